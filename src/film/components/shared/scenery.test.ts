import assert from "node:assert/strict";
import test from "node:test";
import type { Visual } from "../../../artifacts/storyboard.ts";
import { PLACES } from "../../../artifacts/place.ts";
import type { Format } from "../../../artifacts/timeline.ts";
import { createCanvas } from "@napi-rs/canvas";
import { isContent } from "../../entrances/first-content.ts";
import { layerState } from "../../layers/layer-state.ts";
import { paintLayer } from "../../layers/paint-layer.ts";
import { contrast } from "../../styles/contrast.ts";
import { layoutVisual } from "../registry.ts";
import { assertLawful, contextOf, STYLE_NAMES } from "../testing/layout-laws.ts";
import { inScenery } from "./scenery.ts";

const FORMATS: Format[] = [
  { width: 1920, height: 1080, fps: 30 },
  { width: 1080, height: 1920, fps: 30 },
  { width: 1080, height: 1080, fps: 30 },
];
const chart: Visual = {
  kind: "chart",
  heading: "Coldest night",
  chart: "column",
  categories: ["April", "June", "August"],
  series: [{ name: "Night", values: [31, 44, 52], displays: ["31", "44", "52"] }],
};
const table: Visual = {
  kind: "table",
  heading: "Supplies",
  columns: [{ label: "Supply", align: "start" }, { label: "Used", align: "end" }], // prettier-ignore
  rows: [["Coal", "2.6 t"], ["Flour", "410 kg"]],
}; // prettier-ignore

const DATA: readonly Visual[] = [chart, table];

test("in a story what is listed or measured stands before the far view of its film, quietly; elsewhere before none", async () => {
  for (const style of STYLE_NAMES)
    for (const format of FORMATS)
      for (const visual of DATA) {
        const context = { ...contextOf(style, "en", format), place: "sea" as const };
        const { layers, findings } = await layoutVisual(visual, context);
        const set = inScenery(layers, visual, "Halley", context);
        const where = `${style} ${format.width}×${format.height} ${visual.kind}`;
        if (style !== "cinematic_story") {
          assert.equal(set, layers, where);
          continue;
        }
        assert.doesNotThrow(() => assertLawful({ layers: set, findings }, context), where);
        const [scenery, ...others] = set;
        assert.deepEqual(others, layers, where);
        assert.ok(scenery !== undefined && !isContent(scenery), where);
        const { opacity } = layerState(scenery, context.frames - 1);
        assert.ok(opacity > 0.2 && opacity < 0.5, `${where}: ${opacity}`);
      }
});

test("a scene that has a place or a picture of its own has no second one behind it", async () => {
  const context = { ...contextOf("cinematic_story"), place: "forest" as const };
  const said: Visual = { kind: "statement", text: "Nobody could see the next hut" };
  const { layers } = await layoutVisual(said, context);
  assert.equal(inScenery(layers, said, "Halley", context), layers);
  assert.deepEqual(inScenery([], { kind: "image" } as Visual, "Halley", context), []);
});

test("words before the scenery of any place read as on the ground alone", async () => {
  assert.deepEqual(inScenery([], table, "Halley", contextOf("cinematic_story")), [], "no place has none");
  for (const place of PLACES) {
    const context = { ...contextOf("cinematic_story"), place };
    const { theme, format } = context;
    const [scenery] = inScenery([], table, "Halley", context);
    assert.ok(scenery !== undefined, place);
    const canvas = createCanvas(format.width, format.height);
    const pen = canvas.getContext("2d");
    const frame = { x: 0, y: 0, width: format.width, height: format.height };
    paintLayer(pen, { id: "background", bounds: frame, paint: theme.background, tracks: {} }, 1);
    const plate = createCanvas(format.width, format.height);
    paintLayer(plate.getContext("2d"), scenery, 1);
    pen.globalAlpha = layerState(scenery, context.frames - 1).opacity;
    pen.drawImage(plate, 0, 0);
    const { y, height } = scenery.bounds;
    const { data } = pen.getImageData(0, y, format.width, height);
    const found: number[] = [];
    for (let at = 0; at < data.length; at += 4 * 211) {
      const hex = [0, 1, 2]
        .map((channel) => (data[at + channel] ?? 0).toString(16).padStart(2, "0"))
        .join("");
      found.push(contrast(theme.color.text, `#${hex}`));
    }
    const low = found.toSorted((a, b) => a - b)[Math.floor(found.length * 0.02)] ?? 0;
    assert.ok(low >= 4.5, `${place}: ${low}`);
  }
});
