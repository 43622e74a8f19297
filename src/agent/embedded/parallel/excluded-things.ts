import { isClause } from "../english/grammar.ts";
import { opensClause, opensWithPronoun } from "../text/main-clause.ts";
import { capitalise, countWords, withoutStop } from "../text/sentences.ts";
import { splitOutside } from "../text/split-outside.ts";
import { regex } from "../text/regex.ts";
import type { ToldStep } from "./told-steps.ts";
import { wholeLabel } from "./whole-label.ts";

const COUNT = { least: 3, most: 6 };
const MOST_WORDS = 6;
/** So many letters find a thing in what is said. */
const SAID = 14;

/** What says of all that follow that they are out; words that open a sentence as well ("No es caro") are not among them. */
const OUT: Readonly<Record<string, string>> = {
  en: "not|no go|except", de: "nicht(?: hinein| dazu)?|außer|keine?", fr: "pas de|pas d['’]|sauf|excepté|hormis", es: "nada de|excepto|salvo|menos", it: "niente|tranne|eccetto|esclusi",
  pt: "nada de|exceto|menos", nl: "niet|geen|behalve", sv: "inte|inga|utom", da: "ikke|ingen|undtagen", nb: "ikke|ingen|unntatt", pl: "oprócz|bez", ru: "кроме|нельзя", uk: "крім|не можна",
}; // prettier-ignore
/** "Not only fast, but …", "Nicht jeder, …", "Not a push message, …": the sentence goes on to say what is so. */
const GOES_ON =
  /^(?:only|just|all|every|everyone|everything|always|even|so|that|because|until|if|when|yet|now|far|bad|much|many|long|to|in|on|at|for|with|least|an?|one|the|nur|alle|jede\p{L}*|immer|weil|dass|wenn|mehr|so|zu|in|im|am|für|mit|ein\p{L}*|alleen|elk\p{L}*|altijd|omdat|meer|te|een|bara|alla|kun|bare|alle|tylko|wszys\p{L}+|только|вс[её])(?!\p{L})/iu;
const OR =
  "or|and|nor|oder|und|noch|ou|et|ni|o|y|e|od?|né|nem|of|en|noch|eller|och|og|lub|ani|i|или|и|ни|або|та|ані";

/** "Not cooking oil, liquids such as milk, packaging, garden waste or nappies.": things that are out, and the word that says so. */
export function excludedThings(
  sentence: string,
  language: string,
): { lead: string; parts: ToldStep[] } | null {
  const words = OUT[language];
  if (words === undefined || /["“”„«»「」?？:：;；!]/u.test(sentence)) return null;
  const { word = "", told = "" } = regex(`^(?<word>${words})(?<=\\p{L})\\s(?<told>.+)$`, "isu").exec(withoutStop(sentence))?.groups ?? {}; // prettier-ignore
  if (told === "" || GOES_ON.test(told)) return null;
  const rows = splitOutside(told, /\s*,(?!\p{Nd})\s*/u);
  const last = splitOutside(rows.at(-1) ?? "", regex(`\\s(?:${OR})\\s`, "iu"));
  const pieces = [...rows.slice(0, -1), ...last].map((piece) => piece.replace(regex(`^(?:${OR})\\s`, "iu"), "").trim()); // prettier-ignore
  if (last.length !== 2 || pieces.length < COUNT.least || pieces.length > COUNT.most) return null;
  if (!pieces.every((piece) => isThing(piece, language))) return null;
  const parts = pieces.flatMap((piece) => {
    const label = wholeLabel(capitalise(piece, language), null, language);
    return label === null ? [] : [{ ...label, said: piece.slice(0, SAID) }];
  });
  return parts.length < pieces.length ? null : { lead: capitalise(word, language), parts };
}

function isThing(piece: string, language: string): boolean {
  if (countWords(piece) === 0 || countWords(piece) > MOST_WORDS || opensWithPronoun(piece)) return false;
  if (/^(?:but|sondern|mais|sino|ma|bensì|mas|maar|utan|men|ale|lecz|а|но)\s/iu.test(piece)) return false;
  return language === "en" ? !isClause(piece) : !opensClause(piece, language);
}
