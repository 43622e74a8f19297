import assert from "node:assert/strict";
import { test } from "node:test";
import { hoursAt, pricesAt } from "./read-rows.ts";

function rows(sentence: string, language: string, read = pricesAt): string[] | null {
  const found = read({ sentences: [sentence], language, headings: [] }, 0);
  if (found === null || found.shows.form !== "table") return null;
  const cells = found.shows.rows.map(({ cells: [name, value] }) => `${name} | ${value}`);
  return [...cells, ...(found.shows.note === undefined ? [] : [found.shows.note])];
}

test("prices that are told each in another way are rows", () => {
  for (const [language, sentence, ...expected] of [
    ["en", "A plot costs £48 a year, a half plot is £26 and if you're over 65 it's 20.", "Plot | £48 a year", "Half plot | £26", "If you're over 65 | £20"],
    ["en", "Adults are £6, under 12s £3 and a family ticket is 15.", "Adults | £6", "Under 12s | £3", "Family ticket | £15"],
    ["en", "A basic service is £45, a full one is £90 and a puncture is a tenner while you wait.", "Basic service | £45", "Full one | £90", "Puncture | A tenner while you wait"],
    ["de", "Karten kosten 12 Euro, ermäßigt 8 Euro und Kinder unter 12 Jahren kommen umsonst rein.", "Karten | 12 Euro", "Ermäßigt | 8 Euro", "Kinder unter 12 Jahren | Frei"],
    ["fr", "L'entrée est à 6 euros pour les enfants, 8 euros pour les adultes et c'est gratuit pour les moins de 3 ans.", "Pour les enfants | 6 euros", "Pour les adultes | 8 euros", "Pour les moins de 3 ans | Gratuit"],
    ["pt", "A aula em grupo custa 25 euros, a individual 50 euros e o pacote de cinco aulas 100 euros, com fato e prancha incluídos.", "Aula em grupo | 25 euros", "Individual | 50 euros", "Pacote de cinco aulas | 100 euros", "Com fato e prancha incluídos"],
    ["nl", "Een jaarkaart kost 30 euro, een los kaartje is 2 euro en oma's en opa's mogen gratis naar binnen.", "Jaarkaart | 30 euro", "Los kaartje | 2 euro", "Oma's en opa's | Gratis"],
    ["hi", "एक थैला 150 रुपये का है, कुर्ता 650 रुपये का और रज़ाई 1,800 रुपये की।", "एक थैला | 150 रुपये", "कुर्ता | 650 रुपये", "रज़ाई | 1,800 रुपये"],
  ] as const)
    assert.deepEqual(rows(sentence, language), expected);
}); // prettier-ignore

test("money of which something else is told is no price list", () => {
  for (const [language, sentence] of [
    ["en", "We spent £40 on paint, £12 on brushes and £9 on tea."],
    ["en", "It costs £22,000 to fix the roof, which is a lot, and we have raised £9,000 and £400."],
    ["es", "Somos 410 familias y la cuota es de 15 euros al año, para jubilados 8 euros y para estudiantes 5 euros."],
    ["de", "Der Eintritt kostet 5 Euro, und wer Kuchen mitbringt, zahlt nichts."],
  ] as const)
    assert.equal(rows(sentence, language), null);
}); // prettier-ignore

test("hours are rows with why a day is closed, and the street that stands before them heads them", () => {
  assert.deepEqual(rows("We're open Monday to Friday from 8 till 6, Saturdays 9 to 1, and closed on Sundays because we go riding.", "en", hoursAt), ["Monday to Friday | 8 till 6", "Saturdays | 9 to 1", "Sundays | Closed, because we go riding"]);
  const at = hoursAt({ sentences: ["We're at 3 Quality Square, open Tuesday to Friday 9.30 to 4, Saturdays till 1, shut Mondays."], language: "en", headings: [] }, 0);
  assert.equal(at?.lead, "3 Quality Square");
  assert.deepEqual(rows("Dükkân her gün 9'dan 18'e kadar açık, pazartesi kapalı.", "tr", hoursAt), ["Her gün | 9'dan 18'e kadar", "Pazartesi | Kapalı"]);
}); // prettier-ignore
