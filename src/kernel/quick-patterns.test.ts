import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const MODULE = fileURLToPath(new URL("quick-patterns.ts", import.meta.url));

/** Patterns that ran once, as byte code, before the switch and often after it, by every way into the engine, beside new ones. */
const PROGRAM = `
  import { compilePatternsQuickly } from ${JSON.stringify(MODULE)};
  const made = (from) => Array.from({ length: 500 }, (_, at) => new RegExp("(a|b" + (from + at) + ")+c[^d]1", "gu"));
  const text = "xxab1cd1 ac11ééé";
  const early = made(0);
  for (const pattern of early) pattern.test(text);
  compilePatternsQuickly();
  let found = 0;
  for (let round = 0; round < 4; round += 1)
    for (const pattern of [...early, ...made(1000 * (round + 1))]) {
      pattern.lastIndex = 0;
      found += pattern.test(text) ? 1 : 0;
      found += text.match(pattern)?.length ?? 0;
      found += [...text.matchAll(pattern)].length;
      found += text.split(pattern).length - 1;
      found += text.replace(pattern, () => "") === text ? 0 : 1;
    }
  console.log(found);
`;

test("patterns that ran before the switch run after it, and find the same as new ones", () => {
  const child = spawnSync(process.execPath, ["--input-type=module", "--eval", PROGRAM], { encoding: "utf8" });
  assert.equal(child.signal, null, child.stderr);
  assert.equal(child.stdout.trim(), String(4 * 1000 * 6), child.stderr);
});
