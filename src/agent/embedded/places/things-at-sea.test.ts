import assert from "node:assert/strict";
import { test } from "node:test";
import type { Place } from "../../../artifacts/place.ts";
import type { StoryScene } from "../../../artifacts/storyboard.ts";
import { standsIn } from "../../../artifacts/things-in-places.ts";
import { givingWayToPlaces } from "./give-way.ts";
import { withThingsAtSea } from "./things-at-sea.ts";

function thoughts(place: Place, ...sentences: string[]): StoryScene {
  const [text = "", ...more] = sentences;
  return {
    index: 1,
    title: text,
    role: "section",
    narration: sentences,
    visual: { kind: "statement", text, more: more.map((thought) => ({ text: thought })) },
    place,
    sources: [],
  };
}

/** What is seen in the place from each sentence on; null where nothing is. */
function seen(scene: StoryScene, { title, language }: { title: string; language: string }) {
  const [told] = givingWayToPlaces(withThingsAtSea([scene], { title, language }));
  assert.equal(told?.visual.kind, "statement");
  if (told?.visual.kind !== "statement") return [];
  let shown = told.visual.illustration ?? null;
  return [
    shown,
    ...(told.visual.more ?? []).map(({ illustration }) => {
      shown = illustration === undefined ? shown : illustration;
      return shown;
    }),
  ];
}

test("at sea each thought shows the boat, the ship or the lighthouse that it names, and the next one not", () => {
  const scene = thoughts(
    "sea",
    "The keeper of the lighthouse was her father.",
    "A storm came up in the night.",
    "She rowed out through the waves.",
    "A steamer passed far out.",
    "It had left New York.",
  );
  const english = { title: "Grace Darling, 1838", language: "en" };
  assert.deepEqual(seen(scene, english), ["lighthouse", null, "canoe", "ship", null]);
});

test("a ship of the days of sail has sails, a later one has not", () => {
  const scene = thoughts("sea", "Das Schiff verließ den Hafen.");
  assert.deepEqual(seen(scene, { title: "Die Fahrt von 1768", language: "de" }), ["sailboat"]);
  assert.deepEqual(seen(scene, { title: "Die Fahrt von 1912", language: "de" }), ["ship"]);
});

test("where a thought tells of a death, nothing sails on", () => {
  const scene = thoughts("sea", "The ship went north.", "The ship sank and 1,500 people died.");
  assert.deepEqual(seen(scene, { title: "The crossing of 1912", language: "en" }), ["ship", null]);
});

test("a ship that is lost is seen no more, also where a list told its end; boats are", () => {
  const told = { title: "The night of 1917", language: "en" };
  const scene = thoughts("sea", "A ship came in.", "It exploded at four.", "The ship was gone.", "Men rowed."); // prettier-ignore
  assert.deepEqual(seen(scene, told), ["ship", null, null, "canoe"]);
  const list: StoryScene = {
    ...scene,
    narration: ["At 9:04, the Mont-Blanc explodes."],
    visual: { kind: "bullets", heading: "Then", items: [{ label: "9:04" }] },
  };
  const [, after] = withThingsAtSea([list, thoughts("sea", "The ship lay there.")], told);
  assert.equal(after?.visual.kind === "statement" ? after.visual.illustration : "", undefined);
});

test("what a ship has is no ship, and none stays where the story has gone ashore", () => {
  const told = { title: "Two ships", language: "en" };
  assert.deepEqual(seen(thoughts("sea", "The ship's anchor lay there."), told), [null]);
  const scene = thoughts("sea", "Two ships met.", "One was bound for New York.");
  if (scene.visual.kind === "statement")
    scene.visual.more = [{ text: "One was bound for New York.", place: "town" }];
  assert.deepEqual(seen(scene, told), ["ship", null]);
});

test("on land no ship is seen, and in a tongue without words for it none anywhere", () => {
  const town = thoughts("town", "The ship was built here.");
  assert.deepEqual(seen(town, { title: "A yard", language: "en" }), [null]);
  const sea = thoughts("sea", "Meli iliondoka.");
  assert.deepEqual(seen(sea, { title: "Safari", language: "sw" }), [null]);
});

test("words are whole: neither a ship in a friendship nor a steamer in steam", () => {
  const scene = thoughts("sea", "Their friendship began there.", "La vapeur montait de l'eau.");
  assert.deepEqual(seen(scene, { title: "Two", language: "en" }), [null, null]);
  assert.deepEqual(seen(scene, { title: "Deux", language: "fr" }), [null, null]);
});

test("a drawing stays where it is met, and gives way where it is not", () => {
  const drawn = (place: Place, illustration: string): StoryScene => {
    const scene = thoughts(place, "One.");
    return { ...scene, visual: { kind: "statement", text: "One.", illustration } };
  };
  for (const [place, drawing] of [
    ["desert", "camel"],
    ["town", "tram"],
    ["snow", "tent"],
  ] as const) {
    assert.ok(standsIn(place, drawing));
    assert.deepEqual(seen(drawn(place, drawing), { title: "T", language: "en" }), [drawing]);
  }
  assert.ok(!standsIn("sea", "camel"));
  assert.deepEqual(seen(drawn("sea", "camel"), { title: "T", language: "en" }), [null]);
});
