import assert from "node:assert/strict";
import { test } from "node:test";
import type { Layer, Paint } from "../../artifacts/timeline.ts";
import { withMarksOfPages } from "./section-marks.ts";

const page = (come: number, many: number): { layers: Layer[] } => ({
  layers: [
    {
      id: "bleed-progress-section",
      paint: Array.from({ length: many }, (_, at): Paint => ({ kind: "rect", x: at, y: 0, width: 1, height: 1, fill: at < come ? "#fff" : "#777" })), // prettier-ignore
    } as unknown as Layer,
  ],
});
const words = { layers: [{ id: "text", paint: [] } as unknown as Layer] };
const marksOf = (scenes: readonly { layers: Layer[] }[]): string[] =>
  scenes.map(({ layers }) => layers.flatMap(({ paint }) => paint.map((one) => (one.kind === "rect" && one.fill === "#fff" ? "x" : "."))).join("")); // prettier-ignore

test("a row of marks counts the sections that have a page of their own", () => {
  const pages = [words, page(2, 5), words, page(4, 5), page(5, 5)];
  assert.deepEqual(marksOf(withMarksOfPages(pages)), ["", "x..", "", "xx.", "xxx"]);
  assert.deepEqual(marksOf(withMarksOfPages([page(1, 3), page(2, 3), page(3, 3)])), ["x..", "xx.", "xxx"]);
  assert.deepEqual(marksOf(withMarksOfPages([page(1, 5), page(2, 5), page(3, 5), words, words])), ["x..", "xx.", "xxx"].concat("", "")); // prettier-ignore
});

test("two such pages of many sections have no marks, nor has a film without any", () => {
  assert.deepEqual(marksOf(withMarksOfPages([page(2, 5), words, page(4, 5)])), ["", "", ""]);
  assert.deepEqual(withMarksOfPages([words]), [words]);
  assert.deepEqual(withMarksOfPages([]), []);
});
