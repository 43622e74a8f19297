import assert from "node:assert/strict";
import test from "node:test";
import { plainThings } from "./plain-things.ts";

const named = (base: string, text: string): string[] => plainThings(text, base).map(({ drawing }) => drawing);

test("things whose drawings had words in English alone are known in other languages", () => {
  for (const [base, text, drawing] of [
    ["de", "Die Seilbahn fährt bis zehn", "mountain-cableway"],
    ["fr", "Le papier toilette est sous l'évier", "roll-of-paper"],
    ["es", "La pizarra está limpia", "chalkboard"],
    ["it", "I letti a castello sono rifatti", "bunk-bed"],
    ["pt", "O dinossauro tem nove metros", "sauropod"],
    ["nl", "De kraai pikt de noten", "blackbird"],
    ["sv", "Springan mäts med linjal", "straight-ruler"],
    ["pl", "Cyrk przyjeżdża w sobotę", "circus-tent"],
    ["ru", "Троллейбус ходит каждые пять минут", "trolleybus"],
    ["tr", "Teleferik saat dokuzda açılıyor", "mountain-cableway"],
    ["ar", "وجدنا الفانوس في الغرفة", "lantern"],
    ["he", "העיפרון על השולחן", "pencil"],
    ["hi", "भैंसें तालाब में हैं", "water-buffalo"],
    ["zh", "橡皮擦放在桌上", "eraser"],
    ["ja", "次に、お湯を湯呑みに注いで冷まします", "cup-of-tea"],
    ["ko", "목발을 짚고 걷는다", "crutch"],
  ] as const)
    assert.ok(named(base, text).includes(drawing), `${text}: ${named(base, text).join(" ")}`);
});

test("their words in another sense show none of them", () => {
  for (const [base, text, drawing] of [
    ["en", "A cocktail of chemicals", "cocktail-glass"],
    ["en", "The baggage carousel is on the left", "carousel-horse"],
    ["en", "There are nests of wasps in the loft", "nest-with-eggs"],
    ["it", "L'asilo nido apre alle sette", "nest-with-eggs"],
    ["fr", "L'entrée en plein cintre", "coat-hanger"],
    ["fr", "Le clavier de l'orgue", "keyboard"],
    ["tr", "Oy pusulasını katlayın", "compass"],
    ["de", "Der Obstsalat ist fertig", "green-salad"],
  ] as const)
    assert.ok(!named(base, text).includes(drawing), text);
});
