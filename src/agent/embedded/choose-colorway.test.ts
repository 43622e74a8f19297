import assert from "node:assert/strict";
import test from "node:test";
import { isIllustration } from "../../artifacts/illustrations.ts";
import type { Place } from "../../artifacts/place.ts";
import type { StoryScene } from "../../artifacts/storyboard.ts";
import { COLORWAYS, colorwaysOf, STYLE_NAMES, type Colorway, type StyleName } from "../../artifacts/style.ts";
import { chooseColorway, saidOfColours } from "./choose-colorway.ts";
import { WORLDS } from "./tone/drawn-worlds.ts";
import { readFilm } from "./tone/read-film.ts";
import { isWarm } from "./warm-subjects.ts";

type Asked = { language?: string; style?: StyleName; audience?: string; said?: string[] };

function chosen(scenes: StoryScene[], title: string, asked: Asked = {}) {
  const { language = "en", style = "clean_lecture", audience = null, said = [] } = asked;
  const told = scenes.flatMap(({ narration }) => narration);
  return chooseColorway(
    { scenes, title, language, style },
    readFilm({ title, told, language, audience, said }),
  );
}
const wayOf = (...asked: Parameters<typeof chosen>) => chosen(...asked).colorway;

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
  assert.equal(wayOf([at("sea"), at("ice"), at("mountains")], "An open boat"), "sea");
  assert.equal(wayOf([at("forest")], "An open boat"), "leaf");
  assert.equal(wayOf([{ ...opening("Keys", "honeybee"), place: "sea" }], "Keys"), "gold");
});

test("what the opening shows chooses, or what most drawings are of; one alone may stand anywhere", () => {
  assert.equal(wayOf([opening("Bees", "honeybee"), thought("whale"), thought("whale")], "Bees"), "gold");
  assert.equal(
    wayOf([opening("Keys", "key"), thought("dog"), thought("whale"), thought("shark")], "Keys"),
    "sea",
  );
  assert.equal(wayOf([opening("Keys", "key"), thought("whale")], "Keys"), wayOf([opening("Keys")], "Keys"));
  assert.equal(wayOf([opening("Trees", "deciduous-tree")], "Any title at all"), "leaf");
});

/** What says something of its film by itself: only others are left to a title, or a film would look as if it were on what it is not. */
const TELLING: ReadonlySet<Colorway> = new Set(["slate", "crayon", "signal", "sepia", "clay", "earth"]);

test("without one the title chooses: always the same, and of many titles each set that means nothing some", () => {
  const titles = Array.from({ length: 300 }, (_, at) => `The plan ${at} in figures`);
  for (const style of STYLE_NAMES) {
    const ways = titles.map((title) => wayOf([opening(title)], title, { style }));
    assert.deepEqual(
      titles.map((title) => wayOf([opening(title)], title, { style })),
      ways,
    );
    const kinds = new Set(ways);
    assert.ok(kinds.size >= 4, style);
    for (const way of kinds)
      assert.ok(colorwaysOf(style).includes(way) && !TELLING.has(way), `${style} ${way}`);
    for (const way of kinds) assert.ok(ways.filter((one) => one === way).length > 25, `${style} ${way}`);
    assert.equal(chosen([opening("A plan")], "A plan", { style }).reason, null);
  }
});

test("where nothing is drawn the world that most sentences speak of chooses", () => {
  const told = (language: string, ...narration: string[]) =>
    wayOf([{ ...opening("Sixty days"), narration }], "Sixty days", { language });
  assert.equal(told("en", "The ship left at dawn.", "Whales passed.", "A dog slept."), "sea");
  assert.equal(told("de", "Das Schiff legte ab.", "Wale zogen vorbei."), "sea");
  // One sentence on each is nobody's world: the title's family.
  assert.equal(told("en", "Whales passed.", "A fox slept."), told("en", "Nothing passed."));
});

test("every drawing of the lists is one, and in one list only", () => {
  const listed = COLORWAYS.flatMap((way) => (WORLDS[way] ?? "").split(/\s+/u).filter((name) => name !== ""));
  assert.deepEqual(
    listed.filter((name) => !isIllustration(name)),
    [],
  );
  assert.equal(new Set(listed).size, listed.length);
});

test("what is warm in itself is told in warm colours, unless it opens on a thing of another world or is set somewhere", () => {
  const warm = new Set(["ember", "gold", "clay"]);
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
    assert.ok(warm.has(wayOf([{ ...opening(title), narration }], title, { language })), title);
  const [, title, ...narration] = FILMS[0] ?? ["", ""];
  assert.equal(wayOf([{ ...opening(title, "whale"), narration }], title), "sea");
  assert.equal(wayOf([{ ...opening(title), narration, place: "sea" }], title), "sea");
  // Cabbage for a meal is warm, a tree is not.
  assert.ok(warm.has(wayOf([{ ...opening(title, "leafy-green"), narration }], title)));
  assert.equal(wayOf([opening("The oak", "deciduous-tree")], "The oak"), "leaf");
});

test("words that only look warm are none", () => {
  assert.ok(!isWarm("Mamy nowy plan", ["Mamy trzy wnioski.", "Mamy czas.", "Mamy plan."], "pl"));
  assert.ok(!isWarm("Семь правил", ["Семь раз отмерь.", "Супер.", "Семь."], "ru"));
  assert.ok(!isWarm("السيارة الجديدة", ["سيارة بيضاء جديدة.", "أميال كثيرة.", "أبيض."], "ar"));
  assert.ok(!isWarm("한국의 강", ["한국의 강은 길다.", "한국의 산.", "한국."], "ko"));
});

test("recipes are warm by what is cooked with, and one word of it is of a factory", () => {
  assert.ok(
    isWarm(
      "Le far breton",
      ["Mélangez la farine.", "Beurrez le plat.", "Enfournez.", "Les œufs un par un."],
      "fr",
    ),
  );
  assert.ok(isWarm("玉子", ["小麦粉を入れます。", "大さじ二杯。", "オーブンで焼きます。"], "ja"));
  assert.ok(
    !isWarm("Steel", ["The oven is hot.", "Steel flows.", "It cools.", "It is rolled.", "It is cut."], "en"),
  );
});

test("what is grave is told in stone, whatever is drawn or wished, and at sea in the colours of the sea", () => {
  const title = "After the flood";
  assert.equal(wayOf([opening(title, "fire")], title), "slate");
  assert.equal(
    wayOf([opening(title, "fire")], title, { audience: "children", said: ["Cheerful, please"] }),
    "slate",
  );
  const at = (place: Place, style: StyleName) => wayOf([{ ...opening(title), place }], title, { style });
  assert.deepEqual(
    [at("sea", "cinematic_story"), at("sea", "clean_lecture"), at("forest", "cinematic_story")],
    ["sea", "slate", "slate"],
  );
});

test("children get a paint box, and a whale in the sea; what frightens is kept away", () => {
  const bats = [opening("Bats", "bat")];
  assert.equal(wayOf(bats, "Bats"), "night");
  assert.equal(wayOf(bats, "Bats", { audience: "children of six" }), "crayon");
  assert.equal(wayOf([opening("Whales", "whale")], "Whales", { audience: "children of six" }), "sea");
  assert.equal(wayOf([opening("Whales", "whale")], "Whales", { said: ["Funny, please"] }), "crayon");
  const dark = { style: "science_explainer", said: ["Nothing scary."] } as const;
  assert.ok(!["ember", "night"].includes(wayOf(bats, "Bats", { ...dark, said: [...dark.said] })));
  assert.ok(
    !["ember", "night"].includes(wayOf([opening("Fire", "fire")], "Fire", { ...dark, said: [...dark.said] })),
  );
});

test("a tone forbids colours that contradict it, and chooses where nothing else does", () => {
  const plan = [opening("The plan")];
  assert.equal(wayOf(plan, "The plan", { said: ["Warm and simple"] }), "clay");
  assert.equal(wayOf(plan, "The plan", { said: ["sober"] }), "ink");
  assert.equal(wayOf(plan, "The plan", { said: ["Tono: fresco, directo"] }), "sea");
  const party = { said: ["A calm film"] };
  assert.notEqual(wayOf([opening("Music", "microphone")], "Music", party), "plum");
});

test("safety yellow is for work, and a style without a set takes the nearest that it has", () => {
  const told = ["Wear your hard hat.", "Stop the forklift.", "Report a near miss."];
  const yard = [{ ...opening("The yard"), narration: told }];
  assert.equal(wayOf(yard, "The yard", { style: "professional_training" }), "signal");
  assert.notEqual(wayOf(yard, "The yard", { style: "product_showcase" }), "signal");
  for (const style of STYLE_NAMES)
    for (const drawing of ["scroll", "bat", "kite", "hammer", "bank", "t-rex"])
      assert.ok(
        colorwaysOf(style).includes(wayOf([opening("X", drawing)], "X", { style })),
        `${style} ${drawing}`,
      );
});

test("the choice is said with what spoke for it, and left out where nothing did", () => {
  const { colorway, reason } = chosen([opening("Bees", "honeybee")], "Bees");
  assert.equal(
    saidOfColours({ colorway, reason }),
    "Its colours are those of wheat, because it shows “honeybee”.",
  );
  assert.equal(saidOfColours({ colorway: "sea", reason: null }), null);
});
