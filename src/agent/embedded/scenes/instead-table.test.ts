import assert from "node:assert/strict";
import test from "node:test";
import { film } from "../plan.fixture.ts";

const told = (section: string, language: string): string[] =>
  film(`# Film\n\n## A\n\nRobins sing at night.\n\n${section}`, language).scenes.at(-1)?.narration ?? [];

test("what is to be said instead of something is said as a sentence", () => {
  assert.deepEqual(
    told(
      '## Words\n\n| Instead of | Say |\n|---|---|\n| "That\'s not my job." | "Let me ask." |\n| "Calm down." | "I hear you." |',
      "en",
    ),
    [
      "Words.",
      'Instead of "That\'s not my job", say "Let me ask".',
      'Instead of "Calm down", say "I hear you".',
    ],
  );
  assert.deepEqual(
    told(
      "## Heizen\n\n| Statt | Besser |\n|---|---|\n| Fenster kippen | Kurz weit öffnen |\n| Voll aufdrehen | Früh beginnen |",
      "de",
    ).slice(1),
    ["Statt Fenster kippen, besser: Kurz weit öffnen.", "Statt Voll aufdrehen, besser: Früh beginnen."],
  );
});

test("other tables of two columns are told as they were", () => {
  const [, first] = told("## Remedies\n\n| Delay | Remedy |\n|---|---|\n| 15 to 29 minutes | A hot drink |\n| 30 to 59 minutes | Half of the fare |", "en"); // prettier-ignore
  assert.equal(first, "15 to 29 minutes: a hot drink.");
});
