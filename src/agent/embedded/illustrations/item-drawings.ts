import { isLineDrawing } from "../../../artifacts/illustrations.ts";
import type { BulletsVisual, ProcessVisual } from "../../../artifacts/storyboard.ts";
import { isGrave } from "./grave-words.ts";
import { itemThing } from "./item-things.ts";
import { plainThings } from "./plain-things.ts";

export type Listed = BulletsVisual | ProcessVisual;

/** The drawings of items, null for none. */
export type OfItems = (string | null)[];

export function isListed(visual: { kind: string }): visual is Listed {
  return visual.kind === "bullets" || visual.kind === "process";
}

/** What a list's items say, each its label and what stands below it. */
export function wordsOf(visual: Listed): { label: string; detail: string }[] {
  return visual.kind === "bullets"
    ? visual.items.map(({ label, detail = "" }) => ({ label, detail }))
    : visual.steps.map(({ title, detail = "" }) => ({ label: title, detail }));
}

/**
 * The thing that each item of a list names by its plain noun, first in its label; the same thing once in a list, for two items
 * beside one picture are not told apart. None where the items are forbidden: what is crossed out is not shown.
 */
export function drawingsOfItems(visual: Listed, base: string, isFree: (drawing: string) => boolean): OfItems {
  const words = wordsOf(visual);
  if (visual.kind === "bullets" && visual.denied === true) return words.map(() => null);
  const taken = new Set<string>();
  const drawn = words.map(({ label, detail }) => {
    if (isGrave(`${label} ${detail}`, base)) return null;
    const item = visual.kind === "bullets" ? itemThing(label, base) : undefined;
    if (item?.drawing === null) return null;
    const first =
      item === undefined ? [label, detail].flatMap((text) => firstNamed(text, base)) : [item.drawing];
    const own = first.find((drawing) => isFree(drawing) && !taken.has(drawing)) ?? null;
    if (own !== null) taken.add(own);
    return own;
  });
  return ofOneKind(drawn);
}

/**
 * Outlines beside coloured drawings look like two hands' work: a list keeps the kind that it has more of, unless each item is drawn,
 * where one without its picture would look forgotten.
 */
function ofOneKind(drawn: OfItems): OfItems {
  if (!drawn.includes(null)) return drawn;
  const lines = drawn.filter((one) => one !== null && isLineDrawing(one)).length;
  const coloured = drawn.filter((one) => one !== null && !isLineDrawing(one)).length;
  if (lines === 0 || coloured === 0) return drawn;
  return drawn.map((one) => (one !== null && isLineDrawing(one) === lines > coloured ? one : null));
}

/** What a text names first. */
function firstNamed(text: string, base: string): string[] {
  const small = text.toLowerCase();
  const placeOf = (term: string): number => {
    const at = small.indexOf(term.replace(/\*+$/u, "").slice(0, 5));
    return at === -1 ? small.length : at;
  };
  const [first] = plainThings(text, base).toSorted((a, b) => placeOf(a.term) - placeOf(b.term));
  return first === undefined ? [] : [first.drawing];
}

/** A list with these drawings beside its items, and no others. */
export function withItemDrawings<Of extends Listed>(visual: Of, drawings: OfItems): Of {
  const drawn = <Item extends { illustration?: string }>(item: Item, at: number): Item => {
    const { illustration: _before, ...plain } = item;
    const own = drawings[at] ?? null;
    return (own === null ? plain : { ...plain, illustration: own }) as Item;
  };
  return visual.kind === "bullets"
    ? { ...visual, items: visual.items.map(drawn) }
    : { ...visual, steps: visual.steps.map(drawn) };
}

/** The drawings that a list's items have. */
export function drawnItems(visual: Listed): OfItems {
  const items: readonly { illustration?: string }[] = visual.kind === "bullets" ? visual.items : visual.steps;
  return items.map(({ illustration }) => illustration ?? null);
}

/** The drawings of a list's items where half of them at least have one: one item's among many words is not seen. */
export function seenItems(visual: Listed): string[] {
  const items = drawnItems(visual);
  const drawn = items.filter((one) => one !== null);
  return drawn.length * 2 >= items.length ? drawn : [];
}
