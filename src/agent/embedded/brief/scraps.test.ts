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

test("how the film reaches who watches goes with the sentence that asked for it, and what tells of them stays", () => {
  const asked = "Could we have a short film for our new plot holders?";
  for (const [rest, isTold] of [
    ["They get it with the welcome mail.", false],
    ["They live on the roof.", true],
    ["They get one bed each.", true],
  ] as const) {
    const source = `${asked} ${rest} The water is on from April.`;
    assert.equal(withoutScraps(source, cut(source, asked)).text.includes(rest), isTold, rest);
  }
});
