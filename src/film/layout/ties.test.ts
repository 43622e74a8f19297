import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { themeFor } from "../components/testing/theme-for.ts";
import { textBlock } from "./text-block.ts";
import { directionOf } from "./text-context.ts";
import { partsName, TIE, tied } from "./ties.ts";

describe("spaces at which a line does not break", () => {
  const cases: [string, string][] = [
    [
      "a number and what it counts, in the way of Korean",
      "하루 여덟_시간 자는 법, 마지막 한_잔, 책을 열_쪽쯤, 종이는 천_년, 비단은 오백_년, 아흔아홉_번",
    ],
    [
      "what Korean counts, and an adverb of one syllable",
      "한국 가정 열_집 가운데 아홉_집, 배추 백_포기를, 갓_담근 김치, 더_많이 못_먹는 날",
    ],
    ["what is under way, in Korean", "지금은 공사_중이라 뒷문으로, 요리_중인 냄비"],
    ["a noun and its place, in Korean", "도서관 문_앞에 두고 밥을 안_먹어요, 건물_안에서"],
    [
      "a number that is called",
      "24_saat: 0212_555_01_40, 070-123_45_67, or +44_20_7946_0958, 61_555_01_23, 55_4821_9037 and 1 200_people",
    ],
    ["a value and what has it", "For n_=_1,000 the margin is small"],
    ["what is divided by what", "it sits on: age_= diameter_/_growth rate, and/or 5 / 7 of it"],
    ["the hour and its half of the day in English", "Open daily, 8_am to 6_pm, at 11_a.m. sharp"],
    ["a span of hours with blanks", "Open 7am_-_10pm, 8.30_–_11_Uhr, from 15_January_– 3_February"],
    ["a day and its month", "hasta el 20_de_abril, dia_3_de_maio, 5 de ellos"],
    ["a product and its number", "Tidewell_3_tells you at a glance"],
    ["what is counted by two words", "12,000 בתי אב"],
    ["an amount and its currency", "from NOK_52_million to CHF_61, about R$_40 for us"],
    ["how long, in words", "three failures, five_seconds apart, nach drei_Stunden"],
    ["from when to when", "Shift is 22:45_to_7:15, von 9.30_bis_11.00_Uhr"],
    ["one thing after the other", "goes through the bill line_by_line, Schritt_für_Schritt, day_after_day"],
    ["how many of how many", "loaves fell from 1_in_4 to 1_in_15, 9_out_of_10 in 2024"],
    ["a score or a ratio", "beat him 3.5_to_2.5, verkauft: 53_zu_47_Prozent, but 1990 to 2005"],
    ["a sum and what it comes to", "12_divided_by_3_is_4, so the storm is 4_kilometres away, 3_times larger"],
    [
      "an operation, which may break before what it comes to",
      "एक दिन में 75_×_12_/_1000 =_0.9_यूनिट, or 3_kg_×_2.5_km ≈_7.5, 12_/_4 =_3",
    ],
    ["but no span, and no two years", "from 12_– 15_to_20 - 30, in 2026/27, 5_of_7, Part_3 / B, 5 / 7 of it"],
    ["a short name in quotation marks", "Станция «Парк_Победы» лежит на глубине 84_метра"],
    ["initials and titles", "и В._И._Ленин, Dr._Anna Vogel"],
    [
      "labels and abbreviations",
      "nur zu Los_3 zugelassen, gem._DIN_18032, see Fig._3, автобус №_6, z._B. so",
    ],
    [
      "dates and times",
      "bis zum 6._März_2026, 12:00_Uhr, в 1438_году, 22_October_1707, el 3_de_mayo_de 2026",
    ],
    [
      "a day and its month, and a weekday without a comma",
      "am Montag, 16._Juni, um 9_Uhr, le 1er_septembre, Friday_14_May, 9_iunie, on May_14",
    ],
    ["the hour and its half of the day", "الساعة 10:00_صباحًا و9:30_مساءً, בשעה 10:00_בבוקר, в 9:30_утра"],
    [
      "a name that ends in figures",
      "Cadence_20 se plie en 12_secondes, the Fold_60 is light, Typ A und Modell_5",
    ],
    ["a dash and the word before it", "千三百年の白_― 美濃和紙, word_– word"],
    ["hours and minutes", "ab 6_Uhr_30, à 6_h_30, kl._6 og om 7_uur_15, 6_h 30% mer"],
    [
      "a weekday and its date",
      "يوم الجمعة_4_نوفمبر, יום שישי_4_בנובמבר, Friday, 4_November, vendredi_4_novembre",
    ],
    ["a short remark in brackets", "la housse (valeur_:_129_€) est offerte (but not a long remark in them)"],
    ["but no year and no figure before a small word", "In 1905 the city of 14 and more, every 30"],
    ["but no long name", "das Buch „Über die allmähliche Verfertigung der Gedanken“"],
  ];
  for (const [what, text] of cases)
    it(what, () => {
      assert.equal(tied(text.replaceAll("_", " ")).replaceAll(TIE, "_"), text);
    });
});

describe("lines of a text with ties", () => {
  const theme = themeFor("clean_lecture", { width: 1080, height: 1920, fps: 30 }, undefined, "ltr");
  const lines = (text: string, language: string, width: number): string[] =>
    textBlock(
      text,
      { face: "heading", size: 80, color: "#000000" },
      { width },
      { theme, language, direction: directionOf(language) },
    ).lines.map((line) => line.text);

  it("set a compound whole where a line has room for it, and break it where it is wider than the line", () => {
    assert.deepEqual(lines("Le nouveau lave-linge et le sèche-linge", "fr", 560), [
      "Le nouveau",
      "lave-linge et",
      "le sèche-linge",
    ]);
    assert.deepEqual(lines("Un «tee-shirt» propre", "fr", 480), ["Un", "«tee-shirt»", "propre"]);
    assert.deepEqual(lines("Le lave-vaisselle", "fr", 400), ["Le lave-", "vaisselle"]);
  });

  it("keep together what the line has room for", () => {
    for (const width of [420, 480, 560, 700, 860]) {
      assert.ok(!/여덟$/mu.test(lines("하루 여덟 시간 자는 법", "ko", width).join("\n")), String(width));
      assert.ok(!/3$/mu.test(lines("柿を3つずつひもで結ぶ", "ja", width).join("\n")), String(width));
      assert.ok(!/变|八个$/mu.test(lines("每天睡足八个小时", "zh", width).join("\n")), String(width));
    }
    const park = lines("Станция «Парк Победы» в Москве лежит на глубине 84 метра", "ru", 860);
    assert.ok(
      park.some((line) => line.includes("«Парк Победы»")),
      park.join(" / "),
    );
  });

  it("set an address and a date on one line, and call an address broken that has none", () => {
    assert.deepEqual(lines("Rendez-vous sur colibri-velo.example", "fr", 860), ["Rendez-vous sur", "colibri-velo.example"]); // prettier-ignore
    const style = { face: "heading" as const, size: 80, color: "#000000" };
    const narrow = textBlock("Rendez-vous sur colibri-velo.example", style, { width: 700 }, { theme, language: "fr", direction: "ltr" }); // prettier-ignore
    assert.ok(narrow.brokenWord && narrow.lines.every(({ text }) => !text.endsWith("exa")));
    assert.deepEqual(lines("2026年3月12日発売", "ja", 640), ["2026年3月12日", "発売"]);
  });

  it("break before a word in marks that open the other way, and behind it", () => {
    assert.deepEqual(lines("im Volksmund »Fischtreppe« genannt", "de", 640), ["im Volksmund", "»Fischtreppe«", "genannt"]); // prettier-ignore
    assert.ok(lines("Pourquoi dire « oui » quand même ?", "fr", 420).every((line) => !/«$|^»/u.test(line)));
  });

  it("break a name that is wider than the line, at its space", () => {
    const narrow = lines("Станция «Парк Победы»", "ru", 400);
    assert.deepEqual(narrow, ["Станция", "«Парк", "Победы»"]);
  });
});

it("a product's name keeps its number, and a thing the one letter that tells it apart", () => {
  const parts = (text: string): string[] => tied(text).split(" ");
  assert.deepEqual(parts("Die SonnenKiste 2 kommt bald"), ["Die", `SonnenKiste${TIE}2`, "kommt", "bald"]);
  assert.deepEqual(parts("Für die meisten ist Set M richtig"), ["Für", "die", "meisten", "ist", `Set${TIE}M`, "richtig"]); // prettier-ignore
  assert.deepEqual(parts("Then Ada Byron came"), ["Then", "Ada", "Byron", "came"]);
  assert.deepEqual(parts("Then I came by A road"), ["Then", "I", "came", "by", "A", "road"]);
});

it("a name is parted in a sentence, not in a title in capitals or between German nouns", () => {
  const text = "the notes of Ada Lovelace on the engine";
  assert.ok(partsName(text, text.indexOf(" Lovelace"), "en"));
  assert.ok(!partsName(text, text.indexOf(" on"), "en"));
  assert.ok(!partsName("The Notes of Ada Lovelace", "The Notes of Ada".length, "en"));
  assert.ok(!partsName("für die Stadt Weidenau", "für die Stadt".length, "de"));
});
