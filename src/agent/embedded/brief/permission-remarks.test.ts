import assert from "node:assert/strict";
import { test } from "node:test";
import { withoutPermissions } from "./permission-remarks.ts";

test("that somebody may be quoted is no word of theirs", () => {
  for (const [text, remark] of [
    ['Mr Abdi said: "It was one leaf. I have no words." He\'s happy for us to use it.', "He's happy for us to use it."],
    ['"I had a B flat," she told us. (Her mother is fine with this, first name only.)', "(Her mother is fine with this, first name only.)"],
    ["Pilar: «La subí a pie». (Nos deja usar su nombre.)", "(Nos deja usar su nombre.)"],
    ['Mevrouw Bakker zei: "Ik hoor de wind." Ze vindt het goed dat we dit gebruiken.', "Ze vindt het goed dat we dit gebruiken."],
    ["Sie sagte: „Es lief.“ Sie ist damit einverstanden, dass wir das zeigen.", "Sie ist damit einverstanden, dass wir das zeigen."],
  ] as const) {
    const read = withoutPermissions(text);
    assert.deepEqual(read.wishes, [remark]);
    assert.equal(read.text.length, text.length);
    assert.ok(!read.text.includes(remark));
  }
}); // prettier-ignore

test("what is told of somebody else stays", () => {
  for (const text of [
    'She said: "Come in." He is happy to see us.',
    "He's happy for us to use the hall.",
    '"We won," he said. They agreed on a new date.',
    "Sie sagte: „Es lief.“ Er ist froh, dass es vorbei ist.",
  ])
    assert.deepEqual(withoutPermissions(text).wishes, [], text);
});
