import type { Figure } from "../../../artifacts/cue.ts";
import type { NumberVisual } from "../../../artifacts/storyboard.ts";
import type { ContrastBlock } from "../brief/brief.ts";
import { costsNothing } from "../parallel/price-words.ts";
import { isSum } from "../text/currencies.ts";
import { findFigures } from "../text/figures.ts";
import { asWritten } from "../text/found-figure.ts";
import { capitalise, countWords, withoutStop } from "../text/sentences.ts";
import { withoutAmountVerb } from "./amount-verbs.ts";
import type { SceneContext } from "./draft.ts";
import { grouped } from "./shown-figure.ts";

const THINGS = { least: 2, most: 4 };
const MOST = { name: 6, tail: 3, lead: 2, told: 9 };

/** A price as a card has it large; `lead`: what stands before it and is a part of it ("from", 주). */
export type Price = { figure: Figure; lead?: string };

/** A sum, with a few words behind it ("$11 a person"), or that there is nothing to pay; null for all else. */
export function priceOf(cell: string, base: string): Figure | null {
  const text = cell.trim();
  if (costsNothing(text)) {
    return asWritten(capitalise(text));
  }
  const [sum, ...others] = findFigures(text, base);
  if (sum === undefined || others.length > 0 || !isSum(sum) || sum.start > 0) return null;
  const tail = text.slice(sum.end);
  if (tail !== "" && (!/^\s?[\p{L}/]/u.test(tail) || countWords(tail) > MOST.tail)) return null;
  const { figure } = sum;
  return { ...figure, display: figure.display + tail, suffix: figure.suffix + tail };
}

function priceWithLead(cell: string, base: string): Price | null {
  const text = cell.trim();
  const whole = priceOf(text, base);
  if (whole !== null) return { figure: whole };
  const [sum] = findFigures(text, base);
  const lead = text.slice(0, sum?.start ?? 0).trim();
  if (sum === undefined || lead === "" || !/^[\p{L}\p{M}\s.]+$/u.test(lead) || countWords(lead) > MOST.lead)
    return null;
  const figure = priceOf(text.slice(sum.start), base);
  return figure === null ? null : { figure, lead };
}

type Row = { name: string; price: string };

/** Two to four things and what each costs as cards with large prices; null where one is more than that, or none costs anything. */
export function pricedRows(
  rows: readonly Row[],
  { base, language }: SceneContext,
): NumberVisual["figures"] | null {
  if (rows.length < THINGS.least || rows.length > THINGS.most) return null;
  const found = rows.flatMap(({ name: said, price }) => {
    const name = withoutAmountVerb(said, base);
    const one = countWords(name) > MOST.name ? null : priceWithLead(price, base);
    return one === null ? [] : [{ ...one, figure: grouped(one.figure, language), label: name }];
  });
  return found.length === rows.length && found.some(({ figure }) => (figure.value ?? 0) > 0) ? found : null;
}

const PARTS = /,\s+|[、，،]\s*|\s[–—·]\s/u;

/** "Alone: three dishes, 16,000 won a week", "For two: …": sides that are told by what each is and costs; null for others. */
export function pricedSides(
  { sides }: ContrastBlock,
  { base, language }: SceneContext,
): NumberVisual["figures"] | null {
  if (sides.length < THINGS.least || sides.length > THINGS.most) return null;
  const found = sides.flatMap(({ title, tone, titled, sentences }) => {
    const [only, another] = sentences;
    if (!titled || tone !== "neutral" || only === undefined || another !== undefined) return [];
    const parts = withoutStop(only.shown).split(PARTS);
    const priced = parts.filter((part) => findFigures(part, base).some(isSum));
    const rest = parts.filter((part) => !priced.includes(part)).join(", ");
    const [part, other] = priced;
    const price = part === undefined || other !== undefined ? null : priceWithLead(part, base);
    if (price === null || countWords(title) > MOST.name || countWords(rest) > MOST.told) return [];
    const name = capitalise(title, language);
    const told = rest === "" ? { label: name } : { name, label: capitalise(rest, language) };
    return [{ ...price, figure: grouped(price.figure, language), ...told }];
  });
  return found.length === sides.length && found.some(({ figure }) => (figure.value ?? 0) > 0) ? found : null;
}
