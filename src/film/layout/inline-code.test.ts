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
