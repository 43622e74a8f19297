import type { Layer, Paint, Rect } from "../../../artifacts/timeline.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { enter, fadeIn } from "../../layout/motion.ts";
import type { ChapterGround } from "../../styles/chapter-ground.ts";
import { mix } from "../../styles/contrast.ts";
import { shapeOf } from "../../styles/scale.ts";
import type { ComponentContext } from "../component.ts";
import { fitLine, lonelyLine, type LonelyLine } from "./lonely-line.ts";
import { SENTENCES } from "./type-steps.ts";

/** Lines of a heading in the largest size of the film's sentences; one that takes more is in the next. */
const MOST_LINES = { wide: 3, tall: 5, square: 4 };
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
  const line = lineOf(id, heading, read);
  const words = lonelyLine(line, box, read);
  const ground =
    chapter === null
      ? []
      : [layerOf("bleed-chapter", chapter.paint, { opacity: fadeIn(context.theme, 0) }, format)];
  const marks = marksPaint(chapter?.on ?? context.theme.color.background, read);
  const progress =
    marks.length === 0 ? [] : [layerOf("bleed-progress", marks, enter(read.theme, opening), format)];
  return [...ground, ...progress, ...standingOn(chapter, words)];
}

/** The context of words on such a ground: all of them are in its ink. */
export function readOn(chapter: ChapterGround | null, context: ComponentContext): ComponentContext {
  if (chapter === null) return context;
  const { ink } = chapter;
  const color = { ...context.theme.color, text: ink, primary: ink, muted: ink };
  return { ...context, theme: { ...context.theme, color } };
}

/** Says of each text that it stands there. */
export function standingOn(chapter: ChapterGround | null, layers: readonly Layer[]): Layer[] {
  if (chapter === null) return [...layers];
  const { on } = chapter;
  const standing = (paint: Paint): Paint => (paint.kind === "text" ? { ...paint, on } : paint);
  return layers.map((layer) => ({ ...layer, paint: layer.paint.map(standing) }));
}

function lineOf(id: string, text: string, context: ComponentContext): LonelyLine {
  const { theme, box, format, opening } = context;
  const shape = shapeOf(format);
  const lineAt = (step: number): LonelyLine => {
    const largest = Math.round(theme.size.display * step);
    return { id, text, emphasis: [], size: step, largest, steady: true, frame: opening };
  };
  const [strikes, told] = SENTENCES[shape];
  const largest = lineAt(strikes);
  const { block } = fitLine(largest, box, context).point;
  return block.lines.length <= MOST_LINES[shape] && block.style.size === largest.largest
    ? largest
    : lineAt(told);
}

/** A mark for each section along the page's foot, those that have come in full. */
function marksPaint(ground: string, { progress = null, theme, box, direction }: ComponentContext): Paint[] {
  if (progress === null) return [];
  const { text } = theme.color;
  const px = (value: number) => Math.round(value * theme.unit);
  const pitch = Math.min(px(MARKS.width + MARKS.gap), Math.floor((box.width * MARKS.most) / progress.of));
  const width = Math.max(1, pitch - px(MARKS.gap));
  const foot: Rect = { ...box, y: box.y + box.height - px(MARKS.height), height: px(MARKS.height) };
  return Array.from({ length: progress.of }, (_, at): Paint => {
    const x = direction === "rtl" ? foot.x + foot.width - at * pitch - width : foot.x + at * pitch;
    const fill = at < progress.at ? text : mix(ground, text, TO_COME);
    return { kind: "rect", x, y: foot.y, width, height: foot.height, fill };
  });
}
