import assert from "node:assert/strict";
import test from "node:test";
import { datedLabels } from "../parallel/dated-labels.ts";
import { proportionsOf } from "../text/proportions.ts";
import { namedSum } from "./named-sum.ts";
import { sharesOfText } from "./shares.ts";
import { toldTimes } from "./told-times.ts";

test("a part of a whole is told in words of more languages, and of larger wholes", () => {
  for (const [language, sentence, part] of [
    ["en", "Only one in twenty bags comes back.", "1/20"],
    ["fr", "Un Français sur trois dit mal dormir.", "1/3"],
    ["it", "Metà dei visitatori ha meno di 14 anni.", "1/2"],
    ["sv", "Av skolans 120 elever kommer 84 från andra kommuner.", "84/120"],
    ["da", "Tre ud af fire cykler til arbejde.", "3/4"],
    ["nb", "Halvparten av elevene går til skolen.", "1/2"],
    ["cs", "Sedm z deseti dětí chodí pěšky.", "7/10"],
    ["pl", "Spośród 80 działkowców 52 zbiera deszczówkę.", "52/80"],
    ["sv", "Det tar hälften av tiden.", ""],
    ["sv", "Nio gånger av tio är det nålen.", ""],
    ["sv", "En av de tio lärarna slutar.", ""],
    ["de", "Drei von vier Mal klappt es.", ""],
  ] as const) {
    const [found] = proportionsOf(sentence, language);
    assert.equal(found === undefined ? "" : `${found.part}/${found.whole}`, part, sentence);
  }
});

test("what something consists of is two parts; two shares that come to a hundred by chance are not", () => {
  const labels = (text: string, base: string) => sharesOfText(text, base)?.points.map(({ label }) => label);
  assert.deepEqual(labels("Glockenbronze besteht aus rund 78 Prozent Kupfer und 22 Prozent Zinn.", "de"), [
    "Kupfer",
    "Zinn",
  ]);
  assert.equal(labels("Turnout was 60 percent in May and 40 percent in June.", "en"), undefined);
  assert.equal(labels("It is eaten by 60% of women and 40% of men.", "en"), undefined);
});

test("the same verb at two times tells one measure, even where it tells a change", () => {
  for (const [base, sentence, values] of [
    ["en", "In 2012 the network lost 21 percent of its water; last year it lost 9 percent.", [21, 9]],
    ["sv", "År 1926 fanns 17 hektar skog, i dag finns 36 hektar.", [17, 36]],
    ["de", "Im Jahr 1900 wog ein Schwein 90 Kilo, heute wiegt es 120 Kilo.", [90, 120]],
  ] as const)
    assert.deepEqual(
      toldTimes([sentence], 0, base)?.points.map(({ value }) => value),
      values,
    );
  assert.equal(
    toldTimes(["In 1990 we lost 12 percent of the harvest, and in 2020 the price rose 5 percent."], 0, "en"),
    null,
  );
});

test("a part of a sum may be a number in a word, where the sum lacks just that", () => {
  const told =
    "There are 44 such countries in the world: 16 in Africa, 14 in Europe, 12 in Asia and just two in South America.";
  assert.deepEqual(
    namedSum(told, "en")?.points.map(({ value }) => value),
    [16, 14, 12, 2],
  );
  assert.equal(namedSum(told.replace("two", "five"), "en"), null);
});

test("labels that are dates stand on an axis, in the order of time", () => {
  const told = [
    "Mar 2024: first 1,000 sensors reach the city.",
    "Sep 2024: ISO certificate.",
    "Jan 2025: pilot finds 214 leaks in 60 days.",
  ];
  assert.equal(datedLabels(told, 0, "en")?.days[1]?.date, "Sep 2024");
  assert.equal(datedLabels(told.toReversed(), 0, "en"), null);
});
