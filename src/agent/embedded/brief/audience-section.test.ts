import assert from "node:assert/strict";
import { test } from "node:test";
import { withoutAudienceSection } from "./audience-section.ts";

const ABOVE = "# Reelkeep\n\nWe scan home movies in our own building, and nothing is posted abroad. Every frame is scanned.\n\n"; // prettier-ignore
const BELOW = "\n\n**Key messages**\n- Your family is in that box";

test("whom a brief has in mind is its audience, and told to nobody", () => {
  const section =
    "**Who it's for**\n- People aged 45–70 who've found a box in a loft\n- They no longer own a projector";
  const { text, audience, wishes } = withoutAudienceSection(ABOVE + section + BELOW);
  assert.equal(audience, "People aged 45–70 who've found a box in a loft");
  assert.doesNotMatch(text, /projector|Who it's for/u);
  assert.match(text, /Your family/u);
  assert.equal(text.length, (ABOVE + section + BELOW).length);
  assert.equal(wishes.length, 1);
  const french = "## À qui s'adresse le film\nAux habitants du quartier qui n'osent pas entrer.";
  assert.equal(withoutAudienceSection(ABOVE + french + BELOW).audience, "Aux habitants du quartier qui n'osent pas entrer"); // prettier-ignore
});

test("an audience that was there stays, and a section that goes on keeps what it tells", () => {
  const counted = `${ABOVE}## Audience\nIn 2023 there were 12,400 visitors, and most of them came by bus.${BELOW}`;
  assert.deepEqual(withoutAudienceSection(counted), { text: counted, audience: null, wishes: [] });
  const more = withoutAudienceSection(
    `${ABOVE}## Who it's for\nPeople with a box.\n\nThe box smells of vinegar.${BELOW}`,
  );
  assert.match(more.text, /smells of vinegar/u);
});
