import type { Paint } from "../../../../artifacts/timeline.ts";
import { groundUnder } from "../../../illustrations/pale-things.ts";
import {
  paintSetting,
  type Scene,
  type SettingColors,
  type SettingPaint,
} from "../../../settings/setting.ts";
import type { Setting } from "../../../settings/where-things-stand.ts";
import { mix } from "../../../styles/contrast.ts";
import { fromOklch, toOklch } from "../../../styles/oklch.ts";
import { onFill } from "../../../styles/palette.ts";
import type { Theme } from "../../../styles/theme.ts";

export type Look = {
  /** What fills the wing; nothing where the frame's own ground goes on. */
  block?: string;
  /** What the thing's colours must be told from, `#rrggbb`. */
  on: string;
  isRound: boolean;
  /** Parts of the wing's shorter side: the light's width and the thing's, in a low band and else. */
  disc: { slim: number; other: number };
  thing: { slim: number; other: number };
  colors: SettingColors;
};

/** A sheet lighter than this is no ground for drawings. */
const PALE = 0.78;

const LOOKS: Record<Theme["habit"]["art"], (color: Theme["color"]) => Look> = {
  plate: ({ background, fill, primaryPale }) => {
    return {
      block: primaryPale,
      on: background,
      isRound: false,
      disc: { slim: 0.86, other: 0.86 },
      thing: { slim: 0.64, other: 0.56 },
      colors: {
        disc: background,
        far: mix(primaryPale, fill, 0.14),
        near: mix(primaryPale, fill, 0.3),
        shadow: mix(primaryPale, fill, 0.46),
        bright: mix(primaryPale, background, 0.5),
      },
    };
  },
  sheet: ({ background, fill }) => {
    const ink = onFill(fill);
    // On a yellow sheet what is drawn in yellows and greys is lost: it stands on paper there.
    const isPale = toOklch(fill).lightness > PALE;
    return {
      block: fill,
      on: isPale ? background : fill,
      isRound: false,
      disc: { slim: 0.86, other: 0.8 },
      thing: { slim: 0.66, other: 0.6 },
      colors: {
        disc: isPale ? background : mix(fill, ink, 0.1),
        far: mix(fill, "#000000", 0.1),
        near: mix(fill, "#000000", 0.24),
        shadow: mix(fill, "#000000", 0.36),
        bright: mix(fill, ink, 0.26),
      },
    };
  },
  orbits: ({ background, primary }) => {
    const halo = mix(background, primary, 0.16);
    return {
      on: halo,
      isRound: true,
      disc: { slim: 0.74, other: 0.74 },
      thing: { slim: 0.54, other: 0.5 },
      colors: {
        disc: halo,
        far: mix(background, primary, 0.24),
        near: mix(background, primary, 0.34),
        shadow: mix(background, primary, 0.22),
        bright: mix(background, primary, 0.5),
      },
    };
  },
  bleed: ({ background, text }) => {
    return {
      on: background,
      isRound: true,
      // The light is whole too: cut by the frame's edge it looked like a crop that failed.
      disc: { slim: 0.9, other: 0.86 },
      thing: { slim: 0.6, other: 0.62 },
      colors: {
        disc: `${text}1a`,
        far: `${text}16`,
        near: `${text}24`,
        shadow: `${background}59`,
        bright: `${text}40`,
      },
    };
  },
  none: ({ background, primary, accent }) => {
    const earth = mix(accent, primary, 0.6);
    return {
      on: background,
      isRound: false,
      disc: { slim: 0.9, other: 0.9 },
      thing: { slim: 0.66, other: 0.66 },
      colors: {
        disc: primary,
        isGlow: true,
        far: mix(background, earth, 0.26),
        near: mix(background, earth, 0.14),
        shadow: "#00000073",
        bright: mix(background, primary, 0.3),
      },
    };
  },
};

/** The colour of water (OKLCH, radians), with its least chroma and lightness. */
const BLUE = { hue: 4.2, chroma: 0.055, lightness: 0.2 };
const OPAQUE = /^#[0-9a-f]{6}$/iu;

/** How a style sets a drawing into its wing. Water is blue on any ground; light on a gradient takes the gradient's colour. */
export function lookOf(art: keyof typeof LOOKS, setting: Setting | null, { color }: Theme): Look {
  const look = LOOKS[art](color);
  if (setting !== "water" && setting !== "deep") return look;
  const { far, near } = look.colors;
  return { ...look, colors: { ...look.colors, far: wet(far), near: wet(near) } };
}

/** The same for one drawing: the light behind a white thing is deeper on paper. */
export function lookUnder(name: string, setting: Setting | null, theme: Theme): Look {
  const look = lookOf(theme.habit.art, setting, theme);
  const on = groundUnder(name, look.on, theme);
  return on === look.on || look.isRound ? look : { ...look, on, colors: { ...look.colors, disc: on } };
}

/** What is painted around a thing: where it is met, else a light alone. */
export function paintAround(
  setting: Setting | null,
  scene: Scene,
  { colors }: Look,
  seed: string,
): SettingPaint {
  if (setting !== null) return paintSetting(setting, scene, colors, seed);
  const { x, y, r } = scene.disc;
  const light: Paint = { kind: "ellipse", cx: x, cy: y, rx: r, ry: r, fill: colors.disc };
  return { behind: [light], before: [] };
}

function wet(color: string): string {
  if (!OPAQUE.test(color)) return color;
  const { lightness, chroma } = toOklch(color);
  return fromOklch({
    lightness: Math.max(lightness, BLUE.lightness),
    chroma: Math.max(chroma, BLUE.chroma),
    hue: BLUE.hue,
  });
}
