import assert from "node:assert/strict";
import { test } from "node:test";
import { pivotSides } from "../parallel/pivot-sides.ts";
import { isConditional } from "../text/recast/conditions.ts";
import { recastSlavic } from "../text/recast/slavic.ts";
import { speakerOf } from "./speakers.ts";

test("a figure of a condition is told by its sentence in Hebrew, Persian and Greek", () => {
  for (const [language, before, after] of [
    ["he", "אם החום עולה מעל ", " מעלות, התקשרו לרופא."],
    ["fa", "اگر تب از ", " درجه بالاتر رفت به پزشک زنگ بزنید."],
    ["el", "Αν ο πυρετός περάσει τους ", " βαθμούς, καλέστε γιατρό."],
  ] as const)
    assert.equal(isConditional(before, after, language), true, before);
  for (const [language, before] of [
    ["he", "החום עלה ל-"],
    ["fa", "تب او به "],
    ["el", "Ο πυρετός ανέβηκε στους "],
  ] as const)
    // prettier-ignore
    assert.equal(isConditional(before, " 39.", language), false, before);
});

test("what is told of a noun before it is not turned without that noun", () => {
  const told = (before: string, language: string): string | null =>
    recastSlavic({ before, after: "", unit: "%", language, names: new Set(), possible: false, named: false });
  assert.equal(told("в которых плата за воду превышает", "ru"), null);
  assert.equal(told("у якому частка жінок перевищує", "uk"), null);
  assert.notEqual(told("каждый день в центр едут", "ru"), null);
});

test("what somebody does describes the Turkish noun behind it, and is no side of a comparison", () => {
  assert.equal(pivotSides(["Ankara'dan gelen tren 4 saat, İzmir'den gelen ise 8 saat sürer."], 0, "tr"), null); // prettier-ignore
});

test("whoever is quoted stands without the verb of saying in Greek", () => {
  assert.equal(speakerOf(", θυμάται η Ελένη Παππά."), "Η Ελένη Παππά");
});
