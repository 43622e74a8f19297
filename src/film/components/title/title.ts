import type { TitleVisual } from "../../../artifacts/storyboard.ts";
import type { Layer, Rect } from "../../../artifacts/timeline.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { enter, wipe } from "../../layout/motion.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { fitDisplay, fitText } from "../../layout/text-block.ts";
import { isPortrait } from "../../styles/scale.ts";
import type { Component, ComponentContext } from "../component.ts";
import { eyebrowPaint } from "../shared/eyebrow.ts";
import { illustrationLayers, roomForPicture } from "../shared/illustration.ts";
import { artLayers, bleedLayers } from "./title-art.ts";
import { titleIcon } from "./title-icon.ts";

/** Characters beyond which a title may take more lines than look best: smaller words would look worse. */
const LONG_TITLE = 70;

/** The film's opening: the title large, beside a picture of its subject where there is a true one. */
export const title: Component<TitleVisual> = {
  kind: "title",
  layout: (visual, context) => {
    const { box, theme, format, portrait, direction } = context;
    const icon = titleIcon(visual.title, context.language);
    const { illustration } = visual;
    const free = theme.habit.art === "none" || theme.habit.art === "bleed";
    if (illustration !== undefined && free) {
      const { words, picture } = roomForPicture(box, context);
      const drawing = illustrationLayers(illustration, picture, context);
      return { layers: [...drawing, ...wordLayers(visual, words, context)], findings: [] };
    }
    if (theme.habit.art === "none") return { layers: wordLayers(visual, box, context), findings: [] };
    if (theme.habit.art === "bleed") {
      const words = { ...box, width: Math.round(box.width * (portrait ? 1 : 0.86)) };
      if (direction === "rtl") words.x = box.x + box.width - words.width;
      return {
        layers: [...bleedLayers(icon, context), ...wordLayers(visual, words, context)],
        findings: [],
      };
    }
    const gap = Math.round((format.width === format.height ? 56 : 100) * theme.unit);
    let words: Rect;
    let art: Rect;
    if (portrait) {
      const tall = isPortrait(format);
      // Two rows of tiles fill the width.
      const tiled = icon === null && illustration === undefined && theme.habit.art === "plate";
      const part = tall ? 0.5 : illustration === undefined ? 0.38 : 0.48;
      const height = Math.round(tiled ? (box.width * 2) / (tall ? 3 : 5) : box.height * part);
      art = { ...box, height };
      words = { ...box, y: box.y + height + gap, height: box.height - height - gap };
    } else {
      const width = Math.round(box.width * (theme.habit.art === "plate" ? 0.34 : 0.38));
      const rtl = direction === "rtl";
      art = { ...box, x: rtl ? box.x : box.x + box.width - width, width };
      words = { ...box, x: rtl ? box.x + width + gap : box.x, width: box.width - width - gap };
    }
    return {
      layers: [
        ...artLayers({ title: visual.title, icon, illustration }, art, context),
        ...wordLayers(visual, words, context),
      ],
      findings: [],
    };
  },
};

function wordLayers(
  { title, subtitle, eyebrow }: TitleVisual,
  rect: Rect,
  context: ComponentContext,
): Layer[] {
  const { theme, format, opening, direction, portrait } = context;
  const { align } = theme.habit;
  const px = (value: number) => Math.round(value * theme.unit);
  const above = eyebrow === undefined ? null : eyebrowPaint(eyebrow, { ...rect, y: 0 }, context);
  const small = { face: "body" as const, size: px(44), color: theme.color.muted };
  const under =
    subtitle === undefined
      ? null
      : fitText(
          subtitle,
          small,
          { width: Math.min(rect.width, px(1180)), maxLines: 4, height: rect.height * 0.3 },
          context,
        );
  const spent = (above === null ? 0 : above.height + px(16)) + px(88) + (under?.height ?? 0);
  const block = fitDisplay(
    title,
    {
      face: "heading",
      size: Math.round(theme.size.display * (portrait ? 1.1 : 1.35)),
      color: theme.color.text,
      leading: Math.min(1.08, theme.face.heading.leading),
    },
    {
      width: rect.width,
      height: rect.height - spent,
      maxLines: (portrait ? 6 : 4) + (title.length > LONG_TITLE ? 2 : 0),
    },
    context,
  );
  const total = spent + block.height;
  let y = Math.round(
    rect.y + Math.max(0, rect.height - total) * (portrait && align === "start" ? 0.3 : 0.46),
  );
  const layers: Layer[] = [];
  if (eyebrow !== undefined && above !== null) {
    layers.push(
      layerOf(
        "eyebrow",
        eyebrowPaint(eyebrow, { ...rect, y, align }, context).paint,
        enter(theme, opening),
        format,
      ),
    );
    y += above.height + px(16);
  }
  layers.push(
    layerOf(
      "title",
      paintBlock(block, { x: rect.x, y, width: rect.width, align }, context),
      enter(theme, opening),
      format,
    ),
  );
  y += block.height + px(36);
  const fine = theme.habit.heading === "rule-below";
  const rule = px(fine ? 120 : 160);
  const start = direction === "rtl" ? rect.x + rect.width - rule : rect.x;
  const x = align === "center" ? Math.round(rect.x + (rect.width - rule) / 2) : start;
  const bar = {
    kind: "rect" as const,
    x,
    y,
    width: rule,
    height: fine ? theme.stroke : px(8),
    radius: fine ? 0 : px(4),
    fill: theme.color.primary,
  };
  const after = opening + Math.round(theme.motion.enter * 0.7);
  layers.push(layerOf("title-rule", [bar], wipe(theme, after, direction), format));
  y += px(52);
  if (under !== null)
    layers.push(
      layerOf(
        "subtitle",
        paintBlock(under, { x: rect.x, y, width: rect.width, align }, context),
        enter(theme, after),
        format,
      ),
    );
  return layers;
}
