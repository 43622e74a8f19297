import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";

/** What is said of the first formula of a brief. */
function formula(brief: string, language: string): string {
  const scene = film(brief, language).scenes.find(({ visual }) => visual.kind === "formula");
  assert.ok(scene?.visual.kind === "formula");
  return scene.narration.join(" ");
}

test("a school's formula is said in Romanian and in Catalan", () => {
  const romanian = formula(
    "# Forța\n\n## Legea\n$F = m \\cdot a$\n\nUnde F este forța, m masa și a accelerația.",
    "ro",
  );
  assert.match(romanian, /F este egal cu m ori a/u);
  const catalan = formula("# El cercle\n\n## L'àrea\n$A = \\pi r^2$\n\nOn A és l'àrea i r és el radi.", "ca");
  assert.match(catalan, /A és igual a .*r al quadrat/u);
});
