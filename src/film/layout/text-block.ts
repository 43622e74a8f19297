import { balancedWidth, breakLines, lineWidth, measureText, tidy } from "./text-measure.ts";
import { fontFor, leadingPx, trackingPx } from "./text-context.ts";
import type { TextContext, TextStyle } from "./text-context.ts";

/** A text broken into lines, ready to be painted anywhere. Lengths in px of the format. */
export type TextBlock = {
  style: TextStyle;
  lines: { text: string; width: number }[];
  /** Of the widest line. */
  width: number;
  /** Lines × leading. */
  height: number;
  leading: number;
  /** A single word was wider than the column, and was broken. */
  brokenWord: boolean;
};

export type BlockLimits = {
  width: number;
  height?: number;
  maxLines?: number;
  /** Even lines; on unless turned off (code, captions). */
  balance?: boolean;
};

/** Breaks a text at one size. */
export function textBlock(
  source: string,
  style: TextStyle,
  limits: BlockLimits,
  context: TextContext,
): TextBlock {
  const text = tidy(source);
  const leading = leadingPx(style, context);
  if (text === "") return { style, lines: [], width: 0, height: 0, leading, brokenWord: false };
  const font = fontFor(text, style, context);
  const measured = measureText(text, font, trackingPx(text, style, context), context.language);
  const width = limits.balance === false ? limits.width : balancedWidth(measured, limits.width);
  const { lines, brokenWord } = breakLines(measured, width);
  if (style.features !== undefined) {
    // The line breaker knows nothing of features; tabular figures are wider than proportional ones.
    for (const line of lines)
      line.width = lineWidth(line.text, font, trackingPx(text, style, context), style.features);
  }
  return {
    style,
    lines,
    width: Math.ceil(Math.max(...lines.map((line) => line.width))),
    height: lines.length * leading,
    leading,
    brokenWord,
  };
}

export function fits(block: TextBlock, { width, height, maxLines }: BlockLimits): boolean {
  return (
    !block.brokenWord &&
    block.width <= width + 1 &&
    block.height <= (height ?? Number.POSITIVE_INFINITY) &&
    block.lines.length <= (maxLines ?? Number.POSITIVE_INFINITY)
  );
}

/** Sizes from `largest` down to the smallest allowed, each about a tenth smaller. */
export function sizeLadder(largest: number, context: TextContext): number[] {
  const { minSize } = context.theme;
  const sizes: number[] = [];
  for (let size = largest; size > minSize; size = Math.floor(size * 0.9)) sizes.push(size);
  return [...sizes, minSize];
}

/**
 * The largest size at which a text fits its limits. Where none does, the block at the smallest size
 * comes back, and `fits` tells: the caller then takes another column, or another page.
 */
export function fitText(
  source: string,
  style: TextStyle,
  limits: BlockLimits,
  context: TextContext,
): TextBlock {
  for (const size of sizeLadder(style.size, context)) {
    const block = textBlock(source, { ...style, size }, limits, context);
    if (fits(block, limits)) return block;
  }
  return textBlock(source, { ...style, size: context.theme.minSize }, limits, context);
}

/** The largest common size at which every text fits: texts of one kind look alike. */
export function fitTogether(
  sources: { text: string; limits: BlockLimits }[],
  style: TextStyle,
  context: TextContext,
): TextBlock[] {
  let blocks: TextBlock[] = [];
  for (const size of sizeLadder(style.size, context)) {
    blocks = sources.map(({ text, limits }) => textBlock(text, { ...style, size }, limits, context));
    if (blocks.every((block, index) => fits(block, sources[index]?.limits ?? { width: 0 }))) return blocks;
  }
  return blocks;
}
