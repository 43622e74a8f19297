import assert from "node:assert/strict";
import test from "node:test";
import type { StoryScene, Storyboard } from "../../artifacts/storyboard.ts";
import { looksOfScenes, sectionsOf } from "./color-script.ts";

const scene = (index: number, visual: StoryScene["visual"]): StoryScene => ({
  index,
  title: "A scene",
  role: index === 1 ? "opening" : "section",
  narration: ["It is told."],
  sources: [],
  visual,
});
const said = (heading?: string, thoughts = 1): StoryScene["visual"] => ({
  kind: "statement",
  text: "It is told",
  ...(heading === undefined ? {} : { heading }),
  more: Array.from({ length: thoughts - 1 }, () => ({ text: "And told" })),
});
const visuals: StoryScene["visual"][] = [
  { kind: "title", title: "A film" },
  said("One"),
  { kind: "bullets", heading: "One", items: [{ label: "A point" }] },
  said(),
  said("Two"),
];
const scenes = visuals.map((visual, at) => scene(at + 1, visual));
const FRAME = {
  format: { width: 1920, height: 1080, fps: 30 },
  direction: "ltr",
  isCaptioned: false,
} as const;
const film = (style: Storyboard["style"], own = scenes) =>
  looksOfScenes({ style, colorway: "sea", scenes: own }, own.map(() => null), FRAME); // prettier-ignore

test("a section is what stands under one heading, and what goes on after it without one", () => {
  assert.deepEqual(sectionsOf(scenes), [0, 1, 1, 1, 2]);
  const bare = [said(), said(undefined, 3), said(undefined, 2), said(undefined, 2), said()].map((visual, at) => scene(at + 1, visual)); // prettier-ignore
  assert.deepEqual(sectionsOf(bare), [0, 1, 2, 2, 3]);
  assert.deepEqual(sectionsOf([]), []);
});

test("a story is lit and graded by section, quietly behind what is listed; an edit of its words changes nothing of it", () => {
  const looks = film("cinematic_story");
  const [opening, one, list, on, two] = looks.map(({ theme }) => theme);
  assert.notEqual(opening?.color.background, one?.color.background);
  assert.notEqual(one?.color.background, two?.color.background);
  assert.equal(one?.color.background, list?.color.background);
  assert.deepEqual(one?.background, on?.background);
  assert.notDeepEqual(one?.background, list?.background);
  const edited = scenes.map((own, at) => (at === 3 ? scene(4, { ...said(), text: "It is told anew" } as StoryScene["visual"]) : own)); // prettier-ignore
  assert.deepEqual(film("cinematic_story", edited), looks);
});

test("other styles have one ground in all their scenes, and a second one where a page turns", () => {
  const turned = scenes.map((own, at) => (at === 3 ? scene(4, { ...said(), ground: "second" } as StoryScene["visual"]) : own)); // prettier-ignore
  const grounds = film("clean_lecture", turned).map(({ theme }) => theme.color.background);
  assert.equal(new Set(grounds).size, 2);
  assert.equal(grounds.filter((one) => one === grounds[0]).length, 4);
});

test("a dark ground is lit in another way from section to section, the same within one, and an edit of words changes nothing of it", () => {
  for (const style of ["science_explainer", "product_showcase"] as const) {
    const looks = film(style);
    const [opening, one, list, on, two] = looks.map(({ theme }) => theme);
    assert.notDeepEqual(opening?.background, one?.background, style);
    assert.deepEqual(one?.background, on?.background, style);
    assert.notDeepEqual(one?.background, two?.background, style);
    assert.equal(new Set(looks.map(({ theme }) => theme.color.background)).size, 1, style);
    if (style === "science_explainer") assert.notDeepEqual(one?.background, list?.background, "quiet behind a list"); // prettier-ignore
    const edited = scenes.map((own, at) => (at === 3 ? scene(4, { ...said(), text: "It is told anew" } as StoryScene["visual"]) : own)); // prettier-ignore
    assert.deepEqual(film(style, edited), looks);
  }
});

test("a film without headings is lit in more than one way, and where a scene with a heading goes the others keep their light", () => {
  const bare = Array.from({ length: 8 }, (_, at) =>
    scene(at + 1, at === 0 ? { kind: "title", title: "A film" } : said(undefined, 3)),
  );
  const lights = (own: StoryScene[]): string[] =>
    film("science_explainer", own).map(({ theme }) => JSON.stringify(theme.background));
  assert.ok(new Set(lights(bare)).size >= 3);
  const headed = ["One", "Two", "Three", "Four"].map((heading, at) => scene(at + 1, said(heading)));
  const [one, , three, four] = lights(headed);
  assert.deepEqual(lights(headed.filter((_, at) => at !== 1)), [one, three, four]);
});
