import type { Paint, Rect } from "../../artifacts/timeline.ts";
import { seededBy } from "./seeded.ts";
import { disc, within, type Point } from "./within-room.ts";

/** Odd, so that the fan ends as it begins. */
const RAYS = [9, 11, 15];
/** Of the room's shorter side; the inner circle closes the fan. */
const RADIUS = { outer: 0.98, inner: [0.14, 0.22, 0.36] };
/** Arcs about a corner, of the room's longer side, and rays that reach the room's edges: how many in a quarter of a turn. */
const ARCS = [1.02, 0.78, 0.56, 0.36, 0.18];
const IN_QUARTER = [5, 7, 9];
/** Stripes that lean across the room, of its shorter side. */
const STRIPE = [0.34, 0.5, 0.7];

type Room = { rect: Rect; atLeft: boolean; atFoot: boolean };
type Cut = (room: Room, inks: readonly string[], random: () => number) => (Paint | null)[];

/**
 * Rays in a room at the frame's edge, its `inks` in turn and the last where they meet. Each seed cuts them otherwise out of their
 * sheet: a fan that opens from an edge, rays or arcs about a corner, stripes that lean: the same wheel on every page is a wallpaper.
 * `turned`: the room lies at the other side, or at the frame's foot.
 */
export function rays(
  seed: string,
  rect: Rect,
  inks: readonly string[],
  direction: "ltr" | "rtl",
  turned = false,
): Paint[] {
  const random = seededBy(seed);
  const upright = rect.height > rect.width;
  const atLeft = (direction === "rtl") !== turned;
  const atFoot = upright ? random() < 0.5 : turned;
  const side = upright ? atLeft : random() < 0.5;
  const cut = CUTS[Math.floor(random() * CUTS.length)] ?? fan;
  return cut({ rect, atLeft: side, atFoot }, inks, random).filter((paint) => paint !== null);
}

function fan(
  { rect, atLeft, atFoot }: Room,
  inks: readonly string[],
  random: () => number,
): (Paint | null)[] {
  const upright = rect.height > rect.width;
  const short = Math.min(rect.width, rect.height);
  const along = 0.3 + 0.4 * random();
  const heart = upright
    ? { x: atLeft ? rect.x : rect.x + rect.width, y: rect.y + rect.height * along }
    : { x: rect.x + rect.width * along, y: atFoot ? rect.y + rect.height : rect.y };
  const count = RAYS[Math.floor(random() * RAYS.length)] ?? 11;
  const inner = RADIUS.inner[Math.floor(random() * RADIUS.inner.length)] ?? 0.2;
  // Half a turn that faces into the frame.
  const beside = atLeft ? -Math.PI / 2 : Math.PI / 2;
  const from = upright ? beside : atFoot ? Math.PI : 0;
  const at = (turn: number): string => {
    const angle = from + Math.PI * turn;
    const r = short * RADIUS.outer;
    return `${(heart.x + r * Math.cos(angle)).toFixed(1)} ${(heart.y + r * Math.sin(angle)).toFixed(1)}`;
  };
  const r = (short * RADIUS.outer).toFixed(1);
  const blades = Array.from({ length: count }, (_, ray): Paint => {
    const arc = `L${at(ray / count)}A${r} ${r} 0 0 1 ${at((ray + 1) / count)}Z`;
    return { kind: "path", d: `M${heart.x} ${heart.y}${arc}`, fill: inTurn(inks, ray) };
  });
  const core = short * inner;
  return [...blades, { kind: "ellipse", cx: heart.x, cy: heart.y, rx: core, ry: core, fill: last(inks) }];
}

function burst(room: Room, inks: readonly string[], random: () => number): (Paint | null)[] {
  const { rect } = room;
  const heart = cornerOf(room);
  const reach = 2 * Math.hypot(rect.width, rect.height);
  const count = IN_QUARTER[Math.floor(random() * IN_QUARTER.length)] ?? 7;
  const [across, down] = [room.atLeft ? 1 : -1, room.atFoot ? -1 : 1];
  const at = (turn: number): Point => ({
    x: heart.x + across * reach * Math.cos((turn * Math.PI) / 2),
    y: heart.y + down * reach * Math.sin((turn * Math.PI) / 2),
  });
  const blades = Array.from({ length: count }, (_, ray) =>
    within(rect, [heart, at(ray / count), at((ray + 1) / count)], inTurn(inks, ray)),
  );
  const core = Math.min(rect.width, rect.height) * (0.24 + 0.2 * random());
  return [...blades, within(rect, disc(heart, core), last(inks))];
}

function arcs(room: Room, inks: readonly string[]): (Paint | null)[] {
  const { rect } = room;
  const heart = cornerOf(room);
  const reach = Math.max(rect.width, rect.height);
  return ARCS.map((part, at) => {
    const fill = at === ARCS.length - 1 ? last(inks) : inTurn(inks, at);
    return within(rect, disc(heart, reach * part), fill);
  });
}

function stripes({ rect, atLeft }: Room, inks: readonly string[], random: () => number): (Paint | null)[] {
  const short = Math.min(rect.width, rect.height);
  const step = short * (STRIPE[Math.floor(random() * STRIPE.length)] ?? 0.5);
  const { x, y, width, height } = rect;
  const count = Math.ceil((width + height) / step);
  const lit = 1 + Math.floor(random() * Math.max(1, count - 2));
  // Each leans by half a right angle: as far aside as the room is high.
  const corner = (along: number, foot: boolean): Point => ({
    x: atLeft ? x + along - (foot ? height : 0) : x + width - along + (foot ? height : 0),
    y: foot ? y + height : y,
  });
  return Array.from({ length: count }, (_, stripe) => {
    const [from, to] = [stripe * step, (stripe + 1) * step];
    const fill = stripe === lit ? last(inks) : inTurn(inks, stripe);
    return within(rect, [corner(from, false), corner(to, false), corner(to, true), corner(from, true)], fill);
  });
}

const CUTS: readonly Cut[] = [fan, burst, arcs, stripes];

/** The corner that the frame's edges make. */
function cornerOf({ rect, atLeft, atFoot }: Room): Point {
  return { x: atLeft ? rect.x : rect.x + rect.width, y: atFoot ? rect.y + rect.height : rect.y };
}

const inTurn = (inks: readonly string[], at: number): string => inks[at % Math.max(1, inks.length - 1)] ?? "#000000"; // prettier-ignore
const last = (inks: readonly string[]): string => inks.at(-1) ?? "#000000";
