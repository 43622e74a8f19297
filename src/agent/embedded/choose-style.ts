import type { StyleName, VideoStyle } from "../../artifacts/style.ts";
import type { VisualKind } from "../../artifacts/storyboard.ts";
import type { OfferSign } from "./offers.ts";
import { telephoneSpans } from "./text/telephone.ts";
import { onlyNamesPrices, spokenFor } from "./style-words.ts";
import type { SpokenStyle } from "./style-words.ts";

/** `reason`: why `auto` took this style, as a sentence; null where the caller chose. */
export type StyleChoice = { style: StyleName; reason: string | null };

/** So much must speak for a style, and more than one word. */
const ENOUGH = { score: 3, words: 2, beforeCode: 8 };
/** Words in the opening of a brief say what it is about; they count twice. */
const OPENING_CHARACTERS = 240;
const READ_CHARACTERS = 20_000;

/** What each sign of an offer counts. */
const OFFERED = 1.5;

/** Where two styles are spoken for alike, the one for whom a film is made tells more than what it is of. */
const ORDER: readonly SpokenStyle[] = [
  "professional_training",
  "product_showcase",
  "cinematic_story",
  "science_explainer",
];

/** `calls`: the brief sends its viewers to an address; `offers`: the signs by which it sells. The style that was asked for; for `auto` the one that the brief names, or its words, else its structure, speak for. */
export function chooseStyle(
  asked: VideoStyle,
  named: StyleName | null,
  text: string,
  kinds: readonly VisualKind[],
  calls = false,
  offers: readonly OfferSign[] = [],
): StyleChoice {
  if (asked !== "auto") return { style: asked, reason: null };
  if (named !== null) return because(named, "the brief asks for it");
  const words = spokenFor(text.slice(0, READ_CHARACTERS));
  const opening = spokenFor(text.slice(0, OPENING_CHARACTERS));
  const scored = ORDER.map((style) => ({
    style,
    score:
      words[style].length +
      opening[style].length +
      (style === "product_showcase" ? offers.length * OFFERED : 0),
    words: [...new Set([...opening[style], ...words[style]])],
  })).filter((one) => one.style !== "product_showcase" || offers.length > 0 || !onlyNamesPrices(one.words));
  const [best] = scored.toSorted((a, b) => b.score - a.score);
  // "Customers" and "order" in a lesson on SQL sell nothing.
  if (best?.style === "product_showcase" && offers.length > 0)
    return because(best.style, `the brief offers something (${offers.join(", ")})`);
  const technical = kinds.some((kind) => kind === "code" || kind === "formula");
  const weak = technical && best?.style !== "science_explainer" && (best?.score ?? 0) < ENOUGH.beforeCode;
  if (best !== undefined && !weak && best.words.length >= ENOUGH.words && best.score >= ENOUGH.score)
    return because(best.style, `the brief speaks of ${best.words.slice(0, 3).join(", ")}`);
  return byStructure(text, kinds, calls);
}

/** Somebody who acts, and words in quotes: what stories are made of. */
const SOMEBODY =
  /(?<!\p{L})(?:she|he|her|his|him|elle|lui|ella|él|egli|lei|ele|ela|он|она|его|её)(?!\p{L})|[他她彼]/giu;
const WORD = /[\p{L}\p{N}]+/gu;
const TOLD = new Set<VisualKind>(["title", "statement", "quote", "timeline", "summary", "bullets"]);

/** Prose of persons: every thirtieth word at least names one, and nothing is tabled, charted or computed. */
function tellsOfSomebody(text: string, kinds: readonly VisualKind[]): boolean {
  const persons = text.match(SOMEBODY)?.length ?? 0;
  const words = text.match(WORD)?.length ?? 0;
  return persons >= 3 && persons * 30 >= words && kinds.every((kind) => TOLD.has(kind));
}

/** A year, and no number of square metres: scripts without spaces write its sign behind it. */
const YEAR =
  /(?<![\d.,])(?:1\d{3}|20\d{2})(?![\d%‰]|[.,]\d|\s?(?:(?![年년])[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]|\p{Sc}|(?:m|km|kg|g|l|ml|kWh|W|ms)(?!\p{L})))/u;

/** An amount of money, its sign before or behind it. */
const PRICE =
  /\p{Sc}\s?\d|\d\s?(?:\p{Sc}|(?:EUR|USD|CHF|TL|kr|zł|Kč|руб|ريال|درهم|रुपये|円|元|원|บาท)(?![\p{L}]))/gu;
const PRICES = 3;

/** Of a story's scenes so many may list or measure. */
const MOST_LISTED = 0.3;
/** Years before it are history. */
const PAST = 1990;

function byStructure(text: string, kinds: readonly VisualKind[], calls: boolean): StyleChoice {
  const count = (wanted: readonly VisualKind[]) => kinds.filter((kind) => wanted.includes(kind)).length;
  if (count(["formula"]) > 0) return because("science_explainer", "the film shows a formula");
  if (count(["code"]) > 0) return because("science_explainer", "the film shows code");
  const numbered = telephoneSpans(text).length > 0;
  if ((calls || numbered) && (text.match(PRICE)?.length ?? 0) >= PRICES)
    return because("product_showcase", "the brief names prices and says where to go");
  const body = kinds.length - count(["title", "summary"]);
  if (count(["chart", "map"]) >= 2 && count(["chart", "map"]) * 2 >= body)
    return because("science_explainer", "most of the film is figures, shown as charts");
  // Who is given a number to call is told what there is, not a story.
  if (numbered) return because("clean_lecture", "the brief announces and lists");
  if (tellsOfSomebody(text, kinds)) return because("cinematic_story", "the brief tells of somebody");
  // Prose with a year in it, and somebody's words or a row of events: a history.
  const told = count(["statement", "quote", "timeline"]);
  const said = count(["quote", "timeline"]);
  if (said >= 1 && told >= 3 && told >= body * 0.6 && YEAR.test(text))
    return because("cinematic_story", "the brief tells of what happened");
  const past = new Set((text.match(new RegExp(YEAR, "gu")) ?? []).filter((year) => Number(year) < PAST));
  const prose = told + count(["number"]);
  // A lesson has years in its tables, and lists besides.
  const listed = count(["bullets", "process", "chart", "table", "comparison"]);
  if (past.size >= 2 && prose >= 3 && prose >= body * 0.6 && listed <= body * MOST_LISTED)
    return because("cinematic_story", "the brief tells of the past");
  if (said >= 2) return because("cinematic_story", "the brief tells of events and of what people said");
  return because("clean_lecture", "the brief explains and lists");
}

function because(style: StyleName, why: string): StyleChoice {
  return { style, reason: `${style}, because ${why}.` };
}
