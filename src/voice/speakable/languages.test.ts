import assert from "node:assert/strict";
import { test } from "node:test";
import { makeSpeakable } from "./speakable.ts";

const ROWS: readonly (readonly [language: string, written: string, spoken: string])[] = [
  ["zh", "2016年,二十四节气", "二零一六年,二十四节气"],
  ["zh", "移动１５度", "移动十五度"],
  ["zh", "90%的人", "百分之九十的人"],
  ["zh", "5%–6%", "百分之五到百分之六"],
  ["zh", "-5°C", "负五摄氏度"],
  ["zh", "2个人", "两个人"],
  ["zh", "298,878人", "二十九万八千八百七十八人"],
  ["zh", "80000元", "八万元"],
  ["zh", "1000000", "一百万"],
  ["zh", "10500", "一万零五百"],
  ["zh", "1048", "一千零四十八"],
  ["zh", "100000005", "一亿零五"],
  ["zh", "3/4", "四分之三"],
  ["zh", "$3.5亿", "三点五亿美元"],
  ["zh", "10:30", "十点三十分"],
  ["zh", "1939-1945年", "一九三九到一九四五年"],
  ["zh", "20世纪80年代", "二十世纪八十年代"],
  ["zh-TW", "2024-03-04", "二零二四年三月四日"],
  ["he", "גַּם חֲסִידָה בַשָּׁמַיִם", "גם חסידה בשמים"],
  ["de", "am 3. März 1848", "am dritten März achtzehnhundertachtundvierzig"],
  ["de", "im 19. Jahrhundert", "im neunzehnten Jahrhundert"],
  ["de", "1.234,56 €", "1234 Euro 56"],
  ["de", "3,2 Mrd. €", "3,2 Milliarden Euro"],
  ["de", "z. B. 20 %", "zum Beispiel 20 Prozent"],
  ["de", "5–10 kg", "5 bis 10 Kilogramm"],
  ["de", "−5 °C", "-5 Grad Celsius"],
  ["fr", "10 000 habitants", "10000 habitants"],
  ["fr", "le 1er mai", "le premier mai"],
  ["es", "5–10 km", "5 a 10 kilómetros"],
  ["ru", "21 кг", "21 килограмм"],
  ["ru", "5 км", "5 километров"],
  ["hi", "₹500", "500 रुपए"],
  ["hi", "Rs. 2,500", "2500 रुपए"],
  ["de", "CHF 3'690", "3690 Schweizer Franken"],
  ["de", "CHF 4.60", "4 Schweizer Franken 60"],
  ["de", "12 Mio. NOK", "12 Millionen Norwegische Kronen"],
  ["de", "PHP 8", "PHP 8"],
  ["fr", "NOK 8 millions", "8 millions de couronnes norvégiennes"],
  ["fr", "€ 4,2 millions", "4,2 millions d'euros"],
  ["tr", "300 ₺ ve 250 TL", "300 lira ve 250 lira"],
  ["de", "0,2987 € und 1,26 €", "0,2987 Euro und 1 Euro 26"],
  ["hi", "₹ 1,54,000", "154000 रुपए"],
  ["hu", "500 Ft", "500 magyar forint"],
  ["nb", "Kr 500", "500 kroner"],
  ["fr", "8 millions de $, soit 25 $", "8 millions de dollars, soit 25 dollars"],
  ["de", "$20 und ₾5", "20 Dollar und 5 Georgische Lari"],
  ["pl", "25 $", "25 dolarów"],
  ["tr", "25 $", "25 dolar"],
  ["ru", "25 $", "25 долларов"],
  ["es", "USD 4,2 millones", "4,2 millones de dólares estadounidenses"],
  ["it", "CHF 4,2 milioni", "4,2 milioni di franchi svizzeri"],
  ["pt", "R$ 30", "30 reais"],
  ["nb", "kr 1 250", "1250 kroner"],
  ["sv", "129 000 kr.", "129000 kronor."],
  ["da", "DKK 45", "45 kroner"],
  ["pl", "499 zł", "499 złotych"],
  ["ru", "4,2 млн USD", "4,2 миллионов долларов США"],
  ["zh", "1250 NOK", "一千二百五十挪威克朗"],
  ["en", "Привет", "privet"],
  ["fr", "日本", "riben"],
];

for (const [language, written, spoken] of ROWS) {
  test(`${language}: "${written}" is said "${spoken}"`, () => {
    assert.equal(makeSpeakable(written, language).spoken, spoken);
  });
}

test("a neighbour's voice gets letters that it can read", () => {
  assert.equal(makeSpeakable("салом", "tg", "ru").spoken, "салом");
  assert.match(makeSpeakable("សួស្តី", "km", "my").spoken, /^[a-z' ]+$/u);
  assert.match(makeSpeakable("שלום", "yi", "de").spoken, /^[a-z' ]+$/u);
});
