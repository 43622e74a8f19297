import { capitalise, countWords } from "../text/sentences.ts";
import { askedEndIn } from "./asked-end.ts";
import type { Line } from "./closing.ts";
import { withoutClosingThought } from "./closing-thought.ts";
import { withoutFilmEndsOn } from "./film-ends-on.ts";
import { headAbove, quotedEndIn } from "./quoted-end.ts";
import { BEGINS } from "./sentence-head.ts";
import { DIRECTS } from "./closing-label.ts";
import { NAMES_FILM } from "./request-words.ts";
import { blanked, paragraphsOf, textAt, type Span } from "./sentence-spans.ts";
import { withoutThanksAtEnd } from "./thanks-at-end.ts";
import { tellsEnough } from "./words-told.ts";
import { withoutTwoLinesAtEnd } from "./two-lines-at-end.ts";
import { noteLikelihood } from "./note-model/note-likelihood.ts";
import { WISHED_LIKE, WISHED_LINE, WISHED_SAID } from "./wished-end-words.ts";
import { toPattern } from "../text/regex.ts";

const COLON = "[*_]{0,2}\\s?[:：][*_]{0,2}\\s*";
const LIKE = toPattern(`${BEGINS}[*_]{0,2}(?:${WISHED_LIKE})(?:${COLON}|,?\\s)(?=\\S)`, "giu");
const SAID = toPattern(`${BEGINS}[*_]{0,2}(?:${WISHED_SAID})${COLON}(?=\\S)`, "giu");
const SHORTLY = toPattern(`${BEGINS}(?:${WISHED_LINE})\\s?[:：]\\s*(?=\\S)`, "giu");
/** "Chiudete con: una panoramica del borgo" names a picture. */
const PICTURE =
  /^(?:an?|the|eine?[nmrs]?|der|die|das|une?|les?|la|un[ao]?|el|los|las|il|lo|gli|um|uma|o|os|as|een|de|het|en|et|ett|den)\s(?!.*[!?]$)/u;
/** What stands in its marks, of as many sentences as it has; else up to the end of the sentence. */
const QUOTED = /^["“„«»「『]\s*(?<line>[^"“”„«»「」『』\n]{2,160}?)\s*["”“»«」』][.。]?/u;
const PLAIN =
  /^(?<line>[^\n]{2,160}?(?:[.!?。！？।؟…]+(?=\s|$|[\p{Script=Han}\p{Script=Hiragana}])|(?=\n|$)))/u;
const MOST_LETTERS = 140;
const LIKELY = 0.3;
const LIKELY_AT_END = 0.75;
const MOST_OF_NAME = 4;
/** "That's a thing our old bosun used to say and people like it.": where the words are from, as their paragraph's last sentence. */
const REMARK =
  /^[ \t]*(?:(?:that|it|this)(?:['’]s| is| was) (?:an? |the |our |my |what |how |just |something )|(?:das|so|den spruch|den satz) (?:ist|sagt|sagte|hat|war|sagen) |(?:c['’]est|c['’]était) (?:une?|ce que|la|le|notre|ma) ?|(?:es|era) (?:lo que|una|algo que|el|la|nuestr[oa]) |(?:è|era) (?:una?|quello che|il|la|la nostra) ?|(?:é|era) (?:o que|uma?|algo que|a|o|a nossa) |(?:dat|zo|het) (?:is|zei|zegt|was) |(?:det|så) (?:är|er|sa|sade|sagde|var) |(?:to|tak) (?:jest|było|mówił\p{L}*|je|říkal\p{L}*) |(?:это|так) (?:говорил\p{L}*|наш\p{L}*|фраза|слова) )[^.!?\n]{3,110}[.!]?[ \t]*(?=\n|$)/iu;
const MARKER = /(?:^|\n)[ \t]*(?:[-*+•–]|\p{Nd}{1,2}[.)])[ \t]+$/u;

/**
 * "Finish with something like: come at 8, the smell is free", "Say at the end: see you at the zebra", wherever it stands: the
 * text without it, as long as before, and the words as the film's last line.
 */
export function withoutWishedEnd(source: string): { text: string; closing: Line | null; wishes: string[] } {
  const none = { text: source, closing: null, wishes: [] };
  // Marks without a word are looked through at every place, for nothing.
  if (!/\p{L}{2}/u.test(source)) return none;
  const found = [...source.matchAll(SAID), ...source.matchAll(LIKE), ...shortOrders(source)].find(
    ({ index, 0: lead }) => lineAt(source, index + lead.length) !== null,
  );
  if (found === undefined)
    return (
      withoutFilmEndsOn(source) ??
      withoutTwoLinesAtEnd(source) ??
      withoutQuotedEnd(source) ??
      withoutThanksAtEnd(source) ??
      withoutClosingThought(source) ??
      none
    );
  const from = found.index + found[0].length;
  const line = lineAt(source, from);
  if (line === null) return none;
  const remark = QUOTED.test(line) ? (REMARK.exec(source.slice(from + line.length))?.[0] ?? "") : "";
  const marker = MARKER.exec(source.slice(0, found.index))?.[0].replace(/^\n/u, "") ?? "";
  const span: Span = { start: found.index - marker.length, end: from + line.length + remark.length };
  const text = blanked(source, span);
  if (!tellsEnough(text)) return none;
  const said = (QUOTED.exec(line)?.groups?.["line"] ?? line).replace(/(?<!\.)[.。।]$/u, "").trim();
  return {
    text,
    closing: { text: capitalise(said), address: null, span },
    wishes: [textAt(source, { ...span, start: found.index })],
  };
}

/** In the last paragraphs of a text that orders a film and has no parts. */
function shortOrders(source: string): RegExpExecArray[] {
  if (!NAMES_FILM.test(source) || /^\s{0,3}(?:#{1,6}\s|[-*+•]\s|\p{Nd}+[.)]\s)/mu.test(source)) return [];
  const last = paragraphsOf(source)
    .paragraphs.filter((one) => textAt(source, one) !== "")
    .slice(-LAST_PARAGRAPHS);
  return [...source.matchAll(SHORTLY)].filter(({ index, 0: lead }) => {
    const line = lineAt(source, index + lead.length) ?? "";
    const isLast = last.some(({ start, end }) => index >= start - 1 && index < end);
    return isLast && !DIRECTS.test(line) && !PICTURE.test(line);
  });
}

const LAST_PARAGRAPHS = 4;

/** Where the words stand first, in their marks. */
function withoutQuotedEnd(source: string): { text: string; closing: Line; wishes: string[] } | null {
  const found = quotedEndIn(source) ?? askedEndIn(source);
  if (found === null) return null;
  const span = { start: headAbove(source, found), end: found.end };
  const text = blanked(source, span);
  if (!tellsEnough(text)) return null;
  // Of two sentences the last ends as the first does.
  const bare = found.line.replace(/(?<!\.)[.。।]$/u, "");
  const said = capitalise(/[.。।!?！？]\s*\S/u.test(bare) ? found.line : bare);
  const address = "address" in found && typeof found.address === "string" ? found.address : null;
  return { text, closing: { text: said, address, span }, wishes: [textAt(source, found)] };
}

/** The words that stand there; null where they are no line. */
function lineAt(source: string, from: number): string | null {
  const rest = source.slice(from, from + 400);
  const quoted = QUOTED.exec(rest)?.[0];
  if (quoted !== undefined) return quoted;
  const first = PLAIN.exec(rest)?.[0] ?? "";
  const [paragraph = ""] = rest.split("\n", 1);
  // "Thank you, Grace. Sleep well.": what a paragraph ends with is one line; "Two minutes, sober voice" behind it is none of it.
  const behind = paragraph.slice(first.length).trim();
  // Nothing behind all of it, and in a breath or two: "The Bike Doctor. Bring it in. We've seen worse."
  const ends = source.slice(from + paragraph.length).trim() === "" && countWords(first) <= MOST_OF_NAME;
  const isNote = behind !== "" && noteLikelihood(behind) >= (ends ? LIKELY_AT_END : LIKELY);
  const whole = paragraph.length <= MOST_LETTERS && !isNote ? paragraph : first;
  const isLine = /\p{L}{2}|[\p{Script=Han}\p{Script=Hiragana}]/u.test(whole) && !/[:：]\s*$/u.test(whole);
  return isLine && whole.length <= MOST_LETTERS ? whole : null;
}
