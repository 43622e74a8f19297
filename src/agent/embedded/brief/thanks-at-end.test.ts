import assert from "node:assert/strict";
import { test } from "node:test";
import { withoutThanksAtEnd } from "./thanks-at-end.ts";
import { withoutTwoLinesAtEnd } from "./two-lines-at-end.ts";
import { withoutWishedEnd } from "./wished-end.ts";

const ABOVE =
  "The garden has twelve beds behind the kitchen. We plant in March and harvest in June. Last year it gave 86 kilos. Water comes from the roof.\n\n";

void test("who is to be thanked at the end is thanked", () => {
  for (const [order, line] of [
    ["Finish by thanking the parents: nineteen of them stayed.", "Thank you to the parents: nineteen of them stayed"],
    ["Am Schluss ein Dank an die Helfer: 14 Leute, jeden Samstag.", "Danke an die Helfer: 14 Leute, jeden Samstag"],
    ["Terminer par un remerciement aux habitants : 212 familles ont donné.", "Merci aux habitants: 212 familles ont donné"],
    ["Terminar com um agradecimento ao time: 86 pessoas, de Manaus a Pelotas.", "Obrigado ao time: 86 pessoas, de Manaus a Pelotas"],
    ["В конце поблагодарить смотрителей: их шестеро.", "Благодарим смотрителей: их шестеро"],
    ["בסוף תודה למתנדבים: תשעה אנשים.", "תודה למתנדבים: תשעה אנשים"],
    ["结尾感谢一下志愿者:一共23个人。", "感谢志愿者: 一共23个人"],
  ] as const)
    assert.equal(withoutThanksAtEnd(ABOVE + order)?.closing.text, line);
}); // prettier-ignore

void test("thanks that are told stay, and so does all of a letter's beginning", () => {
  for (const said of ["In the end they thanked the parents.", "At the end of the day we say thank you to the cooks."])
    assert.equal(withoutThanksAtEnd(ABOVE + said), null);
  assert.equal(withoutThanksAtEnd(`Finish by thanking the parents: nineteen.\n\n${ABOVE}${ABOVE}`), null);
}); // prettier-ignore

void test("two lines close a film together", () => {
  const order = 'End on the questions "How often will we use it?" and "Who will look after it?"';
  assert.equal(withoutTwoLinesAtEnd(ABOVE + order)?.closing.text, "How often will we use it? Who will look after it?"); // prettier-ignore
  assert.equal(withoutTwoLinesAtEnd(`${ABOVE}They asked "How often?" and "Who?"`), null);
});

void test("where the last words are from is not told, nor how long the film is to be", () => {
  const order = 'Please finish with something like "Nobody learns the ship in one night. Ask." That\'s a thing our old bosun used to say.'; // prettier-ignore
  const { text, closing } = withoutWishedEnd(ABOVE + order);
  assert.equal(closing?.text, "Nobody learns the ship in one night. Ask");
  assert.doesNotMatch(text, /bosun/u);
  const plain = withoutWishedEnd(
    `${ABOVE}So the ending is: every drawing is a memorial. Two minutes, sober voice.`,
  );
  assert.equal(plain.closing?.text, "Every drawing is a memorial");
});
