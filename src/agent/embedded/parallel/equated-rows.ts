import type { Figure } from "../../../artifacts/cue.ts";
import type { ToldBars, ToldFigures, ToldList } from "../brief/brief.ts";
import { isSum } from "../text/currencies.ts";
import { findFigures } from "../text/figures.ts";
import { asWritten } from "../text/found-figure.ts";
import { literal, toPattern } from "../text/regex.ts";
import { capitalise, countWords, withoutStop } from "../text/sentences.ts";

/** `spoken` in whole sentences: `count` of them. */
type Equated = { shows: ToldList | ToldBars | ToldFigures; lead: string; count: number };
export type EquatedRow = { key: string; value: string };

const MOST = { rows: 8, keyWords: 4, keyLetters: 28, valueWords: 12, leadWords: 12 };
/** So many letters find a row in what is said. */
const SAID = 14;
/** Between two rows: what stands before the next "… =". */
const BETWEEN =
  /\s*(?:[;；|·]|[,，、](?!\p{Nd})|[.。](?!\p{Nd})|\s\/)\s*(?=[^=;；|,，.。:：]{1,36}(?:[.,]\p{Nd}+[^=;；|,，.。:：]{0,12})?\s?=\s?[^=])/u;
const ROW = /^(?<key>[^=]+?)\s?=\s?(?<value>[^=<>]+)$/u;
/** "V = I × R", "x = 3": letters and what they come to are a formula. */
const CALCULATES =
  /[+×÷*^√²³∙⋅]|\p{Nd}\s?[x·:]\s?\p{Nd}|\p{Nd}\s?[-−/]\s?\p{Nd}.*[-−/]|(?:^|\s)\p{L}\s?\/\s?\p{L}(?:\s|$)/u;
const VARIABLE = /^(?:\p{Ll}|[A-Z](?:_?\p{Nd})?|\p{Script=Greek})$/u;
const LEAD = /^(?<lead>[^:：=]{2,110})[:：]\s*(?=\S)/u;
/** "except 125 = skip": what joins the last row to the others. */
const JOINS =
  /^(?:and|but|except(?: that)?|und|aber|außer|et|mais|sauf|y|e|pero|salvo|excepto|ma|tranne|mas|exceto|en|maar|behalve|och|men|utom|og|i|oraz|и|но|кроме|та|але|ve|و|अथवा|और)\s+(?=\S)/iu;

/**
 * "£15 = one metre of bristle board. £40 = a month of the camera.", "0 = good, 1–127 = bad": what each amount, number or name stands
 * for, as rows. Null where a row has none, or where letters and numbers make a formula.
 */
export function equatedRows(text: string): { lead: string; rows: EquatedRow[] } | null {
  if (!text.includes("=") || /[?？؟"“”«»→]/u.test(text)) return null;
  const whole = withoutStop(text.trim());
  const lead = LEAD.exec(whole)?.groups?.["lead"] ?? "";
  const told = lead === "" ? whole : whole.replace(LEAD, "");
  if (countWords(lead) > MOST.leadWords) return null;
  const pieces = told.split(BETWEEN).map((piece) => piece.trim());
  if (pieces.length < 2 || pieces.length > MOST.rows) return null;
  const rows = pieces.map((piece): EquatedRow | null => {
    const { key = "", value = "" } = ROW.exec(withoutStop(piece))?.groups ?? {};
    const name = key.replace(JOINS, "").trim();
    const fits = name !== "" && countWords(name) <= MOST.keyWords && name.length <= MOST.keyLetters && countWords(value) <= MOST.valueWords; // prettier-ignore
    return fits && /[\p{L}\p{N}]/u.test(name) && /[\p{L}\p{N}]/u.test(value) && !CALCULATES.test(piece) ? { key: name, value: value.trim() } : null; // prettier-ignore
  });
  const found = rows.filter((row) => row !== null);
  if (found.length < pieces.length || new Set(found.map(({ key }) => key)).size < found.length) return null;
  // "x = 3, y = 4": letters without units are unknowns, whatever they come to.
  if (found.every(({ key, value }) => VARIABLE.test(key) && /^[−-]?\p{Nd}[\p{Nd}.,]*$/u.test(value)))
    return null;
  return { lead, rows: found };
}

/** How a row begins where it is said: "2 = …", and not the 2 of "272". */
function saidOf(key: string, text: string): string {
  const starts = [`${key} =`, `${key}=`].map((opening) => ` ${text}`.search(toPattern(`(?<![\\p{L}\\p{N}])${literal(opening)}`, "u"))); // prettier-ignore
  const start = Math.max(0, Math.max(...starts) - 1);
  return text.slice(start, start + SAID);
}

/** Rows of one sentence, or of several that are a row each. */
export function equatedIn(sentences: readonly string[], at: number, language: string): Equated | null {
  for (let count = Math.min(sentences.length - at, MOST.rows); count > 0; count -= 1) {
    const told = sentences.slice(at, at + count);
    if (!told.every((sentence) => sentence.includes("="))) continue;
    const found = equatedRows(told.join(" "));
    const shows = found === null ? null : shownAs(found.rows, told.join(" "), language);
    if (found !== null && shows !== null) return { shows, lead: capitalise(found.lead, language), count };
  }
  return null;
}

function shownAs(rows: readonly EquatedRow[], text: string, language: string): Equated["shows"] | null {
  const values = rows.map(({ value }) => amountOf(value, language));
  const keys = rows.map(({ key }) => amountOf(key, language));
  // "1 = 272,000 roubles": which one, and no amount.
  const areNames = keys.some((key) => key === null) || rows.every(({ key }) => /^\p{Nd}$/u.test(key));
  if (values.every((value) => value !== null) && areNames) return valued(rows, values, text);
  // "5 kg = 2.5 ml": amounts by amounts are looked up.
  if (values.every((value) => value !== null)) return null;
  if (!values.every((value) => value === null)) return null;
  const bought = boughtFor(rows, keys, text, language);
  if (bought !== null) return bought;
  const parts = rows.map(({ key, value }) => ({
    label: capitalise(key, language),
    detail: capitalise(value, language),
    said: saidOf(key, text),
  }));
  return { form: "listed", parts };
}

/** "£15 = one metre of bristle board": sums of one currency, each above what it buys. */
function boughtFor(
  rows: readonly EquatedRow[],
  keys: readonly (Figure | null)[],
  text: string,
  language: string,
): ToldFigures | null {
  if (rows.length > MOST_FIGURES) return null;
  const parts = rows.flatMap(({ key, value }, at) => {
    const figure = keys[at] ?? null;
    const said = saidOf(key, text);
    const isSumOfMoney =
      figure !== null && figure.value !== null && isSum({ figure, unit: figure.suffix.trim() });
    return isSumOfMoney ? [{ label: capitalise(value, language), figure, said }] : [];
  });
  return parts.length < rows.length ? null : { form: "figures", parts };
}

/** Names with their amounts: bars where they are of one unit, and figures beside one another else. */
function valued(
  rows: readonly EquatedRow[],
  values: readonly (Figure | null)[],
  text: string,
): ToldBars | ToldFigures | null {
  const parts = rows.flatMap(({ key }, at) => {
    const figure = values[at] ?? null;
    return figure?.value === null || figure === null ? [] : [{ label: key, figure, said: saidOf(key, text) }];
  });
  if (parts.length < rows.length) return null;
  const unit = ({ prefix, suffix }: Figure): string => `${prefix.trim()}|${suffix.trim()}`;
  const [first] = parts;
  const isOneMeasure = parts.every(({ figure }) => first !== undefined && unit(figure) === unit(first.figure) && (figure.value ?? 0) > 0); // prettier-ignore
  // Numbers without a unit may be codes.
  if (first === undefined || parts.some(({ figure }) => unit(figure) === "|")) return null;
  if (!isOneMeasure) return parts.length > MOST_FIGURES ? null : { form: "figures", parts };
  return { form: "bars", parts: parts.map(({ label, figure, said }) => ({ label, said, display: figure.display, value: figure.value ?? 0 })) }; // prettier-ignore
}

const MOST_FIGURES = 3;

/** A text that is one amount and nothing else. */
function amountOf(text: string, language: string): Figure | null {
  const bare = text.replace(/^[~≈]\s?/u, "").trim();
  const sign = /^[−–-]\s?(?=[\p{Sc}\p{Nd}])/u.exec(bare)?.[0] ?? "";
  const told = bare.slice(sign.length);
  const [found, another] = findFigures(told, language);
  if (found === undefined || another !== undefined || found.start > 0 || found.end < told.length) {
    return /^\p{Nd}[\p{Nd}\s.,–-]*$/u.test(bare) ? asWritten(bare) : null; // prettier-ignore
  }
  const { figure } = found;
  if (sign === "") return figure;
  return { ...figure, display: `−${figure.display}`, prefix: `−${figure.prefix}` };
}
