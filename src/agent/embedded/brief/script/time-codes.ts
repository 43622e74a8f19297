import { matchesOf } from "../../text/matches.ts";
import { toPattern } from "../../text/regex.ts";
import { asciiDigits } from "../../text/figures.ts";
import { SCENE_LEAD } from "../scene-labels.ts";
import type { Span } from "../sentence-spans.ts";

/** `bracketed`: in brackets of its own; `range`: from when to when; `bare`: one time alone; `lasting`: how long. */
export type CodeForm = "bracketed" | "range" | "bare" | "lasting";

/** When in the film a passage is said, in seconds: where the code stands, with the mark behind it. */
export type TimeCode = { form: CodeForm; span: Span; line: Span; start: number; end: number | null };

const CLOCK = "(?:\\p{Nd}{1,2}[:：])?\\p{Nd}{1,2}[:：]\\p{Nd}{2}(?!\\p{Nd}|[:：]\\p{Nd})";
const UNIT =
  "(?:s|secs?|seconds?|sek\\p{L}*|secondes?|seg(?:undos?)?|second[io]|seconden|secunde|секунд\\p{L}*|сек|с|sekund\\p{L}*|sekuntia|mp|másodperc|δευτ\\p{L}*|saniye|sn|ثانية|ثوان[ي]?|ثا|שניות|שנ|सेकंड|से|সেকেন্ড|வினாடி\\p{L}*|సెకన్\\p{L}*|วินาที|giây|detik|秒钟?|秒|초)(?![\\p{L}\\p{M}])\\.?";
const TO = "[ \\t]?(?:[-–—~〜～→]|to|bis|à|al?|do|до|tot|till|til|ila|至|到|から)[ \\t]?";
const RANGE = `(?<from>${CLOCK})${TO}(?<to>${CLOCK})|(?<fromS>\\p{Nd}{1,3})(?:[ \\t]?${UNIT})?${TO}(?<toS>\\p{Nd}{1,3})[ \\t]?${UNIT}|${UNIT}[ \\t]?(?<fromU>\\p{Nd}{1,3})${TO}(?<toU>\\p{Nd}{1,3})(?!\\p{Nd})`;
const AT = `(?<at>${CLOCK})`;
const LASTING = `(?<lasts>\\p{Nd}{1,3})[ \\t]?${UNIT}`;
const CODE = `(?:第)?(?:${RANGE}|${AT}|${LASTING})`;
/** Blanks are taken whole, or patterns would try all the ways to part a long line of them. */
const BLANKS = "[ \\t\\u3000]*(?![ \\t\\u3000])";
const LEAD = `(?<lead>${BLANKS}(?:(?:[-*•+–]|\\p{Nd}{1,2}[.)])[ \\t]+(?![ \\t])|#{1,6}[ \\t]+(?![ \\t]))?[*_]{0,3}(?:${SCENE_LEAD})?)`;

const IN_FRONT = toPattern(
  `^${LEAD}(?<code>${BLANKS}[.:：–—|,·-]?${BLANKS}(?<open>[(（\\[【])?${CODE}(?<close>[)）\\]】])?[*_]{0,3}(?<mark>[ \\t]*(?:[:：|–—-]|-{1,2}>)+[*_]{0,3}(?=[ \\t\\u3000]|$|[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}]))?[ \\t\\u3000]*)`,
  "gimu",
);
/** "## Hook (0–5 s)": behind a head, which is no sentence. */
const BEHIND = toPattern(
  `^(?<lead>[ \\t]*(?:#{1,6}[ \\t]+|[*_]{1,3})?[\\p{L}\\p{Nd}][^.!?。！？\\n()（）\\[\\]]{0,60}?)(?<code>[ \\t]*(?:[–—|,:][ \\t]*)?(?<open>[(（\\[【])?${CODE}(?<close>[)）\\]】])?)(?=[*_]{0,3}[ \\t]*(?:[:：]|$))`,
  "gimu",
);

/** All that reads like such a code, where a line begins and behind heads. */
export function timeCodesIn(source: string): TimeCode[] {
  const found = [...matchesOf(IN_FRONT, source), ...matchesOf(BEHIND, source).filter(isCodeOfHead)];
  const codes = found.filter(({ groups }) => (groups?.["open"] === undefined) === (groups?.["close"] === undefined)).map(codeOf); // prettier-ignore
  // One in front of a line is found first.
  return codes.filter(({ line }, at) => codes.findIndex((one) => one.line.start === line.start) === at).sort((one, other) => one.span.start - other.span.start); // prettier-ignore
}

/** "at 21:30" behind a line is an hour, "ready in 30 sec" a fact. */
function isCodeOfHead({ groups }: RegExpExecArray): boolean {
  const parted = groups?.["open"] !== undefined || /^\s*[–—|,:]/u.test(groups?.["code"] ?? "");
  return groups?.["at"] === undefined && parted;
}

function codeOf(match: RegExpExecArray): TimeCode {
  const groups = match.groups ?? {};
  const { lead = "", code = "", open, from, to, fromS, toS, fromU, toU, at, lasts } = groups;
  const first = from ?? fromS ?? fromU ?? at ?? null;
  const last = to ?? toS ?? toU ?? null;
  const start = match.index + lead.length;
  const line = lineAround(match.input, start);
  const form = first === null ? "lasting" : open !== undefined ? "bracketed" : last === null ? "bare" : "range"; // prettier-ignore
  return {
    form,
    span: { start, end: start + code.length },
    line,
    start: first === null ? 0 : secondsOf(first),
    end: last === null ? (lasts === undefined ? null : secondsOf(lasts)) : secondsOf(last),
  };
}

function lineAround(source: string, at: number): Span {
  const end = source.indexOf("\n", at);
  return { start: source.lastIndexOf("\n", at - 1) + 1, end: end < 0 ? source.length : end };
}

function secondsOf(written: string): number {
  return asciiDigits(written)
    .split(/[:：]/u)
    .reduce((sum, part) => sum * 60 + Number(part), 0);
}

const FEWEST = { bracketed: 2, range: 2, bare: 3, lasting: 2 };
/** Seconds: where a film's first code stands at the latest, its last, and by how much one may begin before the other ends. */
const MOST = { first: 5, last: 900, overlap: 2 };
/** Of the passages so many are told in sentences: a timetable names things. */
const TOLD = 0.6;

/** What else the text has that says it is a script. */
export type BesideCodes = { film: boolean; script: boolean; labels: boolean };

/**
 * The codes of a text that count from its film's beginning. One time in a line is an hour, a goal or a stage of a race wherever
 * nothing else says that it is a script; how long something lasts is told as well.
 */
export function codesOfScript(source: string, beside: BesideCodes): TimeCode[] {
  const all = timeCodesIn(source);
  const isSure: Readonly<Record<CodeForm, boolean>> = {
    bracketed: true,
    range: beside.film || beside.script || beside.labels,
    bare: beside.script || beside.labels,
    lasting: beside.script || beside.labels,
  };
  return (["bracketed", "range", "bare", "lasting"] as const).flatMap((form) => {
    const codes = all.filter((one) => one.form === form);
    return isSure[form] && codes.length >= FEWEST[form] && rises(codes) && areTold(source, codes, all) ? codes : []; // prettier-ignore
  });
}

function rises(codes: readonly TimeCode[]): boolean {
  const [first] = codes;
  if (first === undefined || first.start > MOST.first || (codes.at(-1)?.start ?? 0) > MOST.last) return false;
  if (first.form === "lasting") return true;
  return codes.every(({ start }, at) => {
    const before = codes[at - 1];
    if (before === undefined) return true;
    return start > before.start && start >= (before.end ?? 0) - MOST.overlap;
  });
}

function areTold(source: string, codes: readonly TimeCode[], all: readonly TimeCode[]): boolean {
  const told = codes.filter(({ span }) => {
    const next = all.find((one) => one.span.start > span.start)?.line.start ?? source.length;
    const passage = source.slice(span.end, next).trim();
    return /[.!?…。！？।؟۔]["”»」』)）\]]?[*_|\s]*(?:\n|$)|\p{Script=Thai}{15}/u.test(passage);
  });
  return told.length >= codes.length * TOLD;
}
