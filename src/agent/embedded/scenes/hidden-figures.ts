import type { Cue } from "../../../artifacts/cue.ts";
import type { Visual, VisualKind } from "../../../artifacts/storyboard.ts";
import type { Candidate, Utterance } from "./draft.ts";
import { isYearAlone } from "../text/year-alone.ts";

/** What shows prose in pieces, and can lose one. A chart shows its values, and a formula, map or picture no words. */
const IN_PIECES: ReadonlySet<VisualKind> = new Set([
  "number",
  "bullets",
  "timeline",
  "comparison",
  "process",
]);
/** Where something stands, and what it is drawn with: no words of the screen. */
const NO_WORDS: ReadonlySet<string> = new Set(["cue", "cues", "start", "end", "illustration", "source"]);

/**
 * Whether of a sentence that a candidate shows in part a figure is nowhere on its screen: "74 members worked 2,900 hours: they
 * cut hedges, …" above a list of what they did. Such a sentence is shown whole. What only leads up to it may be heard alone.
 */
export function hidesFigures(candidate: Candidate, told: readonly Utterance[]): boolean {
  if (!IN_PIECES.has(candidate.kind)) return false;
  if (!told.some(({ text }) => figuresIn(text).length > 0)) return false;
  const asked = new Set<number>();
  const seen = textsOf(candidate.visual(cueAmong(told, asked)));
  const whole = new Set(seen.flatMap((text) => figuresIn(text)));
  return [...asked].some((at) => figuresIn(told[at]?.text ?? "").some((figure) => !whole.has(figure)));
}

/** Whether a sentence has a figure, a year among them, that is nowhere in a picture: it is read, and not only heard over it. */
export function tellsMoreThan(sentence: string, shown: Visual): boolean {
  const told = figuresIn(sentence, true);
  if (told.length === 0) return false;
  const seen = new Set(textsOf(shown).flatMap((text) => figuresIn(text, true)));
  return told.some((figure) => !seen.has(figure));
}

/** Where each visual part is named; `asked` gathers the sentences that name one. */
function cueAmong(told: readonly Utterance[], asked: Set<number>): (key: string) => Cue | undefined {
  return (key) => {
    const sentence = told.findIndex(({ marks }) => marks.some((mark) => mark.key === key));
    const offset = told[sentence]?.marks.find((mark) => mark.key === key)?.offset;
    if (offset === undefined) return undefined;
    asked.add(sentence);
    return { sentence, offset };
  };
}

/** "48,300", "48.300" and "48 300" are one figure; a year only says when, and is one `withYears`. */
function figuresIn(text: string, withYears = false): string[] {
  return Array.from(
    text.normalize("NFKC").matchAll(/\d+(?:[.,' \u00A0\u202F]\d{3})*(?:[.,]\d+)?/gu),
    ([figure]) => figure,
  )
    .filter((figure) => withYears || !isYearAlone(figure))
    .map((figure) => figure.replaceAll(/[^\d]/gu, ""));
}

function textsOf(value: unknown): string[] {
  if (typeof value === "string" || typeof value === "number") return [String(value)];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => !NO_WORDS.has(key))
    .flatMap(([, one]) => textsOf(one));
}
