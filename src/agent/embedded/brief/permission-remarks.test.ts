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
    '"I would not go back." She is happy with her new name.',
    '"I would not go back." They are happy to use the bus.',
    '"I would not go back." He is fine with the photo on the wall.',
    "„Ich blieb.“ Er ist mit dem Preis einverstanden.",
    "« Je reste. » Elle est d’accord avec le maire.",
    "«Me quedo». Está de acuerdo con que se venda la casa.",
    '"Resto." Sono d’accordo con la vicina.',
    '"Fico." Ele deixou o nome na porta.',
    '"Ik blijf." Hij vindt het goed dat de kinderen de tuin gebruiken.',
    '"Zostaję". Zgodził się na nowe zdjęcie w dowodzie.',
    "“我留下。”他已经同意手术。",
    '"나는 남겠다." 그는 수술에 동의했다.',
  ])
    assert.deepEqual(withoutPermissions(text).wishes, [], text);
});
