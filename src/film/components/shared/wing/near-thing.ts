import type { Paint, Rect } from "../../../../artifacts/timeline.ts";
import { drawnSize, illustrationPaint } from "../../../illustrations/illustration-paint.ts";
import type { Scene } from "../../../settings/setting.ts";
import { rests, settingOf, type Setting } from "../../../settings/where-things-stand.ts";
import { isWide } from "../../../styles/scale.ts";
import type { ComponentContext } from "../../component.ts";
import { lookUnder, paintAround } from "./drawn-look.ts";

/** Part of the frame that a wing takes at least to hold a thing. */
const LEAST = { beside: 0.15, above: 0.12 };
/** How much of the wing a thing takes at most, whole: what was cut by the wing's foot was a mistake to all strangers who saw it. */
const REACH = { width: 0.76, height: 0.74 };
/** Of the wing's shorter side, its greater one in a round window, and in a light that nothing stands under. */
const IN_ROUND = 0.62;
const IN_LIGHT = 0.82;
/** The light behind it, of the wing's shorter side. */
const LIGHT = 0.88;
/** How low it stands in its wing, where it stands on something: of what is free above and below it, the part above. */
const ABOVE = 0.62;

/**
 * What a scene or its film is about, whole and as large as its wing holds it: on what it stands on and before a light, in the light's
 * middle where it stands on nothing; painted as far as the wing's edges. Null where the wing has no room.
 */
export function nearThing(seed: string, wing: Rect, context: ComponentContext): Paint[] | null {
  const { theme, format, lead } = context;
  if (lead === null) return null;
  const isBeside = wing.height > wing.width;
  const part = isBeside ? wing.width / format.width : wing.height / format.height;
  if (part < LEAST[isBeside ? "beside" : "above"] || (isBeside && !isWide(format))) return null;
  const setting = settingOf(lead);
  const look = lookUnder(lead, setting, theme);
  const scene = sceneOf(lead, wing, setting, look.isRound);
  const { behind, before } = paintAround(setting, scene, look, seed);
  const block: Paint[] = look.block === undefined ? [] : [{ kind: "rect", ...wing, fill: look.block }];
  const standsAt = setting === null ? "middle" : "foot";
  return [...block, ...behind, ...illustrationPaint(lead, scene.thing, theme, look.on, standsAt), ...before];
}

function sceneOf(name: string, wing: Rect, setting: Setting | null, isRound: boolean): Scene {
  const { width, height } = drawnSize(name);
  const side = Math.min(wing.width, wing.height);
  const largest = side * (isRound ? IN_ROUND : setting === null ? IN_LIGHT : Infinity);
  const size = Math.round(
    Math.min(largest, (wing.width * REACH.width) / width, (wing.height * REACH.height) / height),
  );
  const [x, y] = [wing.x + wing.width / 2, wing.y + wing.height / 2];
  const r = (side * LIGHT) / 2;
  const high = size * height;
  const stands = rests(setting);
  const foot = !stands ? y + size / 2 : isRound ? y + high / 2 : wing.y + (wing.height - high) * ABOVE + high;
  const thing = { x: Math.round(x - size / 2), y: Math.round(foot - size), size, foot: Math.round(foot) };
  const light = stands && !isRound ? foot - high / 2 : y;
  return { room: wing, disc: { x, y: light, r }, isRound, thing };
}
