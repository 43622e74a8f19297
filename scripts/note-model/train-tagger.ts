/**
 * Trains what tells a sender's notes to the maker from what a film tells, in whole briefs, and writes it. `briefs/LANG.txt`
 * were written for this: what is said to the maker stands between ⟦ and ⟧. First a table of weights for a unit's words and
 * place (logistic regression), then small networks that read its scores over a text, trained on scores of tables that had not
 * seen that text. Prints which part of the notes is found where so many of the units that tell are taken for notes (five parts,
 * each judged by what the other four taught).
 * Usage: npm run --silent train:tagger [-- --check] [-- --quick] [-- --from FOLDER]   (--check writes nothing; --quick prints no figures)
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { cleanPrompt } from "../../src/agent/embedded/brief/clean-prompt.ts";
import { aroundFeatures } from "../../src/agent/embedded/brief/note-model/around-features.ts";
import { outputOf } from "../../src/agent/embedded/brief/note-model/note-network.ts";
import { HEADER } from "../../src/agent/embedded/brief/note-model/note-tagger.ts";
import {
  SIZE,
  unitFeatures,
  type Features,
} from "../../src/agent/embedded/brief/note-model/unit-features.ts";
import { unitsOf, type Unit } from "../../src/agent/embedded/brief/note-model/units.ts";
import { readersOf } from "../../src/agent/embedded/brief/order-readers.ts";
import { BRIEFS, markedBriefs, random, shuffled, withoutMarks } from "./marked-briefs.ts";
import { trainNetworks, type Row } from "./train-network.ts";

const { values } = parseArgs({
  options: { check: { type: "boolean" }, quick: { type: "boolean" }, from: { type: "string" }, show: { type: "boolean" } }, // prettier-ignore
});
const FOLDER = values.from ?? BRIEFS;
const OUT = join(import.meta.dirname, "../../src/agent/embedded/brief/note-model/tagger.bin");
const PARTS = 5;
/** Other forms of each brief that are learnt from. */
const FORMS = 2;
const TABLE = { epochs: 10, rate: 2, decay: 3e-5, bias: 0.01 };
const NETWORK = {
  epochs: 30,
  rate: 0.05,
  slowing: 0.3,
  decay: 1e-4,
  hidden: 24,
  count: 5,
  spread: 0.6,
  step: 1,
};
/** `note` is null where only a part of a unit is one. */
type Example = { features: Features; note: boolean | null };
type Text = { name: string; units: Unit[]; examples: Example[] };
type Table = { bias: number; weights: Float64Array };

/** Each brief as it was written, and in its other forms. */
function read(): Text[] {
  return markedBriefs(FOLDER).flatMap((brief, at) => [
    textOf(brief.name, brief.marked),
    ...Array.from({ length: FORMS }, (_, form) =>
      textOf(`${brief.name}*${form}`, withFewNotes(brief, FORMS * at + form, form > 0)),
    ),
  ]);
}

/**
 * Most briefs that are sent have a title and few notes: the same brief with its title above what tells, and with each of its
 * marked passages kept two times in five. `short`: and with half of its paragraphs.
 */
function withFewNotes(
  { title, marked }: { title: string; marked: string },
  seed: number,
  short: boolean,
): string {
  const next = random(seed + 1);
  next();
  const isKept = (): boolean => (next() >>> 8) % 2 === 0;
  const paragraphs = marked.split("\n\n").filter(() => !short || isKept());
  const few = paragraphs
    .join("\n\n")
    .replaceAll(/⟦[^⟧]*⟧/gu, (passage) => ((next() >>> 8) % 5 < 2 ? passage : ""));
  const line = (next() >>> 8) % 2 === 0 ? title : `# ${title}`;
  const told = few.replaceAll(/⟦[^⟧]*⟧/gu, (passage) => " ".repeat(passage.length)).search(/[\p{L}\p{N}]/u);
  // Half of all orders stand below the title.
  const paragraph = (next() >>> 8) % 2 === 0 ? -1 : few.lastIndexOf("\n\n", told);
  const from = paragraph < 0 ? 0 : paragraph + 2;
  return `${few.slice(0, from)}${line}\n\n${few.slice(from)}`.trim();
}

function textOf(name: string, marked: string): Text {
  const { source, isNote } = withoutMarks(marked);
  const clean = cleanPrompt(source);
  const { source: given, asides } = readersOf(clean);
  if (given.length !== source.length || asides.text.length !== source.length) throw new Error(`${name} was moved by a reader`); // prettier-ignore
  const units = unitsOf(clean, asides.text);
  const features = unitFeatures(units);
  // What lies between a note and none is not learnt.
  const examples = units.map((unit, at): Example => ({ features: features[at] ?? [], note: isNote(unit) }));
  return { name, units, examples };
}

/** Logistic regression by stochastic descent, its rate falling with the steps. */
function trainTable(texts: readonly Text[]): Table {
  const examples = texts.flatMap((text) => text.examples).filter(({ note }) => note !== null);
  const weights = new Float64Array(SIZE);
  let bias = 0;
  let step = 0;
  for (let epoch = 0; epoch < TABLE.epochs; epoch += 1)
    for (const { note, features } of shuffled(examples, epoch + 1)) {
      step += 1;
      const rate = TABLE.rate / (1 + step * TABLE.rate * TABLE.decay);
      const sum = features.reduce((all, [place, value]) => all + (weights[place] ?? 0) * value, bias);
      const error = 1 / (1 + Math.exp(-sum)) - Number(note);
      bias -= TABLE.bias * error;
      for (const [place, value] of features) {
        const weight = weights[place] ?? 0;
        weights[place] = weight - rate * (error * value + TABLE.decay * weight);
      }
    }
  return { bias, weights };
}

function scoresOf({ bias, weights }: Table, { examples }: Text): number[] {
  return examples.map(({ features }) => features.reduce((sum, [place, value]) => sum + (weights[place] ?? 0) * value, bias)); // prettier-ignore
}

/** For each text the part in which it is judged, with its other form. */
function partsOf(texts: readonly Text[], seed: number): Map<number, number> {
  const briefs = shuffled([...new Set(texts.map(({ name }) => name.replace(/\*.*$/u, "")))], seed);
  const part = new Map(briefs.map((name, at) => [name, at % PARTS]));
  return new Map(texts.map(({ name }, at) => [at, part.get(name.replace(/\*.*$/u, "")) ?? 0]));
}

/** Scores of each text by a table that did not see it. */
function unseenScores(texts: readonly Text[]): number[][] {
  const part = partsOf(texts, 99);
  const scores: number[][] = texts.map(() => []);
  for (let one = 0; one < PARTS; one += 1) {
    const table = trainTable(texts.filter((_, at) => part.get(at) !== one));
    texts.forEach((text, at) => {
      if (part.get(at) === one) scores[at] = scoresOf(table, text);
    });
  }
  return scores;
}

function rowsOf({ units, examples }: Text, scores: readonly number[]): Row[] {
  const inputs = aroundFeatures(units, scores);
  return examples.flatMap(({ note }, at) =>
    note === null ? [] : [{ inputs: inputs[at] ?? [], yes: note, weight: 1 }],
  );
}

/** Logits of the units of each text by networks that did not see it. */
function unseenLogits(texts: readonly Text[], scores: readonly number[][]): number[][] {
  const part = partsOf(texts, 7);
  const logits: number[][] = texts.map(() => []);
  for (let one = 0; one < PARTS; one += 1) {
    const own = new Set([...part].flatMap(([text, within]) => (within === one ? [text] : [])));
    const networks = trainNetworks(
      texts.flatMap((text, at) => (own.has(at) ? [] : rowsOf(text, scores[at] ?? []))),
      NETWORK,
    );
    texts.forEach((text, at) => {
      if (!own.has(at)) return;
      logits[at] = aroundFeatures(text.units, scores[at] ?? []).map((row) => networks.reduce((sum, network) => sum + outputOf(network, row), 0) / networks.length); // prettier-ignore
    });
  }
  return logits;
}

type Judged = { name: string; said: string; note: boolean; logit: number };

function report(texts: readonly Text[], logits: readonly number[][]): void {
  const judged = texts.flatMap(({ name, units, examples }, text) =>
    examples.flatMap(({ note }, at): Judged[] => {
      const unit = units[at];
      if (note === null || unit === undefined) return [];
      return [{ name, said: unit.said, note, logit: unit.gone && note ? Number.POSITIVE_INFINITY : (logits[text]?.[at] ?? 0) }];
    }),
  ); // prettier-ignore
  const told = judged.filter(({ note }) => !note).toSorted((a, b) => b.logit - a.logit);
  const notes = judged.filter(({ note }) => note).toSorted((a, b) => a.logit - b.logit);
  console.log(`${texts.length} briefs, ${notes.length} notes, ${told.length} units that tell`);
  for (const share of [0.002, 0.005, 0.01, 0.02]) {
    const least = told[Math.floor(share * told.length)]?.logit ?? 0;
    const found = notes.filter(({ logit }) => logit > least).length;
    console.log(`  ${(share * 100).toFixed(1)} % of what tells is taken with ${((100 * found) / notes.length).toFixed(1)} % of the notes (logit ${least.toFixed(2)})`);
  } // prettier-ignore
  if (values.show !== true) return;
  for (const { name, logit, said } of told.slice(0, 40)) console.log(`  told as note ${logit.toFixed(1)} ${name} ${said}`); // prettier-ignore
  for (const { name, logit, said } of notes.slice(0, 40)) console.log(`  note as told ${logit.toFixed(1)} ${name} ${said}`); // prettier-ignore
}

const texts = read();
const scores = unseenScores(texts);
if (values.quick !== true) {
  const logits = unseenLogits(texts, scores);
  for (const few of [false, true]) {
    const places = [...texts.keys()].filter((at) => texts[at]?.name.includes("*") === few);
    console.log(few ? "with few notes, below a title:" : "as they were written:");
    report(
      places.map((at) => texts[at] as Text),
      places.map((at) => logits[at] ?? []),
    );
  }
}
if (values.check !== true) {
  const table = trainTable(texts);
  const networks = trainNetworks(
    texts.flatMap((text, at) => rowsOf(text, scores[at] ?? [])),
    NETWORK,
  );
  const scale = table.weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127;
  const size = networks[0]?.weights.length ?? 0;
  const bytes = Buffer.alloc(HEADER + SIZE + networks.length * size * 4);
  [table.bias, scale, networks.length, networks[0]?.inputs ?? 0, NETWORK.hidden].forEach((value, at) => bytes.writeFloatLE(value, at * 4)); // prettier-ignore
  table.weights.forEach((weight, at) => bytes.writeInt8(Math.round(weight / scale), HEADER + at));
  networks.forEach((network, nth) => network.weights.forEach((weight, at) => bytes.writeFloatLE(weight, HEADER + SIZE + (nth * size + at) * 4))); // prettier-ignore
  writeFileSync(OUT, bytes);
  console.log(`${OUT.split("/").at(-1)} written, ${bytes.length} bytes`);
}
