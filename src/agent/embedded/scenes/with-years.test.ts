import assert from "node:assert/strict";
import { test } from "node:test";
import { shown } from "../plan.fixture.ts";
import { withYears } from "./with-years.ts";

test("the years of a change stand with its figure", () => {
  for (const [base, label, before, whole] of [
    ["fr", "Les fuites du réseau", "De 1990 à 2020, les fuites du réseau ont baissé de ", "Les fuites du réseau, 1990–2020"],
    ["de", "Verbrauch", "Zwischen 1990 und 2020 sank der Verbrauch um ", "Verbrauch, 1990–2020"],
    ["ru", "Выбросы", "С 1990 по 2020 год выбросы упали на ", "Выбросы, 1990–2020"],
    ["ja", "排出量", "1990年から2020年までに排出量は", "排出量、1990–2020"],
    ["ar", "الاستهلاك", "من 1990 إلى 2020 انخفض الاستهلاك بنسبة ", "الاستهلاك، 1990–2020"],
    ["fr", "La consommation", "Depuis 2012, la consommation a baissé de ", "La consommation, depuis 2012"],
    ["en", "The leaks", "From 1990 to 2020 the leaks fell by ", "The leaks, 1990–2020"],
  ] as const) assert.equal(withYears(label, before, base), whole); // prettier-ignore
});

test("years that stand there already, or that are amounts, are not told again", () => {
  for (const [base, label, before] of [
    ["en", "Leaks from 1990 to 2020", "From 1990 to 2020 leaks fell by "],
    ["de", "Besucher", "Wir zählten 1990,5 und danach "],
    ["es", "Ventas", "Las ventas bajaron un "],
  ] as const)
    assert.equal(withYears(label, before, base), label);
  assert.equal(withYears("Leaks", "Between 1990 and 2020 leaks fell by ", "en", "Between 1990 and 2020"), "Leaks"); // prettier-ignore
});

test("a passage of one percentage shows its years", () => {
  for (const [language, text] of [
    ["fr", "De 1990 à 2020, les fuites du réseau ont baissé de 66 %. Les tuyaux en fonte ont été remplacés."],
    ["es", "Entre 1990 y 2020 las fugas de la red bajaron un 66 %. Se cambiaron los tubos."],
    ["it", "Dal 1990 al 2020 le perdite della rete sono diminuite del 66 %. I tubi sono nuovi."],
    ["pt", "De 1990 a 2020, as perdas da rede caíram 66 %. Os canos são novos."],
    ["nl", "Van 1990 tot 2020 daalden de lekken met 66 %. De buizen zijn nieuw."],
    ["pl", "W latach 1990–2020 straty w sieci spadły o 66 %. Rury są nowe."],
    ["hi", "1990 से 2020 तक भूजल का दोहन 66 प्रतिशत घटा। अब कुएँ नहीं सूखते।"],
  ] as const) {
    const words = JSON.stringify(shown(text, language));
    for (const year of ["1990", "2020"]) assert.ok(words.includes(year), `${language}: ${words}`);
  }
});
