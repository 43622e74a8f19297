import assert from "node:assert/strict";
import { test } from "node:test";
import { withCallCard } from "./call-card.ts";

test("the points below a brief's call are one card: its words, and in a line where to turn", () => {
  const source = '# Reelkeep\n\n**Call to action**\n- "Get the box down."\n- Reelkeep, 22 Kiln Yard, Sheffield\n- 0114 496 0183\n- reelkeep.example\n'; // prettier-ignore
  const card = withCallCard(source);
  assert.equal(card.length, source.length);
  assert.match(card, /\n {2}"Get the box down\."\n {2}Reelkeep, 22 Kiln Yard, Sheffield, +0114 496 0183, +reelkeep\.example\n$/u); // prettier-ignore
});

test("other points stay points", () => {
  for (const points of [
    '## Call to action\n- "Get the box down."\n- We scan every frame.\n- 0114 496 0183',
    "## Call to action\n- Get the box down\n- 0114 496 0183",
    '## Call to action\n- "Get the box down."\n- Kiln Yard',
    '## Prices\n- "Get the box down."\n- 0114 496 0183',
  ])
    assert.equal(withCallCard(`# Reelkeep\n\n${points}`), `# Reelkeep\n\n${points}`);
  assert.equal(withCallCard(""), "");
});
