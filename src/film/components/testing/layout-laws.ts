import assert from "node:assert/strict";
import * as fc from "fast-check";
import type { Cue } from "../../../artifacts/cue.ts";
import type { Format, Layer, Track } from "../../../artifacts/timeline.ts";
import { directionOf } from "../../layout/text-context.ts";
import { VIDEO_STYLES } from "../../../artifacts/style.ts";
import type { StyleName } from "../../../artifacts/style.ts";
import { hasOwnLight } from "../../styles/own-light.ts";
import type { StyleColors } from "../../styles/palette.ts";
import { isWide } from "../../styles/scale.ts";
import { inColors } from "../../styles/theme-for.ts";
import { themeFor } from "./theme-for.ts";
import { checkGlyphs } from "../../timeline/check-glyphs.ts";
import { checkLayers } from "../../timeline/check-layers.ts";
import type { ComponentContext, SceneLayout } from "../component.ts";

/** Laws that every component's layout keeps, for tests over random data. */

export const FORMATS: Format[] = [
  { width: 1920, height: 1080, fps: 30 },
  { width: 1080, height: 1920, fps: 30 },
  { width: 1080, height: 1080, fps: 25 },
  { width: 1280, height: 720, fps: 60 },
];

/** A scene of 20 s; sentence n begins n seconds into it. `colors`: in place of the style's own. */
export function contextOf(
  style: StyleName = "clean_lecture",
  language = "en",
  format: Format = { width: 1920, height: 1080, fps: 30 },
  colors: StyleColors = {},
): ComponentContext {
  const theme = inColors(style, format, colors, directionOf(language));
  const { margin, motion } = theme;
  const frames = 20 * format.fps;
  const { opening } = motion;
  return {
    theme,
    format,
    language,
    direction: directionOf(language),
    portrait: !isWide(format),
    shapes: 0,
    place: null,
    sky: null,
    setting: null,
    subject: null,
    emblems: [],
    lead: null,
    view: null,
    turned: false,
    box: {
      x: margin.x,
      y: margin.top,
      width: format.width - 2 * margin.x,
      height: format.height - margin.top - margin.bottom,
    },
    frames,
    opening,
    role: "section",
    closes: false,
    at: (cue) => {
      if (cue === null || cue === undefined) return opening;
      return Math.max(opening, Math.min(cue.sentence * format.fps + cue.offset, frames - motion.enter - 1));
    },
  };
}

const LANGUAGES = ["en", "de", "ar", "zh", "hi"];
const WORDS: Record<string, string[]> = {
  en: [
    "water",
    "carbon dioxide",
    "of",
    "1,048",
    "the",
    "electricity",
    "grid",
    "why?",
    "e.g.",
    "🌍",
    "sub-sea",
  ],
  de: ["Straßenverkehr", "und", "Genehmigung", "3,5 %", "Übung", "der", "Zuständigkeiten", "größer"],
  ar: ["الطاقة", "من", "الشمسية", "35.4%", "والرياح", "في", "محطات"],
  zh: ["太阳能", "发电量", "增长", "了", "二〇二三年", "3.5%", "与", "风能"],
  hi: ["ऊर्जा", "का", "विद्युत", "और", "प्रकाश", "में"],
};

/** The looks that a film can have. */
export const STYLE_NAMES = VIDEO_STYLES.filter((style) => style !== "auto");
/** Those that are told in their light, with no shapes painted for their own sake, in their own colours. */
export const isLitStyle = (style: StyleName): boolean => LIT_STYLES.has(style);
const LIT_STYLES = new Set(
  STYLE_NAMES.filter((style) => hasOwnLight(themeFor(style, { width: 1920, height: 1080, fps: 30 }))),
);
/** All of them in their own colours, and an explainer on a brand's bright ground, which has no light of its own. */
export const LOOKS: readonly (readonly [StyleName, StyleColors, isLit: boolean])[] = [
  ...STYLE_NAMES.map((style) => [style, {}, isLitStyle(style)] as const),
  ["science_explainer", { background: "#FFFFFF" }, false],
];
/** Those whose wings have shapes of their own. */
export const SHAPED_LOOKS = LOOKS.filter(([, , isLit]) => !isLit);

/** Arguments of `contextOf`: a failing test then prints them, and not a whole theme. */
export const settings: fc.Arbitrary<[StyleName, string, Format]> = fc.tuple(
  fc.constantFrom(...STYLE_NAMES),
  fc.constantFrom(...LANGUAGES),
  fc.constantFrom(...FORMATS),
);

/** Words of a language, so many; now and then nothing at all. */
export function textIn(language: string, least: number, most: number): fc.Arbitrary<string> {
  const words = WORDS[language] ?? WORDS["en"] ?? [];
  return fc
    .array(fc.constantFrom(...words), { minLength: least, maxLength: most })
    .map((chosen) => chosen.join(language === "zh" ? "" : " "));
}

export const cues: fc.Arbitrary<Cue> = fc.record({
  sentence: fc.integer({ min: 0, max: 25 }),
  offset: fc.integer({ min: 0, max: 20 }),
});

/** Nothing outside of the frame's safe area, no text on another, too small or too pale; all at rest at the end. */
export function assertLawful({ layers, findings }: SceneLayout, context: ComponentContext): void {
  const ids = layers.map((layer) => layer.id);
  assert.deepEqual(ids, [...new Set(ids)], "ids are unique");
  for (const layer of layers) {
    assertInside(layer, context);
    for (const track of tracksOf(layer)) assertTrack(layer, track, context);
  }
  const crowded = findings.some(({ code }) => code.endsWith("_crowded"));
  if (!crowded) assert.deepEqual(checkLayers(layers, context), []);
  assert.deepEqual(checkGlyphs(layers), []);
}

function assertInside({ id, bounds }: Layer, { box: content, theme, format }: ComponentContext): void {
  // A photograph may fill the stage, as a ground does.
  if (id.startsWith("bleed-")) return;
  // A drawing stands in a wing, which begins at the frame's edge, and so do several.
  const { safe } = theme;
  const box = /^(?:illustration|(?:waiting-)?thing-)/u.test(id)
    ? { x: safe, y: safe, width: format.width - 2 * safe, height: format.height - 2 * safe }
    : content;
  // Antialiasing, and marks that reach above their line.
  const slack = Math.ceil(14 * theme.unit);
  const inside =
    bounds.x >= box.x - slack &&
    bounds.y >= box.y - slack &&
    bounds.x + bounds.width <= box.x + box.width + slack &&
    bounds.y + bounds.height <= box.y + box.height + slack;
  assert.ok(inside, `${id} at ${JSON.stringify(bounds)} leaves ${JSON.stringify(box)}`);
}

function tracksOf({ tracks }: Layer): Track[] {
  const { opacity, x, y, scale, value, inset } = tracks;
  const all = [opacity, x, y, scale, value, inset?.left, inset?.top, inset?.right, inset?.bottom];
  return all.filter((track) => track !== undefined);
}

function assertTrack({ id }: Layer, track: Track, { frames }: ComponentContext): void {
  for (const [index, key] of track.entries()) {
    assert.ok(Number.isFinite(key.value) && Number.isInteger(key.frame), `${id}: ${JSON.stringify(key)}`);
    assert.ok(
      index === 0 || key.frame > (track[index - 1]?.frame ?? 0),
      `${id}: keys rise: ${JSON.stringify(track)}`,
    );
    assert.ok(key.frame < frames, `${id} still moves at the end: ${JSON.stringify(track)}`);
  }
}
