import assert from "node:assert/strict";
import test from "node:test";
import type { Finding } from "../artifacts/timeline.ts";
import { checkFailure } from "./check-failure.ts";

const finding = (severity: Finding["severity"], message: string): Finding => ({
  severity,
  code: "x",
  message,
});

test("warnings fail nothing; of errors the first is told and the others counted", () => {
  assert.equal(checkFailure([]), null);
  assert.equal(checkFailure([finding("warning", "pale")]), null);
  const one = checkFailure([finding("warning", "pale"), finding("error", "scene 2 shows nothing")]);
  assert.deepEqual(one, {
    code: "render_failed",
    message: "The film failed its check: scene 2 shows nothing",
    retryable: false,
  });
  const two = checkFailure([finding("error", "too quiet"), finding("error", "clipped")]);
  assert.equal(two?.message, "The film failed its check: too quiet (and 1 more)");
});
