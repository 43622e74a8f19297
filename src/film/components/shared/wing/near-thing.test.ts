import assert from "node:assert/strict";
import test from "node:test";
import type { Format, Rect } from "../../../../artifacts/timeline.ts";
import { inkOf } from "../../../layout/layer-builder.ts";
import { contextOf, STYLE_NAMES } from "../../testing/layout-laws.ts";
import { nearThing } from "./near-thing.ts";

const WIDE: Format = { width: 1920, height: 1080, fps: 30 };
const TALL: Format = { width: 1080, height: 1920, fps: 30 };
const SIDE: Rect = { x: 1080, y: 0, width: 840, height: 1080 };
const BAND: Rect = { x: 0, y: 0, width: 1080, height: 800 };
const RIM: Rect = { x: 1560, y: 0, width: 360, height: 1080 };
const near = (lead: string | null, wing: Rect, format: Format, style = STYLE_NAMES[0]!) =>
  nearThing("seed", wing, { ...contextOf(style, "en", format), lead });

test("whatever leads is whole in its wing and takes most of it, be it met on land, on water, in the air or nowhere", () => {
  for (const [wing, format] of [
    [SIDE, WIDE],
    [BAND, TALL],
    [RIM, WIDE],
  ] as const)
    for (const lead of [
      "cat",
      "ship",
      "teapot",
      "castle",
      "cloud-with-rain",
      "butterfly",
      "rocket",
      "fish",
      "ticket",
      "lighthouse",
      "telescope",
    ])
      // prettier-ignore
      for (const style of STYLE_NAMES) {
        const found = near(lead, wing, format, style);
        assert.ok(found !== null, `${lead} ${style}`);
        // What is drawn is placed; what it stands on is not.
        const thing = found
          .filter((paint) => paint.kind === "path" && paint.transform !== undefined)
          .map((paint) => inkOf(paint));
        const [left, top] = [Math.min(...thing.map(({ x }) => x)), Math.min(...thing.map(({ y }) => y))];
        const right = Math.max(...thing.map(({ x, width }) => x + width));
        const foot = Math.max(...thing.map(({ y, height }) => y + height));
        assert.ok(left >= wing.x && right <= wing.x + wing.width, `${lead} ${style}: cut at a side`);
        assert.ok(top >= wing.y && foot <= wing.y + wing.height, `${lead} ${style}: cut`);
        const greater = Math.max(right - left, foot - top);
        const side = Math.min(wing.width, wing.height);
        assert.ok(greater >= side * 0.5, `${lead} ${style}: ${greater} of ${side}`);
      }
});

test("less than a rim has no room, and a scene that is led by nothing shows none", () => {
  assert.equal(near("cat", { ...RIM, x: 1760, width: 160 }, WIDE), null);
  assert.equal(near(null, SIDE, WIDE), null);
});
