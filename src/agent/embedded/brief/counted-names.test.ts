import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";
import { countedNames } from "./counted-names.ts";

test("a name and a number in each line are rows", () => {
  for (const texts of [
    ["watery mouth 9", "stillborn 31", "hypothermia / starved 12", "joint ill 4", "fox and crows 6"],
    ["Rauchschwalben 14", "Mehlschwalben 88", "Mauersegler 251"],
    ["agneaux 12", "brebis 88", "béliers 3"],
    ["corderos 12", "ovejas 88", "carneros 3"],
    ["ягнята 12", "овцы 88", "бараны 3"],
    ["Oslo 12,5 %", "Bergen 88 %", "Tromsø 3 %"],
    ["kuzular 12", "koyunlar 88", "koçlar 3"],
    ["חמורים 12", "כבשים 88", "עזים 3"],
    ["羊 12", "鹿 88", "马 3"],
    ["羊12", "鹿88", "馬3"],
  ])
    assert.equal(countedNames(texts)?.length, texts.length, texts.join(" · "));
});

test("a number that says which one, when or where is none of a row", () => {
  for (const texts of [
    ["Chapter 1", "Part 4", "Lesson 9"],
    ["Intro 1", "Middle 2", "End 3"],
    ["iPhone 15", "Galaxy 24", "Windows 11"],
    ["Hauptstraße 12", "Lindenweg 4", "Marktplatz 9"],
    ["Rue Haute 12", "Avenue Foch 4", "Place Ney 9"],
    ["First mill 1712", "Railway 1856", "New bridge 1931"],
    ["Founded in 1998", "Opens at 9", "Seats for 40"],
    ["Choir 19.30", "Band 20.15", "Dance 21.00"],
    ["Easter fair April 3", "Spring walk May 12", "Summer ball June 21"],
    ["flour 500 g", "eggs 3", "milk 200 ml"],
    ["Reception 0161 496", "Kitchen 0161 497", "Garage 0161 498"],
    ["Room 12", "Hall 4", "Gate 9"],
    ["singles 88", "twins 251"],
    ["singles 88", "we bought a scale", "twins 251"],
  ])
    assert.equal(countedNames(texts), null, texts.join(" · "));
});

test("they are a chart, in a list and in lines", () => {
  const { scenes } = film(
    "# Lambing\n\nWe lambed indoors and it went well this year, with fewer losses than ever before.\n\nscanning (8 Jan)\nempties 14\nsingles 88\ntwins 251\ntriplets 59\n= scanning percentage 186%\n\n## Losses by cause (lambs)\n\n- watery mouth 9\n- stillborn 31\n- hypothermia / starved 12\n- joint ill 4\n",
  );
  const charts = scenes.flatMap(({ visual }) => (visual.kind === "chart" ? [visual] : []));
  assert.deepEqual(
    charts.map(({ series }) => series[0]?.values),
    [
      [14, 88, 251, 59],
      [9, 31, 12, 4],
    ],
  );
  assert.doesNotMatch(JSON.stringify(scenes), /= scanning/u);
  const said = scenes.flatMap(({ narration }) => narration);
  assert.equal(said.filter((one) => one.startsWith("Scanning (8 Jan)")).length, 1, said.join(" "));
});
