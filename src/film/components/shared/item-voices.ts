import { fitDisplay, fits, textBlock } from "../../layout/text-block.ts";
import type { ComponentContext } from "../component.ts";
import type { Room, Voices } from "./two-voices.ts";

/** An item that has the frame to itself: what it is called, its number above and what is said of it below. */
export type LoneItem = { text: string; detail?: string; numeral?: string };

/** Of the size of the label. */
const DETAIL = { wished: 0.62, least: 0.5 };
const GAP = { above: 0.2, below: 0.34 };
const FINER = 0.92;
const MOST_LINES = { label: { wide: 3, tall: 4 }, detail: { wide: 5, tall: 8 } };

/** The item with its label no larger than `size`, and what is said of it as large as there is room for; smaller together where it must be. */
export function itemVoices(item: LoneItem, size: number, room: Room, context: ComponentContext): Voices {
  const { theme, portrait } = context;
  const shape = portrait ? "tall" : "wide";
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
    const smaller = {
      face: "body" as const,
      size: Math.max(theme.minSize, Math.round(labelSize * part)),
      color: theme.color.text,
    };
    const limits = { width: room.width, maxLines: MOST_LINES.detail[shape] };
    const detail = item.detail === undefined ? null : textBlock(item.detail, smaller, limits, context);
    const gaps = { above: Math.round(labelSize * GAP.above), below: Math.round(labelSize * GAP.below) };
    const around =
      (numeral === null ? 0 : numeral.height + gaps.above) +
      (detail === null ? 0 : detail.height + gaps.below);
    const left = {
      width: room.width,
      height: room.height - around,
      maxLines: MOST_LINES.label[shape],
      steady: true,
    };
    const label = fitDisplay(
      item.text,
      { face: "heading", size: labelSize, color: theme.color.text },
      left,
      context,
    );
    const isRight =
      label.style.size === labelSize && fits(label, left) && (detail === null || fits(detail, limits));
    return {
      ...(numeral === null
        ? {}
        : { before: { block: numeral, source: item.numeral ?? "", emphasis: [], gap: gaps.above } }),
      point: { block: label, source: item.text, emphasis: [], gap: 0 },
      ...(detail === null
        ? {}
        : { after: { block: detail, source: item.detail ?? "", emphasis: [], gap: gaps.below } }),
      isRight,
    };
  };
  for (let labelSize = size; labelSize > theme.size.heading; labelSize = Math.floor(labelSize * FINER)) {
    for (let part = DETAIL.wished; part >= DETAIL.least; part *= FINER) {
      const { isRight, ...voices } = setAt(labelSize, part);
      if (isRight) return voices;
    }
  }
  const { isRight: _, ...voices } = setAt(theme.size.heading, DETAIL.wished);
  return voices;
}
