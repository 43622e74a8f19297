import assert from "node:assert/strict";
import { test } from "node:test";
import { readBrief } from "./read-brief.ts";

const paragraphs = (text: string): string[] =>
  readBrief(`# A festa\n\n## Hoje\n\n${text}`)
    .sections.flatMap(({ blocks }) => blocks)
    .map((block) => (block.kind === "paragraph" ? block.text.shown : block.kind));

test("what somebody said and where to turn to are two paragraphs", () => {
  for (const [said, call] of [
    [
      "«No primeiro ano assámos para quarenta vizinhos. Agora não chega a praça», diz Amélia Rocha.",
      "Venha ajudar na sexta. Inscreva-se em sardinha@bocage.example.",
    ],
    [
      '"It was cold. We stayed anyway," says Amelia Rocha.',
      "Sign up at sardine@bocage.example or on 265 000 111.",
    ],
  ] as const)
    // prettier-ignore
    assert.deepEqual(paragraphs(`${said} ${call}`), [said, call]);
});

test("without a quotation, or without an address behind it, a paragraph stays whole", () => {
  for (const text of [
    "We stayed anyway. Sign up at sardine@bocage.example.",
    'Write to sardine@bocage.example. "It was cold," says Amelia Rocha.',
    '"It was cold," says Amelia Rocha. Nobody came back the next year.',
  ])
    assert.equal(paragraphs(text).join(" "), text);
});
