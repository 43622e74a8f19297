import { ARTICLE, isPlainName, isQuotedName, NAME, QUOTED } from "./name-form.ts";
import {
  A_NEW,
  BEFORE_PLACES,
  IS_CALLED,
  NEW_BEFORE,
  OUR_NEW,
  OUT_BEHIND,
  OWN,
  WE_ARE,
} from "./introduced-words.ts";
import { toPattern } from "../text/regex.ts";

/** Who introduces something does so at once: in one of so many sentences. */
const OPENING_SENTENCES = 4;
/** Behind an unmarked name its sentence ends, or goes on small and names nothing beside it. */
const ENDS =
  "(?=\\s*$|[.;:!?…)]|\\s[–—-]\\s|,(?!\\s(?:the\\s)?\\p{Lu})|\\s(?!(?:and|or|und|oder|et|ou|y|o|e|ed|en|of|i|oraz|och|og|и|или)\\s)[\\p{Ll}(])";

/**
 * What a text introduces as its own: "our new one, the Lumen Pip, comes out", "wir sind Studio Wilgenhout", 「雪しずく」を
 * 発売します. Null where it introduces nothing by name. `sentences` are those of the opening, `base` a language tag's first part.
 */
export function introducedName(sentences: readonly string[], base: string): string | null {
  const opening = sentences.slice(0, OPENING_SENTENCES).map((one) => one.replace(/\s+/gu, " "));
  const find = (read: (sentence: string, base: string) => string | null): string | null =>
    opening.map((one) => read(one, base)).find((name) => name !== null) ?? null;
  return find(brandNew) ?? find(calledName) ?? find(onlyQuoted) ?? find(firmName);
}

/**
 * "This is Rotapal. It finds cover …": the name with which a text presents what it goes on about. `told`: all of the text, which says it
 * again and again.
 */
export function metName(sentences: readonly string[], told: string): string | null {
  for (const sentence of sentences) {
    const name = MEET.exec(sentence.trim())?.groups?.["name"] ?? "";
    if (isPlainName(name) && told.split(name).length > FEWEST_MENTIONS) return name;
  }
  return null;
}

const FEWEST_MENTIONS = 3;
const MEET = toPattern(
  `^(?:This is|Meet|Das ist|Voici|Est[eoa] es|Conoce|Conozcan|Questo è|Questa è|Ecco|Est[ae] é (?:[oa] )?|Conheça (?:[oa] )?|Dit is|Det här är|Möt|Dette er|Det er|Mød|Møt|To jest|Poznaj(?:cie)?|Это|Знакомьтесь:|Це|Tohle je|Toto je)\\s(?<name>${NAME})[.!]$`,
  "u",
);

/** Whether a sentence speaks of who wrote it. */
export function speaksOfOwn(sentence: string, base: string): boolean {
  return OWN[base]?.test(sentence) === true;
}

/** What a sentence says that its writers bring out: "our new one, the Lumen Pip,"; null where it names nothing new. */
export const newThing = (sentence: string, base: string): string | null => brandNew(sentence, base);

/** "Unsere neue Umhängetasche »Fulda«", "our new one, the Lumen Pip,"; "a new cheese: …" where makers speak. */
function brandNew(sentence: string, base: string): string | null {
  return (
    namedBehind(OUR_NEW[base], sentence, base, false) ??
    (speaksOfOwn(sentence, base) ? namedBehind(A_NEW[base], sentence, base, true) : null) ??
    (base === "en" ? announced(sentence, base) : null)
  );
}

/** `setOff`: a name without marks must stand behind a comma, a colon or a dash. */
function namedBehind(
  words: string | undefined,
  sentence: string,
  base: string,
  setOff: boolean,
): string | null {
  if (words === undefined) return null;
  const opened = sentence.matchAll(toPattern(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, "giu"));
  for (const { index, 0: said } of opened) {
    const rest = sentence.slice(index + said.length);
    const found = quotedThing(rest, base) ?? plainThing(rest, base, setOff);
    if (found !== null) return found;
  }
  return null;
}

const THING = "(?:\\s[\\p{L}\\p{M}\\p{N}'’-]+){0,5}?";

function quotedThing(rest: string, base: string): string | null {
  const match = toPattern(`^${THING}(?:,|\\s?:|\\s[–—-])?\\s(?:${ARTICLE}\\s?)?${QUOTED}`, "u").exec(rest);
  const name = match?.groups?.["quoted"]?.trim();
  if (name === undefined || !isQuotedName(name)) return null;
  // Turkish, Hungarian and Finnish say "our" by the end of the word.
  return !OWN_BY_ENDING.test(base) || speaksOfOwn(rest, base) ? name : null;
}

const OWN_BY_ENDING = /^(?:tr|hu|fi|el)$/u;

/** Behind a comma, a colon or a dash; or right behind its kind, where that is no end of a phrase for a place. */
function plainThing(rest: string, base: string, setOff: boolean): string | null {
  if (OWN_BY_ENDING.test(base)) return null;
  const word = base === "de" ? "[\\p{L}-]+" : "\\p{Ll}[\\p{L}\\p{M}\\p{N}'’-]*";
  const pattern = toPattern(
    `^(?<kind>(?:\\s${word}){1,5}?)(?<mark>,|\\s?:|\\s[–—-]|)\\s(?<article>${ARTICLE}\\s)?(?<name>${NAME})${ENDS}`,
    "u",
  );
  const found = pattern.exec(rest)?.groups;
  const { kind = "", mark = "", article = "", name = "" } = found ?? {};
  if (found === undefined || !isPlainName(name)) return null;
  if (base === "de" && !/\s\p{Lu}[\p{L}-]*$/u.test(kind) && mark === "") return null;
  if (mark === "" && setOff) return null;
  if (mark === "" && (article !== "" || BEFORE_PLACES.test(kind.trim()))) return null;
  // "Our new office in Berlin, Germany"
  if (article === "" && /\s\p{Lu}/u.test(kind) && base !== "de") return null;
  return withThe(name, article, base);
}

/** "We finally have one we are proud of: the Hobb Mk II." */
function announced(sentence: string, base: string): string | null {
  if (!speaksOfOwn(sentence, base)) return null;
  const found = toPattern(`:\\s(?<article>the\\s)(?<name>${NAME})\\s*[.!]?$`, "u").exec(sentence)?.groups;
  return found?.["name"] !== undefined && isPlainName(found["name"])
    ? withThe(found["name"], "the", base)
    : null;
}

function withThe(name: string, article: string, base: string): string {
  return base === "en" && /^the\s?$/iu.test(article) ? `The ${name}` : name;
}

/** "Our new loaf is called the Old Cornish", "We have just finished building Tidewise, an app that …". */
function calledName(sentence: string, base: string): string | null {
  if (!speaksOfOwn(sentence, base)) return null;
  const called = toPattern(
    `(?<![\\p{L}])${IS_CALLED}\\s(?<article>${ARTICLE}\\s)?(?:${QUOTED}|(?<name>${ROMANCE.test(base) ? LONGER : NAME})(?![\\p{L}'’]))`,
    "u",
  ).exec(sentence)?.groups;
  const quoted = called?.["quoted"]?.trim();
  if (quoted !== undefined && isQuotedName(quoted)) return quoted;
  const name = called?.["name"] ?? (base === "en" ? MADE.exec(sentence)?.groups?.["name"] : undefined);
  return name !== undefined && isPlainName(name) ? withThe(name, called?.["article"] ?? "", base) : null;
}

const ROMANCE = /^(?:fr|es|it|pt)$/u;
/** "La Roue libre": the second half of a name may be written small. */
const LONGER = `(?:${NAME}(?:\\s(?!(?:et|y|e|ed|ou|o|qui|que|che|en|à|a|de|du|dans|con|para|pour|per|em|no|na|por|par)\\s)\\p{Ll}+){1,2}(?=\\s*(?:[.,;:!?)]|$))|${NAME})`;

const MADE = toPattern(
  `(?<![\\p{L}])(?:building|built|developed|founded|created|designed|launch(?:ed|ing)?|releas(?:ed|ing|e)|introduc(?:ed|ing|e)|run|running|opened|started)\\s(?<name>${NAME}),\\s(?:an?|the|our|my)\\s\\p{Ll}`,
  "u",
);

/** Words of somebody are no name. */
const SAYS =
  /(?<![\p{L}])(?:sa(?:y|ys|id)|wrote|writes|asked|sag(?:t|te|en)|schr(?:eibt|ieb)|meint|dit|disait|écrit|dice|decía|dijo|cuenta|disse|diz|zegt|zei|mówi\p{L}*|säger|sa|siger|sier|говор\p{L}+|сказал\p{L}*|dedi|diyor)(?![\p{L}])|言|说|說|말|कहा|कहते|قال|يقول|אמר/iu;

/** The one name in quotation marks of a sentence in which makers speak of what is theirs or new. */
function onlyQuoted(sentence: string, base: string): string | null {
  const found = [...sentence.matchAll(toPattern(QUOTED, "gu"))].flatMap(({ index, 0: all, groups }) => {
    const name = groups?.["quoted"]?.trim() ?? "";
    const own =
      NEW_BEFORE.test(sentence.slice(0, index)) ||
      OUT_BEHIND.test(sentence.slice(index + all.length)) ||
      (/\p{Lu}/u.test(name) && speaksOfOwn(sentence, base));
    return isQuotedName(name) && own ? [name] : [];
  });
  if (SAYS.test(sentence)) return null;
  const [only] = found;
  return found.length === 1 && only !== undefined && !/[:：]\s*["“„«「]/u.test(sentence) ? only : null;
}

const ARE = toPattern(`(?<![\\p{L}])${WE_ARE}\\s`, "giu");
const FIRM = toPattern(`^(?:${QUOTED}|(?<name>${NAME})(?=[,.;:!]|\\s[–—-]\\s|\\s\\p{Ll}|\\s*$))`, "u");

/** "We are Pettigrew's Piano Repair & Tuning, me and my son". One word may be a people or a trade. */
function firmName(sentence: string): string | null {
  for (const { index, 0: words } of sentence.matchAll(ARE)) {
    const found = FIRM.exec(sentence.slice(index + words.length))?.groups;
    const quoted = found?.["quoted"]?.trim();
    if (quoted !== undefined && isQuotedName(quoted)) return quoted;
    const name = found?.["name"] ?? "";
    if (/^\p{Lu}\S*\s(?:\S+\s)*\p{Lu}/u.test(name) && isPlainName(name)) return name;
  }
  return null;
}
