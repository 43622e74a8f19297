import assert from "node:assert/strict";
import { test } from "node:test";
import { numberToCall } from "./number-to-call.ts";

test("a number to call is told from days, years, hours and thousands", () => {
  for (const text of [
    "Call the rangers on 01632 960 755",
    "Call or text 555-0142.",
    "Chiamate l'800 550 217, anche di notte",
    "Zadzwoń do nas: 512 404 118",
    "Fragen? +49 711 640 93 50",
    "電話 0548-22-7130 までご連絡ください",
  ])
    assert.notEqual(numberToCall(text), -1, text);
  for (const text of [
    "Version 3.0.0 is dated 2026-02-11",
    "The war lasted from 1914-1918",
    "Kahvaltı 07.00–09.30, akşam yemeği 17.30–20.00",
    "Собрали 1 240 000 рублей",
    "Il conto è di 1 250 300 euro",
    "Call us between 2014 and 2018",
    "It costs 12 500 000 kr",
  ])
    assert.equal(numberToCall(text), -1, text);
});
