import type { ToldLoop } from "../brief/brief.ts";
import { isClause, isImperative, isPredicate } from "../english/grammar.ts";
import { BACK, beginsAgain, namesCycle } from "../scenes/cycle-words.ts";
import { denies } from "../text/recast/standing.ts";
import { capitalise, countWords, withoutStop } from "../text/sentences.ts";
import { adds, withLastParted, withoutAnds } from "./announced-parts.ts";
import { AND } from "./clauses.ts";
import { circulates } from "./circulating-words.ts";
import { LOOP_WORDS, STANDS_FOR } from "./loop-words.ts";
import type { LoopWords } from "./loop-words.ts";
import { hasWord } from "./has-word.ts";
import { tellsPast } from "./past.ts";
import { headsSteps } from "./step-heads.ts";
import { isPlain } from "./plain.ts";
import { regex, toPattern } from "../text/regex.ts";
import { seasonIn } from "./seasons.ts";
import { isFormOf, sharedWords, tellingWords } from "./shared-words.ts";
import { STEP_WORDS, TURNS } from "./step-words.ts";
import type { ToldStep } from "./told-steps.ts";
import { isUnspaced } from "../text/unspaced.ts";

/** `count`: how many sentences of the text it takes. */
export type FoundLoop = Pick<ToldLoop, "parts" | "closing"> & { count: number };

const FEWEST = 3;
const MOST = 7;
/** Words of a station's name, of what may stand below it, and letters where words are not parted. */
const MOST_WORDS = { name: 9, whole: 11, detail: 12 };
const MOST_LETTERS = 76;
const MOST_OF_CLOSING = 9;
const LEAST_OF_STATION = { words: 2, parted: 3, letters: 3 };
/** So many letters find a part in what is said. */
const SAID = 14;

type Passage = { sentences: readonly string[]; language: string; headings: readonly string[] };

/**
 * What goes round, told in prose from the sentence `at` on: "Water evaporates from the sea, rises, falls as rain and runs
 * back to the sea, and it all starts again." Null where the text does not say that the last station leads back to the
 * first, in stories, in commands, and where a station would have to be cut.
 */
export function loopFrom({ sentences, language, headings }: Passage, at: number): FoundLoop | null {
  const words = LOOP_WORDS[language];
  if (words === undefined) return null;
  const lead = sentences[at - 1] ?? "";
  const named = namesCycle(lead, language) || headings.some((heading) => namesCycle(heading, language));
  const told = withoutHead(sentences.slice(at, at + MOST + 1), language);
  let first: FoundLoop | null = null;
  for (let count = 1; count <= told.length; count += 1) {
    const passage = told.slice(0, count);
    const last = passage.at(-1) ?? "";
    if (!isPlain(last) || QUOTES_OR_DATES.test(last)) break;
    // Of thousands of sentences hardly one may close a loop.
    if (!(named && count === told.length) && !mayClose(last, words, language)) continue;
    const found = loopOf(passage, words, language, named && count === told.length);
    first ??= found;
    // "It flows back to the heart" may be half of the way: what says that all begins again is its end.
    if (found !== null && found.closing !== null) return found;
  }
  return first;
}

/** "So funktioniert es: Ein Ventilator saugt Luft an.": what stands behind the colon is the first station. */
function withoutHead(told: readonly string[], language: string): readonly string[] {
  const [, head = "", first = ""] = /^([^:：]{3,60}?)\s*[:：]\s*(\p{L}.+)$/su.exec(told[0] ?? "") ?? [];
  return first !== "" && headsSteps(head, language) ? [first, ...told.slice(1)] : told;
}

function mayClose(last: string, words: LoopWords, language: string): boolean {
  return BACK.test(last) || beginsAgain(last, language) || closingWords(words, language).test(last);
}

const closers = new Map<LoopWords, RegExp>();

/** All words by which a last sentence may close a loop, wherever in it they stand. */
function closingWords(words: LoopWords, language: string): RegExp {
  const known = closers.get(words);
  if (known !== undefined) return known;
  const all = [words.closes, words.again, words.more, words.setsOut]
    .filter((one) => one !== undefined)
    .join("|");
  const isGlued = isUnspaced(language) || language === "ko" || language === "ar" || language === "he";
  const made = toPattern(isGlued ? `(?:${all})` : `(?<![\\p{L}\\p{M}])(?:${all})(?![\\p{L}\\p{M}])`, "iu");
  closers.set(words, made);
  return made;
}

const NOTHING =
  /^(?:nothing|nobody|none|nichts|niemand|rien|personne|nada|nadie|niente|nulla|nessun\p{L}*|ninguém|niets|niemand|ingenting|inget|intet|ingen|nic|nikt|ничего|ничто|никто|нічого|ніщо|hiçbir|لا شيء|שום|कुछ भी)(?![\p{L}\p{M}])/iu;
/** Words in single marks, and years: a round that goes on forever has no date. */
const QUOTES_OR_DATES = /(?<!\p{L})'(?=\p{L})|\p{Nd}{4}/u;

function loopOf(
  sentences: readonly string[],
  words: LoopWords,
  language: string,
  named: boolean,
): FoundLoop | null {
  const last = withoutStop(sentences.at(-1) ?? "");
  const cut = closingOf(last, words, language);
  const own = cut === null ? null : cut.before;
  const said = [...sentences.slice(0, -1).map((sentence) => withoutStop(sentence)), ...(own === null ? [last] : own === "" ? [] : [own])]; // prettier-ignore
  const [only = ""] = said;
  const pieces =
    said.length === 1 ? rowOf(only, language) : said.flatMap((one) => stationsOf(one, said.length, language));
  if (pieces.length < FEWEST || pieces.length > MOST) return null;
  if (standsStill(pieces[0] ?? "", words, language) && said.length > 1) return null;
  // "Nothing is thrown away." leads to the loop, and is none of its stations.
  if (said.length > 1 && (denies(only, language) || NOTHING.test(only))) return null;
  if (!comesRound({ pieces, said, closed: cut !== null, named }, words, language)) return null;
  if (isStory(said, cut !== null, language)) return null;
  const stations = pieces.map((piece) => stationOf(piece, language));
  const whole = stations.filter((station) => station !== null);
  if (whole.length < stations.length) return null;
  const closing = cut === null ? null : { said: cut.closing.slice(0, SAID) };
  return { parts: whole, closing, count: sentences.length };
}

/** Told in the past, or of somebody; where a language does not show it, only what says that it begins again is none. */
function isStory(texts: readonly string[], closed: boolean, language: string): boolean {
  const told = texts.map((text) => tellsPast(text, language));
  if (told.every((past) => past === null)) return !closed && !texts.some((text) => BACK.test(text));
  return told.includes(true);
}

/** What a last sentence says last, where that is that all of it begins again; `before`: the rest of it. */
function closingOf(
  last: string,
  words: LoopWords,
  language: string,
): { before: string; closing: string } | null {
  const joints = regex(jointsOf(language), "giu");
  const cuts = [...last.matchAll(joints)].map(({ index, 0: joint }) => ({
    end: index,
    start: index + joint.length,
  }));
  for (const { end, start } of [...cuts.toReversed(), { end: 0, start: 0 }]) {
    const closing = last.slice(start);
    if (closes(closing, words, language)) return { before: last.slice(0, end), closing };
  }
  return null;
}

function closes(clause: string, { closes: own }: LoopWords, language: string): boolean {
  const bare = clause.replace(regex(`^(?:${OPENS[language] ?? "(?!)"})`, "iu"), "");
  if (countWords(bare) > MOST_OF_CLOSING || (isUnspaced(language) && Array.from(bare).length > 18))
    return false;
  const whole = own === undefined ? null : regex(`^(?:${own})[.。।]?$`, "iu");
  if (whole !== null && (whole.test(bare) || whole.test(clause))) return true;
  if (language === "en" && (isImperative(bare) || /^(?:begin|start)/iu.test(bare))) return false;
  // "The story begins again | with her daughter", "at step three", "on Monday": it is another that begins.
  const found = beginsAgain(bare, language);
  return found && !STARTS_ELSEWHERE.test(bare) && namesWhole(bare, language);
}

/** "The journey", "everything", "it": who begins again is no single thing that was not spoken of. */
function namesWhole(clause: string, language: string): boolean {
  return isUnspaced(language) || language === "ko" || countWords(clause) <= MOST_OF_CLOSING - 1;
}

const STARTS_ELSEWHERE =
  /\p{Nd}|(?<!\p{L})(?:with (?:her|his|my)|at step|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|lunes|martes|miércoles|jueves|viernes|lunedì|maandag|poniedziałek|понедельник\p{L}*|понеділок|school|class(?:es)?|schule|école|scuola|aulas|clases)(?!\p{L})/iu;

/** Before a clause that says that all begins again. */
const OPENS: Readonly<Record<string, string>> = {
  en: "and (?:so |then )?|then |so ", de: "und (?:so |dann )?|dann |so ", fr: "et (?:puis |ensuite )?|puis |alors ", es: "y (?:luego |entonces )?|luego |entonces ", it: "e (?:poi )?|poi ", pt: "e (?:depois )?|depois ",
  nl: "en (?:dan |zo )?|dan ", sv: "och (?:sedan )?|sedan ", da: "og (?:så )?|så ", nb: "og (?:så )?|så ", pl: "i (?:potem )?|potem |a ", cs: "a (?:pak )?|pak ", ru: "и (?:затем )?|затем |а ", uk: "і |й |та |потім ", tr: "ve |sonra ", hi: "और |फिर ", ar: "و(?=[يتن])|ثم ", he: "ו(?=ה)|אז ", zh: "然后|然後|于是|而", ja: "そして|こうして|それから", ko: "그리고 |그러면 ",
}; // prettier-ignore

function jointsOf(language: string): string {
  if (isUnspaced(language)) return "[，、；;,]";
  const and = AND[language] ?? "";
  const glued =
    language === "ar"
      ? "|\\s(?=و[يت])"
      : language === "he"
        ? "|\\s(?=וה)"
        : language === "ko"
          ? "|(?<=[고며면])\\s"
          : "";
  return `\\s*[,;،؛]\\s+|\\s[–—]\\s${and === "" ? "" : `|\\s(?=(?:${and})\\s)`}${glued}`;
}

/** The stations of one sentence: at its commas and the last "and"; what only adds to one goes with it. */
function rowOf(sentence: string, language: string): string[] {
  const marks = isUnspaced(language) ? /[，、；;,]\s*/u : /\s*[,;،؛](?!\p{Nd})\s*/u;
  const cut = sentence.split(marks).filter((piece) => piece !== "");
  const joined = cut.reduce<string[]>((kept, piece, index) => {
    const before = kept.at(-1);
    const hangs = index > 0 && (adds(piece, language) || PURPOSE.test(piece)) && !isActing(piece, language);
    if (before !== undefined && (hangs || isLead(before, language)))
      kept.splice(-1, 1, `${before}${isUnspaced(language) ? "，" : ", "}${piece}`);
    else kept.push(piece);
    return kept;
  }, []);
  const opensWithAnd = withoutAnds(joined, language).at(-1) !== joined.at(-1)?.trim();
  const parted = opensWithAnd || isUnspaced(language) ? joined : withLastParted(joined, language);
  // "Is heated and sent out again" is one station.
  const sure = parted.slice(-2).every((piece) => countWords(piece) >= LEAST_OF_STATION.parted);
  const bare = withoutAnds(sure ? parted : joined, language);
  return language === "ar" ? bare.map((piece, at) => (at === 0 ? piece : piece.replace(/^و(?=[يتن]\p{L}{2})/u, ""))) : bare; // prettier-ignore
}

/** "Wraca do strumienia, by złożyć ikrę": what it is done for. */
const PURPOSE = /^(?:by|aby|żeby|чтобы|щоб|um|om|pour|afin|para|per|för att|for at|for å|to|so as)\s/iu;

/** "the spark plug lights it", "from there it returns": begins as what hangs on another clause does, and is none. */
function isActing(piece: string, language: string): boolean {
  return language === "en" && /^(?:from there|there|then|where there)\s/iu.test(piece);
}

/** "After three years, …": when or where something happens is no station by itself. */
function isLead(piece: string, language: string): boolean {
  if (isUnspaced(language)) return Array.from(piece).length < LEAST_OF_STATION.letters;
  if (language === "en" && /^(?:when|if|once|until|unless)\s/iu.test(piece)) return true;
  if (language === "en") return !isClause(piece) && !isPredicate(piece) && !isImperative(piece) && /^(?:in|on|at|after|before|over|under|deep|by|with|having|during|within|inside|outside|once|when|if)\s/iu.test(piece); // prettier-ignore
  return countWords(piece) < LEAST_OF_STATION.words && !/^(?:tr|ko|ja)$/u.test(language);
}

/** A sentence as a station, or as two where it is long and tells two; where there are only two sentences, each clause of it. */
function stationsOf(sentence: string, count: number, language: string): string[] {
  if (count < FEWEST) return rowOf(sentence, language);
  if (isUnspaced(language) || countWords(sentence) <= MOST_WORDS.name) return [sentence];
  const and = AND[language];
  const comma = regex(`[,،]\\s+(?=(?:${RESULT[language] ?? "(?!)"})\\s)`, "giu");
  const joints = [comma, ...(countWords(sentence) <= MOST_WORDS.whole || and === undefined ? [] : [regex(`\\s(?=(?:${and})\\s)`, "giu")])]; // prettier-ignore
  for (const joint of joints) {
    const parts = sentence.split(joint);
    if (parts.length === 2 && parts.every((part) => countWords(part) >= FEWEST))
      return withoutAnds(parts, language);
  }
  return [sentence];
}

/** What comes of the clause before it. */
const RESULT: Readonly<Record<string, string>> = {
  en: "(?:and )?so|and|therefore", de: "also|daher|deshalb|und", fr: "donc|alors|et|si bien que", es: "así que|por eso|entonces|y", it: "quindi|così|perciò|e", pt: "por isso|então|e", nl: "dus|daardoor|en",
  sv: "så|och", da: "så|og", nb: "så|og", pl: "więc|dlatego|i", cs: "takže|proto|a", ru: "поэтому|и", uk: "тому|і|й", tr: "bu yüzden|böylece|ve", hi: "इसलिए|और",
}; // prettier-ignore

/** "The cycle has four stages": announces stations. */
function standsStill(first: string, { stands }: LoopWords, language: string): boolean {
  if (namesCycle(first, language)) return true;
  // "Are heated", "sont chauffées" is done to something: only what follows tells, and a short sentence mostly says what is.
  if (/^(?:tr|hi|ja|ko|zh)$/u.test(language) || countWords(first) > SHORT) return false;
  return hasWord(first.split(/\s+/u).slice(0, NEAR).join(" "), stands, language);
}

const NEAR = 4;
const SHORT = 6;

type Told = { pieces: readonly string[]; said: readonly string[]; closed: boolean; named: boolean };

/** Whether the text says that its last station leads back to its first. */
function comesRound({ pieces, said, closed, named }: Told, words: LoopWords, language: string): boolean {
  const [first = "", last = ""] = [pieces[0], pieces.at(-1)];
  const row = said.length === 1;
  const ordered = language === "en" ? said.some(commands) : (words.orders?.test(first) ?? false);
  if (closed) return true;
  if (ordered || ENDS.test(last) || UNTIL.test(last)) return false;
  const shared = sharedWords(first, last, language);
  if (named && shared > 0) return true;
  const flows = pieces.some((piece) => circulates(piece, language));
  if (flows && goesBackTo(first, last, language)) return true;
  // "From there it returns to the boiler, is heated and sent out again."
  const cameBack = pieces.slice(1, -1).some((piece) => BACK.test(piece));
  const again = hasWord(last, words.again, language);
  if (flows && cameBack && ((again && shared > 0) || hasWord(last, words.setsOut ?? "(?!)", language)))
    return true;
  const more = words.more !== undefined && hasWord(last, words.more, language);
  if (!again && !more) return false;
  // "Sales fall in spring, rise in summer and fall again in autumn": a course in time is none.
  if (pieces.filter((piece) => seasonIn(piece, language) !== null).length >= 2) return false;
  if (shared >= SURE) return true;
  const open = openLinks(pieces, language);
  if (again) return shared >= 2 || (shared === 1 && !row && open <= (pieces.length > FEWEST ? 1 : 0));
  return shared > 0 && open <= (pieces.length > FEWEST ? 1 : 0) && endsAsBegun(first, last, language);
}

/** So many words of the first station in the last are no chance. */
const SURE = 3;

/** "We eat the vegetables … the soil grows new vegetables". */
function endsAsBegun(first: string, last: string, language: string): boolean {
  const end = tellingWords(last, language).at(-1);
  return end !== undefined && tellingWords(first, language).some((word) => isFormOf(word, end, language));
}

/** "Coolant leaves the pump", "loses it": no command, though what stands behind its first word might be told to. */
function commands(sentence: string): boolean {
  const [first = ""] = sentence.split(/\s/u);
  return (isImperative(sentence) && !/[^s]s$/u.test(first)) || /^(?:no|especially|only)\s/iu.test(sentence);
}

/** "Until it meets the node again" is when it stops. */
const UNTIL =
  /(?<!\p{L})(?:until|unless|bis|jusqu['’]à|hasta que|finché|até que|totdat|aż|пока|поки)(?!\p{L})/iu;
const ENDS =
  /(?<!\p{L})(?:finish(?:es)?|ends?|endet|enden|termin(?:e|ent|a|an|ano)|eind(?:igt|igen)|acaba|finisce|kończy|заканчива\p{L}+|закінчу\p{L}+|biter|slutar|slutter|تنتهي|ينتهي)(?!\p{L})|(?:结束|終わ|끝나)/iu;

/** "Flows back to the compressor": what the first station speaks of, behind the word for back, or in front of it where a language ends with it. */
function goesBackTo(first: string, last: string, language: string): boolean {
  const found = BACK.exec(last);
  if (found === null) return false;
  const own = tellingWords(first, language);
  const behind = last.slice(found.index + found[0].length);
  const any = BEFORE.test(language) || EITHER.test(language) || GLUED.test(language);
  // "Returns 402 credits": only what it goes back to is a place.
  if (!any && !TO.test(behind)) return false;
  const place = BEFORE.test(language)
    ? last.slice(0, found.index)
    : EITHER.test(language)
      ? towards(last)
      : behind;
  return tellingWords(place, language).some((word) => own.some((one) => isFormOf(one, word, language)));
}

/** What stands behind the words for to and into: the compressor in "strömt zum Verdichter zurück" is no subject. */
function towards(text: string): string {
  return [...text.matchAll(TOWARDS)].map(([, place]) => place).join(" ");
}

const TOWARDS =
  /(?<!\p{L})(?:zu[mr]?|in[sm]?|ans?|am|auf|nach|naar|op|till|til|i|på|mot)\s((?:(?:de[rnm]|die|das|het|ihren?|seinen?|hun|een|den|det|ihr)\s)?[\p{L}-]+)/giu;
const GLUED = /^(?:ar|he|zh)$/u;
const TO =
  /^\s*(?:[\p{L}'’]+\s){0,3}?(?:to|into|in|at|à|aux?|dans|vers|en|al?|alla|allo|alle|agli|ai|all['’]\p{L}+|nel\p{L}*|aos?|às?|para|pour|do|w|na|ku|к|ко|в|во|на|до|у)(?!\p{L})/iu;
const BEFORE = /^(?:tr|hi|ja|ko)$/u;
const EITHER = /^(?:de|nl|sv|da|nb|fi|hu)$/u;

/** How many stations do not speak of what the one before them spoke of. */
function openLinks(pieces: readonly string[], language: string): number {
  return pieces.slice(1).filter((piece, at) => {
    const before = pieces[at] ?? "";
    return STANDS_FOR[language]?.test(piece) !== true && sharedWords(before, piece, language) === 0;
  }).length;
}

/** A station as it is seen: without its word of order, whole, or a name and what belongs to it. Null where it would be cut. */
function stationOf(piece: string, language: string): ToldStep | null {
  const link = regex(`^(?:${LINK[language] ?? "(?!)"})`, "iu");
  const bare = capitalise(withoutOrder(withoutStop(piece).replace(link, ""), language), language);
  const said = piece.slice(0, SAID);
  const fits = Array.from(bare).length <= MOST_LETTERS;
  if (isUnspaced(language))
    return Array.from(bare).length <= MOST_EASTERN ? { label: bare, detail: null, said } : null;
  if (countWords(bare) <= MOST_WORDS.name && fits) return { label: bare, detail: null, said };
  const isWhole = countWords(bare) <= MOST_WORDS.whole && fits;
  const parted = partedAt(bare, /[,،]\s+/gu, language);
  // What stands behind a comma belongs to its station.
  if (parted !== null) return { ...parted, said };
  return isWhole ? { label: bare, detail: null, said } : null;
}

/** A name and what belongs to it, at the first joint that leaves a name; null where there is none, or one half is too long. */
function partedAt(bare: string, joint: RegExp, language: string): { label: string; detail: string } | null {
  for (const { index, 0: mark } of bare.matchAll(joint)) {
    const [label, rest] = [bare.slice(0, index), bare.slice(index + mark.length)];
    const detail = withoutAnds(["", rest], language)[1] ?? rest;
    const isName = countWords(label) >= FEWEST && countWords(label) <= MOST_WORDS.name + 1;
    if (!isName || (mark.trim() !== "" && isLead(label, language))) continue;
    // "It returns to the heart, which pumps it on" is one thought.
    if (adds(rest, language) && detail === rest) continue;
    if (countWords(detail) < FEWEST || countWords(detail) > MOST_WORDS.detail) continue;
    return { label, detail: capitalise(detail, language) };
  }
  return null;
}

const MOST_EASTERN = 26;

/** "Then the rain falls" is the rain's station; where the verb turns behind such a word it stays. */
function withoutOrder(text: string, language: string): string {
  const words = STEP_WORDS[language];
  if (words === undefined || TURNS.has(language)) return text;
  const joint = language === "en" ? ",?\\s*" : "[,，、،]\\s*";
  const opened = regex(
    `^(?:${words.first}|${words.next}|${words.last})${isUnspaced(language) ? "" : "(?![\\p{L}\\p{M}-])"}${joint}`,
    "iu",
  ).exec(text);
  const rest = text.slice(opened?.[0].length ?? 0);
  // "From there it returns" says from where.
  return opened === null || /^from there/iu.test(text) || /^at the end of/iu.test(text) || countWords(rest) < LEAST_OF_STATION.words ? text : rest; // prettier-ignore
}

/** Ties a station to the one before it. */
const LINK: Readonly<Record<string, string>> = {
  en: "and so |and |so ", de: "und so |und ", fr: "et ainsi |et ", es: "y así |y ", it: "e così |e ", pt: "e assim |e ", nl: "en ", sv: "och ", da: "og ", nb: "og ", pl: "i ", ru: "и ", uk: "і |й |та ", tr: "ve ", hi: "और ",
}; // prettier-ignore
