import { commandIn } from "../../text/commands.ts";
import { regex, toPattern, wholeWords } from "../../text/regex.ts";
import { sketchAt } from "../../sketches/read-sketch.ts";
import { blanked, linesOf, sentencesOf, textAt, type Span } from "../sentence-spans.ts";
import { LENGTH } from "../wish-words.ts";
import { BARE_WISHES, DRAWS_BY_HAND } from "./bare-wish-words.ts";
import { pictureOrderIn } from "./picture-order.ts";
import { biddenViewer, saidInOrder } from "./said-order.ts";
import { withoutOrderClauses } from "./order-clauses.ts";

/** A text without such orders, in the same length, and what they say. */
export type MakerOrders = { text: string; wishes: string[] };

/** `loose`: it may be said to viewers as well; `evident`: hardly, but where they are taught to draw; `told`: what of it is told. */
type Read = { loose: boolean; evident?: boolean; told: string | null };
type Said = { span: Span; bare: string; order: Read | null };

const BY_HAND = toPattern(wholeWords(DRAWS_BY_HAND), "iu");
const ITEM = /^[ \t]*(?:[-*+•–]|\p{Nd}{1,3}[.)]|>|#{1,6}|\|)\s/u;
/** More of them in one paragraph are steps of an exercise. */
const MOST_LOOSE = 2;

/**
 * Orders to the maker in the midst of what is told, for texts that surely ask for their film: "Draw the Earth as a circle with …" goes,
 * but for what only it says; "Say clearly that …" and "Ask the viewer to …" leave what is to be said. Steps of a list are never read, and
 * where a paragraph bids its readers do anything, what may be said to them stays.
 */
export function withoutMakerOrders(source: string, language: string): MakerOrders {
  const clauses = withoutOrderClauses(source, language);
  const paragraphs = linesOf(clauses.text)
    .filter((line) => !ITEM.test(clauses.text.slice(line.start, line.end)))
    .map((line) => ({ line, said: readSentences(clauses.text, line, language) }));
  // What may be said to viewers is an order to the maker where one that cannot be stands in the text.
  const isSure = clauses.wishes.length > 0 || paragraphs.some(({ said }) => said.some(({ order }) => order?.loose === false || order?.evident === true)); // prettier-ignore
  const byHand = BY_HAND.test(source);
  const wishes = [...clauses.wishes];
  let text = clauses.text;
  for (const { line, said } of paragraphs) {
    if (said.every(({ order }) => order === null)) continue;
    const taught = !isSure || byHand || bidsReaders(said, language);
    const full = said.map(({ span }) => textAt(clauses.text, span));
    for (const [at, { span, bare, order }] of said.entries()) {
      const whole = full[at] ?? "";
      const before = said[at - 1];
      if (
        before?.order?.told === null &&
        wishes.includes(full[at - 1] ?? "") &&
        restates(before.bare, bare)
      ) {
        text = blanked(text, span);
        wishes.push(whole);
        continue;
      }
      if (order === null || order.told === bare || (taught && order.loose)) continue;
      // What can be drawn is drawn: its reader leaves the order out.
      if (sketchAt({ sentences: full, language, headings: [] }, at) !== null) continue;
      wishes.push(whole);
      text =
        order.told === null
          ? blanked(text, withBracket(clauses.text, span, line.end))
          : replaced(text, span, `${order.told}${stopOf(whole)}`);
    }
  }
  const length = lengthBelowTitle(text);
  if (length === null) return { text, wishes };
  return { text: blanked(text, length), wishes: [...wishes, textAt(text, length)] };
}

function readSentences(text: string, line: Span, language: string): Said[] {
  const spans = sentencesIn(text, line);
  const bares = spans.map((span) => bareOf(textAt(text, span)));
  return spans.map((span, at) => {
    const bare = bares[at] ?? "";
    const beside = text.slice(0, span.start) + text.slice(span.end);
    return { span, bare, order: orderIn(bare, { language, beside, next: bares[at + 1] ?? "" }) };
  });
}

/** "Around two and a half minutes." alone in the first line below the title. */
function lengthBelowTitle(text: string): Span | null {
  const lines = linesOf(text).filter((line) => textAt(text, line) !== "");
  const first = lines.find((line) => !/^\s*#/u.test(text.slice(line.start, line.end)));
  return first !== undefined && lines.length > 2 && LENGTH.test(bareOf(textAt(text, first))) ? first : null;
}

function orderIn(bare: string, around: { language: string; beside: string; next: string }): Read | null {
  const { language } = around;
  if (bare.length < 4) return null;
  const bidden = biddenViewer(bare, language);
  if (bidden !== null) return { loose: false, told: bidden };
  const said = saidInOrder(bare, language);
  if (said !== null) return { loose: true, told: said };
  const wishes = BARE_WISHES[language];
  if (wishes?.sure.some((one) => regex(`^(?:${one})$`, "iu").test(bare)) === true)
    return { loose: false, told: null };
  if (/^["“„«»「『]/u.test(bare)) return null;
  const picture = pictureOrderIn(bare, around);
  if (picture !== null) return { loose: !picture.sure, evident: picture.evident, told: picture.told };
  if (wishes?.loose.some((one) => regex(`^(?:${one})$`, "iu").test(bare)) === true)
    return { loose: true, told: null };
  return null;
}

/** "Fold the sheet. Draw a line …": beside another command that no maker follows, or in a row of them, readers are bidden. */
function bidsReaders(said: readonly Said[], language: string): boolean {
  const loose = said.filter(({ order }) => order?.loose === true && order.told === null);
  if (loose.length > MOST_LOOSE && loose.length * 2 > said.length) return true;
  return said.some(({ bare, order }) => order === null && commandIn(bare, language) === "sure");
}

/** "Please don't start with a sunset. Everyone starts with a sunset.": why, in the words of the order. */
function restates(order: string, said: string): boolean {
  const began = /(?:start|open|begin|end)s?(?: it)? with (?<what>.{3,60})$/iu.exec(order)?.groups?.["what"];
  if (began !== undefined) return /^(?:everyone|everybody|every film|they all|all of them)\s/iu.test(said) && said.endsWith(began); // prettier-ignore
  return /(?<!\p{L})(?:colou?rs?|look|style)(?:,.*)?$/iu.test(order) && /^(?:my|our) \p{L}+ says? (?:not|no|never) \p{L}+$/iu.test(said); // prettier-ignore
}

function bareOf(said: string): string {
  return said
    .replaceAll(/(?<!\*)\*{1,2}(?=\S)|(?<=\S)\*{1,2}(?!\*)/gu, "")
    .replace(/^[\s(（]+/u, "")
    .replace(/[\s.!。！।:)）]+$/u, "")
    .trim();
}

/** The sentences of a line; emphasis and a quotation mark behind a stop part two of them as well. */
function sentencesIn(text: string, line: Span): Span[] {
  return sentencesOf(text, line, true).flatMap((whole) => {
    const span = behindRunInHead(text, whole);
    const said = text.slice(span.start, span.end);
    const cuts = [...said.matchAll(PARTS)].map(({ index, 0: stop }) => span.start + index + stop.length);
    return [span.start, ...cuts].map((start, at) => ({ start, end: cuts[at] ?? span.end }));
  });
}

const PARTS = /[.!?]\*{1,3}(?=\s+\S)|[。！？](?=[「『]\S)/gu;

/** "**Opening.** Ask the viewer to …": what is called so begins behind it. */
function behindRunInHead(text: string, { start, end }: Span): Span {
  const head = /^\s*\*\*[^*\n]{2,60}\*\*[:.]?(?=\s+\S)/u.exec(text.slice(start, end))?.[0] ?? "";
  return { start: start + head.length, end };
}

function stopOf(said: string): string {
  return /[.!。！।](?=[)\s*]*$)/u.exec(said)?.[0] ?? (/[\p{Script=Han}\p{Script=Hiragana}]/u.test(said) ? "。" : "."); // prettier-ignore
}

/** "(Don't call it maths, Tom. Jean nearly left.)": all of the bracket that begins with an order. */
function withBracket(text: string, span: Span, end: number): Span {
  const said = text.slice(span.start, span.end);
  if (!/^\s*[(（]/u.test(said) || /[)）]\s*[.!]?\s*$/u.test(said)) return span;
  const close = text.slice(span.end, end).search(/[)）]/u);
  return close < 0 ? span : { start: span.start, end: span.end + close + 1 };
}

/** The words told in the place of their sentence, blanks behind them: a head that stands before them stays beside them. */
function replaced(text: string, span: Span, told: string): string {
  const lead = /^\s*/u.exec(text.slice(span.start, span.end))?.[0].length ?? 0;
  const start = span.start + lead;
  if (told.length > span.end - start) return text;
  return `${text.slice(0, start)}${told}${" ".repeat(span.end - start - told.length)}${text.slice(span.end)}`;
}
