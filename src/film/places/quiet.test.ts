import assert from "node:assert/strict";
import test from "node:test";
import { COLORWAYS } from "../../artifacts/style.ts";
import { LIT_ROOMS, LIT_SKIES, type Light } from "../lights/paint-light.ts";
import { cinematicStory } from "../styles/cinematic-story.ts";
import { contrast } from "../styles/contrast.ts";
import { colorsOf } from "../styles/colorways.ts";
import { gradeOf } from "../styles/grades.ts";
import { inColors } from "../styles/theme-for.ts";
import type { Theme } from "../styles/theme.ts";
import { toOklch } from "../styles/oklch.ts";
import { paintPlace } from "./paint-place.ts";

const FORMAT = { width: 1920, height: 1080, fps: 30 } as const;
const HIGH = { x: 0, y: 500, width: 1920, height: 500 };
const LIGHTS: readonly Light[] = [...LIT_ROOMS, ...LIT_SKIES];
const themeOf = (way: (typeof COLORWAYS)[number]) =>
  inColors("cinematic_story", FORMAT, colorsOf("cinematic_story", way).colors, "ltr");
const litIn = (way: (typeof COLORWAYS)[number], light: Light, direction: "ltr" | "rtl" = "ltr") => {
  const { colors } = colorsOf("cinematic_story", way);
  const grade = gradeOf(colors, "night", { isBrand: false, isLifted: false });
  return cinematicStory(FORMAT, colors, direction, false, {
    light,
    seed: "One",
    hasLand: true,
    isQuiet: false,
    grade,
  });
};
const ground = (subject: string | null, theme: Theme, direction: "ltr" | "rtl" = "ltr") =>
  paintPlace(null, "Any page", HIGH, { theme, language: "en", direction }, { subject });

test("a film that names no place has its own thing in the light of its section; in a low room nothing", () => {
  for (const light of LIGHTS) {
    const theme = litIn("gold", light);
    assert.ok(ground("bread", theme).length > 0, light);
    assert.deepEqual(ground(null, theme), [], light);
    assert.notDeepEqual(ground("bread", theme), ground("key", theme), light);
    const low = { ...HIGH, y: 980, height: 100 };
    assert.deepEqual(
      paintPlace(null, "Any page", low, { theme, language: "en", direction: "ltr" }, { subject: "bread" }),
      [],
      `${light}: a dot`,
    );
  }
});

test("a section's light is always the same by one seed, and another is lit otherwise", () => {
  const painted = LIGHTS.map((light) => JSON.stringify(litIn("gold", light).background));
  assert.deepEqual(LIGHTS.map((light) => JSON.stringify(litIn("gold", light).background)), painted); // prettier-ignore
  assert.equal(new Set(painted).size, LIGHTS.length);
});

test("words are read on every light, and a thing in it, in every family of colours", () => {
  for (const way of COLORWAYS)
    for (const light of LIGHTS) {
      const theme = litIn(way, light);
      for (const ink of [theme.color.text, theme.color.muted])
        for (const on of theme.color.grounds)
          assert.ok(contrast(ink, on) >= 4.5, `${way} ${light}: ${ink} on ${on}`);
      const tones = ground("bread", theme).flatMap((one) =>
        one.kind === "path" && typeof one.fill === "string" ? [toOklch(one.fill.slice(0, 7)).lightness] : [],
      );
      assert.ok(tones.length > 0 && Math.max(...tones) - Math.min(...tones) > 0.02, `${way} ${light}`);
    }
});

test("warm families glow warm: no ground of theirs is green or black", () => {
  for (const way of ["ember", "gold"] as const) {
    const { background } = themeOf(way).color;
    const { lightness, chroma, hue } = toOklch(background);
    assert.ok(lightness > 0.17 && chroma > 0.02 && hue > 0 && hue < 1.3, `${way}: ${background}`);
  }
});
