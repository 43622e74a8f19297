import type { StyleName, VideoStyle } from "../../artifacts/style.ts";
import type { VisualKind } from "../../artifacts/storyboard.ts";
import { sidesOfHeading } from "./scenes/versus.ts";
import { PRICE, type OfferSign } from "./offers.ts";
import { byStructure, invites, isHistory, isTold } from "./style-by-structure.ts";
import { because, OPENING_CHARACTERS, type StyleChoice } from "./style-choice.ts";
import { signsOf } from "./style-signs.ts";
import { onlyNamesPrices, spokenFor } from "./style-words.ts";
import { regex, wholeWords } from "./text/regex.ts";
import { WHY, WHY_UNSPACED } from "./text/why-words.ts";
import { namesContact } from "./text/turns-to-viewers.ts";

/** So much must speak for a style, and more than one word. */
const ENOUGH = { score: 3, words: 2, beforeCode: 8 };
const READ_CHARACTERS = 20_000;

/** What each sign of an offer counts. */
const OFFERED = 1.5;

/** What the price of something that is on sale counts. */
const PRICED = 1.5;

/** A question after a cause, or how something works, and what it counts where nature is spoken of. */
const ASKS_WHY = regex(
  `${wholeWords(WHY)}|${WHY_UNSPACED}|^(?:how .+ (?:works?|really works?|is made|are made)|wie .+ funktionier(?:t|en)|comment (?:fonctionne\\p{L}*|.+ fonctionnent?)|cómo funcionan? |come funzionan?o? |como funcionam? |hoe .+ werk(?:t|en)|jak (?:działa\\p{L}*|funguj\\p{L}+) |как работа(?:ет|ют) |як працю(?:є|ють) |.+ nasıl çalışır|πώς λειτουργ\\p{L}+ |hur .+ fungerar|hvordan .+ (?:virker|fungerer)|cum funcționează |कैसे काम)|كيف (?:يعمل|تعمل) |איך (?:עובד|פועל)\\p{L}* |怎么工作|如何工作|如何运作|的原理|のしくみ|の仕組み|작동 원리`,
  "iu",
);
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
  /** It bids its viewers do something, again and again. */
  givesAdvice?: boolean;
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
  const spoken = spokenStyle(text, kinds, calls, offers, told);
  // Who is told how to calm a horse hears no story, whatever happened to that one.
  if (spoken.style === "cinematic_story" && told.givesAdvice === true && told.isDedicated !== true)
    return because("clean_lecture", "the brief tells its viewers what to do");
  // "Eleven fishermen began in 1921. This is how you get on the water": steps, and whom to write to, are a welcome.
  const welcomes = kinds.includes("process") && (calls || namesContact(text));
  if (spoken.style === "cinematic_story" && welcomes && told.isDedicated !== true)
    return because("clean_lecture", "the brief announces and lists");
  return spoken;
}

function spokenStyle(
  text: string,
  kinds: readonly VisualKind[],
  calls: boolean,
  offers: readonly OfferSign[],
  told: Told,
): StyleChoice {
  const read = text.slice(0, READ_CHARACTERS);
  const opening = text.slice(0, OPENING_CHARACTERS);
  const [spoken, first] = [spokenFor(read), spokenFor(opening)];
  const signs = signsOf({ forWhom: told.audience ?? forWhomIn(text), opening, text: read }, told.language);
  const asksWhy = ASKS_WHY.test(told.title);
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
