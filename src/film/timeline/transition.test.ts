import assert from "node:assert/strict";
import test from "node:test";
import type { Format, Layer } from "../../artifacts/timeline.ts";
import { STYLE_NAMES } from "../components/testing/layout-laws.ts";
import { damageOf } from "../damage/frame-damage.ts";
import { area } from "../damage/rects.ts";
import { layerState } from "../layers/layer-state.ts";
import { themeFor } from "../components/testing/theme-for.ts";
import { onSecondGround } from "../styles/second-ground.ts";
import { arrivingLayers, groundsBetween, leavingLayers, passageLayers } from "./transition.ts";

const format: Format = { width: 1920, height: 1080, fps: 30 };
const words: Layer = {
  id: "words",
  bounds: { x: 200, y: 300, width: 600, height: 200 },
  paint: [{ kind: "rect", x: 200, y: 300, width: 600, height: 200, fill: "#888888" }],
  tracks: {},
};

test("in every style the old scene is there at first and gone when the passage has passed", () => {
  for (const style of STYLE_NAMES) {
    const theme = themeFor(style, format);
    const [old] = leavingLayers([words], theme);
    assert.ok(old !== undefined && layerState(old, 0).opacity === 1, style);
    assert.equal(layerState(old, theme.motion.exit).opacity, 0, style);
    assert.ok(theme.motion.exit < theme.motion.transition, style);
  }
});

test("what comes from the side stands where it would have stood, and moves aside as it would have", () => {
  for (const direction of ["ltr", "rtl"] as const) {
    const theme = themeFor("science_explainer", format, undefined, direction);
    const y = (stands: number) => [
      { frame: 5, value: stands + theme.motion.travel },
      { frame: 14, value: stands },
    ];
    const aside = [{ frame: 100, value: 432 }, { frame: 113, value: 0 }]; // prettier-ignore
    const rises: Layer = { ...words, tracks: { y: y(0) } };
    const wide: Layer = { ...words, tracks: { y: y(0), x: [{ frame: 0, value: 432 }, ...aside] } };
    const tall: Layer = { ...words, tracks: { y: [...y(300), { frame: 100, value: 300 }, { frame: 113, value: 0 }] } }; // prettier-ignore
    // A panel fades in where it stands, and only makes room later.
    const panel: Layer = { ...words, tracks: { y: [{ frame: 0, value: 300 }, { frame: 100, value: 300 }, { frame: 113, value: 0 }] } }; // prettier-ignore
    const came = arrivingLayers([rises, wide, tall, panel], theme);
    const placesAt = (frame: number) => came.map((layer) => {
      const state = layerState(layer, frame);
      return [state.x, state.y];
    }); // prettier-ignore
    const side = direction === "rtl" ? -72 : 72;
    assert.deepEqual(placesAt(5), [[side, 0], [432 + side, 0], [side, 300], [0, 300]], direction); // prettier-ignore
    assert.deepEqual(placesAt(60), [[0, 0], [432, 0], [0, 300], [0, 300]], direction); // prettier-ignore
    assert.deepEqual(placesAt(113), [[0, 0], [0, 0], [0, 0], [0, 0]], direction); // prettier-ignore
  }
});

test("what passes leaves nothing behind that the scene does not have", () => {
  for (const style of STYLE_NAMES) {
    for (const direction of ["ltr", "rtl"] as const) {
      const theme = themeFor(style, format, undefined, direction);
      for (const layer of passageLayers(theme)) {
        const { inset, opacity } = layerState(layer, theme.motion.transition - 1);
        const left = opacity === 0 ? 0 : layer.bounds.width * (1 - inset.left - inset.right);
        assert.ok(Math.abs(left - theme.rail) < 1, `${style} ${direction}: ${left} px stay`);
        if (theme.rail > 0) {
          const at = layer.bounds.x + layer.bounds.width * inset.left;
          assert.ok(Math.abs(at - (direction === "rtl" ? format.width - theme.rail : 0)) < 1);
        }
      }
    }
  }
});

test("a wipe hides the whole frame at the moment of the cut", () => {
  const theme = themeFor("product_showcase", format);
  const [wipe] = passageLayers(theme);
  assert.ok(wipe !== undefined);
  assert.deepEqual(layerState(wipe, theme.motion.exit).inset, { left: 0, top: 0, right: 0, bottom: 0 });
});

test("a wipe draws each place of the frame twice, not in every frame", () => {
  const theme = themeFor("product_showcase", format);
  const frames = theme.motion.transition;
  const segment = {
    name: "t",
    kind: "transition" as const,
    sceneIndex: 1,
    frames,
    layers: passageLayers(theme),
  };
  const damage = damageOf(segment, format);
  let drawn = 0;
  for (let frame = 1; frame < frames; frame += 1)
    drawn += damage(frame).reduce((sum, rect) => sum + area(rect), 0);
  // Strips are rounded out to whole blocks.
  assert.ok(drawn < 2.3 * format.width * format.height, `${drawn / format.width / format.height} frames`);
});

test("a diagram moves on in the direction of reading", () => {
  const rising = {
    ...words,
    tracks: {
      y: [
        { frame: 5, value: 24 },
        { frame: 14, value: 0 },
      ],
    },
  };
  for (const [direction, sign] of [
    ["ltr", 1],
    ["rtl", -1],
  ] as const) {
    const theme = themeFor("science_explainer", format, undefined, direction);
    const [coming] = arrivingLayers([rising], theme);
    const [going] = leavingLayers([words], theme);
    assert.ok(coming !== undefined && going !== undefined);
    assert.ok(sign * layerState(coming, 0).x > 0 && layerState(coming, 14).x === 0);
    assert.ok(sign * layerState(going, theme.motion.exit).x < 0);
  }
});

test("between two grounds the next has wholly taken the other's place before the scene stands", () => {
  for (const style of STYLE_NAMES) {
    const [own, second] = [themeFor(style, format), onSecondGround(style, format, "ltr")];
    assert.notEqual(own.color.background, second.color.background, style);
    assert.equal(groundsBetween(own, own).length, 1);
    const [under, over] = groundsBetween(own, second);
    assert.ok(under !== undefined && over !== undefined);
    assert.deepEqual(under.paint, own.background);
    assert.deepEqual([layerState(over, 0).opacity, layerState(over, own.motion.exit).opacity], [0, 1], style);
  }
});

test("another ground comes by degrees, and what stood on the old one goes with it; a wipe covers both", () => {
  for (const style of STYLE_NAMES) {
    const [own, second] = [themeFor(style, format), onSecondGround(style, format, "ltr")];
    const { exit, passage } = own.motion;
    for (const [from, to] of [
      [own, second],
      [second, own],
    ] as const) {
      const [, over] = groundsBetween(from, to);
      const [going] = leavingLayers([words], from, to);
      assert.ok(over !== undefined && going !== undefined);
      const halfway = [over, going].map((layer) => layerState(layer, Math.floor(exit / 2)).opacity);
      const isGradual = halfway.every((opacity) => opacity > 0.05 && opacity < 0.95);
      assert.equal(isGradual, passage !== "wipe", style);
    }
    // On one ground a page is still cut under its rule.
    const [cut] = leavingLayers([words], own);
    assert.ok(cut !== undefined && (passage !== "rule" || layerState(cut, exit - 1).opacity === 1), style);
  }
});
