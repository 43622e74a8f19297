import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";

const BODY =
  "The reading club met in a laundry. Twelve people came.\n\nThen the club moved into the tram depot.";

test("years as the first line stand above the title, which the text gives", () => {
  for (const [line, above] of [
    ["2019 – 2024", "2019 – 2024"],
    ["1868 1889 1912", "1868 · 1889 · 1912"],
    ["From 2019 to 2024", "From 2019 to 2024"],
    ["2019年〜2024年", "2019年〜2024年"],
    ["2019 bis 2024", "2019 bis 2024"],
  ] as const) {
    const [opening] = film(`${line}\n\n${BODY}`).scenes;
    assert.ok(opening?.visual.kind === "title", line);
    assert.equal(opening.visual.eyebrow, above);
    assert.equal(opening.visual.title, "The reading club");
  }
});

test("one year alone may be a title, and so is a heading of years", () => {
  assert.equal(film(`1984\n\n${BODY}`).title, "1984");
  assert.equal(film(`# 1914–1918\n\n${BODY}`).title, "1914–1918");
});
