import assert from "node:assert/strict";
import test from "node:test";
import { formsOf } from "./noun-forms.ts";

test("a noun in the forms that its language gives it", () => {
  assert.deepEqual(formsOf("león", "es"), ["león", "leones"]);
  assert.deepEqual(formsOf("delfín", "es"), ["delfín", "delfines"]);
  assert.deepEqual(formsOf("leão", "pt"), ["leão", "leões"]);
  assert.deepEqual(formsOf("tigre", "it"), ["tigre", "tigri"]);
  assert.deepEqual(formsOf("formica", "it"), ["formica", "formiche"]);
  assert.deepEqual(formsOf("sepeda", "id"), ["sepeda", "sepedanya"]);
  assert.ok(formsOf("wolf", "de").includes("wölfe"));
  assert.ok(formsOf("vlk", "cs").includes("vlka"));
  assert.deepEqual(formsOf("דולפין", "he"), ["דולפין", "דולפינים"]);
  assert.deepEqual(formsOf("слон", "ru").includes("слонов"), true);
});

test("what is short takes no free ending: a panda is no pandemic", () => {
  for (const form of formsOf("панда", "uk")) assert.ok(!form.includes("*"), form);
  for (const form of formsOf("panda", "cs")) assert.ok(!form.includes("*"), form);
  assert.ok(formsOf("крокодил", "uk").includes("крокодил*"));
});

test("what is too short to be sure has no form", () => {
  assert.deepEqual(formsOf("狼", "zh"), []);
  assert.deepEqual(formsOf("곰", "ko"), []);
  assert.deepEqual(formsOf("ワニ", "ja"), []);
});
