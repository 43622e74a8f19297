import type { Layer, Paint, Rect } from "../../../artifacts/timeline.ts";
import { layOutFlex } from "../../layout/flex.ts";
import type { FlexBox } from "../../layout/flex.ts";
import { fitText } from "../../layout/text-block.ts";
import type { TextBlock } from "../../layout/text-block.ts";
import type { TextStyle } from "../../layout/text-context.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { enter, wipe } from "../../layout/motion.ts";
import type { ComponentContext } from "../component.ts";
import { eyebrowBlock } from "./eyebrow.ts";

/** A scene's heading and what it leaves free for the content below. */
export type HeadingLayout = { layers: Layer[]; rest: Rect };

/**
 * What stands with a heading. `isQuiet`: what stands below is the picture.
 */
export type HeadingManner = { eyebrow?: string; isQuiet?: boolean };

/**
 * The frame that every scene shares: its heading in the style's manner (on paper under a short rule of ink
 * that draws first, in the wide frame over a rule of gold), and below it the room for the content. It stands on the style's
 * axis above a sentence and above a list alike. Without a heading all is free.
 */
export function sceneHeading(
  heading: string | undefined,
  context: ComponentContext,
  { eyebrow, isQuiet = false }: HeadingManner = {},
): HeadingLayout {
  const { theme, box, format, opening, direction, portrait } = context;
  const { align } = theme.habit;
  if (heading === undefined || heading.trim() === "") return { layers: [], rest: box };
  const above = eyebrow === undefined ? null : eyebrowBlock(eyebrow, box.width, context);
  const block = fitText(
    heading,
    headingStyle(context, isQuiet),
    // A measure of about 24 words' width keeps a long heading in two even lines.
    { width: box.width, maxLines: portrait ? 3 : 2, height: Math.round(box.height * 0.3) },
    context,
  );
  const { rect } = layOutFlex(sceneTree(block, above, align, context), box, direction);
  const layers: Layer[] = [];
  const rule = theme.habit.heading === "plain" ? null : rect("rule");
  if (rule !== null) {
    const ink = theme.habit.heading === "rule-above" && above === null ? "text" : "primary";
    const paint: Paint = { kind: "rect", ...rule, fill: theme.color[ink] };
    layers.push(layerOf("heading-rule", [paint], wipe(theme, opening, direction), format));
  }
  if (above !== null)
    layers.push(
      layerOf(
        "eyebrow",
        paintBlock(above, { ...rect("eyebrow"), align }, context),
        enter(theme, opening),
        format,
      ),
    );
  const words = paintBlock(block, { ...rect("heading"), align }, context);
  layers.push(layerOf("heading", words, enter(theme, opening), format));
  return { layers, rest: rect("rest") };
}

/** Above words that are the picture a heading only says what they belong to: small, and coloured. */
function headingStyle(context: ComponentContext, isQuiet: boolean): TextStyle {
  const { theme } = context;
  const size = headingSize(context);
  const style = { face: "heading" as const, size, color: theme.color.text };
  return isQuiet
    ? {
        ...style,
        size: Math.max(Math.round(size * QUIET), Math.round(READ * theme.unit)),
        color: theme.color.primary,
      }
    : style;
}

const QUIET = 0.66;
/** And px at a short side of 1080 that are read with ease. */
const READ = 44;

/** In a square a heading shares the width of a tall frame, and half of its height, with the content. */
export function headingSize({ theme, portrait, format }: ComponentContext): number {
  return isSquare(portrait, format) ? Math.round(theme.size.title * 0.84) : theme.size.title;
}

function isSquare(portrait: boolean, format: ComponentContext["format"]): boolean {
  return portrait && format.width === format.height;
}

function sceneTree(
  heading: TextBlock,
  eyebrow: TextBlock | null,
  align: "start" | "center",
  context: ComponentContext,
): FlexBox {
  const { theme, portrait, format } = context;
  const px = (value: number) => Math.round(value * theme.unit);
  const { heading: manner } = theme.habit;
  const [plain, ruled] = isSquare(portrait, format) ? [48, 46] : portrait ? [72, 72] : [52, 54];
  const children: FlexBox[] = [{ id: "heading", height: heading.height }];
  if (eyebrow !== null)
    children.unshift({ id: "eyebrow", height: eyebrow.height, margin: { bottom: px(10) } });
  const rule: FlexBox = { id: "rule", height: theme.stroke, alignSelf: align };
  if (manner === "rule-above")
    children.unshift({ ...rule, width: px(64), margin: { bottom: px(eyebrow === null ? 26 : 20) } });
  if (manner === "rule-below") children.push({ ...rule, width: px(96), margin: { top: px(22) } });
  return {
    children: [
      ...children,
      { id: "rest", grow: 1, margin: { top: px(manner === "rule-below" ? ruled : plain) } },
    ],
  };
}
