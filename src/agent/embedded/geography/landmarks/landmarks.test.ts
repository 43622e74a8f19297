import assert from "node:assert/strict";
import { test } from "node:test";
import { findStops } from "../towns/find-towns.ts";
import { journeysOf } from "../towns/read-journey.ts";
import { landmarkNames } from "./landmark-names.ts";

const stops = (text: string, base = "en"): string[] =>
  findStops(text, base).map(({ label, position }) => `${label} ${position}`);

test("every landmark lies on earth, and each language has names for nearly all", () => {
  for (const base of ["en", "de", "fr", "es", "it", "pt", "ru", "ja", "zh", "ko"]) {
    const names = landmarkNames(base);
    assert.ok(new Set(names.map(({ landmark }) => landmark)).size > 130, base);
    for (const { name, landmark } of names) {
      assert.match(landmark.country, /^[A-Z]{2}$/u, name);
      assert.ok(Math.abs(landmark.longitude) <= 180 && Math.abs(landmark.latitude) <= 90, name);
      assert.ok(name === name.trim() && !name.includes("|"), name);
    }
  }
});

test("a sea, a strait, mountains and an island stand with their article and with what they are", () => {
  assert.deepEqual(stops("In the Himalayas two plates collide."), ["Himalayas at"]);
  assert.deepEqual(stops("Magallanes muere en la isla de Mactán.", "es"), ["Mactán at"]);
  assert.deepEqual(stops("Cruza el desierto de Gobi.", "es"), ["Gobi via"]);
  assert.deepEqual(stops("Am Schwarzen Meer lebten Griechen.", "de"), ["Schwarzes Meer at"]);
  assert.deepEqual(stops("par le détroit de Magellan", "fr"), ["Détroit de Magellan via"]);
  assert.deepEqual(stops("Он пересёк Чёрное море.", "ru"), ["Чёрное море via"]);
  assert.deepEqual(stops("Wracają do Polski przez Bosfor.", "pl"), ["Polska to", "Bosfor via"]);
});

test("what is called by a sea is no place", () => {
  for (const text of ["Atlantic salmon is pink.", "They love Alaska-style crab.", "The Pacific plate moved."])
    assert.deepEqual(stops(text), [], text);
});

const ways = (sentences: string[], base = "en"): string[] =>
  journeysOf(sentences, base, false).map(
    ({ stops: all, legs }) =>
    [all.map(({ label }) => label).join(" "), ...legs.map(({ from, to }) => `${all[from]?.label}>${all[to]?.label}`)].join(" · "), // prettier-ignore
  );

test("a voyage passes seas, comes back by its town's short name and leaves out what was not reached", () => {
  assert.deepEqual(
    ways(
      [
        "La flota zarpa de Sanlúcar de Barrameda.",
        "Salen a un océano que llaman Pacífico.",
        "Llegan a las Molucas.",
        "La Victoria regresa a Sanlúcar.",
      ],
      "es",
    ),
    [
      "Sanlúcar de Barrameda Pacífico Molucas · Sanlúcar de Barrameda>Pacífico · Pacífico>Molucas · Molucas>Sanlúcar de Barrameda",
    ],
  );
  assert.deepEqual(ways(["She never sailed from Lisbon to Madeira."]), []);
});

test("sentences that each open with another place are a map without ways; three of a kitchen are none", () => {
  assert.deepEqual(
    ways([
      "In Iceland two plates pull apart.",
      "In the Himalayas two plates collide.",
      "In California they slide past each other along a fault.",
    ]),
    ["Iceland Himalayas California"],
  );
  assert.deepEqual(ways(["French bread is long.", "Swiss butter is yellow.", "We bake in Kent."]), []);
});

test("years far apart and other people are no one journey", () => {
  assert.deepEqual(
    ways(
      [
        "År 793 plundrade vikingar klostret på Lindisfarne.",
        "År 860 kom de till Konstantinopel.",
        "Omkring 874 bosatte de sig på Island.",
        "År 982 seglade Erik Röde till Grönland.",
      ],
      "sv",
    ),
    ["Lindisfarne Konstantinopel Island Grönland"],
  );
  assert.deepEqual(
    ways(["Lacaille had sailed to the Cape of Good Hope.", "Jérôme Lalande, just 19, was sent to Berlin."]),
    [],
  );
});

test("what is told of the far south, which our maps do not have, stays words", () => {
  const [journey] = journeysOf(
    ["It flies from Greenland to the Canary Islands.", "It reaches Antarctica."],
    "en",
    false,
  );
  assert.equal(journey?.to, 1);
});
