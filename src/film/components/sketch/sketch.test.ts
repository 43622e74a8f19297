import assert from "node:assert/strict";
import test from "node:test";
import * as fc from "fast-check";
import type { Measured, SketchVisual, SketchedFigure, TriangleSketch } from "../../../artifacts/sketch.ts";
import { runs } from "../../../../test/support/runs.ts";
import { SKETCH_SAMPLES } from "../../../../scripts/contact-sheet/sketch-scenes.ts";
import { intersects } from "../../damage/rects.ts";
import { entranceOf } from "../../entrances/first-content.ts";
import { inkOf, unionOf } from "../../layout/layer-builder.ts";
import { assertLawful, contextOf, cues, FORMATS, LOOKS, settings, textIn } from "../testing/layout-laws.ts";
import { fitLines } from "./fit-lines.ts";
import { sketch } from "./sketch.ts";
import { triangleLines } from "./triangle.ts";

const told = (display: string, value: number, sentence?: number): Measured =>
  sentence === undefined ? { display, value } : { display, value, cue: { sentence, offset: 0 } };

const SIDES: TriangleSketch = {
  kind: "triangle",
  base: told("4 cm", 4),
  height: told("3 cm", 3),
  long: told("5 cm", 5),
};
const visualOf = (figure: SketchedFigure, heading = "The longest side"): SketchVisual => ({ kind: "sketch", heading, figure }); // prettier-ignore

test("every sample is lawful in every look and frame, with all its measures in letters that are read", async () => {
  for (const { visual, language, name } of SKETCH_SAMPLES) {
    for (const format of FORMATS) {
      for (const [style, colors] of LOOKS) {
        const context = contextOf(style, language, format, colors);
        assert.ok(visual.kind === "sketch");
        const layout = await sketch.layout(visual, context);
        assert.doesNotThrow(
          () => assertLawful(layout, context),
          `${name} ${style} ${format.width}×${format.height}`,
        );
        assert.deepEqual(layout.findings, [], `${name} ${style} ${format.width}×${format.height}`);
      }
    }
  }
});

test("a triangle is true to scale and to its angles, and its labels stand outside of it", () => {
  const room = { x: 100, y: 100, width: 1200, height: 800 };
  const { placed, set, isCrowded } = fitLines(triangleLines(SIDES), room, 56, contextOf());
  const [corner, foot, top] = [placed.at([0, 0]), placed.at([4, 0]), placed.at([0, -3])];
  assert.ok(Math.abs((foot[0] - corner[0]) / (corner[1] - top[1]) - 4 / 3) < 1e-6);
  assert.equal(isCrowded, false);
  const [base, height, long] = set;
  assert.ok(base !== undefined && height !== undefined && long !== undefined);
  assert.ok(base.rect.y > corner[1] && height.rect.x + height.rect.width < corner[0]);
  // Right of the long side with each of its corners.
  const edgeAt = (y: number) => foot[0] - ((corner[1] - y) / 3) * 4;
  const { x, y } = long.rect;
  for (const down of [y, y + long.rect.height]) assert.ok(x > edgeAt(down), `${x} ${edgeAt(down)}`);
});

test("lines are drawn first, each measure comes with its word, and all is at rest at the end", async () => {
  const figure: TriangleSketch = {
    ...SIDES,
    base: told("4 cm", 4, 2),
    height: told("3 cm", 3, 1),
    long: told("5 cm", 5, 6),
  };
  const context = contextOf();
  const { layers } = await sketch.layout(visualOf(figure), context);
  const from = (id: string) => entranceOf(layers.find((one) => one.id === id) ?? assert.fail(id))?.from ?? -1;
  assert.deepEqual([from("sketch-label-1"), from("sketch-label-2"), from("sketch-label-3")], [60, 30, 180]);
  assert.ok(from("sketch-line-1") < from("sketch-label-2"));
});

test("many lines come together, and push no measure behind its word", async () => {
  const squares = { base: { display: "16", value: 16 }, height: { display: "9", value: 9 }, long: { display: "25", value: 25 } }; // prettier-ignore
  const figure: TriangleSketch = { ...SIDES, base: told("4 cm", 4, 2), height: told("3 cm", 3, 1), squares };
  const { layers } = await sketch.layout(visualOf(figure), contextOf("cinematic_story"));
  const from = (id: string) => entranceOf(layers.find((one) => one.id === id) ?? assert.fail(id))?.from ?? -1;
  assert.ok(layers.filter(({ id }) => id.startsWith("sketch-line-")).length > 5);
  assert.deepEqual([from("sketch-label-1"), from("sketch-label-2")], [60, 30]);
});

test("an angle among the squares on its triangle's sides is marked, and its measure stands on none of them", async () => {
  const squares = { base: told("16 cm²", 16), height: told("9 cm²", 9), long: told("25 cm²", 25) };
  const plain = triangleLines({ ...SIDES, squares });
  const lines = triangleLines({ ...SIDES, squares, angle: told("36.9°", 36.9, 2) });
  assert.equal(lines.strokes.length, plain.strokes.length + 1);
  const { set, placed } = fitLines(lines, { x: 100, y: 100, width: 900, height: 800 }, 56, contextOf());
  const label = set.find(({ text }) => text === "36.9°") ?? assert.fail("no label");
  const [foot, far] = [placed.at([4, 0]), placed.at([7, -4])];
  const { x, y, width, height } = label.rect;
  // Right of the square below, and below the edge of that on the long side.
  const edgeAt = (across: number) => foot[1] + ((far[1] - foot[1]) * (across - foot[0])) / (far[0] - foot[0]);
  assert.ok(x > foot[0] && y > edgeAt(x) && y > edgeAt(x + width) && height > 0);
});

test("a figure that is asked for late is drawn all the same before its scene ends", async () => {
  const context = contextOf();
  const late = { sentence: 40, offset: 0 };
  assertLawful(await sketch.layout({ ...visualOf(SIDES), cue: late }, context), context);
});

test("layers are as thick as they are to each other, and the thinnest is still a line", async () => {
  const layers = [told("1 km", 1), told("30 km", 30), told("60 km", 60)].map((thickness, at) => ({ name: `Layer ${at}`, thickness })); // prettier-ignore
  const { layers: laid } = await sketch.layout(visualOf({ kind: "layers", layers }), contextOf());
  const [one = 0, other = 0, last = 0] = laid
    .filter(({ id }) => id.startsWith("sketch-area-"))
    .map(({ paint }) => (paint[0]?.kind === "rect" ? paint[0].height : 0));
  assert.ok(one >= 5);
  assert.ok(Math.abs(last / other - 2) < 0.02, `${last} of ${other}`);
});

test("nothing collides and nothing leaves the frame, whatever is measured", async () => {
  const measure = (least: number, most: number, language: string) =>
    fc.record({ value: fc.double({ min: least, max: most, noNaN: true }), display: fc.oneof(fc.constant(""), fc.constantFrom("4 cm", "1,250 mm", "36.9°", "12 سم", "5厘米"), textIn(language, 1, 2)), cue: cues }); // prettier-ignore
  const visuals = settings.chain((setting) => {
    const length = measure(1, 9, setting[1]);
    const squares = fc.record({ base: length, height: length, long: length }, { requiredKeys: [] });
    const stands = fc.constantFrom("ladder" as const, "ramp" as const);
    const triangle = fc
      .record(
        { kind: fc.constant("triangle" as const), base: length, height: length, long: length, angle: length, stands, squares }, // prettier-ignore
        { requiredKeys: ["kind", "base", "height"] },
      )
      .map((one): TriangleSketch => {
        const value = (Math.atan2(one.height.value, one.base.value) * 180) / Math.PI;
        return one.angle === undefined ? one : { ...one, angle: { ...one.angle, value } };
      });
    const side = fc.record({ load: length, arm: length, name: textIn(setting[1], 1, 2) });
    const figure: fc.Arbitrary<SketchedFigure> = fc.oneof(
      triangle,
      fc.record({ kind: fc.constant("lever" as const), left: side, right: side }),
      fc.record({ kind: fc.constant("rectangle" as const), width: length, height: length, area: length }),
      fc.record({ kind: fc.constant("circle" as const), radius: length, diameter: length, circumference: length, area: length }, { requiredKeys: ["kind", "radius"] }), // prettier-ignore
      fc.record({ kind: fc.constant("angle" as const), angle: measure(10, 170, setting[1]) }),
      fc.record({ kind: fc.constant("cubes" as const), cubes: fc.array(fc.record({ edge: length, volume: length }), { minLength: 2, maxLength: 3 }) }), // prettier-ignore
      fc.record({ kind: fc.constant("box" as const), width: length, depth: length, height: length }),
      fc.record({ kind: fc.constant("layers" as const), layers: fc.array(fc.record({ name: textIn(setting[1], 1, 3), thickness: length }), { minLength: 2, maxLength: 7 }) }), // prettier-ignore
    );
    return fc.tuple(fc.constant(setting), textIn(setting[1], 0, 6), figure);
  });
  await fc.assert(
    fc.asyncProperty(visuals, async ([setting, heading, figure]) => {
      const context = contextOf(...setting);
      const layout = await sketch.layout(visualOf(figure, heading), context);
      assertLawful(layout, context);
      if (layout.findings.length > 0) return;
      const words = layout.layers.filter(({ id }) => id.startsWith("sketch-label-")).map(({ paint }) => unionOf(paint.filter(({ kind }) => kind === "text").map((one) => inkOf(one)))); // prettier-ignore
      for (const [at, one] of words.entries())
        for (const other of words.slice(at + 1)) assert.ok(!intersects(one, other), JSON.stringify(figure));
    }),
    { numRuns: runs(60) },
  );
});
