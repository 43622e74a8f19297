import assert from "node:assert/strict";
import test from "node:test";
import { COLORWAYS } from "../../artifacts/style.ts";
import { inkOf, unionOf } from "../layout/layer-builder.ts";
import { contrast, mix } from "../styles/contrast.ts";
import { colorsOf } from "../styles/colorways.ts";
import { inColors } from "../styles/theme-for.ts";
import { toOklch } from "../styles/oklch.ts";
import { paintPlace } from "./paint-place.ts";

const FORMAT = { width: 1920, height: 1080, fps: 30 } as const;
/** So high that a thing in it is more than a dot. */
const room = { x: 0, y: 640, width: 1920, height: 360 };
const themeOf = (way: (typeof COLORWAYS)[number], direction: "ltr" | "rtl" = "ltr") =>
  inColors("cinematic_story", FORMAT, colorsOf("cinematic_story", way).colors, direction);
const ground = (subject: string | null, seed = "One", direction: "ltr" | "rtl" = "ltr") =>
  paintPlace(null, seed, room, { theme: themeOf("gold", direction), language: "en", direction }, { subject });

test("a film that names no place has its own thing in the light of its section, at one place through it", () => {
  assert.ok(ground("bread").length > 0);
  assert.deepEqual(ground(null), []);
  assert.deepEqual(ground("bread", "One"), ground("bread", "Two"));
  assert.notDeepEqual(ground("bread"), ground("key"));
  assert.notDeepEqual(ground("bread"), ground("bread", "One", "rtl"));
});

test("where only a dot of it had room there is none", () => {
  const low = { ...room, y: 930, height: 70 };
  const context = { theme: themeOf("gold"), language: "en", direction: "ltr" as const };
  assert.deepEqual(paintPlace(null, "One", low, context, { subject: "bread" }), []);
});

test("the thing stands within its room, and reads from the light behind it in every family of colours", () => {
  for (const way of COLORWAYS) {
    const theme = themeOf(way);
    const light = mix(theme.color.background, theme.shot?.glow ?? "", 0.5);
    const paint = paintPlace(null, "One", room, { theme, language: "en", direction: "ltr" }, { subject: "bread" }); // prettier-ignore
    const ink = unionOf(paint.map((one) => inkOf(one)));
    assert.ok(ink.x >= room.x && ink.x + ink.width <= room.x + room.width, `${way}: ${JSON.stringify(ink)}`);
    assert.ok(
      ink.y >= room.y && ink.y + ink.height <= room.y + room.height,
      `${way}: ${JSON.stringify(ink)}`,
    );
    const tones = paint.flatMap((one) => one.kind === "path" && typeof one.fill === "string" ? [one.fill] : []); // prettier-ignore
    assert.ok(
      tones.some((tone) => contrast(tone, light) > 1.4),
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
