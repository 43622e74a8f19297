import assert from "node:assert/strict";
import { test } from "node:test";
import { pricesIn } from "./price-rows.ts";

/** "name=price" of each row. */
function told(sentence: string, language: string): string | null {
  const rows = pricesIn(sentence, language, false, false);
  return rows === null ? null : rows.map(({ name, price }) => `${name}=${price}`).join("; ");
}

const CASES: [language: string, sentence: string, expected: string | null][] = [
  ["ar", "رسوم الدورة 120 ريالاً، ورسوم المواد 35 ريالاً، وللطالبات خصم 25%.", "رسوم الدورة=120 ريالاً; رسوم المواد=35 ريالاً; للطالبات=خصم 25%"],
  ["he", "ההשתתפות חינם, חולצה של האירוע עולה 25 ש״ח, והסעה מהמרכז הקהילתי עולה 10 ש״ח לכיוון.", "ההשתתפות=חינם; חולצה של האירוע=25 ש״ח; הסעה מהמרכז הקהילתי=10 ש״ח לכיוון"],
  ["he", "כניסה למבוגר עולה 40 ש״ח, לסטודנטים הנחה של 20%.", "כניסה למבוגר=40 ש״ח; לסטודנטים=הנחה של 20%"],
  // What fell by so much is no price.
  ["ar", "انخفضت المبيعات 25%، وارتفعت التكاليف 10%.", null],
]; // prettier-ignore

for (const [language, sentence, expected] of CASES)
  test(`${language}: ${sentence}`, () => assert.equal(told(sentence, language), expected));
