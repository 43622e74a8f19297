import type { FlexBox } from "./flex.ts";
import { fits, textBlock } from "./text-block.ts";
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
  // Flexbox asks for the same width again and again, and breaking lines is the costly part.
  const known = new Map<number, TextBlock>();
  const block = (width: number): TextBlock => {
    const asked = Math.min(width, 1e6);
    const found = known.get(asked) ?? textBlock(source, style, { width: asked }, context);
    known.set(asked, found);
    return found;
  };
  const isLawful = (width: number): boolean => {
    const made = block(width);
    const judged = mayBreakWords ? { ...made, brokenWord: false } : made;
    return fits(judged, { width, ...(maxLines === undefined ? {} : { maxLines }) });
  };
  const measure: FlexBox["measure"] = ({ width }) => {
    const made = block(width);
    return { width: made.width, height: isLawful(width) ? made.height : UNFIT };
  };
  return { box: { ...box, measure }, block, fits: isLawful };
}

/** Higher than any frame. */
const UNFIT = 1e5;
