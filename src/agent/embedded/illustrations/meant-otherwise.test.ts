import assert from "node:assert/strict";
import { test } from "node:test";
import { withoutVerbs } from "./english-verbs.ts";
import { drawingsOtherwise } from "./told-otherwise.ts";
import { withoutOtherReadings } from "./other-readings.ts";
import { isOfOld } from "./out-of-time.ts";

test("a word means otherwise where its film speaks of something else", () => {
  assert.ok(drawingsOtherwise(["She drew an animal to learn the alphabet."]).has("envelope"));
  assert.ok(!drawingsOtherwise(["Letters came by the sackful."]).has("envelope"));
  assert.ok(drawingsOtherwise(["עולים שבע אוקטבות."]).has("ladder"));
  assert.ok(drawingsOtherwise(["Los dos salen del corazón del agave."]).has("pineapple"));
  assert.ok(drawingsOtherwise(["Glockenbronze besteht aus Kupfer und Zinn."]).has("coat"));
  assert.ok(!drawingsOtherwise(["Der Mantel hängt am Haken.", ""]).has("coat"));
});

test("parts of words and verbs show no thing", () => {
  assert.doesNotMatch(withoutOtherReadings("Eingraben: Die Form steht in der Grube.", "de"), /graben/iu);
  assert.match(withoutOtherReadings("Raben sind klug.", "de"), /Raben/u);
  assert.doesNotMatch(withoutVerbs("Twenty-odd horses wheel and rear.", "·"), /wheel/u);
  assert.match(withoutVerbs("The water wheel turns.", "·"), /wheel/u);
  assert.doesNotMatch(withoutVerbs("Note the plateau between 2000 and 2006.", "·"), /plateau/u);
});

test("years are years in the digits of any script", () => {
  assert.equal(isOfOld(["في عام ١٩٠٠ أمر السلطان ببناء الخط.", "١٩٠٨: أول قطار."]), true);
});
