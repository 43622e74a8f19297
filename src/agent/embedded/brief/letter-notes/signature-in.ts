import { countWords } from "../../text/sentences.ts";
import { namesContact } from "../../text/turns-to-viewers.ts";
import { isPostscript } from "../note-model/letter-request.ts";
import type { Span } from "../sentence-spans.ts";

const MOST = { wishes: 8, name: 5, lines: 4 };
/** "Un bacio e grazie,", "With thanks and in some haste,": whatever the words are, a comma ends them. */
const WISHES = /^(?!.*\p{Nd})[\p{L}\p{M}'’ .-]{2,60}[,،，]$/u;
const NAME = /^(?!.*\p{Nd})[(\p{Lu}\p{Lo}][\p{L}\p{M}'’ .()-]{0,40}$/u;

/**
 * The last paragraph of a letter, or what stands above its postscripts, where it only signs: a line that a comma ends, and a name below it. Its words are of no
 * list, so that it is looked for only in what speaks to a maker.
 */
export function signatureIn(source: string): Span | null {
  const paragraphs = [...source.matchAll(/[^\n]*\S[^\n]*(?:\n[^\n]*\S[^\n]*)*/gu)];
  const last = paragraphs.findLast(({ 0: said }) => !isPostscript(said.trim()));
  if (last === undefined || paragraphs.length < MOST.lines) return null;
  const [said] = last;
  const [first = "", ...names] = said.split("\n").map((line) => line.trim());
  const signs =
    names.length > 0 &&
    names.length < MOST.lines &&
    WISHES.test(first) &&
    countWords(first) <= MOST.wishes &&
    names.every((name) => NAME.test(name) && countWords(name) <= MOST.name && !namesContact(name));
  return signs ? { start: last.index, end: last.index + said.length } : null;
}

/** 三浦さん, "한 작가님": whom a letter is written to, on a line of its own at its top or below its subject. */
const ADDRESSED =
  /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}\p{L} ]{1,12}(?:さん|さま|様|殿|先生|님|씨)[,，、:：]?$/u;

export function addressIn(source: string): Span | null {
  const lines = [...source.matchAll(/[^\n]*\S[^\n]*/gu)].slice(0, 2);
  const found = lines.find(({ 0: line }) => ADDRESSED.test(line.trim()));
  return found === undefined ? null : { start: found.index, end: found.index + found[0].length };
}
