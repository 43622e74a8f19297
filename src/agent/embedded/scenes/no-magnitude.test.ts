import assert from "node:assert/strict";
import { test } from "node:test";
import { shown } from "../plan.fixture.ts";
import { tellsWhen } from "./no-magnitude.ts";
import { areRisingDays } from "./rising-days.ts";
import { tellsMark } from "./value-to-reach.ts";

test("years and days beside their months are when, and no amounts", () => {
  const months = ["May", "June", "August"];
  assert.ok(tellsWhen(months, ["19", "9", "25"], "Departures: 19 May, 9 June and 25 August.", "en"));
  assert.ok(tellsWhen(["Mai", "Juni"], ["19", "9"], "Termine: 19. Mai, 9. Juni.", "de"));
  assert.ok(tellsWhen(["Permit", "Keys"], ["2028", "2032"], "Permit 2028, keys 2032.", "en"));
  assert.ok(!tellsWhen(months, ["19", "9", "25"], "Rainy days: May: 19, June: 9, August: 25.", "en"));
  assert.ok(!tellsWhen(["Hall A", "Hall B"], ["1,850", "1,920"], "Hall A 1,850, Hall B 1,920.", "en"));
});

test("no film shows bars of dates", () => {
  for (const [body, language] of [
    ["Departures 2026: 19 May, 9 June, 25 August, 8 September.", "en"],
    ["לוח זמנים: היתר 2028, פינוי תחילת 2029, מפתחות סוף 2032.", "he"],
    ["Assemblee 2026: 12 marzo, 9 giugno, 25 agosto, 8 settembre.", "it"],
  ] as const)
    assert.notEqual(shown(body, language).kind, "chart", body);
});

test("two days of a year rise; an earlier one behind a later does not", () => {
  assert.ok(areRisingDays(["Jul 28", "Aug 4"]));
  assert.ok(areRisingDays(["3. März", "1. Oktober"]));
  assert.ok(areRisingDays(["5 марта", "9 сентября"]));
  assert.ok(!areRisingDays(["Aug 4", "Jul 28"]));
  assert.ok(!areRisingDays(["Hall 2", "Hall 4"]));
});

test("a value to reach is told by itself", () => {
  for (const text of [
    "Target is 50.",
    "El objetivo es 8.",
    "Das Ziel: 50",
    "目標は50。",
    "Цель — сажать деревья.",
  ])
    assert.equal(tellsMark(text), /\p{Nd}/u.test(text), text);
  assert.ok(!tellsMark("Our target of 50 was reached in the spring after a long winter."));
});
