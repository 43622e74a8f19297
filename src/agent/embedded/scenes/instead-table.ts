import type { TableBlock } from "../brief/brief.ts";
import { lowerFirst } from "../english/grammar.ts";
import { lowersNouns } from "../text/lower-nouns.ts";
import { pauseMarks } from "../phrases/pause-marks.ts";
import { capitalise, endSentence, withoutStop } from "../text/sentences.ts";
import { compose, type SceneContext, type Utterance } from "./draft.ts";

/** A head that means nothing without what stands below it: what the second column is to take the place of. */
const INSTEAD_OF =
  /^(?:instead of(?: saying| writing)?|rather than|statt|anstatt|anstelle von|au lieu de(?: dire)?|plutôt que(?: de dire)?|en (?:vez|lugar) de(?: decir)?|invece di(?: dire)?|al posto di|em vez de(?: dizer)?|in plaats van|zamiast(?: mówić)?|místo|вместо|замість|i stället för|istället för|i stedet for)$/iu;
/** Heads of German tables that are written small within a sentence. */
const NO_NOUN = /^(?:besser|lieber|so|dann|sag|schreib|nimm|nehmen|mach|nutz|verwend)/iu;
const QUOTED = /^["“„«‘‚'「『]/u;

/** `Instead of "That's not my job.", say "Let me find out."`: rows of what is not to be said, and what is; null for other tables. */
export function narrateInstead({ header, rows }: TableBlock, context: SceneContext): Utterance[] | null {
  const [instead, better] = header.map(({ spoken }) => withoutStop(spoken.trim()));
  if (instead === undefined || better === undefined || header.length !== 2 || !INSTEAD_OF.test(instead)) return null; // prettier-ignore
  const { comma } = pauseMarks(context.base);
  return rows.map((row, at) => {
    const [not = "", but = ""] = row.map(({ spoken }) => within(spoken.trim(), context));
    const head =
      lowersNouns(context.base) || NO_NOUN.test(better) ? lowerFirst(better, context.names) : better;
    return compose(
      [
        `${capitalise(instead)} `,
        [`row:${at}`, not],
        `${comma}${head}${QUOTED.test(but) ? " " : context.phrases.colon}`,
        endSentence(but, context.language),
      ],
      1.3,
    );
  });
}

/** What is quoted keeps its first letter; within a sentence no full stop stands, nor before a closing mark. */
function within(cell: string, { names, base }: SceneContext): string {
  if (QUOTED.test(cell)) return cell.replace(/[.。](?=["”“»’‘'」』]$)/u, "");
  return lowersNouns(base) ? lowerFirst(withoutStop(cell), names) : withoutStop(cell);
}
