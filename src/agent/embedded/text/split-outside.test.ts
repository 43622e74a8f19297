import assert from "node:assert/strict";
import { test } from "node:test";
import { splitOutside } from "./split-outside.ts";

const COMMA = /\s*(?:[，、،]|,(?!\d))\s*/u;

test("no mark within brackets, quotation marks or a number parts a text", () => {
  for (const [text, pieces] of [
    ["the kit (second drawer, blue box), gauze", ["the kit (second drawer, blue box)", "gauze"]],
    ["a case (one (two, three), four), rope", ["a case (one (two, three), four)", "rope"]],
    ["救急セット（二段目、青い箱）、毛布", ["救急セット（二段目、青い箱）", "毛布"]],
    ["„Fuchs, Gans und Korn“, das Café", ["„Fuchs, Gans und Korn“", "das Café"]],
    ["« l'eau, le feu », la terre", ["« l'eau, le feu »", "la terre"]],
    ["1,200 dollars, a torch", ["1,200 dollars", "a torch"]],
    ["حقيبة (الدرج الثاني، علبة زرقاء)، ضمادات", ["حقيبة (الدرج الثاني، علبة زرقاء)", "ضمادات"]],
  ] as const)
    assert.deepEqual(splitOutside(text, COMMA), pieces);
});

test("an example belongs to the thing before it", () => {
  for (const [text, pieces] of [
    ["a snack, e.g., nuts, a bottle", ["a snack, e.g., nuts", "a bottle"]],
    ["Werkzeug, z. B. Zangen, Seile", ["Werkzeug, z. B. Zangen", "Seile"]],
    ["fruta, por ejemplo, peras, agua", ["fruta, por ejemplo, peras", "agua"]],
    ["फल, जैसे आम, पानी", ["फल, जैसे आम", "पानी"]],
  ] as const)
    assert.deepEqual(splitOutside(text, COMMA), pieces);
});

test("brackets and quotation marks that stay open hold nothing", () => {
  assert.deepEqual(splitOutside("a) tea, b) coffee", COMMA), ["a) tea", "b) coffee"]);
  assert.deepEqual(splitOutside("one (two, three", COMMA), ["one (two", "three"]);
  assert.deepEqual(splitOutside("a 3\" pipe, a valve", COMMA), ["a 3\" pipe", "a valve"]); // prettier-ignore
});
