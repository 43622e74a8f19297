import type { VisualKind } from "../../artifacts/storyboard.ts";
import { because, OPENING_CHARACTERS, type StyleChoice } from "./style-choice.ts";
import { CLOCK } from "./text/clock.ts";
import { telephoneSpans } from "./text/telephone.ts";
import { namesContact } from "./text/turns-to-viewers.ts";

/** Who gives an account of a year sells nothing by its sums. */
const ACCOUNT =
  /(?<![\p{L}\p{M}])(?:(?:annual|yearly|year-end|activity) (?:report|review)|our year|year in review|(?:jahres|tätigkeits|rechenschafts|geschäfts)bericht|unser jahr|jahresrückblick|rapport (?:annuel|d['’]activités?|moral)|bilan (?:de l['’]année|annuel|\d{4})|(?:memoria|informe|balance) anual|memoria de actividades|(?:relazione|rapporto|bilancio) (?:annuale|sociale|di fine anno)|relatório (?:anual|de atividades)|jaarverslag|sprawozdanie (?:roczne|za rok)|raport roczny|годовой отч[её]т|отч[её]т за год|річний звіт|årsberättelse|årsrapport|årsberetning|výroční zpráva|yıllık rapor|faaliyet raporu)(?![\p{L}\p{M}])|年度报告|年度報告|年次報告|年報|연례 ?보고|연간 ?보고|التقرير السنوي|דו[״"]ח שנתי|वार्षिक रिपोर्ट/iu;

/** Somebody who acts, and words in quotes: what stories are made of. */
const SOMEBODY =
  /(?<!\p{L})(?:she|he|her|his|him|elle|lui|ella|él|egli|lei|ele|ela|он|она|его|её)(?!\p{L})|[他她彼]/giu;
const WORD = /[\p{L}\p{N}]+/gu;
const TOLD = new Set<VisualKind>(["title", "statement", "quote", "timeline", "summary", "bullets"]);
const TELLING = new Set<VisualKind>(["statement", "quote", "timeline"]);

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
const AMOUNT =
  /\p{Sc}\s?\d|\d\s?(?:\p{Sc}|(?:EUR|USD|CHF|TL|kr|zł|Kč|руб|ريال|درهم|रुपये|円|元|원|บาท)(?![\p{L}]))/gu;
const PRICES = 3;

/** So many scenes show by their kinds what a brief does. */
const BODY = 4;

/** Whether more scenes tell than list or measure. */
export function isTold(kinds: readonly VisualKind[]): boolean {
  const body = kinds.filter((kind) => kind !== "title" && kind !== "summary");
  return body.length < BODY || body.filter((kind) => TELLING.has(kind)).length * 2 > body.length;
}

/** Of a story's scenes so many may list or measure. */
const MOST_LISTED = 0.3;
/** Years before it are history. */
const PAST = 1990;

/** An hour to come at and somewhere to turn to: a notice of what will be, though somebody's words stand in it. */
export function invites(text: string, calls: boolean): boolean {
  const years = text.match(new RegExp(YEAR, "gu")) ?? [];
  const called = calls || namesContact(text);
  return called && CLOCK.test(text) && years.every((year) => Number(year) >= PAST);
}

/** What begins in a year of the past and is told, without rows and steps. */
export function isHistory(opening: string, kinds: readonly VisualKind[]): boolean {
  const years = opening.match(new RegExp(YEAR, "gu")) ?? [];
  const rows = kinds.filter((kind) => /^(?:bullets|process|table|comparison|chart)$/u.test(kind));
  return years.some((year) => Number(year) < PAST) && rows.length === 0 && isTold(kinds);
}

/** The style that the kinds of a film's scenes speak for, where its words speak for none. */
export function byStructure(
  text: string,
  kinds: readonly VisualKind[],
  calls: boolean,
  isGrave: boolean,
): StyleChoice {
  const count = (wanted: readonly VisualKind[]) => kinds.filter((kind) => wanted.includes(kind)).length;
  if (count(["formula"]) > 0) return because("science_explainer", "the film shows a formula");
  if (count(["code"]) > 0) return because("science_explainer", "the film shows code");
  const numbered = telephoneSpans(text).length > 0;
  const accounts = ACCOUNT.test(text.slice(0, OPENING_CHARACTERS));
  if (!accounts && !isGrave && (calls || numbered) && (text.match(AMOUNT)?.length ?? 0) >= PRICES)
    return because("product_showcase", "the brief names prices and says where to go");
  const body = kinds.length - count(["title", "summary"]);
  if (count(["chart", "map"]) >= 2 && count(["chart", "map"]) * 2 >= body)
    return because("science_explainer", "most of the film is figures, shown as charts");
  // Who is given a number to call, or is told when to come and where to write, hears no story.
  if (numbered || invites(text, calls)) return because("clean_lecture", "the brief announces and lists");
  if (tellsOfSomebody(text, kinds)) return because("cinematic_story", "the brief tells of somebody");
  // What begins in a year of the past and goes on in sentences to its end is a story, whoever is in it.
  if (body >= BODY && isHistory(text.slice(0, OPENING_CHARACTERS), kinds))
    return because("cinematic_story", "the brief tells of the past");
  // Prose with a year in it, and somebody's words or a row of events: a history.
  const told = count(["statement", "quote", "timeline"]);
  const said = count(["quote", "timeline"]);
  // What is made step by step is shown, whatever happened on the way.
  const happened = count(["process"]) === 0;
  const past = new Set((text.match(new RegExp(YEAR, "gu")) ?? []).filter((year) => Number(year) < PAST));
  // What is planned for next year has not happened yet.
  // Who is told what tickets cost is shown round.
  const priced = (text.match(AMOUNT)?.length ?? 0) >= PRICES && count(["number", "table", "chart"]) > 0;
  if (
    happened &&
    !priced &&
    said >= 1 &&
    told >= 3 &&
    told >= body * 0.6 &&
    (past.size > 0 || (count(["quote"]) > 0 && YEAR.test(text)))
  )
    return because("cinematic_story", "the brief tells of what happened");
  const prose = told + count(["number"]);
  // A lesson has years in its tables, and lists besides.
  const listed = count(["bullets", "process", "chart", "table", "comparison"]);
  if (
    past.size >= 2 &&
    prose >= Math.min(3, body) &&
    prose >= 1 &&
    prose >= body * 0.6 &&
    listed <= body * MOST_LISTED
  )
    return because("cinematic_story", "the brief tells of the past");
  // Who is told what to do step by step is told no story, whoever is quoted on it; nor is who reads a year's report.
  const measured = count(["number", "chart", "table", "comparison"]);
  if (said >= 2 && happened && measured <= body * MOST_LISTED)
    return because("cinematic_story", "the brief tells of events and of what people said");
  return because("clean_lecture", "the brief explains and lists");
}
