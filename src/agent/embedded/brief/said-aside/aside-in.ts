import { countWords } from "../../text/sentences.ts";
import { namesContact } from "../../text/turns-to-viewers.ts";
import { regex } from "../../text/regex.ts";
import type { Span } from "../sentence-spans.ts";
import { WESTERN_FRAMES, type AsideFrames } from "./aside-frames.ts";
import { EASTERN_FRAMES } from "./eastern-frames.ts";
import { FILM_WISH_FRAMES } from "./film-wish-frames.ts";
import { NORTHERN_FRAMES } from "./northern-frames.ts";
import { OWN_VIEW_FRAMES } from "./own-view-frames.ts";
import { REACHED_FRAMES } from "./reached-frames.ts";
import { ROMANCE_FRAMES } from "./romance-frames.ts";
import { TRIM_FRAMES } from "./trim-frames.ts";

const FRAMES: Readonly<Record<string, AsideFrames>> = {
  ...WESTERN_FRAMES,
  ...ROMANCE_FRAMES,
  ...NORTHERN_FRAMES,
  ...EASTERN_FRAMES,
};
/** Nobody says so much in passing. */
const MOST = { words: 26, letters: 160 };
/** What stands before a clause, and tells: so many words at least. */
const FEWEST_BEFORE = { spaced: 5, unspaced: 8 };
const UNSPACED = /^(?:zh|ja)$/u;
/** A sentence that begins small, as messages write it, and a wish behind "and" are parts as well. */
const PARTS =
  /[,;:，；、،：]\s*|\s[–—-]\s|(?<=[\p{L}\p{Nd})]{2})[.!?]\s+(?=\p{Ll})|\s(?:and|but)\s(?=(?:I|we)(?:['’]d| would) (?:love|like)\s)/gu;
const STOPS = /[\s.!?…。！？।؟"”»)]+$/u;
/** Words that are said to somebody else, hours, numbers and where to turn are no remark. */
const QUOTES = /["“„«「『][^"”»」』]{12,}/u;
const NUMBERS = /\p{Nd}{2}(?!s(?!\p{L}))|\p{Nd}\s?[hH:.]\p{Nd}/u;
/** "If it needs trimming, lose the football": the condition goes with what hangs on it. */
const HANGS =
  /^(?:if|when|should|as|because|since|and|so|but|wenn|falls|weil|da|als|ob|und|aber|si|quand|comme|parce|et|mais|cuando|como|porque|y|pero|oye|se|quando|siccome|e|ma|mas|als|omdat|en|maar|om|när|och|men|hvis|når|og|jak|jeśli|gdyby|bo|i|ale|kdyby|když|a|если|когда|и|а|но|якщо|коли|та|eğer|إن|إذا|לו|אם|अगर|और|如果|要是|もし|혹시)(?![\p{L}\p{M}])|^(?:如果|要是|もし)/iu;

/**
 * Where a sentence says something to its maker in passing, in frames that nobody says to viewers in: "The bit about Belgium you can bin",
 * "…, please can you say that nicely". `opens`: in a letter's first words, where they say how one came to write. The whole of it, or the clauses at its end behind one that tells; null where it tells. Offsets
 * of the sentence.
 */
export function asideIn(sentence: string, language: string, opens = false): Span | null {
  const said = sentence.replaceAll(/\s/gu, " ");
  const end = said.length - (STOPS.exec(said)?.[0].length ?? 0);
  const bare = said.slice(0, end);
  const letters = bare.trimStart().length;
  if (letters === 0 || letters > MOST.letters || countWords(bare) > MOST.words) return null;
  const at = opens && isReached(bare, language) ? 0 : frameIn(bare, language);
  if (at === null) return null;
  const whole = { start: bare.length - bare.trimStart().length, end: said.trimEnd().length };
  const cut = [...bare.matchAll(PARTS)].findLast(({ index, 0: mark }) => index + mark.length <= at);
  const before = cut === undefined ? "" : bare.slice(whole.start, cut.index);
  const span = tells(before, language) ? { start: cut?.index ?? 0, end } : whole;
  const taken = bare.slice(span.start, span.end);
  const isLong = frameIn(taken, language, ["long"]) !== null;
  if (QUOTES.test(taken) || (!isLong && (NUMBERS.test(taken) || namesContact(taken)))) return null;
  return span;
}

function tells(before: string, language: string): boolean {
  const size = UNSPACED.test(language) ? Array.from(before).length : countWords(before);
  const fewest = FEWEST_BEFORE[UNSPACED.test(language) ? "unspaced" : "spaced"];
  return size >= fewest && !HANGS.test(before.trim()) && frameIn(before, language) === null;
}

const isReached = (said: string, language: string): boolean => {
  const words = REACHED_FRAMES[language];
  return words !== undefined && regex(`${UNSPACED.test(language) ? "" : "(?<![\\p{L}\\p{M}])"}(?:${words})`, "iu").test(said);
}; // prettier-ignore

const KINDS = ["leaves", "sends", "asksBack", "spares", "putIn", "manner", "voice", "long", "excuses", "ends"] as const; // prettier-ignore

/** Where the first of such frames begins; null where there is none. */
function frameIn(said: string, language: string, kinds: readonly (keyof AsideFrames)[] = KINDS): number | null {
  const frames = FRAMES[language];
  if (frames === undefined) return null;
  const [before, behind] = UNSPACED.test(language) ? ["", ""] : ["(?<![\\p{L}\\p{M}])", language === "ko" ? "" : "(?![\\p{L}\\p{M}])"]; // prettier-ignore
  const found = kinds.flatMap((kind) => {
    // That nothing more follows is all that its sentence says.
    const from = kind === "ends" ? "^\\s*" : before;
    return regex(`${from}(?:${frames[kind]})${behind}`, "iu").exec(said)?.index ?? [];
  });
  const others = kinds === KINDS ? [TRIM_FRAMES[language], FILM_WISH_FRAMES[language], OWN_VIEW_FRAMES[language]] : [];
  found.push(...others.flatMap((frame) => (frame === undefined ? [] : (regex(`${before}(?:${frame})`, "iu").exec(said)?.index ?? [])))); // prettier-ignore
  return found.length === 0 ? null : Math.min(...found);
} // prettier-ignore
