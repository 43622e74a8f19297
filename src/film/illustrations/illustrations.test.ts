import assert from "node:assert/strict";
import test from "node:test";
import { ILLUSTRATIONS, isLineDrawing } from "../../artifacts/illustrations.ts";
import type { Brand } from "../../artifacts/brand.ts";
import { COLORWAYS, STYLE_NAMES } from "../../artifacts/style.ts";
import { leastContrast } from "../styles/contrast.ts";
import { toOklch } from "../styles/oklch.ts";
import { colorsOf } from "../styles/colorways.ts";
import type { Theme } from "../styles/theme.ts";
import { themeFor } from "../components/testing/theme-for.ts";
import { inColors } from "../styles/theme-for.ts";
import { drawingOf } from "./drawing.ts";
import { illustrationPaint } from "./illustration-paint.ts";
import { STROKE_DRAWINGS } from "./stroke-icons.ts";
import { partSeen, recolour, SEEN, visibleAreas } from "./recolour.ts";

const WIDE = { width: 1920, height: 1080, fps: 30 } as const;
const BRANDS: (Brand | undefined)[] = [
  undefined,
  { name: "Acme", colors: { primary: "#0f4c81", accent: "#e11d48" } },
  { name: "Lime", colors: { primary: "#a3e635", background: "#ffffff" } },
  { name: "Grey", colors: { primary: "#6b7280", accent: "#9ca3af", background: "#e5e7eb" } },
];

test("every drawing that a film may name can be drawn", () => {
  for (const name of ILLUSTRATIONS) assert.ok(drawingOf(name).length > 0, name);
  assert.equal(new Set(ILLUSTRATIONS).size, ILLUSTRATIONS.length);
  for (const name of STROKE_DRAWINGS)
    assert.ok(isLineDrawing(name), `${name} is drawn, and no film may name it`);
});

test("what the set does not have, or draws with more than areas, is refused", () => {
  assert.throws(() => drawingOf("unicorn-of-nowhere"), /no drawing "unicorn-of-nowhere"/);
  assert.throws(() => drawingOf("lab-coat"), /drawings with stroke are not read/);
  assert.throws(() => drawingOf("paperclip"), /drawings with clip-path are not read/);
  assert.throws(() => drawingOf('leaf"'), /no drawing/);
});

test("no drawing sinks into what it stands on, in any style and any brand's colours", () => {
  for (const style of STYLE_NAMES) {
    for (const brand of BRANDS) {
      const theme = themeFor(style, WIDE, brand, "ltr");
      const { background, surface, primaryPale, fill } = theme.color;
      for (const ground of new Set([background, surface, primaryPale, fill])) {
        for (const name of ILLUSTRATIONS) {
          const shapes = drawingOf(name);
          const seen = partSeen(visibleAreas(shapes), recolour(shapes, theme, ground), ground);
          assert.ok(seen >= SEEN.part, `${name} on ${ground} in ${style} ${brand?.name ?? ""}: ${seen}`);
        }
      }
    }
  }
});

/** Of a drawing in a style its strongest colour with a hue of the drawing's own near `hue` (radians). */
function inStyle(name: string, theme: Theme, ground: string, hue: number) {
  const near = (color: string): boolean => {
    const { chroma, hue: own } = toOklch(color);
    return chroma > 0.08 && Math.abs(Math.atan2(Math.sin(own - hue), Math.cos(own - hue))) < 0.5;
  };
  const [, found = ""] = [...recolour(drawingOf(name), theme, ground)].find(([own]) => near(own)) ?? [];
  return toOklch(found);
}

test("what has a colour that everyone knows keeps it, in every style and family of colours", () => {
  const KNOWN: [string, number][] = [
    ["umbrella-with-rain-drops", 4.2],
    ["cow", 0.2],
    ["pig", 0.4],
    ["tomato", 0.5],
    ["leafy-green", 2.5],
    ["sun", 1.6],
    ["droplet", 4.2],
    ["water-wave", 4.2],
    ["cheese-wedge", 1.5],
  ];
  for (const style of STYLE_NAMES) {
    for (const way of COLORWAYS) {
      const theme = inColors(style, WIDE, colorsOf(style, way).colors, "ltr");
      for (const ground of [theme.color.background, theme.color.fill]) {
        for (const [name, hue] of KNOWN) {
          const seen = inStyle(name, theme, ground, hue);
          const far = Math.abs(Math.atan2(Math.sin(seen.hue - hue), Math.cos(seen.hue - hue)));
          assert.ok(far < 0.8, `${name} in ${style} ${way} on ${ground}: ${seen.hue}`);
        }
      }
    }
  }
});

test("nothing in a drawing is stronger than the style's own colours, and what is grey stays grey", () => {
  for (const style of STYLE_NAMES) {
    const theme = themeFor(style, WIDE, undefined, "ltr");
    const strongest = Math.max(0.12, ...theme.color.hues.slice(0, 3).map((hue) => toOklch(hue).chroma));
    for (const name of ["butterfly", "rooster", "delivery-truck", "cow"])
      for (const color of recolour(drawingOf(name), theme, theme.color.background).values())
        assert.ok(toOklch(color).chroma <= strongest + 0.01, `${name} in ${style}: ${color}`);
    const cart = [...recolour(drawingOf("shopping-cart"), theme, theme.color.background).values()];
    assert.ok(cart.some((color) => toOklch(color).chroma < 0.07));
  }
});

test("in the colours of what is grave a drawing is as quiet as they are", () => {
  for (const style of STYLE_NAMES) {
    const theme = inColors(style, WIDE, colorsOf(style, "slate").colors, "ltr");
    for (const name of ["house-with-garden", "butterfly", "tomato"])
      for (const color of recolour(drawingOf(name), theme, theme.color.background).values())
        assert.ok(toOklch(color).chroma <= 0.07, `${name} in ${style}: ${color}`);
  }
});

test("gradients become one colour between their ends, turned parts lie where they are turned to", () => {
  assert.ok(drawingOf("violin").every(({ fill }) => /^#[0-9a-f]{6}$/.test(fill)));
  const turned = drawingOf("violin").length;
  assert.ok(turned > 5);
});

test("an icon is drawn in two tones: on paper dark lines, on night and on a colour light ones", () => {
  const shapes = drawingOf("barn");
  const [area = "", line = ""] = [...visibleAreas(shapes).keys()];
  const theme = themeFor("professional_training", WIDE, undefined, "ltr");
  for (const [ground, lighter] of [
    ["#F5F7FA", false],
    ["#0B1020", true],
    [theme.color.fill, true],
  ] as const) {
    const colors = recolour(shapes, theme, ground);
    const [tint = "", ink = ""] = [colors.get(area), colors.get(line)];
    assert.ok(leastContrast(ink, [ground]) >= 3, `${ink} on ${ground}`);
    assert.ok(leastContrast(tint, [ground]) < leastContrast(ink, [ground]), ground);
    assert.equal(toOklch(ink).lightness > toOklch(ground).lightness, lighter);
  }
});

test("a drawing fills its box from edge to edge, in its middle", () => {
  const theme = themeFor("science_explainer", WIDE, undefined, "ltr");
  const paint = illustrationPaint("deciduous-tree", { x: 100, y: 200, size: 400 }, theme, "#0B1020");
  assert.ok(paint.length > 1);
  for (const one of paint) {
    assert.equal(one.kind, "path");
    if (one.kind !== "path" || typeof one.fill !== "string") continue;
    assert.match(one.fill, /^#[0-9a-f]{6}$/);
    assert.ok(leastContrast(one.fill, ["#0B1020"]) > 1.25, one.fill);
  }
});
