import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import type { Format, Paint, Rect } from "../../artifacts/timeline.ts";
import { contextOf, STYLE_NAMES } from "../components/testing/layout-laws.ts";
import { emblemTiles } from "./emblem-tiles.ts";

const EMBLEMS = ["amphora", "hot-pepper", "salt", "leafy-green"];
const WIDE: Format = { width: 1920, height: 1080, fps: 30 };
const TALL: Format = { width: 1080, height: 1920, fps: 30 };
const SQUARE: Format = { width: 1080, height: 1080, fps: 30 };
/** Wings as the layouts ask for them: at an edge of the frame, beside a logo, in a preview too. */
const WINGS: [Format, Rect][] = [
  [WIDE, { x: 1560, y: 0, width: 360, height: 1080 }],
  [WIDE, { x: 0, y: 0, width: 480, height: 1080 }],
  [WIDE, { x: 1560, y: 156, width: 360, height: 924 }],
  [WIDE, { x: 1200, y: 0, width: 720, height: 1080 }],
  [TALL, { x: 0, y: 0, width: 1080, height: 576 }],
  [TALL, { x: 0, y: 1114, width: 1080, height: 806 }],
  [SQUARE, { x: 0, y: 0, width: 1080, height: 281 }],
  [
    { width: 1280, height: 720, fps: 30 },
    { x: 1040, y: 0, width: 240, height: 720 },
  ],
];

type Plate = Extract<Paint, { kind: "rect" }>;
/** The tiles themselves, which follow one another without a gap; lines within one are smaller. */
function platesIn(paint: readonly Paint[], least: number): Plate[] {
  return paint.filter((one) => one.kind === "rect").filter(({ height }) => height > least);
}

test("tiles stand in the wing, flush with the frame's edges, and leave no gap between them", () => {
  for (const style of STYLE_NAMES.filter((name) => name !== "cinematic_story"))
    for (const [format, wing] of WINGS) {
      const context = contextOf(style, "en", format);
      const paint = emblemTiles("a page", wing, EMBLEMS, context);
      const plates = platesIn(paint, 60 * context.theme.unit);
      const area = plates.reduce((sum, { width, height }) => sum + width * height, 0);
      const [left, top] = [Math.min(...plates.map(({ x }) => x)), Math.min(...plates.map(({ y }) => y))];
      const right = Math.max(...plates.map(({ x, width }) => x + width));
      const foot = Math.max(...plates.map(({ y, height }) => y + height));
      const where = `${style} ${format.width}×${format.height} ${JSON.stringify(wing)}`;
      assert.equal(area, (right - left) * (foot - top), `${where}: a gap or an overlap`);
      assert.ok(left >= wing.x && top >= wing.y, where);
      assert.ok(right <= wing.x + wing.width && foot <= wing.y + wing.height, where);
      if (wing.height > wing.width) {
        assert.deepEqual([top, foot], [wing.y, wing.y + wing.height], where);
        assert.ok(left === 0 || right === format.width, `${where}: off the frame's edge`);
      } else {
        assert.deepEqual([left, right], [0, format.width], where);
        assert.ok(top === 0 || foot === format.height, `${where}: off the frame's edge`);
      }
    }
});

test("what leads is shown large, each other once, and no other tile next to it shows one", () => {
  const [format, wing] = WINGS[0] ?? [WIDE, { x: 0, y: 0, width: 1, height: 1 }];
  const context = { ...contextOf("clean_lecture", "en", format), lead: EMBLEMS[0] ?? null };
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 4 }), (seed, count) => {
      const names = EMBLEMS.slice(0, count);
      const paint = emblemTiles(seed, wing, names, context);
      const plates = platesIn(paint, 60);
      const sides = plates.map(({ width }) => width).toSorted((a, b) => b - a);
      assert.ok((sides[0] ?? 0) > 1.9 * (sides[1] ?? 0), "none is large");
      assert.equal(sides.filter((side) => side > 1.9 * (sides.at(-1) ?? 0)).length, 1);
      // All areas of one drawing are placed alike.
      const placed = paint.flatMap((one) =>
        one.kind === "path" && one.transform !== undefined ? [one.transform.slice(4).join()] : [],
      );
      assert.equal(new Set(placed).size, count);
      assert.deepEqual(paint, emblemTiles(seed, wing, names, context));
    }),
    { numRuns: 60 },
  );
});

test("where nothing leads nothing is large; a thing of the scene's own may lead", () => {
  const [format, wing] = WINGS[0] ?? [WIDE, { x: 0, y: 0, width: 1, height: 1 }];
  const context = contextOf("clean_lecture", "en", format);
  const widths = (lead: string | null): number[] =>
    platesIn(emblemTiles("a page", wing, ["salt"], { ...context, lead }), 60).map(({ width }) => width);
  assert.equal(new Set(widths(null)).size, 1);
  assert.equal(new Set(widths("salt")).size, 2);
  assert.equal(new Set(widths("battery")).size, 2);
  const [salt, battery] = ["salt", "battery"].map((lead) =>
    emblemTiles("a page", wing, ["salt"], { ...context, lead }),
  );
  assert.notDeepEqual(salt, battery);
});

test("where a wing has room for one row of tiles none of them is large", () => {
  const context = contextOf("clean_lecture", "en", WIDE);
  const plates = platesIn(emblemTiles("a page", { x: 1800, y: 0, width: 120, height: 1080 }, EMBLEMS, context), 60); // prettier-ignore
  assert.equal(new Set(plates.map(({ width }) => width)).size, 1);
});

test("two pages of a film have other tiles", () => {
  const [format, wing] = WINGS[0] ?? [WIDE, { x: 0, y: 0, width: 1, height: 1 }];
  const context = contextOf("science_explainer", "en", format);
  assert.notDeepEqual(
    emblemTiles("one", wing, EMBLEMS, context),
    emblemTiles("another", wing, EMBLEMS, context),
  );
});
