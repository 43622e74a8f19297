import { parseNumber } from "../text/figures.ts";
import { withoutRounds } from "../text/recast/bounds.ts";
import { capitalise, countWords } from "../text/sentences.ts";
import { partNames } from "./part-names.ts";
import { waysOf } from "./share-ways.ts";
import { toPattern } from "../text/regex.ts";

/** Parts of one whole that a sentence names in a row: "61% plastic, 17% glass, 12% metal and 10% other". */
export type SharesInText = {
  /** What stands before a colon: "More than half was plastic". */
  lead: string;
  /** What stands before the first: "A typical mix is". */
  before: string;
  /** What stands behind each percentage. */
  behind: string[];
  /** `offset`: where in the sentence the figure stands. */
  points: { label: string; display: string; value: number; offset: number }[];
};

const SHARE =
  /(?<![\p{L}\p{N}.,])(\d{1,2}(?:[.,]\d{1,2})?)\s?[%٪％](?:\s+|(?=\p{Script=Han}))([\p{L}\p{N}][^,;:.!?،؛，；。%]*?)(?=\s*(?:[,;،؛，；]|[.!?。]?\s*$|\s(?:and|und|et|y|e|en|i|и|та|ve|ja)\s+\d))/gu;
const MOST_LABEL_WORDS = 5;
const ROUNDING = 1.5;
const LONE_FIRST = 4;

/** "30 % are between 18 and 60" */
const TORN_SPAN = /(?<!\p{L})(?:between|zwischen|entre|tra|fra|tussen|между|między|mellan|mellem)\s\S+$/iu;

/** "62 percent": the word, and what belongs to the number and not to its name. */
const PERCENT_WORD =
  /(?<=\d\s?)(?:per ?cent|prozent|pour cent|por ciento|per cento|por cento|procent|procenta|prosent|процент(?:а|ов|ы)?|відсотк\p{L}+|відсотків)(?!\p{L})/giu;
const REST_BEFORE =
  /(?<!\p{L})(?:(?:the|die|den|der|les|los|las|el|la|il|i|gli|os|as|o|a|de|het|l['’])\s?)?(?:remaining|other|last|final|restlichen?|übrigen?|verbleibenden?|autres|altri|altro|rimanente|rimanenti|restante|restantes|outros|overige|resterende|resten av|återstående|resterende|pozostałe|pozostałych|остальные|оставшиеся|решта|інші)\s(?=\d{1,2}(?:[.,]\d{1,2})?\s?%)/giu;
const ARTICLES: Readonly<Record<string, string>> = {
  en: "the", de: "die|den|der", fr: "les|le|la|l['’]", es: "el|la|los|las", it: "il|i|gli|le|la|l['’]", pt: "os|as|o|a", nl: "de|het",
}; // prettier-ignore
const REST_BEHIND = /(?<=%\s)(?:restants?|restantes?|restanti?|rimanenti?)(?!\p{L})/giu;

/** The sentence with a sign for each word of percent, and blanks for "the remaining" and articles, as long as before. */
function plainShares(sentence: string, language: string): string {
  const blank = (found: string): string => " ".repeat(found.length);
  return (
    sentence
      // "%62 komisyon": as long as before.
      .replace(/(?<![\p{L}\p{Nd}])%(\d{1,2}(?:[.,]\d{1,2})?)(?=\s)/gu, "$1%")
      .replace(PERCENT_WORD, (word) => `%${" ".repeat(word.length - 1)}`)
      .replace(REST_BEFORE, blank)
      .replace(
        toPattern(
          `(?<!\\p{L})(?:${ARTICLES[language] ?? "(?!)"})\\s?(?=\\d{1,2}(?:[.,]\\d{1,2})?\\s?%)`,
          "giu",
        ),
        blank,
      ) // prettier-ignore
      .replace(REST_BEHIND, blank)
  );
}

/** "recycled 62 % of its waste, burned 29 % and buried 9 %": what was done with each. */
const DONE =
  /(?<verb>\p{Ll}{2,}ed|sold|spent|kept|gave|burnt|sent|lost|ate|drank|threw|put)\s+(?<digits>\d{1,2}(?:[.,]\d{1,2})?)\s?%(?<of>\s+of\s(?:its|their|our|the|all)\s[\p{Ll}\s]{2,30}?)?\s*(?=[,;]|[.!]?$|\sand\s)/gu;

/** Shares that a verb stands before each; English, whose verbs are known by their ends. */
function sharesDone(plain: string, language: string): SharesInText | null {
  if (language !== "en") return null;
  const found = [...plain.matchAll(DONE)];
  if (found.length < 2 || found.length > 5 || (plain.match(/\d\s?%/gu)?.length ?? 0) !== found.length)
    return null;
  const points = found.map(({ index, groups = {} }) => ({
    label: capitalise(groups["verb"] ?? ""),
    display: `${groups["digits"] ?? ""}%`,
    value: parseNumber(groups["digits"] ?? "", language) ?? Number.NaN,
    offset: index,
  }));
  const sum = points.reduce((total, { value }) => total + value, 0);
  const wholes = found.flatMap(({ groups }) => groups?.["of"]?.trim() ?? []);
  const [whole = ""] = wholes;
  // "Glass lost 50 %, paper gained 30 %" are parts of nothing: it must be said of what.
  if (Math.abs(sum - 100) > ROUNDING || wholes.length !== 1 || new Set(points.map(({ label }) => label)).size < points.length) return null; // prettier-ignore
  const lead = capitalise(whole.replace(/^of (?:its|their|our|the|all)\s/u, ""));
  return { lead, before: "", behind: points.map(() => ""), points };
}

/** Null unless there are three to seven, or two things in which something consists, and they make a hundred. */
export function sharesOfText(written: string, language: string): SharesInText | null {
  const sentence = plainShares(written.slice(0, 600), language);
  const done = sharesDone(sentence, language);
  if (done !== null) return done;
  const found = [...sentence.matchAll(SHARE)];
  if (found.length < 2 || found.length > 7) return null;
  const labels = found.map(({ 2: label = "" }) => label.trim());
  if (found.length === 2 && !consistsOf(sentence.slice(0, found[0]?.index), labels, language)) return null;
  const ways = waysOf(labels, language);
  // "Our members sing alto / Soprano / Bass": the first would be told like no other.
  const first = (labels[0] ?? "").replace(/^of (?:the|our|their|its) \p{Ll}+ (?=(?:in|on|for|to)\s)/iu, "");
  if (ways === null && countWords(first) >= LONE_FIRST && labels.slice(1).every((label) => countWords(label) <= 2)) return null; // prettier-ignore
  const names = ways?.ways ?? partNames(labels, language);
  const points = found.map(({ 1: digits = "", 2: label = "", index }, at) => ({
    label: names[at] ?? label,
    display: `${digits}%`,
    value: parseNumber(digits, language) ?? Number.NaN,
    offset: index,
  }));
  const sum = points.reduce((total, { value }) => total + value, 0);
  const told = points.every(({ label }) => countWords(label) <= MOST_LABEL_WORDS && !TORN_SPAN.test(label));
  if (!(Math.abs(sum - 100) <= ROUNDING) || !told) return null;
  const before = sentence.slice(0, points[0]?.offset ?? 0);
  const lead = /([^.!?:;]{3,80})[:：]\s*$/u.exec(before)?.[1]?.trim() ?? "";
  // "On foot" is said of those whom the first names.
  const behind = ways === null ? labels : labels.map(() => "");
  return { lead: ways?.whole ?? lead, before, behind, points };
}

/** "Bronze is | 78 % copper and 22 % tin": a stuff or two, and no people of whom so many are something. */
function consistsOf(before: string, labels: readonly string[], language: string): boolean {
  const verbs = CONSISTS[language];
  const bare = withoutRounds(before, language).replace(/\s(?:zu|aus|de|d['’]|of|di|uit|van|av|af|z)$/iu, "");
  return (
    verbs !== undefined &&
    toPattern(`(?<![\\p{L}\\p{M}])(?:${verbs})$`, "iu").test(bare) &&
    labels
      .map((label) => label.replace(OF_STUFF, ""))
      .every((label) => countWords(label) <= 2 && /^\p{L}[\p{L}\s'’-]*$/u.test(label) && !SMALL.test(label))
  );
}

/** "65 % | de cuivre": with its article it would be of one thing. */
const OF_STUFF = /^(?:de\s|di\s|d['’])(?!(?:la|les?|los|las|l['’])\s?)/iu;
const SMALL =
  /^(?:of|der|des|von|vom|de|du|des|del|di|da|do|van|in|on|for|im|am|für|en|à|su|per|voor|av|af|more|less|mehr|weniger|plus|moins|más|menos|più|meno|mais|meer|minder)(?!\p{L})/iu;
/** Verbs of what something is made of, by language. */
const CONSISTS: Readonly<Record<string, string>> = {
  en: "is|are|was|contains?|consists|consisted|made up|is made|are made|made|holds", de: "besteht|bestehen|bestand|enthält|enthalten|ist|sind", fr: "contient|contiennent|se compose|se composent|est composée?|est|sont|comprend",
  es: "contiene|contienen|se compone|se componen|está hech[oa]|es|son|tiene", it: "contiene|contengono|è compost[oa]|è fatt[oa]|è|sono", pt: "contém|contêm|é compost[oa]|é feit[oa]|é|são|tem", nl: "bevat|bevatten|bestaat|bestaan|is|zijn",
  sv: "innehåller|består|är", da: "indeholder|består|er", nb: "inneholder|består|er", pl: "zawiera|zawierają|składa się|to", cs: "obsahuje|tvoří", ru: "содержит|состоит|это|—|–", uk: "містить|складається|це|—|–",
}; // prettier-ignore
