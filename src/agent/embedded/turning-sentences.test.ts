import assert from "node:assert/strict";
import { test } from "node:test";
import { isFirstOfOrder, isTurn, missedInArgument } from "./turning-sentences.ts";

test("what turns against the sentence before it is known in many languages", () => {
  for (const text of [
    "But after a year every child could play.",
    "けれども、ため洗いなら二十リットルで済みます。",
    "Sin embargo, la vieja dura más.",
    "Однако ветеринар не нашёл больных.",
    "其实不然，秘诀是等得起。",
    "Nicht das Rad ist alt, sondern der Weg.",
    "比べるべきなのは、機械と手ではなく、水です。",
    "لكن فوق كل بيت مساحة فارغة",
  ])
    assert.equal(isTurn(text), true, text);
  for (const text of ["Butter melts.", "Masa is dough.", "The door is not locked.", "Aberdeen is cold.", "でも隊は"])
    assert.equal(isTurn(text), text === "でも隊は", text);
}); // prettier-ignore

test("a turn and an answer are missed more than what leads up to them, and that more than the rest", () => {
  const told = ["A.", "It looks cheaper.", "However, it lasts five years.", "It is red.", "Who pays?", "Nobody does."];
  const missed = told.map((_, at) => missedInArgument(told, at, "en"));
  assert.deepEqual(missed.map((one) => one > 1), [true, true, true, false, true, true]);
  assert.ok((missed[2] ?? 0) > (missed[1] ?? 0) && (missed[5] ?? 0) > (missed[4] ?? 0));
}); // prettier-ignore

test("the first of an order and what the next one speaks of are missed more than others", () => {
  const missed = (told: string[], base: string) => told.map((_, at) => missedInArgument(told, at, base) > 1);
  assert.deepEqual(missed(["First, wash it.", "Dye it.", "Dry it."], "en"), [true, false, false]);
  assert.deepEqual(missed(["Oberkampf prints cotton.", "He is twenty-one.", "Paris is far."], "en"), [true, false, false]);
}); // prettier-ignore

test("the first of an order is known", () => {
  for (const text of ["On imprime d'abord un mordant.", "Zuerst kommt die Hefe.", "First, wash it.", "まず、水に浸します。", "Сначала варят сироп."])
    assert.equal(isFirstOfOrder(text), true, text);
  for (const text of ["The first house was small.", "Das erste Haus.", "La première fois."])
    assert.equal(isFirstOfOrder(text), false, text);
}); // prettier-ignore
