import type { MediaRef } from "../../../artifacts/media.ts";
import type { Layer, Paint, Rect } from "../../../artifacts/timeline.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { fadeIn } from "../../layout/motion.ts";
import type { ComponentContext } from "../component.ts";
import { containedSize, groundOf, placedIn, wholeOf } from "./picture-fit.ts";

/** A picture or clip in its frame, as a layer that appears at a frame of the scene. `frame`: all that it covers. */
export type FramedPicture = { layer: Layer; frame: Rect };

/** A picture smaller than this part of its room stands on a panel, so that it does not float. */
const SMALL = 0.3;

/** The picture whole, in a room; `across` and `down`: where in the room it stands, 0 to 1. */
export function framePicture(
  id: string,
  media: MediaRef,
  room: Rect,
  at: { frame: number; across?: number; down?: number },
  context: ComponentContext,
): FramedPicture {
  const { theme, format } = context;
  const ground = groundOf(media, theme);
  const pad = ground === null ? 0 : Math.round(Math.min(room.width, room.height) * 0.06);
  const inner = { width: room.width - 2 * pad, height: room.height - 2 * pad };
  const size = containedSize(media, inner);
  const small = size.width * size.height < SMALL * inner.width * inner.height;
  const outer = small ? panelSize(size, room, pad) : padded(size, pad);
  const frame = placedIn(room, outer, at.across, at.down);
  const picture = placedIn(frame, size);
  const radius = Math.round(Math.min(theme.radius, Math.min(frame.width, frame.height) / 6));
  const onPanel = small || ground !== null;
  const paint: Paint[] = [
    ...(onPanel ? [panel(frame, radius, ground ?? theme.color.surface)] : []),
    mediaPaint(media, picture, onPanel ? 0 : radius, format.fps),
    edge(frame, radius, context),
  ];
  const tracks = { opacity: fadeIn(theme, at.frame), ...clipTrack(media, at.frame, context) };
  const layer = layerOf(id, paint, tracks, format);
  return { layer, frame };
}

function padded(size: { width: number; height: number }, pad: number) {
  return { width: size.width + 2 * pad, height: size.height + 2 * pad };
}

/** Of the picture's own shape, drawn towards the room's. */
function panelSize(size: { width: number; height: number }, room: Rect, pad: number) {
  return {
    width: Math.round(Math.max(size.width + 2 * pad, Math.min(room.width, room.height * 1.6))),
    height: Math.round(Math.max(size.height + 2 * pad, Math.min(room.height, room.width / 1.6) * 0.8)),
  };
}

function panel(frame: Rect, radius: number, fill: string): Paint {
  return { kind: "rect", ...frame, radius, fill };
}

/** A hairline parts a picture from a ground of its own colour. */
function edge(frame: Rect, radius: number, { theme }: ComponentContext): Paint {
  const { hairline } = theme;
  const inset = hairline / 2;
  return {
    kind: "rect",
    x: frame.x + inset,
    y: frame.y + inset,
    width: frame.width - hairline,
    height: frame.height - hairline,
    radius: Math.max(0, radius - inset),
    stroke: { color: theme.color.line, width: hairline },
  };
}

export function mediaPaint(
  media: MediaRef,
  place: Rect,
  radius: number,
  fps: number,
  source: Rect = wholeOf(media),
): Paint {
  const shared = { key: media.key, source, ...place, radius };
  return media.kind === "image" ? { kind: "image", ...shared } : { kind: "clip", ...shared, fps };
}

/** A clip plays from its frame on, once, for as long as it and the scene last. */
export function clipTrack(
  { kind, seconds = 0 }: MediaRef,
  from: number,
  { format, frames }: ComponentContext,
): Pick<Layer["tracks"], "value"> {
  if (kind === "image") return {};
  const shown = Math.min(Math.floor(seconds * format.fps) - 1, frames - 1 - from);
  if (shown < 1) return { value: [{ frame: from, value: 0 }] };
  return {
    value: [
      { frame: from, value: 0 },
      { frame: from + shown, value: shown, ease: "linear" },
    ],
  };
}
