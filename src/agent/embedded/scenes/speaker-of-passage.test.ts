import assert from "node:assert/strict";
import { test } from "node:test";
import { speakerOfPassage } from "./speaker-of-passage.ts";

test("somebody's words are theirs of whom heading and sentences tell", () => {
  assert.equal(speakerOfPassage(["Selam is 34.", "She got in."], "Selam", "she told us in October", "en"), "Selam");
  assert.equal(speakerOfPassage(["Colin Reeve, our lead joiner, fell in 2019."], "What Colin says", null, "en"), "Colin Reeve");
  assert.equal(speakerOfPassage(["周师傅今年六十八岁。"], "周师傅说", null, "zh"), "周师傅");
  assert.equal(speakerOfPassage(["Dona Lurdes tem 71 anos."], "Dona Lurdes", "contou-nos em junho", "pt"), "Dona Lurdes");
}); // prettier-ignore

test("nobody is named for the words of several, of the writer, or where two are told of", () => {
  assert.equal(speakerOfPassage(["Selam is 34."], "Selam", "they told us", "en"), null);
  assert.equal(
    speakerOfPassage(["Ada Byron came.", "Mary Somerville came too."], "", "she said", "en"),
    null,
  );
  assert.equal(speakerOfPassage(["The pool closed."], "The bad winter", null, "en"), null);
  assert.equal(speakerOfPassage([], "", null, "en"), null);
});
