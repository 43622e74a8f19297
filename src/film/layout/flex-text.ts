import type { FlexBox } from "./flex.ts";
import { fits, mayTakeMoreLines, textBlock } from "./text-block.ts";
import type { TextBlock } from "./text-block.ts";
import type { TextContext, TextStyle } from "./text-context.ts";

/** A text as a box of a flexible layout, and the block to paint once its width is known. */
export type FlexText = {
  box: FlexBox;
  block: (width: number) => TextBlock;
  /** Whether it stands in a column of this width: no word broken, not a line too many. */
  fits: (width: number) => boolean;
};

type TextBox = FlexBox & {
  id: string;
  maxLines?: number;
  /** Better a word broken than a text not shown. */
  mayBreakWords?: boolean;
};

/**
 * A text that is as wide as its lines and as high as they need. A word that must be broken, or a line
 * too many, makes it taller than any frame, so that the layout does not fit.
 */
export function flexText(
  source: string,
  style: TextStyle,
  context: TextContext,
  { maxLines, mayBreakWords = false, ...box }: TextBox,
): FlexText {
  // Flexbox asks again and again, and breaking lines is the costly part.
  const known: { asked: number; made: TextBlock }[] = [];
  const block = (width: number): TextBlock => {
    const room = Math.min(width, 1e6);
    // At the width that it turned out to have, a text stays as it was broken, whatever was rounded.
    const found = known.find(({ asked, made }) => asked === room || (asked > room && made.width <= room));
    if (found !== undefined) return found.made;
    const made = textBlock(source, style, { width: room }, context);
    known.push({ asked: room, made });
    return made;
  };
  // Even lines of one sentence are as many as uneven ones: whether it fits is known before its lines are made even.
  const isSure = !mayTakeMoreLines(source, context);
  const uneven = new Map<number, TextBlock>();
  const rough = (width: number): TextBlock => {
    if (!isSure) return block(width);
    const found = known.find(({ asked, made }) => asked >= width && made.width <= width)?.made;
    const made =
      found ??
      uneven.get(width) ??
      textBlock(source, style, { width: Math.min(width, 1e6), balance: false }, context);
    uneven.set(width, made);
    return made;
  };
  const isLawful = (width: number): boolean => {
    const made = rough(width);
    const judged = mayBreakWords ? { ...made, brokenWord: false } : made;
    return fits(judged, { width, ...(maxLines === undefined ? {} : { maxLines }) });
  };
  const measure: FlexBox["measure"] = ({ width, given }) => {
    const made = given ? rough(width) : block(width);
    return { width: made.width, height: isLawful(width) ? made.height : UNFIT };
  };
  return { box: { ...box, measure }, block, fits: isLawful };
}

/** Higher than any frame. */
const UNFIT = 1e5;
