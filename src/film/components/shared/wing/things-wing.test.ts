import assert from "node:assert/strict";
import test from "node:test";
import type { StatementVisual } from "../../../../artifacts/storyboard.ts";
import type { Format, Layer, Rect } from "../../../../artifacts/timeline.ts";
import { isWide } from "../../../styles/scale.ts";
import type { ComponentContext } from "../../component.ts";
import { layoutVisual } from "../../registry.ts";
import { assertLawful, contextOf, STYLE_NAMES } from "../../testing/layout-laws.ts";

const FORMATS: Format[] = [
  { width: 1920, height: 1080, fps: 30 },
  { width: 1080, height: 1920, fps: 30 },
  { width: 1080, height: 1080, fps: 30 },
];
const NAMES = ["bread", "cooking-pot", "ladder", "cow", "hammer", "potato", "onion", "carrot", "egg"];

const rowOf = (count: number): StatementVisual => ({
  kind: "statement",
  text: "We need bread, a pot and a ladder",
  things: NAMES.slice(0, count).map((illustration) => ({ illustration })),
});

function shaped(style: (typeof STYLE_NAMES)[number], format: Format, language = "en"): ComponentContext {
  return { ...contextOf(style, language, format), portrait: !isWide(format) };
}

const thingsIn = (layers: readonly Layer[]) => layers.filter(({ id }) => /^thing-\d+$/u.test(id));

function overlap(one: Rect, other: Rect): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

test("three to nine things stand clear of each other and of the words, in every style and frame", async () => {
  for (const style of STYLE_NAMES)
    for (const format of FORMATS)
      for (let count = 3; count <= NAMES.length; count += 1) {
        const context = shaped(style, format);
        const layout = await layoutVisual(rowOf(count), context);
        const where = `${style} ${format.width}×${format.height} ×${count}`;
        assert.doesNotThrow(() => assertLawful(layout, context), where);
        const things = thingsIn(layout.layers);
        assert.equal(things.length, count, where);
        const words = layout.layers.filter(({ paint }) => paint.some(({ kind }) => kind === "text"));
        things.forEach(({ bounds }, at) => {
          assert.ok(Math.max(bounds.width, bounds.height) >= 44 * context.theme.unit, `${where}: too small`);
          for (const other of [...things.slice(at + 1), ...words])
            assert.ok(!overlap(bounds, other.bounds), `${where}: ${other.id} touches a thing`);
        });
      }
});

test("each thing comes with its word, and is seen no longer than its thought", async () => {
  const context = {
    ...shaped("clean_lecture", FORMATS[0] as Format),
    at: (cue?: { offset: number }) => cue?.offset ?? 0,
  };
  const { opening } = context;
  const frames = [opening + 20, opening + 50, opening + 80];
  const visual: StatementVisual = {
    kind: "statement",
    text: "Bread, a pot and a ladder",
    things: frames.map((offset, at) => ({ illustration: NAMES[at] ?? "", cue: { sentence: 0, offset } })),
    more: [{ text: "That is all", cue: { sentence: 1, offset: opening + 120 } }],
  };
  const { layers } = await layoutVisual(visual, context as ComponentContext);
  const things = thingsIn(layers);
  assert.deepEqual(
    things.map(({ tracks }) => tracks.opacity?.[0]?.frame),
    frames,
  );
  for (const { tracks } of things) {
    const last = tracks.opacity?.at(-1);
    assert.equal(last?.value, 0);
    assert.ok((last?.frame ?? Infinity) <= opening + 120);
  }
});

test("from right to left the first thing stands at the right", async () => {
  const context = shaped("clean_lecture", FORMATS[1] as Format, "ar");
  const { layers } = await layoutVisual(rowOf(3), context);
  const [first, , last] = thingsIn(layers);
  assert.ok((first?.bounds.x ?? 0) > (last?.bounds.x ?? 0));
});
