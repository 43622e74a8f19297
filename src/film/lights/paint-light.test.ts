import assert from "node:assert/strict";
import test from "node:test";
import { createCanvas } from "@napi-rs/canvas";
import { COLORWAYS } from "../../artifacts/style.ts";
import type { Rect } from "../../artifacts/timeline.ts";
import { paintLayer } from "../layers/paint-layer.ts";
import { colorsOf } from "../styles/colorways.ts";
import { luminance, mix } from "../styles/contrast.ts";
import { gradeOf } from "../styles/grades.ts";
import { LIT } from "./light-pen.ts";
import { LIT_ROOMS, LIT_SKIES, paintLight } from "./paint-light.ts";

const STAGES: Rect[] = [
  { x: 0, y: 80, width: 1920, height: 920 },
  { x: 0, y: 0, width: 1080, height: 1920 },
  { x: 0, y: 0, width: 1080, height: 1080 },
];
const GRADE = gradeOf(colorsOf("cinematic_story", "teal").colors, "dusk");
const LIGHTS = [...LIT_ROOMS, ...LIT_SKIES, "plain" as const];

test("every light fills its stage, always the same by one seed, and no two are alike", () => {
  for (const stage of STAGES) {
    const seen = LIGHTS.map((light) => {
      const setup = { light, seed: "One", hasLand: true };
      const lit = paintLight(setup, stage, GRADE, false);
      assert.deepEqual(lit, paintLight(setup, stage, GRADE, false));
      const [ground] = lit.paint;
      assert.ok(ground?.kind === "rect" && ground.width === stage.width && ground.height === stage.height);
      const drawn = JSON.stringify(lit);
      assert.ok(!/NaN|undefined|null/u.test(drawn), light);
      const { x, foot, size } = lit.spot;
      assert.ok(x - size / 2 >= 0 && x + size / 2 <= stage.width && foot <= stage.y + stage.height, light);
      const far = paintLight(setup, stage, GRADE, true).spot;
      assert.ok(
        Math.abs(far.x + x - stage.width) <= 1,
        `${light} is mirrored where lines begin at the right`,
      );
      return drawn;
    });
    assert.equal(new Set(seen).size, LIGHTS.length);
  }
});

test("where words stand nothing is brighter than what they are measured on", () => {
  for (const way of COLORWAYS)
    for (const light of LIGHTS) {
      const grade = gradeOf(colorsOf("cinematic_story", way).colors, "firstLight");
      const stage = { x: 0, y: 0, width: 480, height: 230 };
      const canvas = createCanvas(stage.width, stage.height);
      const { paint } = paintLight({ light, seed: "Words", hasLand: true }, stage, grade, false);
      paintLayer(canvas.getContext("2d"), { id: "light", bounds: stage, paint, tracks: {} }, 1);
      const most = luminance(mix(grade.ground, grade.glow, LIT)) * 1.12;
      const { data } = canvas.getContext("2d").getImageData(0, 16, stage.width, Math.round(stage.height * 0.62)); // prettier-ignore
      let brighter = 0;
      for (let at = 0; at < data.length; at += 4) {
        const hex = [0, 1, 2].map((part) => (data[at + part] ?? 0).toString(16).padStart(2, "0")).join("");
        if (luminance(`#${hex}`) > most) brighter += 1;
      }
      // Stars are points.
      assert.ok(brighter / (data.length / 4) < 0.02, `${light} in ${way}: ${brighter}`);
    }
});
