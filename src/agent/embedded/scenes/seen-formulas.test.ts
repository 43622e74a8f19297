import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";
import { withFormulasSeen } from "./seen-formulas.ts";

test("a sentence shows its formulas in signs while the voice says their words", () => {
  const { scenes } = film("# Sums\n\n## Parts\n\nWhen $n$ is odd, one part is larger than the other. Nobody notices for $n > 100$, and the sum $a+b$ stays the same.\n"); // prettier-ignore
  const scene = scenes.at(-1);
  assert.ok(scene?.visual.kind === "statement");
  assert.match(JSON.stringify(scene.visual), /n > 100, and the sum a \+ b stays/u);
  assert.match(scene.narration.join(" "), /n is greater than 100/u);
});

test("an equation before its steps is typeset, and worked sums are formulas", () => {
  const { scenes } = film("# נוסחת השורשים\n\n## דוגמה פתורה\n\nנפתור את המשוואה $x^2 - 5x + 6 = 0$.\n\n1. מזהים את המקדמים: a הוא 1, b הוא מינוס 5.\n2. מחשבים את הביטוי: $25 - 24 = 1$.\n3. מוציאים שורש: $\\sqrt{2h/g}$.\n", "he"); // prettier-ignore
  const [formula, steps] = scenes.slice(1).map(({ visual }) => visual);
  assert.ok(formula?.kind === "formula" && formula.tex === "x^2 - 5x + 6 = 0", formula?.kind);
  assert.match(JSON.stringify(steps), /25 − 24 = 1.*√\(2h\/g\)/u);
});

test("only the words of a formula are replaced", () => {
  const formulas = [{ tex: "a+b", said: "a plus b", seen: "a + b" }];
  assert.equal(withFormulasSeen("A plus b is told, the data plus bread are not", formulas), "a + b is told, the data plus bread are not"); // prettier-ignore
  assert.equal(withFormulasSeen("Nothing", []), "Nothing");
});
