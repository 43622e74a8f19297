import assert from "node:assert/strict";
import { test } from "node:test";
import { findFigures } from "./figures.ts";
import { isEndOfRange } from "./in-range.ts";

const alone = (text: string, language: string): string[] =>
  findFigures(text, language)
    .filter((found) => !isEndOfRange(found, text, language))
    .map(({ figure }) => figure.display);

const RANGES: [language: string, text: string, alone: string[]][] = [
  ["de", "Eine Klingel läutet bei 2.000 bis 4.000 Hertz.", []],
  ["tr", "18 ile 65 yaş arasında herkes bağışçı olabilir.", []],
  ["tr", "18 ve 65 yaş arasında herkes gelebilir.", []],
  ["en", "It takes 40 to 60 minutes and costs £12.", ["£12"]],
  ["en", "Between 18 and 65 you may give blood.", []],
  ["fr", "Comptez entre 12 et 15 jours.", []],
  ["es", "Dura de 30 a 45 minutos.", []],
  ["ru", "Ждать придётся от 5 до 10 минут.", []],
  ["pl", "Zajęcia trwają 45–60 minut.", []],
  ["ja", "2000から4000ヘルツの音です。", []],
  ["zh", "水温保持在20到25度。", []],
  ["hi", "18 से 65 साल के लोग रक्तदान कर सकते हैं।", []],
];
for (const [language, text, left] of RANGES)
  test(`neither end of a range stands for it: ${text}`, () => assert.deepEqual(alone(text, language), left));

test("amounts that are only joined stand by themselves", () => {
  assert.deepEqual(alone("We planted 300 oaks and 120 limes.", "en"), ["300", "120"]);
  assert.deepEqual(alone("Wir haben 12 Hunde und 9 Katzen.", "de"), ["12", "9"]);
  assert.deepEqual(alone("In 3 Tagen kamen 400 Gäste.", "de"), ["3", "400"]);
  assert.deepEqual(alone("12 kişi ve 3 köpek geldi.", "tr"), ["12 kişi", "3"]);
});
