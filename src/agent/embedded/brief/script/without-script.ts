import { toPattern } from "../../text/regex.ts";
import { countWords } from "../../text/sentences.ts";
import { ADDRESS } from "../../text/address.ts";
import { OF_A_FILM } from "../order-label-words.ts";
import { SCENE_LEAD } from "../scene-labels.ts";
import { notIndented } from "../not-indented.ts";
import { blanked, textAt, type Span } from "../sentence-spans.ts";
import type { Bracketed } from "./directions.ts";
import { withoutEndLabels } from "../end-labels.ts";
import { lastCardIn, readEndCard, withoutQuotes } from "./end-card.ts";
import { readKindOfScript, readNameOfScript } from "./name-of-script.ts";
import { Written, type Script } from "./written.ts";
import { withoutQuestionMarks } from "./question-marks.ts";
import { withRequiredText } from "./required-text.ts";
import { scriptMarksIn, type ScriptMarks } from "./is-script.ts";
import type { TimeCode } from "./time-codes.ts";
import { toldOfTables } from "./script-tables.ts";
import type { ScriptLabel } from "./script-labels.ts";
import { TIMED_PARTS, WRITTEN } from "./voice-label-words.ts";

/**
 * "[0:10] VO: This is Rotapal. (beat)": of a script the voice's words are told. Times, labels and directions are not; what the
 * screen is to show beside a voice is left to the maker, unless it says how to reach somebody.
 */
export function withoutScript(given: string): Script {
  // What stands in a program is no mark of a script.
  const fences = [...given.matchAll(FENCED)].map(({ index, 0: code }) => ({ start: index, end: index + code.length })); // prettier-ignore
  const read = readScript(fences.reduce(blanked, given));
  // Never all of a text.
  if (!/[\p{L}\p{N}]{2}/u.test(read.text)) return { text: given, wishes: [] };
  const text = fences.reduce((left, { start, end }) => left.slice(0, start) + given.slice(start, end) + left.slice(end), read.text); // prettier-ignore
  return { text: notIndented(text, given), wishes: read.wishes };
}

const FENCED = /^[ \t]*(?<fence>`{3,}|~{3,})[\s\S]*?(?:^[ \t]*\k<fence>|$(?![\s\S]))/gmu;

function readScript(given: string): Script {
  const asked = withoutQuestionMarks(withRequiredText(given));
  const tables = toldOfTables(asked);
  const script = new Written(tables.text, tables.wishes);
  const marks = scriptMarksIn(tables.text);
  const isScript = marks !== null || tables.text !== asked;
  readNameOfScript(script, isScript);
  if (isScript) readKindOfScript(script);
  if (marks === null) {
    const last = lastCardIn(tables.text);
    if (last !== null && !isLastLine(tables.text, last.line))
      readEndCard(script, last.label, { start: last.label.end, end: last.line.end }, last.line);
    return { text: script.text, wishes: script.wishes };
  }
  readLabels(script, marks);
  const directs = marks.brackets.filter(({ alone, square }) => alone && !square).length > 1;
  for (const one of marks.brackets) readBracketed(script, one, directs);
  for (const one of marks.codes) timed(script, one);
  return { text: script.text, wishes: script.wishes };
}

/** "CTA (40–50 s)", "Problem (3–8 s): …": what names a part by its time is the maker's. */
function timed(script: Written, { span, line }: TimeCode): void {
  const before = script.text.slice(line.start, span.start);
  const behind = script.text.slice(span.end, line.end);
  const colon = /^[*_]{0,3}[ \t]*[:：][*_]{0,3}/u.exec(behind);
  if (TIMED_HEAD.test(before + behind)) script.blank(line);
  else if (colon !== null && countWords(before) <= MOST_OF_PART)
    script.part({ start: line.start, end: span.end + colon[0].length }, line);
  else script.part(span, line);
}

/** Where a film is ordered, who knows its last line takes this one with its label; a line that is labelled so elsewhere leaves the card. */
function isLastLine(source: string, line: Span): boolean {
  const closing = withoutEndLabels(source).closing?.span;
  return closing !== undefined && closing.start < line.end && line.start < closing.end;
}

const MOST_OF_PART = 3;
const TIMED_HEAD = toPattern(`^[\\s#*_\\p{Nd}.)•-]*(?:${TIMED_PARTS})(?: ?\\p{Nd})?[\\s*_:：–—|.-]*$`, "iu");

function readLabels(script: Written, { labels, codes }: ScriptMarks): void {
  const { text: source } = script;
  const hasVoice = labels.some(({ kind, says }) => kind === "voice" && says);
  const hasAmong = labels.some((one) => one.kind === "among" && isHabit(one, labels));
  const pictured = labels.filter(({ kind }) => kind === "picture" || kind === "screen").length > 1;
  labels.forEach((one, at) => {
    const { kind, line, label, value } = one;
    const until = labels[at + 1]?.line.start ?? source.length;
    if (kind === "voice" && (one.says || value === "" || isHabit(one, labels))) {
      if (isHabit(one, labels)) scenePicture(script, line.start);
      spoken(script, one);
    } else if (kind === "among" && isHabit(one, labels)) among(script, one, hasVoice);
    else if (kind === "part" && (value === "" || one.says || countWords(value) >= FEWEST_OF_CALL))
      script.part(label, line);
    else if (kind === "end") readEndCard(script, label, { start: label.end, end: line.end }, line);
    else if (kind === "picture" && (hasVoice || hasAmong || codes.length > 0 || pictured))
      script.leave(value === "" ? withBelow(source, line, until) : line);
    else if (kind === "screen" && isShown(value)) onScreen(script, one, hasVoice || hasAmong);
  });
}

/** "Scene 1. A pan, smoke." right above what the voice says: behind the number stands what is seen. */
function scenePicture(script: Written, from: number): void {
  const text = script.text.slice(0, from).trimEnd();
  const start = text.lastIndexOf("\n") + 1;
  const line = text.slice(start);
  const scene = SCENE.exec(line);
  // A heading, or what ends as no sentence does, names the scene.
  if (scene === null || /^\s*#/u.test(line) || !/[.。।]$/u.test(line)) return;
  script.leave({ start: start + scene[0].length, end: text.length });
}

const SCENE = toPattern(
  `^[ \\t]*(?:#{1,6}[ \\t]+)?[*_]{0,3}${SCENE_LEAD}[*_]{0,3}[ \\t]*[.:：–—-]+[*_]{0,3}[ \\t]*`,
  "iu",
);
const FEWEST_OF_CALL = 3;

/** A label that the text has again and again. */
function isHabit({ kind, name }: ScriptLabel, labels: readonly ScriptLabel[]): boolean {
  return labels.filter((one) => one.kind === kind && one.name === name).length > 1;
}

/** "NARRATOR (low, unhurried):" tells the maker how it is to be read. */
function spoken(script: Written, { label, line }: ScriptLabel): void {
  const written = textAt(script.text, label);
  if (/[(（[]\P{L}*\p{L}{2}/u.test(written)) script.wishes.push(written.replace(/^[*_]+|[*_:：\s]+$/gu, ""));
  script.part(label, line);
}

/** "Text:" and "Audio:" are the voice's where no other label is; beside it they are read, or heard below it. */
function among(script: Written, one: ScriptLabel, hasVoice: boolean): void {
  if (!hasVoice) script.part(one.label, one.line);
  else if (WRITTEN_WORDS.test(one.name)) onScreen(script, one, true);
  else script.leave(one.line);
}

const WRITTEN_WORDS = toPattern(`^(?:${WRITTEN})$`, "iu");

/** "字幕：あり": whether there are to be captions. */
function isShown(value: string): boolean {
  return value !== "" && OF_A_FILM.captions?.test(value) !== true;
}

function onScreen(script: Written, { label, line }: ScriptLabel, hasVoice: boolean): void {
  const value = { start: label.end, end: line.end };
  if (hasVoice && !isToldNowhere(script.text, value)) script.leave(line);
  else {
    script.part(label, line);
    withoutQuotes(script, value);
  }
}

/** A way to reach somebody that the voice does not say. */
function isToldNowhere(text: string, value: Span): boolean {
  const said = text.slice(value.start, value.end);
  const found = ADDRESS.exec(said)?.[0] ?? /\p{Nd}[\p{Nd} ()/-]{5,}\p{Nd}/u.exec(said)?.[0];
  return found !== undefined && !(text.slice(0, value.start) + text.slice(value.end)).includes(found);
}

function readBracketed(script: Written, one: Bracketed, directs: boolean): void {
  const { kind, span, value, alone, apart, square } = one;
  if (textAt(script.text, span) === "" || !/[(（[【［〔]/u.test(script.text.slice(span.start, span.end))) return; // prettier-ignore
  const label = { start: span.start, end: value.start };
  if (kind === "end" && alone) return readEndCard(script, label, value, span);
  if (kind === "voice" && alone) {
    script.part(label, span);
    return script.blank({ start: value.end, end: span.end });
  }
  const known = kind !== "other" && (alone || apart || square);
  if (known || (alone && kind === "other" && isRemark(script.text, one, directs))) script.leave(span);
}

/** In brackets alone on a line a script directs; one sentence in round ones may be said, and not where that is its habit. */
function isRemark(text: string, { value, square }: Bracketed, habit: boolean): boolean {
  const said = textAt(text, value);
  if (!/\p{L}/u.test(said)) return false;
  return square || habit || !/[.!?。！？।؟]["”»」]?$/u.test(said);
}

/** A label alone on its line, and the paragraph right below it. */
function withBelow(source: string, { start, end }: Span, until: number): Span {
  const below = /^\n[^\n]*\S[^\n]*(?:\n[^\n]*\S[^\n]*)*/u.exec(source.slice(end, until))?.[0] ?? "";
  return { start, end: end + below.length };
}
