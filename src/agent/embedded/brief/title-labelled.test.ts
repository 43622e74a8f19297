import assert from "node:assert/strict";
import { test } from "node:test";
import { titleLabelled } from "./title-labelled.ts";

test("a field of a form names the film", () => {
  assert.equal(titleLabelled(["Tone: calm", "Title of film: Your day surgery, step by step"]), "Your day surgery, step by step"); // prettier-ignore
  assert.equal(titleLabelled(["Title of film:", "Your day surgery, step by step"]), "Your day surgery, step by step"); // prettier-ignore
  assert.equal(titleLabelled(["Titel des Films: „Ein Tag im Hort“"]), "Ein Tag im Hort");
  assert.equal(titleLabelled(["影片名称：雨水去哪儿了"]), "雨水去哪儿了");
  assert.equal(titleLabelled(["Título: Cómo regar menos"]), "Cómo regar menos");
});

test("what only speaks of titles names nothing", () => {
  assert.equal(titleLabelled(["Please no title card.", "Titles: white on blue", "title:"]), null);
});
