import type { Paint, Rect } from "../../artifacts/timeline.ts";
import { tonalPaint } from "../illustrations/illustration-paint.ts";
import { bell } from "../lights/bell.ts";
import { mix } from "../styles/contrast.ts";
import type { Theme } from "../styles/theme.ts";

/** Of the stage's height: what would be smaller is a dot. */
const LEAST = 0.2;
/** Of its room's height and width, a thing's size at most. */
const MOST = { high: 0.94, wide: 0.46 };
/** How light a thing's darkest and lightest parts are, from the ground to what shines: in the light, and with it behind. */
const TONES = { lit: { dark: -0.2, light: 0.56 }, backlit: { dark: -0.5, light: 0.16 } };

/**
 * What the film is about, where it names no place: it stands in the light of its section, as a shape before it. A landscape would be
 * a wrong one. Nothing where the film has no such thing, or it would be a dot.
 */
export function quietGround(room: Rect, theme: Theme, subject: string | null): Paint[] {
  const { color, shot, stage } = theme;
  if (subject === null || shot === undefined) return [];
  const { x, foot, size: most } = shot.spot;
  const size = Math.round(Math.min(most, (foot - room.y) * MOST.high, room.width * MOST.wide));
  if (size < stage.height * LEAST) return [];
  const box = { x: x - size / 2, y: foot - size, size };
  const { dark, light } = TONES[shot.spot.isBacklit ? "backlit" : "lit"];
  const tone = (part: number): string =>
    part < 0 ? mix(color.background, "#000000", -part) : mix(color.background, shot.glow, part);
  return [
    shadowUnder(box),
    ...tonalPaint(
      subject,
      { x: Math.round(box.x), y: Math.round(box.y), size },
      (lightness) => tone(dark + (light - dark) * lightness),
      "foot",
    ),
  ];
}

/** Where a thing keeps the light from the floor. */
export function shadowUnder({ x, y, size }: { x: number; y: number; size: number }): Paint {
  return {
    kind: "ellipse",
    cx: Math.round(x + size / 2),
    cy: Math.round(y + size * 0.985),
    rx: Math.round(size * 0.42),
    ry: Math.round(size * 0.04),
    fill: "#00000073",
  };
}

/** The light behind a thing: how bright its middle is, and where between that (0) and its rim (1) its stops are. */
const BEHIND = { part: 0.34, steps: [0, 0.2, 0.4, 0.6, 0.8, 1] };

/** A light behind a thing that ends nowhere. */
export function pool(cx: number, cy: number, radius: number, { color, shot }: Theme): Paint {
  const shine = mix(color.background, shot?.glow ?? color.primary, BEHIND.part);
  const stops = bell(shine, 1, BEHIND.steps);
  return { kind: "ellipse", cx, cy, rx: radius, ry: radius, fill: { kind: "radial", center: [cx, cy], radius, stops } }; // prettier-ignore
}
