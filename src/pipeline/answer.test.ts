import assert from "node:assert/strict";
import test from "node:test";
import type { MovieReport } from "../artifacts/movie.ts";
import type { Storyboard } from "../artifacts/storyboard.ts";
import { describeFilm } from "./answer.ts";

const storyboard: Storyboard = {
  version: 1,
  title: "Bees",
  language: "en",
  style: "clean_lecture",
  colorway: "gold",
  colorwayReason: "Its colours are those of wheat, because it shows “honeybee”.",
  styleReason: "clean_lecture, because the brief teaches.",
  scenes: [],
  degradations: [],
};
const report = { durationSeconds: 61 } as MovieReport;

test("the answer says why the film has its style and its colours, where something spoke for them", () => {
  assert.equal(
    describeFilm(storyboard, report, []),
    "I made “Bees”: 0 scenes, 1 minute 1 second. I chose the style clean_lecture, because the brief teaches. Its colours are those of wheat, because it shows “honeybee”.",
  );
  const { colorwayReason: _colours, styleReason: _style, ...silent } = storyboard;
  assert.equal(describeFilm(silent, report, []), "I made “Bees”: 0 scenes, 1 minute 1 second.");
});

test("what an edit changed is said instead", () => {
  assert.ok(!describeFilm(storyboard, report, [], ["The title is new."]).includes("wheat"));
});
