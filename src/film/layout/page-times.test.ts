import assert from "node:assert/strict";
import { test } from "node:test";
import { contextOf } from "../components/testing/layout-laws.ts";
import { startWithin } from "./page-times.ts";

const context = contextOf("cinematic_story", "de", { width: 1080, height: 1080, fps: 25 });

test("nothing of a page comes before the page, however short its time is", () => {
  const { enter, exit } = context.theme.motion;
  for (const wished of [0, 100, 5000])
    assert.equal(startWithin({ from: 100, until: 104 }, wished, enter, context), 100, `${wished}`);
  const long = { from: 100, until: 100 + 4 * (enter + exit) };
  assert.equal(startWithin(long, 0, enter, context), 100);
  assert.equal(startWithin(long, 110, enter, context), 110);
  const late = startWithin(long, 5000, enter, context);
  assert.ok(late + enter < long.until - exit, `${late}`);
});
