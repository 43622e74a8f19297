import { countWords } from "../text/sentences.ts";
import { isGreeting, REGARDS } from "./greetings.ts";
import { OF_REGARDS } from "./mail-part-words.ts";
import { behindGreeting } from "./maker-greeting.ts";
import { POSTSCRIPT } from "./secrecy-words.ts";
import type { Span } from "./sentence-spans.ts";

/** What stands around a mail's text. `greets`: it begins with a greeting, on a line of its own or not. */
export type MailFrame = { greeting: Span | null; greets: boolean; signature: Span[] };

const MOST_GREETED = 5;
const MOST_SIGNED = 5;
const MOST_IN_LINE = 60;

/** The line that greets, alone or before the first words; and the last block where it signs. */
export function frameOf(source: string): MailFrame {
  const lines = [...source.matchAll(/[^\n]+/gu)].filter(({ 0: line }) => line.trim() !== "");
  const spans = lines.map(({ index, 0: line }) => ({ start: index, end: index + line.length }));
  const first = lines[0]?.[0].trim() ?? "";
  const alone = /^[^\n]*\n[ \t]*\n/u.test(source.trimStart()) && /[,!:：！，、]$/u.test(first);
  const short = countWords(first) <= MOST_GREETED && first.length <= MOST_IN_LINE && !/\p{N}/u.test(first);
  // Without spaces a whole sentence would be few words.
  const line =
    first.length <= MOST_IN_LINE &&
    !/[.?。]\s*\S/u.test(first) &&
    ((isGreeting(first) && short) || (alone && short) || isAddressed(first));
  const greets = line || behindGreeting(first) !== first;
  return {
    greeting: line ? (spans[0] ?? null) : null,
    greets,
    signature: signatureIn(
      source,
      lines.map(({ 0: one }) => one.trim()),
      spans,
    ),
  };
}

/** "田中様", "김 대리님께": a name with what one says to it. */
function isAddressed(line: string): boolean {
  return /^[\p{L}\s]{1,14}(?:様|さん|先生|さま|御中|님께?|씨|老师|女士|先生|经理|总|姐|哥)[、,，:：!！]?(?:\s?(?:こんにちは|안녕하세요|您好|你好)[。.!！,，]?)?$/u.test(
    line,
  );
}

/** Regards and who sends them: short lines at the end with no sentence among them. */
function signatureIn(source: string, said: readonly string[], spans: readonly Span[]): Span[] {
  const postscript = said.findIndex((line, at) => at >= said.length / 2 && POSTSCRIPT.test(line));
  const end = postscript < 0 ? said.length : postscript;
  const apart = (at: number): boolean =>
    /(?:^|\n)[ \t]*\n[ \t]*$/u.test(source.slice(0, spans[at]?.start ?? 0));
  for (let at = Math.max(2, end - MOST_SIGNED - 1); at < end; at += 1) {
    const line = said[at] ?? "";
    const below = said.slice(at + 1, end);
    const wishes = apart(at) && at < end - 1 && /[,!，！]$/u.test(line) && countWords(line) <= MOST_GREETED;
    if (!(wishes || isRegards(line)) || !below.every(isLineOfSender)) continue;
    if (below.length === 0 || below.some((one) => isName(one) || REGARDS.test(one)))
      return spans.slice(at, end);
  }
  const last = spans[end - 1];
  const regards = last === undefined ? null : regardsIn(source, last);
  if (regards !== null) return [regards];
  const names =
    [1, 2, 3].findLast((count) => apart(end - count) && said.slice(end - count, end).every(isName)) ?? 0;
  const named = said.slice(end - names, end);
  const signs =
    CASED.test(named[0] ?? "") ||
    named.every((line) =>
      /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\s]{2,16}$/u.test(line),
    );
  return names > 0 && signs ? spans.slice(end - names, end) : [];
}

const CASED = /^\p{Lu}/u;
const MOST_REGARDS = 7;

export function isRegards(line: string): boolean {
  if (REGARDS.test(line)) return true;
  // "Come and try it on a Thursday. Thanks, Odile": what stands before the regards tells.
  if (regardsBehind(line) !== null) return false;
  const short = countWords(line) <= MOST_REGARDS && line.length <= MOST_IN_LINE && !/\p{N}/u.test(line);
  return short && OF_REGARDS.test(line) && !/[.?？:]$/u.test(line) && !/^(?:#|\||>|[-*+•]\s)/u.test(line);
}

/** The regards at the end of a line that tells; null where it ends in none, or is nothing else. */
export function regardsIn(source: string, { start, end }: Span): Span | null {
  const line = source.slice(start, end);
  const behind = regardsBehind(line.trim());
  return behind === null ? null : { start: start + line.search(/\S/u) + behind, end };
}

/** Where the regards begin that follow a sentence in its line: "Venez essayer un jeudi. Merci d'avance, Odile". */
function regardsBehind(line: string): number | null {
  const breaks = [...line.matchAll(/[.!?。！？]["”»’)]?\s+(?=\p{Lu}|\p{Lo})/gu)];
  const last = breaks.at(-1);
  if (last === undefined) return null;
  const from = last.index + last[0].length;
  const before = line.slice(0, last.index + 1);
  return REGARDS.test(line.slice(from).trim()) && countWords(before) > 2 && !REGARDS.test(before)
    ? from
    : null;
}

/** "Présidente du jardin des Tilleuls", "Tel. 0171 …": a short line with no sentence in it. */
export function isLineOfSender(line: string): boolean {
  return (
    line.length <= MOST_IN_LINE &&
    !/^(?:#|\||>|[-*+•]\s)/u.test(line) &&
    !/[.?!。！？:]$/u.test(line) &&
    countWords(line) <= (/^\p{Ll}/u.test(line) ? 5 : 9)
  );
}

/** "Hannah Whitcombe", "Secretary, Millbrook Baking Club": large letters, and no sentence. */
function isName(line: string): boolean {
  if (line.length > MOST_IN_LINE || /^(?:#|\||>|[-*+•]\s|\p{N}+[.)]\s)/u.test(line)) return false;
  if (/[.?!。！？:]$/u.test(line.replace(/(?<=^\S{1,4}|\s\S{1,4})\.$/u, ""))) return false;
  const words = line.match(/[\p{L}\p{M}’'.-]+/gu) ?? [];
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return words.length > 0 && words.length <= 8 && small * 2 <= words.length;
}
