import assert from "node:assert/strict";
import test from "node:test";
import * as fc from "fast-check";
import { captionWidth, lineLimit } from "./caption-lines.ts";
import { sceneCaptions } from "./captions.ts";
import { evenSpeech } from "./even-speech.ts";

const WORDS = ["light", "a", "photosynthesis,", "“quoted”", "water.", "(one", "two)", "e.g.", "12.5"];
const sentences = fc.array(
  fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 40 }).map((words) => words.join(" ")),
  { minLength: 1, maxLength: 4 },
);

test("captions say every word once, in lines that fit, one after another", () => {
  fc.assert(
    fc.property(sentences, (narration) => {
      const captions = sceneCaptions(evenSpeech(1, narration, "en"), 2);
      assert.equal(
        captions
          .flatMap(({ lines }) => lines)
          .join(" ")
          .replace(/\s+/g, " "),
        narration.join(" ").replace(/\s+/g, " "),
      );
      for (const [index, { lines, startSeconds, endSeconds }] of captions.entries()) {
        assert.ok(lines.length <= 2);
        for (const line of lines) assert.ok(captionWidth(line) <= lineLimit("en"), line);
        const next = captions[index + 1];
        assert.ok(endSeconds > startSeconds && endSeconds - startSeconds <= 7.01);
        assert.ok(next === undefined || next.startSeconds >= endSeconds);
      }
    }),
  );
});

test("Chinese captions have at most 16 characters a line and keep their punctuation", () => {
  const narration = [
    "二十四节气是中国人通过观察太阳周年运动而形成的时间知识体系，至今仍然指导着农业生产和日常生活。",
  ];
  const captions = sceneCaptions(evenSpeech(1, narration, "zh"), 0);
  assert.equal(captions.flatMap(({ lines }) => lines).join(""), narration[0]);
  for (const { lines } of captions) for (const line of lines) assert.ok(line.length <= 16, line);
});

test("a caption that begins with a negative number keeps its sign", () => {
  const narration = ["Each region: €980k in the second quarter, €870k in the third, -11.2% and -3% margin."];
  const captions = sceneCaptions(evenSpeech(1, narration, "en"), 0);
  assert.equal(captions.flatMap(({ lines }) => lines).join(" "), narration[0]);
});
