import assert from "node:assert/strict";
import { test } from "node:test";
import { shown } from "../plan.fixture.ts";
import { areHoursOfDay } from "./hours-of-day.ts";
import { markedTimes } from "./marked-times.ts";

test("when a house opens and closes is a table and no chart", () => {
  const visual = shown(
    "| Tag | Öffnet | Schließt |\n|---|---|---|\n| Montag | 9 | 19 |\n| Samstag | 9 | 13 |",
    "de",
  );
  assert.equal(visual.kind, "table");
  assert.equal(shown("Kütüphane 9'dan 19'a kadar açık.", "tr").kind, "statement");
});

test("only hours of a day of what is open are hours", () => {
  assert.ok(areHoursOfDay("open from 9 to 19", [9, 19]));
  assert.ok(!areHoursOfDay("open from 9 to 190", [9, 190]));
  assert.ok(!areHoursOfDay("members from 9 to 19", [9, 19]));
});

test("all hours of a sentence are marked, or none", () => {
  const text = "Open Wednesday to Saturday, 10 till 5:30. Sundays 11 till 3.";
  assert.deepEqual(markedTimes(text, "en").map(({ start, end }) => text.slice(start, end)), ["10 till 5:30", "11 till 3"]); // prettier-ignore
  const doors = "Doors open at 7:30. Children 6 to 12 pay half.";
  assert.deepEqual(
    markedTimes(doors, "en").map(({ start, end }) => doors.slice(start, end)),
    ["7:30"],
  );
});
