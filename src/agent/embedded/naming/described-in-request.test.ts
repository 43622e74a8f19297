import assert from "node:assert/strict";
import test from "node:test";
import { describedIn } from "./described-in-request.ts";

test("what a request says that a named thing is stands with its name", () => {
  for (const [wish, name, what] of [
    ["نحتاج فيلماً عن منتجنا الجديد «ندى»، وهو جهاز منزلي لتنقية مياه الشرب.", "ندى", "جهاز منزلي لتنقية مياه الشرب"],
    ['We need a short film about "Nada", a water purifier for the home.', "Nada", "a water purifier for the home"],
    ["Wir brauchen einen Film über „Nada“, ein Gerät für sauberes Wasser.", "Nada", "ein Gerät für sauberes Wasser"],
  ] as const)
    assert.equal(describedIn([wish], name), what);
  for (const wish of ['A film about "Nada", please.', 'A film about "Nada", and keep it short.', "A film about Nada, a purifier."])
    assert.equal(describedIn([wish], "Nada"), null, wish);
}); // prettier-ignore
