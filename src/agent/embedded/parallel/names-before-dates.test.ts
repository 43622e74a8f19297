import assert from "node:assert/strict";
import { test } from "node:test";
import { namesBeforeDates } from "./names-before-dates.ts";

/** "date=name" of each; null where the sentence is no such row. */
function told(text: string, language: string): string | null {
  const found = namesBeforeDates(text, language);
  return found === null ? null : found.days.map(({ date, text: name }) => `${date}=${name}`).join("; ");
}

const ROWS: [language: string, text: string, expected: string][] = [
  ["he", "לוח זמנים בערך: היתר 2028, פינוי תחילת 2029, מפתחות סוף 2032.", "2028=היתר; תחילת 2029=פינוי; סוף 2032=מפתחות"],
  ["en", "Schedule: permit spring 2026, works autumn 2026 and opening early 2027.", "Spring 2026=Permit; Autumn 2026=Works; Early 2027=Opening"],
  ["de", "Termine 2026: Anrudern 18. April, Sommerfest 4. Juli, Regatta 12. September.", "18. April=Anrudern; 4. Juli=Sommerfest; 12. September=Regatta"],
  ["fr", "Permis 2026, début du chantier 2027, ouverture 2029.", "2026=Permis; 2027=Début du chantier; 2029=Ouverture"],
  ["es", "Turnos: Ana 2 de marzo, Luis 9 de marzo, Rosa 16 de marzo.", "2 de marzo=Ana; 9 de marzo=Luis; 16 de marzo=Rosa"],
  ["ja", "集会所は、設計2026年、着工2027年、完成2028年。", "2026年=設計; 2027年=着工; 2028年=完成"],
  ["zh", "计划：设计2026年，开工2027年，完工2028年。", "2026年=设计; 2027年=开工; 2028年=完工"],
  ["ko", "계획: 설계 2026년, 착공 2027년, 준공 2028년.", "2026년=설계; 2027년=착공; 2028년=준공"],
]; // prettier-ignore

test("names with when each is stand on an axis, whatever the language", () => {
  for (const [language, text, expected] of ROWS) assert.equal(told(text, language), expected, text);
});

const OTHERS: [language: string, text: string][] = [
  ["en", "Sales: north 120, south 140, east 90."],
  ["en", "Seats: Hall A 1850, Hall B 1920, Hall C 2040."],
  ["en", "Rooms: triage 104, phlebotomy 112, physio 208."],
  ["en", "Departures 2026: 19 May, 9 June, 25 August."],
  ["en", "Visitors: stalls 2040, circle 1990, gallery 1950."],
  ["de", "Was geschah 1989, wer ging 1990, wann kam 1991 die Wende?"],
];

test("amounts, rooms, days without names and questions are none", () => {
  for (const [language, text] of OTHERS) assert.equal(told(text, language), null, text);
});
