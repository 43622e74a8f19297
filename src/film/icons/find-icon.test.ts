import assert from "node:assert/strict";
import test from "node:test";
import { icons } from "@phosphor-icons/core";
import { findIcon } from "./find-icon.ts";
import { iconPaint } from "./icon-paint.ts";
import { SYNONYMS } from "./icon-synonyms.ts";

test("every synonym names an icon of the set", () => {
  const names = new Set<string>(icons.map(({ name }) => name));
  const unknown = Object.entries(SYNONYMS).filter(([, name]) => !names.has(name));
  assert.deepEqual(unknown, []);
});

test("nouns, plurals and compounds find their icon; nonsense finds none; no brand marks", () => {
  assert.equal(findIcon("leaf"), "leaf");
  assert.equal(findIcon("Leaves"), "leaf");
  assert.equal(findIcon("factories"), "factory");
  assert.equal(findIcon("green energy"), "lightning");
  assert.equal(findIcon("qwrtzy"), null);
  for (const noun of ["google", "apple", "windows"]) assert.ok(!(findIcon(noun) ?? "").endsWith("-logo"));
});

test("a duotone icon is painted in one colour, its area pale", () => {
  const paints = iconPaint("leaf", { x: 10, y: 20, size: 64 }, "#C2410C", "duotone");
  const fills = paints.map((paint) => paint.kind === "path" && paint.fill);
  assert.deepEqual(fills, ["#C2410C6b", "#C2410C"]);
});

test("a plain shape is no picture of a thing: whoever asks for one has none", () => {
  for (const noun of ["circle", "square", "dot", "pore", "stomata"]) assert.equal(findIcon(noun), null, noun);
  assert.equal(findIcon("clock"), "clock");
});
