import assert from "node:assert/strict";
import test from "node:test";
import { COLORWAYS } from "../../artifacts/style.ts";
import { contrast } from "../styles/contrast.ts";
import { colorsOf } from "../styles/colorways.ts";
import { inColors } from "../styles/theme-for.ts";
import { toOklch } from "../styles/oklch.ts";
import { paintPlace } from "./paint-place.ts";

const FORMAT = { width: 1920, height: 1080, fps: 30 } as const;
const room = { x: 0, y: 800, width: 1920, height: 200 };
const themeOf = (way: (typeof COLORWAYS)[number]) =>
  inColors("cinematic_story", FORMAT, colorsOf("cinematic_story", way).colors, "ltr");
const ground = (subject: string | null, seed = "One", direction: "ltr" | "rtl" = "ltr") =>
  paintPlace(null, seed, room, { theme: themeOf("gold"), language: "en", direction }, { subject });

test("a film that names no place stands on a floor with its own thing, at one place through the film", () => {
  assert.ok(ground("bread").length > ground(null).length);
  assert.deepEqual(ground("bread", "One"), ground("bread", "Two"));
  assert.notDeepEqual(ground("bread"), ground("key"));
  assert.notDeepEqual(ground("bread"), ground("bread", "One", "rtl"));
  // Without it the light falls elsewhere on each page.
  assert.notDeepEqual(ground(null, "One"), ground(null, "Two"));
});

test("the thing keeps below the words, and reads from its ground in every family of colours", () => {
  for (const way of COLORWAYS) {
    const theme = themeOf(way);
    const paint = paintPlace(
      null,
      "One",
      room,
      { theme, language: "en", direction: "ltr" },
      { subject: "bread" },
    );
    const tones = paint.flatMap((one) =>
      one.kind === "path" && typeof one.fill === "string" ? [one.fill] : [],
    );
    assert.ok(
      tones.some((tone) => contrast(tone, theme.color.background) > 1.4),
      way,
    );
  }
});

test("warm families glow warm: no ground of theirs is green or black", () => {
  for (const way of ["ember", "gold"] as const) {
    const { background } = themeOf(way).color;
    const { lightness, chroma, hue } = toOklch(background);
    assert.ok(lightness > 0.17 && chroma > 0.02 && hue > 0 && hue < 1.3, `${way}: ${background}`);
  }
});
