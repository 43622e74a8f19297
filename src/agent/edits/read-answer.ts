/** What a reply to a question means: the whole instruction to go on with. */
import type { EditQuestion } from "../../artifacts/edit.ts";
import { readInstruction, sceneOfAnswer } from "./read-instruction.ts";
import type { Film } from "./find-scenes.ts";
import { CARDINAL, cardinal, ORDINAL, ordinal } from "./number-words.ts";
import { tidyClause } from "./tidy-clause.ts";
import { Unclear } from "./unclear.ts";

const NUMBER = new RegExp(
  `^(?:option |number |no\\.? ?|choice |answer |scene |\\(|#)*(${CARDINAL})\\)?$`,
  "i",
);
const NTH = new RegExp(`^(?:the )?(?:(${ORDINAL})|(last))(?: (?:one|option|choice|scene))?$`, "i");
const YES =
  /^(?:yes|y|yep|yeah|sure|ok(?:ay)?|right|correct|exactly|do (?:it|that|so)|yes,? (?:please|i do|that one))$/i;
const NO = /^(?:no|n|nope|none(?: of (?:them|these))?|neither)$/i;

/** The instruction that the reply amounts to. */
export function readAnswer(reply: string, question: EditQuestion, film: Film): string {
  const answer = tidyClause(reply);
  const { choices } = question;
  const chosen = chooseByNumber(answer, question) ?? chooseByName(answer, question, film);
  if (chosen !== null) return chosen;
  if (YES.test(answer) && choices.length === 1) return choices[0]?.instruction ?? reply;
  if (NO.test(answer)) return "leave it as it is";
  if (question.textFor !== null && !isInstruction(reply, film)) return `${question.textFor} ${reply}`;
  return reply;
}

function chooseByNumber(answer: string, { choices }: EditQuestion): string | null {
  const number = NUMBER.exec(answer)?.[1];
  if (number !== undefined) {
    const wanted = cardinal(number);
    const scene = choices.find((choice) => choice.scene === wanted);
    return (scene ?? choices[(wanted ?? 0) - 1])?.instruction ?? null;
  }
  const nth = NTH.exec(answer);
  if (nth === null || choices.length === 0) return null;
  const at = nth[2] === undefined ? (ordinal(nth[1] ?? "") ?? 0) : choices.length;
  return choices[at - 1]?.instruction ?? null;
}

/** "the one about towers", "two scenes". */
function chooseByName(answer: string, { choices }: EditQuestion, film: Film): string | null {
  const plain = (text: string): string =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim();
  const wanted = plain(answer);
  if (wanted === "" || choices.length === 0) return null;
  const named = choices.filter(
    ({ label }) => plain(label) === wanted || plain(label).replace(/^scene \d+ /, "") === wanted,
  );
  if (named.length === 1) return named[0]?.instruction ?? null;
  const scene = choices.some((choice) => choice.scene !== null) ? sceneOfAnswer(answer, film) : null;
  return choices.find((choice) => scene !== null && choice.scene === scene)?.instruction ?? null;
}

function isInstruction(text: string, film: Film): boolean {
  try {
    readInstruction(text, film);
    return true;
  } catch (error) {
    if (error instanceof Unclear) return error.doubt.kind === "which-scene" || error.doubt.kind === "choose";
    throw error;
  }
}
