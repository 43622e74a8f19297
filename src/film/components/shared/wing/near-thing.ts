import { isLineDrawing } from "../../../../artifacts/illustrations.ts";
import type { Paint, Rect } from "../../../../artifacts/timeline.ts";
import { drawnSize, illustrationPaint } from "../../../illustrations/illustration-paint.ts";
import { groundUnder } from "../../../illustrations/pale-things.ts";
import { seededBy } from "../../../motifs/seeded.ts";
import { settingOf, type Setting } from "../../../settings/where-things-stand.ts";
import { isWide } from "../../../styles/scale.ts";
import type { ComponentContext } from "../../component.ts";
import { lookOf } from "./drawn-look.ts";

/** Parts of the frame that a wing takes at least to hold a thing that near: along a rim it is whole, and along less there is none. */
const LEAST = { beside: 0.3, above: 0.2 };
const LEAST_RIM = { beside: 0.15, above: 0.12 };
/** How much of the wing's width a thing takes at most, and how much of its height from the wing's foot. */
const REACH = { beside: { width: 0.94, height: 0.78 }, above: { width: 0.72, height: 0.86 } };
/** Of its own height: how much of what stands somewhere is below the wing's foot, where that cuts it. What flies or hangs is whole. */
const SUNK = { beside: 0.2, above: 0.22 };
const WHOLE = { area: 0.8, floating: 0.68, outline: 0.5, rim: 0.7 };
const ALOFT = /^(?:cloud|sun|rainbow|cyclone|tornado|snowflake|high-voltage)/u;
const HANGING: ReadonlySet<Setting | null> = new Set<Setting>(["air", "space", "deep"]);
/** Where along a band its middle is, and what is kept free at its ends. */
const ACROSS = [0.34, 0.5, 0.66];
const RIM = 0.05;
/** The light behind it, of its greater side, and how high in the thing the light's middle is. */
const LIGHT = { size: 0.62, up: 0.56 };

/** What is painted in a wing; `isCut`: as far as the wing's edges, where the frame's do not end it. */
export type NearThing = { paint: Paint[]; isCut: boolean };

/**
 * What a scene or its film is about, as near as a poster has it: on the wing's ground and before a light, larger than the wing, whose
 * foot cuts it. Whole where the wing floats and nothing would cut it; outlines too, which are no more than thick when they are larger.
 * Null where the wing has no room.
 */
export function nearThing(seed: string, wing: Rect, context: ComponentContext): NearThing | null {
  const { theme, format, lead } = context;
  if (lead === null) return null;
  const isBeside = wing.height > wing.width;
  const manner = isBeside ? "beside" : "above";
  const part = isBeside ? wing.width / format.width : wing.height / format.height;
  if (part < LEAST_RIM[manner] || (isBeside && !isWide(format))) return null;
  const look = lookOf(theme.habit.art, null, theme);
  const atFoot = wing.y + wing.height >= format.height;
  const floats = look.block === undefined && !atFoot;
  const whole = wholeAs(lead, { isRim: part < LEAST[manner], floats });
  const thing = placeOf(lead, wing, { manner, seed, whole });
  const on = groundUnder(lead, look.on, theme);
  const isCut = look.block !== undefined;
  const block: Paint[] = look.block === undefined ? [] : [{ kind: "rect", ...wing, fill: look.block }];
  const light = lightBehind(thing, isCut ? Infinity : wing.width / 2, look.colors.disc);
  return { paint: [...block, light, ...illustrationPaint(lead, thing.box, theme, on, "foot")], isCut };
}

type Thing = { box: { x: number; y: number; size: number }; cx: number; foot: number; height: number };

/** As what a thing is shown whole; null for one that the wing's foot cuts. */
function wholeAs(
  name: string,
  { isRim, floats }: { isRim: boolean; floats: boolean },
): keyof typeof WHOLE | null {
  if (isRim) return "rim";
  if (isLineDrawing(name)) return "outline";
  if (floats) return "floating";
  return isAloft(name) ? "area" : null;
}

const isAloft = (name: string): boolean => HANGING.has(settingOf(name)) || ALOFT.test(name);

type Placing = { manner: keyof typeof LEAST; seed: string; whole: keyof typeof WHOLE | null };

function placeOf(name: string, wing: Rect, { manner, seed, whole }: Placing): Thing {
  const { width, height } = drawnSize(name);
  const sunk = whole === null ? SUNK[manner] : 0;
  const most = whole === null ? REACH[manner].height : WHOLE[whole];
  const across = whole === "outline" || whole === "rim" ? most : REACH[manner].width;
  const scale = Math.min((wing.width * across) / width, (wing.height * most) / (height * (1 - sunk)));
  const [w, h] = [width * scale, height * scale];
  const pick = ACROSS[Math.floor(seededBy(seed)() * ACROSS.length)] ?? 0.5;
  const near = Math.min(0.5, RIM + w / 2 / wing.width);
  const middle = manner === "beside" ? 0.5 : Math.min(1 - near, Math.max(near, pick));
  const cx = Math.round(wing.x + wing.width * middle);
  const below = whole === null ? h * sunk : -(wing.height - h) / 2;
  const foot = Math.round(wing.y + wing.height + below);
  const size = Math.round(Math.max(w, h));
  return { box: { x: Math.round(cx - size / 2), y: foot - size, size }, cx, foot, height: h };
}

function lightBehind({ box, cx, foot, height }: Thing, most: number, fill: string): Paint {
  const r = Math.round(Math.min(box.size * LIGHT.size, most));
  return { kind: "ellipse", cx, cy: Math.round(foot - height * LIGHT.up), rx: r, ry: r, fill };
}
