import assert from "node:assert/strict";
import test from "node:test";
import { isIllustration } from "../../artifacts/illustrations.ts";
import type { Place } from "../../artifacts/place.ts";
import type { StoryScene } from "../../artifacts/storyboard.ts";
import { COLORWAYS } from "../../artifacts/style.ts";
import { chooseColorway, WORLDS } from "./choose-colorway.ts";

const opening = (title: string, illustration?: string): StoryScene => ({
  index: 1,
  title,
  role: "opening",
  narration: [title],
  visual: { kind: "title", title, ...(illustration === undefined ? {} : { illustration }) },
  sources: [],
});
const thought = (illustration: string): StoryScene => ({
  ...opening("A thought"),
  role: "section",
  visual: { kind: "statement", text: "It rains.", more: [{ text: "It pours.", illustration }] },
});

test("a film without a drawing has the colours of where it is set", () => {
  const at = (place: Place): StoryScene => ({ ...opening("An open boat"), place });
  assert.equal(chooseColorway([at("sea"), at("ice"), at("mountains")], "An open boat", "en"), "sea");
  assert.equal(chooseColorway([at("forest")], "An open boat", "en"), "leaf");
  assert.equal(chooseColorway([{ ...opening("Keys", "honeybee"), place: "sea" }], "Keys", "en"), "gold");
});

test("the first thing that is drawn and has a colour chooses it, in the opening or later", () => {
  assert.equal(chooseColorway([opening("Bees", "honeybee"), thought("whale")], "Bees", "en"), "gold");
  assert.equal(chooseColorway([opening("Keys", "key"), thought("whale")], "Keys", "en"), "sea");
  assert.equal(chooseColorway([opening("Trees", "deciduous-tree")], "Any title at all", "en"), "leaf");
});

test("without one the title chooses: always the same, and of many titles each family some", () => {
  const titles = Array.from({ length: 300 }, (_, at) => `The year ${at} in figures`);
  const ways = titles.map((title) => chooseColorway([opening(title)], title, "en"));
  assert.deepEqual(
    titles.map((title) => chooseColorway([opening(title)], title, "en")),
    ways,
  );
  for (const way of COLORWAYS) assert.ok(ways.filter((one) => one === way).length > 25, way);
});

test("where nothing is drawn the world that most sentences speak of chooses", () => {
  const told = (language: string, ...narration: string[]) =>
    chooseColorway([{ ...opening("Sixty days"), narration }], "Sixty days", language);
  assert.equal(told("en", "The ship left at dawn.", "Whales passed.", "A dog slept."), "sea");
  assert.equal(told("de", "Das Schiff legte ab.", "Wale zogen vorbei."), "sea");
  // One sentence on each is nobody's world: the title's family.
  assert.equal(told("en", "Whales passed.", "A fox slept."), told("en", "Nothing passed."));
});

test("every drawing of the lists is one, and in one list only", () => {
  const listed = COLORWAYS.flatMap((way) => WORLDS[way].trim().split(/\s+/u));
  assert.deepEqual(
    listed.filter((name) => !isIllustration(name)),
    [],
  );
  assert.equal(new Set(listed).size, listed.length);
});
