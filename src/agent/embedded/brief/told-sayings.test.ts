import assert from "node:assert/strict";
import { test } from "node:test";
import { withToldSayings } from "./told-sayings.ts";

const told = (source: string): string => withToldSayings(source).text.replaceAll(/ +/gu, " ").trim();

const sayings: readonly (readonly [said: string, expected: string])[] = [
  ['Close with the saying on our wall: "If it looks lost, it is waiting."', 'The saying on our wall: "If it looks lost, it is waiting."'],
  ['You could end with what my grandmother used to say: "Haste breaks plates."', 'My grandmother used to say: "Haste breaks plates."'],
  ["Terminez par le proverbe de mon grand-père : « Un repas sans fromage est triste. »", "Le proverbe de mon grand-père : « Un repas sans fromage est triste. »"],
  ["Vous pouvez terminer par ce que disait mon grand-père : « Un repas sans fromage est triste. »", "Comme disait mon grand-père : « Un repas sans fromage est triste. »"],
  ["Cierre con el refrán oaxaqueño: «Para todo mal, mezcal».", "El refrán oaxaqueño: «Para todo mal, mezcal»."],
  ["Potete chiudere con quello che diceva mia nonna: «La fretta rompe i piatti.»", "Diceva mia nonna: «La fretta rompe i piatti.»"],
  ["Podem acabar com aquilo que o meu avô dizia: «Quem planta um sobreiro.»", "O meu avô dizia: «Quem planta um sobreiro.»"],
  ["Schließen Sie mit dem, was mein Großvater immer sagte: „Wer schläft, fängt nichts.“", "Mein Großvater sagte immer: „Wer schläft, fängt nichts.“"],
  ["Zakończcie tym, co mawiała moja babcia: „Gość w dom, Bóg w dom”.", "Jak mawiała moja babcia: „Gość w dom, Bóg w dom”."],
]; // prettier-ignore
for (const [said, expected] of sayings)
  test(`who said so is told: ${said}`, () => {
    const { text, wishes } = withToldSayings(said);
    assert.equal(told(said), expected);
    assert.equal(text.length, said.length);
    assert.equal(wishes.length, 1);
  });

test("lines of the film itself, other ends and what ends with no quotation are left to others", () => {
  for (const said of [
    'End with the line: "Every can counts, every day."',
    "Finish with a proverb.",
    "Close with care the door that my father built: it sticks.",
    'My grandmother used to say: "Haste breaks plates."',
    "",
  ])
    assert.equal(told(said), said);
});
