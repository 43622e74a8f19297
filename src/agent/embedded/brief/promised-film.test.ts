import assert from "node:assert/strict";
import { it } from "node:test";
import { withoutAgreement } from "./promised-film.ts";

it("tells what an agreed film is of from the agreement", () => {
  assert.equal(withoutAgreement("that sewer film we talked about??"), null);
  assert.equal(withoutAgreement("Filmchen für die Backgruppe, wie besprochen"), null);
  assert.equal(withoutAgreement("the bins we talked about"), "bins");
  for (const line of [
    "Which heating?",
    "How we discussed death",
    "The treaty we agreed",
    "The war we said nothing about",
    "What we said about the war",
    "What we said in 1968 and why",
    "The talk of the town",
  ])
    assert.equal(withoutAgreement(line), line);
});

it("is done at once with a line of signs", () => {
  const before = process.cpuUsage();
  withoutAgreement("(,  ".repeat(4000));
  assert.ok(process.cpuUsage(before).user < 200_000);
});
