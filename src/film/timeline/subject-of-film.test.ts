import assert from "node:assert/strict";
import { test } from "node:test";
import type { StoryScene } from "../../artifacts/storyboard.ts";
import { subjectsOfScenes } from "./subject-of-film.ts";

type Seen = Pick<StoryScene, "visual" | "isApart">;
const title = (illustration?: string): Seen => ({
  visual: { kind: "title", title: "The Last Loaf", ...(illustration === undefined ? {} : { illustration }) },
});
const words = (illustration?: string, later?: string): Seen => ({
  visual: {
    kind: "statement",
    text: "Then one January the river rose",
    ...(illustration === undefined ? {} : { illustration }),
    ...(later === undefined ? {} : { more: [{ text: "It smelled of apples", illustration: later }] }),
  },
});
const wornIn = (scenes: Seen[]): number[] =>
  subjectsOfScenes(scenes).flatMap((subject, at) => (subject === null ? [] : [at]));

test("what a film opens with is on few of its grounds, and on none beside another", () => {
  const long = [title("bread"), ...Array.from({ length: 20 }, () => words())];
  assert.deepEqual(wornIn(long), [0, 3, 6, 9, 20]);
  assert.deepEqual(wornIn([title("bread"), words(), words(), words()]), [0, 3]);
  assert.deepEqual(wornIn([title(), words(), words("bread")]), []);
});

test("scenes that draw it themselves are counted among them", () => {
  const scenes = [title("bread"), ...Array.from({ length: 14 }, () => words())];
  scenes[4] = words("bread");
  scenes[8] = words(undefined, "bread");
  assert.deepEqual(wornIn(scenes), [0, 4, 8, 14]);
});

test("a scene that speaks of another thing does not wear it, be it the last; the next one may", () => {
  const scenes = [title("bread"), ...Array.from({ length: 9 }, () => words())];
  scenes[3] = { ...words(), isApart: true };
  scenes[9] = { ...words(), isApart: true };
  assert.deepEqual(wornIn(scenes), [0, 4]);
});

test("pages are counted, not scenes: one teapot on seven pages is a flock", () => {
  const pages = (...drawings: (string | null)[]): Seen => ({
    visual: {
      kind: "statement",
      text: "Pour",
      more: drawings.slice(1).map((illustration, at) => ({
        text: "And wait",
        ...(illustration === (drawings[at] ?? null) ? {} : { illustration }),
      })),
      ...((drawings[0] ?? null) === null ? {} : { illustration: drawings[0] ?? "" }),
    },
  });
  const none = [null, null, null, null];
  const tea = [title("teapot"), pages(...none), pages(null, "teapot", null, null), pages(null, null)];
  assert.deepEqual(wornIn(tea), [0, 3]);
  // Where it stands beside all of them there is no faint page to count.
  assert.deepEqual(wornIn([title("teapot"), pages("teapot", "teapot"), pages(null, null)]), [0, 1, 2]);
  assert.deepEqual(wornIn([title("teapot"), pages(...none), pages(...none)]), [0, 2]);
  assert.deepEqual(wornIn([title("teapot"), ...Array.from({ length: 6 }, () => pages(...none))]), [0, 6]);
});
