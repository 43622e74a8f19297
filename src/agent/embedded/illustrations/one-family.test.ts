import assert from "node:assert/strict";
import test from "node:test";
import type { StoryScene, Visual } from "../../../artifacts/storyboard.ts";
import { besideOf } from "./beside-thoughts.ts";
import { inOneFamily, isOfLines } from "./one-family.ts";

const scene = (visual: Visual): StoryScene => ({ index: 1, role: "section", title: "", narration: ["Said."], visual, sources: [] }); // prettier-ignore
const title = (illustration: string): StoryScene => scene({ kind: "title", title: "A film", illustration });
const told = (...drawings: (string | null)[]): StoryScene => {
  const [first = null, ...rest] = drawings;
  const more = rest.map((illustration) => ({ text: "Said", illustration }));
  return scene({ kind: "statement", text: "Said", ...(first === null ? {} : { illustration: first }), more });
};
const shown = (scenes: readonly StoryScene[]): (string | null | undefined)[] =>
  inOneFamily(scenes).flatMap(({ visual }) =>
    visual.kind === "statement" ? besideOf(visual) : visual.kind === "title" ? [visual.illustration] : [],
  );

test("a film keeps the hand that drew more of it, painted places among the areas; its opening weighs twice", () => {
  assert.deepEqual(shown([title("bread"), told("rug", "butter"), told("kitchen-view", "apron")]), [
    "bread",
    null,
    "butter",
    "kitchen-view",
    null,
  ]);
  assert.deepEqual(shown([title("barn"), told("barn"), told("ship")]), ["barn", "barn", null]); // prettier-ignore
  assert.deepEqual(shown([title("barn"), told("ship", "cat", "crab")]), [undefined, "ship", "cat", "crab"]); // prettier-ignore
});

test("a film of one hand, of none and one without scenes stay as they are", () => {
  const areas = [title("bread"), told("butter", null)];
  assert.deepEqual(inOneFamily(areas), areas);
  assert.deepEqual(shown([told(null, null)]), [null, null]);
  assert.deepEqual(inOneFamily([]), []);
  assert.equal(isOfLines([]), null);
});

test("a row of things and a board of mixed hands have none", () => {
  const cue = { sentence: 0, offset: 0 };
  const things = [{ illustration: "lemon", cue }, { illustration: "milk-carton", cue }]; // prettier-ignore
  const [, row] = inOneFamily([title("lemon"), scene({ kind: "statement", text: "Both", things })]);
  assert.ok(row?.visual.kind === "statement" && row.visual.things === undefined);
  const pure = [{ illustration: "lemon", cue }, { illustration: "bread", cue }]; // prettier-ignore
  const [, , third] = inOneFamily([title("lemon"), told("rug"), scene({ kind: "statement", text: "Both", things: pure })]); // prettier-ignore
  assert.ok(third?.visual.kind === "statement" && third.visual.things?.length === 2);
});

test("a list counts where half of its items are drawn, and keeps what it has where nothing is seen", () => {
  const list = (...drawings: (string | null)[]): StoryScene => scene({ kind: "bullets", heading: "To bring", items: drawings.map((one) => ({ label: "A thing", ...(one === null ? {} : { illustration: one }) })) }); // prettier-ignore
  assert.equal(isOfLines([list("barn", "ship", null)]), false);
  assert.equal(isOfLines([list("rug", "apron", null)]), true);
  assert.equal(isOfLines([list("rug", null, null)]), null);
  const few = [list("rug", null, null)];
  assert.deepEqual(inOneFamily(few), few);
  const half = [list("rug", "apron", null)];
  assert.deepEqual(inOneFamily(half), half);
});
