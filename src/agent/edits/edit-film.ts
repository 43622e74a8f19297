import type { EditQuestion, EditResult } from "../../artifacts/edit.ts";
import type { PlanRequest } from "../../artifacts/plan.ts";
import type { Storyboard } from "../../artifacts/storyboard.ts";
import { checkStoryboard } from "../check-storyboard.ts";
import { applyOperations } from "./apply/apply.ts";
import { askAbout } from "./ask.ts";
import { readAnswer } from "./read-answer.ts";
import { readInstruction } from "./read-instruction.ts";
import { Unclear } from "./unclear.ts";

/** Longer instructions than any prompt that the interface takes. */
const LONGEST = 20_000;

/**
 * Changes a film as an instruction in everyday English asks. All of it is done or nothing: what is not
 * understood, could mean several scenes, or cannot be done comes back as a question. `asked` is the question
 * that the instruction replies to. Deterministic; the storyboard given is not changed.
 */
export function editFilm(
  storyboard: Storyboard,
  instruction: string,
  request: Omit<PlanRequest, "duration">,
  asked: EditQuestion | null = null,
): EditResult {
  const text = instruction.slice(0, LONGEST);
  const whole = asked === null ? text : readAnswer(text, asked, storyboard);
  try {
    const operations = readInstruction(whole, storyboard);
    const edited = applyOperations(storyboard, operations, request);
    const problems = checkStoryboard(edited.storyboard);
    if (problems.length > 0)
      throw new Unclear({ kind: "impossible", text: `That cannot be done: ${problems[0] ?? ""}.` });
    return { kind: "edited", ...edited };
  } catch (error) {
    if (!(error instanceof Unclear)) throw error;
    return { kind: "question", question: askAbout(error, whole, storyboard) };
  }
}
