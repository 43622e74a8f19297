import assert from "node:assert/strict";
import { test } from "node:test";
import { chartKind } from "./chart-form.ts";
import { areTimes, englishPreposition } from "./time-labels.ts";

test("hours of the clock are points in time, and a course of many of them is a line", () => {
  for (const labels of [
    ["10:00", "10:30"],
    ["7 am", "8 am", "12 pm"],
    ["8 Uhr", "9 Uhr"],
    ["14h30", "15h"],
  ])
    assert.ok(areTimes(labels, "en"), labels.join(" "));
  for (const labels of [["10", "20"], ["25:00", "26:00"], ["10:00", "later"], ["3 h after"]])
    assert.ok(!areTimes(labels, "en"), labels.join(" "));
  assert.equal(chartKind(["10:00", "10:30", "11:00", "11:30", "12:00", "12:30"], 1, "hi"), "line");
});

test("years are years in any digits", () => {
  for (const labels of [
    ["২০১৯", "২০২০"],
    ["२०१९", "२०२०"],
    ["٢٠١٩", "٢٠٢٠"],
    ["۲۰۱۹", "۲۰۲۰"],
  ])
    assert.ok(areTimes(labels, "bn"), labels.join(" "));
  assert.equal(chartKind(["২০১৯", "২০২০", "২০২১"], 1, "bn"), "line");
  assert.ok(!areTimes(["১২০", "৯০"], "bn"));
});

test("an English point in time stands behind its own small word", () => {
  for (const [label, word] of [
    ["10:30", "at"],
    ["7 am", "at"],
    ["Monday", "on"],
    ["Oct 2024", "in"],
    ["2024", "in"],
  ])
    assert.equal(englishPreposition(label ?? ""), word, label);
});
