import type { Layer, Track } from "../../artifacts/timeline.ts";
import { layerState } from "../layers/layer-state.ts";

/** The ground of a wing, which is no content: a scene must have words beside it. Ids of its layers begin so. */
export const WING = "bleed-wing";

/** What names a scene, says where it comes from or stands at its side, and is no content by itself. */
const FRAMING = new RegExp(
  `^(?:heading|heading-rule|eyebrow|caption|source|background|waiting-.*|${WING}.*)$`,
);

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
  const values = track.map(({ value }) => value);
  const shown = hidden === 0 ? Math.max(...values) : Math.min(...values);
  return { from: first.frame, to: track[values.indexOf(shown)]?.frame ?? first.frame };
}

/** Whether a layer stands at a frame so that one sees what it is. */
export function isSeen(layer: Layer, frame: number): boolean {
  const { opacity, inset, value } = layerState(layer, frame);
  const drawn = layer.paint.some((paint) => paint.kind !== "path" || paint.drawn !== true) || value > 0.2;
  const open = (1 - inset.left - inset.right) * (1 - inset.top - inset.bottom);
  return opacity > 0.2 && open > 0.2 && drawn;
}

export function isContent({ id, paint }: Layer): boolean {
  return paint.length > 0 && !FRAMING.test(id);
}

/** The frame at which the first of a scene's own content begins to enter; null where it has none. */
export function firstContent(layers: readonly Layer[]): number | null {
  const starts = layers.filter(isContent).map((layer) => entranceOf(layer)?.from ?? 0);
  return starts.length === 0 ? null : Math.min(...starts);
}
