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

test("what stands somewhere is cut by the foot of its wing, and whole at its sides and its top", () => {
  for (const [wing, format] of [
    [SIDE, WIDE],
    [BAND, TALL],
  ] as const)
    // prettier-ignore
    for (const lead of ["cat", "ship", "teapot", "castle"])
      for (const style of ["clean_lecture", "professional_training"] as const) {
        const found = near(lead, wing, format, style);
        assert.ok(found !== null && found.isCut, `${lead} ${style}`);
        const thing = found.paint.filter(({ kind }) => kind === "path").map((paint) => inkOf(paint));
        const foot = Math.max(...thing.map(({ y, height }) => y + height));
        assert.ok(foot > wing.y + wing.height + 20, `${lead} ${style}: its foot at ${foot}`);
        assert.ok(Math.min(...thing.map(({ x }) => x)) >= wing.x, `${lead} ${style}: cut at its start`);
        const end = Math.max(...thing.map(({ x, width }) => x + width));
        assert.ok(end <= wing.x + wing.width, `${lead} ${style}: cut at its end`);
        assert.ok(Math.min(...thing.map(({ y }) => y)) > wing.y, `${lead} ${style}: cut at its top`);
      }
});

test("what hangs or flies is whole", () => {
  for (const lead of ["cloud-with-rain", "butterfly", "rocket", "fish"]) {
    const found = near(lead, SIDE, WIDE);
    assert.ok(found !== null, lead);
    for (const paint of found.paint.filter(({ kind }) => kind === "path")) {
      const { y, height } = inkOf(paint);
      assert.ok(y >= 0 && y + height <= SIDE.height, `${lead} leaves its wing`);
    }
  }
});

test("along a rim, as an outline, and where nothing would cut it a thing is whole", () => {
  for (const [lead, wing, format, style] of [
    ["cat", RIM, WIDE, "clean_lecture"],
    ["lighthouse", SIDE, WIDE, "clean_lecture"],
    ["cat", BAND, TALL, "product_showcase"],
  ] as const) {
    const found = near(lead, wing, format, style);
    assert.ok(found !== null, lead);
    for (const paint of found.paint.filter(({ kind }) => kind === "path")) {
      const { x, y, width, height } = inkOf(paint);
      assert.ok(x >= wing.x && x + width <= wing.x + wing.width, `${lead} leaves its wing at a side`);
      assert.ok(y >= wing.y && y + height <= wing.y + wing.height, `${lead} leaves its wing`);
    }
  }
});

test("less than a rim has no room, and a scene that is led by nothing shows none", () => {
  assert.equal(near("cat", { ...RIM, x: 1760, width: 160 }, WIDE), null);
  assert.equal(near(null, SIDE, WIDE), null);
});
