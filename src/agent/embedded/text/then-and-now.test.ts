import assert from "node:assert/strict";
import { test } from "node:test";
import { shown } from "../plan.fixture.ts";

test("an earlier count is what was, a later one is not", () => {
  const grown = shown("The ferry carries 48,200 passengers a year. Five years ago there were 31,500.", "en");
  assert.equal(grown.kind === "number" ? grown.figures[0]?.from?.figure.display : null, "31,500");
  // Where both have their time, they stand side by side from the earlier on.
  for (const [text, language] of [
    ["In 2024 the ferry carried 48,200 passengers. In 2019 there were 31,500.", "en"],
    ["In 2019 the ferry carried 31,500 passengers. In 2024 there were 48,200.", "en"],
    ["2019 zählte die Fähre 31.500 Fahrgäste. 2024 waren es 48.200.", "de"],
  ] as const) {
    const visual = shown(text, language);
    assert.equal(visual.kind, "chart", text);
    if (visual.kind === "chart") assert.deepEqual(visual.series[0]?.values, [31500, 48200]);
  }
});
