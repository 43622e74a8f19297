import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { STYLE_NAMES } from "../../../artifacts/style.ts";
import { bullets } from "../bullets/bullets.ts";
import { process } from "../process/process.ts";
import { contextOf } from "../testing/layout-laws.ts";

/** The items of a list as they stand on its pages: the px of their labels, by the frame at which they leave. */
async function pagesOf(count: number, style: (typeof STYLE_NAMES)[number]) {
  const items = Array.from({ length: count }, (_, index) => ({
    label:
      index === 0
        ? "A point with a good many words that needs three whole lines of a frame which is held upright in the hand"
        : "A point of some words that needs two lines of a frame",
    detail: "What is said of it in one more line of words, and one more still",
    cue: { sentence: index, offset: 0 },
  }));
  const tall = { width: 1080, height: 1920, fps: 30 } as const;
  const { layers } = await bullets.layout(
    { kind: "bullets", heading: "A list", items },
    contextOf(style, "en", tall),
  );
  const pages = new Map<number, number[]>();
  for (const { id, tracks, paint } of layers) {
    if (!id.startsWith("item-")) continue;
    const last = tracks.opacity?.at(-1);
    const leaves = last?.value === 0 ? last.frame : Number.POSITIVE_INFINITY;
    const label = paint.find((one) => one.kind === "text");
    const size = label?.kind === "text" ? Number(/([\d.]+)px/u.exec(label.font)?.[1]) : Number.NaN;
    pages.set(leaves, [...(pages.get(leaves) ?? []), size]);
  }
  return [...pages.values()];
}

describe("a list of several pages", () => {
  for (const style of STYLE_NAMES)
    it(`has one size of type, and pages of about as many items: ${style}`, async () => {
      for (const count of [5, 6]) {
        const pages = await pagesOf(count, style);
        const sizes = new Set(pages.flat());
        assert.equal(sizes.size, 1, `${count}: ${[...sizes].join(" ")}`);
        const counts = pages.map((page) => page.length);
        assert.ok(Math.max(...counts) - Math.min(...counts) <= 1, counts.join(" "));
      }
    });

  for (const { width, height } of [
    { width: 1080, height: 1920 },
    { width: 1080, height: 1080 },
  ])
    it(`holds seven steps or more in pages of four or five, evenly, in ${width}×${height}`, async () => {
      const format = { width, height, fps: 30 } as const;
      for (const style of STYLE_NAMES)
        for (const count of [7, 8, 9]) {
          const steps = Array.from({ length: count }, (_, n) => ({ title: `Turn the nut ${n}`, cue: { sentence: n, offset: 0 } })); // prettier-ignore
          const { layers } = await process.layout({ kind: "process", heading: "A tyre", steps }, contextOf(style, "en", format)); // prettier-ignore
          const pages = new Map<number, number>();
          for (const { id, tracks } of layers) {
            if (!/^(?:item|step)-/u.test(id)) continue;
            const last = tracks.opacity?.at(-1);
            const leaves = last?.value === 0 ? last.frame : Number.POSITIVE_INFINITY;
            pages.set(leaves, (pages.get(leaves) ?? 0) + 1);
          }
          assert.deepEqual([...pages.values()], [Math.ceil(count / 2), Math.floor(count / 2)], style);
        }
    });
});

describe("a list of long details", () => {
  const long = "He must let you go for it. What you earn less is paid, up to 29 euros an hour, and so are fares and the time that is lost on the way there and back."; // prettier-ignore
  const items = [
    "How much time?",
    "What will my employer say?",
    "May I refuse a case that is too near to me?",
  ].map((label, index) => ({ label, detail: long, cue: { sentence: index, offset: 0 } }));

  it("has no fine print in a frame that is not wide, and no point beside an item that is alone", async () => {
    for (const style of STYLE_NAMES)
      for (const height of [1920, 1080]) {
        const context = contextOf(style, "en", { width: 1080, height, fps: 30 });
        const { layers } = await bullets.layout({ kind: "bullets", heading: "", items }, context);
        const shown = layers.filter(({ id }) => id.startsWith("item-"));
        assert.equal(shown.length, items.length);
        for (const { paint, id } of shown) {
          const sizes = paint.flatMap((one) => one.kind === "text" ? [Number(/([\d.]+)px/u.exec(one.font)?.[1])] : []); // prettier-ignore
          const [label, detail] = [Math.max(...sizes), Math.min(...sizes)];
          assert.ok(detail >= 36, `${style} 1080×${height} ${id}: ${detail} px`);
          assert.ok(detail >= label * 0.55, `${style} 1080×${height} ${id}: ${detail} below ${label}`);
        }
        const leave = shown.map(({ tracks: { opacity = [] } }) => (opacity.at(-1)?.value === 0 ? opacity.at(-1)?.frame : null)); // prettier-ignore
        const areAlone = new Set(leave).size === items.length;
        const marked = shown.some(({ paint }) =>
          paint.some(({ kind }) => kind === "ellipse" || kind === "path"),
        );
        assert.ok(!areAlone || !marked, `${style} 1080×${height}`);
      }
  });
});

it("three steps of a square share its page, and none has another for itself", async () => {
  const steps = [
    ["Nieve recién caída", "unos 100 kilogramos por metro cúbico"],
    ["Neviza", "nieve que ha sobrevivido al menos un verano, a partir de 400 kilogramos por metro cúbico"],
    ["Hielo de glaciar", "más de 830 kilogramos por metro cúbico"],
  ].map(([title = "", detail = ""], sentence) => ({ title, detail, cue: { sentence, offset: 0 } }));
  for (const style of STYLE_NAMES) {
    const context = contextOf(style, "es", { width: 1080, height: 1080, fps: 30 });
    const { layers } = await process.layout({ kind: "process", heading: "¿Cómo nace?", steps }, context);
    const shown = layers.filter(({ id }) => /^(?:item|step)-\d/u.test(id));
    assert.equal(shown.length, steps.length, style);
    assert.ok(
      shown.every(({ tracks }) => tracks.opacity?.at(-1)?.value !== 0),
      style,
    );
  }
});
