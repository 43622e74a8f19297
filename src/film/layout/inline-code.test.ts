import assert from "node:assert/strict";
import test from "node:test";
import { codeParts } from "./inline-code.ts";

const codeIn = (text: string): string[] => codeParts(text).flatMap((part) => (part.code ? [part.text] : []));

test("code within prose is known by its form, in any language", () => {
  assert.deepEqual(codeIn("Wrap it in COALESCE(SUM(o.amount), 0) if"), ["COALESCE(SUM(o.amount), 0)"]);
  assert.deepEqual(codeIn("Jetzt prüft add() selbst, ob customer_id fehlt"), ["add()", "customer_id"]);
  assert.deepEqual(codeIn('print("a b")で表示し、Number.isNaN(x)を使う'), [
    'print("a b")',
    "Number.isNaN(x)",
  ]);
});

test("SQL in capitals is code where two of its words stand together, or one with what it is true of", () => {
  assert.deepEqual(codeIn("and measure with EXPLAIN ANALYZE before"), ["EXPLAIN ANALYZE"]);
  assert.deepEqual(codeIn("WHERE lower(email) = 'a@b.example'"), ["WHERE lower(email) = 'a@b.example'"]);
  for (const text of ["WHERE WE ARE TODAY", "UPDATE YOUR PHONE", "SET A DATE", "JOIN US"])
    assert.deepEqual(codeIn(text), [], text);
});

test("words with brackets behind them are no code", () => {
  for (const text of [
    "customer(s) and f(x)",
    "WHO(2020) and EU(European Union)",
    "楮(こうぞ)と雁皮(がんぴ)",
    "a_b@example.org",
    "und/oder (siehe oben)",
  ])
    assert.deepEqual(codeIn(text), [], text);
});
