import assert from "node:assert/strict";
import test from "node:test";
import { viewsIn } from "./named-views.ts";
import { withoutWhatIsNotThere } from "./not-there.ts";

const sure = (text: string, base: string): string[] => [...viewsIn(text, base).sure.keys()];

test("what something is for, about or without is no place where it happens", () => {
  assert.deepEqual(sure("Stone is cut for farms and museums.", "en"), []);
  assert.deepEqual(sure("A film for our museum visitors", "en"), []);
  assert.deepEqual(sure("Für das Museum wird gesammelt.", "de"), []);
  assert.deepEqual(sure("Sin museo no hay fiesta.", "es"), []);
  assert.deepEqual(sure("Билеты для музея", "ru"), []);
});

test("where something happens stays, and so does a language without such words", () => {
  assert.deepEqual(sure("We meet at the museum.", "en"), ["museum-view"]);
  assert.deepEqual(sure("Im Museum ist es still.", "de"), ["museum-view"]);
  assert.equal(withoutWhatIsNotThere("美術館のために", "ja"), "美術館のために");
  assert.equal(withoutWhatIsNotThere("", "en"), "");
  assert.equal(withoutWhatIsNotThere("for", "en"), "for");
});
