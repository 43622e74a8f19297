/** Which drawing stands beside a scene's words. */
import { namedDrawing } from "../../embedded/illustrations/named-drawing.ts";
import { viewCalled } from "../../embedded/views/view-called.ts";
import { phrase, scene, type ClauseReader } from "../clause-context.ts";
import { Unclear } from "../unclear.ts";

const DRAWING = "(?:drawing|illustration|picture)";
const WITHOUT: readonly RegExp[] = [
  new RegExp(`^(?:remove|drop|delete|take out|leave out|omit|lose|hide|get rid of) (?:the |its )?${DRAWING} (?:from|in|of|on|for) (.+)$`, "i"),
  new RegExp(`^no ${DRAWING} (?:in|for|on) (.+)$`, "i"),
  new RegExp(`^(?:show |make |leave )?(.+) without (?:the |an? |any |its )?${DRAWING}$`, "i"),
]; // prettier-ignore
const WITH: readonly { find: RegExp; scene: number; noun: number }[] = [
  { find: new RegExp(`^(?:change|swap|replace|switch|turn) the ${DRAWING} (?:in|of|on|for) (.+?) (?:to|with|by|for|into) (?:(?:an?|the) (?:${DRAWING} of )?)?(.+)$`, "i"), scene: 1, noun: 2 },
  { find: new RegExp(`^(?:show|draw|put|use|add|give) (?:(?:an?|the) )?${DRAWING} of (.+) (?:in|on|for|to|into|beside) (.+)$`, "i"), scene: 2, noun: 1 },
  { find: new RegExp(`^(?:give|illustrate) (.+?) (?:with )?(?:an? |the )?${DRAWING} of (.+)$`, "i"), scene: 1, noun: 2 },
  { find: /^illustrate (.+?) (?:with|by) (.+)$/i, scene: 1, noun: 2 },
]; // prettier-ignore

export const illustration: ClauseReader = (clause, context) => {
  for (const find of WITHOUT) {
    const match = find.exec(clause);
    if (match !== null) return [{ kind: "illustrate", scene: scene(match[1] ?? "", context), drawing: null }];
  }
  for (const { find, scene: at, noun } of WITH) {
    const match = find.exec(clause);
    if (match === null) continue;
    const words = phrase(match[noun] ?? "", context);
    const drawing = viewCalled(words) ?? namedDrawing(words);
    const number = scene(match[at] ?? "", context);
    if (drawing === null)
      throw new Unclear({ kind: "impossible", text: `There is no drawing of “${words}” in the set.` });
    return [{ kind: "illustrate", scene: number, drawing }];
  }
  return null;
};
