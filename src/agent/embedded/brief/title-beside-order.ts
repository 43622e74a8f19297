import { countWords } from "../text/sentences.ts";
import { isAboutFilms, namesFilm } from "./asks-for-film.ts";
import { isGreeting } from "./greetings.ts";
import { FILM, REQUESTS } from "./request-words.ts";
import { blanked, type Span } from "./sentence-spans.ts";
import { FOR_WHOM, NOTES_FROM, WORKING_FORMS } from "./working-title-words.ts";
import { filmWordIn } from "./film-of-year.ts";
import { toPattern } from "../text/regex.ts";

/** A text, in the same length, and what its first line said of the film and not of its subject. */
export type TitleFreed = { text: string; wishes: string[] };

const MOST_LINE = 140;
const SEPARATOR = /\s[–—|-]\s|\s?[:：]\s?(?!\/\/)|(?<=[?!？！])\s|,\s|[，、]/gu;
const FOR =
  "(?:for|to be shown|für|zum|zur|pour|à|para|per|voor|dla|na|до|для|на|til|till|için|لل|ل|עבור|ל|के लिए)";
/** "Notes for the video", "Drehbuch Film": it ends there, and says nothing of what the film is of. */
const ENDS_IN_FILM = toPattern(`^(?:[\\p{L}\\p{M}'’.-]+\\s){0,6}${FILM}(?:\\s?\\d+)?$`, "iu");
/** "A film for our customers", "فيلم لشاشة غرفة الانتظار". */
const FILM_FOR = toPattern(`^(?:[\\p{L}\\p{M}'’.-]+\\s){0,4}${FILM}\\s${FOR}`, "iu");
/** 待合室用の動画, 给客户看的短片 */
const EASTERN =
  /^[^\s、，]{0,16}(?:用|向け|向|给|給|为|為|の|的)[^\s、，]{0,8}(?:動画|映像|ビデオ|ムービー|视频|視頻|影片|短片)$/u;
/** "Produktfilm »Lotte«": one word, before the name. */
const COMPOUND =
  /^(?:produkt|image|erklär|lehr|info|werbe|schulungs|vereins|firmen|kurz|jubiläums|bedrijfs|promotie|instructie|uitleg|informatie|presentations|informations|reklam|utbildnings)-?(?:film|filmchen|video|clip|spot|filmpje)(?=\s["“„»«'‘]?\p{Lu}|$)/iu;
/** "Handzettel für den Kurs": what a text is printed on or written as, behind the mark that parts it from its name. */
const WORKING = toPattern(`^(?:${WORKING_FORMS})(?:\\s(?:${FOR_WHOM})(?:\\s.*|$)|$)`, "iu");
/** "Notatki po zebraniu chóru „Cantilena”, 9 września": of such a line only the name in its marks is told. */
const NOTES_OF = toPattern(`^(?:${NOTES_FROM})\\s[^\\n]{0,60}?["“„«»「『](?<name>[^"“”„«»「」『』]{2,60})["”»“」』]`, "iu"); // prettier-ignore
/** The head of a mail is read by those who know mails. */
const SUBJECT_LINE =
  /^\s*(?:\p{L}+\s)?(?:subject|re|fwd?|from|to|date|betreff|betr|von|an|objet|de|asunto|oggetto|assunto|onderwerp|temat|тема|кому|от|ämne|emne|konu|件名|主题|主旨|제목|الموضوع|נושא|विषय)\s?[:：]/iu;
/** Of what it is: others read that. */
const ABOUT =
  /(?<!\p{L})(?:about|on|über|zu|sur|sobre|su|over|o|про|о|об|om|hakkında|عن|حول|על|के बारे में)(?!\p{L})/iu;

/**
 * "Repair Café Northgate – annual figures, short film for the city's evening": what a first line says of the film goes, and what
 * is left of it names the film. Only where a part of the line is about nothing else.
 */
export function withTitleFreed(given: string): TitleFreed {
  const text = withTitleApart(given);
  const none = { text, wishes: [] };
  const start = text.search(/\S/u);
  const [line = ""] = /^[^\n]*/u.exec(text.slice(Math.max(0, start))) ?? [];
  if (start < 0 || line.length > MOST_LINE || /[.。](?:\s|$)/u.test(line) || isAboutFilms(text)) return none;
  if (SUBJECT_LINE.test(line) || isGreeting(line) || REQUESTS.some((one) => one.test(line))) return none;
  const notesOf = NOTES_OF.exec(line.replace(/^#{1,6}\s/u, ""))?.groups?.["name"];
  if (notesOf !== undefined) {
    const at = line.indexOf(notesOf);
    const end = start + line.length;
    const before = blanked(text, {
      start: start + (/^#{1,6}\s/u.exec(line)?.[0].length ?? 0),
      end: start + at,
    });
    return { text: blanked(before, { start: start + at + notesOf.length, end }), wishes: [line.trim()] };
  }
  const pieces = piecesOf(line.replace(/^#{1,6}\s|^\*{2}|\*{2}$/gu, (mark) => " ".repeat(mark.length)));
  const orders = pieces.map(
    ({ said, start: from }, at) =>
      saysOnlyFilm(said) || (at > 0 && /[–—|:-]\s*$/u.test(line.slice(0, from)) && WORKING.test(said)),
  );
  const kept = pieces.filter((_, at) => orders[at] !== true);
  const [first] = pieces;
  const compound = COMPOUND.exec(first?.said ?? "")?.[0] ?? "";
  if (compound !== "" && first !== undefined) {
    const from = start + first.start;
    return { text: blanked(text, { start: from, end: from + compound.length }), wishes: [compound] };
  }
  if (!orders.includes(true) || !kept.some(({ said }) => names(said))) return none;
  // What stands between two parts that are left stays: "annual figures".
  const gone = pieces.flatMap((piece, at) =>
    orders[at] === true ? [filmWordOf(piece) ?? withSeparator(pieces, at, orders)] : [],
  );
  const left = gone.reduce((rest, { start: from, end }) => blanked(rest, { start: start + from, end: start + end }), text); // prettier-ignore
  const capital = left.slice(start).search(/\p{L}/u) + start;
  const large = left.charAt(capital).toUpperCase();
  const named = large.length === 1 ? left.slice(0, capital) + large + left.slice(capital + 1) : left;
  return { text: named, wishes: pieces.flatMap(({ said }, at) => (orders[at] === true ? [said] : [])) };
}

/**
 * "lambing notes 2024 - for the discussion group, they want a short film …": a name before a dash, and what is said to the maker
 * behind it, as two paragraphs of the same length.
 */
function withTitleApart(text: string): string {
  const found = APART.exec(text);
  const { lead = "", name = "", rest = "" } = found?.groups ?? {};
  if (found === null || countWords(name) < 2 || countWords(name) > MOST_NAME || !namesFilm(rest)) return text;
  if (isGreeting(name) || SUBJECT_LINE.test(name) || namesFilm(name) || OF_SELF.test(name)) return text;
  // "An article from our site — please make a film of it": who asks so has named no film.
  if (!WANTS_FILM.test(rest)) return text;
  const bare = name.replace(NOTES_IN_NAME, (notes) => " ".repeat(notes.length));
  const title = /\p{L}{3}/u.test(bare) ? squeezedLeft(bare) : name;
  const large = title.replace(/\p{Ll}/u, (letter) => (letter.toUpperCase().length === 1 ? letter.toUpperCase() : letter)); // prettier-ignore
  return `${lead}${large}\n\n${" ".repeat(found[0].length - lead.length - large.length - 2 - rest.length)}${rest}${text.slice(found[0].length)}`;
}

const MOST_NAME = 8;
const APART = /^(?<lead>\s*)(?<name>\p{L}[^\n.!?:–—]{4,70}?)\s[–—-]\s(?<rest>[^\n]{20,400})/u;
const OF_SELF = /(?<!\p{L})(?:i|we|me|us|ich|wir|je|nous|yo|noi|ik|wij|мы|я)(?!\p{L})/iu;
const WANTS_FILM = /(?<!\p{L})(?:want|wants|need|needs|asked for|would like|wollen|will|möchten|brauchen|veulent|veut|voudraient|quieren|quiere|vogliono|vuole|querem|quer|willen|wil|chcą|хотят|istiyorlar)(?!\p{L})/iu; // prettier-ignore
/** "lambing notes 2024": the year says what of it is told. */
const NOTES_IN_NAME = /(?<=\p{L}\s)(?:rough |my )?(?:notes|draft)(?=\s\p{Nd}|$)/iu;

/** Words side by side again, with the blanks behind them. */
function squeezedLeft(said: string): string {
  return said.replace(/\s+/gu, " ").trim();
}

/** A title without the parts that are about the film: "Lavori di facciata, video per i condomini". */
export function titleAlone(title: string): string {
  const pieces = piecesOf(title);
  const last = pieces.at(-1);
  const rest = pieces.slice(0, -1);
  if (last === undefined || !saysOnlyFilm(last.said) || !rest.some(({ said }) => names(said))) return title;
  return title.slice(0, rest.at(-1)?.end ?? title.length);
}

type Piece = Span & { said: string };

function piecesOf(line: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  const add = (to: number): void => {
    const raw = line.slice(from, to);
    const said = raw.trim();
    if (said !== "") pieces.push({ start: from + raw.indexOf(said), end: from + raw.indexOf(said) + said.length, said }); // prettier-ignore
  };
  for (const { index, 0: mark } of line.matchAll(SEPARATOR)) {
    add(index);
    from = index + mark.length;
  }
  add(line.length);
  return pieces;
}

function filmWordOf({ said, start }: Piece): Span | null {
  const found = filmWordIn(said);
  return found === null ? null : { start: start + found.start, end: start + found.end };
}

function saysOnlyFilm(said: string): boolean {
  if (ABOUT.test(said.replace(/^\S+\s/u, ""))) return false;
  return ENDS_IN_FILM.test(said) || FILM_FOR.test(said) || EASTERN.test(said);
}

/** More than a lone word, or a name in marks. */
function names(said: string): boolean {
  return (
    countWords(said) > 1 || /["“„»«「『]/u.test(said) || /[\p{Script=Han}\p{Script=Hangul}]{4}/u.test(said)
  );
}

/** An order with the mark that parts it from what is left. */
function withSeparator(pieces: readonly Piece[], at: number, orders: readonly boolean[]): Span {
  const { start, end } = pieces[at] ?? { start: 0, end: 0 };
  const next = pieces[at + 1];
  const before = pieces[at - 1];
  if (orders.slice(0, at).every((order) => order) && next !== undefined) return { start, end: next.start };
  return { start: before?.end ?? start, end };
}
