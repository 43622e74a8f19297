import type { Brand } from "../../artifacts/brand.ts";
import type { Format } from "../../artifacts/timeline.ts";
import { FRAUNCES, INTER, JETBRAINS_MONO } from "../fonts/font-packages.ts";
import { LIT, type Grade } from "../lights/light-pen.ts";
import { paintLight, type LightSetup } from "../lights/paint-light.ts";
import { mix } from "./contrast.ts";
import { frameOf, logoIn } from "./frame.ts";
import { gradeOf } from "./grades.ts";
import { brandedPalette } from "./palette.ts";
import { framesOf, isPortrait, isWide, pxOf } from "./scale.ts";
import type { Logo, Palette, Theme } from "./theme.ts";

const NIGHT: Palette = {
  background: "#0D0B09",
  surface: "#191410",
  panel: "#191410",
  grounds: ["#0D0B09", "#191410"],
  text: "#F5EBDC",
  muted: "#C9BBA6",
  primary: "#C8A24A",
  fill: "#C8A24A",
  primaryPale: "#3A2F18",
  accent: "#D98C5F",
  positive: "#9DB87C",
  negative: "#E0806A",
  line: "#3B332A",
  onPrimary: "#0D0B09",
  hues: ["#C8A24A", "#8FB3C9", "#D98C5F", "#9DB87C", "#C79BC0", "#E5D3B0"],
};
const BAR_COLOR = "#000000";

/** How a scene is lit and in which colours. `isQuiet`: behind what is listed or measured, so low that all of it is read. */
export type Shot = LightSetup & { grade: Grade; isQuiet: boolean };
/** How much of the ground lies over a quiet light. */
const VEIL = "76";

function firstShot(brand: Brand["colors"]): Shot {
  return {
    light: "lantern",
    seed: "",
    hasLand: false,
    grade: gradeOf(brand, "night", { isBrand: true }),
    isQuiet: false,
  };
}

/** Dark, one light on the stage, a light serif and one gold rule; everything dissolves. */
export function cinematicStory(
  format: Format,
  brand: Brand["colors"],
  direction: "ltr" | "rtl",
  isCaptioned = false,
  shot = firstShot(brand),
): Theme {
  const px = pxOf(format);
  const portrait = isPortrait(format);
  const { width, height } = format;
  const { grade } = shot;
  const color = brandedPalette(
    NIGHT,
    { ...brand, background: grade.ground },
    (ground) => mix(ground, "#ffffff", 0.05),
    ({ background }) => [mix(background, grade.glow, LIT)],
  );
  const bar = letterbox(format, isCaptioned);
  const plain = frameOf(format, direction);
  const frame = {
    ...plain,
    margin: isWide(format)
      ? { x: px(160), top: bar + px(bar === 0 ? 108 : 64), bottom: bar + px(bar === 0 ? 100 : 56) }
      : portrait
        ? { x: px(84), top: px(250), bottom: px(250) }
        : { ...plain.margin, x: px(96) },
    stage: { x: 0, y: bar, width, height: height - 2 * bar },
  };
  const { stage } = frame;
  const { paint, spot } = paintLight(
    shot,
    stage,
    { ...grade, ground: color.background },
    direction === "rtl",
  );
  return {
    name: "cinematic_story",
    ...frame,
    dark: true,
    color,
    face: {
      heading: { package: FRAUNCES, weight: 350, leading: 1.16, tracking: -0.012 },
      body: { package: INTER, weight: 400, leading: 1.42, tracking: 0 },
      strong: { package: FRAUNCES, weight: 440, leading: 1.22, tracking: 0 },
      mono: { package: JETBRAINS_MONO, weight: 400, leading: 1.5, tracking: 0 },
    },
    size: {
      display: px(portrait ? 128 : 120),
      title: px(portrait ? 80 : 72),
      heading: px(56),
      lead: px(46),
      label: px(42),
      body: px(38),
      small: px(30),
    },
    radius: 0,
    stroke: px(3),
    motion: {
      enter: framesOf(format, 700),
      exit: framesOf(format, 330),
      transition: framesOf(format, 800),
      // Two texts on one another cannot be read: the one has left before the other comes.
      opening: framesOf(format, 330),
      entrance: "dissolve",
      travel: 0,
      passage: "dissolve",
      ink: color.primary,
    },
    habit: {
      picture: "bleed",
      panel: "rule",
      grouping: "rules",
      list: "ruled",
      cards: false,
      steps: "line",
      node: "ring",
      head: "rule",
      heading: "rule-below",
      eyebrow: "plain",
      marker: "bare",
      point: "dash",
      statement: "rule",
      sentences: "by-length",
      art: "none",
      align: "center",
      label: "heading",
      numeral: "heading",
      pale: "mixed",
    },
    iconWeight: "duotone",
    shot: { spot, seed: shot.seed, glow: grade.glow },
    background: [
      ...paint,
      ...(shot.isQuiet
        ? [{ kind: "rect" as const, ...stage, fill: `${color.background.slice(0, 7)}${VEIL}` }]
        : []),
      ...(bar === 0
        ? []
        : [
            { kind: "rect" as const, x: 0, y: 0, width, height: bar, fill: BAR_COLOR },
            { kind: "rect" as const, x: 0, y: height - bar, width, height: bar, fill: BAR_COLOR },
          ]),
    ],
    logo: logoBelow(bar, logoIn(frame, { grounds: color.grounds, plate: "#F5EBDC", radius: 0 }), px),
  };
}

/** A bar is too low for a logo: it stands right below it. */
function logoBelow(bar: number, logo: Logo, px: (value: number) => number): Logo {
  return bar === 0 ? logo : { ...logo, bug: { ...logo.bug, y: bar + px(16), height: px(44) } };
}

/** Of the height: captions that are burned in stand in bars of 120 px of 1080. */
const BAR = 1 / 9;

/** Height of each bar in a wide frame; without captions they only took height from what is read, as they would in other shapes. */
function letterbox(format: Format, isCaptioned: boolean): number {
  return isWide(format) && isCaptioned ? Math.round(format.height * BAR) : 0;
}
