import assert from "node:assert/strict";
import { test } from "node:test";
import { codesOfScript, timeCodesIn } from "./time-codes.ts";

const BESIDE = { film: true, script: true, labels: false };
const blankAt = (source: string, beside = BESIDE): string =>
  codesOfScript(source, beside)
    .toReversed()
    .reduce((text, { span }) => text.slice(0, span.start) + text.slice(span.end), source);

test("times of a script are known in their usual forms", () => {
  for (const [one, other] of [
    ["[0:00]", "[0:10]"],
    ["(0:00)", "(0:10)"],
    ["【0:00】", "【0:10】"],
    ["[00:00–00:08]", "[00:08–00:20]"],
    ["0:00-0:10", "0:10-0:20"],
    ["00:00 – 00:08:", "00:08 – 00:20:"],
    ["0-5s:", "5-12s:"],
    ["0–5 Sekunden:", "5–12 Sekunden:"],
    ["0 à 5 secondes :", "5 à 12 secondes :"],
    ["0–5 сек.", "5–12 сек."],
    ["0-8秒：", "8-20秒："],
    ["0~5초:", "5~12초:"],
    ["5 sec:", "10 sec:"],
    ["**[0:00]**", "**[0:10]**"],
    ["- 0:00–0:08 |", "- 0:08–0:20 |"],
  ] as const) {
    const left = blankAt(`${one} The jetty is open.\n\n${other} Nobody swims alone.`);
    assert.match(left, /^(?:- |\*\*)?The jetty is open\.\n\n(?:- |\*\*)?Nobody swims alone\.$/u, one);
  }
  assert.equal(
    blankAt("00:00 – The jetty.\n00:10 – The lake.\n00:20 – The end."),
    "The jetty.\nThe lake.\nThe end.",
  );
  assert.equal(blankAt("## Hook (0–5 s)\nThe jetty is open.\n\n## Problem (5–15 s)\nThe lake is cold."), "## Hook\nThe jetty is open.\n\n## Problem\nThe lake is cold."); // prettier-ignore
  assert.equal(blankAt("## Scene 1: 0:00–0:08\nIt is open.\n\n## Scene 2: 0:08–0:20\nIt is cold."), "## Scene 1\nIt is open.\n\n## Scene 2\nIt is cold."); // prettier-ignore
});

test("hours, goals, races, workouts and recipes are told, whatever else is a script's", () => {
  const film = { film: true, script: false, labels: false };
  for (const source of [
    "10:00 Gates open.\n10:30 The boat is launched.\n11:15 First aid.",
    "0:00 Kick-off in heavy rain.\n0:15 Goal for Ashby.\n0:40 Red card.",
    "0:00-0:30 Squats\n0:30-0:40 Rest\n0:40-1:10 Push-ups",
    "30 sec: Plank.\n30 sec: Rest.",
    "## Plank (30 sec)\nHold still.\n\n## Squats (40 sec)\nGo low.",
    "[12:30] Hello there.\n[12:31] Hi.",
    "0-10 min: Mix it.\n10-70 min: Let it rest.",
    "[0:20] The end comes first.\n[0:00] And the beginning last.",
  ])
    assert.equal(blankAt(source, film), source, source);
});

test("a code is where a line begins, or behind a head", () => {
  assert.equal(timeCodesIn("We meet at [0:00] and part at [0:10].").length, 0);
  assert.equal(timeCodesIn("The bell rings at 21:30").length, 0);
});
