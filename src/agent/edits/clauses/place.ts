import { scene, type ClauseContext } from "../clause-context.ts";
import { CARDINAL, cardinal, ORDINAL, ordinal } from "../number-words.ts";
import type { Place } from "../operations.ts";

const END =
  /^(?:(?:to |at |as |into )?(?:the )?(?:very )?(?:end|back|bottom|last(?: (?:place|position|scene|spot))?)|last)$/i;
const START =
  /^(?:(?:to |at |as |into |in )?(?:the )?(?:very )?(?:beginning|start|front|top|first(?: (?:place|position|scene|spot))?)|first)$/i;
const NTH = new RegExp(
  `^(?:to|at|as|into|in)?\\s*(?:the )?(?:(?:position|place|number|slot|spot|scene|no\\.?)\\s*#?(${CARDINAL})|(${ORDINAL}) (?:position|place|spot|scene))$`,
  "i",
);
const BESIDE =
  /^(?:to )?(?:right |directly |just |immediately |straight )?(before|after|behind|in front of|ahead of|following|below|above|next to|under|preceding) (.+)$/i;
const BETWEEN = /^(?:in )?between (.+?) and (.+)$/i;
const STEP = new RegExp(
  `^(?:(${CARDINAL}|an?) )?(?:(?:place|position|step|scene|spot)s? )?(?:further )?(up|earlier|forwards?|to the front|down|later|back(?:wards?)?)$`,
  "i",
);

/** Where something goes; null where the words tell no place. */
export function placeOf(text: string, context: ClauseContext): Place | null {
  const clean = text.trim().replace(/[.,]+$/, "");
  if (END.test(clean)) return { at: "end" };
  if (START.test(clean)) return { at: "start" };
  const nth = NTH.exec(clean);
  if (nth !== null) return { number: cardinal(nth[1] ?? "") ?? ordinal(nth[2] ?? "") ?? 0 };
  const beside = BESIDE.exec(clean);
  if (beside !== null) {
    const number = scene(beside[2] ?? "", context);
    return /before|front|ahead|above|preceding/i.test(beside[1] ?? "")
      ? { before: number }
      : { after: number };
  }
  const between = BETWEEN.exec(clean);
  if (between !== null) return { after: scene(between[1] ?? "", context) };
  const step = STEP.exec(clean);
  if (step !== null) {
    const count = /^an?$/i.test(step[1] ?? "a") ? 1 : (cardinal(step[1] ?? "") ?? 1);
    return { by: /up|earlier|forward|front/i.test(step[2] ?? "") ? -count : count };
  }
  return null;
}
