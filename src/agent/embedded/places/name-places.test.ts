import assert from "node:assert/strict";
import { test } from "node:test";
import type { StoryScene } from "../../../artifacts/storyboard.ts";
import { givingWayToPlaces } from "./give-way.ts";
import { namePlaces } from "./name-places.ts";

function scenesOf(sentences: readonly string[]): StoryScene[] {
  return sentences.map((sentence, at) => ({
    index: at + 1,
    title: sentence,
    role: at === 0 ? "opening" : "section",
    narration: [sentence],
    visual: { kind: "title", title: sentence },
    sources: [],
  }));
}

function placesIn(language: string, title: string, ...sentences: string[]) {
  return namePlaces(scenesOf([title, ...sentences]), { title, language }).map(({ place }) => place);
}

test("a story is where its sentences are, and only where they say so", () => {
  assert.deepEqual(
    placesIn(
      "en",
      "Eight hundred miles in an open boat",
      "In October 1915 the ice of the Weddell Sea crushed the Endurance.",
      "He understood.",
      "Three of them walked for thirty-six hours over mountains that no one had crossed.",
    ),
    ["sea", "ice", undefined, "mountains"],
  );
  assert.deepEqual(
    placesIn(
      "de",
      "Die letzte Fahrt",
      "Das Boot verließ die Küste im Morgengrauen.",
      "Am Abend lag das Meer still.",
    ),
    [undefined, "sea", "sea"],
  );
  assert.deepEqual(placesIn("ja", "峠の茶屋", "その茶屋は山の上にあった。", "川の音が聞こえた。"), [
    "mountains",
    "mountains",
    "river",
  ]);
  assert.deepEqual(
    placesIn("ar", "حكاية القافلة", "عبرت القافلة الصحراء في سبعة أيام.", "وفي الواحة شربت الجمال."),
    ["desert", "desert", "desert"],
  );
  assert.deepEqual(
    placesIn(
      "fr",
      "Le facteur des cimes",
      "Il quittait le village à cinq heures.",
      "Il montait par la forêt.",
      "Il était là, couvert de glace.",
      "Émile descendit vers la rivière.",
    ),
    [undefined, "town", "forest", undefined, "river"],
  );
});

test("thoughts of one scene are each where they say, and an island is at sea only in a film that goes there", () => {
  const sentences = [
    "On 10 May they landed on the wrong side of the island.",
    "Nobody spoke.",
    "Three of them walked over mountains that no one had crossed.",
  ];
  const [title] = scenesOf(["Eight hundred miles in an open boat"]);
  const told: StoryScene = {
    index: 2,
    title: "The island",
    role: "section",
    narration: sentences,
    visual: {
      kind: "statement",
      text: "They landed",
      more: [
        { text: "Nobody spoke", cue: { sentence: 1, offset: 0 } },
        { text: "Three of them walked", cue: { sentence: 2, offset: 0 } },
      ],
    },
    sources: [],
  };
  assert.ok(title !== undefined);
  const [, island] = namePlaces([title, told], { title: title.title, language: "en" });
  assert.ok(island?.visual.kind === "statement");
  assert.deepEqual(
    [island.place, island.visual.more?.map(({ place }) => place)],
    ["sea", [undefined, "mountains"]],
  );
  assert.deepEqual(
    placesIn("en", "The strike", "The crew of the island café went home.", "The captain of the team stayed."),
    [undefined, undefined, undefined],
  );
});

test("it is winter where sleds and snow are, and night where nothing else is named", () => {
  assert.deepEqual(
    placesIn(
      "ru",
      "Сыворотка для Нома",
      "Город на Аляске ждал.",
      "В метель он не видел собак.",
      "Он искал ящик в снегу.",
    ),
    [undefined, "snow", "snow", "snow"],
  );
  // Who is called Snow is nowhere.
  assert.deepEqual(placesIn("en", "The pump", "Dr John Snow drew a map.", "Snow removed the handle."), [
    undefined,
    undefined,
    undefined,
  ]);
  const watch = ["In the night the siren sounded.", "After midnight it was quiet."];
  assert.deepEqual(placesIn("en", "The man who waited", ...watch), [undefined, "night", "night"]);
  assert.deepEqual(placesIn("en", "The last voyage", ...watch, "The ship was lost at sea."), [
    "sea",
    undefined,
    undefined,
    "sea",
  ]);
});

test("drawings give way where a film is set somewhere, and nowhere else", () => {
  const drawn = scenesOf(["Die Möwe", "Das Boot trieb weiter."]).map((scene): StoryScene => ({
    ...scene,
    visual: { kind: "title", title: scene.title, illustration: "bird" },
  }));
  const [first] = givingWayToPlaces([
    ...drawn.slice(0, 1),
    ...drawn.slice(1).map((one) => ({ ...one, place: "sea" as const })),
  ]);
  assert.deepEqual(first?.visual, { kind: "title", title: "Die Möwe" });
  assert.deepEqual(givingWayToPlaces(drawn), drawn);
});

test("a frozen harbour is ice, not waves", () => {
  const told = [
    "The harbour was frozen.",
    "Far out at sea a ship waited.",
    "The harbour stayed frozen for a month.",
  ];
  assert.deepEqual(placesIn("en", "The winter of 1925", ...told).slice(1), ["ice", "sea", "ice"]);
});

test("a comparison, one mention and a word within another are no place", () => {
  assert.deepEqual(
    placesIn("en", "The audit", "The books rose like mountains.", "Debts grew like mountains."),
    [undefined, undefined, undefined],
  );
  const market = [
    "The market opens at six.",
    "Fish comes from the coast and a ship brings it.",
    "Bread is baked here.",
  ];
  assert.deepEqual(placesIn("en", "Our market", ...market, "It closes at two."), [
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  assert.deepEqual(placesIn("de", "Der Meerrettich", "Meerrettich ist scharf.", "Meerrettich wächst."), [
    undefined,
    undefined,
    undefined,
  ]);
  assert.deepEqual(placesIn("xx", "sea", "the sea", "the sea"), [undefined, undefined, undefined]);
});

test("a forest of a film in the Amazon is a rain forest, in every scene", () => {
  assert.deepEqual(
    placesIn(
      "en",
      "The girl who followed the water",
      "Over the Amazon the plane flies into a storm.",
      "She falls into the forest.",
      "The forest that nearly killed her is the forest she protects.",
    ),
    [undefined, "jungle", "jungle", "jungle"],
  );
});

test("ice that is cut and sold brings no floes to the ports it is sold in", () => {
  const places = placesIn(
    "en",
    "The frozen cargo",
    "In 1806 he loaded pond ice onto a brig and sailed for the harbour of Saint-Pierre.",
    "Most of the ice melted at sea.",
    "Ships carried ice to Calcutta.",
  );
  assert.ok(!places.includes("ice"));
});

test("roofs are of a film on a town or on its way through one, not of every one that names a city", () => {
  assert.deepEqual(
    placesIn("en", "The shopping trolley", "Goldman owned the stores in Oklahoma City.", "He lived on Elm Street.", "In 1946 Orla Watson of Kansas City solved the next problem.", "It spread through the cities of Europe.", "That is the trolley we know."), // prettier-ignore
    [undefined, undefined, undefined, undefined, undefined, undefined],
  );
  assert.deepEqual(
    placesIn("de", "Der Schneider", "Er lernte in der Stadt.", "Sein Laden lag in einer Gasse.", "Die Schere hängt noch da.", "Der Schlüssel auch."), // prettier-ignore
    [undefined, undefined, undefined, undefined, undefined],
  );
  assert.ok(
    placesIn("en", "Our town", "The town wakes at six.", "Its streets are narrow.", "Every roof is red.").includes("town"), // prettier-ignore
  );
});

test("a forest of kelp is under the sea", () => {
  const KELP = ["The forest grows half a metre a day.", "The forest breaks the waves."];
  assert.deepEqual(placesIn("en", "Why sea otters save kelp forests", ...KELP), ["sea", "sea", "sea"]);
});
