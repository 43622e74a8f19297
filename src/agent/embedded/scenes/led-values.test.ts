import assert from "node:assert/strict";
import { test } from "node:test";
import { shown } from "../plan.fixture.ts";
import { ledValues } from "./led-values.ts";

const LED: [language: string, sentence: string, row: string[]][] = [
  ["en", "Homes with solar panels among 100 households, in per cent: Spain 12, Greece 19, Malta 31 and Italy 14.", ["Spain=12", "Greece=19", "Malta=31", "Italy=14"]],
  ["fr", "Piqûres de tiques signalées en 2024 : Alsace 812, Jura 640, Landes 95.", ["Alsace=812", "Jura=640", "Landes=95"]],
  ["it", "Spettatori per serata, in migliaia: venerdì 2,4, sabato 11,8, domenica 9,1.", ["Venerdì=2,4", "Sabato=11,8", "Domenica=9,1"]],
  ["es", "Número de quejas por barrio: Centro 41, Delicias 17 y Torrero 9.", ["Centro=41", "Delicias=17", "Torrero=9"]],
  ["pt", "Minutos de espera: raio X 35; vacinas 12; consultas 48.", ["Raio X=35", "Vacinas=12", "Consultas=48"]],
  ["ro", "Voturi în primul tur: Popescu 412, Ionescu 388 și Marin 97.", ["Popescu=412", "Ionescu=388", "Marin=97"]],
  ["de", "Stimmen nach Bezirk: Nord 1.250, Mitte 980 und Süd 430.", ["Nord=1.250", "Mitte=980", "Süd=430"]],
  ["ru", "Посетителей за день: музей 410, парк 980, рынок 1250.", ["Музей=410", "Парк=980", "Рынок=1250"]],
]; // prettier-ignore

for (const [language, sentence, row] of LED)
  test(`names and values behind a colon are a row: ${sentence}`, () => {
    const found = ledValues(sentence, language);
    assert.deepEqual(
      found?.points.map(({ label, display }) => `${label}=${display}`),
      row,
    );
  });

const NONE: [why: string, language: string, sentence: string][] = [
  ["numbers to call", "fr", "En cas d'urgence : SAMU 15, police 17, pompiers 18."],
  ["numbers to call", "es", "Números útiles: bomberos 80, policía 91, ambulancia 61."],
  ["lines of buses", "de", "Buslinien: Hafen 4, Bahnhof 12, Zoo 31."],
  ["rooms", "en", "Rooms: Mozart 12, Bach 14, Liszt 31."],
  ["numbered things", "es", "Parada: línea 4, andén 12, sala 19."],
  ["ingredients", "it", "Ingredienti: uova 3, zucchine 2, carote 4."],
  ["another unit", "en", "Our week: classes 12, fees 40 euros, rooms 11."],
  ["more is told of one", "en", "Votes: Meyer 412, Lopez 388 after a recount, Chan 97."],
  ["a value of two numbers", "fr", "Effectifs : filles 12 à 14, garçons 20, adultes 31."],
  ["two of them", "pt", "Golos: Ana 120, Rui 98."],
]; // prettier-ignore

for (const [why, language, sentence] of NONE)
  test(`no row: ${why}: ${sentence}`, () => assert.equal(ledValues(sentence, language), null));

test("countries with their values are a chart and no map, under what is measured, in percent where that says so", () => {
  const visual = shown(
    "Ménages équipés d'un compost en 2024, en pourcentage : Autriche 61, Belgique 48, Pologne 22, Irlande 19.",
    "fr",
  );
  assert.equal(visual.kind, "chart");
  assert.ok(visual.kind === "chart");
  assert.deepEqual(visual.series[0]?.displays, ["61%", "48%", "22%", "19%"]);
  assert.equal(visual.series[0]?.name, "Ménages équipés d'un compost en 2024, en pourcentage");
});

test("values between semicolons are no list of points", () => {
  assert.equal(
    shown("Temps d'attente moyen, en minutes : radiologie 35 ; urgences 140 ; vaccins 12.", "fr").kind,
    "chart",
  );
});

test("a long sentence without values is read at once", () => {
  const started = performance.now();
  ledValues(`Lead: ${"word and ".repeat(60)}`, "en");
  ledValues(`Lead: ${"a, ".repeat(190)}`, "en");
  assert.ok(performance.now() - started < 200);
});
