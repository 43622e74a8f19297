import assert from "node:assert/strict";
import { test } from "node:test";
import { shown } from "../plan.fixture.ts";

const items = (text: string, language: string): string[] => {
  const visual = shown(text, language);
  return visual.kind === "bullets" ? visual.items.map(({ label }) => label) : [];
};

test("in a row of values the last piece keeps what shares its value", () => {
  for (const [language, text, last] of [
    [
      "en",
      "Old programs counted material: a queen is worth 9 pawns, a rook 5, a bishop or knight 3.",
      "A bishop or knight 3",
    ],
    [
      "en",
      "Old programs counted material: a queen is worth nine pawns, a rook five, a bishop or a knight three.",
      "A bishop or a knight three",
    ],
    [
      "de",
      "Alte Programme zählten Material: Eine Dame ist neun Bauern wert, ein Turm fünf, ein Läufer oder Springer drei.",
      "Ein Läufer oder Springer drei",
    ],
    [
      "fr",
      "Les vieux programmes comptaient le matériel : une dame vaut neuf pions, une tour cinq, un fou ou un cavalier trois.",
      "Un fou ou un cavalier trois",
    ],
    [
      "ru",
      "Старые программы считали материал: ферзь стоит 9 пешек, ладья 5, слон или конь 3.",
      "Слон или конь 3",
    ],
  ] as const) {
    // prettier-ignore
    const found = items(text, language);
    assert.deepEqual([found.length, found.at(-1)], [3, last], text);
  }
});

test("where each part has a value of its own, or none has, the last two are apart", () => {
  assert.deepEqual(items("The menu is short: soup for 4 euros, bread for 2 and tea for 1.", "en"), ["Soup for 4 euros", "Bread for 2", "Tea for 1"]); // prettier-ignore
  assert.deepEqual(items("The kit holds three things: a hammer, a saw and nails.", "en"), ["A hammer", "A saw", "Nails"]); // prettier-ignore
});

test("a row is parted at the last word of its own language, and what its first part names is none", () => {
  assert.deepEqual(items("You need three things: bread, butter and a cup of tea.", "en"), ["Bread", "Butter", "A cup of tea"]); // prettier-ignore
  assert.deepEqual(items("Er zijn drie dingen nodig: brood, boter en een kop thee.", "nl"), ["Brood", "Boter", "Een kop thee"]); // prettier-ignore
  const bulges: [string, string][] = [
    ["es", "La diferencia estira los océanos: se forman dos abultamientos, uno hacia la Luna y otro en el lado contrario."], // prettier-ignore
    ["en", "The sea is stretched: two bulges form, one towards the Moon and another on the far side."],
    [
      "de",
      "Das Meer wird gestreckt: Es bilden sich zwei Berge, einer zum Mond hin und ein anderer dahinter.",
    ],
  ];
  for (const [language, text] of bulges) assert.deepEqual(items(text, language), [], text);
});

test("behind a colon a capital begins a sentence, where no names stand in a row", () => {
  for (const [language, text] of [
    ["da", "Om aftenen: Rør smør, sukker og to æg i en skål."],
    ["sv", "På morgonen: Blanda mjöl, vatten och en nypa salt i bunken."],
    ["cs", "Večer: Smíchejte mouku, vodu a trochu soli v míse."],
  ] as const)
    assert.deepEqual(items(text, language), [], text);
  assert.deepEqual(items("Vi besøgte tre byer: Aarhus, Odense og Esbjerg.", "da"), ["Aarhus", "Odense", "Esbjerg"]); // prettier-ignore
  assert.deepEqual(items("Det kræver tre ting: mel, vand og salt.", "da"), ["Mel", "Vand", "Salt"]);
});

test("a comma within brackets or quotation marks parts no items", () => {
  for (const [language, text, found] of [
    [
      "en",
      "The bag holds these: a torch (with batteries, size AA), a radio, and the “Fox, goose and grain” game.",
      ["A torch (with batteries, size AA)", "A radio", "The “Fox, goose and grain” game"],
    ],
    [
      "de",
      "In der Halle liegen vier Dinge: der Verbandskasten (zweite Schublade, blaue Kiste), Kühlpacks, Decken und der Defibrillator (Eingang, links).",
      ["Der Verbandskasten (zweite Schublade, blaue Kiste)", "Kühlpacks", "Decken", "Der Defibrillator (Eingang, links)"],
    ],
    [
      "es",
      "En el armario hay tres cosas: el botiquín (segundo cajón, caja azul), vendas y un extintor (6 kg, rojo).",
      ["El botiquín (segundo cajón, caja azul)", "Vendas", "Un extintor (6 kg, rojo)"],
    ],
    [
      "ja",
      "入れるものは三つです：救急セット（二段目の引き出し、青い箱）、懐中電灯、毛布。",
      ["救急セット（二段目の引き出し、青い箱）", "懐中電灯", "毛布"],
    ],
  ] as const) assert.deepEqual(items(text, language), found); // prettier-ignore
});

test("in Chinese and Japanese a full comma parts things only behind what says that they follow", () => {
  assert.deepEqual(items("我们能做的事：减少碳排放，选择不含氧苯酮的防晒霜，潜水时不碰珊瑚。", "zh"), [
    "减少碳排放",
    "选择不含氧苯酮的防晒霜",
    "潜水时不碰珊瑚",
  ]);
  for (const text of [
    "他说得很清楚：天气变冷，花开得晚，蜜蜂也少。",
    "要记住的事：天气变冷，所以花开得晚，蜜蜂也少。",
  ])
    assert.deepEqual(items(text, "zh"), [], text);
});

test("as many things as a lead counts follow it in Chinese, and 和 behind a verb parts none", () => {
  assert.deepEqual(
    items("有三件事千万别做：不要把电池拎回家充，不要从窗户往下拉电线，也不要用别人的旧充电器凑合。", "zh"),
    ["不要把电池拎回家充", "不要从窗户往下拉电线", "不要用别人的旧充电器凑合"],
  );
  assert.ok(!items("请这样做：先挂断，不要和对方争论。", "zh").includes("对方争论"));
});

test("what a sentence only counts that there is, is a row of things", () => {
  for (const [language, text, things] of [
    ["en", "We have 60 desks, 8 phone booths, 4 meeting rooms and one large kitchen.", 4],
    ["es", "Hay 60 puestos, 8 cabinas para llamadas, 4 salas de reuniones y una cocina grande.", 4],
    ["de", "Es gibt 60 Plätze, 8 Telefonkabinen, 4 Besprechungsräume und eine große Küche.", 4],
    ["fr", "Il y a 60 postes, 8 cabines, 4 salles de réunion et une grande cuisine.", 4],
    ["nl", "Er zijn 60 werkplekken, 8 belhokjes, 4 vergaderzalen en een grote keuken.", 4],
    // What is not counted may be anything: "no time, no money and no plan".
    ["en", "We have no time, no money and no plan.", 0],
    ["es", "Hay quien llega tarde, quien no llega y quien se va.", 0],
  ] as const)
    assert.equal(items(text, language).length, things, text);
});
