import assert from "node:assert/strict";
import { test } from "node:test";
import { shown } from "../plan.fixture.ts";

test("an earlier count is what was, a later one is not", () => {
  const grown = shown("In 2024 the ferry carried 48,200 passengers. In 2019 there were 31,500.", "en");
  assert.equal(grown.kind === "number" ? grown.figures[0]?.from?.figure.display : null, "31,500");
  for (const [text, language] of [
    ["In 2019 the ferry carried 31,500 passengers. In 2024 there were 48,200.", "en"],
    ["2019 zählte die Fähre 31.500 Fahrgäste. 2024 waren es 48.200.", "de"],
  ] as const) {
    const visual = shown(text, language);
    const from = visual.kind === "number" ? visual.figures.find((one) => one.from !== undefined) : undefined;
    assert.ok(from === undefined || from.from?.figure.value === 31500, JSON.stringify(visual));
  }
});
