import type { Place } from "../../../../artifacts/place.ts";
import type { Layer, Rect } from "../../../../artifacts/timeline.ts";
import { silhouetteTop } from "../../../places/paint-place.ts";
import { thingTop } from "../../../places/thing.ts";
import { isPortrait } from "../../../styles/scale.ts";
import type { Theme } from "../../../styles/theme.ts";
import type { ComponentContext } from "../../component.ts";
import { sceneHeading, type HeadingManner } from "../scene-heading.ts";
import { showsNothing, wearsEmblems } from "./wing-motif.ts";
import { vignetteRoom } from "./vignette.ts";

/** What a wing holds: a drawing, a larger one beside few words, or shapes alone; or the picture that a film opens with. */
export type WingKind = "drawn" | "ample" | "plain" | "cover";
/**
 * The part that a wing takes where that is not the usual one: of the frame's height or of a story's stage above or below words, and of its width
 * beside them where it has no drawing of its own,
 * whether the drawing in it stands in a setting, which reaches across the stage, whether the heading gives way to words that are the picture, the places that are seen in it, and whether the words keep above
 * what rises there in a wide frame too (`isClear`), since they reach as far as it stands, and whether they stand alone, where that is not for the scene to say.
 */
type WingHabit = {
  part?: number | null;
  isSet?: boolean;
  isQuiet?: boolean;
  passing?: readonly Passed[];
  isClear?: boolean;
  isAlone?: boolean;
};
/** A place that is seen while a scene is told, and what stands in it. */
type Passed = { place: Place; thing: string | null };

/** Part of a wide frame's width that a wing takes. */
const BESIDE = { drawn: 0.3125, ample: 0.4375, plain: 0.1875, cover: 0.375 };
/** The same without a drawing of its own, where what the film opens on floats on the frame's ground: a block is seen when it is narrow. */
const FLOATING = 0.25;
/** Part of the height of others, with drawings and without alike, so that the words beneath stay where they are. */
const ABOVE = { tall: { words: 0.3, cover: 0.42 }, square: { words: 0.26, cover: 0.36 } };
/** Part of the stage under centred words. */
const BELOW = { wide: 0.22, other: 0.2 };
/** And what a place has more of it in a wide frame. */
const OF_PLACE = 0.025;
/** The same of a setting, and of one at the opening. */
const SET_BELOW = { wide: 0.43, ample: 0.54, other: 0.36, cover: 0.5 };
/** Part of that into which the words may reach. */
export const SKY = 0.16;
/** Part of the stage that a place goes on behind the words: its sky, and what is far away in it. */
const BEHIND = 0.09;
/** Between words and what rises highest in a place, px at a short side of 1080. */
const CLEAR = 20;
/** Between words and wing, px at a short side of 1080. */
const GAP = { beside: 88, above: 64 };

/** Between the frame's edge and what floats above words, px at a short side of 1080. */
const FLOAT = 44;

/** A scene of words beside a wing: its heading, the room for the words, and where the wing stands. */
export type WingScene = { heading: Layer[]; words: Rect; wing: Rect };
/** Of a wide frame's width, what words that stand alone on a page take: lines as long as the frame are hard to follow. */
const ALONE = 0.88;

/**
 * Whether a page of words has nothing beside them: where there is nothing to show, and on the style's other ground, where they are the
 * picture. The last of a film ends as it opened.
 */
export function standAlone(context: ComponentContext): boolean {
  const { turned, closes, view, theme } = context;
  return showsNothing(context) || (turned && !closes && view === null && theme.habit.art !== "none");
}

/** What stands above the words. */
type Headed = { heading?: string; eyebrow?: string };
type WingRoom = Pick<WingScene, "words" | "wing">;

/**
 * A wing is a part of the frame as far as its edges, at the end of lines in a wide frame and above them in others,
 * below where they are centred; a drawing is then a vignette above them. Above few words one may be as high as at the
 * opening. Wings keep clear of a logo; captions stand on plates of their own.
 */
export function wingScene(
  { heading, eyebrow }: Headed,
  kind: WingKind,
  context: ComponentContext,
  {
    part = null,
    isSet = false,
    isQuiet = false,
    passing = [],
    isClear = false,
    isAlone = standAlone(context),
  }: WingHabit = {},
): WingScene {
  const centred = context.theme.habit.align === "center";
  const manner = { ...(eyebrow !== undefined && { eyebrow }), isQuiet };
  if (kind === "plain" && (isAlone || showsNothing(context))) return wordsAlone(heading, context, manner);
  if (centred && kind !== "plain" && !isSet) {
    const { layers, rest } = sceneHeading(heading, context, manner);
    const { words, picture } = vignetteRoom(rest, context, kind === "cover");
    return { heading: layers, words, wing: picture };
  }
  const { words, wing } = centred
    ? kind === "plain"
      ? farBelow(part, passing, isClear, context)
      : setBelow(kind, context)
    : !context.portrait
      ? beside(kind, part, context)
      : context.turned
        ? below(kind, part, context)
        : above(kind, part, context);
  const { layers, rest } = sceneHeading(heading, { ...context, box: words }, manner);
  return { heading: layers, words: rest, wing };
}

function wordsAlone(
  heading: string | undefined,
  context: ComponentContext,
  manner: HeadingManner,
): WingScene {
  const { box, portrait, direction, theme } = context;
  const isCentred = theme.habit.align === "center";
  const width = portrait || isCentred ? box.width : Math.round(box.width * ALONE);
  const room = { ...box, x: direction === "rtl" ? box.x + box.width - width : box.x, width };
  const { layers, rest } = sceneHeading(heading, { ...context, box: room }, manner);
  return { heading: layers, words: rest, wing: { x: box.x, y: box.y, width: 0, height: 0 } };
}

function beside(kind: WingKind, part: number | null, context: ComponentContext): WingRoom {
  const { box, theme, format, direction, subject } = context;
  const y = topOf(context);
  const { art } = theme.habit;
  const floats =
    kind === "plain" && subject !== null && !wearsEmblems(context) && (art === "orbits" || art === "bleed");
  const usual = floats ? FLOATING : BESIDE[kind];
  const width = Math.round(format.width * (kind === "plain" ? (part ?? usual) : usual));
  // Always at the end of the lines: words that begin elsewhere on every other page are looked for.
  const atLeft = direction === "rtl";
  const wing = { x: atLeft ? 0 : format.width - width, y, width, height: footOf(theme) - y };
  const taken = width - theme.margin.x + Math.round(GAP.beside * theme.unit);
  return { words: { ...box, x: atLeft ? box.x + taken : box.x, width: box.width - taken }, wing };
}

function above(kind: WingKind, part: number | null, context: ComponentContext): WingRoom {
  const { box, theme, format } = context;
  const top = topOf(context);
  // Tiles end at the frame's edge; the words stand where they would under rings.
  const floats = kind !== "plain" || !wearsEmblems(context);
  const shape = isPortrait(format) ? "tall" : "square";
  const usual = ABOVE[shape][kind === "cover" ? "cover" : "words"];
  const height = Math.round(format.height * (part ?? usual));
  const inset = insetOf(theme);
  const y = top + inset + height + Math.round(GAP.above * theme.unit) - Math.round(inset / 2);
  return {
    words: { ...box, y, height: box.y + box.height - y },
    wing: { x: 0, y: floats ? top + inset : top, width: format.width, height },
  };
}

/** The same height under the words, as far as the frame's foot. */
function below(kind: WingKind, part: number | null, context: ComponentContext): WingRoom {
  const { box, theme, format } = context;
  const { height } = above(kind, part, context).wing;
  const floats = kind !== "plain" || !wearsEmblems(context);
  const y = footOf(theme) - insetOf(theme) - height;
  const wingAt = floats ? y : footOf(theme) - height;
  const end = Math.min(box.y + box.height, y - Math.round(GAP.above * theme.unit));
  return {
    words: { ...box, height: end - box.y },
    wing: { x: 0, y: wingAt, width: format.width, height },
  };
}

/** A setting across the foot of the stage, and clear of it the words. */
function setBelow(kind: WingKind, { box, theme, portrait }: ComponentContext): WingRoom {
  const wide = kind === "cover" || kind === "ample" ? SET_BELOW[kind] : SET_BELOW.wide;
  const part = portrait ? SET_BELOW.other : wide;
  const height = Math.round(theme.stage.height * part);
  const y = footOf(theme) - height;
  return { words: { ...box, height: y - box.y }, wing: { ...theme.stage, y, height } };
}

function farBelow(
  part: number | null,
  passing: readonly Passed[],
  isClear: boolean,
  { box, theme, format, portrait, place }: ComponentContext,
): WingRoom {
  const foot = hasCaptions({ box, format, theme }) ? box.y + box.height : footOf(theme);
  const usual = portrait ? BELOW.other : BELOW.wide + (place === null ? 0 : OF_PLACE);
  const height = Math.round(theme.stage.height * (part ?? usual));
  const y = foot - height;
  const top = place === null ? y : y - Math.round(theme.stage.height * BEHIND);
  const sky = y + Math.round(height * SKY);
  // No word stands on a peak or a roof.
  const seen = place === null ? [] : [place, ...passing.map((passed) => passed.place)];
  const wing = { ...theme.stage, y: top, height: footOf(theme) - top };
  // Where short lines end at the side there is room beside a tower.
  const towers =
    portrait || isClear ? passing.map((passed) => thingTop(passed.place, passed.thing, wing)) : [];
  const highest = Math.min(top + silhouetteTop(seen, wing.height), ...towers);
  const peaks = highest - Math.round(CLEAR * theme.unit);
  const end = seen.length === 0 ? sky : Math.min(sky, peaks);
  const words = { ...box, height: Math.min(box.height, end - box.y) };
  return { words, wing };
}

/** Where the box ends higher than the margin there are captions below it. */
export function hasCaptions({
  box,
  format,
  theme,
}: Pick<ComponentContext, "box" | "format" | "theme">): boolean {
  return box.y + box.height < format.height - theme.margin.bottom;
}

/** The stage's edge; where the box begins lower than the margin there is a logo above it. */
function topOf({ box, theme }: ComponentContext): number {
  return box.y > theme.margin.top ? box.y : theme.stage.y;
}

/** Rings that float on the frame's own ground keep off its edge, where a block or a light ends at it. */
function insetOf({ habit, unit }: Theme): number {
  return habit.art === "orbits" ? Math.round(FLOAT * unit) : 0;
}

function footOf({ stage }: Theme): number {
  return stage.y + stage.height;
}
