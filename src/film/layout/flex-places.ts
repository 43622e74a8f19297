import type { FlexBox } from "./flex.ts";
import type { TextBlock } from "./text-block.ts";

/** Share of the free height that stands above: what fills a frame alone looks centred a little above the middle. */
export const OPTICAL = 0.46;

/** Things one under another, together a little above the middle of their column. */
export function nearMiddle(things: FlexBox[], above = OPTICAL): FlexBox[] {
  return [{ grow: above }, ...things, { grow: 1 - above }];
}

/** The place of a text that was broken for its column already. */
export function blockBox(id: string, { height }: TextBlock, box: FlexBox = {}): FlexBox {
  return { ...box, id, height };
}
