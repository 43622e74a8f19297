import assert from "node:assert/strict";
import test from "node:test";
import { createCanvas } from "@napi-rs/canvas";
import { COLORWAYS } from "../../artifacts/style.ts";
import type { Paint, Rect } from "../../artifacts/timeline.ts";
import { paintLayer } from "../layers/paint-layer.ts";
import { contrast, luminance } from "../styles/contrast.ts";
import { colorsOf } from "../styles/colorways.ts";
import { inColors } from "../styles/theme-for.ts";
import { FIELD_NAMES, HIGH_FIELDS, paintField } from "./fields.ts";
import { SWEEPS } from "./sweeps.ts";

const STAGES: Rect[] = [
  { x: 0, y: 0, width: 480, height: 270 },
  { x: 0, y: 0, width: 270, height: 480 },
  { x: 0, y: 0, width: 270, height: 270 },
];
const GRADE = { ground: "#0B1020", glow: "#15344F" };

test("every field fills its stage, always the same by one seed, mirrored where lines begin at the right, and no two are alike", () => {
  for (const stage of STAGES) {
    const seen = FIELD_NAMES.map((name) => {
      const paint = paintField({ name, seed: "One" }, stage, GRADE, false);
      assert.deepEqual(paint, paintField({ name, seed: "One" }, stage, GRADE, false));
      const [ground] = paint;
      assert.ok(ground?.kind === "rect" && ground.width === stage.width && ground.height === stage.height);
      const drawn = JSON.stringify(paint);
      assert.ok(!/NaN|undefined|null/u.test(drawn), name);
      assert.notEqual(drawn, JSON.stringify(paintField({ name, seed: "One" }, stage, GRADE, true)), name); // prettier-ignore
      return drawn;
    });
    assert.equal(new Set(seen).size, FIELD_NAMES.length);
  }
  assert.ok(
    HIGH_FIELDS.every((name) => FIELD_NAMES.includes(name)) && HIGH_FIELDS.length < FIELD_NAMES.length,
  );
});

const format = { width: 320, height: 180, fps: 30 } as const;

/** Every colour that is painted, with how much of the frame it has. */
function colorsIn(
  paint: Paint[],
  { width, height }: { width: number; height: number },
  room: Rect = { x: 0, y: 0, width, height },
): Map<string, number> {
  const canvas = createCanvas(width, height);
  const bounds = { x: 0, y: 0, width, height };
  paintLayer(canvas.getContext("2d"), { id: "ground", bounds, paint, tracks: {} }, 1);
  const { data } = canvas.getContext("2d").getImageData(room.x, room.y, room.width, room.height);
  const found = new Map<string, number>();
  for (let at = 0; at < data.length; at += 4) {
    const hex = `#${[0, 1, 2].map((part) => (data[at + part] ?? 0).toString(16).padStart(2, "0")).join("")}`;
    found.set(hex, (found.get(hex) ?? 0) + 4 / data.length);
  }
  return found;
}

test("words read wherever they stand on a lit ground, in each family of colours and on both its grounds", () => {
  for (const way of COLORWAYS)
    for (const style of ["science_explainer", "product_showcase"] as const) {
      const { colors, second } = colorsOf(style, way);
      const lights =
        style === "science_explainer"
          ? FIELD_NAMES.map((name) => ({ field: { name, seed: "Words", isQuiet: false }, sweep: 0 }))
          : Array.from({ length: SWEEPS }, (_, sweep) => ({ field: { name: "glow" as const, seed: "", isQuiet: false }, sweep })); // prettier-ignore
      for (const light of lights)
        for (const own of [colors, second]) {
          const theme = inColors(style, format, own, "ltr", false, light);
          const { text, muted } = theme.color;
          let lost = 0;
          for (const [ground, part] of colorsIn(theme.background, format)) {
            // What is darker than the ground is read better still; points and lines are too thin to lose a word.
            if (contrast(text, ground) < 4.5 || contrast(muted, ground) < 4.5) lost += part;
          }
          assert.ok(lost < 0.02, `${style} ${way} ${light.field.name} ${light.sweep}: ${lost.toFixed(3)}`);
        }
    }
});

test("a bright ground has its glow alone, and what is quiet is nearer to its ground", () => {
  const crown = { field: { name: "crown" as const, seed: "One", isQuiet: false }, sweep: 0 };
  const bright = { background: "#FFFFFF", primary: "#1D4ED8" };
  assert.deepEqual(
    inColors("science_explainer", format, bright, "ltr", false, crown).background,
    inColors("science_explainer", format, bright, "ltr").background,
  );
  const most = (isQuiet: boolean): number => {
    const light = { ...crown, field: { ...crown.field, isQuiet } };
    const { background } = inColors("science_explainer", format, {}, "ltr", false, light);
    return Math.max(...[...colorsIn(background, format).keys()].map(luminance));
  };
  assert.ok(most(true) < most(false) * 0.8, `${most(true)} ${most(false)}`);
});

test("a logo's grounds are as light as all that is painted behind it, and in a sweep as dark", () => {
  for (const direction of ["ltr", "rtl"] as const)
    for (const style of ["science_explainer", "product_showcase"] as const)
      for (const [at, name] of FIELD_NAMES.entries()) {
        const light = { field: { name, seed: "Logo", isQuiet: false }, sweep: at };
        const { background, logo } = inColors(style, format, {}, direction, false, light);
        const [listed, painted] = [logo.grounds, [...colorsIn(background, format, logo.bug).keys()]].map(
          (colors) => colors.map(luminance),
        );
        const where = `${style} ${name} ${at} ${direction}`;
        assert.ok(Math.max(...(painted ?? [])) <= Math.max(...(listed ?? [])) + 0.002, where);
        if (style === "product_showcase")
          assert.ok(Math.min(...(painted ?? [])) >= Math.min(...(listed ?? [])) - 0.002, where);
      }
});

test("no ground has edges that the check of finished films would take for words", () => {
  for (const [width, height] of [
    [1280, 720],
    [1920, 1080],
    [1080, 1920],
    [720, 720],
  ] as const)
    for (const way of ["sea", "gold", "leaf"] as const)
      for (const name of FIELD_NAMES) {
        const { colors, second } = colorsOf("science_explainer", way);
        for (const own of [colors, second]) {
          const size = { width, height, fps: 30 } as const;
          const light = { field: { name, seed: "One", isQuiet: false }, sweep: 0 };
          const { background } = inColors("science_explainer", size, own, "ltr", false, light);
          const canvas = createCanvas(width, height);
          const bounds = { x: 0, y: 0, width, height };
          paintLayer(canvas.getContext("2d"), { id: "ground", bounds, paint: background, tracks: {} }, 1);
          const { data } = canvas.getContext("2d").getImageData(0, 0, width, height);
          const luma = (x: number, y: number): number =>
            [0.183, 0.614, 0.062].reduce((sum, part, at) => sum + part * (data[(y * width + x) * 4 + at] ?? 0), 0); // prettier-ignore
          let edges = 0;
          for (let y = 0; y < height; y += 8)
            for (let x = 8; x < width; x += 8) if (Math.abs(luma(x, y) - luma(x - 8, y)) > 12) edges += 1;
          assert.ok(edges < 8, `${name} ${way} ${width}×${height}: ${edges}`);
        }
      }
});
