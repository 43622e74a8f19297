import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "./plan.fixture.ts";

test("a text that begins with its question is not led into with another", () => {
  const opening = (first: string): readonly string[] | undefined =>
    film(`# How a heat pump warms a house\n\n## The coil\n\n${first} A fan draws air over a coil.\n`)
      .scenes[0]?.narration;
  assert.deepEqual(opening("People often ask how cold air can heat a room."), [
    "How does a heat pump warm a house?",
  ]);
});
