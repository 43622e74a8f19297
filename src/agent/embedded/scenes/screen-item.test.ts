import assert from "node:assert/strict";
import { test } from "node:test";

import { film } from "../plan.fixture.ts";

function details(items: readonly string[], language = "en") {
  const visual = film(
    `# House rules\n\n## At night\n${items.map((item) => `- ${item}`).join("\n")}\n`,
    language,
  ).scenes[1]?.visual;
  assert.equal(visual?.kind, "bullets");
  return visual.items.map(({ label, detail }) => detail ?? label);
}

test("a rule of a short list is shown with what bounds it, and with its last sentence", () => {
  assert.deepEqual(
    details([
      "guest without a booking: we do sell rooms, but only against card payment up front, never cash",
      "noise: one friendly call, then knock in pairs",
      "fire alarm: do NOT silence it first. Check the panel, send one person to look, the other one calls 112",
    ]),
    [
      "We do sell rooms, but only against card payment up front, never cash",
      "One friendly call, then knock in pairs",
      "Do NOT silence it first. Check the panel, send one person to look, the other one calls 112.",
    ],
  );
});

test("of a long list no rule is cut before what takes it back", () => {
  for (const [language, turn] of [
    ["en", "but never in the room"],
    ["de", "aber niemals im Zimmer"],
    ["fr", "mais jamais dans la chambre"],
    ["es", "pero nunca en la habitación"],
  ] as const) {
    const rule = `alpha beta gamma delta epsilon zeta, ${turn} eta theta iota`;
    const shown = details([`Rule: ${rule}`, "Two: b", "Three: c", "Four: d", "Five: e", "Six: f"], language);
    assert.ok(shown[0]?.includes(turn.split(" ")[0] ?? "?"), `${language}: ${shown[0]}`);
  }
});

test("an item of twenty words is not cut", () => {
  const item =
    "Assembly point is the car park behind Costa, not the front steps like before, the fire engine needs the front";
  assert.equal(details([item, "No lifts", "Stairs A or C", "No coats", "Shut the door"])[0], item);
});
