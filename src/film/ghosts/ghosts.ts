import type { Layer, Paint, Track } from "../../artifacts/timeline.ts";
import type { ComponentContext, ComponentLayer } from "../components/component.ts";
import { layerOf } from "../layout/layer-builder.ts";
import { ghostPaint } from "./ghost-paint.ts";

/** What enters so soon after the heading needs no ghost, in seconds. */
export const SOON_SECONDS = 0.4;

/**
 * The layers of a scene with a ghost for each that waits for its word: the form of the thing stands
 * pale from the scene's (or its page's) start, and fills as the thing enters. A scene is so a finished
 * picture all the time, and nothing moves but what is spoken of. The form fills in place; only words move.
 */
export function withGhosts(layers: ComponentLayer[], context: ComponentContext): Layer[] {
  const { opening, format } = context;
  const turns = pageTurns(layers);
  return layers.flatMap(({ form, ghost, ...layer }): Layer[] => {
    const entrance = entranceOf(layer);
    if (entrance === null) return [layer];
    const from = Math.max(opening, ...turns.filter((frame) => frame <= entrance.from));
    if (entrance.from - from < SOON_SECONDS * format.fps) return [layer];
    const shapes = layer.paint.slice(0, form ?? 0);
    const rest = layer.paint.slice(form ?? 0);
    shapes.push(...(form === undefined ? rest.filter(isShape) : []));
    const words = form === undefined ? rest.filter((paint) => !isShape(paint)) : rest;
    const pale = ghost ?? shapes.flatMap((paint) => ghostPaint(paint, context.theme));
    if (pale.length === 0) return [layer];
    return [
      layerOf(
        `ghost-${layer.id}`,
        pale,
        { opacity: ghostTrack(from, entrance, layer, context) },
        context.format,
      ),
      ...parts(layer, shapes, words, context),
    ];
  });
}

function isShape(paint: Paint): boolean {
  return paint.kind !== "text" && paint.kind !== "counter";
}

/** A layer that slides in is parted: its shapes fill their ghost where it stands. */
function parts(layer: Layer, shapes: Paint[], words: Paint[], { format }: ComponentContext): Layer[] {
  const { x, y, scale, ...still } = layer.tracks;
  if (x === undefined && y === undefined && scale === undefined) return [layer];
  if (shapes.length === 0) return [layer];
  if (words.length === 0) return [{ ...layer, tracks: still }];
  return [layerOf(`${layer.id}-form`, shapes, still, format), layerOf(layer.id, words, layer.tracks, format)];
}

/** The frames in which a layer comes; null where it is there from the start. */
export function entranceOf({ tracks, paint }: Layer): { from: number; to: number } | null {
  const drawn = paint.some((one) => one.kind === "path" && one.drawn === true);
  const { inset } = tracks;
  const coming = [
    startsAt(tracks.opacity, 0),
    ...(drawn ? [startsAt(tracks.value, 0)] : []),
    ...[inset?.left, inset?.top, inset?.right, inset?.bottom].map((track) => startsAt(track, 1)),
  ].filter((one) => one !== null);
  return coming.length === 0
    ? null
    : {
        from: Math.max(...coming.map(({ from }) => from)),
        to: Math.max(...coming.map(({ to }) => to)),
      };
}

/** From the key at which a track leaves `hidden` to the key at which it has arrived. */
function startsAt(track: Track | undefined, hidden: number): { from: number; to: number } | null {
  const first = track?.[0];
  if (track === undefined || first === undefined || first.value !== hidden) return null;
  const arrived = track.findIndex(({ value }) => value === 1 - hidden);
  return { from: first.frame, to: track[arrived === -1 ? track.length - 1 : arrived]?.frame ?? first.frame };
}

/** Frames at which a page is gone. */
function pageTurns(layers: Layer[]): number[] {
  const ends = layers.flatMap(({ tracks: { opacity } }) => {
    const last = opacity?.at(-1);
    return last !== undefined && last.value === 0 ? [last.frame] : [];
  });
  return [...new Set(ends)];
}

/** Comes with the page, and goes as the thing has come. */
function ghostTrack(
  from: number,
  entrance: { from: number; to: number },
  { tracks: { opacity } }: Layer,
  { theme }: ComponentContext,
): Track {
  const leaving = opacity?.at(-1)?.value === 0 ? (opacity.at(-2)?.frame ?? entrance.to) : entrance.to;
  // An entrance eases out: its last step is too small to be seen.
  const to = Math.min(entrance.to, leaving) - 1;
  const start = Math.max(entrance.from, to - theme.motion.enter);
  const shown = Math.min(from + theme.motion.enter, start - 1);
  return [
    { frame: from, value: 0 },
    { frame: shown, value: 1 },
    { frame: start, value: 1 },
    { frame: Math.max(start + 1, to), value: 0, ease: "in" },
  ];
}
