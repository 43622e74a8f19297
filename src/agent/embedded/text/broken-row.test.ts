import assert from "node:assert/strict";
import { test } from "node:test";
import { isBrokenRow } from "./broken-row.ts";

test("a tag of speech, an example, a turn, an open question or what hangs on the part before is none of a row", () => {
  for (const [base, ...parts] of [
    ["en", "Take it away", "he said", "keep the edges"],
    ["en", "Bring bread", "said Maria", "and salt"],
    ["de", "Nehmt das Brot", "sagte er", "und das Salz"],
    ["fr", "Prenez le pain", "dit-il", "le sel"],
    ["ar", "كانت المياه تأتي من العيون", "مثل عين أم سبعة", "لكنّ منسوبها انخفض"],
    ["es", "abrir la puerta", "pero no la ventana", "cerrar la luz"],
    ["it", "apri la porta", "ma non la finestra", "chiudi la luce"],
    ["pl", "Górecki „Totus Tuus”", "coś lżejszego na maj", "jeszcze nie wiadomo co"],
    ["en", "Two songs", "a third one", "not yet chosen"],
    ["ja", "二曲", "三曲目", "まだ未定"],
    ["de", "9 bis 13 Uhr", "45 € inklusive Mehl", "einem Glas Anstellgut"],
    ["en", "demos", "tests", "benchmarks; make more of your own"],
    ["en", "a room", "breakfast including coffee", "juice"],
  ] as const)
    assert.equal(isBrokenRow(parts, base), true, parts.join(" | "));
});

test("things, commands and sentences of one kind are a row", () => {
  for (const [base, ...parts] of [
    ["en", "Unplug the cable", "ask Maria", "note the time"],
    ["en", "butter", "buttermilk", "yeast"],
    ["de", "Mehl", "Wasser", "ein Glas Anstellgut"],
    ["de", "mit dem Bus", "dem Rad", "zu Fuß"],
    ["it", "mais", "mandorle", "mele"],
    ["hu", "dió", "mák", "mazsola"],
    ["pl", "nuty", "woda", "ołówek"],
    ["ar", "العدس", "الأرز", "البصل"],
    ["hi", "आधार कार्ड", "टीकाकरण कार्ड", "पानी"],
    ["es", "agua", "luz", "aire"],
  ] as const)
    assert.equal(isBrokenRow(parts, base), false, parts.join(" | "));
});
