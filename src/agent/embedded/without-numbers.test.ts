import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "./plan.fixture.ts";

const headings = (heads: readonly string[]): string[] =>
  film(
    `# The blackout\n\n${heads.map((head) => `## ${head}\n- The lights went out.\n- The trains stopped.`).join("\n\n")}`,
  ).scenes.flatMap(({ visual }) => (visual.kind === "bullets" ? [visual.heading] : []));

test("headings that count on lose their numbers, an hour or a year behind them as well", () => {
  assert.deepEqual(headings(["1. A quiet evening", "2. 5:27 p.m.", "3. 1965 to 1967"]), [
    "A quiet evening",
    "5:27 p.m.",
    "1965 to 1967",
  ]);
});

test("days are no numbers of headings", () => {
  assert.deepEqual(headings(["9. 11. 1989", "10. 11. 1989", "11. 11. 1989"]), [
    "9. 11. 1989",
    "10. 11. 1989",
    "11. 11. 1989",
  ]);
});
