import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { readBrief } from "./read-brief.ts";

const blocks = (text: string): string[] =>
  readBrief(`# A\n\n## B\n\n${text}`)
    .sections.flatMap((section) => section.blocks)
    .map((block) =>
      block.kind === "list"
        ? block.items.map(({ text: item }) => item.shown).join(" / ")
        : block.kind === "paragraph"
          ? block.text.shown
          : block.kind,
    );

test("a sentence at the margin right below a list is a paragraph of its own", () => {
  assert.deepEqual(blocks("- The old lift\n- The new lift\nIf the test fails, it takes a week more."), [
    "The old lift / The new lift",
    "If the test fails, it takes a week more.",
  ]);
  assert.equal(blocks("- 1号梯:3月10日停用\n- 2号梯:4月21日停用\n如果验收没过,顺延一周左右。").length, 2);
});

test("a line that opens another list parts the two, whatever stands below it", () => {
  assert.deepEqual(blocks("- glass\n- tins, rinsed out\nNot in the box:\n- mirrors\n- light bulbs"), [
    "glass / tins, rinsed out",
    "Not in the box:",
    "mirrors / light bulbs",
  ]);
  assert.deepEqual(blocks("- Glas\n- Dosen\nNicht hinein:\n- Spiegel"), [
    "Glas / Dosen",
    "Nicht hinein:",
    "Spiegel",
  ]);
  for (const one of [
    "- glass\n- tins\n  Not in the box:\n- mirrors",
    "- glass\n- tins that\nwere rinsed out\n- mirrors",
    "- glass\n- tins\nwere rinsed:\n- mirrors",
  ])
    assert.equal(blocks(one).length, 1, one);
});

test("a long item that goes on in the next line, and what is indented, stays one item", () => {
  for (const text of [
    "- short\n- an item that was wrapped at the margin of its writer's mail program and\nGoes on here",
    "- short\n- item\n  Indented is of the item",
    "- short\n- item\nand goes on in small letters",
  ])
    assert.equal(blocks(text).length, 1, text);
});

test("any list and line: no word is lost, and offsets stay within the text", () => {
  const word = fc.constantFrom("lift", "March", "Water", "3", "验收", "and");
  const line = fc.array(word, { minLength: 1, maxLength: 6 }).map((some) => some.join(" "));
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), line, (items, below) => {
      const text = `# A\n\n## B\n\n${items.map((item) => `- ${item}`).join("\n")}\n${below}`;
      const found = readBrief(text).sections.flatMap((section) => section.blocks);
      const told = JSON.stringify(found);
      for (const one of below.split(" ")) assert.ok(told.includes(one), told);
      for (const { span } of found)
        assert.ok(span.start >= 0 && span.end <= text.length && span.start < span.end);
    }),
    { numRuns: 100 },
  );
});
