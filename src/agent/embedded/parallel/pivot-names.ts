import { baseOfThird, isBaseVerb } from "../english/verbs.ts";
import { regex } from "../text/regex.ts";
import { isFormOf } from "./shared-words.ts";
import { NO_PIVOT_WORDS } from "./no-pivot-words.ts";
import { ARTICLES } from "./side-words.ts";
import { COPULAS, NO_NAME, PLURAL_VERB } from "./pivot-words.ts";
import { isUnspaced } from "../text/unspaced.ts";
import type { Clauses } from "./contrasted-clauses.ts";

const MOST_NAME_WORDS = 4;

/** The names of both as they stand at the beginning of their clauses; null where it is not sure where they end. */
export function namesOf({ one, other, strong, hangs }: Clauses, language: string): [string, string] | null {
  const topic = TOPIC[language];
  if (topic !== undefined) return strong ? topicsOf(one, other, topic) : null;
  if (language === "tr") return turkishNames(one, other);
  // An Arabic verb stands before its subject, an Indian one last: "শনিবারের | হাট বসবে না; তার বদলে | হাট বসবে সোমবার".
  if (language === "ar" || VERB_AT_END.test(language)) return null;
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

const VERB_AT_END = /^(?:hi|bn|mr|ne|gu|pa|ur|ta|te|kn|ml|si)$/u;
const VERB_LAST = /^(?:de|nl)$/u;

/** "La nouvelle en brûle 12": the pronoun belongs to the verb. */
function withoutClitic(words: readonly string[]): readonly string[] {
  return words.length > 1 && /^(?:en|y|ne|se|si|lo|la|li|le|les|los|las|er)$/iu.test(words.at(-1) ?? "")
    ? words.slice(0, -1)
    : words;
}

/** What marks the topic of a clause. */
const TOPIC: Readonly<Record<string, RegExp>> = {
  ja: /^(?<name>[^、。は]{2,14})は/u,
  // "가방을 내놓는 데 5분": behind an object it is the ending of a verb.
  ko: /^(?<name>(?:\S+(?<![을를])\s)?\S{1,8}?)(?:은|는)(?=\s)(?!\s(?:데|것|게|거|동안|곳|사람|때|중|길|대로|만큼|일|방법|날)(?:\s|[은는이가을를에의도]))/u,
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
  const alike =
    words.length === 1
      ? /l[ae]r$/u.test(second) === /l[ae]r$/u.test(first.join(""))
      : first.at(-1) === words.at(-1);
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
            (!isSmallWord(a, b, language) || isGapped(left, one, right, sum - one)) &&
            isVerb(left, one, language) &&
            isVerb(right, sum - one, language)
      )
        return [one, sum - one];
      if (isUnspaced(language) && strong && a === b && one === sum - one) return [one, sum - one];
    }
  }
  return null;
}

/** "Der Zug fährt | nach Köln, der Bus kommt | nach Bonn", "een gezin | dat": what both have is no verb, and their names ended before. */
function isSmallWord(one: string, other: string, language: string): boolean {
  const words = NO_PIVOT_WORDS[language];
  const small = words === undefined ? null : regex(`^(?:${words})$`, "iu");
  return [one, other].some((word) => NO_PIVOT.test(word) || small?.test(word) === true);
}

/** "Die Einnahmen lagen | bei 186.000 Euro, die Ausgaben | bei 241.000": the second leaves out the verb of the first, and both tell an amount. */
function isGapped(left: readonly string[], one: number, right: readonly string[], other: number): boolean {
  const amounts = [left[one + 1], right[other + 1]].every((word) => /^[~≈]?\p{Sc}?\p{Nd}/u.test(word ?? ""));
  return one === other + 1 && amounts;
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
  return language === "en" &&
    hangs &&
    /^\p{Lu}[\p{L}+#.]*$/u.test(words[0] ?? "") &&
    /^\p{Ll}{2,}s$/u.test(words[1] ?? "")
    ? 1
    : null;
}

const PLAIN_KIND =
  /^the (?:old|new|first|second|cheap|small|large|big|modern|previous|original)\s[\p{L}-]+\s(?!of\s|in\s|on\s|for\s|and\s)/iu;
/** Stands for the noun of the other name. */
const ONE = /^the\s[\p{L}-]+\sones?\s/iu;

const GERMAN_NAME =
  /^(?:(?:[Dd]er|[Dd]ie|[Dd]as|[Ee]ine?)\s)?(?:\p{L}\p{Ll}+(?:e|er|es|en)\s)?\p{Lu}[\p{L}-]+(?=\s(?!(?:de[rs]|vo[nm]|aus|mit|ohne|und|oder|für|zu[rm]?|im|in|am|an|auf)\s)\p{Ll})/u;
/** "Der neue verbrennt 12": without its noun. */
const GERMAN_SECOND = /^(?:[Dd]er|[Dd]ie|[Dd]as)\s\p{Ll}+e(?=\s\p{Ll}+t\s)/u;

export function areThings(names: readonly [string, string], language: string): boolean {
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
