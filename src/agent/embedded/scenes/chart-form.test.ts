import assert from "node:assert/strict";
import { test } from "node:test";
import { isAccount, isOutcome } from "./chart-form.ts";

const account = (...rows: [string, number][]) =>
  isAccount({
    categories: rows.map(([name]) => name),
    series: [
      { name: "", values: rows.map(([, value]) => value), displays: rows.map(([, value]) => `${value}`) },
    ],
  });

test("a total, or what is left, is known by its name in every language that has one", () => {
  for (const name of ["Total", "Summe Ausgaben", "Left over", "মোট", "รวม", "Tổng cộng", "Összesen", "합계"])
    assert.ok(isOutcome(name), name);
  for (const name of ["Rent", "Miete", "ভাড়া", "Totem"]) assert.ok(!isOutcome(name), name);
});

test("parts and what they come to are an account, wherever it is written", () => {
  assert.ok(account(["Rent", 30], ["Food", 20], ["Total", 50]));
  assert.ok(account(["ভাড়া", 30], ["খাবার", 20], ["মোট", 50]));
  assert.ok(!account(["Rent", 30], ["Food", 20], ["Coal", 50]));
  assert.ok(!account(["Rent", 30], ["Food", 20], ["Total", 60]));
});
