import type { Layer, Rect } from "../../../artifacts/timeline.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { lettersOf } from "../../layout/letters.ts";
import { fadeIn } from "../../layout/motion.ts";
import { isPortrait } from "../../styles/scale.ts";
import type { ComponentContext } from "../component.ts";
import { tileMotif } from "../../motifs/tile-motif.ts";
import { paintPlace } from "../../places/paint-place.ts";
import { thingTop } from "../../places/thing.ts";
import type { ChapterGround } from "../../styles/chapter-ground.ts";
import { onStage, plainWing, wingLayers } from "../shared/wing/wing-layers.ts";
import { hasNothingToShow, wearsEmblems } from "../shared/wing/wing-motif.ts";
import { wingScene } from "../shared/wing/wing-room.ts";

/** A title of more letters needs the frame: its cover is a band. An ideograph is as wide as two. */
const LONG = { square: 40, other: 56 };
/** Part of the stage that a far view takes, where there are many words and where there are few. */
const FAR = { many: 0.2, few: 0.34 };

/** `ground`: what the title stands on, null for the page. */
type Cover = { words: Rect; layers: Layer[]; ground: ChapterGround | null };

/**
 * What an opening shows whose subject has no picture: shapes in the style's own habits, chosen by the title. Tiles on paper, waves or
 * heights on a bright page of an explainer, a far view under a story; nothing on what is lit by itself. Where a style has a coloured
 * sheet the title has all of it, as what announces its sections has.
 */
export function coverOf(title: string, context: ComponentContext): Cover {
  const { theme, chapter = null, role } = context;
  const { art } = theme.habit;
  // A light is behind the words anyway, and a closing page has no cover.
  const isAlone = art === "sheet" || theme.isLit === true || role !== "opening";
  if (!isAlone || !hasNothingToShow(context)) return { ...shownCover(title, context), ground: null };
  const { words } = wingScene({}, "plain", context, { isAlone: true });
  if (art !== "sheet") return { words, layers: [], ground: null };
  const ground = chapter === null ? [] : wingLayers(chapter.paint, context);
  return { words, layers: ground, ground: chapter };
}

function shownCover(title: string, context: ComponentContext): { words: Rect; layers: Layer[] } {
  const { theme, portrait, format } = context;
  const square = portrait && !isPortrait(format);
  const long = lettersOf(title) > (square ? LONG.square : LONG.other);
  if (theme.habit.art === "none") return farView(title, long, context);
  const { words, wing } = wingScene({}, long ? "plain" : "cover", context);
  return { words, layers: long ? plainWing(title, wing, context) : layersIn(title, wing, context) };
}

/** The family that the film wears, at its boldest. */
function layersIn(title: string, wing: Rect, context: ComponentContext): Layer[] {
  const { theme, shapes, isGrave = false } = context;
  const { art } = theme.habit;
  if (isGrave || wearsEmblems(context)) return plainWing(title, wing, context);
  if (art === "plate" && shapes % 2 === 0) return wingLayers(tileMotif(title, wing, theme), context);
  return plainWing(title, wing, context);
}

/** Below the words, across the stage: the film's place, or a floor in a light. */
function farView(title: string, long: boolean, context: ComponentContext): { words: Rect; layers: Layer[] } {
  const { box, theme, format, opening } = context;
  const { stage } = theme;
  const height = Math.round(stage.height * (long ? FAR.many : FAR.few));
  const room = { ...stage, y: stage.y + stage.height - height, height };
  const paint = paintPlace(context.place, title, room, context, context);
  const layer = onStage(layerOf("bleed-horizon", paint, { opacity: fadeIn(theme, opening) }, format), theme);
  const stands = thingTop(context.place, context.thing ?? null, room);
  const foot = Math.min(box.y + box.height, room.y - Math.round(height * 0.06), stands);
  return { words: { ...box, height: foot - box.y }, layers: paint.length === 0 ? [] : [layer] };
}
