import assert from "node:assert/strict";
import { test } from "node:test";
import { pointsAtFilm } from "./pointing-orders.ts";

void test("what points at a part of the text or at whom a film shows is asked of its maker", () => {
  for (const said of [
    "Please make sure that number gets said.", "Nobody's face please, just hands.", "Die beiden Jahreszahlen bitte einblenden.",
    "On préférerait ne pas voir les visages.", "Este último dato es imprescindible.", "Tenhle údaj tam určitě nechte.",
    "ここは省略しないでお願いします。", "Bu rakamı atlamayın lütfen.", "Çocukların yüzleri bulanık olsun.", "Glöm inte det årtalet.",
    "Inga drönarbilder tack.", "Kriegsbilder möchten wir keine.", "It would be great to see an old slate next to a new one.",
    "aquí estaría bien oír la campanilla",
  ])
    assert.ok(pointsAtFilm(said), said);
}); // prettier-ignore

void test("what viewers are asked is told", () => {
  for (const said of [
    "Please call this number.", "Please do not touch your face.", "Bitte merken Sie sich dieses Datum.", "Please bring this form with you.",
    "Wash your face with cold water, please.", "The clock has no face.", "This year we have no drought.", "Bu yıl hava çok güzel.",
    "この部分は苦いです。", "No drone bee has a sting, and none works in the field or in the hive at all.", "Es wäre schön, wenn viele kommen.",
    "Merci de respecter ces horaires.", "Tack för detta år.", "Does this sentence please you?",
  ])
    assert.ok(!pointsAtFilm(said), said);
}); // prettier-ignore
