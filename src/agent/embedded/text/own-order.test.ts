import assert from "node:assert/strict";
import test from "node:test";
import { hasOrderWord, saysOrder } from "./own-order.ts";

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

test("first and last within a step, in any language, take no word of order before them", () => {
  for (const step of [
    "Turn off fryers and grills first",
    "Lock the door last",
    "Die Fritteusen zuerst ausschalten",
    "Éteignez d’abord les friteuses",
    "Apaga primero las freidoras",
    "Spegni per prima cosa le friggitrici",
    "Desliga primeiro as fritadeiras",
    "Zet de frituren eerst uit",
    "Wyłącz najpierw frytownice",
    "Выключите сначала фритюрницы",
    "Stäng av fritöserna först",
    "Fritözleri ilk önce kapatın",
    "フライヤーを最初に消します",
    "关掉炸锅要最先做",
    "튀김기를 먼저 끕니다",
    "أطفئ المقالي أولًا",
    "כבו קודם את המחבתות",
    "फ़्रायर सबसे पहले बंद करें",
  ])
    assert.ok(hasOrderWord(step), step);
  for (const step of [
    "Get the first aid kit",
    "Den Teig kneten",
    "Keep the last tray",
    "Zünde die Kerze an",
    "Lavez les plans de travail",
  ])
    // prettier-ignore
    assert.ok(!hasOrderWord(step), step);
});
