import assert from "node:assert/strict";
import { test } from "node:test";
import type { StoryScene, Visual } from "../../../artifacts/storyboard.ts";
import { emblemsLeft, emblemsOf } from "./emblems.ts";
import type { NamedFilm } from "./named-in-film.ts";

/** A film of scenes that each show a visual and say one sentence. */
const film = (title: string, ...told: [visual: Visual, sentence: string][]): NamedFilm => ({
  title,
  language: "en",
  scenes: told.map(([visual, sentence], at): StoryScene => ({
    index: at + 1,
    role: at === 0 ? "opening" : "section",
    title: "A scene",
    narration: [sentence],
    visual,
    sources: [],
  })),
});

const shown = (illustration: string, sentence: string): [Visual, string] => [
  { kind: "statement", text: sentence, illustration },
  sentence,
];
const said = (sentence: string): [Visual, string] => [{ kind: "statement", text: sentence }, sentence];
const opening: [Visual, string] = [
  { kind: "title", title: "Bread", illustration: "bread" },
  "How we make our bread.",
];

test("a film's grounds wear what it opens on first, then its kin among what it shows", () => {
  const baking = film(
    "Bread",
    opening,
    shown("flour", "Weigh the flour."),
    said("Wait until the dough has doubled."),
    shown("salt", "Add a spoon of salt."),
    said("It is done when it sounds hollow."),
    said("We bake every day but Sunday."),
    said("Come and see us."),
  );
  assert.deepEqual(emblemsOf(baking), ["bread", "flour", "salt"]);
});

test("what a film shows in passing is no wallpaper of it", () => {
  const ward = film(
    "Pressure ulcers",
    said("Most pressure ulcers begin in the first six hours."),
    said("Turn the patient every two hours."),
    shown("framed-picture", "Her framed picture stood beside her."),
    shown("wardrobe", "Leave a gap behind the wardrobe."),
    said("Write down what you saw."),
  );
  assert.deepEqual(emblemsOf(ward), []);
});

test("what the end invites to is none, whatever else it is akin to", () => {
  const visit = film(
    "The mill",
    said("The mill has stood here since 1780."),
    shown("bread", "The miller sold bread."),
    said("It was restored by forty people."),
    said("They worked for nine years."),
    said("Each stone was numbered."),
    said("The sails turn again."),
    shown("cup-of-tea", "Come for a cup of tea and cake."),
  );
  assert.deepEqual(emblemsOf(visit), []);
});

test("a list of nothing but things is what it is about; whom to call is none", () => {
  const items = ["tent", "sleeping-bag", "flashlight"].map((illustration) => ({
    label: illustration,
    illustration,
  }));
  const list: Visual = { kind: "bullets", heading: "Bring", items };
  const packing = film("Camp", [list, "Bring a tent, a sleeping bag and a torch."], said("We meet at six."));
  assert.deepEqual(emblemsOf(packing), ["tent", "sleeping-bag", "flashlight"]);
  const words = [...items.slice(0, 1), { label: "Time" }, { label: "Patience" }];
  assert.deepEqual(emblemsOf(film("Camp", [{ ...list, items: words }, "Bring a tent."])), []);
  const call = film(
    "Help",
    ...[1, 2, 3].map((): [Visual, string] => shown("telephone", "Call by telephone.")),
  );
  assert.deepEqual(emblemsOf(call), []);
});

test("a film of many things wears seven of them, one of none wears nothing", () => {
  const names = ["tomato", "onion", "garlic", "carrot", "potato", "bread", "butter", "salt", "lemon"];
  const all = names.map((name) => shown(name, `First the ${name}, and more ${name}.`));
  assert.equal(emblemsOf(film("Soup", ...all, said("Stir."), said("Serve."))).length, 7);
  assert.deepEqual(emblemsOf(film("A film", said("Nothing to see."))), []);
});

test("a film wears drawings of one hand", () => {
  const bake = (...more: [Visual, string][]): string[] =>
    emblemsOf(film("Bread", opening, ...more, said("Stir."), said("Wait."), said("Then eat.")));
  const pan = shown("frying-pan", "Heat the pan.");
  assert.deepEqual(bake(pan), ["bread"]);
  const three = bake(pan, shown("butter", "Melt the butter."), shown("egg", "Beat an egg."));
  assert.ok(!three.includes("frying-pan"), three.join());
});

test("what frightens stays where it is spoken of, and of two drawings alike one is worn", () => {
  const names = ["syringe", "books", "open-book"];
  const all = names.map((name): [Visual, string] => [
    { kind: "title", title: "Books", illustration: name },
    "A library has books, and books are lent.",
  ]);
  assert.ok(!emblemsOf(film("Vaccines", ...all.slice(0, 1))).includes("syringe"));
  assert.deepEqual(emblemsOf(film("Books", ...all.slice(1), ...all.slice(2))), ["books"]);
});

test("after an edit what no scene shows or names is worn no more, and nothing new is", () => {
  const edited = film("Bread", opening, shown("tent", "Put up the tent."));
  assert.deepEqual(emblemsLeft(["bread", "salt"], edited), ["bread"]);
});

test("what stands beside a prohibition is no emblem, nor a painted place", () => {
  const never: Visual = { kind: "statement", text: "Never with tea", illustration: "teapot", warns: true };
  const place: Visual = { kind: "statement", text: "In class", illustration: "classroom-view" };
  const brew = film("Bread", opening, [never, "Never with tea."], [place, "We learn it in class."]);
  assert.deepEqual(emblemsOf(brew), ["bread"]);
});
