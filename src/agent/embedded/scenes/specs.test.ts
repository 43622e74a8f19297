import assert from "node:assert/strict";
import { test } from "node:test";
import { shown } from "../plan.fixture.ts";

const SPECS: readonly (readonly [language: string, text: string, cards: readonly string[]])[] = [
  ["en", "It runs 14 hours on one charge at the low setting and 3 hours at full power, 400 lumens.", ["14 hours | on one charge at the low setting", "3 hours | at full power, 400 lumens"]],
  ["nl", "De Bies is 42 centimeter hoog, weegt 1,3 kilo en gebruikt 6 watt.", ["42 centimeter | Hoogte", "1,3 kilo | Gewicht", "6 watt | Verbruik"]],
  ["da", "Havørn vejer 24 kilo, rummer 180 liter og kører 70 kilometer på en opladning.", ["24 kilo | Vægt", "180 liter | Volumen", "70 km | på en opladning"]],
  ["hi", "लागत लगभग 1,80,000 रुपये है, और सरकार 78,000 रुपये की सब्सिडी देती है।", ["1,80,000 रुपये | लागत", "78,000 रुपये | सब्सिडी सरकार देती है"]],
]; // prettier-ignore

test("measures of one thing in a sentence are cards, each under its noun or what goes on from it", () => {
  for (const [language, text, cards] of SPECS) {
    const visual = shown(text, language);
    assert.ok(visual.kind === "number", text);
    assert.deepEqual(visual.figures.map(({ figure, label }) => `${figure.display} | ${label}`), cards); // prettier-ignore
  }
});

const MARKED: readonly (readonly [language: string, text: string, marked: readonly string[]])[] = [
  ["en", "Each bar takes six weeks to cure, weighs 110 grams and lasts about two months in the shower.", ["six weeks", "110 grams", "two months"]],
  ["de", "Die Fulda fasst 14 Liter, wiegt 980 Gramm und trägt einen Laptop bis 15 Zoll.", ["14 Liter", "980 Gramm", "15 Zoll"]],
  ["en", "Backers pay £89 until 30 September, and the first 200 kettles are numbered.", ["£89", "200"]],
  ["ja", "価格は720mlで2,200円、1.8Lで4,180円です。", ["2,200円", "4,180円"]],
  // What it comes in is seen with its price.
  ["pl", "Kosztuje 549 zł, w kolorze granatowym, rudym i szarym.", ["549 zł"]],
]; // prettier-ignore

test("no amount stands pale beside a marked one, and among prices only prices are marked", () => {
  for (const [language, text, marked] of MARKED) {
    const visual = shown(text, language);
    assert.ok(visual.kind === "statement", `${text} ${visual.kind}`);
    assert.deepEqual((visual.emphasis ?? []).map(({ start, end }) => visual.text.slice(start, end)), marked); // prettier-ignore
  }
});
