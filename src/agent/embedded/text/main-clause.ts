import { isClause } from "../english/grammar.ts";
import { AUXILIARIES, baseOfThird } from "../english/verbs.ts";
import { capitalise, countWords } from "./sentences.ts";
import { shortLabel } from "./shorten.ts";
import { toPattern } from "./regex.ts";

/** Words that open a clause which says nothing alone: "when …", "weil …", "عندما …". */
const OPENERS: Record<string, string> = {
  en: "when(?:ever)?|if|because|as|since|al?though|though|while|whereas|after|before|once|until|unless|where|without|so that|and then|which|who|whose|whom",
  de: "sondern|wenn|weil|als|da|obwohl|während|nachdem|bevor|sobald|solange|falls|seit|indem|dass|der|die|das|dessen|deren",
  fr: "quand|si|parce que|comme|lorsqu(?:e|['’])|puisqu(?:e|['’])|bien que|pendant que|tandis que|après|avant|dès|qui|dont|que",
  es: "sino|cuando|si|porque|como|aunque|mientras|después|antes|desde|que|cuyo|quien",
  it: "quando|se|perché|poiché|siccome|anche se|mentre|dopo|prima|appena|che|cui",
  pt: "quando|se|porque|como|embora|enquanto|depois|antes|desde|que|cujo|quem",
  nl: "wanneer|als|omdat|hoewel|terwijl|nadat|voordat|sinds|die|dat",
  ru: "когда|если|потому|поскольку|так как|хотя|пока|после|чтобы|который|которая|которое|которые|что",
  pl: "gdy|kiedy|jeśli|jeżeli|bo|ponieważ|choć|chociaż|podczas gdy|zanim|dopóki|odkąd|aby|żeby|że|któr\\p{L}+|co|gdzie",
  cs: "když|pokud|jestli|protože|ačkoli|zatímco|než|dokud|aby|že|kter\\p{L}+|co|kde",
  sv: "när|om|eftersom|fast|medan|innan|sedan|tills|att|som|vars|där",
  da: "når|hvis|fordi|selvom|mens|før|siden|indtil|at|som|der|hvor|da",
  nb: "når|hvis|fordi|selv om|mens|før|siden|inntil|at|som|der|hvor|da",
  uk: "коли|якщо|тому що|оскільки|хоча|поки|після|щоб|який|яка|які|що",
  ar: "عندما|إذا|لأن|بينما|بعد|قبل|حين|حينما|كلما|لو|الذي|التي|الذين",
  he: "כאשר|כש\\S+|אם|כי|למרות|אחרי|לפני|אשר|ש\\S+",
  hi: "जब|अगर|यदि|क्योंकि|चूँकि|हालाँकि|जो|कि",
};
const SUBORDINATE = new Map(
  Object.entries(OPENERS).map(([base, words]) => [base, toPattern(`^(?:${words})(?![\\p{L}\\p{M}])`, "iu")]),
);
/** Whether a part of a sentence opens a clause that says nothing alone. */
export function opensClause(part: string, base: string): boolean {
  return SUBORDINATE.get(base)?.test(part) === true;
}

/** Between clauses; not within a number. */
const CLAUSES = /(?:[,;،؛]\s+|\s[–—]\s|:\s+)/u;
const PRONOUN =
  /^(?:it|they|he|she|this|that|these|those|es|sie|er|dies(?:e[rs]?)?|il|elle|ils|elles|cela|ça|ello|ellos|esso|essa|ele|ela|eles|hij|zij|он|она|оно|они|هو|هي|यह|वह|ये|वे)(?![\p{L}\p{M}])/iu;
/** Whether a part begins with "it", "she" and the like. */
export function opensWithPronoun(part: string): boolean {
  return PRONOUN.test(part);
}

const LINK =
  /^(?:and|but|so|yet|then|und|aber|sodass|et|mais|y|pero|e|ma|mas|en|maar|и|а|но|і|але|و|لكن|ו|אבל|और|लेकिन)\s+(?=\S+\s\S)/iu;
const FEWEST_WORDS = 4;
/** What comes before a colon in so few words announces. */
const MOST_ANNOUNCING = 6;
/** More than so many words before a colon are a thought, and no announcement. */
const MOST_LED = 9;
/** "In the spring of 1901": when or where, and nothing that happened. */
const LEADING =
  /^(?:in|on|at|by|for|from|with|during|under|over|within|since|until|im|in|am|an|bei|nach|vor|seit|mit|auf|während|dans|en|à|au|aux|pour|pendant|depuis|vers|para|con|durante|desde|hacia|tras|a|al|nel|nell['’]\S+|nella|negli|alla|per|dal|dalle|dopo|em|no|na|nos|nas|com|в|во|на|с|после|за|при|через)\s(?=\S+)/iu;
const MOST_LEADING = 7;

/**
 * The part of a sentence that can stand on the screen: the whole where it is short, else its main
 * clause, else the first clause that says something alone. Null where there is none of at most `most` words.
 */
export function mainClause(whole: string, wished: number, most: number, language: string): string | null {
  const base = language.split("-")[0] ?? "";
  const opens = SUBORDINATE.get(base);
  const sentence = base === "en" && countWords(whole) > wished ? withoutAside(whole) : whole;
  const short = shortLabel(sentence, wished);
  // "That is bleaching: the coral …": what is explained is behind the colon.
  const words = countWords(short);
  const cut = short.length < sentence.length * 0.7;
  // "The ministry warns: between the 14th and the 19th …" announces what follows, and is not it.
  const announces = cut && words <= MOST_ANNOUNCING && /^\s*[:：]/u.test(sentence.slice(short.length)) && capitalise(sentence).startsWith(short); // prettier-ignore
  if (words <= most && !announces && !(cut && words < FEWEST_WORDS)) return capitalise(short);
  const clauses = sentence
    .split(CLAUSES)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== "");
  if (clauses.length < 2) return null;
  const [one = "", two = ""] = clauses;
  // "When wind passes a bridge, it sheds …": what "it" is stands in the clause before.
  const pair = `${one}, ${two}`;
  if (opens?.test(one) === true && PRONOUN.test(two) && countWords(pair) <= most) return capitalise(pair);
  // "In 1817 the baron rode through the town on a machine without pedals: sat on a beam and pushed": what a whole thought is
  // told in more words by leans on it, and in many languages does not name who.
  const [led = ""] = sentence.split(/:\s+/u);
  const thoughts = led === sentence || countWords(led) <= MOST_LED ? clauses : led.split(CLAUSES).map((clause) => clause.trim()); // prettier-ignore
  const told = announces ? clauses.slice(1) : thoughts;
  const standing = told.filter((clause) => !(LEADING.test(clause) && countWords(clause) <= MOST_LEADING));
  const first = (standing.length > 0 ? standing : told)
    .map((clause, at) => (at === 0 ? clause : clause.replace(LINK, "")))
    .filter((clause, at) => opens?.test(clause) !== true && !(at > 0 && PRONOUN.test(clause)))
    // "…, o como muy tarde al cumplir un año": the other half of a choice.
    .filter((clause, at) => at === 0 || OR[base]?.test(clause) !== true)
    // "a timber hut on iron legs", "cut on Mull": what has no verb of its own is no thought.
    .filter((clause, at) => at === 0 || base !== "en" || !ADDITION.test(clause) || isClause(clause))
    .map((clause) => shortLabel(clause, wished))
    .find((clause) => countWords(clause) >= FEWEST_WORDS && countWords(clause) <= most);
  return first === undefined ? null : capitalise(first);
}

/** "Or" of a language, at the head of what is chosen instead. */
const OR: Readonly<Record<string, RegExp>> = Object.fromEntries(
  Object.entries({
    en: "or",
    de: "oder",
    fr: "ou",
    es: "o|u",
    it: "o|oppure",
    pt: "ou",
    nl: "of",
    sv: "eller",
    da: "eller",
    nb: "eller",
    pl: "lub|albo|czy",
    cs: "nebo|či",
    ru: "или|либо",
    uk: "або|чи",
    tr: "veya|ya da|böylece",
    ar: "أو",
    he: "או",
    hi: "या",
  }) // prettier-ignore
    .map(([base, words]) => [base, toPattern(`^(?:${words})(?![\\p{L}\\p{M}])`, "iu")]),
);

/** How an English apposition or participle begins. */
const ADDITION = /^(?:an?|\p{Ll}+(?:ed|ing)|cut|built|made|held|set|born|known|seen|kept|found|drawn)\s/u;
const ASIDE =
  /^([^,]{3,60}),\s+(?:an?|the|one|his|her|its|their|our|my|your|which|who|whose|where)\s[^,]{3,90},\s+((\p{Ll}+)\s.+)$/su;

/** "The first barrack, a hut on iron legs, was swept away" → "The first barrack was swept away". */
export function withoutAside(sentence: string): string {
  const [, subject = "", predicate = "", verb = ""] = ASIDE.exec(sentence) ?? [];
  const finite = AUXILIARIES.has(verb) || baseOfThird(verb) !== null || /\p{Ll}{2}ed$/u.test(verb);
  return finite && !isClause(subject) ? `${subject} ${predicate}` : sentence;
}
