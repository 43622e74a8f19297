import assert from "node:assert/strict";
import test from "node:test";
import { isLabelled } from "./labelled-line.ts";

test("a line that is headed by its own first words needs no heading", () => {
  for (const line of [
    "Horaires : mardi et samedi, de 7 h 30 à 13 h.",
    "Opening hours: Tuesday to Sunday, 10 to 5",
    "Часы работы: вторник и суббота",
  ])
    assert.ok(isLabelled(line), line);
  for (const line of [
    "He said: nobody comes.".toLowerCase(),
    "Remember: no.",
    "We open at 7:30 and close at 13:00.",
    "One thing is sure for all of us: it rains.",
  ])
    assert.equal(isLabelled(line), false, line);
});
