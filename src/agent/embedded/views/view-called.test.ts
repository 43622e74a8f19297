import assert from "node:assert/strict";
import test from "node:test";
import { viewCalled } from "./view-called.ts";

test("a place is asked for by its name, in any language", () => {
  assert.equal(viewCalled("a classroom"), "classroom-view");
  assert.equal(viewCalled("The Kitchen"), "kitchen-view");
  assert.equal(viewCalled("building site"), "site-view");
  assert.equal(viewCalled("farm view"), "farm-view");
  assert.equal(viewCalled("ein Klassenzimmer"), "classroom-view");
  assert.equal(viewCalled("une bibliothèque"), "library-view");
  assert.equal(viewCalled("図書館"), "library-view");
});

test("what is drawn as one thing, or as nothing, is no place", () => {
  assert.equal(viewCalled("a factory"), null);
  assert.equal(viewCalled("a unicorn"), null);
  assert.equal(viewCalled(""), null);
});
