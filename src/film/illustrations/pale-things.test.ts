import assert from "node:assert/strict";
import { test } from "node:test";
import { contextOf, STYLE_NAMES } from "../components/testing/layout-laws.ts";
import { contrast } from "../styles/contrast.ts";
import { toOklch } from "../styles/oklch.ts";
import { illustrationPaint } from "./illustration-paint.ts";
import { groundUnder, isPale } from "./pale-things.ts";

test("white things are told from others", () => {
  for (const name of ["tooth", "bone", "swan", "polar-bear", "chicken"]) assert.ok(isPale(name), name);
  for (const name of ["tomato", "fire", "amphora", "whale", "kettle"]) assert.ok(!isPale(name), name);
});

test("a white thing stays white on a deeper ground where it would turn grey on paper, and is told from it", () => {
  for (const style of STYLE_NAMES) {
    const { theme } = contextOf(style);
    const usual = theme.color.background;
    const ground = groundUnder("tooth", usual, theme);
    assert.equal(groundUnder("tomato", usual, theme), usual, style);
    if (toOklch(usual).lightness < 0.7) {
      assert.equal(ground, usual, style);
      continue;
    }
    const fills = illustrationPaint("tooth", { x: 0, y: 0, size: 100 }, theme, ground).flatMap((one) =>
      one.kind === "path" && typeof one.fill === "string" ? [one.fill] : [],
    );
    const lightest = fills.toSorted((a, b) => toOklch(b).lightness - toOklch(a).lightness)[0] ?? "";
    assert.ok(toOklch(lightest).lightness > 0.95, `${style}: ${lightest}`);
    assert.ok(contrast(lightest, ground) >= 2, `${style}: ${lightest} on ${ground}`);
  }
});
