import { detectLanguage, primaryLanguage } from "../../../language/detect-language.ts";
import { commandIn } from "../../text/commands.ts";
import { regex } from "../../text/regex.ts";
import { isAboutFilms } from "../asks-for-film.ts";
import { notIndented } from "../not-indented.ts";
import { isOnSpeeches } from "../part-cues/part-cues.ts";
import { FILM, NAMES_FILM } from "../request-words.ts";
import { blanked, paragraphsOf, sentencesOf, textAt, type Paragraph, type Span } from "../sentence-spans.ts";
import { timedWork } from "../timed-work.ts";
import { tellsEnough } from "../words-told.ts";
import { chineseContent } from "./chinese-content.ts";
import { japaneseContent } from "./japanese-content.ts";
import { koreanContent } from "./korean-content.ts";
import type { Level, Ordered } from "./order-form.ts";
import { orderedContent } from "./ordered-content.ts";
import { ORDER_WORDS } from "./order-words.ts";
import { turkishContent } from "./turkish-content.ts";

/** A text in which the content of orders stands instead of them, as long as before, and the orders that had none. */
export type ContentTold = { text: string; wishes: string[]; told: Told[] };

/** Sentences that stand in the place of an order, and where. */
type Told = { at: number; text: string };

type Said = { span: Span; bare: string; order: Ordered | null };

/** A title at most stands above a letter. */
const STRUCTURED = /^\s{0,3}(?:#{2,6}\s|\|)|^\s{0,3}#\s[^]*\n\s{0,3}#\s/mu;
/** Two of them are no step that a reader is told in passing. */
const FEWEST_LOOSE = 2;
/** So many beside a sure one are the plan of a film. */
const MANY = 3;

/**
 * Orders that carry what the film is to tell: "Please start with Alfred Wegener, who suggested …" becomes "Alfred Wegener suggested …", "Tell it
 * through Darren. He is 47" is "Darren is 47", and "Then show the three kinds of boundary." heads what follows. For texts without headings
 * that ask for a film, before anybody else looks for what is said to the maker: what is told then looks as any text does. What
 * readers might be bidden too stays where nothing else in the text surely speaks to the maker, and beside any other command.
 */
export function withContentTold(source: string): ContentTold {
  const none = { text: source, wishes: [], told: [] };
  if (!ordersFilm(source) || STRUCTURED.test(source) || isAboutFilms(source) || isOnSpeeches(source)) return none; // prettier-ignore
  const language = primaryLanguage(detectLanguage(source));
  const paragraphs = paragraphsOf(source).paragraphs.map((paragraph) =>
    readParagraph(source, paragraph, language),
  );
  const orders = paragraphs.flat().flatMap(({ order }) => (order === null ? [] : [order]));
  const surely = orders.filter(({ level }) => level === "sure").length;
  const sure = surely > 0 || orders.length >= FEWEST_LOOSE;
  const commands = surely >= FEWEST_LOOSE || (surely > 0 && orders.length >= MANY) ? 1 : 0;
  const found = paragraphs.reduce<ContentTold>((told, said) => withParagraph(told, said, { source, language, sure, commands }), none); // prettier-ignore
  return found.text === source || !tellsEnough(found.text)
    ? none
    : { ...found, text: notIndented(found.text, source) };
}

/** "Two-minute history of the number zero": a work whose length is given is one as well. */
function ordersFilm(source: string): boolean {
  return NAMES_FILM.test(source) || timedWork(/^\s*[^\n.]+/u.exec(source)?.[0] ?? "") !== null;
}

function readParagraph(source: string, paragraph: Paragraph, language: string): Said[] {
  return sentencesOf(source, paragraph, true).map((sentence) => {
    const span = withoutBlanksBefore(source, sentence);
    const bare = textAt(source, span).replace(/[\s.!。！।]+$/u, "");
    return { span, bare, order: contentOf(bare, language) };
  });
}

function contentOf(bare: string, language: string): Ordered | null {
  switch (language) {
    case "ko":
      return koreanContent(bare);
    case "ja":
      return japaneseContent(bare);
    case "zh":
      return chineseContent(bare);
    case "tr":
      return turkishContent(bare);
    default:
      return orderedContent(bare, language);
  }
}

/** What speaks of the film, and a last line that is dictated, bids no reader. */
const TO_MAKER = regex(`${FILM}|["“„«「『:：?？]|拍[得摄攝成]|镜头|鏡頭|语气|語氣|配乐|配樂|旁白|ナレーション|雰囲気|분위기`, "iu"); // prettier-ignore

/** `commands`: how many of them a paragraph may have beside an order that readers might follow too. */
type Around = { source: string; language: string; sure: boolean; commands: number };

function withParagraph(before: ContentTold, said: readonly Said[], around: Around): ContentTold {
  const { source, language } = around;
  // "Fold the sheet. Show how you hold it.": beside other commands readers are bidden.
  const bidden = said.filter(({ bare, order }) => order === null && !TO_MAKER.test(bare) && commandIn(bare, language) === "sure"); // prettier-ignore
  const bids = bidden.length > around.commands;
  let { text } = before;
  const wishes = [...before.wishes];
  const content = [...before.told];
  for (const [at, { span, order }] of said.entries()) {
    if (order === null || !isToMaker(order.level, bids, around.sure)) continue;
    const next = said[at + 1];
    const put =
      order.through !== undefined && next !== undefined ? toldOf(order.through, next, around) : null;
    const told = put === null ? toldHere(order, { at, said }) : "";
    if (told === null || told.length > lengthOf(span)) continue;
    if (put !== null && next !== undefined) {
      const both = { start: span.start, end: next.span.end };
      if (put.length > lengthOf(both)) continue;
      text = replaced(text, both, put);
    } else text = replaced(text, span, told);
    const stands = put ?? told;
    if (stands === "") wishes.push(textAt(source, span));
    else content.push(...sentencesAt(stands, span.start));
  }
  return { text, wishes, told: content };
}

function isToMaker(level: Level, bids: boolean, sure: boolean): boolean {
  return level === "sure" || (!bids && (sure || level === "likely"));
}

/**
 * What others left of a text, with the sentences that they took for notes although an order said that they are to be told: "It is over in
 * ten minutes" is no length of the film then.
 */
export function withToldKept<
  Left extends { text: string; wishes: string[]; closing: { text: string | null } | null },
>(left: Left, { told }: ContentTold): Left {
  let { text, wishes } = left;
  for (const { at, text: said } of told) {
    const bare = said.replace(/[.。?？!]$/u, "");
    const isGone = text.slice(at, at + said.length).trim() === "";
    if (!isGone || text.includes(bare) || left.closing?.text?.includes(bare) === true) continue;
    text = text.slice(0, at) + said + text.slice(at + said.length);
    wishes = wishes.filter((wish) => !bare.includes(wish.replace(/[.。?？!]$/u, "")));
  }
  return { ...left, text, wishes };
}

/** What stands in the place of an order; null where it stays, since nothing that follows says what it announces. */
function toldHere(order: Ordered, { at, said }: { at: number; said: readonly Said[] }): string | null {
  if (order.told !== "") return order.told;
  const follows = said.slice(at + 1).some(({ order: next, bare }) => next === null && bare.length >= FEWEST_LETTERS); // prettier-ignore
  if (!follows) return null;
  return order.head !== undefined && at === 0 ? `**${order.head}.**` : "";
}

const FEWEST_LETTERS = 12;

/** "He is 47 and was a roofer": the name stands for its pronoun. */
function toldOf(who: string, next: Said, { source, language }: Around): string | null {
  const pronoun = ORDER_WORDS[language]?.pronoun ?? "";
  const said = textAt(source, next.span);
  if (pronoun === "" || next.order !== null) return null;
  const found = regex(`^(?:(?:${pronoun})\\s+|(?:${pronoun}))(?=\\p{L})`, "iu").exec(said)?.[0];
  if (found === undefined) return null;
  const rest = said.slice(found.length);
  return `${who} ${rest.charAt(0).toLowerCase()}${rest.slice(1)}`;
}

function sentencesAt(said: string, at: number): Told[] {
  return sentencesOf(said, { start: 0, end: said.length }).map((sentence) => {
    const { start, end } = withoutBlanksBefore(said, sentence);
    return { at: at + start, text: said.slice(start, end) };
  });
}

/** Behind another one a sentence begins with the blanks between them. */
const withoutBlanksBefore = (source: string, { start, end }: Span): Span => ({ start: end - source.slice(start, end).trimStart().length, end }); // prettier-ignore
const lengthOf = ({ start, end }: Span): number => end - start;

/** The words told where their sentence stood, blanks behind them. */
function replaced(text: string, { start, end }: Span, told: string): string {
  const gone = blanked(text, { start, end });
  // Lines stay lines: words are put over blanks, never over a break.
  const lines = text.slice(start, end).includes("\n");
  if (lines) return `${text.slice(0, start)}${overBlanks(gone.slice(start, end), told)}${text.slice(end)}`; // prettier-ignore
  return gone.slice(0, start) + told + gone.slice(start + told.length);
}

/** Words in the place of blanks that have line breaks among them: a break moves to the next space of the words. */
function overBlanks(blanks: string, told: string): string {
  const room = blanks.length - told.length;
  const breaks = blanks.split("\n").length - 1;
  return room < breaks ? blanks : `${told}${" ".repeat(room - breaks)}${"\n".repeat(breaks)}`;
}
