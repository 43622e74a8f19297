import assert from "node:assert/strict";
import { test } from "node:test";
import { withoutScraps } from "./scraps.ts";

/** A sentence with what others took out of it blanked. */
const cut = (source: string, taken: string): string => source.replace(taken, " ".repeat(taken.length));

test("what is left of a request is no text", () => {
  for (const [source, taken] of [
    ["Dzień dobry, proszę zrobić z tego filmik na stronę gminy, najlepiej do minuty :)", "proszę zrobić z tego filmik na stronę gminy"],
    ["Hallo Jens, anbei der Rundbrief, wie besprochen bitte als Video fürs Vereinsheim, danke dir!!", "wie besprochen bitte als Video fürs Vereinsheim"],
  ] as const)
    assert.equal(withoutScraps(source, cut(source, taken)).text.trim(), "");
}); // prettier-ignore

test("what tells beside a request stays", () => {
  const source = "Our bread is baked on Fridays, and we'd like a film about it, please.";
  const left = cut(source, "and we'd like a film about it, please");
  assert.equal(withoutScraps(source, left).text, left);
});
