import assert from "node:assert/strict";
import { test } from "node:test";
import { titleAlone, withTitleFreed } from "./title-beside-order.ts";

const BODY = "\n\nWe opened 22 times last year and repaired 428 things, from lamps to laptops.";
const FREED: [line: string, title: string][] = [
  ["Repair Café Northgate – annual figures, short film for the city's sustainability evening", "Repair Café Northgate – annual figures"],
  ["New boiler or heat pump? A film for our customers", "New boiler or heat pump?"],
  ['Notas para el vídeo – cooperativa de reparto "La Rueda"', 'Cooperativa de reparto "La Rueda"'],
  ["فيلم لشاشة غرفة الانتظار في عيادة النور: كيف تقيس ضغط دمك في البيت", "كيف تقيس ضغط دمك في البيت"],
  ["Produktfilm »Lotte« – der Türgong, den auch Oma hört", "»Lotte« – der Türgong, den auch Oma hört"],
  ["Notes for the video: How the sluice works", "How the sluice works"],
  ["Film pour la salle d'attente : bien dormir après 60 ans", "Bien dormir après 60 ans"],
  ["待合室用の動画：自宅での血圧の測り方", "自宅での血圧の測り方"],
]; // prettier-ignore
for (const [line, title] of FREED)
  test(`what a line says of the film goes from its title: ${title}`, () => {
    const { text, wishes } = withTitleFreed(line + BODY);
    assert.equal(text.split("\n")[0]?.trim(), title);
    assert.equal(text.length, line.length + BODY.length);
    assert.equal(wishes.length, 1);
  });

test("a title that has films, or an order that names its subject, stays whole", () => {
  for (const line of [
    "Video conferencing: how to join a meeting",
    "A film about bees: why they dance",
    "Film night at the library: 14 March",
    "The clubhouse, the garden and the pond",
    "Please make a short film for our customers.",
    "Subject: film for the notice screen – new watering rules",
  ])
    assert.equal(withTitleFreed(line + BODY).text, line + BODY, line);
});

test("a subject loses what it says of the film", () => {
  assert.equal(titleAlone("Lavori di facciata, video per i condomini"), "Lavori di facciata");
  assert.equal(titleAlone("New watering rules – film for the notice screen"), "New watering rules");
  assert.equal(titleAlone("Bees, beetles and butterflies"), "Bees, beetles and butterflies");
  assert.equal(titleAlone("A film about bees"), "A film about bees");
});

const WORKING: [line: string, title: string][] = [
  ["# Roggensauerteig ansetzen – Handzettel für den Kurs in der Backstube", "# Roggensauerteig ansetzen"],
  ["Lambing in wet springs - rough notes", "Lambing in wet springs"],
  ["Le levain de seigle – fiche pour le cours", "Le levain de seigle"],
  ["Notatki po zebraniu chóru „Cantilena”, 9 września – do filmiku dla nowych chórzystów", "Cantilena"],
  ["Notes from the meeting of the “Bell Ringers”, 9 September", "Bell Ringers"],
]; // prettier-ignore
for (const [line, title] of WORKING)
  test(`what a text was written as is no title: ${title}`, () => {
    const { text, wishes } = withTitleFreed(line + BODY);
    assert.equal(text.split("\n")[0]?.replace(/\s+/gu, " ").trim(), title);
    assert.equal(text.length, line.length + BODY.length);
    assert.equal(wishes.length, 1);
  });

test("a name of which the form is a part stays whole", () => {
  for (const line of [
    "Beer, crisps, flyers",
    "Wine tasting: notes on ten reds",
    "A leaflet for every door",
    "Notes from the field",
  ])
    assert.equal(withTitleFreed(line + BODY).text, line + BODY, line);
});

test("a name before a dash stands apart from what is said to the maker behind it", () => {
  const line =
    "lambing notes 2024 - for the discussion group on thursday, they want a short film instead of me standing up there. two minutes please";
  const { text } = withTitleFreed(line + BODY);
  assert.equal(text.length, line.length + BODY.length);
  assert.deepEqual(
    text.split(/\n\n/u, 2).map((part) => part.trim()),
    ["Lambing 2024", line.slice(line.indexOf("for the"))],
  );
  for (const other of [
    "The city archive - a house for all, and we want to show it",
    "We need this soon - they want a short film for the fair on Sunday, please",
  ])
    assert.equal(withTitleFreed(other + BODY).text, other + BODY);
});
