import { toPattern, wholeWords } from "../text/regex.ts";
import { OF_FILMS, OF_FILMS_EAST } from "./avoided-head-words.ts";
import { HAPPENED } from "./opening-order-words.ts";
import { isEndHead } from "./skeleton-heads.ts";
import { blanked, linesOf, sentencesOf, textAt, type Span } from "./sentence-spans.ts";
import { ABOUT_WISHES, ABOUT_WISHES_EAST, COLOURS, FILMIC, FILMIC_EAST, OF_DELIVERY, OF_THE_FILM, OF_WISHES, ORDERING, ORDERING_EAST } from "./wish-section-words.ts"; // prettier-ignore
import { wishesIn } from "./wishes.ts";
import { wordsOrSignsTold } from "./words-told.ts";

/** A text without such sections, in the same length, and what each of their sentences wishes. */
export type WishSections = { text: string; wishes: string[] };

type Head = "film" | "wishes" | "delivery";
/** A paragraph or a list of a section, and how many of its sentences are wishes. */
type Piece = Span & { listed: boolean; sentences: string[]; wished: number };

const HEAD = /^[ \t]*(?:(?<marks>#{1,6})[ \t]+)?(?<strong>\*\*|__)?(?<label>[^\n.!?。！？#|>*_]{2,70}?)[:：]?(?:\*\*|__)?[:：]?[ \t]*$/u; // prettier-ignore
const whole = (words: readonly string[]): RegExp => toPattern(`^(?:${words.join("|")})$`, "iu");
const within = (words: readonly string[]): RegExp => toPattern(wholeWords(...words), "iu");
const HEADS: readonly (readonly [Head, RegExp])[] = [["film", whole(OF_THE_FILM)], ["wishes", whole(OF_WISHES)], ["delivery", whole(OF_DELIVERY)]]; // prettier-ignore
const FILMS = within([...FILMIC, ...OF_FILMS]);
const ORDERS = within(ORDERING);
/** A colour's adjective may stand before it, and in some languages an article. */
const COLOUR_FIRST = toPattern(`^(?:[\\p{L}\\p{M}]+\\s){0,2}(?:${COLOURS.join("|")})(?![\\p{L}\\p{M}])`, "iu"); // prettier-ignore
const ABOUT = within(ABOUT_WISHES);
/** Somebody was counted or quoted. */
const TOLD = /\p{Nd}\s?(?:%|٪|percent|prozent|pour cent|por ciento|per cento|procent|процент)|(?<!\p{L})(?:said|wrote|sagten?|meinten?|ont dit|dijeron|hanno detto|zeiden|powiedzie\p{L}+|сказал\p{L}*)(?!\p{L})/iu; // prettier-ignore
const MOST = { letters: 1100, words: 30, ofColours: 14, ofFew: 6 };
const FEWEST_TOLD = 12;
/** Of the sentences of a section so many are wishes; below a heading that any notice has, nearly all. */
const LEAST: Readonly<Record<Head, number>> = { film: 0.5, wishes: 0.6, delivery: 0.75 };

/**
 * "## How I imagine it", "## What we'd like to see", "## Practical": sections that are wishes of the film as a whole. Their sentences are
 * read one by one as orders and none is told. One sentence at least must speak of what a film alone has, and the text must not be about
 * wishes or about designing: residents have wishes of their own. `asked`: a film is ordered, else two such sentences are needed.
 */
export function withoutWishSections(source: string, asked: boolean): WishSections {
  const lines = linesOf(source);
  const wishes: string[] = [];
  let text = source;
  lines.forEach((line, at) => {
    const head = headOf(source, line);
    if (head === null) return;
    const next = lines.slice(at + 1).find((one) => isHeading(source.slice(one.start, one.end)));
    const section = { start: line.end, end: next?.start ?? source.length };
    const pieces = notesOf(source, section, head);
    const last = pieces.at(-1);
    if (last === undefined || !isNote(pieces, head, asked)) return;
    const span = { start: line.start, end: last.end };
    if (isAboutWishes(blanked(source, span)) || restOf(source, { start: last.end, end: section.end }) > textAt(source, span).length) return; // prettier-ignore
    text = blanked(text, span);
    wishes.push(...pieces.flatMap(({ sentences }) => sentences));
  });
  return wishes.length > 0 && wordsOrSignsTold(text) >= FEWEST_TOLD ? { text, wishes } : { text: source, wishes: [] }; // prettier-ignore
}

function headOf(source: string, { start, end }: Span): Head | null {
  const line = source.slice(start, end);
  const found = HEAD.exec(line)?.groups;
  const label = found?.["label"]?.trim() ?? "";
  const colon = /[:：][*_]*\s*$/u.test(line);
  if (label === "" || (found?.["marks"] === undefined && found?.["strong"] === undefined && !colon)) return null; // prettier-ignore
  return HEADS.find(([, words]) => words.test(label))?.[0] ?? null;
}

const isHeading = (line: string): boolean => /^[ \t]*#{1,6}[ \t]|^[ \t]*(?:\||```|-{3,}[ \t]*$)|^[ \t]*(?:\*\*|__)[^*_\n]{2,60}(?:\*\*|__)[:：]?[ \t]*$/u.test(line); // prettier-ignore

/** The pieces of a section from its beginning that are wishes mostly; what follows the first that is none stays. */
function notesOf(source: string, section: Span, head: Head): Piece[] {
  const pieces: Piece[] = [];
  for (const piece of piecesOf(source, section)) {
    const isEnd = isClosing(source.slice(piece.start, piece.end));
    if (isEnd || piece.wished < piece.sentences.length * (piece.listed ? 0.5 : LEAST[head])) break;
    pieces.push(piece);
  }
  return pieces;
}

/** Paragraphs, and lists as one. */
function piecesOf(source: string, { start, end }: Span): Piece[] {
  const pieces: Piece[] = [];
  for (const { index, 0: found } of source.slice(start, end).matchAll(/\S[^]*?(?=\n[ \t]*\n|$(?![^]))/gu)) {
    const span = { start: start + index, end: start + index + found.length };
    const said = linesOf(found)
      .flatMap((line) => sentencesOf(found, line))
      .map((one) => textAt(found, one).replace(/^(?:[-*+•]|\p{Nd}+[.)])\s+|[*_]{2}/gu, ""))
      .filter((one) => /[\p{L}\p{N}]/u.test(one));
    const listed = /^(?:[-*+•]|\p{Nd}+[.)])\s/u.test(found);
    pieces.push({ ...span, listed, sentences: said, wished: said.filter(isWish).length });
  }
  return pieces;
}

/** What the film is to end with has readers of its own. */
function isClosing(piece: string): boolean {
  const label = /^[*_\s]*(?<label>[^:：\n]{2,40})[:：]/u.exec(piece)?.groups?.["label"] ?? "";
  return /^\s*["“„«「『]/u.test(piece) || (label !== "" && isEndHead(label));
}

function isNote(pieces: readonly Piece[], head: Head, asked: boolean): boolean {
  const sentences = pieces.flatMap((piece) => piece.sentences);
  if (sentences.join(" ").length > MOST.letters || sentences.some((one) => TOLD.test(one))) return false;
  const wished = pieces.reduce((sum, piece) => sum + piece.wished, 0);
  const filmic = sentences.filter(speaksOfFilms).length;
  if (wished < sentences.length * LEAST[head] || filmic < (asked ? 1 : 2)) return false;
  // "Please note: no video during the songs" is said to visitors.
  if (head === "delivery") return asked && filmic > 1 && filmic >= sentences.length * 0.5 && sentences.some((one) => DELIVERY.test(one)); // prettier-ignore
  return true;
}

/** What is only said of a film that is handed over. */
const DELIVERY =
  /(?<![\p{L}\p{M}])(?:\p{Nd}{1,2}[:×x]\p{Nd}{1,2}|mp4|mov|4k|1080p?|subtitles?|captions?|untertitel\p{L}*|sous-titres?|subtítulos?|sottotitoli|legendas?|ondertitel\p{L}*|napisy|субтитр\p{L}*|invoice|deadline|soundtrack|narrators?|voice-?over|sprecher\p{L}*|resolution|logos?|revisions?|approval|rounds? of|budget|delivery|lieferung|abgabe|livraison|entrega|consegna|levering|wersj\p{L}+|files?|datei\p{L}*)(?![\p{L}\p{M}])|字幕|자막|كتابة|תרגום|כתוביות/iu;

const speaksOfFilms = (said: string): boolean => FILMS.test(said) || OF_FILMS_EAST.test(said) || FILMIC_EAST.test(said); // prettier-ignore

function isWish(said: string): boolean {
  const words = said.split(/\s+/u).length;
  if (words > MOST.words || (HAPPENED.test(said) && !ORDERS.test(said))) return false;
  // "A slow, calm light lies over the water" tells; of a few words it is a wish.
  if ((speaksOfFilms(said) && words <= MOST.ofFew) || ORDERS.test(said) || ORDERING_EAST.test(said))
    return true;
  return (COLOUR_FIRST.test(said) && words <= MOST.ofColours) || wishesIn(said, true).size > 0;
}

/** By its headings, or by how it begins. */
function isAboutWishes(rest: string): boolean {
  const heads = rest.match(/^[ \t]*#.*$/gmu)?.join("\n") ?? "";
  const said = `${heads}\n${rest.trimStart().slice(0, OPENING)}`;
  return ABOUT.test(said) || ABOUT_WISHES_EAST.test(said);
}

const OPENING = 320;

/** Letters of a section that are no note. */
const restOf = (source: string, span: Span): number => textAt(source, span).length;
