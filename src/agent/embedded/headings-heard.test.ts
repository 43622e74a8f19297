import assert from "node:assert/strict";
import test from "node:test";
import type { StoryScene } from "../../artifacts/storyboard.ts";
import { estimateByCharacters } from "../estimate-seconds.ts";
import { film } from "./plan.fixture.ts";
import { planFilm } from "./plan-film.ts";

const scenesOf = (body: string, language: string): StoryScene[] =>
  planFilm({
    prompt: `# ${TITLES[language] ?? "A film"}\n\n${body}\n`,
    targetLanguage: language,
    duration: "short",
    style: "auto",
    estimateSeconds: (text) => estimateByCharacters(text, language),
  })?.scenes.slice(1) ?? [];

const TITLES: Record<string, string> = {
  he: "המטבח",
  hi: "छत का पानी",
  ja: "地震",
  ru: "Лес летом",
  zh: "用药安全",
};

const told = (body: string, language = "en"): string[] =>
  scenesOf(body, language).flatMap(({ narration }) => narration);

test("what is not so is one sentence under its heading, and no task", () => {
  const [scene] = scenesOf(
    "## What it cannot do\n- See through tunnels or deep water\n- Tell which floor you are on with confidence\n- Know your name: the satellites only transmit",
    "en",
  );
  assert.deepEqual(scene?.narration, [
    "What it cannot do: see through tunnels or deep water; tell which floor you are on with confidence; know your name: the satellites only transmit.",
  ]);
  assert.ok(scene.visual.kind === "bullets" && scene.visual.toDo === undefined);
  assert.deepEqual(
    told(
      "## À ne jamais faire\n- Doubler un camion par la droite, même à l'arrêt\n- Téléphoner en roulant",
      "fr",
    ),
    ["À ne jamais faire : doubler un camion par la droite, même à l'arrêt ; téléphoner en roulant."],
  );
});

test("fragments, steps and rows are told behind their heading in any language; whole sentences need none", () => {
  const first = (body: string, language: string): string => told(body, language)[0] ?? "";
  assert.equal(first("## Carry these\n- Two plastic levers, no steel ones\n- One spare inner tube in your size, for the rear wheel", "en"), "Carry these: two plastic levers, no steel ones."); // prettier-ignore
  assert.equal(first("## If someone reacts\n- Call 999 and stay on the line\n- Never leave them alone", "en"), "If someone reacts: call 999 and stay on the line."); // prettier-ignore
  assert.equal(first("## Если вы увидели огонь\n1. Позвоните 112.\n2. Уходите против ветра.", "ru"), "Если вы увидели огонь: во-первых, позвоните 112."); // prettier-ignore
  assert.equal(first("## 服药前\n1. 看清有效期。\n2. 核对剂量。\n3. 告诉医生你的过敏史。", "zh"), "服药前。");
  assert.equal(
    first("## पानी का रास्ता\n1. छत पर बारिश गिरती है।\n2. फ़िल्टर उसे साफ़ करता है।", "hi"),
    "पानी का रास्ता।",
  );
  assert.equal(
    first("## קרשי חיתוך לפי צבע\n- אדום: בשר נא\n- צהוב: עוף נא\n- כחול: דגים", "he"),
    "קרשי חיתוך לפי צבע.",
  );
  assert.equal(first("## Why four satellites\n- One satellite puts you somewhere on a sphere.\n- Two narrow it to a circle.\n- Three leave two points, one of them far out.", "en"), "One satellite puts you somewhere on a sphere."); // prettier-ignore
  assert.equal(first("## What it is\nFold 60 is a trailer with an aluminium frame. It folds flat.", "en"), "Fold 60 is a trailer with an aluminium frame."); // prettier-ignore
});

test("a row of a judged pair is told and seen as one pair", () => {
  const [scene] = scenesOf(
    "## Vrai ou faux\n| Vrai | Faux |\n|---|---|\n| Le casque est obligatoire avant 12 ans | Le casque est obligatoire pour tous |\n| On peut rouler à deux de front | On doit toujours rouler en file |",
    "fr",
  );
  assert.deepEqual(scene?.narration, [
    "Vrai : le casque est obligatoire avant 12 ans ; faux : le casque est obligatoire pour tous.",
    "Vrai : on peut rouler à deux de front ; faux : on doit toujours rouler en file.",
  ]);
  assert.ok(scene.visual.kind === "comparison");
  assert.deepEqual(scene.visual.sides.map(({ points }) => points.map(({ cue }) => cue?.sentence)), [[0, 1], [0, 1]]); // prettier-ignore
});

test("rows of years tell what they are, with what brackets tell apart", () => {
  assert.deepEqual(
    told(
      "## 過去の地震\n| 年 | 地震 | M | 最大震度 |\n|---|---|---|---|\n| 1995 | 兵庫県南部地震 | 7.3 | 7 |\n| 2016 | 熊本地震(本震) | 7.3 | 7 |\n\n## 後\n揺れに備える。",
      "ja",
    ).slice(0, 3),
    [
      "過去の地震。",
      "1995年：兵庫県南部地震、M7.3、最大震度 7。",
      "2016年：熊本地震(本震)、M7.3、最大震度 7。",
    ],
  );
});

test("what the last section asks for by a day is seen whole, and no figure of it instead", () => {
  const closing = (body: string, language: string): StoryScene["visual"] | undefined =>
    scenesOf(`## A\nB c d e.\n\n## Z\n${body}`, language).at(-1)?.visual;
  const vote = closing("रविवार, 15 जून को हाँ में वोट दें: हर फ़्लैट का हिस्सा लगभग 8,333 रुपये है।", "hi");
  assert.ok(
    vote?.kind === "statement" && vote.text.startsWith("रविवार, 15 जून को हाँ में वोट दें"),
    JSON.stringify(vote),
  );
  const plant = closing("В субботу, 24 мая, приходите на посадку сосен: сбор у школы, лопаты дадим, перчатки возьмите свои.", "ru"); // prettier-ignore
  assert.ok(plant?.kind === "statement" && plant.text.includes("приходите"), JSON.stringify(plant));
});

test("behind an added word a step begins small, a name does not", () => {
  const steps = told("## Steps\n1. Unhook it and pull.\n2. Hook one lever under the bead.\n3. Garmin starts by itself. Garmin needs a minute.", "en"); // prettier-ignore
  assert.deepEqual(steps.slice(1, 4), ["First, unhook it and pull.", "Second, hook one lever under the bead.", "Finally, Garmin starts by itself."]); // prettier-ignore
  const german = told("## Ablauf\n1. Am Vorabend: Hefe ansetzen und abdecken.\n2. Morgens: Teig kneten und formen.\n3. Ofen: Blech auf die Mitte schieben.", "de"); // prettier-ignore
  assert.ok(
    german.some((text) => text.startsWith("Erstens, am Vorabend: ")),
    german.join(" "),
  );
});

test("a condition above prose is heard, since without it the opposite would be told", () => {
  const cases: [language: string, heading: string, body: string][] = [
    ["en", "If a tyre bursts", "Hold the wheel with both hands and do not brake hard."],
    ["de", "Wenn ein Reifen platzt", "Das Lenkrad mit beiden Händen halten und nicht hart bremsen."],
    ["ar", "إذا انفجر إطار", "أمسك المقود بكلتا يديك، ولا تضغط الفرامل بقوة."],
  ];
  for (const [language, heading, body] of cases) {
    const { scenes } = film(`# A film\n\nIt is long enough.\n\n## ${heading}\n\n${body}\n`, language);
    const narration = scenes.flatMap((scene) => scene.narration);
    assert.ok(
      narration.some((said) => said.startsWith(heading)),
      narration.join(" | "),
    );
  }
});

test("a head that goes on in its cells is seen and not heard", () => {
  const table =
    "| Gift | What it pays for |\n|---|---|\n| £25 | A pair of crew gloves |\n| £60 | A helmet light |";
  const { scenes } = film(`# Gifts\n\nIt helps.\n\n## Yours\n\n${table}\n`);
  assert.ok(scenes.flatMap(({ narration }) => narration).includes("£25: a pair of crew gloves."));
});

test("what a verb at the end denies is no row of things", () => {
  const { scenes } = film(
    "# बैंक\n\n## सावधानी\n\nयाद रखें: बैंक का कोई कर्मचारी आपसे ओटीपी, पिन या सीवीवी नहीं पूछता।\n",
    "hi",
  );
  assert.ok(scenes.every(({ visual }) => visual.kind !== "bullets"));
});

test("mistakes are called so before they are told", () => {
  for (const [language, title, points] of [
    [
      "de",
      "Typische Fehler",
      ["Zu kaltes Fett: Die Krapfen saugen sich voll.", "Zu volle Pfanne: Das Fett kühlt ab."],
    ],
    [
      "fr",
      "Les erreurs fréquentes",
      ["Trop d'eau : les racines pourrissent.", "Trop d'ombre : la tige s'allonge."],
    ],
    [
      "en",
      "Common mistakes",
      ["Fat too cold: the fritters soak it up.", "Pan too full: the fat cools down."],
    ],
  ] as const) {
    const { scenes } = film(
      `# T\n\n## ${title}\n\n${points.map((point) => `- ${point}`).join("\n")}\n`,
      language,
    );
    const said = scenes.flatMap(({ narration }) => narration).join(" ");
    assert.ok(said.toLowerCase().includes(title.toLowerCase()), said);
  }
});

test("a heading that denies what fragments below it name is heard, though they stand in a paragraph", () => {
  const scenes = film("# How memory works\n\n## What helps\n\nTest yourself instead of reading again. Wait a day. Sleep on it.\n\n## What does not\n\nHighlighting in yellow. Learning all night. Music with words.\n", "en").scenes; // prettier-ignore
  const denied = scenes.find(({ title }) => title === "What does not");
  assert.deepEqual(denied?.narration.slice(0, 2), ["What does not.", "Highlighting in yellow."]);
  assert.equal(
    denied?.visual.kind === "statement" ? denied.visual.text.includes("What does not") : true,
    false,
  );
});

test("what somebody exclaims between questions is heard, and what only names is not", () => {
  const brief = (head: string) =>
    `## Is dat veel?\n\nJa. Bij 80 decibel kun je acht uur per dag veilig luisteren.\n\n## ${head}\n\nMet schuimdopjes klopt dat, want die dempen vooral de hoge tonen. Een muziekfilter dempt alle tonen even sterk.`;
  const objection = "Maar met oordoppen hoor ik mijn buurman niet meer!";
  assert.ok(told(brief(objection), "nl").includes(objection));
  assert.ok(!told(brief("Veiligheid eerst!"), "nl").includes("Veiligheid eerst!"));
});

test("all steps of a list are told in one form, and no comma leads to a sentence with a capital", () => {
  const { scenes } = film(
    "# Leiter\n\n## Vor dem Aufstieg\n\n1. Prüfen Sie die Sprossen.\n2. Stellen Sie die Leiter auf festen Grund.\n3. Achten Sie auf den Winkel: Anlegeleitern stehen in 65 bis 75 Grad.\n4. Steigen Sie langsam auf.\n",
  );
  const said = scenes.flatMap(({ narration }) => narration);
  assert.ok(
    said.some((text) => text.startsWith("Drittens: Achten Sie auf den Winkel: ")),
    said.join("\n"),
  );
});
