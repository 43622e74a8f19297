import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { sharesOfText } from "./scenes/shares.ts";
import { findFigures, parseNumber } from "./text/figures.ts";
import { withoutStop } from "./text/sentences.ts";
import { film, shown } from "./plan.fixture.ts";

describe("figures in many languages", () => {
  const said: [language: string, text: string, display: string, value: number][] = [
    ["ar", "أنقذت اللقاحات 154 مليون إنسان خلال خمسين سنة.", "154 مليون", 154],
    ["ar", "يغطي السد ٨٣٪ من الأرض.", "٨٣٪", 83],
    ["hi", "इस योजना से 25 लाख परिवार जुड़े हैं।", "25 लाख", 25],
    ["hi", "भारत में हर साल लगभग 1,100 मिलियन किलोग्राम चाय पी जाती है।", "1,100 मिलियन किलोग्राम", 1100],
    ["ru", "Завод выпустил 12 миллионов машин.", "12 миллионов", 12],
    ["ja", "この町には154万人が住んでいます。", "154万人", 154],
    ["ko", "이 도시에는 154만 명이 삽니다.", "154만", 154],
    ["he", "החיסונים הצילו 154 מיליון בני אדם.", "154 מיליון", 154],
    ["tr", "Şehirde 15 milyon kişi yaşıyor.", "15 milyon", 15],
    ["it", "Vi abitavano circa 60 milioni di persone.", "60 milioni", 60],
  ];
  for (const [language, text, display, value] of said) {
    test(`${language}: ${display}`, () => {
      const visual = shown(text, language);
      // Where nothing but its sentence names it, the sentence stands around its figure.
      if (visual.kind === "statement") {
        const marked = (visual.emphasis ?? []).map(({ start, end }) => visual.text.slice(start, end));
        assert.ok(
          marked.some((one) => one.startsWith(display)),
          `${marked.join("|")} of ${visual.text}`,
        );
        return;
      }
      assert.equal(visual.kind, "number");
      const [figure] = visual.figures;
      assert.ok(figure?.figure.display.startsWith(display), figure?.figure.display);
      assert.equal(figure?.figure.value, value);
      assert.ok(figure.label.length > 0);
    });
  }

  test("a year is no figure, and a letter of the next word no unit", () => {
    for (const [language, text] of [
      ["it", "Nel 212 l'imperatore Caracalla diede la cittadinanza a quasi tutti gli uomini."],
      ["de", "Im Jahr 212 gab der Kaiser allen das Bürgerrecht."],
      ["fr", "L'an 800 vit le couronnement de Charlemagne à Rome."],
      ["en", "In 212, the emperor made nearly everybody a citizen."],
      ["ru", "В 988 году князь крестил город на Днепре."],
    ] as const)
      assert.notEqual(shown(text, language).kind, "number", text);
  });

  test("a number of two scales is one figure, and a year before it no whole", () => {
    for (const [language, text, display] of [
      ["bn", "তারা প্রায় ১ কোটি ২০ লাখ পরিবারে গেছেন।", "১ কোটি ২০ লাখ"],
      ["bn", "২ লাখ ৫০ হাজার মানুষ এসেছে।", "২ লাখ ৫০ হাজার"],
      ["hi", "यहाँ 3 करोड़ 40 लाख लोग रहते हैं।", "3 करोड़ 40 लाख"],
      ["ar", "يسكنها 3 ملايين و200 ألف نسمة.", "3 ملايين و200 ألف"],
      ["zh", "人口为1亿2000万。", "1亿2000万"],
      ["tr", "Kentte 1 milyon 200 bin kişi yaşıyor.", "1 milyon 200 bin"],
    ] as const)
      assert.deepEqual(findFigures(text, language).map(({ figure }) => figure.display.trim().replace(/ (?:लोग|kişi)$/u, "")), [display], text); // prettier-ignore
    assert.equal(findFigures("भारत के 25 लाख, 30 हज़ार घर", "hi").length, 2);
    const visual = shown("১৯৮০ থেকে ১৯৯০ সালের মধ্যে ব্র্যাকের কর্মীরা প্রায় ১ কোটি ২০ লাখ পরিবারে গিয়ে মায়েদের স্যালাইন বানানো শেখান।", "bn"); // prettier-ignore
    assert.ok(!JSON.stringify(visual).includes('"share"'), JSON.stringify(visual));
  });

  test("digits of other scripts and groups by twos have their value", () => {
    assert.equal(parseNumber("١٬٢٣٤٫٥", "ar"), 1234.5);
    assert.equal(parseNumber("१,५४,०००", "hi"), 154_000);
    assert.equal(parseNumber("1,54,000", "hi"), 154_000);
    assert.equal(parseNumber("154,000", "en"), 154_000);
    assert.equal(parseNumber("12:3", "en"), null);
  });
});

test("years before and after the era make a timeline and keep their dots", () => {
  for (const [language, one, two] of [
    ["it", "753 a.C.", "476 d.C."],
    ["de", "753 v. Chr.", "476 n. Chr."],
    ["fr", "753 av. J.-C.", "476 apr. J.-C."],
    ["zh", "公元前753年", "476年"],
    ["en", "753 BC", "476 AD"],
  ] as const) {
    const { scenes } = film(
      `# Rome\n\n## Dates\n\n- ${one}: Roma\n- ${two}: Odoacer\n\n## End\n\nIt fell.\n`,
      language,
    );
    const visual = scenes[1]?.visual;
    assert.equal(visual?.kind, "timeline", one);
    assert.deepEqual(
      visual.events.map(({ date }) => date),
      [one, two],
    );
  }
  assert.equal(withoutStop("Er lebte 9 v. Chr."), "Er lebte 9 v. Chr.");
  assert.equal(withoutStop("The end."), "The end");
});

test("a sentence that opens with a figure is one, and shares are shown though they stand in the introduction", () => {
  const { scenes } = film(
    "# Should we go remote?\n\nWe asked all 312 employees in October. 71% want to stay hybrid, 22% want full remote, 7% want the office every day.\n\n## Costs\n\nNone.\n\n## End\n\nSoon.\n",
  );
  const visual = scenes.find((scene) => scene.visual.kind === "chart")?.visual;
  assert.equal(visual?.kind, "chart");
  assert.deepEqual(visual.categories, [
    "Want to stay hybrid",
    "Want full remote",
    "Want the office every day",
  ]);
});

test("a single figure among much else does not stand for all of it", () => {
  const visual = shown(
    "Three days at home, two in the office. It keeps teams together and costs €1.1 million a year for the building. New colleagues learn faster when they sit next to somebody who knows the way.",
    "en",
  );
  assert.equal(visual.kind, "statement");
});

test("two shares of one thing are no picture of the first", () => {
  const visual = shown(
    "Nach vier Stunden sind noch 75 Prozent davon im Teig, nach 36 Stunden nur noch 10 Prozent. Das ist gut.",
    "de",
  );
  assert.notEqual(visual.kind, "number");
});

test("parts of a whole that a sentence names are a donut, and are said as written", () => {
  const visual = shown("Mais de metade era plástico: 61% plástico, 17% vidro, 12% metal e 10% outros.", "pt");
  assert.equal(visual.kind, "chart");
  assert.equal(visual.chart, "donut");
  assert.deepEqual(visual.categories, ["Plástico", "Vidro", "Metal", "Outros"]);
  assert.deepEqual(visual.series[0]?.values, [61, 17, 12, 10]);
  const other = shown("Growth was 61% in May, 17% in June and 12% in July.", "en");
  assert.equal(other.kind, "chart");
  assert.equal(other.chart, "column", "what does not come to a hundred is no whole, but a course");
});

test("a share of anything is never misread", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 3, maxLength: 7 }), (values) => {
      const parts = values.map((value, at) => `${String(value)}% part ${"abcdefg".charAt(at)}`);
      const shares = sharesOfText(`${parts.slice(0, -1).join(", ")} and ${parts.at(-1) ?? ""}.`, "en");
      const sum = values.reduce((total, value) => total + value, 0);
      assert.equal(shares !== null, Math.abs(sum - 100) <= 1.5);
      if (shares !== null)
        assert.deepEqual(
          shares.points.map(({ value }) => value),
          values,
        );
    }),
  );
});

test("a factor is told with what it compares, and a tagline without its name", () => {
  const visual = shown(
    "Indoor light is 100 times weaker than daylight. We need at least 2,500 lux in the morning.",
    "en",
  );
  assert.equal(visual.kind, "number");
  assert.equal(visual.figures[0]?.label, "Indoor light is 100 times weaker than daylight");
  const { scenes } = film(
    "# Lumen\n\nTagline: Better sleep starts at breakfast.\n\n## Why\n\nLight matters.\n",
  );
  const [title] = scenes;
  assert.equal(
    title?.visual.kind === "title" ? title.visual.subtitle : "",
    "Better sleep starts at breakfast",
  );
});

test("a heading that is a figure is shown large, and said", () => {
  const { scenes } = film(
    "# Bees\n\n## 35,000\n\nThat many bees live in one hive in June.\n\n## 1969\n\nThat year a man walked on the moon.\n",
  );
  const [, bees, moon] = scenes;
  assert.equal(bees?.visual.kind, "number");
  assert.equal(bees.visual.figures[0]?.label, "That many bees live in one hive in June");
  assert.equal(bees.narration[0], "35,000.");
  assert.notEqual(moon?.visual.kind, "number", "a year counts nothing");
});

test("a label does not end in the word that its noun hangs on", () => {
  const visual = shown("Since 1967 a second is 9,192,631,770 swings of a caesium atom.", "en");
  assert.equal(visual.kind === "number" ? visual.figures[0]?.label : "", "Swings of a caesium atom");
});

test("one word is no label where its short sentence says more", () => {
  const visual = shown("Jedes Jahr stecken sich 500.000 Menschen im Krankenhaus an.", "de");
  assert.equal(
    visual.kind === "number" ? visual.figures[0]?.label : "",
    "Menschen stecken sich jedes Jahr im Krankenhaus an",
  );
  const row = shown("La erupción duró 85 días y destruyó más de 1.600 edificios.", "es");
  assert.equal(row.kind === "number" ? row.figures[1]?.label : "", "edificios que destruyó");
});

test("of unequal bars the one farthest from its neighbour stands out", () => {
  const { scenes } = film(
    "# Seas\n\n## Salt\n\n| Sea | g/l |\n|---|---|\n| Dead | 340 |\n| Red | 41 |\n| Black | 18 |\n| Baltic | 8 |\n\n## End\n\nSalt stays.\n",
  );
  const visual = scenes[1]?.visual;
  assert.equal(visual?.kind === "chart" ? visual.highlight : undefined, 0);
});

test("a pronoun names no figure, and a clause says more than one word", () => {
  const visual = shown(
    "Letztes Jahr kamen 430 Gäste, und wir haben 2.180 Euro für die neue Kletterwand gesammelt. Dieses Jahr fehlen noch 1.400 Euro.",
    "de",
  );
  assert.equal(visual.kind, "number");
  const labels = visual.figures.map(({ label }) => label);
  assert.ok(labels.includes("Gäste kamen letztes Jahr"), labels.join(" | "));
  assert.ok(labels.includes("haben wir für die neue Kletterwand gesammelt"), labels.join(" | "));
});

test("a figure without a telling label is seen in its sentence", () => {
  for (const [text, language] of [
    ["The stove weighs 640 g and needs no power.", "en"],
    ["The grant of £7,500 brings it down a good deal for every family.", "en"],
    ["Am 9. Oktober 1989 zogen 70.000 Menschen mit Kerzen um den Ring.", "de"],
    ["A litre of fog holds less than a tenth of a gram of water.", "en"],
    ["The last fifty men climbed down in a quarter of an hour.", "en"],
    ["El tren llega en un cuarto de hora al pueblo.", "es"],
    ["Поезд приходит через четверть часа.", "ru"],
  ] as const)
    assert.equal(shown(text, language).kind, "statement", text);
  const amount = shown("The grant of £7,500 brings it down a good deal for every family.", "en");
  assert.ok(amount.kind === "statement");
  assert.deepEqual(
    amount.emphasis?.map(({ start, end }) => amount.text.slice(start, end)),
    ["£7,500"],
  );
});

test("among prices an age is no figure, and more than half is no half", () => {
  const prices = shown("Adults pay 18 euros at the door. Young people up to 16 years come in for 9 euros. The family ticket costs 42 euros.", "en"); // prettier-ignore
  if (prices.kind === "number")
    for (const { figure } of prices.figures) assert.match(figure.display, /euros/u);
  assert.equal(shown("More than half of that comes from the limestone.", "en").kind, "statement");
});

test("a Hindi label that breaks off before its end is none", () => {
  const torn = "रसोई का लगभग 60% कचरा गीला होता है और उससे 45 से 60 दिन में अच्छी खाद बन सकती है।";
  const visual = shown(torn, "hi");
  if (visual.kind === "number")
    for (const { label } of visual.figures) assert.doesNotMatch(label, /(?:और|उससे)$/u);
});

test("a sentence of four amounts is told by all of them, and why is no name of a figure", () => {
  for (const text of [
    "Revenue rose 4% to £212.4 million, but operating profit fell 11% to £17.8 million because paper prices and energy went the wrong way.",
    "Operating profit was £17.8 million because paper prices went the wrong way in August.",
  ]) {
    const { visual } =
      film(`# Quarter\n\n## First\n\nIt begins.\n\n## Result\n\n${text}\n`).scenes.at(-1) ?? {};
    const labels = visual?.kind === "number" ? visual.figures.map(({ label }) => label) : [];
    assert.ok(
      labels.every((label) => !label.startsWith("Because")),
      labels.join(),
    );
    if (text.startsWith("Revenue")) assert.equal(visual?.kind, "statement");
  }
});

test("hours in a row are no quantity", () => {
  const { scenes } = film(
    "# Fête\n\n## Début\n\nVenez.\n\n## Train\n\nUne navette gratuite part à 10 h, 14 h et 18 h. Le dernier retour est à 1 h 15.\n",
    "fr",
  );
  assert.equal(scenes.at(-1)?.visual.kind, "statement");
});

test("a change keeps what it counts in, and a length along what it is measured; its label is what changed", () => {
  const changes: [language: string, text: string, was: string, is: string, label: string][] = [
    ["tr", "Ortalama bekleme 19 saatten 11 saate indi.", "19 saat", "11 saat", "Ortalama bekleme"],
    ["tr", "Gelir 38 milyon liradan 71 milyon liraya çıktı.", "38 milyon lira", "71 milyon lira", "Gelir"],
    ["ja", "平均の待ち時間は19分から11分に減りました。", "19分", "11分", "平均の待ち時間"],
    ["ko", "평균 대기 시간은 19분에서 11분으로 줄었습니다.", "19분", "11분", "평균 대기 시간"],
    ["es", "El pozo comunal bajó de 48 a 61 metros de profundidad.", "48", "61 m de profundidad", "El pozo comunal"],
  ]; // prettier-ignore
  for (const [language, text, was, is, label] of changes) {
    const visual = shown(text, language);
    assert.ok(visual.kind === "number", text);
    const [figure] = visual.figures;
    assert.deepEqual([figure?.from?.figure.display, figure?.figure.display, figure?.label], [was, is, label]);
  }
});

test("a share under a condition is told with it, and with how near it is; a word that ties sentences is none", () => {
  const shares: [text: string, display: string, label: string][] = [
    ["Found at the earliest stage, more than 9 in 10 people survive five years or longer.", "more than 9 in 10", "people survive five years or longer, found at the earliest stage"],
    ["Found late, about 1 in 10 do.", "about 1 in 10", "Found late"],
    ["For example, 4 in 10 farmers keep bees.", "4 in 10", "farmers keep bees"],
  ]; // prettier-ignore
  for (const [text, display, label] of shares) {
    const visual = shown(text, "en");
    assert.ok(visual.kind === "number", text);
    assert.deepEqual([visual.figures[0]?.figure.display, visual.figures[0]?.label], [display, label]);
  }
});

test("a label torn from its sentence is no card: the sentence stands whole", () => {
  for (const [language, text] of [
    [
      "en",
      "About 31 GPS satellites circle the Earth at an altitude of 20,200 kilometres, each going round twice a day.",
    ],
    ["en", "Some 1,200 volunteers walked the river banks with a net of 3 metres and counted eels."],
    ["en", "Every tonne of old glass melted again saves 300 kilograms of coal."],
    ["de", "Rund 3.000 Wanderer steigen in einer Höhe von 1.580 Metern aus und gehen zur Hütte."],
  ] as const)
    assert.equal(shown(text, language).kind, "statement", text);
  const { scenes } = film(
    "# Clocks\n\n## Time\n\nA signal from overhead needs about 67 milliseconds. An error of one microsecond in the clock is an error of 300 metres on the ground.\n\n## Money\n\nFuel cost us £2.4 million more than in 2023. Ticket prices rose by only 2%.\n",
  );
  const cards = scenes.flatMap(({ visual }) => (visual.kind === "number" ? [visual] : []));
  assert.deepEqual(
    cards.flatMap(({ figures }) => figures.map(({ label }) => label)),
    ["Ticket prices"],
  );
  assert.equal(cards[0]?.eyebrow, undefined, "the year of another sentence");
  // A subject before its verb is whole, and so is a part of what was named.
  const trip = shown("La erupción duró 85 días y destruyó más de 1.600 edificios.", "es");
  assert.equal(trip.kind === "number" ? trip.figures.length : 0, 2);
});

test("no figure falls by more than a minus", () => {
  for (const [language, body] of [
    ["en", "Since 1980 the number of young eels reaching Europe has fallen by more than 90 percent."],
    ["de", "Seit 1980 ist die Zahl der Glasaale in Europa um mehr als 90 Prozent gefallen."],
    ["fr", "Depuis 1980, le nombre de civelles en Europe a baissé de plus de 90 %."],
  ] as const)
    assert.doesNotMatch(JSON.stringify(shown(body, language)), /"display":"−/u, language);
});

test("what says the same in other figures is no name of one", () => {
  for (const [language, body] of [
    ["ru", "Анкету заполнили 812 человек, то есть 70 % работников завода."],
    ["fr", "812 personnes ont répondu, c'est-à-dire 70 % des salariés."],
  ] as const)
    assert.doesNotMatch(
      JSON.stringify(shown(body, language)),
      /"label":"(?:То есть|C['’]est-à-dire)"/u,
      language,
    );
});

test("a change in dated amounts has both years and no word that says when as its unit", () => {
  const cases: [language: string, text: string, label: string][] = [
    ["it", "I casi sono scesi da 4.300 nel 1990 a 90 nel 2020.", "I casi, 1990 → 2020"],
    ["de", "Die Zahl der Fälle sank von 4.300 im Jahr 1990 auf 90 im Jahr 2020.", "Zahl der Fälle, 1990 → 2020"],
    ["en", "Cases fell from 4,300 in 1990 to 90 in 2020.", "Cases, 1990 → 2020"],
  ]; // prettier-ignore
  for (const [language, text, label] of cases) {
    const visual = shown(text, language);
    assert.ok(visual.kind === "number", text);
    const [one] = visual.figures;
    assert.deepEqual([one?.figure.display, one?.label], ["90", label]);
  }
});
