import assert from "node:assert/strict";
import test from "node:test";
import { contextOf } from "../components/testing/layout-laws.ts";
import { flexText } from "./flex-text.ts";
import { layOutFlex } from "./flex.ts";
import type { FlexBox } from "./flex.ts";

const area = { x: 100, y: 50, width: 1000, height: 600 };

const HALVES: FlexBox = {
  direction: "row",
  gap: 40,
  padding: { start: 20, top: 10, bottom: 10 },
  children: [
    { id: "picture", grow: 2, basis: 0 },
    { id: "words", grow: 1, basis: 0, justify: "center", children: [{ id: "line", height: 100 }] },
  ],
};

test("boxes share the room by their growth, in frame coordinates", () => {
  const { rect, fits } = layOutFlex(HALVES, area, "ltr");
  assert.ok(fits);
  assert.deepEqual(rect("picture"), { x: 120, y: 60, width: 627, height: 580 });
  assert.deepEqual(rect("words"), { x: 787, y: 60, width: 313, height: 580 });
  assert.deepEqual(rect("line"), { x: 787, y: 300, width: 313, height: 100 });
});

test("right to left the same tree is mirrored", () => {
  const { rect } = layOutFlex(HALVES, area, "rtl");
  assert.deepEqual(rect("words"), { x: 100, y: 60, width: 313, height: 580 });
  assert.deepEqual(rect("picture"), { x: 453, y: 60, width: 627, height: 580 });
});

test("what is larger than its parent is told, not squeezed", () => {
  const tall: FlexBox = { children: [{ id: "a", height: 400 }, { height: 300 }] };
  const { rect, fits } = layOutFlex(tall, area, "ltr");
  assert.equal(rect("a").height, 400);
  assert.equal(fits, false);
});

test("a text takes the lines it needs and shifts what stands below it", () => {
  const context = contextOf();
  const style = { face: "body" as const, size: 40, color: "#000000" };
  const text = flexText("Plants turn light into sugar and breathe out oxygen", style, context, {
    id: "text",
  });
  const tree: FlexBox = {
    width: 320,
    align: "start",
    gap: 12,
    children: [text.box, { id: "rule", height: 4 }],
  };
  const { rect, fits } = layOutFlex(tree, area, "ltr");
  assert.ok(fits);
  const block = text.block(rect("text").width);
  assert.ok(block.lines.length > 2 && !block.brokenWord);
  assert.ok(block.width <= rect("text").width && rect("text").width <= 320);
  assert.equal(rect("text").height, block.height);
  assert.equal(rect("rule").y, area.y + block.height + 12);
});

test("a text that would break a word, or needs a line too many, does not fit", () => {
  const context = contextOf();
  const style = { face: "body" as const, size: 40, color: "#000000" };
  const fitsIn = (source: string, width: number, maxLines = 9) => {
    const { box } = flexText(source, style, context, { id: "text", maxLines });
    return layOutFlex({ width, children: [box] }, area, "ltr").fits;
  };
  assert.equal(fitsIn("Donaudampfschifffahrt", 600), true);
  assert.equal(fitsIn("Donaudampfschifffahrt", 200), false);
  assert.equal(fitsIn("one two three four five six", 300), true);
  assert.equal(fitsIn("one two three four five six", 300, 1), false);
});

test("a name that is not there, or there twice, is an error that says so", () => {
  const { rect } = layOutFlex({ children: [{ id: "a" }] }, area, "ltr");
  assert.throws(() => rect("b"), /no box "b" in the layout; there are a/);
  assert.throws(() => layOutFlex({ children: [{ id: "a" }, { id: "a" }] }, area, "ltr"), /two boxes/);
});

test("an error of a measure reaches the caller, and the next layout is served", () => {
  const measure = () => {
    throw new RangeError("a text without a font");
  };
  assert.throws(() => layOutFlex({ children: [{ measure }] }, area, "ltr"), /a text without a font/);
  assert.ok(layOutFlex(HALVES, area, "ltr").fits);
});

test("a text stays as it was broken at the width that it took, also with figures of one width", () => {
  const context = contextOf("clean_lecture", "de");
  for (let size = 28; size <= 80; size += 1) {
    const style = { face: "strong" as const, size, color: "#000000", features: '"tnum"' };
    const text = flexText("44 %", style, context, { id: "value", maxLines: 1 });
    const tree: FlexBox = { direction: "row", justify: "end", children: [text.box] };
    const { rect, fits } = layOutFlex(tree, area, "ltr");
    assert.ok(fits, `${size} px`);
    assert.equal(text.block(rect("value").width).lines.length, 1, `${size} px`);
  }
});

test("even lines are no more than uneven ones: what fits before it is made even fits after", () => {
  const context = contextOf();
  const style = { face: "heading" as const, size: 64, color: "#000000" };
  const one = "Every guess halves what is left, so a million names need only twenty guesses.";
  // Sentences and clauses begin lines of their own, which may be one more than the fewest.
  const several = [
    "Use the report button. Security answers within 15 minutes",
    "Sin Chain, no Florey; sin Florey, no Heatley; sin Heatley, no hay nada",
  ];
  for (const words of [one, ...several])
    for (let width = 300; width < 1500; width += 37) {
      const text = flexText(words, style, context, { id: "text" });
      const { rect } = layOutFlex({ width, children: [text.box] }, area, "ltr");
      assert.equal(rect("text").height, text.block(width).height, `${words} ${width} px`);
    }
});

test("how high the boxes reach is told, also where they do not fit", () => {
  const tall: FlexBox = { justify: "center", children: [{ height: 400 }, { height: 300 }] };
  assert.equal(layOutFlex(tall, area, "ltr").height, 700);
});
