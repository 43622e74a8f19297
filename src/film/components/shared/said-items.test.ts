import assert from "node:assert/strict";
import test from "node:test";
import type { Visual } from "../../../artifacts/storyboard.ts";
import type { Layer } from "../../../artifacts/timeline.ts";
import { trackValue } from "../../layers/layer-state.ts";
import { blend, leastContrast } from "../../styles/contrast.ts";
import { layoutVisual } from "../registry.ts";
import { assertLawful, contextOf, FORMATS, STYLE_NAMES } from "../testing/layout-laws.ts";

const NAMES = ["Check the rungs", "Mind the angle", "Three points of contact"];
const cue = (at: number, every = 3) => ({ sentence: 2 + every * at, offset: 0 });
const listOf = (every: number): Visual => ({
  kind: "bullets",
  heading: "Ladders",
  items: NAMES.map((label, at) => ({ label, detail: "Before each climb", cue: cue(at, every) })),
});
const TOLD: Visual[] = [
  listOf(3),
  { kind: "process", heading: "Ladders", steps: NAMES.map((title, at) => ({ title, cue: cue(at) })) },
  {
    kind: "timeline",
    heading: "Ladders",
    events: NAMES.map((text, at) => ({ date: String(1900 + at), text, cue: cue(at) })),
  },
  {
    kind: "comparison",
    heading: "Ladders",
    sides: NAMES.slice(0, 2).map((title, at) => ({
      title,
      tone: "neutral" as const,
      cue: cue(at),
      points: [{ text: "Before each climb", cue: cue(at) }],
    })),
  },
];
const itemsOf = (layers: readonly Layer[]) =>
  layers.filter(({ id }) => /^(?:item|step|event|point)-/u.test(id));
const strengthAt = (layer: Layer | undefined, frame: number): number =>
  trackValue(layer?.tracks.opacity, frame, 1);

test("what has been said steps back while the next is said, is still read, and is itself again at the end", async () => {
  for (const style of STYLE_NAMES)
    for (const format of FORMATS)
      for (const visual of TOLD) {
        const context = contextOf(style, "en", format);
        const layout = await layoutVisual(visual, context);
        const where = `${style} ${format.width}×${format.height} ${visual.kind}`;
        assertLawful(layout, context);
        const [first, second] = itemsOf(layout.layers);
        const whileSecond = 7 * format.fps;
        const calm = strengthAt(first, whileSecond);
        assert.ok(calm < 0.95, `${where}: ${calm}`);
        assert.equal(strengthAt(second, whileSecond), 1, where);
        for (const layer of itemsOf(layout.layers))
          assert.equal(strengthAt(layer, context.frames - 1), 1, where);
        for (const paint of first?.paint ?? []) {
          if (paint.kind !== "text" || paint.on !== undefined) continue;
          const { grounds, text } = context.theme.color;
          if (paint.color !== text) continue;
          for (const ground of grounds)
            assert.ok(leastContrast(blend(ground, text, calm), [ground]) >= 4.5, `${where}: ${paint.text}`);
        }
      }
});

test("what is named in one breath stays together, and what is there from the start is never calm", async () => {
  const context = contextOf("clean_lecture", "en");
  const quick = await layoutVisual(listOf(1), context);
  for (const layer of itemsOf(quick.layers))
    for (let frame = 6 * 30; frame < context.frames; frame += 1)
      assert.equal(strengthAt(layer, frame), 1, `${layer.id} at ${frame}`);
  const atOnce = await layoutVisual(
    { kind: "bullets", heading: "Ladders", items: NAMES.map((label) => ({ label })) },
    context,
  );
  for (const { tracks } of itemsOf(atOnce.layers)) assert.equal(tracks.opacity?.length, 2);
});

test("sides whose points are told in turn are read across: neither steps back", async () => {
  const sides = ["Wood", "Steel"].map((title, side) => ({
    title,
    tone: "neutral" as const,
    points: ["Weight", "Price"].map((aspect, row) => ({
      aspect,
      text: `${side + row} of five`,
      cue: { sentence: 3 + 6 * row + 3 * side, offset: 0 },
    })),
  }));
  for (const style of STYLE_NAMES) {
    const context = contextOf(style, "en");
    const { layers } = await layoutVisual({ kind: "comparison", heading: "Ladders", sides }, context);
    for (const layer of itemsOf(layers))
      assert.equal(layer.tracks.opacity?.length, 2, `${style} ${layer.id}`);
  }
});

test("however late the last item is told, all are themselves again in the last frame", async () => {
  for (const style of STYLE_NAMES) {
    const context = contextOf(style, "en");
    for (let left = 0; left < 90; left += 3) {
      const late: Visual = {
        kind: "bullets",
        heading: "Ladders",
        items: NAMES.map((label, at) => ({
          label,
          cue:
            at < 1
              ? { sentence: 3, offset: 0 }
              : { sentence: 0, offset: context.frames - left - 8 * (2 - at) },
        })),
      };
      const { layers } = await layoutVisual(late, context);
      for (const layer of itemsOf(layers)) {
        // An item of a page that turns has gone by then.
        if (layer.tracks.opacity?.at(-1)?.value === 0) continue;
        assert.equal(strengthAt(layer, context.frames - 1), 1, `${style} ${layer.id} ${left}`);
        assert.ok((layer.tracks.opacity?.at(-1)?.frame ?? 0) < context.frames, `${style} ${left}`);
      }
    }
  }
});
