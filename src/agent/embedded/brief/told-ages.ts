import { detectLanguage } from "../../language/detect-language.ts";
import { AND } from "../parallel/clauses.ts";
import { opensSentence } from "../text/own-sentence.ts";
import { regex } from "../text/regex.ts";
import { capitalise, countWords } from "../text/sentences.ts";
import { notIndented } from "./not-indented.ts";
import { NAMES_FILM } from "./request-words.ts";
import { isLetter } from "./run-on/run-ons.ts";
import { WISHES } from "./run-on/wishing-words.ts";
import { linesOf, sentencesOf, textAt, type Span } from "./sentence-spans.ts";

/** Since when somebody is there, or how old they get: the occasion that a letter has its film made for. */
const AGE = regex(
  "(?<![\\p{Nd}.,])\\p{Nd}{2,3}(?:st|nd|rd|th)(?!\\p{L})|(?<![\\p{Nd}.,])\\p{Nd}{2,3}(?:\\.|-|\\s)?\\s?(?:years?|jahre?n?|jährig\\p{L}*|ans|años|anni|anos|jaar|år|lat|let|лет|років|ani|éves?|vuotta|χρόνια|yıl|سنة|عاما?|שנים|שנה|साल|वर्ष|周年|年了|주년|tahun|năm)(?!\\p{Script=Latin})|(?:since|seit|depuis|desde|dal|sinds|sedan|siden|od|с|з|in|opened|founded|gegründet|fondée?|fundad[oa]|fondat[oa]|aperta?|opgericht|grundad|stiftet|założ\\p{L}+)\\s(?:\\S+\\s){0,2}(?:18|19|20)\\p{Nd}{2}(?!\\p{Nd})|(?:18|19|20)\\p{Nd}{2}年",
  "iu",
);
/** "We've moved!": the news for which it is made. */
const NEWS =
  /(?<!\p{L})(?:(?:(?:we|they|it|shop|office|practice|school|club|museum)(?:['’](?:ve|s|re)| have| has| are| is)?\s(?:just |now |finally )?(?:moved|moving)|has moved|have moved)(?!\p{L})|(?:sind|ist) umgezogen|zieh(?:t|en) um|(?:avons|a|ont) déménagé|déménageons|déménage|nos (?:hemos mudado|mudamos|trasladamos)|se (?:ha mudado|muda|traslada)|ci siamo trasferiti|ci trasferiamo|si (?:è trasferit[oa]|trasferisce)|mud[aá]mos|mudou|zijn verhuisd|verhuizen|verhuist|har flytt(?:at|et)|flyttar|flytter|przenieśliśmy się|przenosimy się|přestěhovali jsme|stěhujeme|переехали|переезжаем|переїхали|переїжджаємо|taşındık|taşınıyoruz)(?!\p{L})/iu;
/** Whoever writes says who they are. */
const SENDER =
  /^(?:(?:and|und|et|y|e|en|och|og|i|и|та)\s)?(?:my name|I am|I['’]m|I\s|ich\s|mein name|je\s|j['’]|me llamo|soy|yo\s|mi chiamo|sono|io\s|chamo-me|sou|eu\s|ik\s|jag\s|jeg\s|nazywam|jestem|piszę|jmenuji|jsem|меня|я\s|мене|ben\s|adım|أنا|اسمي|אני|שמי|मैं|मेरा)|^(?:我|姓|叫|私)/iu;
/** Who writes for whom is said to the maker. */
const WRITES =
  /(?<![\p{L}])(?:writ(?:e|ing)|schreiben?|écri(?:s|vons|re)|escrib\p{L}+|scriv\p{L}+|escrev\p{L}+|schrijf|schrijven|skriver|pisz[ęe]\p{L}*|píš\p{L}+|пиш\p{L}+|yazıyor\p{L}*)(?![\p{L}])/iu;
const MOST_WORDS = 26;
const FEWEST_WORDS = { age: 4, news: 2 };
const HAN = /\p{Script=Han}/u;

const tells = (text: string): boolean => AGE.test(text) || NEWS.test(text);

type Piece = { start: number; text: string };

/**
 * "We bestaan dit jaar 75 jaar | en daar willen we een filmpje over": what a request says of the age of those whom the film is about is told,
 * and so is that they have moved; what is asked is not. The text of a letter with such clauses, in the same length; wishes that tell nothing else go.
 */
export function withToldAges(
  source: string,
  text: string,
  wishes: readonly string[],
): { text: string; wishes: string[] } {
  if (!isLetter(source)) return { text, wishes: [...wishes] };
  const language = detectLanguage(source).split("-")[0] ?? "en";
  const spans = linesOf(source).flatMap((line) => sentencesOf(source, line));
  let told = text;
  const restored = new Set<string>();
  for (const span of spans) {
    if (textAt(text, span) !== "" || !tells(source.slice(span.start, span.end))) continue;
    const clause = ageIn(source, span, language);
    if (clause === null) continue;
    const end = clause.start + clause.text.length;
    const mark = end >= span.end - 1 ? source.charAt(end) : "";
    const stop = mark === "!" ? mark : HAN.test(clause.text) ? "。" : language === "hi" ? "।" : ".";
    told = `${told.slice(0, clause.start)}${capitalised(clause.text, language)}${stop}${told.slice(end + 1)}`;
    if (end >= span.end - 1) restored.add(textAt(source, span));
  }
  return {
    text: told === text ? text : notIndented(told, source),
    wishes: wishes.filter((wish) => !restored.has(wish)),
  };
}

/** The clauses of a sentence from one that tells by itself up to what asks for the film. */
function ageIn(source: string, { start, end }: Span, language: string): Piece | null {
  const said = source.slice(start, end).replace(/[.!?。！？।\s]+$/u, "");
  const pieces = piecesOf(said, language);
  const asks = pieces.findIndex(({ text }) => NAMES_FILM.test(text));
  const before = asks < 0 ? pieces : pieces.slice(0, asks);
  const from = before.findIndex(({ start: at, text }) => !SENDER.test(text) && (at === beginOf(said) || opensSentence(text, language) || HAN.test(text))); // prettier-ignore
  const wishes = before.findIndex(({ text }, at) => at > from && (SENDER.test(text) || WISHES.test(text)));
  const first = before[from];
  const last = (wishes < 0 ? before : before.slice(0, wishes)).at(-1);
  if (last === undefined || first === undefined) return null;
  const clause = said.slice(first.start, last.start + last.text.length);
  const fewest = NEWS.test(clause) ? FEWEST_WORDS.news : FEWEST_WORDS.age;
  const isLong = !HAN.test(clause) && (countWords(clause) > MOST_WORDS || countWords(clause) < fewest);
  if (isLong || WRITES.test(clause) || !tells(clause) || /["“”„«»「」?？]/u.test(clause)) return null;
  return { start: start + first.start, text: clause };
}

/** Where a sentence begins behind its blanks. */
const beginOf = (said: string): number => Math.max(0, said.search(/\S/u));

/** Cut at commas and at "and". */
function piecesOf(said: string, language: string): Piece[] {
  const and = AND[language];
  const cut = regex(`[,，،]\\s*(?:(?:${and ?? "(?!)"})\\s)?|\\s(?:${and ?? "(?!)"})\\s`, "giu");
  const marks = [...said.matchAll(cut)];
  const starts = [beginOf(said), ...marks.map(({ index, 0: mark }) => index + mark.length)];
  const ends = [...marks.map(({ index }) => index), said.length];
  return starts.map((from, at) => ({ start: from, text: said.slice(from, ends[at]) }));
}

function capitalised(text: string, language: string): string {
  const large = capitalise(text, language);
  return large.length === text.length ? large : text;
}
