import assert from "node:assert/strict";
import { after, test } from "node:test";
import { estimateSeconds } from "./estimate.ts";
import { SAMPLE_PASSAGES } from "./sample-passages.fixture.ts";
import { makeVoice } from "./voice.ts";

const voice = makeVoice({ threads: 2 });
after(() => voice.close());

// Said all at once: threads that wait for their next text end, and starting one costs more than saying it.
const said = Object.entries(SAMPLE_PASSAGES).map(([language, { check }]) => {
  const scene = voice.speakScene({ sceneIndex: 1, sentences: check, language });
  // Its test tells of a failure; until it runs, nobody waits for it.
  scene.catch(() => undefined);
  return { language, check, scene };
});

for (const { language, check, scene } of said) {
  test(`the estimate for ${language} is within 10 % of real speech it was not fitted to`, async () => {
    const { speech } = await scene;
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
