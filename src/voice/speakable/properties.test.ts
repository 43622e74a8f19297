import assert from "node:assert/strict";
import { test } from "node:test";
import * as fc from "fast-check";
import { makeSpeakable } from "./speakable.ts";
import { writtenWords } from "../words.ts";
import { alignWords } from "../align.ts";

const LANGUAGES = ["en", "zh", "de", "fr", "ja", "ar", "th", "km", "ru", "hi"];
/** Text that looks like what the rules look for, between text that looks like nothing. */
const pieces = fc.constantFrom(
  ..."$1,234.56 £5m 2016 1640s 3/4/2024 2024-03-04 10:30 5–10 90kg −5 °C 20% No. Dr. vs. FBI C6H12O6 https://a.b/c x@y.example v1.2.3 #tag → ≤ ² ½ ’ “ … — \u200d 😀 年 ๑ ไทย 日本 [[ ]] < & \0 \ud800".split(
    " ",
  ),
);
const hostile = fc
  .array(fc.oneof(pieces, fc.string({ unit: "binary", maxLength: 8 }), fc.string({ maxLength: 8 })), {
    maxLength: 12,
  })
  .map((parts) => parts.join(" "));

test("the way back to the written text only goes forward and never leaves it", () => {
  fc.assert(
    fc.property(hostile, fc.constantFrom(...LANGUAGES), (text, language) => {
      const { spoken, from, to } = makeSpeakable(text, language);
      assert.equal(from.length, spoken.length);
      assert.equal(to.length, spoken.length);
      for (let unit = 0; unit < spoken.length; unit += 1) {
        const [start = -1, end = -1] = [from[unit], to[unit]];
        assert.ok(start >= 0 && start <= end && end <= text.length);
        if (unit > 0) assert.ok(start >= (from[unit - 1] ?? 0) && end >= (to[unit - 1] ?? 0));
      }
    }),
    { numRuns: 400 },
  );
});

test("every written word gets a time, in order, whatever the engine reports", () => {
  const engineWords = fc.array(
    fc.record({
      start: fc.nat(200),
      from: fc.double({ min: 0, max: 9, noNaN: true }),
      length: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
    { maxLength: 20 },
  );
  fc.assert(
    fc.property(hostile, fc.constantFrom(...LANGUAGES), engineWords, (text, language, reported) => {
      const spoken = makeSpeakable(text, language);
      const words = writtenWords(text, language);
      const rising = reported
        .toSorted((a, b) => a.from - b.from)
        .map(({ start, from, length }) => ({ start, end: start + 1, from, to: from + length }));
      const timed = alignWords(words, spoken, rising, 10);
      assert.equal(timed.length, words.length);
      for (const [index, word] of timed.entries()) {
        assert.equal(text.slice(word.start, word.end), word.text);
        assert.ok(word.from <= word.to && word.from >= 0);
        const before = timed[index - 1];
        if (before !== undefined) assert.ok(word.from >= before.from, `${before.text} then ${word.text}`);
      }
    }),
    { numRuns: 400 },
  );
});

test("hostile texts of 20,000 characters take no longer than others", () => {
  const bait = [
    "a",
    "1",
    "1,",
    "A.",
    "a_",
    "aA",
    "(",
    "1/",
    "a@",
    "a.",
    "1-",
    "#",
    "Aa ",
    "1 ",
    "²",
    "<",
    "[[",
    "😀",
    "年",
    "1:",
    "$1",
  ];
  for (const unit of bait) {
    for (const language of ["en", "zh", "de"]) {
      const text = unit.repeat(20_000 / unit.length);
      const began = performance.now();
      makeSpeakable(text, language);
      const took = performance.now() - began;
      assert.ok(took < 2_000, `${JSON.stringify(unit)} in ${language} took ${took.toFixed(0)} ms`);
    }
  }
});
