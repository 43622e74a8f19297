import type { Layer, Paint } from "../../../artifacts/timeline.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { enter, fadeIn } from "../../layout/motion.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { standingOn } from "../../layout/standing-on.ts";
import { fitDisplay, fits, textBlock, type TextBlock } from "../../layout/text-block.ts";
import type { ChapterGround } from "../../styles/chapter-ground.ts";
import { mix } from "../../styles/contrast.ts";
import { shapeOf } from "../../styles/scale.ts";
import type { ComponentContext } from "../component.ts";
import { aboveWords } from "./start-line.ts";
import { SENTENCES } from "./type-steps.ts";

/** Lines of a heading at most in the largest size of the film's sentences, or between that and the next; else in the next. */
const MOST_LINES = { wide: 3, tall: 5, square: 4 };
/** Of the page's room, what a heading takes at most. */
const HIGHEST = 0.84;
/** A film of fewer sections is seen at a glance. */
export const FEWEST_MARKS = 3;
/** px at a short side of 1080: one mark of each section, and what is between two; all of them take no more of the width than `most`. */
const MARKS = { width: 72, height: 8, gap: 16, most: 0.6 };
/** How much of the ink those have that are still to come. */
const TO_COME = 0.3;

/**
 * The page that announces a section: its heading alone, as large as what strikes, on the ground that all of them have, and below it how
 * far the film has come. A picture beside it belongs to what follows.
 */
export function chapterPage(id: string, heading: string, context: ComponentContext): Layer[] {
  const { opening, format, box, chapter = null } = context;
  const read = readOn(chapter, context);
  const block = headingBlock(heading, read);
  const y = box.y + aboveWords(box, box.height - block.height, context);
  const paint = paintBlock(block, { x: box.x, y, width: box.width, align: "start" }, read);
  const words = [layerOf(id, paint, enter(context.theme, opening), format)];
  const ground =
    chapter === null
      ? []
      : [layerOf("bleed-chapter", chapter.paint, { opacity: fadeIn(context.theme, 0) }, format)];
  const marks = marksPaint(chapter?.on ?? context.theme.color.background, read);
  const progress =
    marks.length === 0 ? [] : [layerOf("bleed-progress", marks, enter(read.theme, opening), format)];
  return [...ground, ...progress, ...(chapter === null ? words : standingOn(chapter.on, words))];
}

/** The context of words on such a ground: all of them are in its ink. */
export function readOn(chapter: ChapterGround | null, context: ComponentContext): ComponentContext {
  if (chapter === null) return context;
  const { ink } = chapter;
  const color = { ...context.theme.color, text: ink, primary: ink, muted: ink };
  return { ...context, theme: { ...context.theme, color } };
}

/** All sections of a film are announced in one size, the largest in which each is a few lines. */
function headingBlock(text: string, context: ComponentContext): TextBlock {
  const { theme, box, format } = context;
  const shape = shapeOf(format);
  const [strikes, told] = SENTENCES[shape];
  // The marks have the page's foot.
  const limits = { width: box.width, height: box.height * HIGHEST, maxLines: MOST_LINES[shape] };
  const blockAt = (heading: string, size: number): TextBlock =>
    textBlock(heading, { face: "heading", size, color: theme.color.text }, limits, context);
  const headings = [text, ...(context.section?.headings ?? [])];
  const sizes = [strikes, (strikes + told) / 2, told].map((step) => Math.round(step * theme.size.display));
  const size = sizes.find((one) => headings.every((heading) => fits(blockAt(heading, one), limits)));
  if (size !== undefined) return blockAt(text, size);
  const style = { face: "heading" as const, size: sizes.at(-1) ?? theme.size.title, color: theme.color.text };
  return fitDisplay(text, style, { ...limits, maxLines: limits.maxLines + 2 }, context);
}

/** A mark for each section along the page's foot, those that have come in full. */
function marksPaint(ground: string, { section = null, theme, box, direction }: ComponentContext): Paint[] {
  const many = section?.headings.length ?? 0;
  if (section === null || many < FEWEST_MARKS) return [];
  const { text } = theme.color;
  const px = (value: number) => Math.round(value * theme.unit);
  const pitch = Math.min(px(MARKS.width + MARKS.gap), Math.floor((box.width * MARKS.most) / many));
  const [width, height] = [Math.max(1, pitch - px(MARKS.gap)), px(MARKS.height)];
  return Array.from({ length: many }, (_, at): Paint => {
    const x = direction === "rtl" ? box.x + box.width - at * pitch - width : box.x + at * pitch;
    const fill = at < section.at ? text : mix(ground, text, TO_COME);
    return { kind: "rect", x, y: box.y + box.height - height, width, height, fill };
  });
}
