import { isAboutFilms } from "./asks-for-film.ts";
import { isImperative } from "../english/grammar.ts";
import { capitalise, countWords } from "../text/sentences.ts";
import type { Line } from "./closing.ts";
import { DIRECTS } from "./closing-label.ts";
import { ENDED_ON, ENDS_ON, ENDS_WITH, ENDS_WITH_LINE, LINE_BEHIND } from "./closing-order-words.ts";
import { blanked, lastProse, sentencesOf, textAt, type Paragraph, type Span } from "./sentence-spans.ts";
import { speaksOfSpeaking } from "./wishes.ts";
import { wordsTold } from "./words-told.ts";

/** A text without what its last sentences order for the film's end, in the same length, and what that was. */
export type ClosingOrders = { text: string; closing: Line | null; wishes: string[] };

/** "End on his name. Fade to black." */
const MOST = 3;
const FEWEST_TOLD = 5;

/**
 * Takes "End on his name." out of the end of a brief; where an order gives the words (「最後はこの問いで終わる：…」), they are the
 * film's last line. Recipes and lessons end with something as well: below steps, and beside other orders, it is told.
 */
export function withoutClosingOrders(source: string): ClosingOrders {
  const found: ClosingOrders = { text: source, closing: null, wishes: [] };
  const last = lastProse(source);
  if (last === null) return found;
  const sentences = sentencesOf(source, last, true).filter((span) => textAt(source, span) !== "");
  const from = sentences.findLastIndex((span) => !isOrder(source, span)) + 1;
  const orders = sentences.slice(from);
  if (orders.length === 0 || orders.length > MOST || isOfSteps(source, last, sentences.slice(0, from)))
    return found;
  const text = orders.reduce(blanked, source);
  // Never all of a text.
  if (wordsTold(text) < FEWEST_TOLD && !UNPARTED.test(text)) return found;
  for (const span of orders) {
    const said = textAt(source, span);
    const line = lineBehind(said);
    if (line === null) found.wishes.push(said);
    else found.closing ??= { text: line, address: null, span };
  }
  return { ...found, text };
}

const UNPARTED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}\p{Script=Thai}]{6}/u;

function isOrder(source: string, span: Span): boolean {
  const said = textAt(source, span);
  if (lineBehind(said) !== null) return true;
  const bare = said.replace(/[\s.!。！।۔*_]+$/u, "").replace(/^[\s*_(]+/u, "");
  // What stands in marks or behind a colon is told (`closing.ts`).
  if (/["“”„«»「『]|[:：]\s|[?？؟]$/u.test(bare)) return false;
  if (ENDS_ON.test(bare)) return true;
  const what = ENDS_WITH.exec(bare)?.groups?.["what"];
  return what !== undefined && ENDED_ON.test(what);
}

/** The line that an order gives behind its colon: a sentence, and no direction. */
function lineBehind(said: string): string | null {
  const bare = said.replace(/[.。।]$/u, "");
  const contact = ENDS_WITH.exec(bare)?.groups?.["what"] ?? "";
  if (CONTACT.test(contact)) return capitalise(contact);
  const line = LINE_BEHIND.exec(bare)?.groups?.["line"];
  if (line !== undefined) return line.trim();
  const named = ENDS_WITH_LINE.exec(bare)?.groups?.["line"]?.trim() ?? "";
  const whole = countWords(named) >= FEWEST_OF_LINE && /^[\p{Lu}\p{Lo}¿¡«“"„]|[?？؟]$/u.test(named);
  return whole && !DIRECTS.test(named) ? named : null;
}

const FEWEST_OF_LINE = 4;
/** "The helpline number: 0800 123 4567", "our site: lumen.example": a name of few words, and how to reach it. */
const CONTACT =
  /^[^:：\p{Nd}]{2,48}\s?[:：]\s*(?:[+(]?\p{Nd}[\p{Nd}\s()/.–-]{4,24}|(?:https?:\/\/)?[\w.@-]{1,64}\.[a-z]{2,12}(?:\/\S{0,40})?)$/u;

/** "…, then stretch. End with a smile.": of the same kind as what stands above it. */
function isOfSteps(source: string, last: Paragraph, before: readonly Span[]): boolean {
  const above = source.slice(0, last.start).trimEnd().split("\n").at(-1) ?? "";
  if (/^\s*\p{Nd}+[.)]\s/u.test(above)) return true;
  const told = before.map((span) => textAt(source, span).replace(/[.!]$/u, ""));
  const heads = source.match(/^\s{0,3}#.*$/gmu)?.join(" ") ?? "";
  return (
    (told.length > 0 && told.every((said) => isImperative(said))) ||
    speaksOfSpeaking(heads) ||
    isAboutFilms(source)
  );
}
