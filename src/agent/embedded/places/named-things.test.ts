import assert from "node:assert/strict";
import { test } from "node:test";
import type { Place } from "../../../artifacts/place.ts";
import type { StoryScene } from "../../../artifacts/storyboard.ts";
import { standsIn } from "../../../artifacts/things-in-places.ts";
import { givingWayToPlaces } from "./give-way.ts";
import { withNamedThings } from "./named-things.ts";

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
  const [told] = givingWayToPlaces(withNamedThings([scene], { title, language }));
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

test("at sea each thought shows the boat, the ship or the lighthouse that it names; only what is built stays for the next", () => {
  const scene = thoughts(
    "sea",
    "The keeper of the lighthouse was her father.",
    "A storm came up in the night.",
    "She rowed out through the waves.",
    "A steamer passed far out.",
    "It had left New York.",
  );
  const english = { title: "Grace Darling, 1838", language: "en" };
  assert.deepEqual(seen(scene, english), ["lighthouse", "lighthouse", "canoe", "ship", null]);
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
  const [, after] = withNamedThings([list, thoughts("sea", "The ship lay there.")], told);
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

test("on land each thought shows what it names: a church, a train of its days, a hut", () => {
  const told: [string, Place, string, string][] = [
    ["en", "town", "They met outside the church.", "church"],
    ["de", "snow", "Der Zug blieb im Schnee stecken.", "locomotive"],
    ["fr", "mountains", "Le refuge était là, à cent mètres.", "hut"],
    ["es", "mountains", "El castillo tuvo una campana.", "castle"],
    ["it", "river", "Passarono il ponte di notte.", "bridge"],
    ["nl", "fields", "Alleen de molenaar stond nog buiten.", "windmill"],
    ["pl", "forest", "Rozpalili ognisko.", "campfire"],
    ["ru", "snow", "Они поставили палатку у скалы.", "tent"],
    ["ja", "river", "鉄橋を渡った。", "bridge"],
  ];
  for (const [language, place, sentence, thing] of told)
    assert.deepEqual(seen(thoughts(place, sentence), { title: "1911", language }), [thing], sentence);
  const train = thoughts("fields", "The train left at six.");
  assert.deepEqual(seen(train, { title: "A journey in 1998", language: "en" }), ["high-speed-train"]);
  assert.deepEqual(seen(train, { title: "A freight train in 1998", language: "en" }), [null]);
  assert.deepEqual(seen(thoughts("snow", "列車が止まった。"), { title: "昭和三十六年", language: "ja" }), [
    "locomotive",
  ]);
});

test("what is built stays for the next thought, what passes does not, and neither follows into another place", () => {
  const english = { title: "A village", language: "en" };
  assert.deepEqual(seen(thoughts("town", "The church is old.", "Anna sang there."), english), [
    "church",
    "church",
  ]);
  assert.deepEqual(seen(thoughts("town", "The train came.", "Anna left."), english), [
    "high-speed-train",
    null,
  ]);
  const away = thoughts("town", "The church is old.", "Anna walked on.");
  if (away.visual.kind === "statement") away.visual.more = [{ text: "Anna walked on.", place: "forest" }];
  assert.deepEqual(seen(away, english), ["church", null]);
});

test("the story of one building has it in sight where it stands, and no more once it is gone", () => {
  const keeper = [
    thoughts("sea", "A storm rose."),
    thoughts("sea", "She lived in the lighthouse."),
    thoughts("town", "The newspapers wrote of her."),
    thoughts("sea", "Painters came to the lighthouse."),
    thoughts("sea", "The lighthouse was demolished in 1950.", "The rock is bare."),
  ];
  const shown = withNamedThings(keeper, { title: "The keeper", language: "en" }).map(({ visual }) =>
    visual.kind === "statement"
      ? [visual.illustration ?? null, ...(visual.more ?? []).map((more) => more.illustration ?? null)]
      : [],
  );
  assert.deepEqual(shown, [["lighthouse"], ["lighthouse"], [null], ["lighthouse"], [null, null]]);
});

test("words that mean something else show nothing: to train, a bridge of cards, a church that burned", () => {
  const english = { title: "A village", language: "en" };
  for (const text of [
    "She trained for a year.",
    "They played bridge.",
    "He ran the paper mill.",
    "Camping was new.",
    "He campaigned.",
  ])
    assert.deepEqual(seen(thoughts("town", text), english), [null], text);
  assert.deepEqual(seen(thoughts("town", "The church burned down.", "Snow fell."), english), [null, null]);
});

test("what a sum trains is no train", () => {
  const told = thoughts("mountains", "Last year we were called 97 times.", "And £250 trains one volunteer.");
  assert.deepEqual(seen(told, { title: "Mountain rescue", language: "en" }), [null, null]);
  const ridden = thoughts("mountains", "The valley is far below.", "Two trains a day climb to the pass.");
  assert.ok(seen(ridden, { title: "The pass", language: "en" }).includes("high-speed-train"));
});
