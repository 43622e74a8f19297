import { toPattern, wholeWords } from "../text/regex.ts";
import { isAboutFilms } from "./asks-for-film.ts";
import { hasBriefSkeleton, hasEndHead } from "./brief-skeleton.ts";
import { COURTEOUSLY } from "./lone-order-words.ts";
import { codesIn } from "../wished-look/colour-stems.ts";
import { isEndHead } from "./skeleton-heads.ts";
import { blanked, linesOf, sentencesOf, textAt, type Span } from "./sentence-spans.ts";
import { wishHeadOf, type WishHead, type WishKind } from "./wish-heads.ts";
import { ABOUT_WISHES, ABOUT_WISHES_EAST } from "./wish-section-words.ts";
import {
  isFactAmong,
  isWish,
  rulesOutInFilms,
  speaksOfColours,
  speaksOfFilms,
  type Reading,
} from "./wish-sentences.ts";
import { wordsOrSignsTold } from "./words-told.ts";

/** A text without such sections, in the same length, and what each of their sentences wishes. */
export type WishSections = { text: string; wishes: string[] };

/** A paragraph or a list of a section, and how many of its sentences are wishes. */
type Piece = Span & { listed: boolean; sentences: string[]; wished: number };
/** `start`, `end`: its head and the pieces below that are notes; `rest`: letters of it that are none. */
type Section = Span & { head: WishHead; pieces: Piece[]; reading: Reading; rest: number };

const ABOUT = toPattern(wholeWords(...ABOUT_WISHES), "iu");
/** Somebody was counted or quoted. */
const TOLD = /\p{Nd}\s?(?:%|٪|percent|prozent|pour cent|por ciento|per cento|procent|процент)|(?<!\p{L})(?:said|wrote|sagten?|meinten?|ont dit|dijeron|hanno detto|zeiden|powiedzie\p{L}+|сказал\p{L}*)(?!\p{L})/iu; // prettier-ignore
const MOST_LETTERS = 1100;
const FEWEST_TOLD = 12;
/** Of the sentences of a section so many are wishes; below a heading that any notice has, nearly all. */
const LEAST: Readonly<Record<WishKind, number>> = { film: 0.5, imagined: 0.5, unwanted: 0.6, pictures: 0.6, aspects: 0.6, aspect: 0.6, deliverables: 0.3, delivery: 0.75 }; // prettier-ignore

/**
 * "## How I imagine it", "## What we'd like to see", "## Practical", "For the picture: …": sections that are wishes of the film as a whole.
 * Their sentences are read one by one as orders and none is told but what happened. One sentence at least must speak of what a film alone
 * has, and the text must not be about wishes or about designing: residents have wishes of their own. `named`: the text names a film; else
 * two such sentences are needed, or a brief's own heads.
 */
export function withoutWishSections(source: string, named: boolean): WishSections {
  const none = { text: source, wishes: [] };
  const skeleton = hasBriefSkeleton(source);
  const sure = sectionsIn(source, skeleton);
  if (sure.length === 0) return none;
  const rest = sure.reduce(blanked, source);
  if (isAboutWishes(rest) || (!skeleton && isAboutFilms(rest))) return none;
  const asked = named || skeleton;
  const found = sure.filter((one) => isNote(one, asked));
  const looks = skeleton ? [] : looksIn(source, found, named);
  const known = [...found, ...looks.filter(({ start }) => found.every((one) => one.start !== start))];
  const beside = sure.filter((one) => !known.includes(one) && isUnwantedBeside(source, one, known));
  const gone = [...known, ...beside];
  const text = gone.reduce(without, source);
  if (gone.length === 0 || wordsOrSignsTold(text) < FEWEST_TOLD) return none;
  return { text, wishes: gone.flatMap(({ pieces }) => pieces.flatMap(({ sentences }) => sentences)) };
}

/** Without a brief's own heads, what says how the film is to look stands beside other wishes, or in a text that says what it is to end on. */
function looksIn(source: string, found: readonly Section[], named: boolean): Section[] {
  const framed = found.some(({ reading }) => reading === "generously");
  if (!framed && !(named && hasEndHead(source))) return [];
  return sectionsIn(source, true).filter((one) => isNote(one, named) && (framed || one.pieces.some(isForMaker))); // prettier-ignore
}

/** The sections of a text that may be such, as the heads and `framed` let them be read. */
function sectionsIn(source: string, framed: boolean): Section[] {
  const lines = linesOf(source);
  return lines.flatMap((line, at): Section[] => {
    const head = wishHeadOf(source.slice(line.start, line.end));
    const reading = head === null ? null : readingOf(head.kind, framed);
    if (head === null || reading === null) return [];
    const start = line.start + head.length;
    const next = lines.slice(at + 1).find((one) => isHeading(source.slice(one.start, one.end)));
    const end = head.runsIn ? endOfParagraph(source, line) : (next?.start ?? source.length);
    const pieces = notesOf(source, { start, end }, head.kind, reading);
    const last = pieces.at(-1);
    if (last === undefined) return [];
    const rest = textAt(source, { start: last.end, end }).length;
    return [{ start: line.start, end: last.end, head, pieces, reading, rest }];
  });
}

/** "What we don't want / No owls." stands beside what is wanted; elsewhere a house has such rules. */
function isUnwantedBeside(source: string, { head, pieces, start, end }: Section, others: readonly Section[]): boolean {
  const sentences = pieces.flatMap((piece) => piece.sentences);
  const wished = pieces.reduce((sum, piece) => sum + piece.wished, 0);
  if (head.kind !== "unwanted" || wished < sentences.length * 0.75 || sentences.some((one) => TOLD.test(one))) return false;
  return others.some((one) => textAt(source, { start: Math.min(one.end, end), end: Math.max(one.start, start) }) === "");
} // prettier-ignore

/** Where nothing but an end stands beside it, a look must say what a maker alone is told. */
const isForMaker = ({ sentences }: Piece): boolean => sentences.some((one) => rulesOutInFilms(one) || codesIn(one).length > 0 || COURTEOUSLY.test(one)); // prettier-ignore

function readingOf(kind: WishKind, framed: boolean): Reading | null {
  if (kind === "delivery") return "strictly";
  if (kind === "aspects") return framed ? "as a look" : "strictly";
  if (kind === "aspect" || kind === "deliverables") return framed ? "as a look" : null;
  return "generously";
}

const isHeading = (line: string): boolean => /^[ \t]*#{1,6}[ \t]|^[ \t]*(?:\||```|-{3,}[ \t]*$)|^[ \t]*(?:\*\*|__)[^*_\n]{2,60}(?:\*\*|__)[:：]?[ \t]*$/u.test(line); // prettier-ignore

function endOfParagraph(source: string, { start }: Span): number {
  const gap = /\n[ \t]*\n/u.exec(source.slice(start));
  return gap === null ? source.length : start + gap.index;
}

/** The pieces of a section from its beginning that are wishes mostly; what follows the first that is none stays. */
function notesOf(source: string, section: Span, kind: WishKind, reading: Reading): Piece[] {
  const pieces: Piece[] = [];
  for (const piece of piecesOf(source, section, reading)) {
    const isEnd = kind !== "unwanted" && isClosing(source.slice(piece.start, piece.end));
    if (
      isEnd ||
      piece.wished < piece.sentences.length * (piece.listed ? Math.min(0.5, LEAST[kind]) : LEAST[kind])
    )
      break;
    pieces.push(piece);
  }
  return pieces;
}

/** Paragraphs, and lists as one. */
function piecesOf(source: string, { start, end }: Span, reading: Reading): Piece[] {
  const pieces: Piece[] = [];
  for (const { index, 0: found } of source.slice(start, end).matchAll(/\S[^]*?(?=\n[ \t]*\n|$(?![^]))/gu)) {
    const span = { start: start + index, end: start + index + found.length };
    const said = sentencesIn(found, { start: 0, end: found.length }).map((one) => bare(textAt(found, one)));
    const listed = /^(?:[-*+•]|\p{Nd}+[.)])\s/u.test(found);
    const wished = said.filter((one) => isWish(one, reading)).length;
    pieces.push({ ...span, listed, sentences: said, wished });
  }
  return pieces;
}

function sentencesIn(source: string, span: Span): Span[] {
  const found = source.slice(span.start, span.end);
  return linesOf(found)
    .flatMap((line) => sentencesOf(found, line))
    .filter((one) => /[\p{L}\p{N}]/u.test(bare(textAt(found, one))))
    .map(({ start, end }) => ({ start: span.start + start, end: span.start + end }));
}

const bare = (said: string): string => said.replace(/^(?:[-*+•]|\p{Nd}+[.)])\s+|[*_]{2}/gu, "");

/** What the film is to end with has readers of its own. */
function isClosing(piece: string): boolean {
  const label = /^[*_\s]*(?<label>[^:：\n]{2,40})[:：]/u.exec(piece)?.groups?.["label"] ?? "";
  return /^\s*["“„«「『]/u.test(piece) || (label !== "" && isEndHead(label));
}

function isNote({ pieces, head, reading, rest, start, end }: Section, asked: boolean): boolean {
  const sentences = pieces.flatMap((piece) => piece.sentences);
  if (sentences.join(" ").length > MOST_LETTERS || sentences.some((one) => TOLD.test(one))) return false;
  if (!head.runsIn && rest > end - start) return false;
  const wished = pieces.reduce((sum, piece) => sum + piece.wished, 0);
  const shown = head.kind === "unwanted" ? rulesOutInFilms : reading === "strictly" ? speaksOfFilms : (one: string) => speaksOfFilms(one) || speaksOfColours(one); // prettier-ignore
  const filmic = sentences.filter((one) => shown(one) && !OF_GUESTS.test(one)).length;
  // "No loud music after ten. No bicycles in the hall. No videos": a house has such rules.
  if (head.kind === "unwanted" && sentences.filter((one) => rulesOutInFilms(one) || speaksOfColours(one)).length * 2 < sentences.length) return false; // prettier-ignore
  // "## Tone / Warm but brisk. Talk like a helpful person": in a brief's own frame its head is enough.
  if (reading === "as a look") return wished >= sentences.length * LEAST[head.kind];
  if (wished < sentences.length * LEAST[head.kind] || filmic < (asked ? 1 : 2)) return false;
  // "Please note: no video during the songs" is said to visitors.
  if (head.kind === "delivery") return asked && filmic > 1 && filmic >= sentences.length * 0.5 && sentences.some((one) => DELIVERY.test(one)); // prettier-ignore
  return true;
}

/** What guests are asked for, and no film's maker. */
const OF_GUESTS =
  /(?<!\p{L})(?:video (?:message|greeting|call)s?|videobotschaft\p{L}*|videogruß\p{L}*|messages? vidéo|videomensaje\p{L}*|videomessagg\p{L}+|videoboodschap\p{L}*|videohälsning\p{L}*|videohilsen\p{L}*)(?!\p{L})/iu;

/** What is only said of a film that is handed over. */
const DELIVERY =
  /(?<![\p{L}\p{M}])(?:\p{Nd}{1,2}[:×x]\p{Nd}{1,2}|mp4|mov|4k|1080p?|subtitles?|captions?|untertitel\p{L}*|sous-titres?|subtítulos?|sottotitoli|legendas?|ondertitel\p{L}*|napisy|субтитр\p{L}*|invoice|deadline|soundtrack|narrators?|voice-?over|sprecher\p{L}*|resolution|logos?|revisions?|approval|rounds? of|budget|delivery|lieferung|abgabe|livraison|entrega|consegna|levering|wersj\p{L}+|files?|datei\p{L}*)(?![\p{L}\p{M}])|字幕|자막|كتابة|תרגום|כתוביות/iu;

/** A text without a section's head and wishes; what happened stays. */
function without(source: string, { start, head, pieces }: Section): string {
  const headed = blanked(source, { start, end: start + head.length });
  return pieces.reduce((text, piece) => {
    const gone = sentencesIn(source, piece).filter((one) => !isFactAmong(bare(textAt(source, one))));
    const facts = gone.length < piece.sentences.length;
    return facts ? gone.reduce(blanked, text) : blanked(text, piece);
  }, headed);
}

/** By its headings, or by how it begins. */
function isAboutWishes(rest: string): boolean {
  const heads = rest.match(/^[ \t]*#.*$/gmu)?.join("\n") ?? "";
  const said = `${heads}\n${rest.trimStart().slice(0, OPENING)}`;
  return ABOUT.test(said) || ABOUT_WISHES_EAST.test(said);
}

const OPENING = 320;
