import type { Emphasis } from "../../../artifacts/cue.ts";
import { fitDisplay, fits, textBlock } from "../../layout/text-block.ts";
import type { ComponentContext } from "../component.ts";
import type { Room, Voice, Voices } from "./two-voices.ts";

/** What is told of an item while it stands, in the place of what was told before. */
export type Turn = { text: string; emphasis: Emphasis[]; frame: number; until: number | null };

/**
 * An item that has the frame to itself: what it is called, its number above and what is said of it below; `turns` where that is told
 * in turn. `smaller`: px that what is said is at most, where that of other items is so small.
 */
export type LoneItem = {
  text: string;
  detail?: string;
  turns?: readonly Turn[];
  numeral?: string;
  smaller?: number;
};

/** Of the size of the label; what is told in turn is heard as it is read, and is nearly as large. */
const DETAIL = { wished: 0.62, least: 0.5 };
const TURN = { wished: 0.8, least: 0.66 };
const GAP = { above: 0.2, below: 0.34 };
const FINER = 0.92;
/** Of its size, a label that breaks better so: a step that nobody sees. */
export const STEP_SMALLER = 0.9;
const MOST_LINES = { label: { wide: 3, tall: 4 }, detail: { wide: 5, tall: 8 }, turn: { wide: 4, tall: 6 } };
/** A label that is a whole sentence takes more lines, or is smaller than a heading, before what is told under it is fine print. */
const TOLD_LABEL = { lines: { wide: 1, tall: 3 }, least: 0.62 };

/** The item with its label no larger than `size`, and what is said of it as large as there is room for; smaller together where it must be. */
export function itemVoices(item: LoneItem, size: number, room: Room, context: ComponentContext): Voices {
  const { theme, portrait } = context;
  const shape = portrait ? "tall" : "wide";
  const told = item.turns === undefined || item.turns.length === 0 ? null : item.turns;
  // Among items that are told in turn one of which only a detail is told has it as large as theirs.
  const below = item.turns === undefined ? DETAIL : TURN;
  const numeralOf = (labelSize: number) => ({
    face: "heading" as const,
    size: labelSize,
    color: theme.color.primary,
  });
  const setAt = (labelSize: number, part: number): Voices & { isRight: boolean } => {
    const numeral =
      item.numeral === undefined
        ? null
        : textBlock(item.numeral, numeralOf(labelSize), { width: room.width }, context);
    const wished = Math.min(Math.round(labelSize * part), item.smaller ?? Number.POSITIVE_INFINITY);
    const smaller = {
      face: "body" as const,
      size: Math.max(theme.minSize, wished),
      color: theme.color.text,
    };
    const limits = { width: room.width, maxLines: MOST_LINES[told === null ? "detail" : "turn"][shape] };
    const said = told ?? (item.detail === undefined ? [] : [{ text: item.detail, emphasis: [] }]);
    const voices = said.map(({ text, emphasis }): Voice => {
      const block = textBlock(text, smaller, limits, context);
      return { block, source: text, emphasis, gap: Math.round(labelSize * GAP.below) };
    });
    const tallest = voices.reduce<Voice | null>(
      (most, voice) => (most !== null && most.block.height >= voice.block.height ? most : voice),
      null,
    );
    const detail = tallest?.block ?? null;
    const gaps = { above: Math.round(labelSize * GAP.above), below: Math.round(labelSize * GAP.below) };
    const around =
      (numeral === null ? 0 : numeral.height + gaps.above) +
      (detail === null ? 0 : detail.height + gaps.below);
    const left = {
      width: room.width,
      height: room.height - around,
      maxLines: MOST_LINES.label[shape] + (told === null ? 0 : TOLD_LABEL.lines[shape]),
      steady: true,
    };
    const label = fitDisplay(
      item.text,
      { face: "heading", size: labelSize, color: theme.color.text },
      left,
      context,
    );
    const isRight =
      label.style.size >= labelSize * STEP_SMALLER &&
      fits(label, left) &&
      voices.every(({ block }) => fits(block, limits));
    return {
      ...(numeral === null
        ? {}
        : { before: { block: numeral, source: item.numeral ?? "", emphasis: [], gap: gaps.above } }),
      point: { block: label, source: item.text, emphasis: [], gap: 0 },
      ...(tallest === null ? {} : { after: tallest }),
      ...(told === null ? {} : { turns: voices }),
      isRight,
    };
  };
  const smallest = theme.size.heading * (told === null ? 1 : TOLD_LABEL.least);
  for (let labelSize = size; labelSize > smallest; labelSize = Math.floor(labelSize * FINER)) {
    for (let part = below.wished; part >= below.least; part *= FINER) {
      const { isRight, ...voices } = setAt(labelSize, part);
      if (isRight) return voices;
    }
  }
  const { isRight: _, ...voices } = setAt(Math.round(smallest), below.wished);
  return voices;
}
