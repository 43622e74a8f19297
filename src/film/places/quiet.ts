import type { Paint, Rect } from "../../artifacts/timeline.ts";
import { tonalPaint } from "../illustrations/illustration-paint.ts";
import { seededBy } from "../motifs/seeded.ts";
import { mix } from "../styles/contrast.ts";
import type { Theme } from "../styles/theme.ts";

/**
 * How far down its room a floor begins, and where across it the light falls: on the far side from where lines begin, in a tall
 * frame about its middle.
 */
const FLOOR = 0.56;
/** And so much lower at its sides, where it turns away. */
const BEND = 0.16;
const ACROSS = { wide: { thing: 0.78, from: 0.66, to: 0.86 }, upright: { thing: 0.5, from: 0.4, to: 0.6 } };
/** How wide the light reaches, of the room's height and at most of its width, and how strong it is in its middle. */
const LIGHT = { high: 1.8, wide: 0.5, alpha: 76, steps: [0, 0.2, 0.4, 0.6, 0.8, 1] };
/** Where nothing stands there a disc rises behind the floor: its radius, of the room's height and at most of its width, how strong its rim and its foot are. */
const DISC = { high: 0.48, wide: 0.16, up: 0.2, rim: 0.44, foot: 0.1 };
/** What the film is about stands on the floor: its size, of the room's height and at most of its width, and its foot. */
const THING = { high: 0.8, wide: 0.28, upright: 0.42, foot: 0.96 };
/** Of the stage's height: in a lower room what stands there, and a light, would be a dot. */
const LOW = 0.17;
/** A room of less width for its height is in a tall frame, whose words stand in the middle over it. */
const UPRIGHT = 2.4;

/**
 * A floor and a light on it, which tell of no place, where a film names none: a landscape would be a wrong one. What the film is
 * about stands there in the tones of the ground, through the film at one place; without it the seed varies where the light is.
 */
export function quietGround(
  seed: string,
  room: Rect,
  { color, stage }: Theme,
  { subject, mirrored }: { subject: string | null; mirrored: boolean },
): Paint[] {
  const { background, primary, accent } = color;
  const earth = mix(accent, primary, 0.6);
  const { thing, from, to } = ACROSS[shapeOf(room)];
  const across = subject === null ? from + (to - from) * seededBy(seed)() : thing;
  const y = Math.round(room.y + room.height * FLOOR);
  const foot = room.y + room.height;
  const isHigh = room.height >= stage.height * LOW;
  const cx = Math.round(room.x + room.width * (mirrored ? 1 - across : across));
  const radius = Math.round(Math.min(room.height * LIGHT.high, room.width * LIGHT.wide));
  const light = LIGHT.steps.map((at) => ({ at, color: `${earth}${alphaOf((1 - at) ** 2)}` }));
  const glow: Paint = {
    kind: "ellipse",
    cx,
    cy: y,
    rx: radius,
    ry: radius,
    fill: { kind: "radial", center: [cx, y], radius, stops: light },
  };
  const floor = [{ at: 0, color: mix(background, earth, 0.2) }, { at: 1, color: mix(background, earth, 0.09) }]; // prettier-ignore
  return [
    ...(subject === null && isHigh ? [disc({ cx, y, room }, background, earth)] : []),
    {
      kind: "path",
      d: bentFloor(room, y),
      fill: { kind: "linear", from: [0, y], to: [0, foot], stops: floor },
    },
    ...(isHigh ? [glow] : []),
    ...(subject === null || !isHigh ? [] : standing(subject, cx, room, background, earth)),
  ];
}

/** Brighter at its rim than where it sinks into the floor. */
function disc(at: { cx: number; y: number; room: Rect }, background: string, earth: string): Paint {
  const { cx, y, room } = at;
  const r = Math.round(Math.min(room.height * DISC.high, room.width * DISC.wide));
  const cy = y + Math.round(r * DISC.up);
  const stops = [{ at: 0, color: mix(background, earth, DISC.rim) }, { at: 1, color: mix(background, earth, DISC.foot) }]; // prettier-ignore
  return {
    kind: "ellipse",
    cx,
    cy,
    rx: r,
    ry: r,
    fill: { kind: "linear", from: [0, cy - r], to: [0, y], stops },
  };
}

function shapeOf({ width, height }: Rect): "upright" | "wide" {
  return width < height * UPRIGHT ? "upright" : "wide";
}

/** A floor whose far edge bends down to both sides. */
function bentFloor(room: Rect, y: number): string {
  const [left, right, foot] = [room.x, room.x + room.width, room.y + room.height];
  const side = Math.round(y + room.height * BEND);
  // The middle of such a curve is half as high as the point that pulls it.
  return `M${left} ${side}Q${(left + right) / 2} ${2 * y - side} ${right} ${side}L${right} ${foot}L${left} ${foot}Z`;
}

const alphaOf = (part: number): string => Math.round(LIGHT.alpha * part).toString(16).padStart(2, "0"); // prettier-ignore

function standing(subject: string, cx: number, room: Rect, background: string, earth: string): Paint[] {
  const size = Math.round(Math.min(room.height * THING.high, room.width * THING[shapeOf(room)]));
  const foot = Math.round(room.y + room.height * THING.foot);
  const box = { x: Math.round(cx - size / 2), y: foot - size, size };
  const shadow: Paint = {
    kind: "ellipse",
    cx,
    cy: foot - size * 0.01,
    rx: size * 0.44,
    ry: size * 0.05,
    fill: "#00000059",
  };
  return [
    shadow,
    ...tonalPaint(subject, box, (lightness) => mix(background, earth, 0.2 + 0.42 * lightness), "foot"),
  ];
}
