/**
 * Trains what tells a sender's notes to the maker (n) from what a film tells (t), from the sentences beside it, and writes
 * its weights. `sentences/LANG.tsv` were written for this: half of t look like notes; `LANG.2.tsv` are ordinary openings and
 * endings; `from-tests.tsv` are those of our tests, as our rules read them. Prints how well it does on sentences that it was
 * not trained on (five parts, each judged by the other four).
 * Usage: npm run --silent train:notes [-- --check] [-- --quick]   (--check writes nothing; --quick prints no figures)
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { noteFeatures, SIZE } from "../../src/agent/embedded/brief/note-model/note-features.ts";

const { values } = parseArgs({
  options: { check: { type: "boolean" }, quick: { type: "boolean" }, from: { type: "string" } },
});
const FOLDER = values.from ?? join(import.meta.dirname, "sentences");
const OUT = join(
  import.meta.dirname,
  "..",
  "..",
  "src",
  "agent",
  "embedded",
  "brief",
  "note-model",
  "weights.bin",
);
const PARTS = 5;
const EPOCHS = 30;
const RATE = 2;
const BIAS_RATE = 0.01;
const DECAY = 1e-4;

type Example = { language: string; note: boolean; sentence: string; features: [number, number][] };
type Model = { weights: Float64Array; bias: number };

/** Always the same order, whatever the machine: a linear congruence. */
function shuffled<T>(items: readonly T[], seed: number): T[] {
  const found = [...items];
  let state = seed;
  for (let at = found.length - 1; at > 0; at -= 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = state % (at + 1);
    [found[at], found[other]] = [found[other] as T, found[at] as T];
  }
  return found;
}

function read(): Example[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith(".tsv"))
    .toSorted()
    .flatMap((name) =>
      readFileSync(join(FOLDER, name), "utf8")
        .split("\n")
        .flatMap((line): Example[] => {
          const [label, sentence] = line.split("\t");
          if ((label !== "n" && label !== "t") || sentence === undefined || sentence.trim() === "") return [];
          return [{ language: basename(name, ".tsv"), note: label === "n", sentence: sentence.trim(), features: [...noteFeatures(sentence)] }]; // prettier-ignore
        }),
    );
}

/** Logistic regression by stochastic descent, its rate falling with the steps. */
function train(examples: readonly Example[]): Model {
  const weights = new Float64Array(SIZE);
  let bias = 0;
  let step = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch += 1)
    for (const { note, features } of shuffled(examples, epoch + 1)) {
      step += 1;
      const rate = RATE / (1 + step * RATE * DECAY);
      const sum = features.reduce((all, [place, value]) => all + (weights[place] ?? 0) * value, bias);
      const error = 1 / (1 + Math.exp(-sum)) - (note ? 1 : 0);
      bias -= BIAS_RATE * error;
      for (const [place, value] of features) {
        const weight = weights[place] ?? 0;
        weights[place] = weight - rate * (error * value + DECAY * weight);
      }
    }
  return { weights, bias };
}

function judge({ weights, bias }: Model, features: readonly [number, number][]): number {
  return (
    1 / (1 + Math.exp(-features.reduce((sum, [place, value]) => sum + (weights[place] ?? 0) * value, bias)))
  );
}

const examples = read();
const mixed = shuffled(examples, 7);
const judged = mixed.map((example) => ({ ...example, score: 0 }));
for (let part = 0; part < (values.quick === true ? 0 : PARTS); part += 1) {
  const model = train(mixed.filter((_, at) => at % PARTS !== part));
  judged.forEach((one, at) => {
    if (at % PARTS === part) one.score = judge(model, one.features);
  });
}
const languages = [...new Set(examples.map(({ language }) => language))];
const share = (found: readonly unknown[], of: readonly unknown[]): string => `${found.length}/${of.length}`;
for (const language of [...languages, "all"]) {
  const own = judged.filter((one) => language === "all" || one.language === language);
  const [notes, told] = [own.filter(({ note }) => note), own.filter(({ note }) => !note)];
  const at = (least: number) => `${least}: notes ${share(notes.filter(({ score }) => score >= least), notes)}, told ${share(told.filter(({ score }) => score >= least), told)}`; // prettier-ignore
  console.log(`${language.padEnd(8)} ${[0.5, 0.7, 0.85, 0.95].map(at).join(" | ")}`);
}
const worst = judged.filter(({ note, score }) => !note && score > 0.85).toSorted((a, b) => b.score - a.score);
for (const { language, sentence, score } of worst.slice(0, 25)) console.log(`  told as note ${score.toFixed(2)} ${language} ${sentence}`); // prettier-ignore

const model = train(mixed);
const largest = model.weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
const scale = largest / 127;
const bytes = Buffer.alloc(8 + SIZE);
bytes.writeFloatLE(scale, 0);
bytes.writeFloatLE(model.bias, 4);
model.weights.forEach((weight, at) => bytes.writeInt8(Math.round(weight / scale), 8 + at));
if (values.check !== true) writeFileSync(OUT, bytes);
console.log(`${examples.length} sentences; weights ${values.check === true ? "not written" : "written"}`);
