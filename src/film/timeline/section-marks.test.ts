import assert from "node:assert/strict";
import { test } from "node:test";
import type { StoryScene } from "../../artifacts/storyboard.ts";
import type { Layer, Paint } from "../../artifacts/timeline.ts";
import { chaptersOf } from "./chapters.ts";
import { withMarksOfPages } from "./section-marks.ts";

const HEADINGS = ["One", "Two", "Three", "Four", "Five"];
const mark = (isFull: boolean, x: number): Paint => ({ kind: "rect", x, y: 0, width: 1, height: 1, fill: isFull ? "#fff" : "#777" }); // prettier-ignore
const laid = (come: number): Layer[] => [
  { id: "bleed-progress-section", paint: HEADINGS.map((_, at) => mark(at < come, at)) } as unknown as Layer,
];
const chapterAt = (at: number) => (at === 0 ? null : { at, headings: HEADINGS });

/** The rows of marks of scenes of these sections: those with a minus have no page that announces them. */
function marksOf(sections: readonly number[]): string[] {
  const scenes = sections.map((one) => ({ layers: one > 0 ? laid(one) : [] }));
  const marked = withMarksOfPages(scenes, sections.map((one) => chapterAt(Math.abs(one)))); // prettier-ignore
  return marked.map(({ layers }) => layers.flatMap(({ paint }) => paint.map((one) => (one.kind === "rect" && one.fill === "#fff" ? "x" : "."))).join("")); // prettier-ignore
}

test("a row of marks counts the sections that have a page of their own", () => {
  assert.deepEqual(marksOf([-1, 2, -3, 4, 5]), ["", "x..", "", "xx.", "xxx"]);
  assert.deepEqual(marksOf([1, 2, 3, -4, -5]), ["x..", "xx.", "xxx", "", ""]);
});

test("a section that is announced twice has one mark", () => {
  assert.deepEqual(marksOf([3, 4, 5, -5, 5]), ["x..", "xx.", "xxx", "", "xxx"]);
  assert.deepEqual(marksOf([1, 2, -2, 2, 3]), ["x..", "xx.", "", "xx.", "xxx"]);
});

test("two such pages of many sections have no marks, nor has a film without any", () => {
  assert.deepEqual(marksOf([-1, 2, -3, 4]), ["", "", "", ""]);
  assert.deepEqual(marksOf([1, -1, 1, 2]), ["", "", "", ""]);
  const words = { layers: [{ id: "text", paint: [] } as unknown as Layer] };
  assert.deepEqual(withMarksOfPages([words], [null]), [words]);
  assert.deepEqual(withMarksOfPages([], []), []);
});

test("a section goes on through scenes without a heading, and none is before the first", () => {
  const scenes = ["", "One", "", "One", "Two"].map((heading) => ({ visual: { kind: "statement", text: "", ...(heading !== "" && { heading }) } }) as unknown as StoryScene); // prettier-ignore
  assert.deepEqual(chaptersOf(scenes).map((one) => one?.at ?? 0), [0, 1, 1, 1, 2]); // prettier-ignore
  assert.deepEqual(chaptersOf(scenes)[1]?.headings, ["One", "Two"]);
});
