import assert from "node:assert/strict";
import test from "node:test";
import { withPercentSigns } from "./percent-signs.ts";

test("shares in words have their sign beside a chart, where all of a row are shares", () => {
  assert.deepEqual(withPercentSigns(["46 Prozent", "6,5 Prozent"], "de"), ["46\u00A0%", "6,5\u00A0%"]);
  assert.deepEqual(withPercentSigns(["41 percent", "9 per cent"], "en-GB"), ["41%", "9%"]);
  assert.deepEqual(withPercentSigns(["38 процентов", "1 процент"], "ru"), ["38\u00A0%", "1\u00A0%"]);
  assert.deepEqual(withPercentSigns(["46 Prozent", "31 Euro"], "de"), ["46 Prozent", "31 Euro"]);
  assert.deepEqual(withPercentSigns(["46 %"], "de"), ["46 %"]);
});
