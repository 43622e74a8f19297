import assert from "node:assert/strict";
import { test } from "node:test";
import { withoutOrder } from "../order.ts";

/** Stories whose last sentences were taken for words to the maker, and lost. */
const ENDINGS: readonly (readonly [story: string, end: string])[] = [
  [
    "# The Tin Cupboard\n\nWhen my mother died, we found two hundred and twelve tins in the cupboard under the stairs. Some were older than me.\n\nShe had been seven in the winter of 1947, when the shop had nothing but mustard. After that she never let the cupboard go empty.\n\nSo we sat on the kitchen floor with one spoon and ate peaches from 1988. They tasted of nothing at all.\n\nI have forty tins now. I don't know why I am telling you this. I suppose somebody should know.",
    "I suppose somebody should know.",
  ],
  [
    "Coucou Léa, tu pourrais faire un petit film de ce texte ?\n\nEn 1911, il fallait faire onze kilomètres pour aller voir sa sœur sur l'autre rive. Mon arrière-grand-père Firmin, qui était menuisier, a construit un pont en bois.\n\nLe pont a tenu jusqu'à la crue de 1930. On n'a retrouvé qu'une planche, et Firmin l'a clouée au-dessus de sa porte.\n\nElle y est toujours. Moi, je n'ai jamais su s'il en était fier ou s'il s'en moquait. Je crois bien qu'il s'en moquait.",
    "Je crois bien qu'il s'en moquait.",
  ],
  [
    "O rádio do avô\n\nO rádio do avô Joaquim chegou à aldeia em 1951, em cima de um burro. À noite, a cozinha enchia-se de gente sentada no chão.\n\nEm 1969, na noite da Lua, o rádio avariou-se às nove e meia. O avô abriu-o com uma faca e voltou a pôr tudo no sítio. Sobrou uma peça.\n\nA peça ainda a tenho numa caixa de fósforos. Nunca ninguém me soube dizer para que servia. Eu também não pergunto muito, para dizer a verdade.",
    "Eu também não pergunto muito, para dizer a verdade.",
  ],
  [
    "הכפתור\n\nסבתא שלי תפרה כפתורים במפעל ביפו. ארבעים שנה, אלפיים כפתורים ביום.\n\nבחתונה שלי נפל לי כפתור מהז'קט. היא הוציאה מהארנק חוט ומחט, ותפרה אותו מול כל האורחים, בלי משקפיים.\n\nהז'קט כבר לא עולה עליי. הכפתור עוד שם. אני לא יודע למה אני עדיין בודק אותו כל שבת.",
    "אני לא יודע למה אני עדיין בודק אותו כל שבת.",
  ],
];
for (const [story, end] of ENDINGS)
  test(`a story keeps its end: ${end}`, () => assert.ok(withoutOrder(story).text.includes(end)));

test("what speaks of the film at the end is a note as before", () => {
  const notes = "Please keep it under a minute, with no music. The captions should be large.";
  const told = ENDINGS[0]?.[0] ?? "";
  const { text } = withoutOrder(`${told}\n\n${notes}`);
  assert.ok(!text.includes("captions"));
  assert.ok(text.includes("I suppose somebody should know."));
});
