import { findIcon } from "../../icons/find-icon.ts";
import { fits, textBlock } from "../../layout/text-block.ts";
import type { TextBlock } from "../../layout/text-block.ts";
import type { FaceName, Theme } from "../../styles/theme.ts";
import type { ComponentContext } from "../component.ts";
import { hueOf } from "./panel.ts";

/** One item of anything that lists: a point, a step, an event. */
export type ListItem = {
  label: string;
  detail?: string;
  marker:
    | { kind: "icon"; name: string }
    | { kind: "text"; text: string }
    | { kind: "dot"; /** A place in time, not a point that the style would mark. */ plain?: true };
  hue: string;
  /** When it enters. */
  frame: number;
  /** Its label stands quietly from the start, as the dates of a timeline do. */
  early?: boolean;
};

type Source = { label: string; detail?: string | undefined; icon?: string | undefined; frame: number };

/** Items with the icons that their nouns find; dots for all where one finds none: half a row of icons looks forgotten. */
export function iconItems(sources: Source[], context: ComponentContext): ListItem[] {
  const icons = sources.map(({ icon }) => (icon === undefined ? null : findIcon(icon)));
  const complete = !icons.includes(null);
  return sources.map(({ label, detail, frame }, index) => {
    const name = icons[index] ?? null;
    return {
      label,
      ...(detail === undefined || detail.trim() === "" ? {} : { detail }),
      marker: complete && name !== null ? { kind: "icon", name } : { kind: "dot" },
      hue: hueOf(context.theme, index),
      frame,
    };
  });
}

/** How much larger than the common scale a style sets labels and details. */
export function listScale({ size, unit }: Theme): { label: number; detail: number } {
  return { label: size.label / (42 * unit), detail: size.body / (36 * unit) };
}

export type FittedPair = { label: TextBlock; detail: TextBlock | null };

export type PairLimits = {
  labelWidth: number;
  detailWidth: number;
  /** Of label and detail together when stacked, of the taller one otherwise. */
  height: number;
  stacked: boolean;
  labelSize: number;
  detailSize: number;
  labelFace: FaceName;
  maxLines?: number;
  /** Below this the labels count as not fitting, and another arrangement is tried. */
  smallestLabel?: number;
  /** Better a word broken than an item not shown. */
  mayBreakWords?: boolean;
};

/** Labels and details of one list, all labels at one size and all details at another; null where none fits. */
export function fitPairs(
  items: Pick<ListItem, "label" | "detail">[],
  limits: PairLimits,
  context: ComponentContext,
): FittedPair[] | null {
  const { theme } = context;
  // Side by side a long detail need not make the labels small, nor the other way round.
  let [labelFactor, detailFactor] = [1, 1];
  for (;;) {
    const labelSize = Math.max(theme.minSize, Math.round(limits.labelSize * labelFactor));
    const detailSize = Math.max(theme.minSize, Math.round(limits.detailSize * detailFactor));
    const pairs = items.map((item) => pairAt(item, labelSize, detailSize, limits, context));
    const labelsFit = pairs.every(({ label }) => labelFits(label, limits));
    const detailsFit = pairs.every(({ detail }) => detail === null || detailFits(detail, limits));
    const together = !limits.stacked || pairs.every((pair) => pairHeight(pair, limits) <= limits.height);
    if (labelsFit && detailsFit && together) return pairs;
    if (labelSize < (limits.smallestLabel ?? 0)) return null;
    const smallest = (fit: boolean, size: number) => (fit && together) || size === theme.minSize;
    if (smallest(labelsFit, labelSize) && smallest(detailsFit, detailSize)) return null;
    if (!labelsFit || !together) labelFactor *= 0.93;
    if (!detailsFit || !together) detailFactor *= 0.93;
  }
}

function pairAt(
  { label, detail }: Pick<ListItem, "label" | "detail">,
  labelSize: number,
  detailSize: number,
  limits: PairLimits,
  context: ComponentContext,
): FittedPair {
  const { color } = context.theme;
  const labelStyle = { face: limits.labelFace, size: labelSize, color: color.text };
  const detailStyle = { face: "body" as const, size: detailSize, color: color.muted };
  return {
    label: textBlock(label, labelStyle, { width: limits.labelWidth }, context),
    detail:
      detail === undefined ? null : textBlock(detail, detailStyle, { width: limits.detailWidth }, context),
  };
}

function labelFits(label: TextBlock, limits: PairLimits): boolean {
  const { labelWidth, height, maxLines = 3 } = limits;
  return fits(whole(label, limits), { width: labelWidth, height, maxLines });
}

function detailFits(detail: TextBlock, limits: PairLimits): boolean {
  const { detailWidth, height, maxLines = 3 } = limits;
  return fits(whole(detail, limits), { width: detailWidth, height, maxLines: maxLines + 1 });
}

function whole(block: TextBlock, { mayBreakWords }: PairLimits): TextBlock {
  return mayBreakWords === true ? { ...block, brokenWord: false } : block;
}

export function pairHeight({ label, detail }: FittedPair, { stacked }: Pick<PairLimits, "stacked">): number {
  if (detail === null) return label.height;
  const between = Math.round(label.style.size * 0.22);
  return stacked ? label.height + between + detail.height : Math.max(label.height, detail.height);
}
