import assert from "node:assert/strict";
import { test } from "node:test";
import { breathsOf } from "./breaths.ts";

const texts = (sentence: string, base: string): string[] => breathsOf(sentence, base).map(({ text }) => text);

test("a long sentence is parted behind when it is, and not between its subject and its verb", () => {
  for (const [base, when, rest] of [
    ["en", "On 23 February 1987, at 7:35 in the morning Universal Time", "a tank holding some 3,000 tonnes of very clean water, a kilometre under a Japanese mountain, registered eleven tiny flashes in about thirteen seconds."],
    ["en", "On 6 December 1917, at about nine in the morning", "a French ship loaded with nearly 3,000 tonnes of explosives, in the narrowest part of the harbour, collided with a Norwegian relief vessel and caught fire."],
    ["fr", "Le 5 août 1858, après quatre tentatives manquées", "deux navires, l'Agamemnon et le Niagara, qui s'étaient rencontrés au milieu de l'océan, ont relié l'Irlande à Terre-Neuve par un fil de cuivre de 3 200 kilomètres."],
  ] as const)
    assert.deepEqual(texts(`${when}, ${rest}`, base), [when, rest]);
}); // prettier-ignore

test("a row of what somebody did is read whole, where that can be read at all", () => {
  const done = "Hours later, in Chile, Ian Shelton developed a photographic plate of the Large Magellanic Cloud, found a bright spot that had no business being there, and walked outside to look up."; // prettier-ignore
  assert.deepEqual(texts(done, "en"), [done]);
});

test("where a place is told more of behind its name, nothing is parted there", () => {
  const told = "On 3 May 1900, at noon, in the old town hall of Ruhla, a small town in the hills that nobody had heard of until then, the brothers Thiel showed the first watch that anybody could pay for and sold it."; // prettier-ignore
  assert.ok(!texts(told, "en").includes("On 3 May 1900, at noon, in the old town hall of Ruhla"));
});
