import assert from "node:assert/strict";
import test from "node:test";
import type { TableVisual } from "../../../artifacts/data-visuals.ts";
import { sceneHeading } from "../shared/scene-heading.ts";
import { contextOf, STYLE_NAMES } from "../testing/layout-laws.ts";
import { paginate } from "./paginate.ts";
import { pageStarts } from "./row-times.ts";
import { formOf } from "./table-form.ts";
import { recordPages } from "./table-records.ts";

const lengths = (pages: readonly (readonly number[])[]): number[] => pages.map((page) => page.length);

test("pages are as few as hold the rows, and none is left with one where others could give it some", () => {
  const even = (rows: number) => Array.from({ length: rows }, () => 100);
  assert.deepEqual(lengths(paginate(even(7), 300)), [3, 2, 2]);
  assert.deepEqual(lengths(paginate(even(5), 300)), [3, 2]);
  assert.deepEqual(lengths(paginate(even(5), 500)), [5]);
  assert.deepEqual(lengths(paginate(even(21), 5000)), [7, 7, 7]);
  // A high row asks for fewer beside it.
  assert.deepEqual(lengths(paginate([250, 100, 100, 100], 300)), [1, 3]);
  assert.deepEqual(paginate([400], 300), [[0]]);
  assert.deepEqual(paginate([], 300), []);
});

const HALLS: TableVisual = {
  kind: "table",
  heading: "What each of them offers",
  columns: ["Place", "Hours", "For whom", "Price"].map((label) => ({ label, align: "start" })),
  rows: [1, 2, 3, 4, 5].map((at) => [
    `The Harbour Pool ${at}`,
    "open every morning",
    "families and schools",
    "from £4.50 each",
  ]),
};

test("in a square no row of a table has a page for itself while somewhat smaller letters bring it to others", () => {
  for (const style of STYLE_NAMES)
    for (const count of [3, 5]) {
      const context = contextOf(style, "en", { width: 1080, height: 1080, fps: 30 });
      const visual = { ...HALLS, rows: HALLS.rows.slice(0, count) };
      const { rest } = sceneHeading(visual.heading, context);
      const form = formOf(visual, rest, context);
      const pages = form.kind === "records" ? recordPages(visual, rest, context, form.floor) : form.plan.pages; // prettier-ignore
      assert.ok(pages.length === 1 || pages.every((page) => page.length > 1), `${style} ${lengths(pages).join("+")}`); // prettier-ignore
    }
});

test("a page turns when all of the one before has been told and seen, also where rows of both are told in one breath", () => {
  const context = contextOf();
  const at = (sentence: number) => ({ sentence, offset: 0 });
  const visual = { ...HALLS, cues: [at(2), at(4), at(2), at(4)] };
  const [first, second] = pageStarts([[0, 1], [2, 3]], visual, context); // prettier-ignore
  assert.equal(first, context.at(at(2)));
  assert.equal(second, null);
  const later = { ...HALLS, cues: [at(2), at(4), at(2), at(7)] };
  assert.equal(pageStarts([[0, 1], [2, 3]], later, context)[1], context.at(at(7))); // prettier-ignore
});
