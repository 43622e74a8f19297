import assert from "node:assert/strict";
import test from "node:test";
import type { Visual } from "../../artifacts/storyboard.ts";
import type { Format, Layer } from "../../artifacts/timeline.ts";
import { spanAt } from "./testing/span-at.ts";
import { isPortrait } from "../styles/scale.ts";
import { layoutVisual } from "./registry.ts";
import { assertLawful, contextOf, STYLE_NAMES } from "./testing/layout-laws.ts";

/** The same data in every frame, in three lengths and three scripts: laid out, not cropped, cramped or left empty. */

const FORMATS: Format[] = [
  { width: 1920, height: 1080, fps: 30 },
  { width: 1080, height: 1920, fps: 30 },
  { width: 1080, height: 1080, fps: 30 },
];

/** A heading, a label and a sentence in each language and length. */
type Words = { heading: string; label: string; sentence: string };
const WORDS: Record<string, Record<"short" | "medium" | "long", Words>> = {
  en: {
    short: { heading: "The leaf", label: "Stomata", sentence: "They let air in." },
    medium: {
      heading: "What happens inside of a leaf",
      label: "Pores in the skin",
      sentence: "On the underside they let carbon dioxide in.",
    },
    long: {
      heading: "What the report of last year says about how plants turn light into sugar",
      label: "The pores on the underside of every leaf",
      sentence:
        "They let carbon dioxide in and oxygen out, and close when the plant is short of water in summer.",
    },
  },
  ar: {
    short: { heading: "الورقة", label: "الثغور", sentence: "تُدخل الهواء." },
    medium: {
      heading: "ماذا يحدث داخل الورقة",
      label: "ثغور في الجلد",
      sentence: "تسمح بدخول ثاني أكسيد الكربون من الأسفل.",
    },
    long: {
      heading: "ما يقوله تقرير العام الماضي عن تحويل النبات للضوء إلى سكر",
      label: "الثغور على الجانب السفلي من كل ورقة",
      sentence: "تُدخل ثاني أكسيد الكربون وتُخرج الأكسجين، وتُغلق عندما يقل الماء عند النبات في الصيف الحار.",
    },
  },
  zh: {
    short: { heading: "叶子", label: "气孔", sentence: "让空气进来。" },
    medium: {
      heading: "叶子里面发生了什么",
      label: "表皮上的气孔",
      sentence: "背面的气孔让二氧化碳进入叶子。",
    },
    long: {
      heading: "去年的报告怎样讲述植物把光变成糖的全部过程",
      label: "每一片叶子背面的细小气孔",
      sentence: "它们让二氧化碳进来，让氧气出去，夏天植物缺水的时候就会关上，直到傍晚才再次打开。",
    },
  },
};

const figure = { display: "1,048 TWh", value: 1048, decimals: 0, prefix: "", suffix: " TWh" };

/** Each kind with so many parts. */
const VISUALS: Record<string, (words: Words, count: number) => Visual> = {
  bullets: ({ heading, label, sentence }, count) => ({
    kind: "bullets",
    heading,
    items: times(count, () => ({ label, detail: sentence })),
  }),
  labels: ({ heading, label }, count) => ({
    kind: "bullets",
    heading,
    items: times(count, () => ({ label, icon: "leaf" })),
  }),
  pictures: ({ heading, label }, count) => ({
    kind: "bullets",
    heading,
    items: times(count, (index) => ({
      label,
      illustration: ["bread", "ladder", "cow"][index % 3] ?? "bread",
    })),
  }),
  process: ({ heading, label, sentence }, count) => ({
    kind: "process",
    heading,
    steps: times(count, () => ({ title: label, detail: sentence, icon: "leaf" })),
  }),
  timeline: ({ heading, sentence }, count) => ({
    kind: "timeline",
    heading,
    events: times(count, (index) => ({ date: String(1900 + 20 * index), text: sentence })),
  }),
  summary: ({ heading, label, sentence }, count) => ({
    kind: "summary",
    heading,
    points: times(count, () => ({ text: label })),
    closing: { text: sentence },
  }),
  number: ({ heading, label }, count) => ({
    kind: "number",
    heading,
    figures: times(Math.min(3, count), () => ({ figure, label })),
  }),
  comparison: ({ heading, label, sentence }, count) => ({
    kind: "comparison",
    heading,
    sides: times(2, () => ({
      title: label,
      tone: "neutral" as const,
      points: times(Math.min(3, count), () => ({ text: sentence })),
    })),
    verdict: { text: label },
  }),
  quote: ({ sentence, label }) => ({ kind: "quote", text: sentence, attribution: label }),
  statement: ({ heading, sentence }) => ({ kind: "statement", heading, text: sentence }),
  title: ({ heading, sentence }) => ({ kind: "title", title: heading, subtitle: sentence }),
};

function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

/** Of the content box of a tall frame, what is left for content under a long heading and filled by it at least. */
const FILLED = 0.44;
/** Words that stand alone are a block in the frame, not a page of it. */
const ALONE = { short: 0.06, medium: 0.16, long: 0.24 };
const LONELY = new Set(["quote", "statement", "title"]);

for (const [name, visualOf] of Object.entries(VISUALS)) {
  test(`${name}: short, medium and long words fill every frame in every script`, async () => {
    for (const [turn, [language, lengths]] of Object.entries(WORDS).entries()) {
      for (const [step, [length, words]] of Object.entries(lengths).entries()) {
        for (const format of FORMATS) {
          // Every style meets every language and every length, not all at once.
          for (const style of STYLE_NAMES.filter((_, index) => (index + turn + 2 * step) % 5 < 2)) {
            for (const count of LONELY.has(name) ? [1] : [2, 5]) {
              const context = contextOf(style, language, format);
              const layout = await layoutVisual(visualOf(words, count), context);
              const where = `${style} ${language} ${format.width}×${format.height} ${length} ×${count}`;
              // The opening's picture may bleed.
              const lawful = { ...layout, layers: layout.layers.filter(({ id }) => id !== "picture") };
              assert.doesNotThrow(() => assertLawful(lawful, context), where);
              if (!isPortrait(format)) continue;
              const span = spanAt(layout.layers, context.frames - 1, context.box);
              const least = LONELY.has(name) ? ALONE[length as keyof typeof ALONE] : FILLED;
              assert.ok(span >= least, `${where}: ${span.toFixed(2)} of the frame is filled`);
            }
          }
        }
      }
    }
  });
}

const sizesOf = (layers: readonly Layer[], id: RegExp) =>
  layers
    .filter((layer) => id.test(layer.id))
    .flatMap(({ paint }) =>
      paint.flatMap((one) => (one.kind === "text" && one.text.length > 2 ? [one.font] : [])),
    )
    .map((font) => Number(/([\d.]+)px/.exec(font)?.[1]));

test("labels of up to five short points are read on a phone at arm's length", async () => {
  const tall: Format = { width: 1080, height: 1920, fps: 30 };
  for (const style of STYLE_NAMES) {
    for (const kind of ["bullets", "labels", "process", "timeline"]) {
      for (const count of [2, 3, 4, 5]) {
        const words = WORDS["en"]?.medium ?? { heading: "", label: "", sentence: "" };
        const visual = VISUALS[kind]?.(words, count);
        assert.ok(visual);
        const context = contextOf(style, "en", tall);
        const { layers } = await layoutVisual(visual, context);
        const largest = Math.max(...sizesOf(layers, /^(item|step|event)-/));
        assert.ok(largest >= 50, `${style} ${kind} ×${count}: ${largest} px`);
        const { display } = context.theme.size;
        assert.ok(largest <= display, `${style} ${kind}: no label outdoes the film's sentences`);
      }
    }
  }
});
