import type { TitleVisual } from "../../../artifacts/storyboard.ts";
import type { Layer, Paint, Rect } from "../../../artifacts/timeline.ts";
import { blockBox, nearMiddle } from "../../layout/flex-places.ts";
import { layOutFlex } from "../../layout/flex.ts";
import type { FlexBox } from "../../layout/flex.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { enter, wipe } from "../../layout/motion.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { fitDisplay, fitText, type TextBlock } from "../../layout/text-block.ts";
import { isPortrait, shapeOf } from "../../styles/scale.ts";
import type { ComponentContext } from "../component.ts";
import { eyebrowBlock } from "../shared/eyebrow.ts";
import { contactLines, reachOf } from "../statement/contact-lines.ts";
import { titleParts } from "./title-parts.ts";

/** Of the display size: what a film ends on, by its letters; what leads up to it, what it asks for, and the lines below. */
const SIZE = {
  title: { wide: 1.2, tall: 1.25, square: 1 },
  lead: 0.56,
  line: 0.62,
  lines: { wide: 0.5, tall: 0.6, square: 0.5 },
};
/** What is asked for is never larger than so much of the name above it. */
const BELOW_NAME = 0.62;
/** And what leads up to a title. */
const BEFORE_TITLE = 0.74;
/** px at a short side of 1080. */
const GAP = { eyebrow: 28, lead: 40, line: 30, rule: 44, lines: 12, facts: 32 };
/** Of the room's height that the lines, and what leads up to the title, may take. */
const MOST = { lines: 0.44, lead: 0.24, facts: 0.2 };

/** Whether a title is what its film ends on: it leads somewhere, asks for something or says how to reach somebody. */
export const isClosing = ({ lead, line, contacts }: TitleVisual, { role }: ComponentContext): boolean =>
  role === "summary" || lead !== undefined || line !== undefined || contacts !== undefined;

/** Shares of their size that all but the title are set in, the first at which everything has room. */
const SHARES = [1, 0.88, 0.76, 0.64, 0.52];

type Set = ReturnType<typeof setIn>;

/** The parts of the page, broken for its room; `high`: px that they take together. */
function setIn(visual: TitleVisual, room: Rect, share: number, context: ComponentContext) {
  const { theme, format } = context;
  const { color, size, unit } = theme;
  const px = (value: number) => Math.round(value * unit);
  const tall = isPortrait(format);
  const shape = shapeOf(format);
  const part = (text: string | undefined, at: number, tint: string, maxLines: number, most: number) => {
    if (text === undefined) return null;
    const style = {
      face: "heading" as const,
      size: Math.round(size.display * at),
      color: tint,
      leading: 1.24,
    };
    return fitText(text, style, { width: room.width, maxLines, height: Math.round(room.height * most) }, context); // prettier-ignore
  };
  const eyebrow = visual.eyebrow === undefined ? null : eyebrowBlock(visual.eyebrow, room.width, context);
  const led = part(visual.lead, SIZE.lead * share, color.text, tall ? 6 : 4, MOST.lead);
  const small = { face: "body" as const, size: px((tall ? 60 : 46) * share), color: color.muted };
  const below = { width: room.width, maxLines: tall ? 5 : 3, height: room.height * MOST.facts };
  const facts = visual.subtitle === undefined ? null : fitText(visual.subtitle, small, below, context);
  const reach = reachOf(visual.contacts ?? [], room, context, {
    largest: Math.round(size.display * SIZE.lines[shape] * share),
    height: Math.round(room.height * MOST.lines),
  });
  const parts = titleParts(visual.title);
  const asked = visual.line ?? parts?.rest;
  const ruled = reach !== null || facts !== null || (led === null && asked === undefined);
  const rule = theme.habit.heading === "rule-below" ? { width: px(120), height: theme.stroke } : { width: px(160), height: px(8) }; // prettier-ignore
  const taken = (height: number | undefined, gap: number): number => (height === undefined ? 0 : height + px(gap)); // prettier-ignore
  const around =
    taken(eyebrow?.height, GAP.eyebrow) +
    taken(led?.height, GAP.lead) +
    taken(ruled ? rule.height : undefined, GAP.rule) +
    taken(reach?.height, GAP.lines) +
    taken(facts?.height, GAP.facts);
  const style = {
    face: "heading" as const,
    size: Math.round(size.display * SIZE.title[shape]),
    color: color.text,
    leading: Math.min(1.12, theme.face.heading.leading),
  };
  const free = Math.max(0, room.height - around);
  const limits = {
    width: room.width,
    height: free * (asked === undefined ? 1 : 0.6),
    maxLines: tall ? 7 : 5,
  };
  const title = fitDisplay(parts?.name ?? visual.title, style, limits, context);
  // What leads up to a long title is smaller than it all the same.
  const most = (title.style.size / size.display) * BEFORE_TITLE;
  const isLarge = reach === null && facts === null && led !== null && led.style.size > most * size.display && most * size.display >= theme.minSize; // prettier-ignore
  const lead = isLarge ? part(visual.lead, most, color.text, tall ? 6 : 4, MOST.lead) : led;
  const left = Math.max(0, free - title.height - px(GAP.line)) / room.height;
  const ofLine = Math.min(SIZE.line, (title.style.size / size.display) * BELOW_NAME);
  const line = part(asked, ofLine, color.primary, tall ? 5 : 3, left);
  const high =
    around - (led?.height ?? 0) + (lead?.height ?? 0) + title.height + taken(line?.height, GAP.line);
  return { eyebrow, lead, title, line, rule: ruled ? rule : null, reach, facts, high };
}

/**
 * The film's last page: whose it is, what leads up to its last words, these or its name large, what it asks for in the style's colour,
 * and under a rule how to reach somebody, a line each with its sign. All of it stands together to the last frame.
 */
export function closingWords(
  visual: TitleVisual,
  room: Rect,
  above: number | undefined,
  context: ComponentContext,
): Layer[] {
  const { theme, format, opening, direction } = context;
  const { align, heading } = theme.habit;
  const px = (value: number) => Math.round(value * theme.unit);
  let set: Set | undefined;
  const { eyebrow: _, ...less } = visual;
  const { lead: __, ...least } = less;
  const smallest = SHARES.at(-1) ?? 1;
  // What is too much for a small frame is heard all the same: whose it is goes first.
  for (const [shown, share] of [
    ...SHARES.map((one) => [visual, one] as const),
    [less, smallest],
    [least, smallest],
  ] as const) {
    set = setIn(shown, room, share, context);
    if (set.high <= room.height) break;
  }
  if (set === undefined) return [];
  const { eyebrow, lead, title, line, rule, reach, facts } = set;
  const things: FlexBox[] = [];
  const put = (id: string, block: TextBlock | null, margin: NonNullable<FlexBox["margin"]> = {}): void => {
    if (block !== null) things.push(blockBox(id, block, { margin }));
  };
  put("eyebrow", eyebrow, { bottom: px(GAP.eyebrow) });
  put("lead", lead, { bottom: px(GAP.lead) });
  put("title", title);
  put("line", line, { top: px(GAP.line) });
  if (rule !== null) things.push({ id: "rule", ...rule, alignSelf: align, margin: { top: px(GAP.rule) } });
  if (reach !== null) things.push({ id: "reach", height: reach.height, margin: { top: px(GAP.lines) } });
  put("facts", facts, { top: px(GAP.facts) });
  const { rect } = layOutFlex({ children: nearMiddle(things, above) }, room, direction);
  const told = Math.max(opening, context.at(visual.cue));
  // What stands below the title comes no earlier than it.
  const after = told + Math.round(theme.motion.enter * 0.7);
  const factsAt = visual.subtitleCue === undefined ? after : Math.max(after, context.at(visual.subtitleCue));
  const said = (id: string, block: TextBlock | null, frame: number): Layer[] =>
    block === null
      ? []
      : [layerOf(id, paintBlock(block, { ...rect(id), align }, context), enter(theme, frame), format)];
  const ruleLayers = (): Layer[] => {
    const radius = heading === "rule-below" ? 0 : px(4);
    const mark: Paint = { kind: "rect", ...rect("rule"), radius, fill: theme.color.primary };
    return [layerOf("title-rule", [mark], wipe(theme, after, direction), format)];
  };
  return [
    ...said("eyebrow", eyebrow, opening),
    ...said("lead", lead, opening),
    ...said("title", title, told),
    ...said("line", line, told === opening ? after : told),
    ...(rule === null ? [] : ruleLayers()),
    ...(reach === null ? [] : contactLines(reach, rect("reach"), context, told === opening ? 0 : after)),
    ...said("facts", facts, factsAt),
  ];
}
