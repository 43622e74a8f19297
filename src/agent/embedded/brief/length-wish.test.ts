import assert from "node:assert/strict";
import { test } from "node:test";
import { isOtherLength, lengthWished } from "./length-wish.ts";

test("a length of two numbers, in digits or in words, is met by any film between them", () => {
  for (const said of [
    "About two or three minutes.",
    "2-3 minutes, please",
    "Zwei bis drei Minuten.",
    "Deux ou trois minutes environ.",
  ]) {
    const wish = lengthWished([said]);
    assert.ok(wish !== null, said);
    assert.deepEqual(wish.span, [120, 180], said);
    assert.equal(isOtherLength(115, wish), false, said);
    assert.equal(isOtherLength(185, wish), false, said);
    assert.equal(isOtherLength(80, wish), true, said);
    assert.equal(isOtherLength(240, wish), true, said);
  }
});

test("a length of one number is met within a fifth, and what it must not exceed never is", () => {
  const about = lengthWished(["It should take three minutes."]);
  const most = lengthWished(["No longer than 90 seconds."]);
  assert.ok(about !== null && most !== null);
  assert.deepEqual(
    [160, 200, 120, 230].map((seconds) => isOtherLength(seconds, about)),
    [false, false, true, true],
  );
  assert.deepEqual(
    [60, 90, 91].map((seconds) => isOtherLength(seconds, most)),
    [false, false, true],
  );
});
