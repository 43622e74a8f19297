import assert from "node:assert/strict";
import { test } from "node:test";
import * as fc from "fast-check";
import { scanJson } from "./scan-json.ts";

test("nothing is found in what JSON.stringify writes", () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 6 }), (text) => {
      assert.equal(scanJson(text), null);
      assert.equal(scanJson(JSON.stringify(JSON.parse(text), null, 2)), null);
    }),
  );
});

test("a key given twice is found wherever it is, by its path", () => {
  fc.assert(
    fc.property(fc.string(), fc.json({ maxDepth: 3 }), fc.json({ maxDepth: 3 }), (key, first, second) => {
      const name = JSON.stringify(key);
      const object = `{${name}:${first},"-other":[${second}],${name}:${second}}`;
      if (key === "-other") return;
      assert.deepEqual(scanJson(object), { kind: "duplicate", path: key });
      const inside = scanJson(`{"a":[0,{"b":${object}}]}`);
      assert.equal(inside?.kind, "duplicate");
      if (/^\w+$/.test(key)) assert.deepEqual(inside, { kind: "duplicate", path: `a[1].b.${key}` });
    }),
  );
});

test("depth is bounded, and any text is survived", () => {
  assert.equal(scanJson("[".repeat(32)), null);
  assert.deepEqual(scanJson("[".repeat(33)), { kind: "depth" });
  fc.assert(fc.property(fc.string({ unit: "grapheme" }), (text) => void scanJson(text)));
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom("{", "}", "[", "]", '"', ",", ":", "\\", "a", "1") }),
      (text) => void scanJson(text),
    ),
  );
});
