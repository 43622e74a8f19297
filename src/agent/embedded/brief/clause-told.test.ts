import assert from "node:assert/strict";
import { test } from "node:test";
import { withToldClauses } from "./clause-told.ts";
import { withToldLines } from "./lines-told.ts";

const blank = (source: string, ...gone: string[]): string =>
  gone.reduce((text, piece) => text.replace(piece, " ".repeat(piece.length)), source);

test("a fact in the sentence of a request is told, where one reader took out the request and another all of it", () => {
  const sentence = "翠湖花园3号楼、5号楼的电梯要换新了,麻烦做成一个视频在电梯间播放。";
  const request = "麻烦做成一个视频在电梯间播放。";
  const source = `各位业主:\n\n${sentence}\n\n周日停工。`;
  const left = blank(source, "各位业主:", sentence);
  const found = withToldClauses(source, left, ["各位业主:", request, sentence]);
  assert.equal(found.text.length, source.length);
  assert.match(found.text, /翠湖花园3号楼、5号楼的电梯要换新了。/u);
  assert.deepEqual(found.wishes, ["各位业主:", request]);
  // All of it is a note where no reader saw a request in a part of it.
  assert.equal(withToldClauses(source, left, ["各位业主:", sentence]).text, left);
});

test("a number to call and a first line that the text goes on about are told, a line that orders a film is not", () => {
  const source = "Dengue in ward 12\n\nDengue is spread by mosquitoes. Dengue comes back.\n\nHelpline 104";
  const left = blank(source, "Dengue in ward 12", "Helpline 104");
  const found = withToldLines(source, left, ["Dengue in ward 12", "Helpline 104"]);
  assert.equal(found.text, source);
  assert.deepEqual(found.wishes, []);
  const order = "Video on dengue\n\nDengue is spread by mosquitoes. Dengue comes back.";
  const rest = blank(order, "Video on dengue");
  assert.deepEqual(withToldLines(order, rest, ["Video on dengue"]), { text: rest, wishes: ["Video on dengue"] });
}); // prettier-ignore
