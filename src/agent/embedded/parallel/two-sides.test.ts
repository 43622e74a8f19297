import assert from "node:assert/strict";
import { test } from "node:test";
import { film, shown as visualOf } from "../plan.fixture.ts";
import { splitSentences } from "../text/sentences.ts";
import { contrastedSides } from "./contrasted-sides.ts";
import { headedSides } from "./headed-sides.ts";
import type { TwoSides } from "./side-points.ts";

function shown(found: TwoSides | null): Record<string, string[]> | null {
  return found === null
    ? null
    : Object.fromEntries(found.sides.map(({ title, points }) => [title, points.map(({ text }) => text)]));
}

function headed(
  names: string[],
  text: string,
  language: string,
  sure = true,
): Record<string, string[]> | null {
  return shown(headedSides(splitSentences(text, language), 0, { names, sure }, language));
}

function contrasted(text: string, language: string): Record<string, string[]> | null {
  return shown(contrastedSides(splitSentences(text, language), 0, language));
}

test("two things that a heading names each have what is said of them, whole", () => {
  for (const [language, names, text, expected] of [
    [
      "en",
      ["Gas boiler", "heat pump"],
      "A gas boiler costs less to buy. A heat pump needs more space but uses a third of the energy.",
      {
        "Gas boiler": ["Costs less to buy"],
        "Heat pump": ["Needs more space but uses a third of the energy"],
      },
    ],
    // In one sentence.
    [
      "en",
      ["Gas boiler", "heat pump"],
      "A gas boiler is cheap, while a heat pump costs twice as much.",
      { "Gas boiler": ["Cheap"], "Heat pump": ["Costs twice as much"] },
    ],
    [
      "en",
      ["Paper bags", "plastic bags"],
      "Paper bags rot in weeks. They need more water. Plastic bags survive the rain. In the sea they last for centuries.",
      {
        "Paper bags": ["Rot in weeks", "They need more water"],
        "Plastic bags": ["Survive the rain", "In the sea they last for centuries"],
      },
    ],
    [
      "de",
      ["Stadtrad", "E-Bike"],
      "Ein Stadtrad ist leicht. Ein E-Bike nimmt jeden Berg, wiegt aber 25 Kilo.",
      { Stadtrad: ["Ist leicht"], "E-Bike": ["Nimmt jeden Berg, wiegt aber 25 Kilo"] },
    ],
    [
      "fr",
      ["Train", "avion"],
      "Le train part du centre-ville. L'avion va plus vite.",
      { Train: ["Part du centre-ville"], Avion: ["Va plus vite"] },
    ],
    [
      "es",
      ["Café", "té"],
      "El café actúa en pocos minutos. El té, en cambio, dura más tiempo.",
      { Café: ["Actúa en pocos minutos"], Té: ["Dura más tiempo"] },
    ],
    [
      "it",
      ["Occhiali", "lenti a contatto"],
      "Gli occhiali durano anni. Le lenti a contatto, invece, vanno pulite ogni sera.",
      { Occhiali: ["Durano anni"], "Lenti a contatto": ["Vanno pulite ogni sera"] },
    ],
    // The noun is of both.
    [
      "en",
      ["Electric", "petrol mower"],
      "An electric mower starts at once. A petrol mower has more power.",
      { "Electric mower": ["Starts at once"], "Petrol mower": ["Has more power"] },
    ],
    [
      "en",
      ["Walk in", "book"],
      "Walking in works on quiet mornings. Booking keeps your chair free.",
      { "Walk in": ["Works on quiet mornings"], Book: ["Keeps your chair free"] },
    ],
    // Inflected.
    [
      "ru",
      ["Ипотека", "аренда"],
      "Ипотека связывает на двадцать лет. С арендой деньги уходят хозяину.",
      { Ипотека: ["Связывает на двадцать лет"], Аренда: ["С арендой деньги уходят хозяину"] },
    ],
    [
      "ar",
      ["القهوة", "الشاي"],
      "القهوة تنبه بسرعة. أما الشاي فيحتوي على كافيين أقل.",
      { القهوة: ["تنبه بسرعة"], الشاي: ["يحتوي على كافيين أقل"] },
    ],
    [
      "zh",
      ["油车", "电车"],
      "油车加油只要五分钟。电车每公里的费用更低。",
      { 油车: ["加油只要五分钟"], 电车: ["每公里的费用更低"] },
    ],
    [
      "ja",
      ["電子書籍", "紙の本"],
      "電子書籍は暗い場所でも読めます。一方、紙の本は電池がいりません。",
      { 電子書籍: ["暗い場所でも読めます"], 紙の本: ["電池がいりません"] },
    ],
    [
      "ko",
      ["전기차", "가솔린차"],
      "전기차는 조용하고 연료비가 적게 듭니다. 반면 가솔린차는 먼 길에 편합니다.",
      { 전기차: ["조용하고 연료비가 적게 듭니다"], 가솔린차: ["먼 길에 편합니다"] },
    ],
  ] as const)
    assert.deepEqual(headed([...names], text, language), expected, text);
});

test("what is said of both is the verdict, and what is told first stands first", () => {
  const text =
    "Coffee works fast and hits hard. Tea has less caffeine. Both are mostly water. We drink them at work.";
  const found = headedSides(splitSentences(text, "en"), 0, { names: ["Tea", "coffee"], sure: true }, "en");
  assert.deepEqual(found?.sides.map(({ title }) => title), ["Coffee", "Tea"]); // prettier-ignore
  assert.equal(found?.verdict?.text, "Both are mostly water");
  assert.equal(found?.count, 3);
});

test("a heading with an or in it compares nothing where the text does not", () => {
  assert.equal(headed(["Trick", "treat"], "The treat is a bag of sweets, and nobody remembers the trick.", "en", false), null); // prettier-ignore
  assert.equal(headed(["Love", "money"], "Money is short in the family, and love is a word that nobody uses.", "en", false), null); // prettier-ignore
  assert.equal(
    headed(["Marie", "la patience"], "Marie attendait son fils. Elle comptait les bateaux.", "fr"),
    null,
  );
  assert.equal(headed(["Coffee", "tea"], "Coffee: 95 mg, black tea: 47 mg.", "en"), null);
  assert.equal(headed(["Coffee", "tea"], "Is coffee stronger? Tea is.", "en"), null);
  assert.equal(headed(["Coffee", "tea"], "Coffee and tea both come from warm countries.", "en"), null);
});

test("without a heading two things are compared where the text says so and names both", () => {
  assert.deepEqual(
    contrasted(
      "The gas boiler is cheap to install. The heat pump, on the other hand, costs twice as much.",
      "en",
    ),
    { "Gas boiler": ["Cheap to install"], "Heat pump": ["Costs twice as much"] },
  );
  assert.deepEqual(
    contrasted("While a French press keeps the oils in the cup, a paper filter holds them back.", "en"),
    { "French press": ["Keeps the oils in the cup"], "Paper filter": ["Holds them back"] },
  );
  assert.deepEqual(
    contrasted("Der Gasherd heizt sofort. Die Kochplatte dagegen braucht einige Minuten.", "de"),
    { Gasherd: ["Heizt sofort"], Kochplatte: ["Braucht einige Minuten"] },
  );
  assert.deepEqual(contrasted("電子書籍は何冊でも持ち歩けます。一方、紙の本は電池がいりません。", "ja"), {
    電子書籍: ["何冊でも持ち歩けます"],
    紙の本: ["電池がいりません"],
  });
});

test("stories, people and times are no comparison", () => {
  for (const [language, text] of [
    ["en", "Vincent sold one picture in his life. Pablo, on the other hand, sold thousands."],
    ["en", "While the village slept, the snow covered the road."],
    ["en", "While the kettle boils, the cat watches the window."],
    ["en", "The plan was good. The weather, on the other hand, was not."],
    ["de", "Die Mutter schlief tief. Der Vater dagegen stand die ganze Nacht am Fenster."],
    ["en", "The boiler is old. It leaks."],
    // "An almost" and "a freshly" are no things.
    ["en", "A narrow bay squeezes the water upwards, while an almost closed sea hardly notices the Moon."],
    ["en", "A freshly painted wall reflects the light, while a dark wall takes it in."],
    ["de", "Das Dach des Hauses ist alt. Das Tor des Hofes dagegen ist neu."],
  ] as const)
    assert.equal(contrasted(text, language), null, text);
});

test("sides are told from their first sentence on, and a long passage of one is no comparison", () => {
  const many = Array.from({ length: 9 }, (_, at) => `A gas boiler has the property number ${at}.`).join(" ");
  const text = `${many} A heat pump has another.`;
  const sentences = splitSentences(text, "en");
  const names = { names: ["Gas boiler", "heat pump"], sure: true };
  for (const [at] of sentences.entries()) assert.equal(headedSides(sentences, at, names, "en"), null);
});

test("what goes on with a joined and is set against nothing, nor are three things named in a row two", () => {
  const hebrew = visualOf("הקיבה שלו קטנה כמו דובדבן, והמעיים שלו עדיין לא בשלים.", "he");
  assert.notEqual(hebrew.kind, "comparison");
  const dryers = film(
    "# Vented, condenser or heat pump?\n\nA vented dryer pushes it outdoors through a hose, so it needs a wall or a window. A condenser dryer cools it and collects the water in a tank, which you empty after each load. A heat pump dryer also collects the water, but it reuses the heat again and again.",
  );
  assert.ok(dryers.scenes.every(({ visual }) => visual.kind !== "comparison"));
});
