import assert from "node:assert/strict";
import { test } from "node:test";
import { isWishAsWhole } from "./manner-sentences.ts";

test("a manner with please, and what is ruled out beside it, is a wish", () => {
  for (const said of [
    "Warm and a bit funny, please, and no shouting about discounts",
    "Ruhig und ein bisschen lustig, bitte, und kein Geschrei um Rabatte",
    "Calme et un peu drôle, s'il vous plaît, et pas de cris",
  ])
    assert.ok(isWishAsWhole(said), said);
  for (const told of [
    "Warm and a bit funny, and no shouting about discounts",
    "No running by the pool, please",
    "Warm the milk, please, and no sugar",
    "Calm, please, the doors close at six",
  ])
    assert.equal(isWishAsWhole(told), false, told);
});

test("who watches, and how it is therefore told, is a wish", () => {
  for (const said of [
    "Visitors are families, so keep it playful",
    "Our viewers are mostly beginners, so please keep it simple",
    "Die Zuschauer sind Kinder, also bitte ruhig und freundlich",
  ])
    assert.ok(isWishAsWhole(said), said);
  for (const told of [
    "Your voice carries far over water, so keep it low",
    "Visitors are families, so the lift is large",
    "Bats are light sleepers, so keep it quiet",
    "Visitors were 4000 families, so keep it playful",
  ])
    assert.equal(isWishAsWhole(told), false, told);
});

test("a scene of nobody is a wish, and what somebody did is told", () => {
  for (const said of [
    "Please begin with somebody coming home, key in the door, dreading what they'll find on the balcony",
    "Please open with a child running into the sea",
    "Bitte beginnen Sie mit jemandem, der nach Hause kommt",
    "Por favor, empiecen con alguien que vuelve a casa",
  ])
    assert.ok(isWishAsWhole(said), said);
  for (const told of [
    "Please begin with Alfred Wegener, who suggested it in 1912",
    "Begin with somebody you trust",
    "Please start with a cup of flour",
    "Please begin with somebody like Ada Byron, who wrote it",
  ])
    assert.equal(isWishAsWhole(told), false, told);
});

test("how a Turkish film begins and ends, and who watches it, are wishes", () => {
  for (const said of [
    "Lütfen gün doğumuyla başlasın, umutlu bir cümleyle bitsin",
    "İzleyicimiz doğa kulübündeki lise öğrencileri",
  ])
    assert.ok(isWishAsWhole(said), said);
  for (const told of [
    "Yavrular yaz başında yumurtadan çıkıyor",
    "İzleyicilerimiz her yıl gelip geri döndüler",
  ])
    assert.equal(isWishAsWhole(told), false, told);
});
