import assert from "node:assert/strict";
import { after, test } from "node:test";
import { estimateSeconds } from "./estimate.ts";
import { SAMPLE_PASSAGES } from "./sample-passages.fixture.ts";
import { makeVoice } from "./voice.ts";

const voice = makeVoice({ threads: 2 });
after(() => voice.close());

for (const [language, { check }] of Object.entries(SAMPLE_PASSAGES)) {
  test(`the estimate for ${language} is within 10 % of real speech it was not fitted to`, async () => {
    const { speech } = await voice.speakScene({ sceneIndex: 1, sentences: check, language });
    // Chinese and Japanese write no space between sentences.
    const estimate = estimateSeconds(check.join(/^(?:zh|ja)$/u.test(language) ? "" : " "), language);
    const miss = estimate / speech.durationSeconds - 1;
    assert.ok(
      Math.abs(miss) < 0.1,
      `${estimate.toFixed(1)} s for ${speech.durationSeconds.toFixed(1)} s: ${(miss * 100).toFixed(1)} %`,
    );
  });
}

test("a text without anything to say takes no time", () => {
  assert.equal(estimateSeconds("", "en"), 0);
  assert.equal(estimateSeconds("— 😀 …", "en"), 0);
});
