import assert from "node:assert/strict";
import test from "node:test";
import { isIllustration } from "../../artifacts/illustrations.ts";
import type { Place } from "../../artifacts/place.ts";
import type { StoryScene } from "../../artifacts/storyboard.ts";
import { COLORWAYS } from "../../artifacts/style.ts";
import { isWarm } from "./warm-subjects.ts";
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
  for (const way of COLORWAYS.filter((one) => one !== "slate"))
    assert.ok(ways.filter((one) => one === way).length > 25, way);
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
  const listed = COLORWAYS.flatMap((way) => WORLDS[way].split(/\s+/u).filter((name) => name !== ""));
  assert.deepEqual(
    listed.filter((name) => !isIllustration(name)),
    [],
  );
  assert.equal(new Set(listed).size, listed.length);
});

test("what is warm in itself is told in warm colours, unless it opens on a thing of another world or is set somewhere", () => {
  const warm = new Set(["ember", "gold"]);
  const FILMS: [language: string, title: string, ...told: string[]][] = [
    ["en", "The canteen on Mill Street", "The canteen opens at eleven.", "It rains."],
    ["de", "Frau Maier geht in den Ruhestand", "Ihr Ruhestand beginnt im Mai.", "Es regnet."],
    ["pl", "Bar, w którym nikt się nie śpieszy", "Bar otwarto w 1964 roku.", "Pada."],
    ["it", "Il forno di via Roma", "Il forno si accende alle quattro.", "Piove."],
    ["ru", "Школа на горе", "Школе сто лет.", "Дождь."],
    ["ko", "김장하는 날", "이웃이 모여 김치를 담급니다.", "비가 옵니다."],
    ["ar", "الخياط يوسف", "فتح الخياط دكاناً.", "المطر."],
    ["ja", "町の食堂", "食堂は朝から開く。", "雨。"],
  ];
  for (const [language, title, ...narration] of FILMS)
    assert.ok(warm.has(chooseColorway([{ ...opening(title), narration }], title, language)), title);
  const [, title, ...narration] = FILMS[0] ?? ["", ""];
  assert.equal(chooseColorway([{ ...opening(title, "whale"), narration }], title, "en"), "sea");
  assert.equal(chooseColorway([{ ...opening(title), narration, place: "sea" }], title, "en"), "sea");
  // Cabbage for a meal is warm, a tree is not.
  assert.ok(warm.has(chooseColorway([{ ...opening(title, "leafy-green"), narration }], title, "en")));
  assert.equal(chooseColorway([opening("The oak", "deciduous-tree")], "The oak", "en"), "leaf");
});

test("words that only look warm are none", () => {
  assert.ok(!isWarm("Mamy nowy plan", ["Mamy trzy wnioski.", "Mamy czas.", "Mamy plan."], "pl"));
  assert.ok(!isWarm("Семь правил", ["Семь раз отмерь.", "Супер.", "Семь."], "ru"));
  assert.ok(!isWarm("السيارة الجديدة", ["سيارة بيضاء جديدة.", "أميال كثيرة.", "أبيض."], "ar"));
  assert.ok(!isWarm("한국의 강", ["한국의 강은 길다.", "한국의 산.", "한국."], "ko"));
});

test("what is grave is told in stone, whatever is drawn, and at sea in the colours of the sea", () => {
  const title = "After the flood";
  assert.equal(chooseColorway([opening(title, "fire")], title, "en"), "slate");
  const at = (place: Place, showsPlaces: boolean) =>
    chooseColorway([{ ...opening(title), place }], title, "en", showsPlaces);
  assert.deepEqual([at("sea", true), at("sea", false), at("forest", true)], ["sea", "slate", "slate"]);
});
