import assert from "node:assert/strict";
import { test } from "node:test";
import { withoutClosingThought } from "./closing-thought.ts";

const BODY = "Sixteen states in Africa have no sea. Their goods cross a border before they reach a port.";

test("the question or thought that a brief ends its film on is the film's last line, without the order", () => {
  for (const [order, line] of [
    ["Finish with that puzzle and leave the class with a question to discuss: if you cannot move your country, what can you change?", "if you cannot move your country, what can you change?"],
    ["Terminez sur cette question et laissez-la à la salle : combien d'échecs faut-il payer ?", "combien d'échecs faut-il payer?"],
    ["Finish with the thought that a visible repair is something to show off.", "a visible repair is something to show off"],
    ["Termine con la idea de que un remiendo visible es un orgullo.", "un remiendo visible es un orgullo"],
    ["Zakończ myślą, że widoczna naprawa to powód do dumy.", "widoczna naprawa to powód do dumy"],
    ["Закончите мыслью, что заметная починка украшает вещь.", "заметная починка украшает вещь"],
  ] as const) {
    const source = `${BODY} ${order}`;
    const found = withoutClosingThought(source);
    assert.equal(found?.closing?.text, line);
    assert.equal(found.text.trim(), BODY);
    assert.equal(found.text.length, source.length);
  }
}); // prettier-ignore

test("where a language turns the words of the thought, only the order goes", () => {
  const found = withoutClosingThought(
    `${BODY} Eindig met de gedachte dat wie zelf plakt nooit hoeft te lopen.`,
  );
  assert.equal(found?.closing, null);
  assert.equal(found?.text.trim(), BODY);
});

test("what ends no film, stands in the middle or is all there is stays", () => {
  for (const text of [
    `${BODY} Finish with a coat of wax: does it shine now?`.replace(": does", ", then look. Does"),
    `Finish with the thought that it is enough for today. ${BODY}`,
    `${BODY} The lesson ended with the thought that nobody is late for good.`,
    "Finish with the thought that a visible repair is something to show off.",
    `${BODY} End with the idea that.`,
    "",
  ])
    assert.equal(withoutClosingThought(text), null, text);
});
