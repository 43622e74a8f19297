import assert from "node:assert/strict";
import { test } from "node:test";
import { film, shown } from "../plan.fixture.ts";
import { breathsOf } from "../text/breaths.ts";
import { isCondition } from "../text/governing.ts";

test("what holds otherwise is no list below the heading of the case before", () => {
  for (const [text, language] of [
    ["Otherwise: rest, drink and come back if it gets worse.", "en"],
    ["Sonst: ausruhen, trinken und wiederkommen, wenn es schlimmer wird.", "de"],
    ["De lo contrario: descansar, beber y volver si empeora.", "es"],
  ] as const)
    assert.equal(shown(text, language).kind, "statement", text);
  assert.equal(
    shown("For the walk you need four things: boots, water, a map and a hat.", "en").kind,
    "bullets",
  );
});

test("a heading that asks when is no condition, and one that names a case is", () => {
  for (const [heading, base] of [
    ["When to call us", "en"],
    ["Quand consulter", "fr"],
    ["Quando chiamare", "it"],
  ] as const)
    assert.equal(isCondition(`${heading} `, base), false, heading);
  for (const [heading, base] of [
    ["When the lift stops", "en"],
    ["If someone reacts", "en"],
    ["Quand il pleut", "fr"],
  ] as const)
    assert.equal(isCondition(`${heading} `, base), true, heading);
});

test("cases in a row stay with what they are cases of", () => {
  const said =
    "Bring the cat in on the same day if she has not eaten since the evening before, her gums are pale or grey, or she has been hiding for twelve hours.";
  assert.deepEqual(
    breathsOf(said, "en").map(({ text }) => text),
    [said],
  );
});

test("steps are told as commands, and under which case they hold is heard", () => {
  const steps = film(
    "# The shop\n\n## If the alarm goes off by itself\n1. Tally the guests: there must be eight.\n2. Wait outside.\n3. Ring the owner.\n\n## After\n\nLock the door, and go home.\n",
  ).scenes[1]?.narration.join(" ");
  assert.match(steps ?? "", /^If the alarm goes off by itself: three steps\./u);
  assert.doesNotMatch(steps ?? "", /the tally the/u);
});
