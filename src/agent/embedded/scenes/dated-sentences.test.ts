import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { film } from "../plan.fixture.ts";
import { splitSentences } from "../text/sentences.ts";
import { HISTORIES, LONG } from "./dated-sentences.fixture.ts";
import { datedSentences } from "./dated-sentences.ts";

describe("prose that tells a history", () => {
  for (const [base, { told, shown }] of Object.entries(HISTORIES))
    it(`in ${base}: dates, and what happened`, () => {
      const found = datedSentences(told, base);
      assert.deepEqual(
        [...(found?.values() ?? [])].map(({ date, text }) => [date, text]),
        shown,
      );
    });

  it("may have its date within a sentence, and a verb alone behind it", () => {
    for (const [base, text, ...shown] of [
      [
        "pl",
        "Szkołę otwarto w 1921 roku. W 1944 spłonęła jej prawa część. Odbudowano ją w 1950 roku.",
        "1921 Szkołę otwarto",
        "1944 Spłonęła jej prawa część",
        "1950 Odbudowano ją",
      ],
      [
        "es",
        "La fábrica abrió en 1928. En 1953 llegaron las primeras máquinas. Cerró en 1994.",
        "1928 La fábrica abrió",
        "1953 Llegaron las primeras máquinas",
        "1994 Cerró",
      ],
      [
        "ar",
        "افتتحت المكتبة عام 1932. احترق جناحها الشرقي عام 1958. أعيد بناؤها عام 1964 وما زالت تعمل.",
        "1932 افتتحت المكتبة",
        "1958 احترق جناحها الشرقي",
        "1964 أعيد بناؤها وما زالت تعمل",
      ],
      [
        "ja",
        "図書館は1952年に開館しました。1978年に今の場所へ移りました。2011年の地震で屋根が壊れました。",
        "1952年 図書館は開館しました",
        "1978年 今の場所へ移りました",
        "2011年 地震で屋根が壊れました",
      ],
      [
        "ko",
        "다리는 1926년에 놓였습니다. 1951년에 전쟁으로 무너졌습니다. 1958년에 다시 지어졌습니다.",
        "1926년 다리는 놓였습니다",
        "1951년 전쟁으로 무너졌습니다",
        "1958년 다시 지어졌습니다",
      ],
      [
        "tr",
        "Köprü 1782'de yapıldı. 1909'da sel iki kemeri götürdü. 1974'te arabalara kapandı.",
        "1782 Köprü yapıldı",
        "1909 Sel iki kemeri götürdü",
        "1974 Arabalara kapandı",
      ],
      [
        "uk",
        "Маяк збудували 1864 року. У 1919 році його підірвали. У 1923 році вежу відновили.",
        "1864 Маяк збудували",
        "1919 Його підірвали",
        "1923 Вежу відновили",
      ],
    ] as const) {
      // prettier-ignore
      const found = datedSentences(splitSentences(text, base), base);
      assert.deepEqual([...(found?.values() ?? [])].map((one) => `${one.date} ${one.text}`), shown); // prettier-ignore
    }
    // A price, and a word that leans on the one before, are none.
    for (const [base, text] of [
      ["sv", "Den kostar 1500. Det tar 1800 steg. Den rymmer 2000."],
      ["cs", "Mlýn postavili v roce 1842. Roku 1903 ho prodali. Roku 1911 ho obnovili."],
    ] as const)
      assert.equal(datedSentences(splitSentences(text, base), base), null, text);
  });

  it("is none out of the order of time, with few dates, or about something else", () => {
    const none = [
      ["In 1940 it closed for good.", "In 1921 it was large.", "In 1905 it opened there."],
      ["In 1905 it opened there.", "In 1921 it was large."],
      [
        "In 1905 it opened there.",
        "People liked it a lot.",
        "It was cheap.",
        "In 1921 it grew.",
        "In 1940 it closed.",
      ],
      // Nobody on the axis is "they", and "it" is neither the firm nor the lab.
      [
        "They founded the firm in 1960.",
        "Their first joint product went on sale in 1963.",
        "By 1970 it was installed in 61 ports.",
      ],
      ["It costs 1500 euros to rent.", "It takes 1800 steps.", "It has 2000 seats."],
      ["In 1905 and 1906 they built.", "From 1910 to 1912 they dug.", "Then came the war."],
    ];
    for (const told of none) assert.equal(datedSentences(told, "en"), null, told.join(" "));
  });

  it("of long sentences has the event of each, shortened by its grammar", () => {
    for (const [base, told, shown] of LONG) {
      const found = datedSentences(told, base);
      assert.deepEqual(
        [...(found?.values() ?? [])].map(({ date, text }) => [date, text]),
        shown,
        base,
      );
    }
  });

  it("is the longest row of dated sentences; what stands before and after it is told by itself", () => {
    const row = [
      "In 1894 Joseph Hallam opened a bakery in Mill Lane.",
      "By 1911 he owned four shops.",
      "His daughter Edith took over the business in 1938.",
    ];
    const before = "The bakery has always been a family business with few words.";
    const after = "During the war the bakery made nothing but a grey loaf, which nobody liked.";
    const { scenes } = film(
      `# Bread\n\n## The bakery\n${[before, ...row, after].join(" ")}\n\n## Today\nThe ovens are warm.`,
    );
    const at = scenes.findIndex(({ visual }) => visual.kind === "timeline");
    assert.deepEqual(scenes[at]?.narration, row);
    assert.deepEqual(scenes[at - 1]?.narration, [before]);
    assert.deepEqual(scenes[at + 1]?.narration, [after]);
  });

  it("is not told on an axis where an event cannot be shortened without loss", () => {
    for (const sentence of [
      "1968 beschloss der Stadtrat nach langem Streit im ganzen Land, die alte Straßenbahn durch neue Busse zu ersetzen.",
      "In 1887 the old canal was sold at a great loss to the very company that was building a much larger one beside it.",
    ]) {
      const base = sentence.startsWith("In") ? "en" : "de";
      assert.equal(datedSentences([sentence, sentence, sentence], base), null, sentence);
    }
  });

  it("is told as it is written, beside its axis", () => {
    const { told = [] } = HISTORIES["it"] ?? {};
    const plan = film(
      `# I ponti\n\n## La storia\n${told.join(" ")}\n\n## Oggi\nI ponti sono dodici e belli.`,
      "it",
    );
    const scene = plan.scenes.find(({ visual }) => visual.kind === "timeline");
    assert.deepEqual(scene?.narration, told);
    assert.ok(scene?.visual.kind === "timeline");
    assert.deepEqual(
      scene.visual.events.map(({ cue }) => cue),
      told.map((_, sentence) => ({ sentence, offset: 0 })),
    );
  });
});

it("a date and a colon of any width open an event, and an age between two of them is one", () => {
  const told = ["605年：建成。", "唐代:中书令张嘉贞为它作铭。", "1933年:梁思成前来测绘。", "1991年：美国土木工程师学会把它定为国际土木工程历史古迹。"]; // prettier-ignore
  const shown = [...(datedSentences(told, "zh")?.values() ?? [])].map(({ date, text }) => `${date}|${text}`);
  assert.deepEqual(shown, ["605年|建成", "唐代|中书令张嘉贞为它作铭", "1933年|梁思成前来测绘", "1991年|美国土木工程师学会把它定为国际土木工程历史古迹"]); // prettier-ignore
  const { scenes } = film(
    "# A canal\n\n## How it grew\n\n1774: the first lock is dug. 1789: the canal reaches the coal. War years: the boats lie idle. 1951: the last cargo.\n",
  );
  const line = scenes.find(({ visual }) => visual.kind === "timeline");
  assert.deepEqual(line?.visual.kind === "timeline" ? line.visual.events.map(({ date }) => date) : [], ["1774", "1789", "War years", "1951"]); // prettier-ignore
  assert.equal(
    datedSentences(["Note: salt eats iron.", "Tip: rinse the tools.", "Care: do not drink."], "en"),
    null,
  );
});

it("a month without its year is of the year that was told before", () => {
  const plans: [language: string, sentences: string[], dates: string[]][] = [
    ["en", ["In March 2026 the pool opens.", "In June the slide follows.", "By October the whole bath is finished."], ["March 2026", "June", "By October"]],
    ["de", ["Im März 2026 öffnet das Bad.", "Im Juni folgt die Rutsche.", "Im Oktober ist alles fertig."], ["März 2026", "Juni", "Oktober"]],
    ["fr", ["En mars 2026, la piscine ouvre.", "En juin, le toboggan suit.", "En octobre, tout est fini."], ["mars 2026", "juin", "octobre"]],
    ["zh", ["2025年3月，城北分馆开放。", "6月，少儿馆改造完成。", "10月，古籍数字平台上线。"], ["2025年3月", "6月", "10月"]],
    ["ko", ["2025년 3월 도서관이 문을 엽니다.", "6월 어린이실 공사가 끝납니다.", "10월 새 버스가 다닙니다."], ["2025년 3월", "6월", "10월"]],
  ]; // prettier-ignore
  for (const [language, sentences, dates] of plans) {
    const found = [...(datedSentences(sentences, language)?.values() ?? [])];
    assert.deepEqual(found.map(({ date }) => date), dates); // prettier-ignore
    assert.equal(new Set(found.map(({ year }) => year)).size, 1);
  }
  // A year alone has no month to go on from.
  assert.equal(datedSentences(["In 1950 the pool opened.", "In June the slide followed.", "In October it closed."], "en"), null); // prettier-ignore
});

it("a span of years in words is one date, and German events all have their subject first, or none", () => {
  const told = (text: string, base: string) =>
    [...(datedSentences(splitSentences(text, base), base)?.values() ?? [])].map(({ date, text: event }) => `${date}: ${event}`); // prettier-ignore
  assert.deepEqual(
    told(
      "From 1792 to 1798 two men measured the arc. In 1799 a standard was made. In 1875 seventeen countries signed.",
      "en",
    ),
    ["1792–1798: Two men measured the arc", "1799: A standard was made", "1875: Seventeen countries signed"],
  );
  assert.deepEqual(
    told(
      "1791 schlug die Akademie vor, den zehnten Teil zu nehmen. 1799 goss man einen Urmeter aus Platin. 1875 unterzeichneten siebzehn Staaten die Meterkonvention. Seit 1983 wird das Meter über das Licht bestimmt.",
      "de",
    ).slice(-3),
    ["1799: goss man einen Urmeter aus Platin", "1875: unterzeichneten siebzehn Staaten die Meterkonvention", "1983: wird das Meter über das Licht bestimmt"], // prettier-ignore
  );
});

it("years before Christ, and of three digits beside others, are dates", () => {
  const dates = (text: string, base: string) =>
    [...(datedSentences(splitSentences(text, base), base)?.values() ?? [])].map(({ date }) => date);
  assert.deepEqual(
    dates(
      "Nel 138 a.C. l'imperatore mandò un uomo. Nel 552 due monaci portarono le uova. Nel 1271 Marco Polo partì.",
      "it",
    ),
    ["138 a.C.", "552", "1271"],
  );
  assert.deepEqual(
    dates("In 44 BC Caesar was killed. In 476 the last emperor fell. In 1453 the other Rome fell.", "en"),
    ["44 BC", "476", "1453"],
  );
  // Out of order, and things that are counted.
  assert.deepEqual(dates("In 476 the last emperor fell. In 44 BC Caesar was killed. In 27 BC Rome had a prince.", "en"), []); // prettier-ignore
  assert.deepEqual(dates("In 250 villages people vote. In 300 they do not. In 400 nobody asks.", "en"), []);
});

it("a clause behind a semicolon is not the event, and one clause is whole though it is a line longer", () => {
  const told = datedSentences(
    [
      "In 1889 the first electric tram ran between Box Hill and Doncaster, through orchards and past angry farmers; it closed in 1896.",
      "By 1891 the cable network was one of the largest in the world.",
      "In 1922 Jean-François Champollion saw that the signs stand for sounds as well as for ideas.",
    ],
    "en",
  );
  assert.deepEqual(
    [...(told?.values() ?? [])].map(({ date, text }) => [date, text]),
    [
      ["1889", "The first electric tram ran between Box Hill and Doncaster"],
      ["By 1891", "The cable network was one of the largest in the world"],
      ["1922", "Jean-François Champollion saw that the signs stand for sounds as well as for ideas"],
    ],
  );
});
