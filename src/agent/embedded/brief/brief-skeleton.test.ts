import assert from "node:assert/strict";
import { test } from "node:test";
import { hasBriefSkeleton, headIn } from "./brief-skeleton.ts";

test("a head is read without its marks, its number and its note", () => {
  assert.equal(headIn("## 6. Gestaltung"), "Gestaltung");
  assert.equal(headIn("**Call to action (end card, hold at least 4 seconds)**"), "Call to action");
  assert.equal(headIn("**Key messages:**"), "Key messages");
  assert.equal(headIn("Call to action"), null);
});

test("a brief has heads that nobody has who tells something", () => {
  for (const heads of [
    "**Key messages (in this order)**\n- One\n\n**Tone**\n- Warm",
    "## Zielgruppe\nAlle\n\n## Kernbotschaften\n- Eins",
    "## Messages clés\n- Un\n\n## Appel à l'action\nVenez",
    "## Content\nLeaves are green.\n\n## What I'd like to see\nA tree",
    "## Deliverables\n- One master\n\n## Look\nFlat",
  ])
    assert.equal(hasBriefSkeleton(`# Bread\n\nA film for the counter.\n\n${heads}`), true, heads);
});

test("a product's page, a singing lesson and a lesson on briefs have no such skeleton", () => {
  for (const text of [
    "# The Otter jacket\n\n## Who it's for\nPeople who walk to work.\n\n## The look\nModern, clean.",
    "# The Halden lamp\n\n## Look\nBrushed brass and smoked glass.\n\n## Tone\nWarm.\n\n## Call to action\nCome and see it.",
    "# The river trust\n\n## Key messages\nIt is clean.\n\n## Colours\nRed jackets, blue boats.",
    "# How to sing\n\n## Voice\nSing slowly.\n\n## Tone\nWarm and round.",
    "# How to write a brief\n\n## Key messages\nThree are enough.\n\n## Call to action\nSay what to do.",
    "# Our house style\n\n## Tone of voice\nPlain.\n\n## Call to action\nOne verb.",
  ])
    assert.equal(hasBriefSkeleton(text), false, text);
});
