import { capitalise, countWords } from "../text/sentences.ts";

/** Of a heading that is made. */
export const MOST_WORDS = 9;
export const MOST_SIGNS = 64;

/** Articles that a heading does without. */
const ARTICLES: Partial<Record<string, RegExp>> = {
  en: /^(?:the|an?|our|its|some)\s/iu,
  de: /^(?:der|die|das|den|ein|eine|einen|unsere[n]?)\s/iu,
  fr: /^(?:le\s|la\s|les\s|l['’]|un\s|une\s|des\s|nos\s)/iu,
  es: /^(?:el|la|los|las|un|una|unos|unas)\s/iu,
  it: /^(?:il\s|lo\s|la\s|i\s|gli\s|le\s|l['’]|un\s|una\s)/iu,
  pt: /^(?:o|a|os|as|um|uma)\s/iu,
  nl: /^(?:de|het|een|onze)\s/iu,
};
/** The ending of an object that is no subject: "показывает цену" names no "Цену". */
const OBJECT: Partial<Record<string, RegExp>> = {
  ru: /^\p{L}+[ую](?![\p{L}])/u,
  uk: /^\p{L}+[ую](?![\p{L}])/u,
  pl: /^\p{L}+[ęą](?![\p{L}])/u,
  cs: /^\p{L}+[u](?![\p{L}])/u,
};

/** What is shown, as a heading; null where it is too long or its case is another's. */
export function nameOf(what: string, base: string): string | null {
  return asHeading(bareName(what, base));
}

/** The thing shown as a name: without its article, and in German in the case of a name. */
function bareName(what: string, base: string): string {
  if (OBJECT[base]?.test(what) === true) return "";
  if (base === "de") {
    const adjective = /^(?:den|die|das|der)\s\p{Ll}+e[ns]?\s/u.test(what);
    if (adjective) return what.replace(/^den\s(\p{Ll}+)en\s/u, "der $1e ");
  }
  return what.replace(ARTICLES[base] ?? /^(?!)/u, "");
}

/** Words, or a remark in brackets, before which a long name may end. */
const GOES_ON =
  /\s(?=[(（])|\s(?:in|for|by|from|on|at|along|over|during|since|between|across|with|that|which|for|für|pro|je|nach|von|seit|zwischen|entlang|über|mit|dans|pour|par|en|depuis|entre|selon|sur|avec|qui|por|para|desde|según|con|que|nei|nelle|nel|nella|per|da|dal|tra|secondo|che|em|nos|nas|no|na|segundo|com|voor|naar|sinds|tussen|langs|met|för|från|sedan|mellan|längs|med|w|we|na|dla|od|z|v|pro|podle|в|во|по|за|с|для|между|у|від|في|من|على|خلال)\s/giu;

/** Within a remark nothing ends. */
const UNCLOSED = /[(（][^)）]*$/u;

/** So many words are a whole name: "Annual rainfall in five towns". */
const WHOLE_WORDS = 4;

/** A heading of what was told, cut where it may end; null where it would be too long even so. */
export function asHeading(what: string): string | null {
  const plain = what.trim().replace(/\s*[.:;,。：；，]$/u, "");
  if (plain === "" || !/\p{L}/u.test(plain)) return null;
  if (countWords(plain) <= MOST_WORDS && plain.length <= MOST_SIGNS) return capitalise(plain);
  const ends = [...plain.matchAll(GOES_ON)]
    .map(({ index }) => plain.slice(0, index))
    .filter((end) => countWords(end) < MOST_WORDS && end.length <= MOST_SIGNS && !UNCLOSED.test(end))
    .map((end) => end.replace(/[,，、]$/u, ""));
  const cut =
    ends.find((end) => countWords(end) >= WHOLE_WORDS) ?? ends.findLast((end) => countWords(end) >= 3);
  return cut === undefined ? null : capitalise(cut);
}
