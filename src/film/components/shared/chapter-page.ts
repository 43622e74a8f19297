import type { Layer, Paint } from "../../../artifacts/timeline.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { enter, fadeIn } from "../../layout/motion.ts";
import type { ChapterGround } from "../../styles/chapter-ground.ts";
import { mix } from "../../styles/contrast.ts";
import { shapeOf } from "../../styles/scale.ts";
import type { ComponentContext } from "../component.ts";
import { fitLine, lonelyLine, type LonelyLine } from "./lonely-line.ts";
import { SENTENCES } from "./type-steps.ts";

/** Lines of a heading at most in the largest size of the film's sentences, or between that and the next; else in the next. */
const MOST_LINES = { wide: 3, tall: 5, square: 4 };
/** px at a short side of 1080: one mark of each section, and what is between two; all of them take no more of the width than `most`. A film of fewer sections is seen at a glance. */
const MARKS = { fewest: 3, width: 72, height: 8, gap: 16, most: 0.6 };
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

/** All sections of a film are announced in one size, the largest in which each is a few lines. */
function lineOf(id: string, text: string, context: ComponentContext): LonelyLine {
  const { theme, box, format, opening } = context;
  const shape = shapeOf(format);
  const lineAt = (step: number): LonelyLine => {
    const largest = Math.round(theme.size.display * step);
    return { id, text, emphasis: [], size: step, largest, steady: true, frame: opening };
  };
  const [strikes, told] = SENTENCES[shape];
  const headings = [text, ...(context.section?.headings ?? [])];
  const fitsAll = (line: LonelyLine): boolean =>
    headings.every((heading) => {
      const { block } = fitLine({ ...line, text: heading }, box, context).point;
      return block.lines.length <= MOST_LINES[shape] && block.style.size === line.largest;
    });
  return [strikes, (strikes + told) / 2].map(lineAt).find(fitsAll) ?? lineAt(told);
}

/** A mark for each section along the page's foot, those that have come in full. */
function marksPaint(ground: string, { section = null, theme, box, direction }: ComponentContext): Paint[] {
  const many = section?.headings.length ?? 0;
  if (section === null || many < MARKS.fewest) return [];
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
