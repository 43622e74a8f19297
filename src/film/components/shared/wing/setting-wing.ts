import type { Paint, Rect } from "../../../../artifacts/timeline.ts";
import { seededBy } from "../../../motifs/seeded.ts";
import { paintSetting } from "../../../settings/setting.ts";
import type { Setting } from "../../../settings/where-things-stand.ts";
import { mix } from "../../../styles/contrast.ts";
import { toOklch } from "../../../styles/oklch.ts";
import type { ComponentContext } from "../../component.ts";
import { lookOf } from "./drawn-look.ts";

/** Grounds that go on beside the thing that stands on them; a table or a cloud by itself tells nothing. */
const WIDE: ReadonlySet<Setting> = new Set(["land", "water", "space"]);
/** Styles whose wings are painted to their edges. */
const PAINTED = ["plate", "sheet"] as const;

/**
 * The ground that the film's opening showed its subject on, without the subject: a film of a ship goes on beside
 * its water. Null where the style has other wings, or the opening no such ground.
 */
export function settingWing(seed: string, wing: Rect, { theme, setting }: ComponentContext): Paint[] | null {
  const art = PAINTED.find((one) => one === theme.habit.art);
  if (art === undefined || setting === null || !WIDE.has(setting)) return null;
  const { block, colors } = lookOf(art, setting, theme);
  const sky = block ?? theme.color.background;
  const random = seededBy(seed);
  const size = Math.round(Math.min(wing.width, wing.height) * 0.7);
  const level = wing.height > wing.width ? 0.74 : 0.8;
  const foot = Math.round(wing.y + wing.height * level + size * 0.2 * (random() - 0.5));
  const x = wing.x + wing.width * (0.34 + 0.32 * random());
  const scene = {
    room: wing,
    disc: { x, y: foot - size * (0.4 + 0.4 * random()), r: size * 0.34 },
    isRound: false,
    thing: { x: Math.round(x - size / 2), y: foot - size, size, foot },
  };
  const light = lighter(colors.disc, sky) ? colors.disc : mix(sky, theme.color.text, 0.14);
  const { behind, before } = paintSetting(
    setting,
    scene,
    { ...colors, disc: light, shadow: colors.near },
    seed,
  );
  return [{ kind: "rect", ...wing, fill: sky }, ...behind, ...before];
}

function lighter(one: string, other: string): boolean {
  return toOklch(one).lightness > toOklch(other).lightness;
}
