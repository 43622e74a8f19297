import assert from "node:assert/strict";
import { test } from "node:test";
import { asIncrements } from "./increments.ts";

const course = (name: string, count = 4) => ({
  chart: "line" as const,
  categories: Array.from({ length: count }, (_, at) => String(2015 + at)),
  axis: "",
  series: [{ name, values: Array.from({ length: count }, (_, at) => at + 1), displays: [] }],
  unit: "",
});

test("what each year added is columns, in any language", () => {
  for (const name of [
    "Increase",
    "Annual growth",
    "New roofs",
    "Zuwachs",
    "Neue Dächer",
    "Mitgliederzuwachs",
    "Nouveaux arbres",
    "Прирост",
    "新装",
    "신규 가입",
    "الزيادة السنوية",
  ])
    // prettier-ignore
    assert.equal(asIncrements(course(name), "").chart, "column", name);
  assert.equal(asIncrements(course(""), "New members").chart, "column");
});

test("what there is stays a line, and so do many years", () => {
  for (const name of [
    "Members",
    "News readers",
    "Newcastle",
    "Neuseeland",
    "Level",
    "Novelas",
    "Wachstumsrate der Stadt",
    "New York",
    "New Zealand sheep",
    "Neue Donau",
    "Yeni Zelanda",
    "Új-Zéland",
    "Change of address requests",
    "Growth rate",
    "人口增长率",
  ])
    // prettier-ignore
    assert.equal(asIncrements(course(name), "").chart, "line", name);
  assert.equal(asIncrements(course("Increase", 14), "").chart, "line");
  assert.equal(asIncrements(course("Members"), "New members").chart, "line");
});
