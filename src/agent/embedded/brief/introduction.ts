import { countWords } from "../text/sentences.ts";
import { AFTER_IT, AS_FILMS_RUN, FILM_FOR, FOR_WHOM, FOR_WHOM_BEHIND, IN_WHAT_MANNER, OF_PEOPLE, ON_A_SCREEN, PEOPLE_WHO, POSTED, THEM, THERE_IS, WHO_WATCHES } from "./introduction-words.ts"; // prettier-ignore
import { COUNTED, HAPPENED, PAST_YEAR, SAYS_WHAT_IS, VIEWERS } from "./opening-order-words.ts";
import { tellsBehindComma, tellsOfFor } from "./preamble.ts";

/** What a sentence of an introduction says of the film; "whom", "viewers" and "them" only beside another that does. */
export type IntroKind = "film" | "label" | "audience" | "goal" | "manner" | "how" | "length" | "whom" | "viewers" | "them"; // prettier-ignore

/** A sentence, what it is known to speak of, and whether it has been taken out. */
export type IntroSentence = { said: string; kind: IntroKind | null; gone: boolean };

const MOST_WORDS = 34;
/** Signs in which a sentence names its subject. */
const MOST_LEAD = 16;

/** What a sentence says by its form: whom, where it runs, what they are to know then. */
export function introKindOf(said: string): IntroKind | null {
  const bare = said.replace(/^[\s*_]+|[\s.!。！।:;*_]+$/gu, "");
  if (/^["“”„«»「『]|[?？؟]$/u.test(bare) || countWords(bare) > MOST_WORDS) return null;
  if (AFTER_IT.test(bare)) return "goal";
  const told = HAPPENED.test(bare) || COUNTED.test(bare);
  if (isForSomebody(bare)) return "whom";
  if (told) return null;
  if (isFragmentOfFilm(bare)) return "film";
  if (ON_A_SCREEN.test(bare) || runsAsFilms(bare)) return "film";
  if (WHO_WATCHES.test(bare)) return "viewers";
  // Of a year the text tells, whoever sat there.
  if (VIEWERS.test(bare.slice(0, MOST_LEAD)) && !PAST_YEAR.test(bare)) return "viewers";
  return THEM.test(bare) ? "them" : null;
}

/** "Einminüter für Instagram, hochkant", "Breve film per la pagina del corso". */
function isFragmentOfFilm(bare: string): boolean {
  if (SAYS_WHAT_IS.test(bare)) return false;
  return FILM_FOR.test(bare) || (POSTED.test(bare) && countWords(bare) <= MOST_OF_POST);
}

const MOST_OF_POST = 7;

/** "For people who travel with hand luggage and refuse bad coffee": no verb but those that say who they are. */
function isForSomebody(bare: string): boolean {
  if (FOR_WHOM_BEHIND.test(bare)) return !HAPPENED.test(bare.replace(/için (?:hazırlandı|yapıldı)/iu, ""));
  if (!FOR_WHOM.test(bare) || THERE_IS.test(bare) || tellsBehindComma(bare)) return false;
  const [head = "", ...others] = piecesOf(bare);
  const [, before = "", behind = ""] = FIRST_NAMED.exec(head) ?? [];
  const named = before + (behind.split(OF_PEOPLE)[0] ?? "");
  if (tellsOfFor(`${named} `)) return false;
  const isAside = (piece: string): boolean => OF_PEOPLE.test(piece.slice(0, 16)) || !SAYS_WHAT_IS.test(piece);
  const first = (named === "" ? head : named).replace(FOR_WHOM, "");
  return !HAPPENED.test(first) && !SAYS_WHAT_IS.test(first) && others.every(isAside);
}

/** "Für die Menschen": an article there is no pronoun. */
const FIRST_NAMED = /^(\S+\s\S+)(.*)$/su;

/** "…, casi siempre sin sonido", "Endlosschleife"; owls fly without sound. */
function runsAsFilms(bare: string): boolean {
  const [first = "", ...others] = piecesOf(bare);
  return [...others, ...(countWords(first) <= 3 ? [first] : [])].some((piece) => AS_FILMS_RUN.test(piece));
}

/** "For visitors of our museum, standing, with no sound", "面向年轻人，轻松一点": for whom, and how it runs or sounds; null for less. */
export function forWhomAndHow(bare: string): string | null {
  const [first = "", ...others] = piecesOf(bare);
  if (others.length === 0 || !FOR_WHOM.test(first) || !isForSomebody(first)) return null;
  const how = others.some((piece) => AS_FILMS_RUN.test(piece) || IN_WHAT_MANNER.test(piece));
  return how && !SAYS_WHAT_IS.test(others.join(" ")) ? peopleNamed(first) : null;
}

function piecesOf(bare: string): string[] {
  return bare.split(/\s*[,;，、،；]\s*/u);
}

/** The same above a title, where nobody begins to tell: people who are named there are those it is for. */
export function introKindAbove(said: string): IntroKind | null {
  const named = PEOPLE_WHO.test(said) && !HAPPENED.test(said) && !COUNTED.test(said);
  return named ? "whom" : introKindOf(said);
}

/** Who a sentence says it is for, without what stands before. */
export function peopleNamed(bare: string): string {
  const people = bare.split(FOR_WHOM_BEHIND)[0]?.replace(FOR_WHOM, "").trim() ?? "";
  return people === "" ? bare : people;
}

/** What shows by itself that the film is spoken of, and no thing. */
const SHOWS: ReadonlySet<IntroKind> = new Set<IntroKind>(["film", "goal", "audience", "label", "manner", "length"]); // prettier-ignore
/** A length and a manner are said of bread, and viewers and what they can in the end of a play. */
const OF_FILM: ReadonlySet<IntroKind> = new Set<IntroKind>(["film", "audience", "whom"]);

/** `claims`: a claim stands beside the sentences; `heads`, `body`: the words of title and headings, of the text; `marked`: emphasis around all. */
type Place = { claims: boolean; heads: ReadonlySet<string>; body: ReadonlySet<string>; marked: boolean };

/**
 * Which sentences of a paragraph between the title and the first section are said of the film. Two different things have
 * to be said of it, one of them beyond doubt; then whoever is only pointed at ("They know flour and salt") goes with
 * them, and what stands between two such sentences or is a short wish behind them, unless it tells.
 */
export function saidOfFilm(
  sentences: readonly IntroSentence[],
  { claims, heads, body, marked }: Place,
): boolean[] {
  const kinds = sentences.map(({ said, kind }) => surerOf(kind, introKindOf(said)));
  const known = kinds.filter((kind) => kind !== null);
  const groups = new Set(known.filter((kind) => kind !== "them").map(groupOf));
  const taken = claims || sentences.some(({ gone }) => gone);
  const shows = claims || known.some((kind) => SHOWS.has(kind));
  const isSaid = (at: number): boolean => sentences[at]?.gone === true || (kinds[at] ?? null) !== null;
  const opens = sentences[0]?.gone === true || kinds[0] === "film" || kinds[0] === "whom";
  const isNote = (at: number): boolean => isSaid(at) || isBetween(at);
  const isBetween = (at: number): boolean => {
    const said = sentences[at]?.said ?? "";
    const [before, behind] = [sentences.slice(0, at), sentences.slice(at + 1)];
    if (isTold(said, heads) || !before.some((_, one) => isSaid(one))) return false;
    const inside = behind.some((_, one) => isSaid(at + 1 + one));
    return inside || (opens && at >= 1 && isNoMatter(said, body)) || (at > 1 && behind.length === 0 && isShort(said)); // prettier-ignore
  };
  const whole = sentences.every((_, at) => isNote(at));
  const named = groups.size + (taken ? 1 : 0) >= 2;
  const oneThing = whole && sentences.length > 1 && kinds[0] !== undefined && OF_FILM.has(kinds[0] ?? "them") && shows; // prettier-ignore
  const inMarks = marked && sentences.length > 1 && sentences.every(({ said }) => !isTold(said, heads));
  if (inMarks && shows) return sentences.map(() => true);
  if (!shows || !(named || oneThing)) return sentences.map(() => false);
  const sure = taken || known.some((kind) => OF_FILM.has(kind));
  if (!sure) return sentences.map(() => false);
  return sentences.map((_, at) => whole || (isNote(at) && (kinds[at] !== "them" || isBeside(at))));
  function isBeside(at: number): boolean {
    return [at - 1, at + 1].some((next) => {
      const other = kinds[next] ?? null;
      return sentences[next]?.gone === true || (other !== null && SHOWS.has(other));
    });
  }
}

/** "Lo vedranno i turisti, con due minuti di tempo" says where first, and then how long. */
function surerOf(kind: IntroKind | null, byForm: IntroKind | null): IntroKind | null {
  if (byForm === null || byForm === "them") return kind ?? byForm;
  return kind === null || kind === "length" || kind === "manner" || kind === "how" ? byForm : kind;
}

const MOST_OF_NOTE = 5;

/** «لهجة هادئة بلا لوم.»: what so short ends a paragraph of nothing else is another wish. */
function isShort(said: string): boolean {
  return countWords(said) <= MOST_OF_NOTE && !SAYS_WHAT_IS.test(said);
}

/** "Che si senta capito": nothing that the text speaks of. Words that are not parted cannot be compared. */
function isNoMatter(said: string, body: ReadonlySet<string>): boolean {
  const words = said.toLowerCase().match(LONG_WORDS) ?? [];
  return !UNPARTED.test(said) && words.filter((word) => body.has(word)).length < 2;
}

/** Words that may be of a subject. */
export const LONG_WORDS = /[\p{L}\p{M}]{5,}/gu;
const UNPARTED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** What happened, was counted or was said, and what names what the headings name, is told. */
function isTold(said: string, heads: ReadonlySet<string>): boolean {
  const words = said.toLowerCase().match(LONG_WORDS) ?? [];
  const fact = HAPPENED.test(said) || COUNTED.test(said) || /\p{Nd}{3}|["“”„«»「『?？؟]/u.test(said);
  return fact || words.some((word) => heads.has(word));
}

/** "For commuters" and "Viewers are commuters" say one thing. */
function groupOf(kind: IntroKind): IntroKind {
  if (kind === "whom" || kind === "viewers") return "audience";
  return kind === "how" || kind === "label" ? "manner" : kind;
}
