import assert from "node:assert/strict";
import { test } from "node:test";
import { film, shown } from "../plan.fixture.ts";

test("the day, the hours and the place of an event are seen, whatever it is called", () => {
  for (const [language, text, parts] of [
    ["es", "La muestra «Sal y luz, cien años del puerto» abre el sábado 14 de marzo, de 10 a 16, en la sala 3.", ["14 de marzo", "de 10 a 16", "sala 3"]],
    ["it", "La mostra «Sale e luce, cento anni di porto» apre sabato 14 marzo, dalle 10 alle 16, nella sala 3.", ["14 marzo", "dalle 10 alle 16", "sala 3"]],
    ["pt", "A mostra «Sal e luz, cem anos do porto» abre no sábado, 14 de março, das 10 às 16, na sala 3.", ["14 de março", "das 10 às 16", "sala 3"]],
    ["fr", "L'exposition « Sel et lumière, cent ans de port » ouvre samedi 14 mars, de 10 h à 16 h, salle 3.", ["14 mars", "salle 3"]],
    ["de", "Am Samstag, 14. März, von 10 bis 16 Uhr öffnet in Halle 3 die Ausstellung „Salz, Licht und hundert Jahre Geduld“.", ["14. März", "10 bis 16 Uhr", "Halle 3"]],
    ["ar", "يفتتح معرض «الملح والضوء، مئة عام من الميناء» يوم السبت 14 مارس من 10 إلى 16 في القاعة 3.", ["14 مارس", "القاعة 3"]],
  ] as const) {
    const words = JSON.stringify(shown(text, language));
    for (const part of parts) assert.ok(words.includes(part), `${language}: ${words}`);
  }
}); // prettier-ignore

test("hours at which things happen are no bars", () => {
  for (const [language, text] of [
    ["en", "Three things happen on Saturday 14 March: the choir sings at 10, the mayor speaks at 12 and the boats leave at 16."],
    ["es", "El sábado pasan tres cosas: el coro canta a las 10, la alcaldesa habla a las 12 y los barcos salen a las 16."],
    ["fr", "Trois choses samedi : le chœur chante à 10, la maire parle à 12 et les bateaux partent à 16."],
  ] as const) assert.notEqual(shown(text, language).kind, "chart", language);
}); // prettier-ignore

test("who pays nothing is seen beside what others pay", () => {
  for (const [language, text, part] of [
    ["de", "Drinnen warten Medien und ein Café.\n\nDer Ausweis kostet 15 Euro im Jahr, für Kinder nichts.", "für Kinder nichts"],
    ["fr", "Il y a un café.\n\nLa carte coûte 15 euros par an, rien pour les enfants.", "rien pour les enfants"],
    ["en", "There is a café.\n\nThe card costs 15 dollars a year, children pay nothing.", "children pay nothing"],
  ] as const) {
    const words = JSON.stringify(film(`# Film\n\n## A\n\n${text}\n\n## B\n\n${text}\n`, language).scenes);
    assert.ok(words.split(part).length > 2, `${language}: ${words}`);
  }
}); // prettier-ignore
