/**
 * Trains what tells the title of a film from the other words of its brief, and writes it. `judged.tsv` says of some six
 * phrases of each of `../note-model/briefs` whether an editor would put them on a title card (+) or not (-); what was not judged counts little, and
 * not where it shares its words with the wanted title. Prints how many briefs get a title that was judged good (five parts,
 * each named by what the other four taught).
 * Usage: npm run --silent train:titles [-- --check] [-- --quick]   (--check writes nothing; --quick prints no figures)
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { outputOf, type Network } from "../../src/agent/embedded/brief/note-model/note-network.ts";
import { smallWordsOf } from "../../src/agent/embedded/naming/titles/small-words.ts";
import { readUnits, titleCandidates, type ReadUnit } from "../../src/agent/embedded/naming/titles/title-candidates.ts"; // prettier-ignore
import { END_LETTERS, HEADER, placeOf, TABLES, UNIT } from "../../src/agent/embedded/naming/titles/title-model.ts"; // prettier-ignore
import { countText, tells, titleSigns, type KnownWord } from "../../src/agent/embedded/naming/titles/title-signs.ts"; // prettier-ignore
import { titleUnits } from "../../src/agent/embedded/naming/titles/title-units.ts";
import type { Word } from "../../src/agent/embedded/naming/titles/words-of-unit.ts";
import { markedBriefs, shuffled } from "../note-model/marked-briefs.ts";
import { trainNetworks } from "../note-model/train-network.ts";
import { briefAsPlanned } from "./brief-as-planned.ts";
import { likeness, wordsThatTell } from "./title-likeness.ts";

const { values } = parseArgs({ options: { check: { type: "boolean" }, quick: { type: "boolean" } } });
const OUT = join(import.meta.dirname, "../../src/agent/embedded/naming/titles/title-model.bin");
const PARTS = 5;
const NETWORK = {
  epochs: 15,
  rate: 0.03,
  slowing: 0.15,
  decay: 1e-4,
  hidden: 6,
  count: 2,
  spread: 0.4,
  first: -2,
  step: 1000,
};
/** One in so many phrases that nobody judged is learnt from; none that is so much like the wanted title. */
const UNJUDGED = 8;
const LIKE = 0.4;
const GOOD_WEIGHT = 3;
/** In so many other texts a word must be to be called common; so often it must stand where its kind shows. */
const FEWEST = { common: 2, word: 3 };
const COMMON_SHARE = 0.3;

type Text = { name: string; title: string; base: string; units: ReadUnit[] };
type Row = { text: string; signs: number[]; good: boolean; weight: number };
type Example = { name: string; rows: Row[] };
type Tables = Record<keyof typeof TABLES, Int8Array>;
type Verdict = Map<string, boolean>;

function readTexts(): Text[] {
  return markedBriefs().flatMap(({ name, title, marked }) => {
    const { brief, sections, language } = briefAsPlanned(marked.replaceAll(/[⟦⟧]/gu, ""));
    const base = language.split("-")[0] ?? language;
    if (smallWordsOf(base) === null) return [];
    return [{ name, title, base, units: readUnits(titleUnits(brief, sections, language), base) }];
  });
}

function readVerdicts(): Map<string, Verdict> {
  const found = new Map<string, Verdict>();
  for (const line of readFileSync(join(import.meta.dirname, "judged.tsv"), "utf8").split("\n")) {
    const [name = "", sign, text] = line.split("\t");
    if (text !== undefined) found.set(name, (found.get(name) ?? new Map()).set(text, sign === "+"));
  }
  return found;
}

/** In how many texts of its language a stem is, and whether words and their ends stand where nouns do (behind an article or a preposition). */
function tablesOf(texts: readonly Text[]): Tables {
  const within = new Map<string, Set<string>>();
  const count = new Map<string, number>();
  const places = { word: new Map<string, [number, number]>(), end: new Map<string, [number, number]>() };
  for (const { name, base, units } of texts) {
    count.set(base, (count.get(base) ?? 0) + 1);
    for (const { words } of units)
      words.forEach((word, at) => {
        if (!tells(word)) return;
        const stem = `${base} ${word.stem}`;
        within.set(stem, (within.get(stem) ?? new Set()).add(name));
        const before = words[at - 1]?.small;
        if (!word.joined || (before !== "opens" && before !== "links" && before !== "parts")) return;
        const side = before === "parts" ? 1 : 0;
        for (const [table, key] of [[places.word, `${base} ${word.low}`], [places.end, `${base} ${word.low.slice(-END_LETTERS)}`]] as const) {
          const seen = table.get(key) ?? [0, 0];
          seen[side] += 1;
          table.set(key, seen);
        }
      }); // prettier-ignore
  }
  const tables: Tables = { common: new Int8Array(TABLES.common), word: new Int8Array(TABLES.word), end: new Int8Array(TABLES.end) }; // prettier-ignore
  for (const [key, names] of within) {
    const others = names.size - 1;
    if (others < FEWEST.common) continue;
    const most = Math.log2(2 + (count.get(key.split(" ")[0] ?? "") ?? 0) * COMMON_SHARE);
    tables.common[placeOf(key, TABLES.common)] = Math.round(Math.min(1, Math.log2(1 + others) / most) * UNIT);
  }
  for (const kind of ["word", "end"] as const)
    for (const [key, [noun, other]] of places[kind]) {
      if (kind === "word" && noun + other < FEWEST.word) continue;
      const share = Math.log((noun + 0.5) / (other + 0.5)) / 2;
      tables[kind][placeOf(key, TABLES[kind])] = Math.round(Math.max(-1, Math.min(1, share)) * UNIT);
    }
  return tables;
}

function knownBy(tables: Tables, base: string): (word: Word) => KnownWord {
  const read = (kind: keyof Tables, key: string): number => (tables[kind][placeOf(`${base} ${key}`, TABLES[kind])] ?? 0) / UNIT; // prettier-ignore
  return ({ stem, low }) => {
    const own = read("word", low);
    return { common: read("common", stem), noun: own === 0 ? read("end", low.slice(-END_LETTERS)) : own };
  };
}

function exampleOf(
  { name, title, base, units }: Text,
  tables: Tables,
  verdict: Verdict | undefined,
): Example {
  const small = new Set(smallWordsOf(base)?.keys());
  const wanted = wordsThatTell(title, small);
  const counts = countText(units);
  const known = knownBy(tables, base);
  let unjudged = 0;
  const rows = titleCandidates(units, base).map((candidate): Row => {
    const judged = verdict?.get(candidate.text);
    const like = likeness(wordsThatTell(candidate.text, small), wanted) >= LIKE;
    const weight = judged === undefined ? (like || verdict === undefined || unjudged++ % UNJUDGED > 0 ? 0 : 1) : judged ? GOOD_WEIGHT : 1; // prettier-ignore
    return { text: candidate.text, signs: Object.values(titleSigns(candidate, units, counts, base, known)), good: judged === true, weight }; // prettier-ignore
  });
  return { name, rows };
}

function networksOf(examples: readonly Example[]): Network[] {
  const rows = examples.flatMap((example) => example.rows.filter(({ weight }) => weight > 0));
  return trainNetworks(rows.map(({ signs, good, weight }) => ({ inputs: signs, yes: good, weight })), NETWORK); // prettier-ignore
}

function report(examples: readonly Example[], verdicts: ReadonlyMap<string, Verdict>): void {
  const parts = new Map(shuffled(examples, 99).map(({ name }, at) => [name, at % PARTS]));
  const found: { logit: number; good: boolean | undefined }[] = [];
  for (let part = 0; part < PARTS; part += 1) {
    const networks = networksOf(examples.filter(({ name }) => parts.get(name) !== part));
    for (const { name, rows } of examples.filter(
      (one) => parts.get(one.name) === part && one.rows.length > 0,
    )) {
      const logits = rows.map(({ signs }) => networks.reduce((sum, network) => sum + outputOf(network, signs), 0) / networks.length); // prettier-ignore
      const logit = Math.max(...logits);
      found.push({ logit, good: verdicts.get(name)?.get(rows[logits.indexOf(logit)]?.text ?? "") });
    }
  }
  for (const least of [-Infinity, -1, 0, 0.5, 1, 1.5]) {
    const own = found.filter(({ logit }) => logit >= least);
    const [good, bad] = [true, false].map((sign) => own.filter((one) => one.good === sign).length);
    console.log(`logit ${least}: ${own.length} briefs, ${good} judged good, ${bad} bad`);
  }
}

const texts = readTexts();
const verdicts = readVerdicts();
const tables = tablesOf(texts);
const examples = texts.map((text) => exampleOf(text, tables, verdicts.get(text.name)));
if (values.quick !== true) report(examples, verdicts);
if (values.check !== true) {
  const networks = networksOf(examples);
  const size = networks[0]?.weights.length ?? 0;
  const bytes = Buffer.alloc(HEADER + networks.length * size * 4 + TABLES.common + TABLES.word + TABLES.end);
  [networks.length, networks[0]?.inputs ?? 0, NETWORK.hidden].forEach((value, at) => bytes.writeFloatLE(value, at * 4)); // prettier-ignore
  networks.forEach(({ weights }, nth) => weights.forEach((weight, at) => bytes.writeFloatLE(weight, HEADER + (nth * size + at) * 4))); // prettier-ignore
  let from = HEADER + networks.length * size * 4;
  for (const table of [tables.common, tables.word, tables.end]) {
    table.forEach((value, at) => bytes.writeInt8(value, from + at));
    from += table.length;
  }
  writeFileSync(OUT, bytes);
  console.log(`${OUT.split("/").at(-1)} written, ${bytes.length} bytes`);
}
