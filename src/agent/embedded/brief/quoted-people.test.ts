import assert from "node:assert/strict";
import { it } from "node:test";
import { withQuotedPeople } from "./quoted-people.ts";

const told = (source: string): string => {
  const { text } = withQuotedPeople(source);
  assert.equal(text.length, source.length);
  return text.trim();
};

it("tells who says the words that were asked for, and not that they were", () => {
  assert.equal(told('And a quick line from Moira Kerr, 84, would be lovely: "My van comes on Thursdays."'), '"My van comes on Thursdays." — Moira Kerr, 84'); // prettier-ignore
  assert.equal(told('후평동에 사는 김순례 씨(72세) 인터뷰도 한 줄 넣어 주세요. "이제 한 번에 간다니 반갑지요."'), '"이제 한 번에 간다니 반갑지요." — 후평동에 사는 김순례 씨(72세)'); // prettier-ignore
  assert.equal(told("结尾请用老社长杨德全的一句话:“果子不会骗人。”"), "“果子不会骗人” — 老社长杨德全");
  assert.equal(told('आख़िर में सुनीता जी की यह बात: "अब पानी खुद आता है।"'), '"अब पानी खुद आता है।" — सुनीता जी');
  assert.equal(told("Ajoutez une phrase de Mireille Guého, 67 ans : « On répare les gens. »"), "« On répare les gens. » — Mireille Guého, 67 ans"); // prettier-ignore
});

it("leaves quotations that nobody asked for", () => {
  for (const source of [
    'A line from Moira hangs in the hall: "My van comes on Thursdays."',
    'The sign says: "Please ring."',
    "Use a word from the list.",
    'Add a line from the poem and read on. Then: "One two three four."',
    "",
  ])
    assert.equal(withQuotedPeople(source).text, source);
});
