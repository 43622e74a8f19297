import assert from "node:assert/strict";
import { test } from "node:test";
import { expectedSeconds, remainingSeconds } from "./eta.ts";
import { STAGES } from "./film-job.ts";

test("the wait that is foretold shrinks from stage to stage and grows with the film", () => {
  const waits = STAGES.map((stage) => expectedSeconds(stage, 600));
  assert.deepEqual(
    waits,
    [...waits].sort((one, other) => other - one),
  );
  assert.ok(expectedSeconds("script", 600) > expectedSeconds("script", 60));
  assert.equal(expectedSeconds("delivery", 0), 1);
});

test("the pace so far says what is left", () => {
  assert.equal(remainingSeconds(10, 0.5), 12);
  assert.equal(remainingSeconds(10, 1), 2);
  assert.equal(remainingSeconds(3, 0), null);
});
