import assert from "node:assert/strict";
import test from "node:test";
import { saysOrder } from "./own-order.ts";

test("steps that say when they come", () => {
  for (const step of [
    "On the first day mix flour and water",
    "Am dritten Tag die Hälfte wegschütten",
    "Le deuxième jour, attendez",
    "El primer día mezcla la harina",
    "Birinci gün unu ve suyu karıştırın",
    "İkinci gün yalnızca bekleyin",
    "Dördüncü günden altıncı güne kadar tekrarlayın",
    "На третий день отлейте половину",
    "先說飲料名稱",
    "最後說冰塊",
    "最後に塩を入れます",
    "먼저 물을 끓입니다",
    "첫째 주",
    "한 달 뒤",
    "3일째",
    "Potem dodaj sól",
    "Then add the salt",
  ])
    assert.ok(saysOrder(step), step);
});

test("steps that do not", () => {
  for (const step of [
    "Nowadays add salt",
    "Firstborn lambs are weighed",
    "Mix the first half",
    "Den Teig kneten",
    "Dance",
  ])
    assert.ok(!saysOrder(step), step);
});
