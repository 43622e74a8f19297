import { standsIn } from "../../../artifacts/things-in-places.ts";
import type { TitleVisual } from "../../../artifacts/storyboard.ts";
import type { Layer, Paint, Rect } from "../../../artifacts/timeline.ts";
import { blockBox, nearMiddle } from "../../layout/flex-places.ts";
import { layOutFlex } from "../../layout/flex.ts";
import type { FlexBox } from "../../layout/flex.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { enter, wipe } from "../../layout/motion.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { standingOn } from "../../layout/standing-on.ts";
import { fitDisplay, fitText } from "../../layout/text-block.ts";
import type { TextBlock } from "../../layout/text-block.ts";
import { paintsPlaces } from "../../places/paint-place.ts";
import { isPortrait } from "../../styles/scale.ts";
import type { Component, ComponentContext } from "../component.ts";
import { readOn } from "../shared/chapter-page.ts";
import { titleSize } from "../shared/title-size.ts";
import { eyebrowBlock } from "../shared/eyebrow.ts";
import { isGrounded, settingOf } from "../../settings/where-things-stand.ts";
import { drawnWing } from "../shared/wing/wing-layers.ts";
import { wingScene } from "../shared/wing/wing-room.ts";
import { closingWords, isClosing } from "./closing-words.ts";
import { coverOf } from "./cover.ts";
import { titleParts } from "./title-parts.ts";

/** Characters beyond which a title may take more lines than look best: smaller words would look worse. */
const LONG_TITLE = 70;

/** Share of the free height above words that stand under a wing, and under a drawing in a tall frame: they keep near to it. */
const UNDER = { wing: 0.3, drawing: 0.12 };

/** Of a title in two: of the height the name takes at most, of its size what follows it, and px at 1080 between them. */
const NAME_HEIGHT = 0.62;
const SECOND = 0.52;
const SECOND_GAP = 28;

/** And beyond which no drawing stands beside it. */
const FULL_TITLE = 90;

/** The film's opening: the title large, beside a picture of its subject where there is a true one, else a cover. */
export const title: Component<TitleVisual> = {
  kind: "title",
  layout: (visual, context) => {
    const { illustration } = visual;
    // A title of many words is the picture: beside another its letters would be small.
    const drawn = illustration !== undefined && visual.title.length <= FULL_TITLE;
    // In a place that the style paints its thing stands there.
    const stands = drawn && context.place !== null && paintsPlaces(context.theme) && standsIn(context.place, illustration); // prettier-ignore
    const apart = drawn && !stands;
    const { words, layers, ground } = apart
      ? drawnOpening(illustration, context)
      : coverOf(visual.title, stands ? { ...context, thing: illustration } : context);
    const read = readOn(ground, context);
    // Words keep near to a picture; with the page for themselves they are in its middle.
    const above = ground !== null || layers.length === 0 ? undefined : freeAbove(apart, context);
    const said = isClosing(visual, context)
      ? closingWords(visual, words, above, read)
      : wordLayers(visual, words, above, read);
    return { layers: [...layers, ...(ground === null ? said : standingOn(ground.on, said))], findings: [] };
  },
};

function drawnOpening(illustration: string, context: ComponentContext) {
  const { words, wing } = wingScene({}, "cover", context, { isSet: isGrounded(settingOf(illustration)) });
  return { words, layers: drawnWing(illustration, wing, context), ground: null };
}

function freeAbove(drawn: boolean, { theme, portrait, format }: ComponentContext): number | undefined {
  if (theme.habit.align === "start") return portrait ? UNDER.wing : undefined;
  return drawn && isPortrait(format) ? UNDER.drawing : undefined;
}

function wordLayers(
  { title, subtitle, subtitleCue, eyebrow }: TitleVisual,
  rect: Rect,
  free: number | undefined,
  context: ComponentContext,
): Layer[] {
  const { theme, format, opening, direction, portrait } = context;
  const { align } = theme.habit;
  const px = (value: number) => Math.round(value * theme.unit);
  const above = eyebrow === undefined ? null : eyebrowBlock(eyebrow, rect.width, context);
  const small = { face: "body" as const, size: px(isPortrait(format) ? 68 : 60), color: theme.color.muted };
  const limits = { width: Math.min(rect.width, px(1240)), maxLines: 4, height: rect.height * 0.32 };
  const under = subtitle === undefined ? null : fitText(subtitle, small, limits, context);
  const spent = (above === null ? 0 : above.height + px(16)) + px(88) + (under?.height ?? 0);
  const parts = titleParts(title);
  const block = fitDisplay(
    parts?.name ?? title,
    {
      face: "heading",
      size: titleSize(context),
      color: theme.color.text,
      leading: Math.min(1.08, theme.face.heading.leading),
    },
    {
      width: rect.width,
      height: (rect.height - spent) * (parts === null ? 1 : NAME_HEIGHT),
      maxLines: (portrait ? 6 : 4) + (title.length > LONG_TITLE ? 2 : 0),
    },
    context,
  );
  const second = { face: "heading" as const, size: Math.max(px(54), Math.round(block.style.size * SECOND)), color: theme.color.primary }; // prettier-ignore
  const room = { width: rect.width, height: rect.height - spent - block.height - px(SECOND_GAP), maxLines: portrait ? 4 : 3 }; // prettier-ignore
  const rest = parts === null ? null : fitText(parts.rest, second, room, context);
  const fine = theme.habit.heading === "rule-below";
  const things: FlexBox[] = [
    blockBox("title", block),
    ...(rest === null ? [] : [blockBox("title-rest", rest, { margin: { top: px(SECOND_GAP) } })]),
    {
      id: "rule",
      width: px(fine ? 120 : 160),
      height: fine ? theme.stroke : px(8),
      alignSelf: align,
      margin: { top: px(36), bottom: px(52) - (fine ? theme.stroke : px(8)) },
    },
  ];
  if (above !== null) things.unshift(blockBox("eyebrow", above, { margin: { bottom: px(16) } }));
  if (under !== null) things.push(blockBox("subtitle", under));
  // Words under a picture keep near to it.
  const tree = { children: nearMiddle(things, free) };
  const layout = layOutFlex(tree, rect, direction);
  const after = opening + Math.round(theme.motion.enter * 0.7);
  const said = (id: string, words: TextBlock | null, frame: number): Layer[] =>
    words === null
      ? []
      : [layerOf(id, paintBlock(words, { ...layout.rect(id), align }, context), enter(theme, frame), format)];
  const rule: Paint = {
    kind: "rect",
    ...layout.rect("rule"),
    radius: fine ? 0 : px(4),
    fill: theme.color.primary,
  };
  return [
    ...said("eyebrow", above, opening),
    ...said("title", block, opening),
    ...said("title-rest", rest, opening),
    layerOf("title-rule", [rule], wipe(theme, after, direction), format),
    ...said("subtitle", under, subtitleCue === undefined ? after : Math.max(after, context.at(subtitleCue))),
  ];
}
