import type { ToldBars, ToldSum } from "../brief/brief.ts";
import { ledValues, numbersThings } from "../scenes/led-values.ts";
import { inOneUnit, vanish } from "../scenes/in-one-unit.ts";
import { namedSum } from "../scenes/named-sum.ts";
import { isOneWhole } from "../scenes/one-whole.ts";
import { partedWhole } from "../scenes/parted-whole.ts";
import { rowOfValues } from "../scenes/row-of-values.ts";
import { sharedOut } from "../scenes/shared-out.ts";
import { sharesOfText } from "../scenes/shares.ts";
import { areTimes } from "../scenes/time-labels.ts";
import { tellsOfDeaths } from "../text/deaths.ts";
import { findFigures, isPercent, type FoundFigure } from "../text/figures.ts";
import { toPattern } from "../text/regex.ts";
import { denies } from "../text/recast/standing.ts";
import { capitalise, countWords, withoutStop } from "../text/sentences.ts";
import { splitOutside } from "../text/split-outside.ts";
import { sizeOfUnit } from "../text/unit-sizes.ts";
import { AND } from "./clauses.ts";
import { addsUp } from "./total-behind.ts";
import { COSTS } from "./cost-words.ts";

const FEWEST = 3;
const MOST = 8;
const LONGEST = 600;
const MOST_LABEL = { words: 9, signs: 60 };
/** So much of a hundred may be lost where its parts are rounded. */
const ROUNDING = 1.5;
const HUNDRED = 100;
/** A small coin of money. */
const COIN = 0.01;
const SAID = 12;

const LEAD = /^(?<lead>[^:：]{2,140}?)\s?[:：]\s*/u;
const BETWEEN = /\s*[,،;؛；，、](?!\p{Nd})\s*|\s*[,،;؛；，、]\s+/u;
/** "(2022/23)": when a value was so. */
const WHEN = /^[(（]\s*(?<when>[^()（）]{2,16})\s*[)）]$/u;
const QUOTES = /[“”„"«»「」『』]/gu;

export type ColonRow = { shows: ToldSum | ToldBars; lead: string };

type Part = { label: string; display: string; value: number; said: string; found: FoundFigure };

/**
 * "31 cents upkeep, 27 cents interest, …" behind what is shared out, "94 (2022/23), 71 (2023/24), …" behind what was counted,
 * "glass 31 zł, paper 27 zł" behind a cost: parts of a whole, a course, amounts of one measure. `heading`: what stands above and
 * may say what shares are of; `next`: the sentence behind it, which may add it up. Null where other readers know the row by its words, or any piece of it does not fit.
 */
export function colonRow(sentence: string, language: string, heading: string, next = ""): ColonRow | null {
  if (sentence.length > LONGEST || /[?？؟]/u.test(sentence) || !/\p{Nd}/u.test(sentence)) return null;
  const head = LEAD.exec(sentence);
  const lead = head?.groups?.["lead"]?.trim() ?? "";
  const body = withoutStop(sentence.slice(head?.[0].length ?? 0)).trim();
  const parts = partsOf(body, language);
  if (parts === null || (lead === "" && heading === "")) return null;
  const money = parts.every(isMoney);
  if (!money && numbersThings(lead)) return null;
  if (tellsOfDeaths(sentence) || denies(body, language)) return null;
  // "Our cost today is 39p: 11p for the crate, …": parts of a sum that is told are read as such.
  if (namedSum(sentence, language) !== null || partedWhole(sentence, "", language) !== null) return null;
  const shows = isKnown(sentence, language) ? null : shownAs(lead, heading, parts, language);
  const added = money && addsUp(next, parts.map(({ value }) => value), language); // prettier-ignore
  if (added && lead !== "") return { shows: { form: "sum", heading: lead, parts: parts.map(asTold) }, lead };
  const costs = [lead, heading].some((one) => tellsCosts(one, language));
  const told = shows ?? (money && costs ? { form: "bars" as const, parts: parts.map(asTold) } : null);
  return told === null ? null : { shows: told, lead };
}

/** Readers that know a row by more than its form. */
function isKnown(sentence: string, language: string): boolean {
  return (
    sharesOfText(sentence, language) !== null ||
    sharedOut(sentence) !== null ||
    ledValues(sentence, language) !== null ||
    rowOfValues(sentence, language) !== null
  );
}

function shownAs(
  lead: string,
  heading: string,
  parts: readonly Part[],
  language: string,
): ToldSum | ToldBars | null {
  const told = parts.map(asTold);
  const sum = parts.reduce((total, { value }) => total + value, 0);
  const percent = parts.every(({ found }) => isPercent(found.figure));
  const coins = lead !== "" && parts.every(({ found }) => sizeOfUnit(found.unit)?.size === COIN);
  const whole = (percent && Math.abs(sum - HUNDRED) <= ROUNDING) || (coins && Math.round(sum) === HUNDRED);
  const labels = parts.map(({ label }) => label);
  if (whole && isOneWhole(labels, [], language))
    return { form: "sum", heading: lead === "" ? heading : lead, parts: told };
  // Without a word that says what is measured there is nothing to compare.
  if (lead === "") return null;
  const times = labels.map((label) => WHEN.exec(label)?.groups?.["when"] ?? "");
  if (!times.includes("") && areTimes(times, language))
    return { form: "bars", columns: true, meant: parts.length - 1, parts: told.map((part, at) => ({ ...part, label: times[at] ?? "" })) }; // prettier-ignore
  if (labels.some((label) => WHEN.test(label))) return null;
  return percent ? { form: "bars", parts: told } : null;
}

function asTold({ label, display, value, said }: Part): ToldBars["parts"][number] {
  return { label, display, value, said };
}

/** "Cost of disposal per tonne: …", "What it costs": also where other readers would set its sums side by side. */
function tellsCosts(head: string, language: string): boolean {
  const cost = COSTS[language];
  if (cost === undefined || countWords(head) < FEWEST_OF_COST) return false;
  return toPattern(`(?<![\\p{L}\\p{M}])(?:${cost})(?![\\p{L}\\p{M}])`, "iu").test(head);
}

const isMoney = ({ found }: Part): boolean => sizeOfUnit(unitOf(found))?.dimension.startsWith("money") === true; // prettier-ignore

/** "Costs:" heads a list to be read; "cost of disposal per tonne" says what is compared. */
const FEWEST_OF_COST = 2;

function unitOf({ figure }: FoundFigure): string {
  return figure.suffix.trim() === "" ? figure.prefix.trim() : figure.suffix.trim();
}

/** Each with one value, all before their names or all behind them, in one unit; null where any is not so. */
function partsOf(body: string, language: string): Part[] | null {
  const pieces = splitOutside(body, BETWEEN).flatMap((piece) => atLastAnd(piece, language));
  if (pieces.length < FEWEST || pieces.length > MOST) return null;
  const parts: Part[] = [];
  const sides = new Set<string>();
  for (const piece of pieces) {
    const text = withoutAnd(piece.trim(), language);
    const [found, another] = findFigures(text.replaceAll(/[(（][^()（）]*[)）]/gu, (said) => "·".repeat(said.length)), language); // prettier-ignore
    if (found === undefined || another !== undefined || found.figure.value === null) return null;
    const [before, behind] = [
      text.slice(0, found.start).trim(),
      text
        .slice(found.end)
        .replace(/^\.(?!\p{L})/u, "")
        .trim(),
    ];
    if ((before === "") === (behind === "")) return null;
    sides.add(before === "" ? "first" : "last");
    const thing = before === "" ? withoutOf(behind, language) : before;
    const label = thing.replaceAll(QUOTES, "").replace(/\s?[–—=-]\s?$/u, "").trim(); // prettier-ignore
    if (!isLabel(label)) return null;
    const { display, value } = found.figure;
    parts.push({ label: capitalise(label, language), display, value, said: text.slice(0, SAID), found });
  }
  const labels = new Set(parts.map(({ label }) => label.toLowerCase()));
  const values = inOneUnit(parts.map(({ display }) => display), parts.map(({ value }) => value)); // prettier-ignore
  const percents = new Set(parts.map(({ found }) => isPercent(found.figure)));
  if (sides.size > 1 || labels.size < parts.length || percents.size > 1 || values === null || vanish(values)) return null; // prettier-ignore
  if (values.some((value) => value === null || value <= 0)) return null;
  return parts.map((part, at) => ({ ...part, value: values[at] ?? part.value }));
}

/** "5,980 euros | for transport": without the word that joins an amount to what it is for. */
function withoutOf(behind: string, language: string): string {
  const of = OF[language];
  const and = AND[language] ?? "(?!)";
  // "de sable et de moustiquaires"
  return of === undefined
    ? behind
    : behind.replace(toPattern(`(?:^|(?<=\\s(?:${and})\\s))(?:${of})(?=\\p{L})`, "giu"), "");
}

/** In German an article keeps the case of its preposition, and both stay. */
const OF: Readonly<Record<string, string>> = {
  en: "(?:for|of|on) (?:the |our )?",
  de: "(?:für|an) (?!(?:de[nmr]|die|das|eine?[nr]?) )",
  fr: "d(?:e (?:la |l['’])?|u |es |['’])|pour (?:l[ae]s? |l['’])?",
  es: "del? (?:l[ao]s? )?|para (?:el |l[ao]s? )?",
  it: "d(?:i|el|ella|ei|elle|egli) |dell['’]|per (?:il |la |i |le |l['’])?",
  pt: "d(?:e|[ao]s?) |para (?:[ao]s? )?",
  nl: "(?:aan|voor) (?:de |het )?",
  sv: "(?:för|till) ",
  da: "(?:til|for) ",
  nb: "(?:til|for) ",
};

function isLabel(label: string): boolean {
  if (WHEN.test(label)) return true;
  const plain = label.replaceAll(/[(（][^()（）]*[)）]/gu, "");
  const short = countWords(label) <= MOST_LABEL.words && Array.from(label).length <= MOST_LABEL.signs;
  return short && /\p{L}/u.test(plain) && !/[\p{Nd}:：%]/u.test(plain);
}

/** "x 3 and y 4": only what has a value on both sides is two. */
function atLastAnd(piece: string, language: string): string[] {
  const and = AND[language];
  if (and === undefined) return [piece];
  const [, one = "", other = ""] = toPattern(`^(.*\\p{Nd}.*?)\\s(?:${and})\\s(.*\\p{Nd}.*)$`, "iu").exec(piece) ?? []; // prettier-ignore
  return one === "" ? [piece] : [one, other];
}

/** ", and 15 % …", "و26%". */
function withoutAnd(piece: string, language: string): string {
  const and = AND[language];
  const bare = and === undefined ? piece : piece.replace(toPattern(`^(?:${and})\\s+`, "iu"), "");
  return bare.replace(/^و\s?(?=\p{Nd})/u, "");
}
