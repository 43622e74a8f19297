import assert from "node:assert/strict";
import { test } from "node:test";
import { filmSeconds, fitToRange } from "./pacing.ts";
import { say, type SceneDraft } from "./scenes/draft.ts";

/** A second a word; said together, sentences take a second more for each breath between them. */
const estimate = (text: string): number =>
  text.split(/\s+/u).length + (text.match(/\.(?=\s)/gu)?.length ?? 0);

function draftOf(kind: SceneDraft["kind"], sentences: readonly string[]): SceneDraft {
  return {
    title: sentences[0] ?? "",
    role: "section",
    kind,
    utterances: sentences.map((text) => say(text, 1)),
    visual: () => ({ kind: "statement", text: sentences[0] ?? "" }),
    point: "",
    span: { start: 0, end: 0 },
  };
}

const words = (count: number, from: string): string =>
  `${Array.from({ length: count }, () => from).join(" ")}.`;

const ROWS = ["Roof", "Lifts", "Lamps", "Signs"].map((name) => words(7, name));
const DRAFTS = [
  ...["north", "south", "east"].map((side) => draftOf("statement", [words(6, side), words(5, `${side}er`)])),
  draftOf("table", ROWS),
  ...["upper", "lower", "inner", "outer", "old", "new"].map((side) =>
    draftOf("statement", [words(6, side), words(5, `${side}er`)]),
  ),
];

test("a film a little too long loses sentences, and no scene", () => {
  const paced = fitToRange(DRAFTS, "short", estimate, "en");
  assert.equal(paced.drafts.length, DRAFTS.length);
  assert.ok(filmSeconds(DRAFTS, estimate) > 167 || paced.leftOut.length === 0);
  assert.ok(filmSeconds(paced.drafts, estimate) <= 167.4);
});

test("a limit that a brief wishes is kept where few sentences have to go, and else the film is told whole", () => {
  const whole = fitToRange(DRAFTS.slice(0, 6), "short", estimate, "en");
  const seconds = filmSeconds(whole.drafts, estimate);
  const near = fitToRange(DRAFTS.slice(0, 6), "short", estimate, "en", seconds * 0.95);
  assert.equal(near.drafts.length, 6);
  assert.ok(near.leftOut.length > 0 && filmSeconds(near.drafts, estimate) <= seconds * 0.95);
  assert.deepEqual(fitToRange(DRAFTS.slice(0, 6), "short", estimate, "en", seconds / 2), whole);
});

test("where breaths alone make it too long, they are counted", () => {
  const long = [...DRAFTS, draftOf("statement", [words(10, "last"), words(6, "word")])];
  const alone = long
    .flatMap(({ utterances }) => utterances)
    .reduce((sum, { text }) => sum + estimate(text), 0);
  const paced = fitToRange(long, "short", estimate, "en");
  assert.ok(
    alone + long.length * 1.2 < 167.4 && filmSeconds(long, estimate) > 167.4,
    "only the breaths are too much",
  );
  assert.equal(paced.drafts.length, long.length);
  assert.ok(paced.leftOut.length >= 1 && filmSeconds(paced.drafts, estimate) <= 167.4);
});

test("where whole scenes must go, those of words alone go before a table", () => {
  const single = Array.from({ length: 9 }, (_, at) => draftOf("statement", [words(18, `w${at}`)]));
  const paced = fitToRange([...single, draftOf("table", [words(24, "row")])], "short", estimate, "en");
  assert.ok(paced.drafts.length < 10);
  assert.ok(paced.drafts.some(({ kind }) => kind === "table"));
});

test("rows of a table and of a chart are told, all of them", () => {
  const chat = Array.from({ length: 8 }, (_, at) =>
    draftOf("statement", [words(9, `a${at}`), words(9, `b${at}`)]),
  );
  const shown = (["table", "chart"] as const).map((kind) => {
    const draft = draftOf(
      kind,
      [1, 2, 3].map((row) => words(8, `${kind}${row}`)),
    );
    draft.utterances.forEach(({ marks }, at) => marks.push({ key: `row:${at}`, offset: 0 }));
    return draft;
  });
  const paced = fitToRange([...chat, ...shown], "short", estimate, "en");
  assert.ok(paced.leftOut.length > 0);
  assert.deepEqual(
    paced.drafts.slice(-2).map(({ utterances }) => utterances.length),
    [3, 3],
  );
});

test("of an order of steps none is left out while words can be", () => {
  const steps = draftOf(
    "process",
    ["Whisk", "Strain", "Heat", "Pour", "Roll", "Fry", "Wrap"].map((step) => words(9, step)),
  );
  const chat = Array.from({ length: 8 }, (_, at) =>
    draftOf("statement", [words(9, `a${at}`), words(9, `b${at}`)]),
  );
  const paced = fitToRange([...chat, steps], "short", estimate, "en");
  assert.equal(paced.drafts.find(({ kind }) => kind === "process")?.utterances.length, 7);
  assert.ok(paced.leftOut.length > 0);
});

test("what goes into a dish, and what warns, is not what is left out first", () => {
  const chat = Array.from({ length: 8 }, (_, at) =>
    draftOf("statement", [words(9, `a${at}`), words(9, `b${at}`)]),
  );
  const items = ["1 kg bran", "130 g salt", "1 l water", "kelp"].map((item) => words(4, item));
  const list = draftOf("bullets", items);
  for (const utterance of list.utterances) utterance.marks.push({ key: "item:0", offset: 0 });
  const mould = draftOf("statement", [words(9, "white"), words(8, "bed"), `Never eat ${words(9, "mould")}`]);
  const paced = fitToRange([...chat, list, mould], "short", estimate, "en");
  assert.ok(paced.leftOut.length > 0);
  assert.equal(paced.drafts.find(({ kind }) => kind === "bullets")?.utterances.length, items.length);
  assert.match(JSON.stringify(paced.drafts.at(-1)?.utterances), /Never eat/u);
});
