import type { StyleName, VideoStyle } from "../../artifacts/style.ts";
import type { VisualKind } from "../../artifacts/storyboard.ts";
import { sidesOfHeading } from "./scenes/versus.ts";
import { PRICE, type OfferSign } from "./offers.ts";
import { CLOCK } from "./text/clock.ts";
import { telephoneSpans } from "./text/telephone.ts";
import { namesContact } from "./text/turns-to-viewers.ts";
import { signsOf } from "./style-signs.ts";
import { onlyNamesPrices, spokenFor } from "./style-words.ts";

/** `reason`: why `auto` took this style, as a sentence; null where the caller chose. */
export type StyleChoice = { style: StyleName; reason: string | null };

/** So much must speak for a style, and more than one word. */
const ENOUGH = { score: 3, words: 2, beforeCode: 8 };
/** Words in the opening of a brief say what it is about; they count twice. */
const OPENING_CHARACTERS = 240;
const READ_CHARACTERS = 20_000;

/** What each sign of an offer counts. */
const OFFERED = 1.5;

/** What the price of something that is on sale counts. */
const PRICED = 1.5;

/** A question after a cause, or how something works, and what it counts where nature is spoken of. */
const WHY =
  /(?<![\p{L}\p{M}])(?:why|warum|weshalb|pourquoi|por\s?qué|por que|porque é que|perché|waarom|dlaczego|почему|чому|varför|hvorfor|neden|proč|tại sao|mengapa|kenapa|למה|מדוע|لماذا|क्यों)(?![\p{L}\p{M}])|^(?:how .+ (?:works?|really works?|is made|are made)|wie .+ funktionier(?:t|en)|comment (?:fonctionne\p{L}*|.+ fonctionnent?)|cómo funcionan? |come funzionan?o? |como funcionam? |hoe .+ werk(?:t|en)|jak (?:działa\p{L}*|funguj\p{L}+) |как работа(?:ет|ют) |як працю(?:є|ють) |.+ nasıl çalışır|πώς λειτουργ\p{L}+ |hur .+ fungerar|hvordan .+ (?:virker|fungerer)|cum funcționează |कैसे काम)|كيف (?:يعمل|تعمل) |איך (?:עובד|פועל)\p{L}* |怎么工作|如何工作|如何运作|的原理|のしくみ|の仕組み|작동 원리|なぜ|どうして|为什么|為什麼|为何|왜 /iu;
const ASKED_WHY = 2;

/** Where two styles are spoken for alike, the one for whom a film is made tells more than what it is of. */
const ORDER: readonly StyleName[] = [
  "professional_training",
  "product_showcase",
  "cinematic_story",
  "science_explainer",
  "clean_lecture",
];

/** What a brief does whose words speak for a style, as `auto` says it to the caller. */
const DOES: Readonly<Record<StyleName, string>> = {
  professional_training: "shows people at work what to do",
  product_showcase: "sells something",
  cinematic_story: "tells a story",
  science_explainer: "explains how nature or technology works",
  clean_lecture: "teaches",
};

/** For whom a film is, where the brief says it, its title, the language (a tag's first part) of its words, and whether it is on something grave. */
export type Told = {
  audience: string | null;
  title: string;
  language: string;
  isGrave?: boolean;
  /** Books are dedicated, and notices are not. */
  isDedicated?: boolean;
};

/** `calls`: the brief sends its viewers to an address; `offers`: the signs by which it sells. The style that was asked for; for `auto` the one that the brief names, or its words, else its structure, speak for. */
export function chooseStyle(
  asked: VideoStyle,
  named: StyleName | null,
  text: string,
  kinds: readonly VisualKind[],
  calls = false,
  offers: readonly OfferSign[] = [],
  told: Told = { audience: null, title: "", language: "" },
): StyleChoice {
  if (asked !== "auto") return { style: asked, reason: null };
  if (named !== null) return because(named, "the brief asks for it");
  const read = text.slice(0, READ_CHARACTERS);
  const opening = text.slice(0, OPENING_CHARACTERS);
  const [spoken, first] = [spokenFor(read), spokenFor(opening)];
  const signs = signsOf({ forWhom: told.audience ?? forWhomIn(text), opening, text: read }, told.language);
  const asksWhy = WHY.test(told.title);
  const scored = ORDER.map((style) => {
    const own = signs[style] ?? { words: [], weight: 0 };
    const listed = (found: Partial<Record<StyleName, string[]>>): string[] =>
      (found[style] ?? []).filter((word) => !own.words.some((one) => one.includes(word)));
    const words = [...new Set([...own.words, ...listed(first), ...listed(spoken)])];
    const sells = style === "product_showcase" && own.words.length > 0;
    const prices = sells ? pricesIn(read) : [];
    const borneOut =
      (style === "product_showcase" ? offers.length * OFFERED : 0) +
      prices.length * PRICED +
      (style === "science_explainer" && words.length > 0 && asksWhy ? ASKED_WHY : 0);
    return {
      style,
      score: listed(spoken).length + listed(first).length + own.weight + borneOut,
      // "800 €" of "4 800 €" is no price.
      words: sells
        ? [...words.filter((word) => !prices.some((price) => price.includes(word))), ...prices]
        : words,
    };
  })
    .filter((one) => one.style !== "product_showcase" || offers.length > 0 || !onlyNamesPrices(one.words))
    // Who meets their own staff sells them nothing, whatever was sold in the quarter.
    .filter((one) => one.style !== "product_showcase" || !AMONG_US.test(`${told.audience ?? ""} ${opening}`))
    // Who warns of fraud or tells of a flood sells nothing.
    .filter((one) => one.style !== "product_showcase" || offers.length > 0 || told.isGrave !== true)
    // "Buy or rent?" weighs two ways: who asks so sells neither.
    .filter((one) => one.style !== "product_showcase" || offers.length > 0 || !weighs(told.title))
    // A training ship and a fire station of 1919 train nobody.
    .filter((one) => one.style !== "professional_training" || !isHistory(opening, kinds))
    // Visitors who are shown step by step how something is made hear no story for that alone.
    .filter((one) => one.style !== "cinematic_story" || one.words.length > 1 || !kinds.includes("process"))
    // "Why is Lake Baikal so clear?" is explained, to whichever visitors.
    .filter((one) => one.style !== "cinematic_story" || !asksWhy)
    // A school's notice has its days, a guide its sights: a story is told in sentences for the most part.
    .filter((one) => one.style !== "cinematic_story" || (isTold(kinds) && !invites(text, calls)))
    // A baker's life is no recipe, and why bread rises is no instruction.
    .filter((one) => one.style !== "clean_lecture" || (!asksWhy && instructs(read, kinds)));
  const [best] = scored.toSorted((a, b) => b.score - a.score);
  // "Customers" and "order" in a lesson on SQL sell nothing.
  if (best?.style === "product_showcase" && offers.length > 0)
    return because(best.style, `the brief offers something (${offers.join(", ")})`);
  const technical = kinds.some((kind) => kind === "code" || kind === "formula");
  const weak = technical && best?.style !== "science_explainer" && (best?.score ?? 0) < ENOUGH.beforeCode;
  if (best !== undefined && !weak && speaks(best))
    return because(
      best.style,
      `the brief ${DOES[best.style]} (${best.words.slice(0, 3).map(quoted).join(", ")})`,
    );
  const figures = kinds.some((kind) => kind === "chart" || kind === "number" || kind === "map");
  if (asksWhy && figures && !technical)
    return because("science_explainer", "the brief asks why something is so");
  if (told.isDedicated === true && isTold(kinds)) return because("cinematic_story", "the brief is dedicated to somebody"); // prettier-ignore
  return byStructure(text, kinds, calls, told.isGrave === true);
}

/** A meeting of those who work somewhere, or of those who run it. */
const AMONG_US =
  /(?<![\p{L}\p{M}])(?:all[- ](?:staff|hands)|staff (?:meeting|day|briefing)|team (?:meeting|day)|board (?:meeting|of directors)|shareholders?['’]? meeting|annual general meeting|quarterly (?:review|results|report)|(?:betriebs|mitarbeiter|belegschafts|personal|team|haupt)versammlung|vorstandssitzung|teamsitzung|quartals(?:bericht|rückblick|zahlen)|réunion (?:du personnel|d['’]équipe)|assemblée générale|conseil d['’]administration|reunión (?:de|del) (?:personal|equipo|empleados)|junta (?:general|directiva)|riunione (?:del personale|di squadra|aziendale)|assemblea dei soci|reunião (?:de|da) equip[ae]|assembleia geral|personeels(?:vergadering|bijeenkomst)|zebranie pracowników|(?:общее )?собрани[ею] (?:сотрудников|коллектива|акционеров)|збор(?:и|ах) (?:працівників|колективу)|personalmöte|medarbejdermøde|personalemøde|allmøte)(?![\p{L}\p{M}])|员工大会|員工大會|全体会议|社員総会|全社会議|株主総会|전사 회의|주주총회|اجتماع الموظفين|אסיפת עובדים|कर्मचारी बैठक/iu;

/** Who gives an account of a year sells nothing by its sums. */
const ACCOUNT =
  /(?<![\p{L}\p{M}])(?:(?:annual|yearly|year-end|activity) (?:report|review)|our year|year in review|(?:jahres|tätigkeits|rechenschafts|geschäfts)bericht|unser jahr|jahresrückblick|rapport (?:annuel|d['’]activités?|moral)|bilan (?:de l['’]année|annuel|\d{4})|(?:memoria|informe|balance) anual|memoria de actividades|(?:relazione|rapporto|bilancio) (?:annuale|sociale|di fine anno)|relatório (?:anual|de atividades)|jaarverslag|sprawozdanie (?:roczne|za rok)|raport roczny|годовой отч[её]т|отч[её]т за год|річний звіт|årsberättelse|årsrapport|årsberetning|výroční zpráva|yıllık rapor|faaliyet raporu)(?![\p{L}\p{M}])|年度报告|年度報告|年次報告|年報|연례 ?보고|연간 ?보고|التقرير السنوي|דו[״"]ח שנתי|वार्षिक रिपोर्ट/iu;

/** More than one word, or one that tells the kind by itself where the brief begins or says for whom it is. */
function speaks({ words, score }: { words: readonly string[]; score: number }): boolean {
  return score >= ENOUGH.score && (words.length >= ENOUGH.words || score > ENOUGH.score);
}

/** Whether a title asks which of two things is better. */
function weighs(title: string): boolean {
  return title.split(/[:：]\s*/u).some((part) => /[?？؟]\s*$/u.test(part) && sidesOfHeading(part) !== null);
}

/** How much of something is taken. */
const MEASURE =
  /\d\s?(?:k?g|gr|m?l|cl|dl|tbsp|tsp|cups?|gram\p{L}*|gr[ae]mm\p{L}*|гр?|мл|克|毫升|グラム|그램|мин\p{L}*|min\p{L}*|分|분|分钟|دقيق\p{L}*|मिनट|dakika|хвилин\p{L}*)(?![\p{L}\p{M}])/giu;

/** Whether the text tells how something is done: by steps, or by how much of what is taken. */
function instructs(text: string, kinds: readonly VisualKind[]): boolean {
  return kinds.includes("process") || (text.match(MEASURE)?.length ?? 0) >= 2;
}

/** A first line that begins with "for", in the words of many languages: whom the film is for. */
const FOR =
  /^(?:for|für|pour|para|per|voor|dla|для|för|til|till|إلى|ل\p{L}+|ל\p{L}+|pro|til|untuk|dành cho|面向|给|給|Internal|Intern[ot]?|Internt)(?=[\s\p{P}\p{L}])|(?:向け|のための|のため|を対象|対象|紹介|を?위한|대상|에게|के लिए|için|yönelik)/iu;

function forWhomIn(text: string): string {
  const beginning = text
    .slice(0, OPENING_CHARACTERS)
    .split(/\n|(?<=[.!?。！？।])\s*/u)
    .slice(0, 3);
  return beginning.find((sentence) => FOR.test(sentence.trim())) ?? "";
}

/** The first price that a text names, with all its digits: "0 रुपये" is no price in "1,200 रुपये". */
function pricesIn(text: string): string[] {
  const found = PRICE.exec(text);
  if (found === null) return [];
  const upTo = text.slice(0, found.index);
  const before = /(?:(?<![\d.,])\d{1,3}(?: \d{3})* (?=\d{2}$))?\d[\d.,\u00a0\u202f]*$/u.exec(upTo)?.[0] ?? "";
  const behind = /^[\d.,]*\d/u.exec(text.slice(found.index + found[0].length))?.[0] ?? "";
  return [before + found[0] + (/\d$/u.test(found[0]) ? behind : "")];
}

const quoted = (word: string): string => `“${word}”`;

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
function isTold(kinds: readonly VisualKind[]): boolean {
  const body = kinds.filter((kind) => kind !== "title" && kind !== "summary");
  return body.length < BODY || body.filter((kind) => TELLING.has(kind)).length * 2 > body.length;
}

/** Of a story's scenes so many may list or measure. */
const MOST_LISTED = 0.3;
/** Years before it are history. */
const PAST = 1990;

/** An hour to come at and somewhere to turn to: a notice of what will be, though somebody's words stand in it. */
function invites(text: string, calls: boolean): boolean {
  const years = text.match(new RegExp(YEAR, "gu")) ?? [];
  const called = calls || namesContact(text);
  return called && CLOCK.test(text) && years.every((year) => Number(year) >= PAST);
}

/** What begins in a year of the past and is told, without rows and steps. */
function isHistory(opening: string, kinds: readonly VisualKind[]): boolean {
  const years = opening.match(new RegExp(YEAR, "gu")) ?? [];
  const rows = kinds.filter((kind) => /^(?:bullets|process|table|comparison|chart)$/u.test(kind));
  return years.some((year) => Number(year) < PAST) && rows.length === 0 && isTold(kinds);
}

function byStructure(
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

function because(style: StyleName, why: string): StyleChoice {
  return { style, reason: `${style}, because ${why}.` };
}
