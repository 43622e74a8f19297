import assert from "node:assert/strict";
import test from "node:test";
import { createCanvas } from "@napi-rs/canvas";
import type { Storyboard, StoryScene, Visual } from "../../artifacts/storyboard.ts";
import { VIDEO_STYLES } from "../../artifacts/style.ts";
import type { StyleName } from "../../artifacts/style.ts";
import type { Format, Layer, Paint, Rect, Segment, Timeline } from "../../artifacts/timeline.ts";
import { damageOf } from "../damage/frame-damage.ts";
import { intersects } from "../damage/rects.ts";
import { layerState } from "../layers/layer-state.ts";
import { paintLayer } from "../layers/paint-layer.ts";
import { buildTimeline } from "../timeline/build-timeline.ts";
import type { TimelineOptions } from "../timeline/build-timeline.ts";
import { captionWidth, lineLimit } from "../timeline/caption-lines.ts";
import { evenSpeech } from "../timeline/even-speech.ts";
import { plateFor } from "./logo-paint.ts";
import { wordPlaces } from "./visual-order.ts";

const STYLES = VIDEO_STYLES.filter((style): style is StyleName => style !== "auto");
const FORMATS: Format[] = [
  { width: 1920, height: 1080, fps: 30 },
  { width: 1080, height: 1920, fps: 30 },
  { width: 1080, height: 1080, fps: 24 },
];
const SAID: Record<string, string[]> = {
  en: [
    "Light falls in through the glass at a flat angle, and the soil below keeps its warmth.",
    "It is cold.",
  ],
  ar: ["تحتفظ التربة بنسبة 35% من الحرارة حتى الظهر في Munich Airport كل يوم.", "الجو بارد."],
  he: ["האדמה שומרת על 35 אחוזים מהחום עד הצהריים."],
  zh: ["光线以很低的角度穿过玻璃，下面的土壤把热量一直保持到中午，然后慢慢变冷。"],
  hi: ["प्रकाश काँच से होकर आता है और मिट्टी दोपहर तक गर्मी बनाए रखती है।"],
  th: ["แสงส่องผ่านกระจกและดินเก็บความร้อนไว้จนถึงเที่ยงวัน"],
};
const media = {
  kind: "image" as const,
  key: "logo.png",
  width: 900,
  height: 300,
  name: "logo",
  ground: "light" as const,
};
const brand = { name: "Acme Gardens", logo: media, colors: {} };
const bullets: Visual = {
  kind: "bullets",
  heading: "What makes the morning so cold in the valley",
  items: ["Light falls in", "Mist rises", "Frost lies", "Wind turns"].map((label, sentence) => ({
    label,
    detail: "and stays until noon",
    ...(sentence === 0 && { cue: { sentence: 0, offset: 0 } }),
  })),
};

function film(
  style: StyleName,
  format: Format,
  language: string,
  options: TimelineOptions & Partial<Storyboard> = {},
  more: Partial<StoryScene> = {},
): Promise<Timeline> {
  const { burnedCaptions = false, ...rest } = options;
  const narration = SAID[language] ?? [];
  const scenes = [1, 2].map((index): StoryScene => ({
    index,
    title: "Scene",
    role: "section",
    narration,
    visual: bullets,
    sources: [],
    ...more,
  }));
  const storyboard: Storyboard = {
    version: 1,
    title: "Film",
    language,
    style,
    scenes,
    degradations: [],
    ...rest,
  };
  const speeches = scenes.map((scene) => evenSpeech(scene.index, scene.narration, language));
  return buildTimeline(storyboard, speeches, format, { burnedCaptions });
}

const each = STYLES.flatMap((style) => FORMATS.map((format) => ({ style, format })));
const NOT_CONTENT =
  /^(?:(?:leaving-)?bleed-wing-scenery|(?:next-)?background|brand-bug|subtitle-|said-|end-card|passage-)/;

function contentOf({ layers }: Segment): Layer[] {
  return layers.filter(({ id }) => !NOT_CONTENT.test(id));
}

function named(timeline: Timeline, start: string): { segment: Segment; layer: Layer }[] {
  return timeline.segments.flatMap((segment) =>
    segment.layers.filter(({ id }) => id.startsWith(start)).map((layer) => ({ segment, layer })),
  );
}

function errors({ findings }: Timeline) {
  return findings.filter(({ severity }) => severity === "error");
}

test("burned captions keep their limits in every style, frame and script, and stand on nothing", async () => {
  for (const { style, format } of each) {
    for (const language of Object.keys(SAID)) {
      const timeline = await film(style, format, language, { burnedCaptions: true });
      const name = `${style} ${format.width}×${format.height} ${language}`;
      assert.deepEqual(errors(timeline), [], name);
      const captions = named(timeline, "subtitle-");
      assert.ok(captions.length >= 2, name);
      for (const { segment, layer } of captions) {
        const lines = layer.paint.flatMap((paint) => (paint.kind === "text" ? [paint.text] : []));
        assert.ok(lines.length >= 1 && lines.length <= 2, name);
        for (const line of lines) assert.ok(captionWidth(line) <= lineLimit(language), `${name}: ${line}`);
        for (const content of contentOf(segment))
          assert.ok(!intersects(layer.bounds, content.bounds), `${name}: ${content.id} under ${layer.id}`);
        assert.ok(layer.bounds.x >= 0 && layer.bounds.x + layer.bounds.width <= format.width, name);
      }
    }
  }
});

test("one word after the other is the one said, and nothing else moves for it", async () => {
  const format = FORMATS[0]!;
  const timeline = await film("clean_lecture", format, "en", { burnedCaptions: true });
  for (const segment of timeline.segments.filter(({ kind }) => kind === "scene")) {
    const said = segment.layers.filter(({ id }) => id.startsWith("said-"));
    assert.ok(said.length >= 15, `${said.length} words`);
    for (let frame = 0; frame < segment.frames; frame += 1) {
      const lit = said.filter((layer) => layerState(layer, frame).opacity > 0);
      assert.ok(lit.length <= 1, `${lit.map(({ id }) => id).join(" and ")} at ${frame}`);
    }
    const damage = damageOf(segment, format);
    const marked = said.map(({ tracks }) => tracks.opacity?.find(({ value }) => value === 1)?.frame ?? 0);
    for (const frame of marked.slice(6)) {
      const places: Rect[] = damage(frame);
      const area = places.reduce((sum, { width, height }) => sum + width * height, 0);
      assert.ok(area < format.width * format.height * 0.12, `${area} px at ${frame}`);
    }
  }
});

test("each word is lit exactly where it stands, in lines of either and of both directions", async () => {
  const format = FORMATS[0]!;
  for (const language of Object.keys(SAID)) {
    const timeline = await film("science_explainer", format, language, { burnedCaptions: true });
    const segment = timeline.segments.find(({ kind }) => kind === "scene");
    const lines = segment?.layers.filter(({ id }) => id.startsWith("subtitle-")) ?? [];
    for (const line of lines) {
      const number = line.id.slice("subtitle-".length);
      const words = segment?.layers.filter(({ id }) => id.startsWith(`said-${number}-`)) ?? [];
      assert.ok(words.length > 0, line.id);
      // The line in the colour of its words, and the words alone: the same ink, punctuation aside.
      const accent = words[0]?.paint.find((paint) => paint.kind === "text")?.color ?? "";
      const whole = ink(line.bounds, [{ ...line, paint: line.paint.map((paint) => inColor(paint, accent)) }]);
      const alone = ink(line.bounds, [{ ...line, paint: line.paint.slice(0, 1) }, ...words]);
      let [missing, stray, all] = [0, 0, 0];
      for (const [at, value] of whole.entries()) {
        const lit = alone[at] ?? 0;
        if (value > 128) all += 1;
        if (lit - value > 110) stray += 1;
        if (value - lit > 110) missing += 1;
      }
      assert.ok(stray < all * 0.05, `${language} ${line.id}: ${stray} of ${all} px astray`);
      assert.ok(missing < all * 0.12, `${language} ${line.id}: ${missing} of ${all} px unlit`);
    }
  }
});

function inColor(paint: Paint, color: string): Paint {
  return paint.kind === "text" ? { ...paint, color } : paint;
}

/** How far each px is from the plate, 0 to 255. */
function ink({ x, y, width, height }: Rect, layers: readonly Layer[]): number[] {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  context.translate(-x, -y);
  for (const layer of layers) paintLayer(context, layer, 1);
  const { data } = context.getImageData(0, 0, width, height);
  canvas.width = 1;
  return Array.from({ length: data.length / 4 }, (_, at) => Math.max(data[4 * at]!, data[4 * at + 1]!));
}

test("words of both directions are put as the bidirectional algorithm puts them", () => {
  const measure = (text: string): number => text.length * 10;
  const order = (line: string, direction: "ltr" | "rtl"): string => {
    const words = [...line.matchAll(/[\S\u00A0]+/g)].map(({ 0: text, index }) => ({
      start: index,
      end: index + text.length,
    }));
    const places = wordPlaces(line, words, direction, measure);
    return words
      .map((word, at) => ({ text: line.slice(word.start, word.end), x: places[at]?.x ?? 0 }))
      .toSorted((one, other) => one.x - other.x)
      .map(({ text }) => text)
      .join(" ");
  };
  assert.equal(order("אב 12 גד", "rtl"), "גד 12 אב");
  assert.equal(order("אב 555\u00A00142 גד", "rtl"), "גד 555\u00A00142 אב");
  assert.equal(order("אב one two גד", "rtl"), "גד one two אב");
  assert.equal(order("say אב גד now", "ltr"), "say גד אב now");
  assert.equal(order("one two", "ltr"), "one two");
});

test("the logo stands in every scene and passage, costs nothing and touches nothing", async () => {
  for (const { style, format } of each) {
    const timeline = await film(style, format, "en", { brand });
    assert.deepEqual(errors(timeline), [], style);
    for (const segment of timeline.segments) {
      const bug = segment.layers.find(({ id }) => id === "brand-bug");
      assert.ok(bug !== undefined, `${style} ${segment.name}`);
      for (const content of contentOf(segment))
        assert.ok(!intersects(bug.bounds, content.bounds), `${style}: ${content.id} on the logo`);
      if (segment.name !== "scene-2") assert.deepEqual(bug.tracks, {}, "it never changes");
    }
  }
});

test("a plate is put behind a logo only where it would not be seen without", () => {
  const dark = { ...media, ground: "light" as const };
  const light = { ...media, ground: "dark" as const };
  const { ground: _ground, ...opaque } = media;
  assert.equal(plateFor(dark, ["#FBF9F4"], "#FFFFFF"), null);
  assert.equal(plateFor(dark, ["#0B1020"], "#FFFFFF"), "#FFFFFF");
  assert.equal(plateFor(light, ["#0B1020"], "#FFFFFF"), null);
  assert.equal(plateFor(light, ["#FBF9F4"], "#F5F0E6"), "#111827");
  assert.equal(plateFor(opaque, ["#0B1020"], "#FFFFFF"), null);
});

test("a branded film ends on its card, after the last word and without a silence of two seconds", async () => {
  for (const { style, format } of each) {
    const plain = await film(style, format, "en");
    const timeline = await film(style, format, "en", {
      brand,
      endCard: { line: "Come and see", address: "acme.example" },
    });
    assert.deepEqual(errors(timeline), [], style);
    const [card] = named(timeline, "end-card-ground");
    assert.ok(card !== undefined && named(timeline, "end-card").length >= 2);
    const said = timeline.captions.at(-1)?.endSeconds ?? 0;
    const scene = timeline.scenes.at(-1);
    const comes = ((scene?.startFrame ?? 0) + (card.layer.tracks.opacity?.[0]?.frame ?? 0)) / format.fps;
    assert.ok(comes > said - 1.2 && timeline.frames / format.fps - said < 2, `${comes} ${said}`);
    assert.ok(timeline.frames > plain.frames);
    assert.equal(named(plain, "end-card").length, 0);
    const texts = named(timeline, "end-card").flatMap(({ layer }) =>
      layer.paint.flatMap((paint) => (paint.kind === "text" ? [paint.text] : [])),
    );
    assert.deepEqual(texts, ["Acme Gardens", "Come and see", "acme.example"]);
  }
});

test("who speaks stands at the foot of the scene, below its content and above its captions", async () => {
  const person = { name: "Dr. Ana Ruiz", role: "Head of the botanical gardens and of their seed bank" };
  for (const { style, format } of each) {
    for (const language of ["en", "ar"]) {
      const timeline = await film(style, format, language, { burnedCaptions: true }, { lowerThird: person });
      assert.deepEqual(errors(timeline), [], `${style} ${language}`);
      for (const { segment, layer } of named(timeline, "lower-third"))
        for (const other of segment.layers.filter(
          // The far view behind a story's lists is ground, as the background is.
          ({ id }) => !/^(?:(?:next-)?background|bleed-wing-scenery|lower-third|leaving|passage)/.test(id),
        ))
          assert.ok(!intersects(layer.bounds, other.bounds), `${style} ${language}: on ${other.id}`);
    }
  }
});
