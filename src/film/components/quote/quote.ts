import type { QuoteVisual } from "../../../artifacts/storyboard.ts";
import type { Layer, Paint, Rect } from "../../../artifacts/timeline.ts";
import { lettersOf } from "../../layout/letters.ts";
import { blockBox, nearMiddle } from "../../layout/flex-places.ts";
import { layOutFlex } from "../../layout/flex.ts";
import type { FlexBox } from "../../layout/flex.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { movedDown } from "../../layout/moved-down.ts";
import { enter } from "../../layout/motion.ts";
import { OPENING_MARKS, quotationMarks } from "../../layout/quotation-marks.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { fitDisplay, fitText } from "../../layout/text-block.ts";
import type { TextBlock } from "../../layout/text-block.ts";
import { shapeOf } from "../../styles/scale.ts";
import type { Component, ComponentContext } from "../component.ts";
import { barRoom, hasQuoteBar } from "../shared/beside-line.ts";
import { barTracks, startBar } from "../shared/start-bar.ts";
import { aboveWords } from "../shared/start-line.ts";
import { SENTENCES } from "../shared/type-steps.ts";
import { greatestWing, type SetWords } from "../shared/wing/greatest-wing.ts";
import { plainWing } from "../shared/wing/wing-layers.ts";
import { wingScene } from "../shared/wing/wing-room.ts";

/** Above who said it, and below what leads up to it, in px at a short side of 1080. */
const BEFORE_NAME = 44;
const BELOW_LEAD = 36;

/** Letters of what was said in a breath, which is larger: it would be lost in its frame. */
const SHORT = 48;

/** Somebody's words are as large as most sentences of the film. They are read, not shouted; below what leads up to them they weigh more than that. */
const HEAVIEST = { alone: 500, led: 650 };

/** Somebody's words between their marks, what leads up to them and who said them. */
export const quote: Component<QuoteVisual> = {
  kind: "quote",
  layout: (visual, context) => {
    const { theme, format, direction } = context;
    const px = (value: number) => Math.round(value * theme.unit);
    const sceneAt = (part: number | null) => wingScene(visual, "plain", context, { part, isQuiet: true });
    const heightIn = (room: Rect): SetWords[] => {
      const { block, around } = setIn(room, visual, context);
      return [{ size: block.style.size, height: block.height + around, block }];
    };
    const part = greatestWing(heightIn, (tried) => sceneAt(tried).words, context);
    const { heading, words: rest, wing } = sceneAt(part);
    const { align } = theme.habit;
    const { text, marks, block, lead, by, around } = setIn(rest, visual, context);
    const things: FlexBox[] = [blockBox("words", block)];
    if (lead !== null) things.unshift(blockBox("lead", lead, { margin: { bottom: px(BELOW_LEAD) } }));
    if (by !== null) things.push(nameBox(by, context));
    const said: FlexBox = { id: "said", padding: { start: indentOf(context) }, children: things };
    const above = aboveWords(rest, rest.height - block.height - around, context);
    const isCentred = align === "center";
    const tree: FlexBox = { children: isCentred ? nearMiddle([said]) : [{ height: above }, said] };
    const { rect } = layOutFlex(tree, rest, direction);
    const headed = isCentred ? heading : movedDown(heading, above);
    const frame = visual.heading === undefined ? context.opening : context.at(visual.cue);
    const spans = [
      { start: 0, end: marks[0].length },
      { start: text.length - marks[1].length, end: text.length },
    ];
    const emphasis = { spans, color: theme.color.primary, source: text };
    const bar = hasQuoteBar(theme)
      ? [layerOf("quote-bar", [startBar(rect("said"), context)], barTracks(theme, frame), format)]
      : [];
    const content: Layer[] = [
      ...bar,
      layerOf(
        "quote",
        paintBlock(block, { ...rect("words"), align, emphasis }, context),
        enter(theme, frame),
        format,
      ),
    ];
    if (lead !== null)
      content.push(layerOf("lead", paintBlock(lead, { ...rect("lead"), align }, context), enter(theme, frame), format)); // prettier-ignore
    if (by !== null) {
      const delay = frame + Math.round(theme.motion.enter * 0.7);
      const entrance = enter(theme, Math.min(delay, context.frames - theme.motion.enter - 1));
      content.push(layerOf("attribution", namePaint(by, rect, context), entrance, format));
    }
    return { layers: [...plainWing(visual.text, wing, context), ...headed, ...content], findings: [] };
  },
};

/** Somebody's words as large as a room allows, with what leads up to them, who said them, and the height of both, px. */
type SetQuote = {
  text: string;
  marks: readonly [string, string];
  block: TextBlock;
  lead: TextBlock | null;
  by: TextBlock | null;
  around: number;
};

/** px that somebody's words stand in, where the style has a bar beside them. */
function indentOf(context: ComponentContext): number {
  return hasQuoteBar(context.theme) ? barRoom(context) : 0;
}

function setIn(room: Rect, visual: QuoteVisual, context: ComponentContext): SetQuote {
  const { theme, format, portrait } = context;
  const px = (value: number) => Math.round(value * theme.unit);
  const { height } = room;
  const width = room.width - indentOf(context);
  const by = visual.attribution === undefined ? null : nameBlock(visual.attribution, width, context);
  const lead = visual.lead === undefined ? null : leadBlock(visual.lead, width, context);
  const around = (lead === null ? 0 : lead.height + px(BELOW_LEAD)) + (by === null ? 0 : by.height + px(BEFORE_NAME)); // prettier-ignore
  const marks = quotationMarks(context.language, visual.heading);
  const text = quoted(visual.text, marks);
  const style = {
    face: "heading" as const,
    size: Math.round(
      theme.size.display * SENTENCES[shapeOf(format)][lettersOf(visual.text) <= SHORT ? 0 : 1],
    ),
    color: theme.color.text,
    weight: Math.min(lead === null ? HEAVIEST.alone : HEAVIEST.led, theme.face.heading.weight),
    leading: 1.24,
  };
  const limits = { width, height: height - around, maxLines: portrait ? 9 : 6, steady: true };
  return { text, marks, block: fitDisplay(text, style, limits, context), lead, by, around };
}

/** Between both marks of the film's language, or of its heading, which both belong to what is said. */
export function quoted(text: string, [open, close]: readonly [string, string]): string {
  const said = text.trim();
  return `${open}${OF_A_PART.test(said) ? said : said.replace(BROUGHT, "")}${close}`;
}

/** What opens and what closes somebody's words; an apostrophe closes none. */
const OPENS = `[${OPENING_MARKS}]`;
const CLOSES = `["”“»’」』]`;
const CLOSED = `${CLOSES}(?!\\p{L})`;
/** Marks around a part of what is said. */
const OF_A_PART = new RegExp(
  [
    // "‘I don't know’ is a good answer."
    `^${OPENS}.*${CLOSED}.*[\\p{L}\\p{N}].*(?<!${CLOSES})$`,
    // "He said ‘no’"
    `^(?!${OPENS}).*(?<!\\p{L})${OPENS}.*${CLOSES}$`,
    // "‘Yes’ is better than ‘no’"
    `^${OPENS}.*${CLOSED}[^${OPENING_MARKS}]*\\s${OPENS}.*${CLOSES}$`,
  ].join("|"),
  "su",
);

/** Marks around a text that brings its own. */
const BROUGHT = new RegExp(`^[${OPENING_MARKS}’]\\s?|\\s?["“”„«»‘’」』]$`, "gu");

/** From the rule before a name to the name, and how long the rule is. */
const DASH = { gap: 24, length: 56 };

function nameBlock(text: string, width: number, context: ComponentContext): TextBlock {
  const { size, color, unit } = context.theme;
  const style = {
    face: "strong" as const,
    size: size.lead,
    color: color.muted,
  };
  const dash = Math.round((DASH.length + DASH.gap) * unit);
  return fitText(text.replace(/^[—–-]\s*/u, ""), style, { width: width - dash, maxLines: 2 }, context);
}

/** What leads up to somebody's words tells as well, and is larger than who said them. */
const LEADS = 1.3;

/** When, or to whom, words were said. */
function leadBlock(text: string, width: number, context: ComponentContext): TextBlock {
  const { size, color } = context.theme;
  return fitText(
    text,
    { face: "body", size: Math.round(size.lead * LEADS), color: color.text },
    { width, maxLines: 3 },
    context,
  );
}

/** A name after a short rule; by itself where words stand centred. */
function nameBox(by: TextBlock, { theme }: ComponentContext): FlexBox {
  const px = (value: number) => Math.round(value * theme.unit);
  const margin = { top: px(BEFORE_NAME) };
  if (theme.habit.align === "center") return blockBox("name", by, { margin });
  const dash: FlexBox = {
    id: "dash",
    width: px(DASH.length),
    height: theme.stroke,
    margin: { top: Math.round((by.leading - theme.stroke) / 2) },
  };
  return {
    direction: "row",
    align: "start",
    gap: px(DASH.gap),
    margin,
    children: [dash, blockBox("name", by, { grow: 1 })],
  };
}

function namePaint(by: TextBlock, rect: (id: string) => Rect, context: ComponentContext): Paint[] {
  const { align } = context.theme.habit;
  const words = paintBlock(by, { ...rect("name"), align }, context);
  if (align === "center") return words;
  return [{ kind: "rect", ...rect("dash"), fill: context.theme.color.primary }, ...words];
}
