import assert from "node:assert/strict";
import { test } from "node:test";
import { colonRow } from "./colon-row.ts";

/** "form: label=value" of a row; null where the sentence is none. */
function told(text: string, language: string, heading = ""): string | null {
  const row = colonRow(text, language, heading);
  return row === null ? null : `${row.shows.form}: ${row.shows.parts.map(({ label, value }) => `${label}=${value}`).join("; ")}`; // prettier-ignore
}

const ROWS: [language: string, text: string, expected: string][] = [
  ["de", "Wofür wir einen Euro Miete ausgeben: 31 Cent Instandhaltung, 27 Cent Zins und Tilgung, 22 Cent Neubau, 12 Cent Verwaltung, 8 Cent Rücklagen.", "sum: Instandhaltung=31; Zins und Tilgung=27; Neubau=22; Verwaltung=12; Rücklagen=8"],
  ["ar", "سألنا النحّالين عن سبب الفاقد: 46% بسبب الجفاف، و31% بسبب المبيدات، و23% بسبب الأمراض.", "sum: بسبب الجفاف=46; بسبب المبيدات=31; بسبب الأمراض=23"],
  ["hi", "एक रुपये का हिसाब: 72 पैसे किसान को, 12 पैसे ढुलाई, 9 पैसे ठंडा करना, 7 पैसे समिति।", "sum: किसान को=72; ढुलाई=12; ठंडा करना=9; समिति=7"],
  ["en", "Missed bins per 100,000 collections: 94 (2022/23), 71 (2023/24), 48 (2024/25).", "bars: 2022/23=94; 2023/24=71; 2024/25=48"],
  ["es", "Roturas por cada 100 kilómetros: 19 (2022), 14 (2023), 9 (2024).", "bars: 2022=19; 2023=14; 2024=9"],
  ["pl", "Koszt wywozu jednego pojemnika: zmieszane 94 zł, szkło 31 zł, papier 27 zł.", "bars: Zmieszane=94; Szkło=31; Papier=27"],
  ["en", "Cost per reminder: letter 92p, text message 4p, phone call £2.10.", "bars: Letter=0.92; Text message=0.04; Phone call=2.1"],
]; // prettier-ignore

test("shares of a whole, counts with their times and costs of one measure are rows", () => {
  for (const [language, text, expected] of ROWS) assert.equal(told(text, language), expected, text);
});

test("without a colon shares are of what the heading says", () => {
  const text = "商超28%，抖音直播22%，批发市场20%，天猫和拼多多15%，微信小程序9%，出口(新加坡、马来西亚)6%。";
  assert.match(told(text, "zh", "2025年销售渠道") ?? "", /^sum: 商超=28; .*出口\(新加坡、马来西亚\)=6$/u);
  assert.equal(told(text, "zh"), null);
});

const OTHERS: [language: string, text: string][] = [
  ["en", "Prices: adults £5, children £3, families £14."],
  ["en", "Rooms: triage 104, phlebotomy 112, physio 208."],
  ["en", "You need: 3 eggs, 200 g flour, 1 litre milk."],
  ["en", "What did it cost: paint £5, wood £7, nails £1?"],
  ["en", "Cost of the trip: bus £5, about 3 hours, lunch £7."],
  ["en", "Our cost today is 39p: 11p for the crate, 19p return post, 6p cleaning and 3p software."],
  ["de", "Zutaten: 200 g Mehl, 100 g Zucker, 50 g Butter."],
  ["en", "Age groups: 0–4 Bright Start, 5–11 Juniors, 12–17 Teens."],
]; // prettier-ignore

test("prices, rooms, recipes, questions, two units and groups of ages are none", () => {
  for (const [language, text] of OTHERS) assert.equal(told(text, language), null, text);
});
