import assert from "node:assert/strict";
import { test } from "node:test";
import { lineOfDay } from "./day-below-title.ts";
import { readBrief } from "./read-brief.ts";

test("a line that begins with its day goes on with no title above it", () => {
  for (const lines of [
    ["Open Day at the Tile Bank", "Saturday, 18 April, 10 am to 6 pm, old abattoir, Oven Street"],
    ["Dia Aberto no Banco de Azulejos", "Sábado, 18 de abril, das 10h00 às 18h30, antigo matadouro"],
    ["Tag der offenen Tür in der Gießerei", "Samstag, 18. April, 10 bis 18 Uhr, Ofenstraße 12"],
    ["Journée portes ouvertes", "Samedi 18 avril, de 10 h à 18 h, rue du Four"],
    ["Dzień otwarty w kaflarni", "Sobota, 18 kwietnia, godz. 10, ul. Piecowa"],
    ["День открытых дверей", "Суббота, 18 апреля, 10:00, улица Печная"],
    ["公民館まつり", "4月18日（土）10時から"],
  ])
    assert.equal(lineOfDay(lines), 1, lines[0]);
});

test("wrapped prose and a sentence that leads to a day go on", () => {
  for (const lines of [
    ["We meet in the hall on", "Saturday, 18 April, and we bring cake."],
    ["Wir treffen uns jeden", "Samstag um zehn im Saal der Gemeinde."],
    ["The bank keeps more than fourteen thousand tiles and opens them each year in", "April. Saturday is the best day to come, since the painters are there and", "show how."],
    ["Opening hours:", "Saturday, 18 April, 10 am"],
  ])
    assert.equal(lineOfDay(lines), null, lines[0]);
}); // prettier-ignore

test("the title is the first line alone, and its day is told below", () => {
  const { title, sections } = readBrief(
    "Dia Aberto no Banco de Azulejos\nSábado, 18 de abril, das 10h00 às 18h30, antigo matadouro\n\nA Câmara guarda aqui mais de 14 000 azulejos. Quem tem uma fachada com falhas pode pedir peças iguais.",
  );
  assert.equal(title?.shown, "Dia Aberto no Banco de Azulejos");
  assert.match(JSON.stringify(sections), /Sábado, 18 de abril/u);
});
