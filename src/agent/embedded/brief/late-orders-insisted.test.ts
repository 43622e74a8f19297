import assert from "node:assert/strict";
import { test } from "node:test";
import { withoutLateOrders } from "./late-orders.ts";

const isTaken = (sentence: string, asked = true): boolean =>
  !withoutLateOrders(`It holds 200 litres. ${sentence}\nIt stands by the door of the school.`, asked).text.includes(sentence.slice(0, 12)); // prettier-ignore

const ORDERS: readonly string[] = [
  "That detail has to be in.", "Those two figures must be in there.", "Dieser Satz muss drinbleiben.", "Das muss unbedingt rein.",
  "Ce détail doit absolument y être.", "Ese dato tiene que salir.", "Questa frase deve esserci.", "Esse número precisa aparecer.",
  "Dat getal moet er echt in.", "Den siffran måste vara med.", "To zdanie musi zostać.", "Tahle věta tam musí být.",
  "Эта цифра обязательно должна прозвучать.", "Bu bilgi mutlaka girsin.", "هذا الرقم يجب أن يُذكر.", "זה חייב להיכנס.",
  "यह आँकड़ा ज़रूर शामिल करें।", "この数字は必ず入れてください。", "이 숫자 꼭 넣어주세요.", "这句话一定要保留。",
  'Don\'t say "disaster", people here are tired of it.', 'Nicht das Wort "Tante-Emma-Laden" benutzen.', "Ne dites pas « patrimoine », c'est usé.",
  'Não usem a palavra "projeto".', "Слово «уникальный» не используйте.", '"nostalji" kelimesini kullanmayın, herkes bıktı.',
  'לא להגיד "מהפכה" ולא "פורצת דרך", כולם אומרים את זה.', "「万が一」という言葉は使わないでください。",
  "No photo of him though.", "Nada de fotos das crianças.", "不要出现病人的照片。", "fırıncı kadınların yüzü görünmesin",
  "Side by side layout would be good.", "Zwei Bilder nebeneinander wären schön.", "Une carte avec le tracé serait bien.", "Хорошо бы схему сбоку.",
  "Visual idea: a row of 500 dots that halves.", "Don't tell them what to buy.", "Don't use piggy banks, they hate it.",
]; // prettier-ignore

void test("what a sender insists on, rules out and would like to see is said to the maker", () => {
  for (const sentence of ORDERS) assert.ok(isTaken(sentence), sentence);
});

void test("without a request all of it may be told", () => {
  for (const sentence of ORDERS) assert.ok(!isTaken(sentence, false), sentence);
});

void test("what is told in words like these stays", () => {
  for (const sentence of [
    "That number must be shown at the gate.", "Diese Zahl muss auf jedem Etikett stehen.", "This detail was in every newspaper.",
    "Don't use water on burning fat.", 'Say "thank you" to the driver.', 'Don\'t say "it is only a cold" to somebody who is ill.',
    "A map of the moon hung on the wall.", "Une carte du ciel orne le plafond.", "No photos of the paintings were ever taken.",
    "この数字は去年の2倍です。", "Bu bilgi kitaplarda yoktur.", 'Not "sucker"!',
  ])
    assert.ok(!isTaken(sentence), sentence);
}); // prettier-ignore

void test("a text that says again and again what not to say is about that", () => {
  const tips = ['Don\'t say "calm down".', 'Don\'t say "it is nothing".', 'Don\'t say "be brave".'];
  const { text } = withoutLateOrders(`Words hurt. ${tips.join(" ")}`, true);
  for (const tip of tips) assert.ok(text.includes(tip), tip);
});
