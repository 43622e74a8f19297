import { remembering } from "../../../kernel/remembering.ts";
import { safeLocale } from "../phrases/join-list.ts";
import { goesOnBehindStop } from "./abbreviations.ts";
import { COMMAND_START } from "./command-start.ts";
import { withQuotationsWhole } from "./quotations.ts";
import { toPattern } from "./regex.ts";

/** Sentences over this many characters are cut by force: no voice or screen takes them whole. */
const MAX_SENTENCE = 400;

/** Marks at the end of a text that open what comes next. */
const OPENS = /[「『“«（(]+$/u;
const CLOSES = /^\s*»\s*/u;
const CLOSES_APART = /^\s*»(?=[\s.,;!?]|$)\s*/u;
/** The same where the marks point inwards: »Ich sah auf den Zähler. Der Kühlschrank lief gratis.« */
const INWARDS = /^[^«]*(?<![\p{L}\p{N}.!?…]\s?)»(?=[\p{L}\p{N}])/u;
const OPENS_INWARDS = /[「『“»（(]+$/u;
const CLOSES_INWARDS = /^\s*«\s*/u;

/** Sentences of a text, each trimmed and never empty; abbreviations and initials end none, nor does a stop within a quotation. */
export function splitSentences(text: string, language: string): string[] {
  const segmenter = segmenterOf(language);
  const base = language.split("-")[0] ?? language;
  const found: string[] = [];
  const inwards = INWARDS.test(text);
  const opens = inwards ? OPENS_INWARDS : OPENS;
  let opening = "";
  for (const { segment: raw } of segmenter.segment(text)) {
    // A mark that opens what is said belongs to it, not to the sentence before.
    const whole = opening + raw.replace(opens, "");
    opening = opens.exec(raw)?.[0] ?? "";
    // "« C'est tout. » La lampe": and one that closes it, to the sentence that it ends.
    // Nothing that is said begins with a blank: "… fabriquer. Et c'est un métier. »" closes what an earlier sentence opened.
    const opened = found.length > 0 && /«[^»]*$/u.test(found.at(-1) ?? "");
    const closing = inwards ? CLOSES_INWARDS : opened ? CLOSES : CLOSES_APART;
    const closes = found.length === 0 ? "" : (closing.exec(whole)?.[0] ?? "");
    if (closes !== "") found[found.length - 1] += closes;
    const segment = whole.slice(closes.length);
    if (segment === "") continue;
    const previous = found.at(-1);
    if (previous !== undefined && continues(previous, segment, base))
      found[found.length - 1] = previous + segment;
    else found.push(segment);
  }
  // A German quotation ends with the mark that opens an English one.
  if (opening === "“" && /„[^“]*$/u.test(found.at(-1) ?? "")) found[found.length - 1] += opening;
  const pieces = found
    .flatMap((sentence) => splitBeforeFigure(sentence, base))
    .flatMap((sentence) =>
      sentence.split(/(?<=[。！？!?])(?=[^\s”"'』」)）。！？!?])/u).flatMap(cjkOnly(sentence)),
    )
    .flatMap(splitAtSpaces)
    .flatMap(splitHuge)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
  return withQuotationsWhole(pieces);
}

const segmenters = new Map<string, Intl.Segmenter>();

/** Kept: making one reads ICU's rules, which costs more than a sentence. */
function segmenterOf(language: string): Intl.Segmenter {
  const known = segmenters.get(language);
  if (known !== undefined) return known;
  const made = new Intl.Segmenter(safeLocale(language), { granularity: "sentence" });
  segmenters.set(language, made);
  return made;
}

/** Shorter than this a phrase between two spaces is no sentence. */
const MIN_PHRASE_WORDS = 5;
/** What a Thai or Lao phrase begins with that belongs to the one before: "especially", "and", "which", "because" … */
const CONTINUES =
  /^(?:โดย|และ|หรือ|ซึ่ง|ที่|แต่|เพราะ|เพื่อ|จึง|กับ|คือ|เช่น|รวมถึง|ส่วน|ใน|จาก|ของ|ແລະ|ຫຼື|ເຊິ່ງ|ທີ່|ແຕ່|ເພາະ|ໂດຍ|ເພື່ອ)/u;

/** "…" ลุงสมพงษ์ | พนักงานรถไฟบอกกับเรา: whoever says it, and that they do, belong to what they say. */
const BEHIND_QUOTATION = /["”»]\s?[^\s"“”«»]{1,40}$/u;
const SAYS_AT_END = /(?:กล่าว|บอก|เล่า|พูด)(?:กับ\S{1,12}|ไว้|ให้ฟัง)?$/u;

/** Thai and Lao end a sentence with a space, and write one between phrases too: those that open anew begin one. */
function splitAtSpaces(sentence: string): string[] {
  if (!/[\p{Script=Thai}\p{Script=Lao}]/u.test(sentence) || countWords(sentence) < 2 * MIN_PHRASE_WORDS)
    return [sentence];
  const phrases = sentence.split(
    /(?<=[\p{Script=Thai}\p{Script=Lao}])\s+(?=[\p{Script=Thai}\p{Script=Lao}])(?!(?:\p{L}{1,3}\.)+(?:\s|$))/u,
  );
  return phrases.reduce<string[]>((found, phrase) => {
    const last = found.at(-1);
    const short = [last ?? "", phrase].some((part) => countWords(part) < MIN_PHRASE_WORDS);
    const said = BEHIND_QUOTATION.test(last ?? "") && SAYS_AT_END.test(phrase);
    if (last !== undefined && (short || said || CONTINUES.test(phrase)))
      found[found.length - 1] = `${last} ${phrase}`;
    else found.push(phrase);
    return found;
  }, []);
}

/** "… in October. 71% want to stay": a sentence may open with a figure, or with a command. */
function splitBeforeFigure(sentence: string, base: string): string[] {
  const pieces = sentence.split(BEFORE_FIGURE);
  return pieces.reduce<string[]>((found, piece) => {
    const last = found.at(-1);
    if (last !== undefined && (goesOnBehindStop(last, piece, base) || isOpen(last, piece)))
      found[found.length - 1] = `${last} ${piece}`;
    else found.push(piece);
    return found;
  }, []);
}

/** Splitting after a mark without a space is right in scripts that write none; a Latin "a!b" stays whole. */
function cjkOnly(sentence: string): (piece: string) => string[] {
  const first = { done: false };
  const east = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(sentence);
  return (piece) => {
    if (east) return [piece];
    if (first.done) return [];
    first.done = true;
    return [sentence];
  };
}

const ORDINAL =
  /(?:^|\s)(?:am|im|vom|zum|beim|bis|ab|seit|der|die|das|den|dem|des|den|jeden|jeder|jedes|sein(?:e[nmrs]?)?|ihr(?:e[nmrs]?)?|mein(?:e[nmrs]?)?)\s\d{1,2}\.$/iu;
const NUMBERED =
  /^\s*(?:Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Jahrhundert|Geburtstag|Klasse|Stock|Januari|Februari|Mars|Maj|Tammi|Auflage|Weltkrieg)/u;

/** "… at gate B. There are 24 of them": a letter that tells one of several apart is no initial. */
const LETTERED =
  /(?<![\p{L}])(?:gate|building|block|hall|room|lot|line|section|exit|entrance|terminal|platform|zone|level|unit|point|plan|option|team|group|class|grade|type|vitamin|part|phase|appendix|column|figure|tor|halle|gebäude|raum|eingang|ausgang|gleis|gruppe|klasse|typ|abschnitt|anlage|porte|bâtiment|salle|hall|entrée|sortie|groupe|classe|puerta|edificio|sala|salida|grupo|grupo|porta|uscita|gruppo)\s\p{Lu}\.$/iu;
const OPENS_ANEW =
  /^\s*(?:There|The|It|They|We|You|If|When|In|All|Each|No|Then|This|That|These|Please|Call|Ask|At|On|For|After|Before|A|An|Es|Sie|Er|Wir|Die|Der|Das|Dort|Wenn|Alle|Jede|Il|Ils|Elle|Elles|Nous|Vous|Le|La|Les|Un|Une|Si|Hay|El|Los|Las|Se|Ci|Ce)\s/u;

function isOpen(previous: string, next: string): boolean {
  return /[(（][^()（）]{0,60}$/u.test(previous) && /^[^()（）]{0,60}[)）]/u.test(next);
}

function continues(previous: string, next: string, base: string): boolean {
  const end = previous.trimEnd();
  // "Ask Rosa (ext. 214)": nothing ends within a bracket that closes soon.
  if (isOpen(end, next)) return true;
  // "When was it over?" he asked: the mark ends what was said, not the sentence.
  if (/[?!？！]["”»’']$/u.test(end) && /^\s*\p{Ll}/u.test(next)) return true;
  // '"나한테는 어느 게 맞아요?"입니다': what is written to the mark says of the quotation what it is, or that it was said.
  if (end === previous && /[.?!。？！]["”’」』]$/u.test(end) && /^\p{Script=Hangul}/u.test(next)) return true;
  // "2,6 Mio. €.": a sign of money alone is no sentence.
  if (/\p{Sc}/u.test(next) && !/[\p{L}\p{N}]/u.test(next)) return true;
  // "Am 16. Oktober", "im 20. Jahrhundert": a numbered noun, not an end.
  if (ORDINAL.test(end) && /^\s*\p{Lu}/u.test(next)) return true;
  if (/(?:^|\s)\d{1,2}\.$/.test(end) && NUMBERED.test(next)) return true;
  // "Am 24. 12. 2024".
  if (/(?:^|\s)\d{1,2}\.$/u.test(end) && /^\s*\d{1,2}\.\s?\d{4}(?!\d)/u.test(next)) return true;
  if (/\n\s*$/.test(previous)) return !/[.!?。！？:：]$/.test(end) && /^\p{Ll}/u.test(next);
  if (!end.endsWith(".")) return false;
  // "p → b, rh → r. And g?": a letter that another becomes is no initial.
  if (/→\s?\p{L}\.$/u.test(end)) return false;
  // "கி.பி. 1010", "พ.ศ. 2475": letters of scripts without capitals, each with its dot.
  if (end === previous && /^[\p{L}\p{N}]/u.test(next)) return true;
  if (/(?:^|[\s(])(?:[\p{Lo}\p{M}]{1,5}\.){2,}$/u.test(end)) return true;
  // "18.40 น.", "ต.ค.", "10 ชม.": in Thai a stop only ever shortens a word.
  if (/(?:^|[\s\p{Nd}(.])\p{Script=Thai}{1,4}\.$/u.test(end)) return true;
  if (LETTERED.test(end) && OPENS_ANEW.test(next)) return false;
  if (goesOnBehindStop(end, next, base)) return true;
  return /(?:^|\s)\d{1,2}\.$/u.test(end) && /^\s*\p{Ll}/u.test(next);
}

function splitHuge(sentence: string): string[] {
  if (sentence.length <= MAX_SENTENCE) return [sentence];
  const pieces: string[] = [];
  let rest = sentence;
  while (rest.length > MAX_SENTENCE) {
    const window = rest.slice(0, MAX_SENTENCE);
    const at = Math.max(
      window.lastIndexOf("; "), window.lastIndexOf(", "), window.lastIndexOf("，"), window.lastIndexOf("、"),
    ); // prettier-ignore
    const cut = at > 120 ? at + 1 : window.lastIndexOf(" ") > 120 ? window.lastIndexOf(" ") : safeCut(window);
    pieces.push(rest.slice(0, cut));
    rest = rest.slice(cut);
  }
  return [...pieces, rest];
}

/** Never between the halves of a surrogate pair. */
function safeCut(window: string): number {
  return /[\uD800-\uDBFF]$/.test(window) ? window.length - 1 : window.length;
}

const HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
/** Written without spaces between words, which have four letters or so, marks not counted. */
const SPACELESS = /(?=[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}])\p{L}/gu;
const SPACELESS_SIGN = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;

/** Words of a text; a Han or Kana character counts as half of one, a Thai letter as a quarter. */
export function countWords(text: string): number {
  return text.length <= MOST_REMEMBERED ? wordsOfShort(text) : wordsIn(text);
}

/** Letters of a sentence: each is counted dozens of times while a film is planned. */
const MOST_REMEMBERED = 400;
const wordsOfShort = remembering(wordsIn);

function wordsIn(text: string): number {
  const han = text.match(HAN)?.length ?? 0;
  const letters = text.match(SPACELESS)?.length ?? 0;
  const spaced =
    text
      .replace(HAN, " ")
      .replace(SPACELESS_SIGN, " ")
      .match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.,:%-]*/gu)?.length ?? 0;
  return Math.ceil(spaced + han / 2 + letters / 4);
}

/** With a capital first letter, in the way of the language: Turkish "i" is "İ". */
/** "hello@club.example": an address is written as it is. */
const MAIL = /^[^\s@]+@[^\s@]+\.\p{L}/u;

export function capitalise(text: string, language = "en"): string {
  const first = String.fromCodePoint(text.codePointAt(0) ?? 32);
  const capital = /^(?:tr|az)(?:-|$)/u.test(language) ? first.toLocaleUpperCase("tr") : first.toUpperCase();
  const asWritten = [HOST, MAIL, NAMED_SMALL, SYMBOL, COMMAND, PATH].some((pattern) => pattern.test(text));
  return text === "" || asWritten ? text : capital + text.slice(first.length);
}

/** "lumenpip.example": an address is small at the beginning of a sentence as well. */
const HOST = /^(?:[a-z0-9-]+\.)+[a-z]{2,12}(?![\p{L}\p{N}.]\S)/u;

/** "r: rate of interest", "v 0 = 2", "n is odd": a letter that stands for a quantity, and no word of any language. */
const SYMBOL =
  /^(?:[\p{Script=Latin}\p{Script=Greek}](?:[₀-₉]+|\s\d{1,2})?(?:\s?[:：=＝<>≈≤≥→]|$)|[bdfghjlmnpqrtxα-ω]\s\p{Ll}|z\s(?:is|equals|ist|est)\s|[ckmsvw]\s(?:is|equals|bits?|bytes|hash|times|steps|nodes|items|functions)(?!\p{L}))/u;

/** "git reflog keeps", "npm run lint --fix": a command is written as it is typed. */
const COMMAND = toPattern(`^${COMMAND_START}`, "u");
/** "2023 waren es 12. 2024 waren es nur noch 9": a year opens a sentence behind a figure too, where no date ends with it ("24. 12. 2024"). */
const BEFORE_YEAR = String.raw`(?<=[\p{L}\p{M},]{2}\s\d{1,3}\.)\s+(?=(?:19|20)\d{2}\s+\p{Ll}{3})`;
const BEFORE_FIGURE = toPattern(`(?<=\\p{Ll}{3}[.!?])\\s+(?=\\d|${COMMAND_START})|${BEFORE_YEAR}`, "u");

/** "feat/", "docs/install.md": a path. */
const PATH = /^[a-z][\w.-]*\/(?:\s|$|[:：]|[\w.-]+\.[a-z]{1,5}(?![\p{L}\p{N}]))/u;

/** "maxRetries", "iPhone", "pH", "snake_case()": names that begin small do so everywhere. */
const NAMED_SMALL =
  /^[a-z]{1,2}[A-Z]{1,4}(?![a-z])|^(?:[a-z]+[A-Z][A-Za-z]*[a-z]|[a-z]+(?:_[a-z0-9]+)+|[a-z]\w*(?=\(\)))(?![\p{L}\p{N}])/u;

/** Dots between and behind single letters belong to an abbreviation: "753 a.C.", "9 a.m.", "e.V.". */
const DOTTED =
  /(?:^|[\s(])(?:(?:\p{L}\.){1,3}\p{L}{1,3}\.|[vn]\.\s?Chr\.|[ad]\.\s?C\.|J\.-C\.|(?<=[\d\s])(?:руб|коп|тыс|млн|млрд|гг?|вв?|др|пр|etc|usw|ecc|Co|Inc|Ltd|Jr|Sr)\.)$/u;

export function endsInAbbreviation(text: string): boolean {
  return DOTTED.test(text);
}

/** A text without its final stop, but with the dot of an abbreviation or of three that it ends in. */
export function withoutStop(text: string): string {
  const trimmed = text.trim();
  return endsInAbbreviation(trimmed) ? trimmed : trimmed.replace(/(?<!\.)[.。।۔។።։။]$/u, "");
}

/** A text without all marks that end it, but with the dot of an abbreviation: "14 were after 8 p.m." */
export function withoutEnd(text: string): string {
  const trimmed = text.trim();
  return endsInAbbreviation(trimmed) ? trimmed : trimmed.replace(/[\s.。!！।۔။።։။]+$/u, "");
}

const STOPS: Record<string, string> = {
  zh: "。",
  ja: "。",
  hi: "।",
  mr: "।",
  ne: "।",
  bn: "।",
  ur: "۔",
  am: "።",
  ti: "።",
  km: "។",
  my: "။",
  hy: "։",
  th: "",
  lo: "",
};

/** The text with the full stop of its language, unless it already ends. */
export function endSentence(text: string, language: string): string {
  const [tongue = ""] = language.split("-");
  // Greek asks with a semicolon.
  if (tongue === "el" && /[\p{L}\p{N}»”)][;\u037E]\s*$/u.test(text)) return text.trim();
  const trimmed = text.trim().replace(/[\s,;:،、，；：፣፤፥–—-]+$/u, "");
  if (/[.!?。！？।۔؟።…។៕။։](?:[\u0020\u00A0\u202F]?[»›])?[”“"'’‘»«›‹」』)）\]]*$/u.test(trimmed))
    return trimmed;
  return trimmed + (STOPS[tongue] ?? ".");
}
