import assert from "node:assert/strict";
import { test } from "node:test";
import { cleanPrompt } from "./clean-prompt.ts";

test("single marks hold what somebody says, and what the same person goes on to say", () => {
  assert.equal(
    cleanPrompt("'Het dak lekte,' zegt buurman Henk Smit. 'Nu is het droog.' Einde."),
    "“Het dak lekte,” zegt buurman Henk Smit. “Nu is het droog.” Einde.",
  );
  assert.equal(
    cleanPrompt("'It rained,' said Tom, 'and then it froze.'"),
    "“It rained,” said Tom, “and then it froze.”",
  );
});

test("single marks that nobody speaks between stay", () => {
  for (const text of [
    "We call it 'the long way round' here, says Tom.",
    "“It rained,” said Tom. The dogs' beds and the cats' bowls were wet.",
    "Foto's van auto's, zegt Henk, zijn 's avonds mooier.",
  ])
    assert.equal(cleanPrompt(text), text);
});
