import assert from "node:assert/strict";
import test from "node:test";
import { isDeepStrictEqual } from "node:util";
import * as fc from "fast-check";
import type { Brand } from "../../artifacts/brand.ts";
import { type Colorway, COLORWAYS, colorwaysOf, VIDEO_STYLES } from "../../artifacts/style.ts";
import { cinematicStory } from "./cinematic-story.ts";
import { colorsOf } from "./colorways.ts";
import { contrast, leastContrast } from "./contrast.ts";
import { gradeOf, sectionMoods } from "./grades.ts";
import { toOklch } from "./oklch.ts";
import { hasOwnLight } from "./own-light.ts";
import { onFill } from "./palette.ts";
import { onSecondGround } from "./second-ground.ts";
import { assertReadable } from "../components/testing/readable.ts";
import { themeFor } from "../components/testing/theme-for.ts";
import { inColorway } from "./theme-for.ts";

const STYLES = VIDEO_STYLES.filter((style) => style !== "auto");
const FORMATS = [
  { width: 1920, height: 1080, fps: 30 },
  { width: 1080, height: 1920, fps: 30 },
  { width: 1080, height: 1080, fps: 25 },
] as const;

test("every text colour of every style reads on all that texts may stand on", () => {
  for (const style of STYLES) for (const format of FORMATS) assertReadable(themeFor(style, format));
});

const LOOKS = STYLES.flatMap((style) =>
  colorwaysOf(style).flatMap((way) => FORMATS.map((format) => ({ style, way, format }))),
);

test("so it does in each family of colours, and on its second ground, which is another than the first", () => {
  for (const { style, way, format } of LOOKS) {
    const first = inColorway(style, format, way, "ltr");
    const second = onSecondGround(style, format, "ltr", way);
    for (const theme of [first, second]) assertReadable(theme, way);
    const [one, other] = [second, first].map(({ color }) => toOklch(color.background));
    const apart = Math.abs((one?.lightness ?? 0) - (other?.lightness ?? 0));
    assert.ok(apart > 0.05, `${style} ${way}: ${apart}`);
  }
});

test("so it does at every hour of a story, on the ground where a page turns too, and in brands that are hard to light", () => {
  const moods = sectionMoods(8, 0);
  assert.equal(new Set(moods).size, 8, "every mood");
  for (const mood of moods) {
    const storyIn = (inks: Brand["colors"], colors: Brand["colors"], how: Parameters<typeof gradeOf>[2]) => {
      const shot = { light: "lantern", seed: "", hasLand: false, isQuiet: false } as const;
      return cinematicStory(FORMATS[0], inks, "ltr", false, { ...shot, grade: gradeOf(colors, mood, how) });
    };
    for (const way of COLORWAYS) {
      const { colors, second } = colorsOf("cinematic_story", way);
      assertReadable(storyIn(colors, colors, {}), `${way} ${mood}`);
      assertReadable(storyIn(second, colors, { isLifted: true }), `${way} ${mood}, lifted`);
    }
    for (const colors of ODD_BRANDS)
      assertReadable(storyIn(colors, colors, { isBrand: true }), `${JSON.stringify(colors)} ${mood}`);
  }
});

const ODD_BRANDS: Brand["colors"][] = [
  {},
  { primary: "#A3E635" },
  { primary: "#6b7280" },
  { primary: "#0f4c81", background: "#ffffff" },
  { primary: "#facc15", background: "#4c1d95" },
  { primary: "#000000", background: "#121212", text: "#111111" },
  { primary: "#dc2626", accent: "#dc2626", background: "#15803d" },
];

test("the families of a style are of different hues, and as light or dark as the style", () => {
  for (const style of STYLES) {
    const own = themeFor(style, FORMATS[0]);
    const themes = colorwaysOf(style).map((way) => inColorway(style, FORMATS[0], way, "ltr"));
    for (const { dark } of themes) assert.equal(dark, own.dark);
    const grounds = new Set(themes.map(({ color }) => `${color.background} ${color.primary} ${color.fill}`));
    assert.equal(grounds.size, themes.length, style);
    // The night that brands glow in is black; the story's own gold is a dusk.
    assert.ok(
      style === "cinematic_story" || themes.some((theme) => isDeepStrictEqual(theme, own)),
      `${style}: its own look is one of them`,
    );
  }
});

test("a set that a style says that it has is one of its own, and any other is the nearest that it has", () => {
  for (const style of STYLES) {
    const own = new Set(colorwaysOf(style).map((way) => colorsOf(style, way)));
    assert.equal(own.size, colorwaysOf(style).length, style);
    for (const way of COLORWAYS) assert.ok(own.has(colorsOf(style, way)), `${style} ${way}`);
  }
});

test("letters go with their colours in some styles", () => {
  const heading = (style: (typeof STYLES)[number], way: Colorway) =>
    inColorway(style, FORMATS[0], way, "ltr").face.heading;
  assert.ok(heading("professional_training", "signal").weight >= 800);
  assert.equal(heading("professional_training", "sepia").package.id, "source-serif-4");
  assert.equal(heading("product_showcase", "clay").package.id, "fraunces");
  assert.deepEqual(heading("cinematic_story", "sepia"), themeFor("cinematic_story", FORMATS[0]).face.heading);
});

test("yellow is borne by areas, and words are in black", () => {
  const { color } = inColorway("professional_training", FORMATS[0], "signal", "ltr");
  assert.equal(color.fill, "#FFC800");
  assert.ok(leastContrast(color.primary, color.grounds) >= 10);
});

test("stories, science and products are told in a light of their own, science not on a bright ground of a brand", () => {
  const lit = new Set(["science_explainer", "product_showcase", "cinematic_story"]);
  const bright = { name: "Sun", colors: { background: "#ffffff" } };
  for (const style of STYLES) {
    assert.equal(hasOwnLight(themeFor(style, FORMATS[0])), lit.has(style), style);
    const isLit = lit.has(style) && style !== "science_explainer";
    assert.equal(hasOwnLight(themeFor(style, FORMATS[0], bright)), isLit, style);
  }
});

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
const someColors: fc.Arbitrary<Brand["colors"]> = fc.record(
  { primary: hex, accent: hex, background: hex, text: hex },
  { requiredKeys: [] },
);

test("any four colours of a brand give roles that read, in every style", () => {
  fc.assert(
    fc.property(someColors, fc.constantFrom(...STYLES), (colors, style) => {
      assertReadable(themeFor(style, FORMATS[0], { name: "Any", colors }), JSON.stringify(colors));
    }),
    { numRuns: 400 },
  );
});

test("a brand's hue is kept where its lightness has to move", () => {
  fc.assert(
    fc.property(
      hex,
      fc.constantFrom("clean_lecture" as const, "science_explainer" as const),
      (primary, style) => {
        const { color } = themeFor(style, FORMATS[0], { name: "Any", colors: { primary } });
        const [asked, got] = [toOklch(primary), toOklch(color.primary)];
        // A grey has no hue to keep, and near black and white all hues meet.
        if (Math.min(asked.chroma, got.chroma) < 0.04) return;
        const turn = Math.abs(Math.atan2(Math.sin(got.hue - asked.hue), Math.cos(got.hue - asked.hue)));
        assert.ok(turn < 0.12, `${primary} became ${color.primary}`);
      },
    ),
    { numRuns: 300 },
  );
});

test("colours that read already are taken as they are", () => {
  const colors = { primary: "#0f4c81", accent: "#8a1c4a", background: "#ffffff", text: "#101820" };
  const { color } = themeFor("clean_lecture", FORMATS[0], { name: "Navy", colors });
  assert.deepEqual(
    [color.primary, color.accent, color.background, color.text],
    ["#0f4c81", "#8a1c4a", "#ffffff", "#101820"],
  );
});

test("areas keep a brand's pale colour, and only words in it are darkened", () => {
  const { color } = themeFor("professional_training", FORMATS[0], {
    name: "Sun",
    colors: { primary: "#ffd400" },
  });
  assert.equal(color.fill, "#ffd400");
  assert.equal(onFill(color.fill), "#000000");
  assert.ok(leastContrast(color.primary, color.grounds) >= 4.5);
});

test("ink for the other kind of ground is turned, not only lifted until it can be read", () => {
  const colors = { text: "#1a1a1a", background: "#10202b" };
  const { color } = themeFor("clean_lecture", FORMATS[0], { name: "Deep", colors });
  assert.ok(contrast(color.text, color.background) >= 12, color.text);
});

test("a dark background turns the roles of a light style, and its text with them", () => {
  const colors = { background: "#12002b", text: "#1a1a1a" };
  for (const style of ["clean_lecture", "professional_training"] as const) {
    const { dark, color } = themeFor(style, FORMATS[0], { name: "Night", colors });
    assert.ok(dark && color.background === "#12002b");
    assert.ok(contrast(color.text, color.background) >= 7, color.text);
  }
});

test("a story stays dark and a showcase white on colour, whatever the brand", () => {
  const colors = { primary: "#ffd400", background: "#ffffff", text: "#222222" };
  for (const style of ["cinematic_story", "product_showcase"] as const) {
    const { dark, color } = themeFor(style, FORMATS[0], { name: "Sun", colors });
    assert.ok(dark, style);
    assertReadable({ ...themeFor(style, FORMATS[0]), color });
  }
});

test("every style keeps the safe area, the smallest type and room for the logo", () => {
  for (const style of STYLES) {
    for (const format of FORMATS) {
      for (const direction of ["ltr", "rtl"] as const) {
        const { safe, minSize, margin, logo, stage } = themeFor(style, format, undefined, direction);
        const short = Math.min(format.width, format.height);
        assert.ok(safe >= 0.05 * short && minSize >= (28 / 1080) * short - 0.5);
        assert.ok(margin.x >= safe && margin.top >= safe && margin.bottom >= safe);
        const { x, y, width, height } = logo.bug;
        assert.ok(x >= safe && y >= safe && x + width <= format.width - safe, `${style} bug`);
        assert.ok(
          height >= 0.035 * short && y + height + logo.clear <= margin.top + 0.01 * short,
          `${style} ${height}`,
        );
        assert.ok(stage.y >= 0 && stage.y + stage.height <= format.height);
      }
    }
  }
});
