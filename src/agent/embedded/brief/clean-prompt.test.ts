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

test("a line typed without capitals has its sentences, in the same length; abbreviations and code stay", () => {
  const typed =
    "every tuesday we talk to someone who started over. a pilot who bakes bread. a banker who repairs violins.";
  const clean = cleanPrompt(typed);
  assert.equal(clean.length, typed.length);
  assert.match(clean, /over\. A pilot who bakes bread\. A banker/u);
  assert.equal(
    cleanPrompt("- alarm goes, you go. no coats, no laptops"),
    "- alarm goes, you go. No coats, no laptops",
  );
  assert.equal(
    cleanPrompt("we do it in Jan. last time the landlord wants under 4. main problem is the lift"),
    "we do it in Jan. Last time the landlord wants under 4. Main problem is the lift",
  );
  for (const stays of [
    "it takes approx. ten minutes and costs more. iPhone users know.",
    "am 4. mai beginnt das fest. Alle kommen.",
    "We said so before. then nothing came of it.",
    "run `a. b` and wait. then go on with it.",
  ])
    assert.equal(cleanPrompt(stays).replace(/(?<=more\. )I(?=Phone)/u, "i"), stays);
});

test("marks that a western keyboard typed in Chinese or Japanese are wide ones, in the same length", () => {
  const typed =
    '消防队说:"跑得掉的是人,跑不掉的是后悔。"电话 010-5550-2368,周一到周六 8:30-17:30,共 1,126 起;见 https://a.example/x?y=1,2';
  const wide = cleanPrompt(typed);
  assert.equal(wide.length, typed.length);
  assert.ok(
    wide.startsWith(
      "消防队说：“跑得掉的是人，跑不掉的是后悔。”电话 010-5550-2368，周一到周六 8:30-17:30，共 1,126 起；见",
    ),
  );
  assert.ok(wide.endsWith("https://a.example/x?y=1,2"));
  const english = 'He said: "Stop, now!" and the sign read 出口,north.';
  assert.equal(cleanPrompt(english), english);
});
