import assert from "node:assert/strict";
import test from "node:test";
import { Path2D } from "@napi-rs/canvas";
import { isIllustration } from "../../artifacts/illustrations.ts";
import { STYLE_NAMES } from "../../artifacts/style.ts";
import type { Format, Paint } from "../../artifacts/timeline.ts";
import { layoutVisual } from "../components/registry.ts";
import { contextOf } from "../components/testing/layout-laws.ts";
import { drawingOf } from "../illustrations/drawing.ts";
import { illustrationPaint } from "../illustrations/illustration-paint.ts";
import { themeFor } from "../components/testing/theme-for.ts";
import { paintSetting, type Scene, type SettingColors } from "./setting.ts";
import { SET_SOMEWHERE, settingOf } from "./where-things-stand.ts";

const FORMATS: Format[] = [
  { width: 1920, height: 1080, fps: 30 },
  { width: 1080, height: 1920, fps: 30 },
  { width: 1080, height: 1080, fps: 30 },
];
const COLORS: SettingColors = {
  disc: "#ffffff",
  far: "#888888",
  near: "#444444",
  shadow: "#222222",
  bright: "#eeeeee",
};
/** One drawing of each setting. */
const THINGS = ["house", "sailboat", "fish", "airplane", "rocket", "teapot"];

test("what has a setting is a drawing, and has one", () => {
  for (const name of SET_SOMEWHERE) assert.ok(isIllustration(name), name);
  assert.equal(new Set(SET_SOMEWHERE).size, SET_SOMEWHERE.length);
  assert.deepEqual(new Set(THINGS.map(settingOf)).size, THINGS.length);
  assert.equal(settingOf("brain"), null);
});

test("in a round window no ground is seen beyond its edge", () => {
  const scene: Scene = {
    room: { x: 1200, y: 0, width: 720, height: 1080 },
    disc: { x: 1560, y: 540, r: 266 },
    isRound: true,
    thing: { x: 1380, y: 346, size: 360, foot: 706 },
  };
  for (const name of ["house", "sailboat", "fish", "teapot"]) {
    const setting = settingOf(name);
    assert.ok(setting !== null);
    for (const seed of ["one", "two", "three"]) {
      const { behind, before } = paintSetting(setting, scene, COLORS, seed);
      for (const paint of [...behind, ...before]) {
        if (paint.kind !== "path") continue;
        const [left, top, right, foot] = new Path2D(paint.d).computeTightBounds();
        const { x, y, r } = scene.disc;
        const where = `${name} ${seed}: ${left}–${right}, ${top}–${foot}`;
        assert.ok(left >= x - r - 1 && right <= x + r + 1 && foot <= y + r + 1, where);
      }
    }
  }
});

test("a thing rests with its lowest point on the lower edge of its box", () => {
  const theme = themeFor("clean_lecture", { width: 1920, height: 1080, fps: 30 }, undefined, "ltr");
  for (const name of ["house", "ship", "bicycle", "teapot"]) {
    const paint = illustrationPaint(name, { x: 100, y: 200, size: 400 }, theme, "#ffffff", "foot");
    assert.ok(Math.abs(footOf(paint) - 600) < 1, `${name}: ${footOf(paint)}`);
  }
});

test("in every style and frame the ground comes before the thing, and the thing is whole in the frame", async () => {
  for (const style of STYLE_NAMES)
    for (const format of FORMATS)
      for (const illustration of THINGS) {
        const context = { ...contextOf(style, "en", format), portrait: format.width <= format.height };
        const { layers } = await layoutVisual({ kind: "title", title: "The thing", illustration }, context);
        const where = `${style} ${format.width}×${format.height} ${illustration}`;
        const at = layers.findIndex(({ id }) => id === "illustration");
        const { x, y, width, height } = layers[at]?.bounds ?? { x: -1, y: -1, width: 0, height: 0 };
        assert.ok(x >= 0 && y >= 0 && x + width <= format.width && y + height <= format.height, where);
        const isAlone = style === "cinematic_story" && ["airplane", "rocket"].includes(illustration);
        assert.equal(
          layers.slice(0, at).some(({ id }) => id === "bleed-wing"),
          !isAlone,
          where,
        );
        const waves = layers.findIndex(({ id }) => id === "bleed-wing-before");
        assert.equal(waves > at, ["sailboat", "airplane"].includes(illustration) && !isAlone, where);
      }
});

test("in a story a thing on the ground stands below the words, one in the air above them", async () => {
  const context = contextOf("cinematic_story", "en", { width: 1920, height: 1080, fps: 30 });
  const heights = async (illustration: string) => {
    const { layers } = await layoutVisual({ kind: "title", title: "The thing", illustration }, context);
    const top = (id: string) => layers.find((layer) => layer.id === id)?.bounds.y ?? 0;
    return { words: top("title"), thing: top("illustration") };
  };
  const house = await heights("house");
  assert.ok(house.thing > house.words);
  const plane = await heights("airplane");
  assert.ok(plane.thing < plane.words);
});

function footOf(paint: readonly Paint[]): number {
  const feet = paint.map((one) => {
    if (one.kind !== "path" || one.transform === undefined) return 0;
    const [, , , scale, , y] = one.transform;
    return new Path2D(one.d).computeTightBounds()[3] * scale + y;
  });
  return Math.max(...feet);
}

test("what stands on a table stands under its middle: nothing of it hangs beside its foot", () => {
  for (const name of SET_SOMEWHERE.filter((one) => settingOf(one) === "table")) {
    const parts = drawingOf(name).map(({ d }) => new Path2D(d).computeTightBounds());
    const [left, top] = [Math.min(...parts.map((one) => one[0])), Math.min(...parts.map((one) => one[1]))];
    const [right, foot] = [Math.max(...parts.map((one) => one[2])), Math.max(...parts.map((one) => one[3]))];
    const low = parts.filter((one) => one[3] > foot - (foot - top) * 0.12);
    const middle = (Math.min(...low.map((one) => one[0])) + Math.max(...low.map((one) => one[2]))) / 2;
    assert.ok(Math.abs(middle - (left + right) / 2) < (right - left) * 0.2, name);
  }
});
