import type { Paint, Rect } from "../../artifacts/timeline.ts";
import { seededBy } from "../motifs/seeded.ts";
import { alpha } from "../styles/contrast.ts";
import { parseHex } from "../styles/oklch.ts";
import { lightPen, type At, type Grade, type LightPen } from "./light-pen.ts";
import { bellAt, streak } from "./soft-light.ts";

/** `faint`: what points and thin lines are drawn in (0 to 1), which no word is lost on and no check takes for content. */
type FieldPen = LightPen & { faint: (part: number) => string };
/** Paints over a ground up to the brightest tone that words may stand on (1). */
type Field = (pen: FieldPen) => Paint[];

const whole = ({ stage, tone }: LightPen): Paint => ({ kind: "rect", ...stage, fill: tone(0) });

/** One light that falls off, above where lines end. */
const glow: Field = (pen) => [whole(pen), bellAt(pen, [0.78, 0.2], 1.28, 1)];

/** The edge of a world, lit from behind it. */
const limb: Field = (pen) => {
  const { stage, isWide, random, px, tone } = pen;
  const top = isWide ? 0.83 : 0.85;
  const radius = stage.height * (isWide ? 1.3 : 0.62);
  const [x, y] = px([0.66 + 0.14 * random(), top]);
  const reach = 1.34;
  const edge = 1 / reach;
  const outer = [0, 0.1, 0.22, 0.36, 0.52, 0.7, 1].map((part) => ({
    at: edge + (1 - edge) * part,
    color: tone(0.96 * Math.cos((part * Math.PI) / 2) ** 3),
  }));
  const inner = [
    { at: 0, color: tone(-0.3) },
    { at: edge * 0.9, color: tone(-0.22) },
    { at: edge * 0.94, color: tone(0.02) },
    { at: edge * 0.975, color: tone(0.34) },
  ];
  return [
    {
      kind: "rect",
      ...stage,
      fill: {
        kind: "radial",
        center: [x, y + radius],
        radius: radius * reach,
        stops: [...inner, ...outer],
      },
    },
  ];
};

/** A ring of light around what is dark. */
const corona: Field = (pen) => {
  const { stage, isWide, random, px, tone } = pen;
  const [x, y] = px(isWide ? [0.78 + 0.06 * random(), 0.4 + 0.12 * random()] : [0.64, 0.2]);
  const short = Math.min(stage.width, stage.height);
  const radius = short * (isWide ? 0.82 : 0.72);
  const tones: readonly (readonly [number, number])[] = [[0, -0.25], [0.26, -0.2], [0.34, 0.08], [0.395, 0.7], [0.42, 0.92], [0.46, 0.66], [0.55, 0.36], [0.7, 0.13], [0.85, 0.035], [1, 0]]; // prettier-ignore
  return [
    {
      kind: "rect",
      ...stage,
      fill: { kind: "radial", center: [x, y], radius, stops: tones.map(([at, part]) => ({ at, color: tone(part) })) }, // prettier-ignore
    },
  ];
};

/** Light that falls aslant through the frame. */
const beam: Field = (pen) => {
  const { isWide, random } = pen;
  const turn = isWide ? 0.62 + 0.12 * random() : 0.95;
  const at: At = isWide ? [0.74, 0.36] : [0.62, 0.3];
  return [
    whole(pen),
    streak(pen, at, 1.15, 0.3, turn, 0.8),
    streak(pen, [at[0] - 0.16, at[1] + 0.16], 0.9, 0.12, turn, 0.42),
    streak(pen, [at[0] + 0.15, at[1] + 0.05], 0.8, 0.09, turn, 0.5),
  ];
};

/** A floor of points that goes back to a lit horizon. */
const plain: Field = (pen) => {
  const { wash, px, faint, stage, isWide } = pen;
  const line = isWide ? 0.83 : 0.86;
  const unit = Math.min(stage.width, stage.height) / 1000;
  const rows = Array.from({ length: 9 }, (_, at) => ((at + 0.4) / 9) ** 2.1);
  const points = rows.flatMap((near, row) => {
    const down = line + 0.008 + (1 - line) * near;
    const apart = (isWide ? 0.026 : 0.05) * (1 + near * 3.4);
    const many = Math.ceil(0.5 / apart) + 1;
    return Array.from({ length: 2 * many + 1 }, (_, at): Paint => {
      const [cx, cy] = px([0.5 + (at - many + (row % 2) * 0.5) * apart, down]);
      const r = unit * (0.8 + 2.3 * near);
      return { kind: "ellipse", cx, cy, rx: r, ry: r * 0.62, fill: faint(0.35 + 0.65 * near) };
    });
  });
  return [
    wash([[0, -0.1], [line * 0.55, 0], [line * 0.85, 0.26], [line * 0.97, 0.66], [line, 0.95], [line + 0.004, 0.2], [1, -0.25]]), // prettier-ignore
    ...points,
  ];
};

/** A swell seen from aside, line behind line. */
const swell: Field = (pen) => {
  const { px, faint, random, isWide, stage } = pen;
  const phase = random() * 6;
  const unit = Math.min(stage.width, stage.height) / 1080;
  const top = isWide ? 0.76 : 0.8;
  const lines = Array.from({ length: 13 }, (_, row): Paint => {
    const near = row / 12;
    const down = top + (1.02 - top) * near ** 1.3;
    const high = 0.012 + 0.03 * near;
    const path = Array.from({ length: 73 }, (_point, step) => {
      const across = step / 72;
      const rise =
        Math.sin(across * (isWide ? 9 : 5) + phase + row * 0.42) +
        0.5 * Math.sin(across * (isWide ? 21 : 11) - row * 0.7);
      return px([across, down - rise * high * (0.4 + 0.6 * Math.sin(across * Math.PI))]).join(" ");
    });
    return {
      kind: "path",
      d: `M${path.join("L")}`,
      stroke: { color: faint(0.3 + 0.45 * near), width: unit * (1 + 1.4 * near) },
    };
  });
  return [whole(pen), bellAt(pen, [0.62 + 0.2 * random(), top + 0.02], 0.8, 0.8), ...lines];
};

/** Dust in a light that crosses the frame. */
const dust: Field = (pen) => {
  const { random, px, faint, stage, isWide } = pen;
  const unit = Math.min(stage.width, stage.height) / 1000;
  const slant = isWide ? 0.5 : 1.1;
  const middle = (across: number) => (isWide ? 0.62 : 0.66) - (across - 0.5) * slant;
  const points = Array.from({ length: 170 }, (): Paint[] => {
    const across = random();
    const off = (random() + random() + random() - 1.5) * 0.34;
    const [cx, cy] = px([across, middle(across) + off]);
    const r = unit * (0.8 + 3 * random() ** 4);
    if (cy < stage.y || cy > stage.y + stage.height) return [];
    return [{ kind: "ellipse", cx, cy, rx: r, ry: r, fill: faint(0.4 + 0.6 * random()) }];
  }).flat();
  return [
    whole(pen),
    streak(pen, [0.52, middle(0.52)], isWide ? 1.2 : 0.8, 0.2, Math.atan(slant * (stage.height / stage.width)), 0.6), // prettier-ignore
    bellAt(pen, [0.86, middle(0.86)], 0.5, 0.5),
    ...points,
  ];
};

const FIELDS = { glow, limb, corona, beam, plain, swell, dust };

/** How a ground is lit behind words. */
type FieldName = keyof typeof FIELDS;
/** Which light, chosen in its parts by a seed. */
export type FieldSetup = { name: FieldName; seed: string };
export const FIELD_NAMES = Object.keys(FIELDS) as FieldName[];
/** Those that shine above, where a frame that is not wide has its pictures. */
export const HIGH_FIELDS: readonly FieldName[] = ["glow", "corona", "beam", "dust"];

/** A frame in its light, from edge to edge; `glow`: the brightest that its words are measured on; `shine`: what glows. Always the same for one seed. */
export function paintField(
  { name, seed }: FieldSetup,
  stage: Rect,
  grade: Grade & { shine: string },
  mirrored: boolean,
): Paint[] {
  const pen = lightPen(stage, grade, { mirrored, random: seededBy(`${name} ${seed}`) });
  return FIELDS[name]({ ...pen, faint: (part) => faintOn(grade, part) });
}

/** 8-bit luma that parts a point and its ground at most: `check/look.ts` takes more for an edge of words. */
const FAINT = 10;

/** What shines, so thin that it lies on a ground as a point may: `part` of that. */
export function faintOn({ ground, shine }: { ground: string; shine: string }, part = 1): string {
  const apart = Math.max(1, Math.abs(lumaOf(shine) - lumaOf(ground)));
  return `${shine.slice(0, 7)}${alpha(part * Math.min(0.6, FAINT / apart))}`;
}

/** As films are encoded: BT.709, from 16 to 235 without the 16. */
function lumaOf(color: string): number {
  const [red, green, blue] = parseHex(color);
  return 255 * (0.183 * red + 0.614 * green + 0.062 * blue);
}
