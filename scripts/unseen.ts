/**
 * Lists what a film's voice says and its screen never shows: sentences whose figures, or most of whose words, stand nowhere
 * in their scene. Text between ⟦ and ⟧ is left out of a brief before it is planned.
 * Usage: npm run unseen -- BRIEF... [--all]   (--all: words as well, not figures alone)
 */
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { makeEmbeddedPlanner } from "../src/agent/embedded/planner.ts";
import { requestOf } from "./request-of.ts";

const FEWEST_WORDS = 5;
const LEAST_SHOWN = 0.34;
/** Not read on the screen. */
const NO_TEXT = new Set(["kind", "place", "illustration", "icon", "ground", "chart", "language"]);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: "boolean" } },
});

const planner = makeEmbeddedPlanner();
let told = 0;
let unseen = 0;
for (const file of positionals) {
  const prompt = readFileSync(file, "utf8")
    .replace(/^title: .*\n/u, "")
    .replaceAll(/⟦[^⟧]*⟧/gu, "")
    .trim();
  const request = requestOf(prompt);
  const result = await planner.outline(request);
  if (result.kind === "question") continue;
  const storyboard = await planner.script(request, result.outline);
  for (const { narration, visual, index } of storyboard.scenes) {
    // A blank between two values of a chart would make one figure of them.
    const shown = textsIn(visual).join("\n");
    for (const sentence of narration) {
      told += 1;
      const figures = figuresOf(sentence).filter((figure) => !figuresOf(shown).includes(figure));
      const share = shareOf(sentence, shown);
      if (figures.length === 0 && (values.all !== true || share >= LEAST_SHOWN)) continue;
      unseen += 1;
      console.log(
        `${basename(file)} ${index} ${visual.kind} [${figures.join(" ")}] ${share.toFixed(2)} ${sentence}`,
      );
    }
  }
}
console.log(`${unseen} of ${told} sentences`);

function textsIn(value: unknown, key = ""): string[] {
  if (typeof value === "string") return NO_TEXT.has(key) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((one) => textsIn(one, key));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => textsIn(one, name));
}

function figuresOf(text: string): string[] {
  return (text.normalize("NFKC").match(/\p{Nd}+(?:[.,\u00A0\u202F ’']\p{Nd}+)*/gu) ?? []).map((one) =>
    one.replaceAll(/[^\p{Nd}]/gu, ""),
  );
}

/** The part of a sentence's telling words that stand in what is shown, by their first letters; 1 for short ones. */
function shareOf(sentence: string, shown: string): number {
  const words = wordsOf(sentence);
  if (words.length < FEWEST_WORDS) return 1;
  const seen = new Set(wordsOf(shown));
  return words.filter((word) => seen.has(word)).length / words.length;
}

function wordsOf(text: string): string[] {
  const small = text.normalize("NFKC").toLowerCase();
  const spaced = small.match(/[\p{L}\p{M}]{4,}/gu) ?? [];
  return spaced.flatMap((word) =>
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(word)
      ? Array.from(word, (_, at) => word.slice(at, at + 2)).filter((pair) => pair.length === 2)
      : [word.slice(0, 5)],
  );
}
