import { nominative } from "../nominative.ts";

/**
 * What stands behind "o", "про", "na temat" in Slavic languages, as a name: as the text names it, in the nominative where the
 * endings leave no doubt, else behind "about", which is right as it stands ("O nowej pompie ciepła").
 */
type Case = "locative" | "accusative" | "genitive" | "dative" | "nominative";

const CASES: readonly (readonly [RegExp, Case])[] = [
  [/^(?:про|(?:ідеться|йдеться|мова йде|это|речь \p{L}+|це) про|chodzi o|jde o|pokazując\p{L}+|przedstawiając\p{L}+|prezentując\p{L}+|показыва\p{L}+|показує)$/iu, "accusative"],
  [/^(?:o|о|об|обо|mowa o|.*\sоб?)$/iu, "locative"],
  [/^(?:na temat|dotycz\p{L}+|ohledně|týk\p{L}+ se|щодо|стосовно|на тему)$/iu, "genitive"],
  [/^(?:poświęcon\p{L}+|посвящ\p{L}+|присвячен\p{L}+)$/iu, "dative"],
]; // prettier-ignore
const ABOUT: Readonly<Record<string, string>> = { pl: "o", cs: "o", ru: "о", uk: "про" };

/** Null where neither can be said. `told`: the text of the film. */
export function slavicName(
  preposition: string,
  phrase: string,
  language: string,
  told: string,
): string | null {
  const kind = CASES.find(([pattern]) => pattern.test(preposition))?.[1] ?? "nominative";
  if (kind === "nominative") return phrase;
  const named = nominative(phrase, `${ABOUT[language] ?? "o"} ${phrase}.\n\n${told}`, language);
  if (named !== null && isWhole(named, phrase)) return named;
  const sure = BY_ENDING[language]?.[kind]?.(phrase) ?? null;
  if (sure !== null) return sure;
  if (kind === "locative") return `${/^[аоуэиыё]/iu.test(phrase) && language === "ru" ? "об" : (ABOUT[language] ?? "o")} ${phrase}`; // prettier-ignore
  if (kind === "accusative") return language === "uk" || language === "ru" ? `про ${phrase}` : `o ${phrase}`;
  return kind === "genitive" && /^na temat$/iu.test(preposition) ? `na temat ${phrase}` : null;
}

/** Of all its words, and not of one that only begins alike ("приют", "приезжайте"). */
function isWhole(named: string, phrase: string): boolean {
  const [one, other] = [named.toLowerCase().split(/\s+/u), phrase.toLowerCase().split(/\s+/u)];
  const [a = "", b = ""] = [one[0], other[0]];
  // "latarni" is of "latarnia", and not of "latarnik".
  if (a.startsWith(b) && a !== b && !/[aąeęioóuyáéěýаеёиоуыьяійї]$/u.test(a)) return false;
  return one.length >= other.length && Math.abs(a.length - b.length) <= 3;
}

type Endings = Partial<Record<Case, (phrase: string) => string | null>>;

/** The adjectives before a noun, the noun, and what follows; by what these adjectives end in. */
function parted(phrase: string, adjective: RegExp): { adjectives: string[]; noun: string; rest: string } {
  const words = phrase.split(" ");
  const at = words.findIndex((word) => !adjective.test(word));
  const count = at < 0 ? words.length - 1 : at;
  const rest = words.slice(count + 1).join(" ");
  return { adjectives: words.slice(0, count), noun: words[count] ?? "", rest: rest === "" ? "" : ` ${rest}` };
}

/** A name of adjectives and a noun whose endings are replaced; null where the noun has another ending. */
function replaced(phrase: string, adjective: readonly [RegExp, (word: string) => string], nouns: readonly (readonly [RegExp, string])[]): string | null {
  const { adjectives, noun, rest } = parted(phrase, adjective[0]);
  const [ending, ends = ""] = nouns.find(([one]) => one.test(noun)) ?? [];
  if (ending === undefined) return null;
  return `${[...adjectives.map(adjective[1]), noun.replace(ending, ends)].join(" ")}${rest}`;
} // prettier-ignore

/** What no adjective and no noun of a woman's gender ends in: things that are named as they stand in the accusative. */
function asItStands(phrase: string, changes: RegExp): string | null {
  return changes.test(phrase.split(" ")[0] ?? "") ? null : phrase;
}

const russianFeminine = (word: string): string => word.replace(/(?:ую|[гкхжшчщ]ей|ой)$/u, (end) => (end.length > 2 ? `${end[0] ?? ""}ая` : "ая")).replace(/(?:юю|ей)$/u, "яя"); // prettier-ignore

const BY_ENDING: Readonly<Record<string, Endings>> = {
  pl: {
    locative: (phrase) => replaced(phrase, [/[yi]m$/u, (word) => word.replace(/ym$/u, "e").replace(/im$/u, "ie").replace(/(?<=[kg])ie$/u, "ie")], [[/(?<=(?:[aeę]n|[ęyiu]c|ęci|ani|eni)i?)(?<!kamieni|jeleni|cieni|korzeni)u$/u, "e"]]),
    accusative: (phrase) => replaced(phrase, [/ą$/u, (word) => word.replace(/ą$/u, "a")], [[/ę$/u, "a"]]) ?? asItStands(phrase, /(?:ą|ę|a|ego)$/u),
    genitive: (phrase) => {
      const plural = replaced(phrase, [/ych$|ich$/u, (word) => word.replace(/ych$/u, "e").replace(/ich$/u, "ie")], [[/(?<=[ae])ń$/u, "nia"]]);
      const verbal = replaced(phrase, [/(?:ego)$/u, (word) => word.replace(/ego$/u, "e")], [[/(?<=[ae]ni|ęci)a$/u, "e"]]);
      const soft = /^(?:\p{L}+ej )+\p{L}+(?:cy|dzy|ji|ii|ci|si|zi|ni|li|ży|szy|czy)(?: |$)/u.test(phrase) ? `o ${phrase}` : null;
      return plural ?? verbal ?? soft;
    },
    dative: (phrase) => (/^(?:\p{L}+ej )+\p{L}+[iey](?: |$)/u.test(phrase) ? `o ${phrase}` : null),
  },
  cs: {
    locative: (phrase) => (/^\p{L}+(?:[áeěi]ní|tí)(?: |$)/u.test(phrase) ? phrase : null),
    accusative: (phrase) => replaced(phrase, [/ou$/u, (word) => word.replace(/ou$/u, "á")], [[/u$/u, "a"]]) ?? asItStands(phrase, /(?:ou|u|a|ého|i)$/u),
    genitive: (phrase) => (/^\p{L}+(?:[áeěi]ní|tí)(?: |$)/u.test(phrase) ? phrase : null),
  },
  ru: {
    accusative: (phrase) => replaced(phrase, [/(?:ую|юю)$/u, russianFeminine], [[/у$/u, "а"], [/ю$/u, "я"]]) ?? asItStands(phrase, /(?:ую|юю|ого|его|[уюая]|ых|их)$/u),
    genitive: (phrase) => (/^\p{L}+(?:ой|ей) /u.test(phrase) ? replaced(phrase, [/(?:ой|ей)$/u, russianFeminine], [[/ы$/u, "а"], [/ии$/u, "ия"], [/(?<=[гкхжшч])и$/u, "а"], [/(?<=ост)и$/u, "ь"]]) : replaced(phrase, [/(?:ого|его)$/u, (word) => word.replace(/ого$/u, "ое").replace(/его$/u, "ее")], [[/(?<=[нт]и)я$/u, "е"]])),
    dative: (phrase) => (/^(?:\p{L}+(?:ой|ей) )*\p{L}+[еи](?: |$)/u.test(phrase) ? `о ${phrase}` : null),
  },
  uk: {
    accusative: (phrase) => {
      const owned = replaced(phrase, [/(?:(?:н|нов|наш|ваш|стар|перш|велик|мал|ськ|цьк)у|свою|ню)$/u, (word) => word.replace(/у$/u, "а").replace(/ю$/u, "я")], [[/у$/u, "а"], [/ю$/u, "я"]]);
      const run = /^(?:\p{L}+[ую] ){2}|^\p{L}+[ую] \p{L}+[ую](?: |$)/u.test(phrase);
      const told = /^(?:нов|наш|ваш|свою|стар|перш|велик|мал|\p{L}+(?:ськ|цьк)у )/u.test(phrase);
      return run && !told ? null : (owned ?? asItStands(phrase, /(?:[ую]|ого|[ая]|их)$/u));
    },
    genitive: (phrase) => (/^\p{L}+ої /u.test(phrase) ? replaced(phrase, [/ої$/u, (word) => word.replace(/ої$/u, "а")], [[/ії$/u, "ія"], [/ості$/u, "ість"], [/и$/u, "а"], [/(?<=[лнц])і$/u, "я"]]) : null),
  },
}; // prettier-ignore
