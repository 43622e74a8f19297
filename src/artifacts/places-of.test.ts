import assert from "node:assert/strict";
import { test } from "node:test";
import type { Place } from "./place.ts";
import type { StatementVisual } from "./storyboard.ts";
import { placesOf } from "./places-of.ts";

/** A scene in a place, null for none named, and its later thoughts. */
function told(place: Place | null, ...later: (Place | null)[]) {
  const more = later.map((one) => ({ text: "And then.", ...(one === null ? {} : { place: one }) }));
  const visual: StatementVisual = { kind: "statement", text: "First.", more };
  return { visual, ...(place === null ? {} : { place }) };
}

test("a scene that names no place is where the one before it was, the first ones where the film goes first", () => {
  const scenes = [told(null), told("sea"), told(null), told("ice"), told(null)];
  assert.deepEqual(placesOf(scenes), ["sea", "sea", "sea", "ice", "ice"]);
  assert.deepEqual(placesOf([told(null), told(null, null)]), [null, null]);
});

test("a scene begins where the last thought of the one before it ended", () => {
  const scenes = [told("ice", null, "mountains"), told(null), told(null, "sea", null), told(null)];
  assert.deepEqual(placesOf(scenes), ["ice", "mountains", "mountains", "sea"]);
  assert.deepEqual(placesOf([told(null, null), told(null, "snow")]), ["snow", "snow"]);
});

test("under a new heading a film is back where most of it happens, unless it says where", () => {
  const under = (heading: string, place: Place | null): ReturnType<typeof told> => {
    const { visual, ...where } = told(place);
    return { ...where, visual: { ...visual, heading } };
  };
  const scenes = [told("sea"), under("The way", "sea"), under("The way", "mountains"), under("The way", null), under("What stayed", null), under("The end", "night"), told(null)]; // prettier-ignore
  assert.deepEqual(placesOf(scenes), ["sea", "sea", "mountains", "mountains", "sea", "night", "night"]);
});
