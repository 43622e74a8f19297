import assert from "node:assert/strict";
import test from "node:test";
import { selfSaid, selfSaidCells } from "./self-said.ts";

test("a sum, a time, a date and a duration say what they are, and two of a kind or a bare number do not", () => {
  const said: [cell: string, language: string, kind: string | null][] = [
    ["8 €", "fr", "sum"],
    ["ab 45 €", "de", "sum"],
    ["無料", "ja", "sum"],
    ["ilmainen", "fi", "sum"],
    ["umsonst", "de", "sum"],
    ["entrada libre", "es", "sum"],
    ["libre", "es", null],
    ["3,000円", "ja", "sum"],
    ["19:00", "ru", "time"],
    ["18–20 Uhr", "de", "time"],
    ["40 минут", "ru", "duration"],
    ["3. Oktober", "de", "date"],
    ["12", "en", null],
    ["64%", "sv", null],
    ["5 jardins au choix", "fr", null],
    ["£12 deposit and a map of the river", "en", null],
  ];
  for (const [cell, language, kind] of said) assert.equal(selfSaid(cell, language), kind, cell);
  assert.deepEqual(selfSaidCells(["8 €", "5 €", "19:00"], "fr"), [false, false, true]);
});
