import assert from "node:assert/strict";
import test from "node:test";
import type { WishedColors } from "../../artifacts/storyboard.ts";
import { colorwaysOf, ON_PAPER, STYLE_NAMES, type StyleName } from "../../artifacts/style.ts";
import { assertReadable } from "../components/testing/readable.ts";
import { colorsOf } from "./colorways.ts";
import { wishedLook, wishedWay } from "./wished-colors.ts";

const FORMAT = { width: 1920, height: 1080, fps: 30 } as const;
const looksOf = (style: StyleName, wished: WishedColors) =>
  wishedLook(style, FORMAT, undefined, "ltr", { isCaptioned: false, light: undefined, wished });

const ORDERS: WishedColors[] = [
  { primary: "#14284B", accent: "#F28C28" },
  { primary: "#FFD400" },
  { accent: "#00FF88" },
  { primary: "#808080", accent: "#808080", ground: "light" },
  { primary: "#14284B", ground: "dark" },
  { ground: "light", paper: "#F8F2E2" },
  { primary: "#FFFFFF", ground: "dark", paper: "#0B1F3A" },
];

test("words read in whatever colours are ordered, on both grounds of every style", () => {
  for (const style of STYLE_NAMES)
    for (const wished of ORDERS) {
      const { theme, other } = looksOf(style, wished);
      assertReadable(theme, JSON.stringify(wished));
      if (other !== null) assertReadable(other, JSON.stringify(wished));
    }
});

test("a ground is as it is ordered on paper and in an explainer; a stage and a gradient stay dark", () => {
  for (const style of STYLE_NAMES)
    for (const ground of ["light", "dark"] as const) {
      const { theme, other } = looksOf(style, { ground });
      const mayBeLight = ON_PAPER.has(style) || style === "science_explainer";
      assert.equal(theme.dark, ground === "dark" || !mayBeLight, `${style} ${ground}`);
      assert.equal(other, null, "no page turns to another");
    }
});

test("a ground that is ordered by its colour has that, light or dark", () => {
  for (const style of [...ON_PAPER, "science_explainer"] as const)
    for (const [ground, paper] of [
      ["light", "#F8F2E2"],
      ["dark", "#0B1F3A"],
    ] as const)
      // prettier-ignore
      assert.equal(looksOf(style, { ground, paper }).theme.color.background, paper, `${style} ${ground}`);
});

test("what is not ordered is the family's own", () => {
  for (const style of STYLE_NAMES)
    for (const way of colorwaysOf(style)) {
      assert.deepEqual(wishedWay(style, way, undefined), colorsOf(style, way));
      const { colors, lettering } = wishedWay(style, way, { accent: "#F28C28" });
      assert.equal(colors.background, colorsOf(style, way).colors.background, `${style} ${way}`);
      assert.equal(lettering, colorsOf(style, way).lettering, `${style} ${way}`);
    }
});

test("on paper a page turns to the darker of two ordered colours, with the lighter on it", () => {
  for (const [primary, accent] of [
    ["#14284B", "#F28C28"],
    ["#F28C28", "#14284B"],
  ] as const)
    // prettier-ignore
    assert.deepEqual(wishedWay("clean_lecture", "sea", { primary, accent }).second, {
      background: "#14284B",
      primary: "#F28C28",
    });
  assert.deepEqual(wishedWay("clean_lecture", "sea", { primary: "#14284B" }).second, {
    background: "#14284B",
  });
  const stage = wishedWay("cinematic_story", "sea", { primary: "#14284B" });
  assert.deepEqual(stage.second, colorsOf("cinematic_story", "sea").second);
});
