import type { Ease, Track, Tracks } from "../../artifacts/timeline.ts";
import type { Theme } from "../styles/theme.ts";

/** How small a thing is that grows into its place. */
const SMALL = 0.92;

/** Fades in from `frame` on as it comes into its place; the style sets how, how far and how long. */
export function enter(theme: Theme, frame: number): Tracks {
  const { entrance, travel, enter: frames } = theme.motion;
  const opacity = fadeIn(theme, frame);
  const end = frame + frames;
  switch (entrance) {
    case "rise":
      return { opacity, y: keys(frame, travel, end, 0) };
    case "slide":
      return { opacity, x: keys(frame, travel, end, 0) };
    case "scale":
      return { opacity, scale: keys(frame, SMALL, end, 1) };
    case "dissolve":
      break;
  }
  return { opacity };
}

export function fadeIn(theme: Theme, frame: number): Track {
  return keys(frame, 0, frame + theme.motion.enter, 1);
}

/** A path that draws itself (paint with `drawn: true`), or bars that grow by `value`. */
export function draw(theme: Theme, frame: number, frames = theme.motion.enter): Tracks {
  return { value: keys(frame, 0, frame + frames, 1, "inOut") };
}

/** Uncovered from its start edge to its end edge. */
export function wipe(
  theme: Theme,
  frame: number,
  direction: "ltr" | "rtl",
  frames = theme.motion.enter,
): Tracks {
  const track = keys(frame, 1, frame + frames, 0);
  return { inset: direction === "ltr" ? { right: track } : { left: track } };
}

/** The same tracks, and gone from `frame` on: what makes room for a next page. */
export function leaveAt(tracks: Tracks, theme: Theme, frame: number): Tracks {
  // What was covered has gone already.
  const last = tracks.opacity?.at(-1);
  if (last !== undefined && last.value === 0 && last.frame <= frame) return tracks;
  const end: Track = [
    { frame, value: 1 },
    { frame: frame + theme.motion.exit, value: 0, ease: "in" },
  ];
  const opacity = (tracks.opacity ?? []).filter((key) => key.frame < frame);
  return { ...tracks, opacity: [...opacity, ...end] };
}

function keys(from: number, start: number, to: number, end: number, ease: Ease = "out"): Track {
  return [
    { frame: from, value: start },
    { frame: to, value: end, ease },
  ];
}
