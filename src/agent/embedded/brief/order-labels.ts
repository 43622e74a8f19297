import { STYLE_NAMES, type StyleName } from "../../../artifacts/style.ts";
import { COURTEOUSLY } from "./lone-order-words.ts";
import { OF_A_FILM, ORDER_LABELS, type OrderLabel } from "./order-label-words.ts";
import { linesOf, blanked, sentencesOf, textAt, type Span } from "./sentence-spans.ts";
import { lengthWished } from "./length-wish.ts";
import { wishesIn } from "./wishes.ts";
import { matchesOf } from "../text/matches.ts";
import { toPattern } from "../text/regex.ts";

/** A text without the form in which its film is ordered, in the same length, and what that says. */
export type OrderForm = {
  text: string;
  audience: string | null;
  goal: string | null;
  style: StyleName | null;
  /** What else it says, in the words of the brief. */
  wishes: string[];
};

/** `further`: wishes in the sentences behind its value. */
type Field = { label: OrderLabel; value: string; further: string; span: Span };
/** `strong`: one label in strong words; `end`: where all that stands below it ends. */
type Row = { at: number; fields: Field[]; strong: boolean; end: number };

/** A form stands above the text or below it: so many lines that are not empty. */
const HEAD_LINES = 14;
const TAIL_LINES = 8;
const NAMES = Object.entries(ORDER_LABELS)
  .map(([label, words]) => `(?<${label}>${words})`)
  .join("|");
/** A label where a line, a sentence or a cell begins; only a length may do without its colon ("Length 90 s"). */
const LABEL = toPattern(
  `(?<=^[\\s*_•+–-]*|[.;|/·。；，、,।][\\s*_]*|\\s[–—-]\\s|[\\s\\u3000]{2,}|\\u3000)[*_]*(?:${NAMES})[*_]*(?:\\s?[:：][*_]*\\s*|\\s(?=(?:max\\.? |about |ca\\.? )?\\p{N}{1,3}\\s?(?:s|sec|min|sek)))`,
  "giu",
);
const FORM_NAME =
  /^[\s#*_]*(?:(?:video |film |creative )?brief(?:ing)?|(?:video |film )?order|for the (?:film|video)|about the (?:film|video)|auftrag|(?:film|video)auftrag|zum film|demande|commande|encargo|pedido|incarico|opdracht|zlecenie|бриф|заявка|zadání|uppdrag|opgave|istek|الطلب|בריף|需求|要求|依頼(?:内容)?|요청|의뢰)[\s:：*_]*$/iu;
/** "Date: 12 May": another label makes it a table of facts, unless the form is beyond doubt. */
const OTHER = /^[\s*_•+–-]*\p{L}[\p{L}\s-]{1,24}[*_]*[:：](?=[\s*_]*\S)/u;

/**
 * Takes "Audience: new staff. Tone: calm. Length 90 s." out of the lines above the text and below it, in any order, on
 * one line or several, as points or not. Two such labels, one of them with what only films have, make a form; where a film
 * was asked for already (`asked`), one. What goes on behind the last label and is no wish stays.
 */
export function withoutOrderForm(source: string, asked: boolean): OrderForm {
  const form: OrderForm = { text: source, audience: null, goal: null, style: null, wishes: [] };
  const forms = formsIn(source).map((rows) => ({ rows, fields: rows.flatMap((row) => row.fields) }));
  const whole = forms.filter(({ rows, fields }) => isForm(fields, asked) && (!hasOtherFacts(source, rows) || isUnmistakable(fields))); // prettier-ignore
  for (const { rows, fields } of forms) {
    // Who fills in a form, above the text or below, may say what is to be kept quiet in another place.
    const spares = (asked || whole.length > 0) && fields.every(({ label }) => label === "spared");
    if (!spares && !whole.some((one) => one.rows === rows)) continue;
    for (const { label, value, further, span } of fields) {
      const style = label === "style" ? styleNamed(value) : null;
      const isRead = label === "audience" || label === "goal" || style !== null;
      if (label === "audience") form.audience ??= value;
      else if (label === "goal") form.goal ??= value;
      else if (style !== null) form.style ??= style;
      else form.wishes.push(textAt(source, span).replace(/^[*_•+–-]+\s*|[*_]+/gu, "")); // prettier-ignore
      if (isRead && further !== "") form.wishes.push(further);
      form.text = blanked(form.text, span);
    }
    takeWhole(form, source, rows);
    form.text = withoutFormName(form.text, rows[0]?.at ?? 0);
  }
  // Never all of a text.
  return /[\p{L}\p{N}]{2}/u.test(form.text) ? form : { ...form, text: source, wishes: [] };
}

/** More than this below a label is no note any more. */
const MOST_OF_NOTE = 500;

/**
 * "**Who it's for:** new till staff. Most are under 22 and find it awkward …": what goes on below a strong label is of it, and
 * so is what goes on in a line above another label. Behind the last plain label the text may begin.
 */
function takeWhole(form: OrderForm, source: string, rows: readonly Row[]): void {
  // A concert has a length and music.
  if (!rows.some(({ fields }) => fields.some(({ label }) => label === "audience" || label === "tone")))
    return;
  rows.forEach(({ fields, strong, end }, at) => {
    const last = fields.at(-1);
    const whole = fields.length === 1 && (strong || at < rows.length - 1);
    if (last === undefined || !whole || end - last.span.end > MOST_OF_NOTE) return;
    const behind = { start: last.span.end, end };
    const said = textAt(source, behind).replace(/[*_]+/gu, "");
    if (!/[\p{L}\p{N}]/u.test(said)) return;
    form.wishes.push(said);
    form.text = blanked(form.text, behind);
  });
}

/** Runs of labelled lines, with nothing but empty lines between them. */
function formsIn(source: string): Row[][] {
  const lines = linesOf(source);
  const filled = lines.filter(({ start, end }) => source.slice(start, end).trim() !== "");
  const looked = new Set([...filled.slice(0, HEAD_LINES), ...filled.slice(-TAIL_LINES)]);
  const forms: Row[][] = [];
  let open = false;
  for (const line of filled) {
    const fields = looked.has(line) ? fieldsIn(source, line) : [];
    const above = forms.at(-1)?.at(-1);
    if (fields.length === 0 && open && above?.strong === true && goesOn(source, above.end, line)) {
      above.end = line.end;
      continue;
    }
    const strong = STRONG.test(source.slice(line.start, line.end));
    const row = { at: line.start, fields, strong, end: line.end };
    if (fields.length > 0 && open) forms.at(-1)?.push(row);
    else if (fields.length > 0) forms.push([row]);
    open = fields.length > 0;
  }
  return forms;
}

const STRONG = /^[\s•+–-]*(?:[-*]\s+)?(?:\*\*|__)/u;

/** A line that was broken within a sentence: the next one, without a mark of its own. */
function goesOn(source: string, end: number, line: Span): boolean {
  if (source.slice(end, line.start).includes("\n\n") || /[.!?。！？।:：]\W*$/u.test(source.slice(0, end)))
    return false;
  return /^\s{0,3}[\p{L}\p{N}]/u.test(source.slice(line.start, line.end));
}

/** What a line says under labels; none where it begins with something else, or a label has a value that no film has. */
function fieldsIn(source: string, line: Span): Field[] {
  const text = source.slice(line.start, line.end);
  const found = matchesOf(LABEL, text);
  if (found.length === 0 || !/^[\s*_•+–-]*$/u.test(text.slice(0, found[0]?.index))) return [];
  const fields = found.map((match, at): Field => {
    const label = labelOf(match.groups ?? {});
    const from = match.index + match[0].length;
    const next = found[at + 1]?.index;
    const start = at === 0 ? line.start : line.start + match.index;
    if (next !== undefined) return { label, value: valueOf(text.slice(from, next)), further: "", span: { start, end: line.start + next } }; // prettier-ignore
    const rest = { start: line.start + from, end: line.end };
    const end = endOfLast(source, rest);
    const first = sentencesOf(source, rest)[0]?.end ?? end;
    return { label, value: valueOf(source.slice(rest.start, first)), further: textAt(source, { start: first, end }), span: { start, end } }; // prettier-ignore
  });
  return fields.every(({ label, value }) => value !== "" && isPossible(label, value)) ? fields : [];
}

/** The last value is a sentence; further ones belong to it where they are wishes. */
function endOfLast(source: string, rest: Span): number {
  const [first, ...others] = sentencesOf(source, rest);
  let end = first?.end ?? rest.end;
  for (const one of others) {
    if (wishesIn(textAt(source, one), true).size === 0) break;
    end = one.end;
  }
  return end;
}

function labelOf(groups: Readonly<Record<string, string | undefined>>): OrderLabel {
  const labels = Object.keys(ORDER_LABELS) as OrderLabel[];
  return labels.find((label) => groups[label] !== undefined) ?? "other";
}

function valueOf(text: string): string {
  return text.replace(/^[\s*_]+|[\s*_.。।;；|/·,，、–—-]+$/gu, "");
}

const MAX_VALUE = 200;

/** Lengths of things and audiences that were counted are facts, and so is the whole line. */
function isPossible(label: OrderLabel, value: string): boolean {
  // "Audience: 4,200. Score: 2-0": what stands between is no form's.
  if (value.length > MAX_VALUE || /[.;|]\s[\p{L}\s-]{2,24}[:：]/u.test(value)) return false;
  // "Audience: 4,200 people came" was counted.
  if (label === "audience" && /^\p{N}{1,3}(?:[.,\s]\p{N}{3})+(?!\p{N})/u.test(value)) return false;
  return label === "audience" || label === "length" ? isSureOf(label, value) : true;
}

/** Whether a value is one that only films have; a label that is not named is no proof. */
export function isSureOf(label: OrderLabel, value: string): boolean {
  return OF_A_FILM[label]?.test(value) === true || (label === "length" && isLength(value));
}

/** "полторы минуты", "1 phút rưỡi": a length that begins the value, in words or in other languages. */
function isLength(value: string): boolean {
  const said = lengthWished([value])?.said;
  return said !== undefined && value.length <= MOST_OF_LENGTH && value.toLowerCase().indexOf(said.toLowerCase()) <= AHEAD_OF_LENGTH; // prettier-ignore
}

const MOST_OF_LENGTH = 40;
/** "approximately", "nicht mehr als". */
const AHEAD_OF_LENGTH = 16;

function sureLabels(fields: readonly Field[]): Set<OrderLabel> {
  return new Set(fields.filter(({ label, value }) => isSureOf(label, value)).map(({ label }) => label));
}

function isForm(fields: readonly Field[], asked: boolean): boolean {
  const labels = new Set(fields.flatMap(({ label }) => (label === "aside" ? [] : [label])));
  const sure = sureLabels(fields);
  return asked ? sure.size > 0 : labels.size >= 2 && sure.size > 0;
}

/** Courses have an audience and a duration as well; only a film or a talk has a tone, a voice or a picture's format. */
function isUnmistakable(fields: readonly Field[]): boolean {
  const sure = sureLabels(fields);
  return sure.size >= 2 && (["tone", "format", "voice"] as const).some((label) => sure.has(label));
}

/** Whether a line beside the form, with no empty one between, says something under another label. */
function hasOtherFacts(source: string, rows: readonly Row[]): boolean {
  const first = rows[0]?.at ?? 0;
  const last = rows.at(-1)?.fields.at(-1)?.span.end ?? first;
  const above = source.slice(0, first).split("\n").at(-2) ?? "";
  const below = source.slice(last).split("\n")[1] ?? "";
  const behind = source.slice(last).split("\n")[0] ?? "";
  // "Note: please no effects, two minutes at most" is of the form.
  return [above, below, behind].some((line) => OTHER.test(line) && !COURTEOUSLY.test(line));
}

/** "Brief" alone above what was taken out heads nothing. */
function withoutFormName(source: string, at: number): string {
  const above = linesOf(source.slice(0, at)).findLast(
    ({ start, end }) => source.slice(start, end).trim() !== "",
  );
  return above !== undefined && FORM_NAME.test(source.slice(above.start, above.end))
    ? blanked(source, above)
    : source;
}

/** The label that words are, all of them: "Tone", "Audience and tone". */
export function labelNamed(words: string): OrderLabel | null {
  const [first, ...others] = words.split(/\s(?:and|und|et|y|e|en|i|и|och|og)\s|\s?[&+/]\s?/u).map(wholeLabel);
  return first === undefined || others.includes(null) ? null : first;
}

const WHOLE_LABEL = toPattern(`^(?:${NAMES})$`, "iu");

function wholeLabel(words: string): OrderLabel | null {
  const found = WHOLE_LABEL.exec(words.trim());
  return found === null ? null : labelOf(found.groups ?? {});
}

export function styleNamed(value: string): StyleName | null {
  const name = value.toLowerCase().replaceAll(/[ -]/gu, "_");
  return STYLE_NAMES.find((one) => one === name) ?? null;
}
