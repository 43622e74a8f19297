import assert from "node:assert/strict";
import { test } from "node:test";
import { gappedRow } from "./gapped-row.ts";
import { splitSentences } from "../text/sentences.ts";

test("a row whose verb is told once is read with what it measures", () => {
  for (const [language, text, measure, labels] of [
    ["en", "The plane emits 118 kg of CO₂ per passenger, the car 71 kg, the bus 17 kg and the train 9 kg.", "kg of CO₂ per passenger", "Plane Car Bus Train"],
    ["de", "Das Flugzeug stößt pro Kopf 118 kg CO₂ aus, das Auto 71 kg, der Bus 17 kg und der Zug 9 kg.", "kg CO₂ pro Kopf", "Flugzeug Auto Bus Zug"],
    ["es", "Por viajero, el avión emite unos 118 kg de CO₂. El coche, 71 kg. El autobús, 17 kg, y el tren, 9 kg.", "kg de CO₂ por viajero", "Avión Coche Autobús Tren"],
    ["it", "L'aereo emette 118 kg di CO₂ per passeggero, la macchina 71 kg e il treno 9 kg.", "kg di CO₂ per passeggero", "Aereo Macchina Treno"],
    ["ru", "Самолёт выбрасывает 118 кг CO₂ на пассажира, машина — 71 кг, а поезд — 9 кг.", "кг CO₂ на пассажира", "Самолёт Машина Поезд"],
  ] as const) {
    const row = gappedRow(splitSentences(text, language), 0, language);
    assert.equal(row?.measure, measure, text);
    assert.equal(row.points.map(({ label }) => label).join(" "), labels);
  }
}); // prettier-ignore

test("stories, deeds and what is denied are no row", () => {
  for (const [language, text] of [
    ["en", "Anna gave £20, Tom £10 and Lea £5."],
    ["en", "He ran 5 km, swam 2 km and cycled 40 km."],
    ["en", "A blue whale weighs 150 tonnes, an elephant 6 tonnes and a horse 500 kg."],
    ["es", "El atún no emite 118 kg; el coche, 71 kg; el tren, 9 kg."],
  ] as const)
    assert.equal(gappedRow([text], 0, language), null, text);
});
