import type { Layer } from "../../../artifacts/timeline.ts";
import { entranceOf, firstContent, WING } from "../../entrances/first-content.ts";
import { mapTracks } from "../../layers/map-tracks.ts";
import { leaveAt } from "../../layout/motion.ts";
import { framesOf } from "../../styles/scale.ts";
import type { ComponentContext } from "../component.ts";
import { chapterPage } from "./chapter-page.ts";
import { becoming } from "./heading-arrives.ts";
import { lonelyLine } from "./lonely-line.ts";
import { waitingFrom } from "./waiting-items.ts";
import { plainWing } from "./wing/wing-layers.ts";
import { wingScene } from "./wing/wing-room.ts";
import { wingBesideLine } from "./wing-beside-line.ts";

/** A heading that would stand alone at least so long, in seconds, has the page for itself first. */
const LEAST_SECONDS = 0.9;
/** Of the display size: in a story a section is announced more quietly than the film, and louder than what is told. */
const SIZE = 1.2;

/** A scene's heading, with what stands by it. */
const HEADING = /^(?:heading|heading-rule|eyebrow)$/;
/** A drawing in a wing or above centred words. */
const DRAWING = /^illustration/;
/** Ids of the announcement's layers begin so. */
const ANNOUNCED = "section";

/**
 * A section whose first content comes later than its heading opens on the heading alone, on a page of its own or, in a story, in that
 * one's world. It becomes the heading as the content comes; where that cannot be it has gone before: the same words never stand there
 * twice. `layers`: the scene laid out.
 */
export function openSection(layers: Layer[], heading: string, context: ComponentContext): Layer[] {
  const { opening } = context;
  // A drawing says nothing before the words that it belongs to.
  const first = firstContent(layers.filter(({ id }) => !DRAWING.test(id)));
  if (first === null) return layers;
  const paced = [context, quicker(context)].find((one) => first - opening >= shortest(one));
  return paced === undefined ? layers : announce(layers, heading, first, paced);
}

/** How many frames an announcement takes at the least. */
function shortest(context: ComponentContext): number {
  const { theme, format } = context;
  const took = theme.motion.enter + moveFrames(context) + STANDS_SECONDS * format.fps;
  return Math.max(LEAST_SECONDS * format.fps, took);
}

/** A style of slow dissolves announces a short heading as quickly as others do: small at the top it would stand over an empty page. */
function quicker(context: ComponentContext): ComponentContext {
  const { theme, format } = context;
  const enter = Math.min(theme.motion.enter, framesOf(format, QUICK_MS));
  return { ...context, theme: { ...theme, motion: { ...theme.motion, enter } } };
}

/** `first`: the frame at which the scene's content begins to come. */
function announce(layers: Layer[], heading: string, first: number, context: ComponentContext): Layer[] {
  const { theme } = context;
  const own = layers.find(({ id }) => id === HEAD);
  const until = first - theme.motion.exit;
  // Half of the ground is there still when what follows comes: a page of nothing between two would be a blink.
  const groundUntil = first - Math.round(theme.motion.exit / 2);
  const isStory = theme.habit.align === "center";
  const { announced, isShared } = isStory
    ? inStory(layers, heading, context)
    : { announced: chapterPage(ANNOUNCED, heading, context), isShared: false };
  const announcement = announced.find(({ id }) => id === ANNOUNCED);
  const moved =
    own === undefined || announcement === undefined
      ? null
      : becoming(announcement, own, { first, frames: moveFrames(context) });
  const leaving = announced.map((layer) => ({
    ...layer,
    id: layer.id.startsWith("bleed-") ? `${layer.id}-${ANNOUNCED}` : layer.id,
    tracks: leaveAt(
      layer.tracks,
      theme,
      layer.id.startsWith("bleed-") ? groundUntil : (moved?.start ?? until),
    ),
  }));
  const waiting = waitingFrom(first, layers, context).map((layer) =>
    waits(layer, !isShared, context) ? delayed(layer, first) : layer,
  );
  if (moved === null) return [...leaving, ...waiting];
  return [
    ...leaving.filter(({ id }) => id !== ANNOUNCED),
    ...waiting.map((layer) => (layer.id === HEAD ? moved.heading : layer)),
    moved.words,
  ];
}

/** A story is announced in its own world, which goes on behind what follows (`isShared`). */
function inStory(
  layers: readonly Layer[],
  heading: string,
  context: ComponentContext,
): { announced: Layer[]; isShared: boolean } {
  const own = layers.find(({ id }) => id === HEAD);
  // It is read from where the heading begins that it becomes, or stands on its axis.
  const isTold = own === undefined || !isCentred(own);
  const line = { id: ANNOUNCED, text: heading, emphasis: [], size: SIZE, steady: true, isTold, frame: context.opening }; // prettier-ignore
  const sceneAt = (part: number | null) => wingScene({}, "plain", context, { part });
  // Where what follows has such a far view that is there from the start, unless it is a drawing's.
  const isShared = !layers.some(({ id }) => DRAWING.test(id)) && layers.some(({ id }) => id.startsWith(WING));
  const part = isShared ? null : wingBesideLine(line, (tried) => sceneAt(tried).words, context);
  const { words, wing } = sceneAt(part);
  const far = isShared ? [] : plainWing(heading, wing, context);
  return { announced: [...far, ...lonelyLine(line, words, context)], isShared };
}

/** The heading above a scene's content. */
const HEAD = "heading";
const MOVE_MS = 420;
/** An entrance that hardly takes time. */
const QUICK_MS = 350;
/** So long it stands at least, in seconds, once it has come and before it goes; shorter it is only restless. */
const STANDS_SECONDS = 0.35;

/** How many frames the heading takes to its place: as slowly as all else comes. */
function moveFrames({ theme, format }: ComponentContext): number {
  return Math.max(framesOf(format, MOVE_MS), theme.motion.enter);
}

function isCentred({ paint }: Layer): boolean {
  return paint.every((one) => one.kind === "text" && one.align === "center");
}

/** The heading gives way to its announcement, and so does a drawing or another wing that is there at the opening. */
function waits(layer: Layer, hasOwn: boolean, { opening }: ComponentContext): boolean {
  if (HEADING.test(layer.id)) return true;
  const stands = DRAWING.test(layer.id) || layer.id.startsWith(WING);
  return hasOwn && stands && (entranceOf(layer)?.from ?? 0) <= opening;
}

/** The same layer, entering from a later frame on; it leaves when it did. */
function delayed(layer: Layer, from: number): Layer {
  const entrance = entranceOf(layer);
  if (entrance === null) return layer;
  const by = from - entrance.from;
  const later = (frame: number): number =>
    frame <= entrance.to ? frame + by : Math.max(frame, entrance.to + by);
  const tracks = mapTracks(layer.tracks, (track) =>
    track.map((key) => ({ ...key, frame: later(key.frame) })),
  );
  return { ...layer, tracks };
}
