import assert from "node:assert/strict";
import { it } from "node:test";
import { withoutPaceOrders } from "./pace-orders.ts";

it("hears how a film is to be read, above all that is told", () => {
  const source = "# Seasons\n\n*For Year 5, Ballarat. Please read at a slow pace.*\n\nIt is hot in summer.";
  const { text, wishes } = withoutPaceOrders(source);
  assert.equal(text.length, source.length);
  assert.deepEqual(wishes, ["Please read at a slow pace."]);
  assert.match(text, /\*For Year 5, Ballarat\.\*\s+\n\nIt is hot/u);
  assert.equal(
    withoutPaceOrders("# Wasser\n\n*Bitte langsam sprechen.*\n\nDas Wasser kommt aus Brunnen.").wishes.length,
    1,
  );
});

it("leaves advice to viewers", () => {
  const advice = "# Talking to deaf people\n\nFace them.\n\nDo not shout.\n\nPlease speak slowly.";
  assert.equal(withoutPaceOrders(advice).text, advice);
  const call =
    "# Calling 112\n\nStay where you are. Keep calm. Speak slowly and clearly.\n\nSay where you are.";
  assert.equal(withoutPaceOrders(call).text, call);
  const item = "# Reading aloud\n\n- Please read slowly.\n- Look up.";
  assert.equal(withoutPaceOrders(item).text, item);
  assert.equal(withoutPaceOrders("Please read slowly.").text, "Please read slowly.");
});
