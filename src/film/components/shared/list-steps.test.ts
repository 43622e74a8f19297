import assert from "node:assert/strict";
import test from "node:test";
import type { BulletsVisual, ProcessVisual, TimelineVisual } from "../../../artifacts/storyboard.ts";
import type { Format, Layer } from "../../../artifacts/timeline.ts";
import { isSeen } from "../../entrances/first-content.ts";
import { unionOf } from "../../layout/layer-builder.ts";
import { layoutVisual } from "../registry.ts";
import { contextOf, STYLE_NAMES } from "../testing/layout-laws.ts";

const FORMATS: Format[] = [
  { width: 1920, height: 1080, fps: 30 },
  { width: 1080, height: 1920, fps: 30 },
  { width: 1080, height: 1080, fps: 30 },
];
/** Of the display size: the steps of the film's sentences, and those that only lists have. */
const STEPS = [1.156, 0.98, 0.83, 0.7, 0.6, 0.52, 0.46, 0.41, 0.36];
const cue = (at: number) => ({ sentence: 2 + 3 * at, offset: 0 });

const SHORT: Record<string, BulletsVisual | ProcessVisual> = {
  en: {
    kind: "bullets",
    heading: "What the tide brings",
    items: ["Driftwood", "Sea glass", "Amber"].map((label, at) => ({ label, cue: cue(at) })),
  },
  de: {
    kind: "process",
    heading: "Vor der Abfahrt",
    steps: ["Reifen prüfen", "Licht testen", "Helm aufsetzen"].map((title, at) => ({ title, cue: cue(at) })),
  },
  ar: {
    kind: "bullets",
    heading: "قبل السفر",
    items: ["جواز السفر", "التأمين", "اللقاح"].map((label, at) => ({ label, cue: cue(at) })),
  },
  ja: {
    kind: "process",
    heading: "地震のとき",
    steps: ["頭を守る", "火を消す", "外に出る"].map((title, at) => ({ title, cue: cue(at) })),
  },
};

const itemsOf = (layers: readonly Layer[]) => layers.filter(({ id }) => /^(?:item|step|event)-\d/u.test(id));
const sizesOf = ({ paint }: Layer) =>
  paint.flatMap((one) =>
    one.kind === "text" && /\p{L}/u.test(one.text) ? [Number(/([\d.]+)px/u.exec(one.font)?.[1])] : [],
  );

test("labels stand in a step of their style's scale, and few short ones in a large one in every frame", async () => {
  for (const style of STYLE_NAMES)
    for (const format of FORMATS)
      for (const [language, visual] of Object.entries(SHORT)) {
        const context = contextOf(style, language, format);
        const { display } = context.theme.size;
        const { layers } = await layoutVisual(visual, context);
        const sizes = new Set(itemsOf(layers).flatMap(sizesOf));
        const where = `${style} ${format.width}×${format.height} ${language}`;
        assert.equal(sizes.size, 1, where);
        const [size = 0] = sizes;
        // Cards of a wide frame have sizes of their own.
        if (visual.kind === "process" && format.width > format.height) continue;
        assert.ok(
          STEPS.some((step) => Math.round(step * display) === size),
          `${where}: ${size} px is no step of ${display}`,
        );
        const least = format.height > format.width ? 0.7 : 0.52;
        assert.ok(size >= Math.round(least * display), `${where}: ${size} px of ${display}`);
      }
});

test("what is said of an item is no footnote where there is room: three quarters of its label at least", async () => {
  const said = ["Drawn by a horse", "Steered by hand", "Driven by steam"];
  const list: BulletsVisual = {
    kind: "bullets",
    heading: "Three ploughs",
    items: ["The first", "The second", "The third"].map((label, at) => ({ label, detail: said[at] ?? "", cue: cue(at) })), // prettier-ignore
  };
  const history: TimelineVisual = {
    kind: "timeline",
    heading: "Three ploughs",
    events: ["1750", "1830", "1860"].map((date, at) => ({ date, text: said[at] ?? "", cue: cue(at) })),
  };
  for (const style of STYLE_NAMES)
    for (const format of FORMATS)
      for (const visual of [list, history]) {
        const { layers } = await layoutVisual(visual, contextOf(style, "en", format));
        for (const { id, paint } of itemsOf(layers)) {
          const sizes = paint.flatMap((one) => (one.kind === "text" ? [Number(/([\d.]+)px/u.exec(one.font)?.[1])] : [])); // prettier-ignore
          const where = `${style} ${format.width}×${format.height} ${visual.kind} ${id}: ${sizes.join(" ")}`;
          assert.ok(Math.min(...sizes) >= Math.max(...sizes) * 0.74, where);
        }
      }
});

test("a list fills the room under its heading in a frame that is not wide, and keeps every place as its items come", async () => {
  const labels = ["Boots", "Rope", "Headlamp", "Gloves"];
  const at = (shown: number): BulletsVisual => ({
    kind: "bullets",
    heading: "Pack for the hut",
    items: labels.map((label, index) => ({ label, cue: cue(index < shown ? 0 : 5) })),
  });
  for (const style of STYLE_NAMES)
    for (const format of FORMATS.slice(1)) {
      const context = contextOf(style, "en", format);
      const { layers } = await layoutVisual(at(4), context);
      const where = `${style} ${format.width}×${format.height}`;
      const end = unionOf(
        layers.filter((one) => isSeen(one, context.frames - 1)).map(({ bounds }) => bounds),
      );
      const left = context.box.y + context.box.height - end.y - end.height;
      assert.ok(left < context.box.height * 0.16, `${where}: ${left} px below are empty`);
      const { layers: slow } = await layoutVisual(at(1), context);
      assert.deepEqual(
        itemsOf(slow).map(({ bounds }) => bounds),
        itemsOf(layers).map(({ bounds }) => bounds),
        where,
      );
    }
});

test("in a list of prices the price is as large as its label, also where one item has words instead", async () => {
  const items = [
    ["Adult swim", "£3.80 instead of £5.20"],
    ["Under 16s", "£1.90 instead of £2.60"],
    ["Sauna passes", "frozen, with seven weeks added"],
  ].map(([label = "", detail = ""], at) => ({ label, detail, cue: cue(at) }));
  for (const format of FORMATS) {
    const context = contextOf("clean_lecture", "en", format);
    const { layers } = await layoutVisual({ kind: "bullets", heading: "Prices", items }, context);
    const sizeOf = (words: RegExp): number =>
      Math.max(
        ...itemsOf(layers).flatMap(({ paint }) =>
          paint.flatMap((one) =>
            one.kind === "text" && words.test(one.text) ? [Number(/([\d.]+)px/u.exec(one.font)?.[1])] : [],
          ),
        ),
      );
    assert.ok(sizeOf(/£3/u) >= sizeOf(/Adult/u), `${format.width}: ${sizeOf(/£3/u)} of ${sizeOf(/Adult/u)}`);
  }
});
