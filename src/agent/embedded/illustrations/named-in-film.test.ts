import assert from "node:assert/strict";
import { test } from "node:test";
import type { StoryScene } from "../../../artifacts/storyboard.ts";
import { emblemsLeft, emblemsOf } from "./emblems.ts";
import { namedInFilm, type NamedFilm } from "./named-in-film.ts";
import { toldThroughout } from "./told-throughout.ts";

const aboutOf = (told: NamedFilm): string[] => toldThroughout(namedInFilm(told));

const film = (title: string, language: string, ...narration: string[]): NamedFilm => ({
  title,
  language,
  scenes: narration.map((sentence, at): StoryScene => ({
    index: at + 1,
    role: "section",
    title: "A scene",
    narration: [sentence],
    visual: { kind: "bullets", heading: title, items: [{ label: "One" }] },
    sources: [],
  })),
});

test("what a film names again and again is what it is about, though no scene draws it", () => {
  const ride = film(
    "Two days by the sea",
    "ja",
    "自転車は途中のターミナルでも乗り捨てできます。",
    "自転車の道は橋の下を走ります。",
    "橋の入り口まで自転車で上ります。",
  );
  assert.ok(aboutOf(ride).includes("bicycle"));
  assert.ok(emblemsOf(ride).includes("bicycle"));
});

test("where a word of its topic and one of its nouns agree once is enough", () => {
  const mail = film(
    "Stop, check, report",
    "en",
    "A phishing mail asks for a password.",
    "An e-mail from a stranger has a link.",
    "Report the e-mail to the help desk.",
  );
  assert.ok(aboutOf(mail).includes("e-mail"));
});

test("what is named in passing is not, nor what only sounds like a thing", () => {
  const hall = film(
    "Two ways to heat the hall",
    "en",
    "It warms the hall in an hour, which suits us.",
    "Running costs are about 2,000 pounds a year.",
    "Running about 2,600 pounds, the other costs more.",
    "Running both for ten years costs less.",
  );
  const about = aboutOf(hall);
  assert.ok(!about.includes("suit"), about.join());
  assert.ok(!about.includes("running-shoe"), about.join());
  const square = film("একুশে", "bn", "পল্টন ময়দানে সভা হয়।", "ময়দানে সবাই আসে।", "ময়দান ভরে যায়।");
  assert.ok(!aboutOf(square).includes("flour"));
});

test("who has died is mourned without ornaments, and an unknown language has none", () => {
  const life = film(
    "In memory of our friend Ada Winter",
    "en",
    "Ada Winter died on 3 May at the age of 91.",
    "Her violin stood by the window.",
    "She played the violin every day, and taught the violin.",
  );
  assert.deepEqual(aboutOf(life), []);
  assert.deepEqual(aboutOf(film("Kichwa", "xx", "Maneno mengi sana.")), []);
});

test("after an edit an emblem stays as long as the film names its thing", () => {
  const before = film("Bread", "en", "Bread rises.", "Bake the bread.", "Let the bread rest.");
  const worn = emblemsOf(before);
  assert.ok(worn.includes("bread"));
  assert.deepEqual(emblemsLeft(worn, film("A loaf", "en", "Bread rises.")), ["bread"]);
  assert.deepEqual(emblemsLeft(worn, film("A walk", "en", "The way is long.")), []);
});

test("two sentences side by side pass, two far apart come back to it", () => {
  const far = ["One.", "The tent is wet.", "Two.", "Three.", "Four.", "The tent is dry.", "Five.", "Six."];
  const near = ["One.", "The tent is wet.", "The tent is dry.", "Two.", "Three.", "Four.", "Five.", "Six.", "Seven.", "Eight.", "Nine.", "Ten."]; // prettier-ignore
  assert.ok(aboutOf(film("A walk", "en", ...far)).includes("tent"));
  assert.ok(!aboutOf(film("A walk", "en", ...near)).includes("tent"));
});

test("an enzyme's k_cat, a file of fish and a formula name no animals", () => {
  const paper = film(
    "An enzyme",
    "en",
    "Its k_cat is 0.72.",
    "With k_cat at 1.31 it is faster.",
    "All values are in `cat_and_fox.csv` and dog.txt.",
    "The best has a k_cat of 1.54.",
  );
  assert.deepEqual(aboutOf(paper), []);
});

test("a train of old times is worn as the locomotive that it was, a ship as a steamship", () => {
  const told = ["In 1917 two ships met.", "A ship burns.", "The train is due.", "Stop the train!", "The train waits.", "A ship is lost."]; // prettier-ignore
  const about = aboutOf(film("Halifax", "en", ...told));
  assert.deepEqual(about.toSorted(), ["locomotive", "steamship"]);
  const sails = [
    "In 1492 three ships set out.",
    "Each ship had sails.",
    "The ships came back.",
    "One ship was lost.",
  ];
  assert.deepEqual(aboutOf(film("Columbus", "en", ...sails)), []);
});
