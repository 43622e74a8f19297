import assert from "node:assert/strict";
import { test } from "node:test";
import { setAroundAddress } from "./address.ts";

function setIn(text: string): [string | undefined, boolean] {
  const found = setAroundAddress(text);
  const [span] = found?.emphasis ?? [];
  return [span && text.slice(span.start, span.end), found?.point !== undefined];
}

test("the one address of a sentence is found whole, and stands large among few words", () => {
  assert.deepEqual(setIn("Entra en lumbre.example antes del 15 de junio"), ["lumbre.example", true]);
  assert.deepEqual(setIn("Write to kurs@havelblick-rudern.example, please"), [
    "kurs@havelblick-rudern.example",
    true,
  ]);
  assert.deepEqual(setIn("Lies https://lumen.example/de/start?x=1."), [
    "https://lumen.example/de/start?x=1",
    true,
  ]);
  assert.deepEqual(setIn("予約は lumen.example で"), ["lumen.example", true]);
  assert.deepEqual(setIn("lumen.example"), ["lumen.example", false]);
});

test("none, two, or a name with a dot in it are no address", () => {
  assert.deepEqual(setIn("Dr. Snow drew a map in v2.1"), [undefined, false]);
  assert.deepEqual(setIn("Either a.example or b.example"), [undefined, false]);
});
