import assert from "node:assert/strict";
import test from "node:test";
import { COLORWAYS } from "../../artifacts/style.ts";
import { colorsOf } from "./colorways.ts";
import { contrast } from "./contrast.ts";
import { sectionMoods, gradeOf } from "./grades.ts";
import { toOklab, toOklch } from "./oklch.ts";

const apart = (one: string, other: string): number => {
  const [a, b] = [toOklab(one), toOklab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
};

test("neighbouring sections look different in every family of colours, by their ground or by what shines", () => {
  for (const way of COLORWAYS)
    for (const which of [0, 1, 2])
      for (const many of [2, 3, 5, 9, 16]) {
        const grades = sectionMoods(many, which).map((mood) => gradeOf(colorsOf("cinematic_story", way).colors, mood)); // prettier-ignore
        for (const [at, one] of grades.entries()) {
          const next = grades[at + 1];
          if (next === undefined) continue;
          const far = apart(one.ground, next.ground) + apart(one.glow, next.glow) / 2;
          assert.ok(far > 0.045, `${way} ${which}: ${at} of ${many} ${far}`);
        }
      }
});

test("every ground is dark, no ground is olive, and cream reads on all of them", () => {
  const brands = [{ primary: "#A3E635" }, { primary: "#6b7280" }, { primary: "#0f4c81", background: "#ffffff" }, {}]; // prettier-ignore
  for (const colors of [...COLORWAYS.map((way) => colorsOf("cinematic_story", way).colors), ...brands])
    for (const mood of sectionMoods(8, 0))
      for (const isLifted of [false, true]) {
        const { ground } = gradeOf(colors, mood, { isBrand: true, isLifted });
        const { lightness, chroma, hue } = toOklch(ground);
        assert.ok(lightness < 0.37, ground);
        assert.ok(chroma < 0.02 || hue < 1.1 || hue > 2.5, `${ground}: ${hue}`);
        assert.ok(contrast("#F5EBDC", ground) > 7, ground);
      }
});

test("a film of one section has one mood, of none none, and a long one begins again", () => {
  assert.deepEqual(sectionMoods(0, 0), []);
  assert.equal(sectionMoods(1, 4).length, 1);
  assert.equal(sectionMoods(40, 1).length, 40);
  assert.equal(sectionMoods(5, 0).at(-1), "lastLight");
});
