import assert from "node:assert/strict";
import { test } from "node:test";
import { withoutPartOrders } from "./part-orders.ts";

const left = (source: string, asked = true): string =>
  withoutPartOrders(source, asked).text.replaceAll(/[ \t]+/gu, " ").trim(); // prettier-ignore

const orders = [
  "Start with what they share.",
  "Then come the differences, and it helps to see them side by side.",
  "Beginnen Sie mit dem, was sie gemeinsam haben.",
  "Dann die Unterschiede, am besten nebeneinander.",
  "Commencez par ce qu'ils ont en commun.",
  "Ensuite viennent les différences, et il vaut mieux les voir côte à côte.",
  "Empiece por lo que comparten.",
  "Luego vienen las diferencias, y conviene verlas lado a lado.",
  "Cominciate da ciò che hanno in comune.",
  "Comece pelo que têm em comum.",
  "Zacznijcie od tego, co je łączy.",
  "Начните с того, что у них общего.",
  "共通点から始めてください。",
  "先说共同点。",
];
for (const said of orders)
  test(`an order, and not told: ${said}`, () => {
    assert.equal(left(`${said} Both eat grass.`), "Both eat grass.");
    assert.equal(left(`${said} Both eat grass.`, false), `${said} Both eat grass.`);
  });

test("a picture that is asked for above its rows is none of what they tell, whoever is asked", () => {
  for (const said of [
    "We would like a map that shows the towns from south to north:",
    "Bitte eine Karte, auf der die Städte zu sehen sind:",
    "Queremos un mapa con los bosques:",
    "نريد خريطة يظهر عليها الخط من الشمال إلى الجنوب:",
    "Nous voudrions une carte avec les gares :",
  ])
    assert.equal(left(`${said}\n\n| a | b |`, false), "| a | b |", said);
  for (const told of ["We need a map and a torch.", "We need a table and six chairs for the stall."])
    for (const asked of [true, false]) assert.equal(left(told, asked), told);
});

test("what leads up to what viewers are to be told goes, and it begins as a sentence", () => {
  assert.equal(left("And tell them this, because everyone gets it wrong: a blunt knife is the dangerous one."), "A blunt knife is the dangerous one."); // prettier-ignore
  assert.equal(left("Et dites-leur ceci : un couteau émoussé est dangereux."), "Un couteau émoussé est dangereux."); // prettier-ignore
});

test("what tells stays", () => {
  for (const told of [
    "Start with what you have in the fridge.",
    "Start with the differences.",
    "The two houses stand side by side.",
    "The differences of 12 metres are seen side by side.",
    "“Start with what they share,” she said.",
    "Tell them this year's date: it is on the door.",
    "",
  ])
    assert.equal(left(told), told, told);
});

test("towns are asked for on a map where whoever asks is kind; what pupils are to mark is told", () => {
  for (const said of [
    "Show both towns on a map, please.",
    "Bitte zeigen Sie alle Stationen auf einer Karte.",
    "Montrez les deux villes sur une carte, s’il vous plaît.",
  ])
    assert.equal(left(`${said} Both eat grass.`, false), "Both eat grass.", said);
  assert.equal(left("Mark all the rivers on the map. Both eat grass.", false), "Mark all the rivers on the map. Both eat grass."); // prettier-ignore
});
