import type { QuoteVisual } from "../../../artifacts/storyboard.ts";
import type { Layer, Paint } from "../../../artifacts/timeline.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { enter, fadeIn } from "../../layout/motion.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { fitDisplay, fitText, textBlock } from "../../layout/text-block.ts";
import type { Component, ComponentContext } from "../component.ts";
import { sceneHeading } from "../shared/scene-heading.ts";

/** Somebody's words under a large quotation mark, and who said them. */
export const quote: Component<QuoteVisual> = {
  kind: "quote",
  layout: (visual, context) => {
    const { theme, format, portrait } = context;
    const { layers, rest } = sceneHeading(visual.heading, context);
    const { align } = theme.habit;
    const px = (value: number) => Math.round(value * theme.unit);
    const inset = portrait ? 0 : px(64);
    const width = rest.width - 2 * inset;
    const mark = markHeight(context);
    const by = visual.attribution === undefined ? null : attribution(visual.attribution, width, context);
    const room = rest.height - mark - (by === null ? 0 : by.height + px(44));
    const block = fitDisplay(
      stripQuotes(visual.text),
      {
        face: "heading",
        size: Math.round(theme.size.display * (visual.heading === undefined ? 0.906 : 0.75)),
        color: theme.color.text,
        weight: Math.min(500, theme.face.heading.weight),
        leading: 1.24,
      },
      { width, height: room, maxLines: portrait ? 9 : 6 },
      context,
    );
    const total = mark + block.height + (by === null ? 0 : by.height + px(44));
    const top = Math.round(rest.y + (rest.height - total) * 0.46);
    const x = rest.x + inset;
    const frame = visual.heading === undefined ? context.opening : context.at(visual.cue);
    const textTop = top + mark;
    const content: Layer[] = [
      layerOf(
        "quote-mark",
        markPaint({ x, y: top, width }, context),
        { opacity: fadeIn(theme, frame) },
        format,
      ),
      layerOf(
        "quote",
        paintBlock(block, { x, y: textTop, width, align }, context),
        enter(theme, frame),
        format,
      ),
    ];
    if (by !== null) {
      const y = textTop + block.height + px(44);
      const delay = frame + Math.round(theme.motion.enter * 0.7);
      content.push(
        layerOf(
          "attribution",
          by.paint(x, y),
          enter(theme, Math.min(delay, context.frames - theme.motion.enter - 1)),
          format,
        ),
      );
    }
    return { layers: [...layers, ...content], findings: [] };
  },
};

/** The mark stands for the quotes that the text brings. */
function stripQuotes(text: string): string {
  return text.trim().replace(/^["“”„«»‘’「『]+|["“”„«»‘’」』]+$/gu, "");
}

function markHeight({ theme }: ComponentContext): number {
  return Math.round(110 * theme.unit);
}

function markPaint(place: { x: number; y: number; width: number }, context: ComponentContext): Paint[] {
  const { theme } = context;
  const size = Math.round(260 * theme.unit);
  const color = theme.habit.hues === "each" ? theme.color.accent : theme.color.primary;
  const latin = { ...context, language: "en" };
  const block = textBlock("“", { face: "heading", size, color, leading: 1 }, { width: size * 2 }, latin);
  // The glyph hangs from the cap line; lifted so that its ink starts at the top of the block.
  return paintBlock(
    block,
    { ...place, y: place.y - Math.round(size * 0.1), align: theme.habit.align },
    { ...latin, direction: context.direction },
  );
}

function attribution(text: string, width: number, context: ComponentContext) {
  const { theme, direction } = context;
  const rule = Math.round(56 * theme.unit);
  const gap = Math.round(24 * theme.unit);
  const style = { face: "strong" as const, size: theme.size.body, color: theme.color.muted };
  const block = fitText(
    text.replace(/^[—–-]\s*/u, ""),
    style,
    { width: width - rule - gap, maxLines: 2 },
    context,
  );
  return {
    height: block.height,
    paint: (x: number, y: number): Paint[] => {
      const line = Math.round(y + block.leading / 2);
      const rtl = direction === "rtl";
      if (theme.habit.align === "center") return paintBlock(block, { x, y, width, align: "center" }, context);
      return [
        {
          kind: "rect",
          x: rtl ? x + width - rule : x,
          y: line - theme.stroke / 2,
          width: rule,
          height: theme.stroke,
          fill: theme.color.primary,
        },
        ...paintBlock(block, { x: rtl ? x : x + rule + gap, y, width: width - rule - gap }, context),
      ];
    },
  };
}
