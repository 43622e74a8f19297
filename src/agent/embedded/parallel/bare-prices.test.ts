import assert from "node:assert/strict";
import { test } from "node:test";
import { barePrices, withoutTail } from "./bare-prices.ts";

const read = (sentence: string, language: string, told = false) =>
  barePrices(withoutTail(sentence, language).prices, language, told)?.map(
    ({ name, price }) => `${name} = ${price}`,
  ) ?? null;

test("names and their sums one after the other are prices, and what goes with all of them is a note", () => {
  assert.deepEqual(read("Core $149/mo, Growth $389/mo, both include Auto-Match.", "en"), ["Core = $149/mo", "Growth = $389/mo"]); // prettier-ignore
  assert.equal(withoutTail("Core $149/mo, Growth $389/mo, both include Auto-Match.", "en").note, "Both include Auto-Match"); // prettier-ignore
  assert.deepEqual(read("£3,285 per person sharing, single room supplement £460, flights included, 8 breakfasts.", "en"), ["Per person sharing = £3,285", "Single room supplement = £460"]); // prettier-ignore
  assert.deepEqual(read("Базовый 24 900 ₽, Комфорт 36 500 ₽, в обоих питание.", "ru", true), ["Базовый = 24 900 ₽", "Комфорт = 36 500 ₽"]); // prettier-ignore
  assert.deepEqual(read("Buvette à partir de 9h, sandwich 4 €, crêpe 2 €.", "fr"), [
    "Sandwich = 4 €",
    "Crêpe = 2 €",
  ]);
});

test("sums of a business, of persons and of a course are none", () => {
  assert.equal(read("Revenue £4m, costs £3m, profit £1m.", "en"), null);
  assert.equal(read("He paid £5, she paid £7, and they left.", "en"), null);
  assert.equal(read("The flat costs £900, the deposit is £1,200, and we moved in May.", "en"), null);
  assert.equal(read("If you come early, adults £5, kids £2.", "en"), null);
  assert.equal(read("Rent went up £50, food £30, which hurts.", "en"), null);
});
