import type { ToldFigures } from "../brief/brief.ts";
import { tellsOfDeaths } from "../text/deaths.ts";
import { isSum } from "../text/currencies.ts";
import { findFigures, isPercent } from "../text/figures.ts";
import { numberOfWord } from "../text/number-words.ts";
import { denies } from "../text/recast/standing.ts";
import { capitalise, countWords, withoutStop } from "../text/sentences.ts";
import { splitOutside } from "../text/split-outside.ts";
import { isUnspaced } from "../text/unspaced.ts";
import { isTimeUnit } from "../scenes/row-keys.ts";
import { withLastParted, withoutAnds } from "./announced-parts.ts";

/** Behind a number nouns stand in a case that says nothing by itself: "15 шин", "40 كيسًا". */
const NOUNS_BENT = /^(?:ru|uk|pl|cs|sk|bg|hr|sr|sl|ar|fi|lt|lv|et)$/;
/** Two counts are a sentence; more than three figures do not stand side by side. */
const COUNT = 3;
const MOST_LEAD_WORDS = 14;
const MOST_WORDS = 3;
const SAID = 10;

type Counted = ToldFigures["parts"][number];

/**
 * "… out of the Stour: 61 tyres, 19 trolleys and one upright piano": three counts of different things behind a colon, as
 * figures with what each counts. Shares, sums and spans of time are read by others; null where a piece says more than
 * how many of what.
 */
export function countedRow(sentence: string, language: string): { lead: string; parts: Counted[] } | null {
  const [, lead = "", told = ""] = /^([^:：]{4,120}?)\s*[:：]\s*(.+)$/su.exec(sentence) ?? [];
  if (told === "" || NOUNS_BENT.test(language) || /["“”„«»「」:：;；؛?？؟()（）]/u.test(told) || /[.!。！;；؛]/u.test(lead.replaceAll(/\p{Nd}[.,]\p{Nd}/gu, ""))) return null; // prettier-ignore
  if (leadWords(lead, language) > MOST_LEAD_WORDS || tellsOfDeaths(sentence) || denies(sentence, language)) return null; // prettier-ignore
  const pieces = piecesOf(withoutStop(told), language);
  if (pieces.length !== COUNT) return null;
  const parts = pieces.map((piece) => countedIn(piece, language));
  const known = parts.filter((part) => part !== null);
  const labels = new Set(known.map(({ label }) => label.toLowerCase()));
  return known.length === COUNT && labels.size === COUNT ? { lead, parts: known } : null;
}

function leadWords(lead: string, language: string): number {
  return isUnspaced(language) ? lead.length / 3 : countWords(lead);
}

function piecesOf(told: string, language: string): string[] {
  const all = splitOutside(told, isUnspaced(language) ? /[，、,]\s*/u : /\s*[,،](?!\p{Nd})\s*/u);
  const pieces = all.length === COUNT ? all : withLastParted(all, language);
  // "و15 إطارًا": before digits the Arabic "and" is no letter of a word.
  return withoutAnds(pieces, language).map((piece) => piece.replace(/^[وו]-?(?=\p{Nd})/u, ""));
}

function countedIn(piece: string, language: string): Counted | null {
  const said = piece.slice(0, SAID);
  const [first, another] = findFigures(piece, language);
  if (first !== undefined) {
    const { figure, start, end, unit } = first;
    const other = isPercent(figure) || isSum(first) || isTimeUnit(unit);
    if (start !== 0 || another !== undefined || other || figure.value === null) return null;
    const [counter = ""] = isUnspaced(language) && unit === "" ? (COUNTER.exec(piece.slice(end)) ?? []) : [];
    const label = thingIn(piece.slice(end + counter.length), figure.value, unit !== "", language);
    return label === null
      ? null
      : {
          label,
          figure: { ...figure, display: figure.display + counter, suffix: figure.suffix + counter },
          said,
        };
  }
  const [word = "", gap = ""] = /^[\p{L}\p{M}'’]+(\s)/u.exec(piece) ?? [];
  const value = numberOfWord(word.trim(), language);
  const label = value === null || gap === "" ? null : thingIn(piece.slice(word.length), value, false, language); // prettier-ignore
  return value === null || label === null
    ? null
    : { label, figure: { display: String(value), value, decimals: 0, prefix: "", suffix: "" }, said };
}

/** What is counted or measured, as words that stand alone; null where they may be a clause. */
function thingIn(rest: string, value: number, measured: boolean, language: string): string | null {
  const of = OF.exec(rest.trim());
  // "3 cups | of rice" counts cups; only behind a unit the word is left out.
  const said = measured && of !== null ? rest.trim().slice(of[0].length) : rest.trim();
  if (!/^[\p{L}\p{M}][\p{L}\p{M}\s'’-]*$/u.test(said)) return null;
  const words = said.split(/\s+/u);
  if (words.length > MOST_WORDS + (/\s/u.test(said) && INNER_OF.test(said) ? 1 : 0)) return null;
  if (words.some((word) => NO_THING.has(word.toLowerCase()))) return null;
  const head = said.split(INNER_OF)[0]?.split(/\s+/u) ?? [];
  if (!isNoun(head, value, measured, language)) return null;
  return capitalise(said, language);
}

/** Nouns are told from verbs by the capital of German, by the plural of English, and elsewhere by standing alone. */
function isNoun(head: readonly string[], value: number, measured: boolean, language: string): boolean {
  const last = head.at(-1) ?? "";
  if (isUnspaced(language)) return last.length >= 2 && !/[了的着过]|[るたすい]$/u.test(last);
  if (language === "de") return /^\p{Lu}/u.test(last) && head.slice(0, -1).every((word) => /e[nrs]?$/u.test(word)); // prettier-ignore
  if (language === "en") return measured || (value === 1 ? head.length <= 2 : PLURAL.test(last));
  return head.length === 1;
}

const PLURAL = /s$|^(?:people|men|women|children|sheep|fish|mice|geese|feet|teeth)$/iu;
const OF = /^(?:of|de|di|du|des|d['’])\s?/iu;
const INNER_OF = /\s(?:of|de|di|del|da|do|af|av|من)\s|\sd['’]/iu;
/** 18台风扇: what things are counted by in Chinese and Japanese. */
const COUNTER = /^[个個辆輛台臺本只隻张張件条條位名支把棵套双雙枚冊冊頭头匹箱袋瓶](?=\p{L}{2})/u;
/** With them a piece says more than how many of what. */
const NO_THING = new Set(
  "for in on at by with from to who that which is are was were each per a an the and or us them me him her it stays für im am mit von aus bei pro je zum zur die der das pour dans par avec chez sur qui que en por para con sin los las per con nel nella che tra voor met op aan bij in naar på med til för w z na do dla в на с у по для за к von vom".split(
    " ",
  ),
);
