import { textBlock, widestWordWidth } from "../../layout/text-block.ts";
import type { TextStyle } from "../../layout/text-context.ts";
import type { ComponentContext } from "../component.ts";
import type { ColumnNeed } from "./column-widths.ts";

/** Wider than any column: nothing is broken in it. */
const UNBROKEN = 100_000;
/** Letters of a figure that stays on one line: "8 to 20 m³". */
const FIGURE = 16;

/** What a column asks for whose texts may be broken between words, but not within one, nor in a figure. */
export function needsOf(
  texts: readonly { text: string; style: TextStyle }[],
  context: ComponentContext,
): ColumnNeed {
  const whole = (text: string, style: TextStyle) =>
    textBlock(text, style, { width: UNBROKEN }, context).width;
  const least = texts.map(({ text, style }) =>
    /\p{Nd}/u.test(text) && text.length < FIGURE
      ? whole(text, style)
      : Math.max(
          widestWordWidth(text, style, context),
          ...text.split(/\s+/u).map((word) => (isUnspaced(word) ? 0 : whole(word, style))),
        ),
  );
  const most = texts.map(({ text, style }) => whole(text, style));
  return { least: Math.ceil(Math.max(0, ...least)) + 2, most: Math.ceil(Math.max(0, ...most)) + 2 };
}

/** Scripts whose words are not parted by spaces. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

export function isUnspaced(word: string): boolean {
  return UNSPACED.test(word);
}
