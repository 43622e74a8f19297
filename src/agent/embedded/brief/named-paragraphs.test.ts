import assert from "node:assert/strict";
import { test } from "node:test";
import { readBrief } from "./read-brief.ts";

const heads = (text: string): (string | null)[] =>
  readBrief(text).sections.map(({ title }) => title?.shown ?? null);
const OPENING = "The valley line\n\nA small train climbs from the lake to the pass in two hours. It was opened in 1923 after ten years of work.\n\n"; // prettier-ignore
const END =
  "\n\nThe ticket lets you leave the train once. Bring something to eat, since there is no bar on board.";

test("paragraphs in a row that open with a name are alike, each under its name, the first under their head as well", () => {
  const stops =
    "Where to get off\n\nMalesco, 761 m, the widest village. It has a museum of soapstone and a bakery.\n\nRe. The sanctuary seems too large for its village.\n\nIntragna. Here the iron bridge crosses the river at 75 metres.";
  assert.deepEqual(heads(OPENING + stops + END), [null, "Where to get off: Malesco", "Re", "Intragna", null]);
});

test("what is told of a name keeps its figure, and no word is lost", () => {
  const text = JSON.stringify(readBrief(`${OPENING}Dove scendere\n\nRe. Il santuario sembra troppo grande per il paese.\n\nMalesco, 761 m, il paese più largo. Ha un museo della pietra ollare.${END}`)); // prettier-ignore
  assert.match(text, /761 m, il paese più largo\. Ha un museo/u);
});

test("answers of one word, a single name and names that return are no such row", () => {
  for (const body of [
    "What we asked them\n\nYes. They all came back in the spring.\n\nNo. Nobody counted them in the winter.",
    "Where to get off\n\nRe. The sanctuary seems too large for its village.\n\nThe bridge crosses the river at 75 metres. It is made of iron.",
    "What we heard\n\nAnna. She waited for us at the gate.\n\nAnna. She was still there in the evening.",
  ])
    assert.ok(
      !heads(OPENING + body + END).some((head) => head === "Re" || head === "Anna" || head === "Yes"),
      body,
    );
});
