import assert from "node:assert/strict";
import { test } from "node:test";
import { readBrief } from "./read-brief.ts";

test("the mark behind a film's word goes with the word", () => {
  const brief =
    "# Erklärfilm: Wie eine Fischtreppe funktioniert\n\n**Länge:** etwa 2 Minuten\n\n## Worum es geht\n\nSeit 1924 versperrt das Wehr den Fischen den Weg. Barben und Nasen müssen aber wandern.\n\n## Das Prinzip\n\nDer Schlitzpass teilt die Höhe in viele kleine Stufen auf.";
  assert.equal(readBrief(brief).title?.shown, "Wie eine Fischtreppe funktioniert");
});

test("a heading of marks alone, or with a number behind one, stays", () => {
  assert.equal(readBrief("# – 40 degrees\n\nIt is cold in Yakutsk.").title?.shown, "– 40 degrees");
});
