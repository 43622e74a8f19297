import { capitalise, countWords, withoutStop } from "../text/sentences.ts";
import { isUnspaced } from "../text/unspaced.ts";
import { regex } from "../text/regex.ts";
import { tellsPast } from "./past.ts";
import { tellOfPersons } from "./persons.ts";
import type { ToldStep } from "./told-steps.ts";

/** "The mistakes are that … and that …": what says of several that they are what clauses tell. By language. */
const ARE_THAT: Readonly<Record<string, { are: string; that: string; and: string }>> = {
  en: { are: "are", that: "that", and: "and" },
  de: { are: "sind,?", that: "dass", and: "und" },
  fr: { are: "sont", that: "qu(?:e\\s|['’])", and: "et" },
  es: { are: "son", that: "que", and: "y" },
  it: { are: "sono", that: "che", and: "e" },
  pt: { are: "são", that: "que", and: "e" },
  nl: { are: "zijn", that: "dat", and: "en" },
  sv: { are: "är", that: "att", and: "och" },
  da: { are: "er", that: "at", and: "og" },
  nb: { are: "er", that: "at", and: "og" },
};

/** Where the verb stands last: 「よくある失敗は、…ことと、…ことです」. */
const JAPANESE = /^(?<lead>[^、，]{2,16})は、?(?<told>.+(?:こと|点)(?:と|、|や).+(?:こと|点))です$/u;
const JAPANESE_SEVERAL =
  /(?:失敗|間違い|ミス|理由|原因|注意点|ポイント|コツ|問題|欠点|利点|長所|短所|特徴|違い)$/u;

const COUNT = { least: 2, most: 5 };
const MOST_WORDS = { lead: 7, point: 16 };
const MOST_LETTERS = 30;
const SAID = 12;

/** Two clauses and more that a sentence says that several things are, under what it says them of; null for every other sentence. */
export function namedClauses(sentence: string, language: string): { lead: string; parts: ToldStep[] } | null {
  const bare = withoutStop(sentence.trim());
  if (/[?？"“”„«»「」:：;；]/u.test(bare) || tellOfPersons([bare], language)) return null;
  const found = language === "ja" ? inJapanese(bare) : inClauses(bare, language);
  if (found === null || tellsPast(bare, language) === true) return null;
  const { lead, told } = found;
  if (told.length < COUNT.least || told.length > COUNT.most) return null;
  const isLong = (one: string): boolean => isUnspaced(language) ? Array.from(one).length > MOST_LETTERS : countWords(one) > MOST_WORDS.point; // prettier-ignore
  if (told.some((one) => one.length < 4 || isLong(one))) return null;
  // "Dass der Rand abgeschnitten ist": without its word the verb would stand in the wrong place.
  const opens = /^(?:de|nl)$/u.test(language) ? `${ARE_THAT[language]?.that ?? ""} ` : "";
  const parts = told.map((one) => ({
    label: capitalise(`${opens}${one}`, language),
    detail: null,
    said: one.slice(0, SAID),
  }));
  return { lead: capitalise(lead, language), parts };
}

function inClauses(sentence: string, language: string): { lead: string; told: string[] } | null {
  const words = ARE_THAT[language];
  if (words === undefined) return null;
  const end = words.that.includes("qu(") ? "" : "\\s";
  const match = regex(`^(?<lead>[^,]{6,70}?)\\s${words.are}\\s${words.that}${end}(?<told>.+)$`, "iu").exec(sentence); // prettier-ignore
  const { lead = "", told = "" } = match?.groups ?? {};
  if (lead === "" || countWords(lead) > MOST_WORDS.lead || !hasSeveral(lead, language)) return null;
  const cut = regex(`\\s*(?:,\\s(?:${words.and}\\s)?|\\s${words.and}\\s)${words.that}${end}`, "iu");
  return { lead, told: told.split(cut).map((one) => one.trim()) };
}

/** "The truth is", "Das Problem ist" is one; "we are", "they are" speak of somebody. */
function hasSeveral(lead: string, language: string): boolean {
  return language === "en" || language === "sv" || language === "da" || language === "nb"
    ? /(?:s|r|na|ne|rna|erne|ene)$/iu.test(lead) &&
        !/^(?:this|it|there|they|we|you|det|der|vi|de)$/iu.test(lead)
    : /\s/u.test(lead);
}

function inJapanese(sentence: string): { lead: string; told: string[] } | null {
  const { lead = "", told = "" } = JAPANESE.exec(sentence)?.groups ?? {};
  if (lead === "" || !JAPANESE_SEVERAL.test(lead)) return null;
  return { lead, told: told.split(/(?<=こと|点)(?:と|や|、)、?/u) };
}
