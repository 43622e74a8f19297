import { matchesOf } from "../../text/matches.ts";
import { toPattern } from "../../text/regex.ts";
import { countWords } from "../../text/sentences.ts";
import { OF_A_FILM } from "../order-label-words.ts";
import type { Span } from "../sentence-spans.ts";
import { END_CARDS } from "./end-card-words.ts";
import { PARTS, PICTURES, SCREENS, VOICES, VOICES_AMONG_LABELS } from "./voice-label-words.ts";

export type LabelKind = "end" | "voice" | "screen" | "picture" | "part" | "among";

/** A line that begins with a label of scripts: the label with its colon, and what stands behind it. */
export type ScriptLabel = {
  kind: LabelKind;
  name: string;
  line: Span;
  /** Without the mark of an item or a heading before it. */
  label: Span;
  value: string;
  /** Whether the words of its value, or right below it, are said: a sentence. */
  says: boolean;
};

const KINDS: readonly (readonly [LabelKind, string])[] = [
  ["end", END_CARDS],
  ["voice", VOICES],
  ["screen", SCREENS],
  ["picture", PICTURES],
  ["part", PARTS],
  ["among", VOICES_AMONG_LABELS],
];
const LEAD = "[ \\t\\u3000]*(?:(?:[-*•+–]|\\p{Nd}{1,2}[.)])[ \\t]+|#{1,6}[ \\t]+)?";
const REMARK = "(?:[ \\t]*[(（\\[][^()（）\\[\\]\\n]{0,90}[)）\\]])?";
const HAN = "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}";

const LINES = new Map(
  KINDS.map(([kind, names]) => [
    kind,
    toPattern(
      `^(?<lead>${LEAD})(?:[*_]{0,3}[\\[【(（]?(?<name>${names})${REMARK}[\\]】)）]?[*_]{0,3}[ \\t]?[:：][*_]{0,3}|[*_]{0,3}[\\[【](?<boxed>${names})[\\]】][*_]{0,3}(?=[ \\t${HAN}]|$))[ \\t\\u3000]*(?<value>[^\\n]*)$`,
      "gimu",
    ),
  ]),
);
/** "NARRATOR (V.O.)" on a line of its own, as plays have it. */
const ALONE = toPattern(`^(?<lead>[ \\t]*)[*_]{0,3}(?<name>${VOICES})${REMARK}[*_]{0,3}[ \\t]*$`, "gimu");

/** Where some of these stand, the same word alone may be a field of an order, or who speaks at an event. */
const FEWEST_WORDS = 4;
const MOST_OF_WISH = 6;

/** The labels of a text, each line under the first kind that it fits. */
export function scriptLabelsIn(source: string): ScriptLabel[] {
  const found = new Map<number, ScriptLabel>();
  for (const [kind, pattern] of LINES)
    for (const match of matchesOf(pattern, source))
      if (!found.has(match.index) && !isInBrackets(match[0]) && isClosed(match)) found.set(match.index, labelOf(kind, match, source)); // prettier-ignore
  for (const match of matchesOf(ALONE, source)) {
    const { name = "" } = match.groups ?? {};
    if (!found.has(match.index) && /^[^\p{Ll}]+$/u.test(name) && /\p{Lu}/u.test(name))
      found.set(match.index, labelOf("voice", match, source));
  }
  return [...found.values()].sort((one, other) => one.line.start - other.line.start);
}

/** "(end card: rotapal.example)": brackets around all of a line are read as directions. */
function isInBrackets(line: string): boolean {
  return /^\s*[*_]*[(（[【](?:[^()（）[\]【】]*)[)）\]】][*_]*[.。]?\s*$/u.test(line) && /[:：]./u.test(line);
}

/** "[on-screen: 214 kinds] We began …": brackets that close behind the colon are a direction in front of what is said. */
function isClosed({ 0: line, groups }: RegExpExecArray): boolean {
  const label = line.slice(0, line.length - (groups?.["value"] ?? "").length);
  return (label.match(/[[(（【]/gu)?.length ?? 0) === (label.match(/[\])）】]/gu)?.length ?? 0);
}

function labelOf(kind: LabelKind, match: RegExpExecArray, source: string): ScriptLabel {
  const { lead = "", name, boxed, value: written = "" } = match.groups ?? {};
  const line = { start: match.index, end: match.index + match[0].length };
  const value = written.trim();
  const label = { start: line.start + lead.length, end: line.end - written.length };
  const called = (name ?? boxed ?? "").toLowerCase();
  const says = value === "" ? saysBelow(source, line.end) : isSaid(value) || (SURE.test(called) && isLong(value)); // prettier-ignore
  return { kind, name: called, line, label, value, says };
}

/** "Voice: calm and warm." is a wish, "Sprecher: Dr. Kurz" a guest. */
function isSaid(value: string): boolean {
  if (!/[.!?…。！？।؟۔]["”»」』)）]?[*_]*$/u.test(value)) return false;
  if (countWords(value) <= MOST_OF_WISH && OF_A_FILM.voice?.test(value) === true) return false;
  return countWords(value) >= FEWEST_WORDS || /["“„«「『]/u.test(value.charAt(0)) || isUnparted(value);
}

/** Of a voice without a face: what stands behind is said, with a stop at its end or without. */
const SURE =
  /^v\.?\s?\/?o\.?(?:$|\s)|over|off$|^off|text$|script$|sprechertext|закадр|за кадром|з\.?к|dış ses|صوتي|קריינות|वॉ|নেপথ্য|பின்னணி|เสียง|บรรยาย|lời|ナレ|旁白|画外|畫外|口播|해설|레이션/u;
const LONG = { words: 6, signs: 10 };

function isLong(value: string): boolean {
  const signs = value.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu) ?? [];
  return signs.length >= LONG.signs || (countWords(value) >= LONG.words && OF_A_FILM.voice?.test(value) !== true); // prettier-ignore
}

function isUnparted(value: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Thai}]{4}/u.test(value);
}

function saysBelow(source: string, from: number): boolean {
  const below = /^[^\n]+(?:\n[^\n]+)*/u.exec(source.slice(from).trimStart())?.[0] ?? "";
  return !/^(?:[-*•+|>#]|\p{Nd}+[.)])/u.test(below) && isSaid(below.trim());
}
