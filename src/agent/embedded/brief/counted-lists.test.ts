import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";
import { countLists } from "./counted-lists.ts";

const ITEMS =
  "1. The ice on the slope melts.\n2. Water runs into the lake below.\n3. The lake flows over its wall.";
const kindOf = (prompt: string): string =>
  film(prompt).scenes.find(({ visual }) => visual.kind === "process" || visual.kind === "bullets")?.visual.kind ?? ""; // prettier-ignore

const HEADS: [language: string, counted: string[], ordered: string[]][] = [
  ["en", ["Three reasons", "Top 3 causes", "Five things to know", "Rules of the hut", "Why it failed", "Common mistakes in the process"], ["How to cross a glacier", "The recipe", "Steps to reduce risks", "The three stages of sleep", "How to avoid mistakes"]],
  ["de", ["Drei Gründe", "Hauptursachen", "Sicherheitsregeln", "Fünf Tipps für den Umbau", "Warum die Brücke brach"], ["So wird es gemacht", "Installationsschritte", "Zubereitung", "Der Garten im Mai"]],
  ["fr", ["Trois raisons", "Les causes de la panne", "Conseils pour la préparation", "Pourquoi partir"], ["Les étapes", "Comment éviter les erreurs", "La recette"]],
  ["es", ["Tres razones", "Cinco cosas que conviene saber", "Causas del problema"], ["Cómo se prepara", "Los pasos", "Receta"]],
  ["it", ["I tre motivi del successo", "Regole della casa"], ["Come si prepara", "Le fasi"]],
  ["pt", ["Três motivos", "Dicas para a preparação"], ["Modo de preparo", "Etapas"]],
  ["nl", ["Drie redenen", "Huisregels"], ["Stappenplan: de stappen", "Bereiding"]],
  ["sv", ["Tre orsaker", "Goda råd"], ["Steg för steg", "Tillagning"]],
  ["pl", ["Trzy powody", "Zasady domu"], ["Jak to zrobić", "Kroki"]],
  ["cs", ["Tři důvody", "Pravidla domu"], ["Postup", "Jak na to"]],
  ["ru", ["Четыре причины роста цен", "Правила дома", "Почему это важно"], ["Как приготовить", "Порядок действий"]],
  ["uk", ["Три причини", "Поради"], ["Як приготувати", "Кроки"]],
  ["tr", ["Üç neden", "Ev kuralları"], ["Nasıl yapılır", "Hazırlanışı"]],
  ["ar", ["ثلاثة أسباب", "نصائح مهمة"], ["كيفية التحضير", "الخطوات"]],
  ["he", ["שלוש סיבות", "כללי הבית"], ["איך מכינים", "שלבים"]],
  ["hi", ["तीन कारण", "ज़रूरी नियम"], ["कैसे बनाएँ", "बनाने की विधि"]],
  ["zh", ["三个原因", "安装失败的原因", "注意事项"], ["安装步骤", "做法"]],
  ["ja", ["三つの理由", "手順の注意点"], ["作り方", "手順"]],
  ["ko", ["세 가지 이유", "안전 수칙"], ["만드는 방법", "순서"]],
]; // prettier-ignore

function isCounted(head: string, language: string): boolean {
  const span = { start: 0, end: 1 };
  const items = ["A", "B"].map((text) => ({ text: both(text), label: null, detail: null, below: [], span }));
  const [list] = countLists([{ kind: "list", ordered: true, items, span }], { own: both(head), film: null }, language); // prettier-ignore
  assert.ok(list?.kind === "list" && list.items.length === 2);
  assert.equal(list.ordered, list.numbered === undefined);
  return !list.ordered;
}

const both = (text: string) => ({ shown: text, spoken: text });

test("a numbered list is counted or has an order as its heading says, in nineteen languages", () => {
  for (const [language, counted, ordered] of HEADS) {
    for (const head of counted) assert.equal(isCounted(head, language), true, `${language}: ${head}`);
    for (const head of ordered) assert.equal(isCounted(head, language), false, `${language}: ${head}`);
  }
});

test("what leads in is nearer than the heading, the film's title tells where nothing else does, and words of order win", () => {
  assert.equal(kindOf(`# Film\n\n## The process\n\nThree reasons speak against it:\n\n${ITEMS}`), "bullets");
  assert.equal(kindOf(`# Film\n\n## Reasons\n\nTo build it, take these steps:\n\n${ITEMS}`), "process");
  assert.equal(kindOf(`# Three reasons to cycle\n\n${ITEMS}`), "bullets");
  assert.equal(
    kindOf("# Film\n\n## Tips\n\n1. Heat the oven to 200 degrees.\n2. Then mix the flour with water.\n3. Finally bake it for an hour."),
    "process",
  ); // prettier-ignore
  assert.equal(kindOf(`# Film\n\n## The water cycle\n\n${ITEMS}`), "process");
});

test("a counted list has its numbers on screen, and counts on where it goes on in the next picture", () => {
  const items = Array.from({ length: 10 }, (_, at) => `${at + 1}. Fact number ${"abcdefghij"[at]} is told here in a few words.`); // prettier-ignore
  const { scenes } = film(`# Film\n\n## Ten facts\n\n${items.join("\n")}\n\n## End\n\nThat was all of it.`);
  const lists = scenes.flatMap(({ visual }) => (visual.kind === "bullets" ? [visual] : []));
  assert.deepEqual(
    lists.map(({ numbered, items: shown }) => [numbered, shown.length]),
    [
      [1, 5],
      [6, 5],
    ],
  );
});

test("a heading that says how many of whatever it is counts its items; another number does not", () => {
  const item = { text: { shown: "A", spoken: "A" }, label: null, detail: null, below: [], span: { start: 0, end: 0 } }; // prettier-ignore
  const numbered = (head: string, language: string): boolean => {
    const own = { shown: head, spoken: head };
    const items = [item, item, item];
    const [read] = countLists(
      [{ kind: "list", ordered: true, items, span: item.span }],
      { own, film: null },
      language,
    );
    return read?.kind === "list" && read.ordered;
  };
  for (const [language, head] of [
    ["tr", "Üç kapı"],
    ["ru", "Три тропы"],
    ["fr", "3 sentiers"],
    ["en", "Three paths"],
  ] as const)
    assert.equal(numbered(head, language), false, head);
  for (const [language, head] of [
    ["tr", "Üç adım"],
    ["ru", "Два озера"],
    ["en", "Three steps"],
    ["en", "Three"],
  ] as const)
    assert.equal(numbered(head, language), true, head);
});
