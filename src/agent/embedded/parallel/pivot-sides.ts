import { isImperative } from "../english/grammar.ts";
import { baseOfThird, isBaseVerb } from "../english/verbs.ts";
import { numberOfWord } from "../text/number-words.ts";
import { countWords, withoutStop } from "../text/sentences.ts";
import { contrastOf } from "./contrast-points.ts";
import type { Contrast, Told } from "./contrast-points.ts";
import { tellsPast } from "./past.ts";
import { tellOfPersons } from "./persons.ts";
import { regex } from "./regex.ts";
import { isFormOf } from "./shared-words.ts";
import { ARTICLES, IN_CONTRAST, WHILE } from "./side-words.ts";
import { COPULAS, NO_NAME, OPENS_FIRST, PLURAL_VERB } from "./pivot-words.ts";
import { isUnspaced } from "../text/unspaced.ts";

/** Two clauses that are set against each other. `strong`: a word says so; where only a mark parts them their verb has to be one. */
type Clauses = { one: string; other: string; strong: boolean; hangs: boolean; count: number };

const MOST_NAME_WORDS = 4;

/**
 * "Mieter zahlen jeden Monat, während Eigentümer einmal zahlen", "Arteries carry blood away; veins carry it back": two things
 * of which the same is told, with their names as they stand before what is told. Null where it is not sure where a name ends.
 */
export function pivotSides(
  sentences: readonly string[],
  at: number,
  language: string,
): { shows: Contrast; count: number } | null {
  for (const clauses of clausesFrom(sentences, at, language)) {
    if (language === "en" && isImperative(clauses.one)) continue;
    const names = namesOf(clauses, language);
    if (names === null || !areThings(names, language)) continue;
    const texts = [clauses.one, clauses.other].map((text) => withoutStop(text));
    const [left, right] = texts.map((text, side) => text.slice((names[side] ?? "").length).trim());
    if (isStory([left ?? "", right ?? ""], language)) continue;
    // "Der alte Kessel", "the new one": without its article an adjective would need another form, or a noun.
    const bare = names.every((name) => countWords(name.replace(ARTICLES, "")) === 1 && !/^(?:the|der|die|das|la|le|el|il|lo|o|a|de|het|den|det)\s(?:new|old|neue|alte|nouvelle|nouveau|nueva|nuevo|nuov[oa]|nov[oa]|nieuwe|oude|nya|nye)$/iu.test(name)); // prettier-ignore
    const told = [left, right].map((rest, side): Told => {
      const title = bare ? (names[side] ?? "").replace(ARTICLES, "") : (names[side] ?? "");
      return { title, rest: withoutParticle(rest ?? "", language), said: texts[side] ?? "" };
    });
    const [first, second] = told;
    if (
      first === undefined ||
      second === undefined ||
      told.some(({ rest }) => !says(rest, clauses.strong, language))
    )
      continue;
    const shows = contrastOf([first, second], language);
    if (shows !== null) return { shows, count: clauses.count };
  }
  return null;
}

/** 「動脈は血液を…運び出しますが」: what marks the topic, and what leads on to the other clause. */
function withoutParticle(rest: string, language: string): string {
  if (language === "ja") return rest.replace(/^は、?/u, "").replace(/(?:が|けれども?|のに対し(?:て)?)$/u, "");
  return language === "ko"
    ? rest.replace(/^(?:은|는)\s/u, "")
    : language === "tr"
      ? rest.replace(/^ise\s/iu, "")
      : rest;
}

/** "Is not", "say no": hardly told. An amount is, and so is a verb of its own where a word sets the two apart. */
function says(rest: string, strong: boolean, language: string): boolean {
  if (isUnspaced(language)) return Array.from(rest).length > 2;
  const tie = regex(`^(?:${COPULAS[language] ?? "(?!)"})(?![\\p{L}\\p{M}])`, "iu").test(rest);
  return (
    countWords(rest) > (strong && !tie ? 1 : 2) ||
    (COUNTED.test(rest) && countWords(rest) > 1) ||
    numberOfWord(rest.split(" ").at(-1) ?? "", language) !== null
  );
}

const COUNTED = /\p{Nd}/u;

function isStory(rests: readonly string[], language: string): boolean {
  if (tellOfPersons(rests, language)) return true;
  const past = rests.map((text) => tellsPast(text, language) === true);
  // "The old boiler burned 30 litres; the new one burns 12."
  const before = past[0] === true && past[1] !== true && rests.every((text) => /\p{Nd}/u.test(text));
  return past.includes(true) && !before;
}

/** The pairs of clauses that a sentence, or two of them, may hold. */
function clausesFrom(sentences: readonly string[], at: number, language: string): Clauses[] {
  const [sentence = "", next = ""] = sentences.slice(at, at + 2).map((text) => withoutStop(text));
  const found: Clauses[] = [];
  const marks = isUnspaced(language) ? /[，；、]\s*/u : /\s*[,;؛،]\s+/u;
  const parts = sentence.split(marks);
  const [one = "", other = ""] = parts;
  if (parts.length === 2) {
    const end = isUnspaced(language) ? "" : "(?:\\s+|(?<=['’]))";
    const linked = other.replace(regex(`^(?:${WHILE[language] ?? "(?!)"})${end}`, "iu"), "");
    // "And" sets nothing against another.
    const contrasts = linked !== other && !regex(`^(?:${ONLY_AND})${end}`, "iu").test(other);
    const opened = one.replace(regex(`^(?:${OPENS_FIRST[language] ?? "(?!)"})\\s+`, "iu"), "");
    const hangs = contrasts || opened !== one;
    const strong = hangs || /[;؛；]/u.test(sentence) || hasMark(other, language) || LEADS_ON[language]?.test(one) === true; // prettier-ignore
    if (linked === other || contrasts) found.push({ one: opened, other: withoutMark(linked, language), strong, hangs, count: 1 }); // prettier-ignore
  }
  if (next !== "" && hasMark(next, language) && !/[;；]/u.test(`${sentence}${next}`))
    found.push({ one: sentence, other: withoutMark(next, language), strong: true, hangs: false, count: 2 });
  return found;
}

/** Of the words that open a second clause, those that only go on. */
const ONLY_AND = "and|und|et|y|e|en|och|og|i|и|і|й|ve|ו|और";

/** How a first clause ends where another is set against it. */
const LEADS_ON: Readonly<Record<string, RegExp>> = {
  ja: /(?:が|けれども?|のに対し(?:て)?)$/u,
  ko: /(?:지만|는데|은데|반면(?:에)?|고)$/u,
};

function markOf(language: string): string | null {
  const words = IN_CONTRAST[language];
  return words === undefined ? null : `,?\\s*(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}]),?`;
}

/** "The new one, on the other hand, …" */
function hasMark(text: string, language: string): boolean {
  const mark = markOf(language);
  return mark !== null && regex(`^(?:\\S+\\s){0,4}?\\S*${mark}`, "iu").test(text);
}

function withoutMark(text: string, language: string): string {
  const mark = markOf(language);
  // In Turkish the word ends the name.
  return mark === null || language === "tr" || !hasMark(text, language)
    ? text
    : text.replace(regex(mark, "iu"), "").trim();
}

/** The names of both as they stand at the beginning of their clauses; null where it is not sure where they end. */
function namesOf({ one, other, strong, hangs }: Clauses, language: string): [string, string] | null {
  const topic = TOPIC[language];
  if (topic !== undefined) return strong ? topicsOf(one, other, topic) : null;
  if (language === "tr") return turkishNames(one, other);
  // An Arabic verb stands before its subject.
  if (language === "ar") return null;
  const [left, right] = [one, other].map((text) =>
    isUnspaced(language) ? tokens(text) : text.split(/\s+/u),
  );
  if (left === undefined || right === undefined) return null;
  const join = (words: readonly string[]): string => words.join(isUnspaced(language) ? "" : " ");
  // In a German or Dutch clause that hangs on another the verb stands last.
  const pivot = pivotOf(left, right, strong, language);
  const isSure =
    pivot !== null &&
    [left.slice(0, pivot[0]), right.slice(0, pivot[1])].every((words) =>
      isName(withoutClitic(words), language),
    );
  if (pivot !== null && isSure && Math.abs(pivot[0] - pivot[1]) <= 1 && !(hangs && VERB_LAST.test(language)))
    return [join(withoutClitic(left.slice(0, pivot[0]))), join(withoutClitic(right.slice(0, pivot[1])))];
  // "…, der neue verbrennt 12": an adjective without its noun speaks of the other's.
  const elliptic = language === "de" && GERMAN_SECOND.test(other) && [one, other].every((half) => /\p{Nd}/u.test(half)); // prettier-ignore
  if (!strong && !elliptic) return null;
  if (language === "en" && !hangs && !ONE.test(other)) return null;
  const kinds = kindsOf(left, right, language);
  if (kinds !== null) return kinds;
  const ends = [left, right].map((words) => nounEnd(words, hangs, language));
  const [first, second] = ends;
  if (first === undefined || first === null || second === undefined || second === null) return null;
  return [join(left.slice(0, first)), join(right.slice(0, second))];
}

const VERB_LAST = /^(?:de|nl)$/u;

/** "La nouvelle en brûle 12": the pronoun belongs to the verb. */
function withoutClitic(words: readonly string[]): readonly string[] {
  return words.length > 1 && /^(?:en|y|ne|se|si|lo|la|li|le|les|los|las|er)$/iu.test(words.at(-1) ?? "") ? words.slice(0, -1) : words; // prettier-ignore
}

/** What marks the topic of a clause. */
const TOPIC: Readonly<Record<string, RegExp>> = {
  ja: /^(?<name>[^、。は]{2,14})は/u,
  ko: /^(?<name>(?:\S+\s)?\S{1,8}?)(?:은|는)(?=\s)/u,
};

function topicsOf(one: string, other: string, topic: RegExp): [string, string] | null {
  const [first, second] = [one, other].map((text) => topic.exec(text)?.groups?.["name"]);
  return first === undefined || second === undefined ? null : [first, second];
}

/** "Toplardamarlar ise …": what stands before the word is one of the two; the other has as many words. */
function turkishNames(one: string, other: string): [string, string] | null {
  const second = /^(?<name>(?:\S+\s)?\S+?)\s+ise(?=\s)/iu.exec(other)?.groups?.["name"];
  if (second === undefined) return null;
  const words = second.split(" ");
  const first = one.split(/\s+/u).slice(0, words.length);
  const alike = words.length === 1 ? /l[ae]r$/u.test(second) === /l[ae]r$/u.test(first.join("")) : first.at(-1) === words.at(-1); // prettier-ignore
  return alike ? [first.join(" "), second] : null;
}

function tokens(text: string): string[] {
  return [...new Intl.Segmenter("zh", { granularity: "word" }).segment(text)].map(({ segment }) => segment);
}

/** Where the first word that both have stands behind their names: "Sharks | have a skeleton", "bony fish | have one". */
function pivotOf(
  left: readonly string[],
  right: readonly string[],
  strong: boolean,
  language: string,
): [number, number] | null {
  const bare = (word: string): string => word.toLowerCase();
  for (let sum = 2; sum <= 2 * MOST_NAME_WORDS; sum += 1) {
    for (let one = Math.max(1, sum - MOST_NAME_WORDS); one <= Math.min(MOST_NAME_WORDS, sum - 1); one += 1) {
      const [a, b] = [bare(left[one] ?? ""), bare(right[sum - one] ?? "")];
      if (a === "" || b === "" || !/^[\p{L}\p{M}'’]+$/u.test(a + b)) continue;
      const copula = regex(`^(?:${COPULAS[language] ?? "(?!)"})$`, "iu");
      const tie = copula.test(a) && copula.test(b);
      if (
        tie
          ? strong && a === b
          : Math.min(a.length, b.length) >= 3 &&
            (isFormOf(a, b, language) || (language === "en" && baseOf(a) === baseOf(b))) &&
            !NO_PIVOT.test(a) &&
            isVerb(left, one, language) &&
            isVerb(right, sum - one, language)
      )
        return [one, sum - one];
      if (isUnspaced(language) && strong && a === b && one === sum - one) return [one, sum - one];
    }
  }
  return null;
}

/** "A dark | wall", "each | step": in English a noun may look as its verb does; "some people | recharge" is one. */
function isVerb(words: readonly string[], at: number, language: string): boolean {
  if (language !== "en") return true;
  const word = words[at]?.toLowerCase() ?? "";
  // "Shortcut keys | are handled".
  if (FINITE.test(words[at + 1] ?? "") || TIES.test(word)) return false;
  if (isBaseVerb(baseOf(word))) return true;
  return PLURAL.test(words[at - 1] ?? "") && !word.endsWith("s");
}

/** "Used", "uses", "use". */
function baseOf(word: string): string {
  const short = word.replace(/(?<=\p{L}{2})e?d$/u, "");
  return baseOfThird(word) ?? (short !== word && isBaseVerb(`${short}e`) ? `${short}e` : short);
}

const FINITE = /^(?:is|are|was|were|can|do|does|will|have|has|must|should|may|ever)$/iu;
const PLURAL = /(?:s|people|others|men|women|children|some|many|fish)$/iu;

/** An article, or none, and one word or two of which none ties it to something else. */
function isName(words: readonly string[], language: string): boolean {
  const name = words.join(" ");
  if (isUnspaced(language)) return Array.from(words.join("")).length <= MOST_EASTERN;
  const bare = name.replace(ARTICLES, "").split(" ");
  return bare.length <= MOST_NAME && !bare.some((word) => TIES.test(word));
}

const MOST_NAME = 2;
const MOST_EASTERN = 6;
/** What a name of one or two words does not have in it. */
const TIES =
  /^(?:the|an?|of|in|on|at|to|for|with|by|from|that|which|who|where|what|when|if|than|as|between|behind|under|over|after|before|without|during|into|through|above|below|not|do|does|did|can|no|nor|else|each|der|die|das|den|dem|des|eine?[nmrs]?|und|oder|von|vom|mit|im|am|zu[rm]?|nicht|kein\p{L}*|wenn|dass|als|de|du|des|d['’]\p{L}+|la|le|les|une?|à|au|aux|qui|que|ne|pas|si|el|los|las|del|al|un[ao]?|con|no|il|lo|gli|di|da|dei|del\p{L}*|che|non|o|os|as|do|dos|das|em|não|quem|het|een|van|met|niet|dat|den|det|ett?|som|inte|ikke|av|af|z|ze|w|na|do|nie|że|jeśli|který|в|на|с|из|не|если|что|то|і|не|що|якщо|אם|אין|لا|إذا|अगर|नहीं|तो|el|er|han|hon|hun|sie|es)$/iu;

/** Articles and prepositions that two names share are no verb. */
const NO_PIVOT =
  /^(?:the|and|for|with|from|that|der|die|das|den|dem|des|und|von|mit|les|des|une|avec|los|las|del|una|con|gli|della|delle|dos|das|com|het|een|van|met|och|det|som|and|or|you|они)$/iu;

/** "Un taux fixe …, un taux variable …": two of one kind, told apart by the word behind it. */
function kindsOf(
  left: readonly string[],
  right: readonly string[],
  language: string,
): [string, string] | null {
  if (PLURAL_VERB[language] === undefined) return null;
  const same = [0, 1].every((at) => left[at]?.toLowerCase() === right[at]?.toLowerCase());
  const apart =
    left[2] !== right[2] && [left[2], right[2]].every((word) => word !== undefined && !TIES.test(word));
  const article = ARTICLES.test(`${left[0] ?? ""} x`);
  return same && apart && article ? [left.slice(0, 3).join(" "), right.slice(0, 3).join(" ")] : null;
}

/** Where a noun phrase ends whose last word shows it: a German noun in capitals, a Romance plural before a plural verb. */
function nounEnd(words: readonly string[], hangs: boolean, language: string): number | null {
  if (language === "de") {
    const found = GERMAN_NAME.exec(words.join(" ")) ?? GERMAN_SECOND.exec(words.join(" "));
    return found === null ? null : found[0].split(" ").length;
  }
  const verb = PLURAL_VERB[language];
  if (verb !== undefined) {
    if (!/^(?:l[eo]s|las|des|i|gli|le|os|as)$/iu.test(words[0] ?? "")) return null;
    const end = words.findIndex((word, at) => at >= 2 && at <= MOST_NAME_WORDS && verb.test(word));
    return end < 0 ? null : end;
  }
  // "The old turbine made …; the new one makes": both are an adjective and what it stands before.
  if (language === "en" && PLAIN_KIND.test(words.join(" "))) return 3;
  // "Where Bash splits …, Zsh keeps": a name of its own before a verb.
  return language === "en" && hangs && /^\p{Lu}[\p{L}+#.]*$/u.test(words[0] ?? "") && /^\p{Ll}{2,}s$/u.test(words[1] ?? "") ? 1 : null; // prettier-ignore
}

const PLAIN_KIND =
  /^the (?:old|new|first|second|cheap|small|large|big|modern|previous|original)\s[\p{L}-]+\s(?!of\s|in\s|on\s|for\s|and\s)/iu;
/** Stands for the noun of the other name. */
const ONE = /^the\s[\p{L}-]+\sones?\s/iu;

const GERMAN_NAME =
  /^(?:(?:[Dd]er|[Dd]ie|[Dd]as|[Ee]ine?)\s)?(?:\p{L}\p{Ll}+(?:e|er|es|en)\s)?\p{Lu}[\p{L}-]+(?=\s(?!(?:de[rs]|vo[nm]|aus|mit|ohne|und|oder|für|zu[rm]?|im|in|am|an|auf)\s)\p{Ll})/u;
/** "Der neue verbrennt 12": without its noun. */
const GERMAN_SECOND = /^(?:[Dd]er|[Dd]ie|[Dd]as)\s\p{Ll}+e(?=\s\p{Ll}+t\s)/u;

function areThings(names: readonly [string, string], language: string): boolean {
  const [one, other] = names.map((name) => name.toLowerCase().replace(ARTICLES, "").trim());
  if (one === undefined || other === undefined || one === other || one === "" || other === "") return false;
  const none = NO_NAME[language];
  return names.every(
    (name) => !/[,،，、]|\p{Nd}/u.test(name) && none?.test(name) !== true && !EVERYWHERE.test(name),
  );
}

/** Pronouns, and words that open a clause that tells when, where or why. */
const EVERYWHERE =
  /^(?:it|they|he|she|we|you|i|there|this|that|these|those|who|which|what|if|when|because|as|since|in|on|at|by|for|to|after|before|with|es|er|sie|wir|ich|man|dies\p{L}*|wenn|weil|als|im|am|bei|nach|vor|mit|il|elle|ils|elles|on|nous|vous|je|ce|cela|si|quand|dans|en|à|él|ella|ellos|ellas|yo|esto|eso|cuando|con|lui|lei|egli|io|noi|questo|se|quando|nel|ele|ela|eles|elas|eu|isto|quem|het|hij|zij|we|ik|dit|dat|als|toen|det|han|hon|jag|när|on|ona|oni|to|gdy|kiedy|w|на|он|она|они|мы|я|это|когда|если|в|він|вона|вони|ми|це|коли|якщо)(?![\p{L}\p{M}])/iu;
