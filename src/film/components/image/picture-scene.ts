import type { Layer, Paint, Rect } from "../../../artifacts/timeline.ts";
import { layerOf, unionOf } from "../../layout/layer-builder.ts";
import { enter, fadeIn } from "../../layout/motion.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { fitText } from "../../layout/text-block.ts";
import type { TextBlock } from "../../layout/text-block.ts";
import { isPortrait, isWide } from "../../styles/scale.ts";
import type { ComponentContext, SceneLayout } from "../component.ts";
import { readAtArmsLength } from "../shared/arms-length.ts";
import { paged, staggered } from "../shared/attempt.ts";
import { iconItems } from "../shared/list-item.ts";
import { panelPaint } from "../shared/panel.ts";
import { rowList } from "../shared/row-list.ts";
import { sceneHeading } from "../shared/scene-heading.ts";

/** What stands beside pictures: a heading, a caption where there is one picture, short points. */
export type PictureWords = {
  heading?: string | undefined;
  caption?: string | undefined;
  points: readonly { text: string; frame: number }[];
};

/** Draws the pictures into a room and tells what of it they cover. */
export type DrawPictures = (room: Rect, place: { across: number; down: number }) => PicturesDrawn;
export type PicturesDrawn = { layers: Layer[]; covers: Rect };

/** How wide a column of words beside pictures is, in parts of the content box. */
const WORDS_WIDTH = { least: 0.3, withPoints: 0.38, most: 0.48 };
/** A picture narrower than this leaves a wide frame half empty: it stands on a mat of its own. */
const TALL = 0.9;
/** How wide a mat is: in parts of its picture, and of the content box. */
const MAT = { picture: 1.5, least: 0.36, most: 0.5 };
/** Pictures longer than this stand under their heading. */
const PANORAMA = 2.1;

/**
 * Pictures and their words: beside each other where the frame is wide or the pictures are tall, one under
 * the other where it is not. `aspect`: width by height of the pictures together.
 */
export function pictureScene(
  draw: DrawPictures,
  aspect: number,
  words: PictureWords,
  context: ComponentContext,
): SceneLayout {
  const { heading = "", caption = "", points } = words;
  const wordless = heading.trim() === "" && caption === "" && points.length === 0;
  if (wordless) return { layers: draw(context.box, { across: 0.5, down: 0.5 }).layers, findings: [] };
  const besides = isPortrait(context.format)
    ? false
    : isWide(context.format)
      ? aspect < PANORAMA
      : aspect < 0.8;
  const matted = besides && isWide(context.format) && aspect < TALL;
  const { layers } = matted
    ? onMat(draw, aspect, words, context)
    : besides
      ? beside(draw, words, context)
      : isPortrait(context.format) && points.length === 0 && aspect > 1
        ? poster(draw, words, context)
        : stacked(draw, words, context);
  const left = points.length - layers.filter(({ id }) => /^item-\d+$/.test(id)).length;
  const message = `${left} of ${points.length} points beside the picture found no room and are only said`;
  return { layers, findings: left === 0 ? [] : [{ severity: "warning", code: "points_left_out", message }] };
}

function beside(draw: DrawPictures, words: PictureWords, context: ComponentContext): SceneLayout {
  const { box, theme, direction } = context;
  const gap = theme.gap.column;
  const share = words.points.length > 0 ? WORDS_WIDTH.withPoints : WORDS_WIDTH.least;
  const least = Math.round(box.width * share);
  const rtl = direction === "rtl";
  const room = { ...box, x: rtl ? box.x : box.x + least + gap, width: box.width - least - gap };
  const { layers, covers } = draw(room, { across: rtl ? 0 : 1, down: 0.5 });
  // What tall pictures leave is the words'.
  const width = Math.min(Math.round(box.width * WORDS_WIDTH.most), box.width - covers.width - gap);
  const column = { ...box, x: rtl ? box.x + box.width - width : box.x, width };
  return { layers: [...layers, ...wordLayers(words, column, context)], findings: [] };
}

/** A tall picture in the middle of a mat that is as high as the box, its words in all that is left. */
function onMat(
  draw: DrawPictures,
  aspect: number,
  words: PictureWords,
  context: ComponentContext,
): SceneLayout {
  const { box, theme, direction, format, opening } = context;
  const gap = Math.round(theme.gap.column * 1.4);
  const wished = aspect * box.height * MAT.picture;
  const width = Math.round(Math.min(box.width * MAT.most, Math.max(box.width * MAT.least, wished)));
  const rtl = direction === "rtl";
  const mat: Rect = { ...box, x: rtl ? box.x : box.x + box.width - width, width };
  const pad = Math.round(Math.min(mat.width, mat.height) * 0.07);
  const room: Rect = {
    x: mat.x + pad,
    y: mat.y + pad,
    width: mat.width - 2 * pad,
    height: mat.height - 2 * pad,
  };
  const ground: Paint =
    theme.habit.panel === "rule"
      ? { kind: "rect", ...mat, fill: theme.color.surface }
      : panelPaint(theme, mat);
  const { layers } = draw(room, { across: 0.5, down: 0.5 });
  const column = { ...box, x: rtl ? mat.x + width + gap : box.x, width: box.width - width - gap };
  return {
    layers: [
      layerOf("picture-mat", [ground], { opacity: fadeIn(theme, opening) }, format),
      ...layers,
      ...wordLayers(words, column, context),
    ],
    findings: [],
  };
}

/** In a tall frame a wide picture with its heading above and its caption below as one block, in the frame's middle. */
function poster(draw: DrawPictures, words: PictureWords, context: ComponentContext): SceneLayout {
  const { box, theme } = context;
  const blockIn = (top: number): Layer[] => {
    const lower = { ...box, y: box.y + top, height: box.height - top };
    const { layers: head, rest } = sceneHeading(words.heading, { ...context, box: lower });
    const measured = words.caption === undefined ? [] : captionLayers(words.caption, rest, "lead", context);
    const under =
      measured.length === 0 ? 0 : unionOf(measured.map(({ bounds }) => bounds)).height + theme.gap.far;
    const { layers, covers } = draw({ ...rest, height: rest.height - under }, { across: 0.5, down: 0 });
    const below = {
      ...rest,
      y: covers.y + covers.height + Math.round(theme.gap.far * 0.7),
      height: Math.max(1, under),
    };
    const said = words.caption === undefined ? [] : captionLayers(words.caption, below, "lead", context);
    return [...head, ...layers, ...said];
  };
  const first = blockIn(0);
  const used = unionOf(first.map(({ bounds }) => bounds));
  const top = Math.max(0, Math.round((box.height - used.height) * 0.42));
  return { layers: top === 0 ? first : blockIn(top), findings: [] };
}

/** Heading, caption and points in a column, in its middle. */
function wordLayers(words: PictureWords, column: Rect, context: ComponentContext): Layer[] {
  const first = setWords(words, { ...context, box: column, portrait: true });
  const used = unionOf(first.map(({ bounds }) => bounds));
  const down = Math.max(0, Math.round((column.height - used.height) * 0.46));
  const lower = { ...column, y: column.y + down, height: column.height - down };
  return down === 0 ? first : setWords(words, { ...context, box: lower, portrait: true });
}

/** Heading, caption and points from the top of the box down. */
export function setWords(words: PictureWords, context: ComponentContext): Layer[] {
  const { layers, rest } = sceneHeading(words.heading, context);
  const said = words.caption === undefined ? [] : captionLayers(words.caption, rest, "lead", context);
  const taken =
    said.length === 0 ? 0 : unionOf(said.map(({ bounds }) => bounds)).height + context.theme.gap.far;
  const below = { ...rest, y: rest.y + taken, height: rest.height - taken };
  return [...layers, ...said, ...pointLayers(words.points, below, context)];
}

function stacked(draw: DrawPictures, words: PictureWords, context: ComponentContext): SceneLayout {
  const { theme } = context;
  const { layers: head, rest } = sceneHeading(words.heading, context);
  const { near, far } = theme.gap;
  // As narrow as it may become: at the size that it has there it needs no more lines in a wider place.
  const narrow = { ...rest, width: 0 };
  const measured =
    words.caption === undefined ? null : captionBlock(words.caption, rest, "small", context, narrow);
  const caption = measured === null || measured.lines.length === 0 ? 0 : measured.height + near;
  const points = Math.min(
    Math.round(rest.height * 0.42),
    words.points.length * Math.round(theme.size.body * (isPortrait(context.format) ? 3.2 : 2.4)),
  );
  const list = words.points.length === 0 ? 0 : points + far;
  const room = { ...rest, height: rest.height - caption - list };
  // A picture that leaves room below stands in the middle of it together with its caption.
  const { layers, covers } = draw(room, { across: 0.5, down: words.points.length > 0 ? 0 : 0.42 });
  const under = { ...rest, y: covers.y + covers.height + near, height: Math.max(caption, 1) };
  const said =
    words.caption === undefined
      ? []
      : captionLayers(words.caption, under, "small", context, covers, measured?.style.size);
  const top = covers.y + covers.height + caption + (list === 0 ? 0 : far);
  const below = { ...rest, y: top, height: Math.max(1, rest.y + rest.height - top) };
  return {
    layers: [...head, ...layers, ...said, ...pointLayers(words.points, below, context)],
    findings: [],
  };
}

/** A caption in one or two lines at the top of a rectangle, from the edge of what it belongs to. */
function captionLayers(
  text: string,
  rect: Rect,
  size: "lead" | "small",
  context: ComponentContext,
  above?: Rect,
  most?: number,
): Layer[] {
  const { theme, format, opening, direction } = context;
  const width = captionWidth(rect, above);
  const block = captionBlock(text, rect, size, context, above, most);
  const start =
    above === undefined ? rect.x : Math.max(rect.x, Math.min(above.x, rect.x + rect.width - width));
  const end = above === undefined ? rect.x + rect.width : above.x + above.width;
  const x = direction === "rtl" ? Math.max(rect.x, end - width) : start;
  // Below a heading on the axis of its page, and not below its picture's edge.
  const isOnAxis = above === undefined && theme.habit.align === "center";
  const place = isOnAxis
    ? { x: rect.x, y: rect.y, width: rect.width, align: "center" as const }
    : { x, y: rect.y, width };
  const paint = paintBlock(block, place, context);
  return paint.length === 0 ? [] : [layerOf("caption", paint, enter(theme, opening), format)];
}

/** A caption as its place lets it be set, of `most` px. */
function captionBlock(
  text: string,
  rect: Rect,
  size: "lead" | "small",
  context: ComponentContext,
  above?: Rect,
  most = Number.POSITIVE_INFINITY,
): TextBlock {
  const { body, small } = readAtArmsLength(context).theme.size;
  const large = Math.round(size === "lead" ? body * 1.06 : (body + small) / 2);
  const style = { face: "body" as const, size: Math.min(large, most), color: context.theme.color.muted };
  const limits = { width: captionWidth(rect, above), maxLines: size === "lead" ? 5 : 2 };
  return fitText(text, style, limits, context);
}

/** Under a narrow picture a caption may be wider than it. */
function captionWidth(rect: Rect, above?: Rect): number {
  return Math.min(rect.width, Math.max(above?.width ?? rect.width, rect.width * 0.6));
}

function pointLayers(points: PictureWords["points"], rect: Rect, context: ComponentContext): Layer[] {
  if (points.length === 0) return [];
  const frames = staggered(
    points.map(({ frame }) => frame),
    context,
  );
  const items = iconItems(
    points.map(({ text }, index) => ({
      label: text,
      detail: undefined,
      icon: undefined,
      frame: frames[index] ?? 0,
    })),
    context,
  );
  // Beside pictures the list gets what room is left: points that do not fit it are left to the voice.
  const fitting = items.filter((item) => rowList([item], rect, context) !== null);
  return paged(
    fitting,
    (page, { firstId, type }) => rowList(page, rect, context, { firstId, type }),
    context,
  );
}
