import assert from "node:assert/strict";
import test from "node:test";
import { wishedColorway } from "./wished-colorway.ts";

test("a film has the colours that its sender names, by code, by name or by what has them, in many languages", () => {
  for (const [wish, family] of [
    ["Our brand green is #4B6B4A if that is any use", "leaf"],
    ["Unsere Hausfarbe ist #0a4", "leaf"],
    ["use something warm colour wise, bex says green", "leaf"],
    ["Bitte in unseren Farben, also blau und gelb", "sea"],
    ["Couleurs : tons violets", "plum"],
    ["Colores: azules, por favor", "sea"],
    ["Цвета: красный и белый", "ember"],
    ["配色は緑でお願いします", "leaf"],
    ["Autumn colours, big friendly type", "clay"],
    ["Farben: Erdtöne", "clay"],
    ["配色はアースカラーで", "clay"],
  ] as const)
    assert.equal(wishedColorway([wish]), family, wish);
});

test("a code or a name goes before what has the colour, which stands beside the word for it", () => {
  assert.equal(wishedColorway(["I like the tone; autumn launch, #0044cc"]), "sea");
  assert.equal(wishedColorway(["Colour it for our Terra team: blue"]), "sea");
  assert.equal(wishedColorway(["Farben für den Herbstmarkt: blau"]), "sea");
  assert.equal(wishedColorway(["Autumn colours", "our blue is #0044cc"]), "sea");
  assert.equal(wishedColorway(["I like the tone; autumn launch"]), null);
  assert.equal(wishedColorway(["Les couleurs de l'automne"]), "clay");
});

test("what names no colour of the film leaves the choice to what is drawn", () => {
  for (const wish of [
    "For the Green Party's youth group",
    "Our grey is #888888",
    "Keep it short",
    "Ton: warm und persönlich",
    "It opens on the first day of autumn",
    "Der Film ist für den Rotkreuz-Ortsverein",
    "Le vert est partout au printemps",
  ])
    assert.equal(wishedColorway([wish]), null, wish);
});
