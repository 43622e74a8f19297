import assert from "node:assert/strict";
import { test } from "node:test";
import { isOnlyAmounts, writtenAmounts } from "./written-amounts.ts";

const found = (text: string, language = "en"): string[] =>
  writtenAmounts(text, language).map(({ start, end }) => text.slice(start, end));

test("an amount that is written out is found with what it counts, in many languages", () => {
  assert.deepEqual(found("They walked for thirty-six hours, eight hundred miles away."), ["thirty-six hours", "eight hundred miles"]); // prettier-ignore
  assert.deepEqual(found("A hundred and nineteen families sued."), ["A hundred and nineteen families"]);
  assert.deepEqual(found("A hundred and fifty were hurt."), ["A hundred and fifty"]);
  assert.deepEqual(found("He found all twenty-two alive."), ["twenty-two alive"]);
  assert.deepEqual(found("Ils y travaillent cinquante-deux heures.", "fr"), ["cinquante-deux heures"]);
  assert.deepEqual(found("Fifty hours and thirty men."), ["Fifty hours", "thirty men"]);
  assert.deepEqual(found("Deux cent mille personnes partent.", "fr"), ["Deux cent mille personnes"]);
  assert.deepEqual(found("It has twelve thousand parts."), ["twelve thousand parts"]);
  assert.deepEqual(found("Hier leben fünfzehntausend Menschen.", "de"), ["fünfzehntausend Menschen"]);
  assert.deepEqual(found("Elle en perd trente pour cent.", "fr"), ["trente pour cent"]);
  assert.deepEqual(found("Some thirty per cent of them stayed."), ["thirty per cent"]);
  assert.deepEqual(found("Il y fait vingt-cinq à trente degrés.", "fr"), ["vingt-cinq à trente degrés"]);
  assert.deepEqual(found("Eleven small lights in a row."), ["Eleven"]);
  assert.deepEqual(found("Nach siebenundzwanzig Tagen kam Land in Sicht.", "de"), ["siebenundzwanzig Tagen"]);
  assert.deepEqual(found("Tenía treinta y seis iglesias.", "es"), ["treinta y seis iglesias"]);
  assert.deepEqual(found("Elle attendit quatre-vingt-dix jours.", "fr"), ["quatre-vingt-dix jours"]);
  assert.deepEqual(found("Двадцать каюров ждали.", "ru"), ["Двадцать каюров"]);
});

test("ten and less, hours of a clock, rates and bare numbers are none", () => {
  assert.deepEqual(found("Two of them came at eleven o'clock."), []);
  assert.deepEqual(found("At sixteen she left; at forty, he."), []);
  assert.deepEqual(found("At half past twelve the rivets burst."), []);
  assert.deepEqual(found("The siren wailed at twelve and stopped."), []);
  assert.deepEqual(found("Le bateau part à onze heures.", "fr"), []);
  assert.deepEqual(found("São 3 por mil habitantes.", "pt"), []);
  assert.deepEqual(found("tizenegy nap", "hu"), []);
});

test("a sentence of nothing but amounts is one", () => {
  assert.ok(isOnlyAmounts("Seventy-two days, six hours, eleven minutes", "en"));
  assert.ok(isOnlyAmounts("Zwölf Tage und drei Nächte.", "de"));
  assert.ok(isOnlyAmounts("72 días, 6 horas y 11 minutos", "es"));
  assert.ok(!isOnlyAmounts("Seventy-two days", "en"));
  assert.ok(!isOnlyAmounts("Two men, and a boat", "en"));
  assert.ok(!isOnlyAmounts("She waited, six hours", "en"));
});
