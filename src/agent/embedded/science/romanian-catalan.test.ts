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
  const catalan = formula(
    "# La força\n\n## La llei\n$F = m \\cdot a^2$\n\nOn F és la força i m és la massa. Com més massa té un cos, més força cal per moure'l amb els mateixos metres per segon.",
    "ca",
  );
  assert.match(catalan, /F és igual a m per a al quadrat/u);
});
