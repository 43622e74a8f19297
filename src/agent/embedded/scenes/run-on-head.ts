import type { TableBlock } from "../brief/brief.ts";
import { lowerFirst } from "../english/grammar.ts";
import { capitalise, endSentence } from "../text/sentences.ts";
import { say, type SceneContext, type Utterance } from "./draft.ts";
import { spokenCell } from "./spoken-cell.ts";

/** "What it pays for" is seen above its column; heard before each cell it would be no English. */
export const RUN_ON_HEAD = /^(?:what|who|whom|how|where|when|why|which)\s(?!.*[?]$)/iu;

/** A row of such a table. */
export function tellRunOn(
  [first, cell]: TableBlock["rows"][number],
  at: number,
  context: SceneContext,
): Utterance {
  const told = lowerFirst(spokenCell(cell?.spoken ?? ""), context.names);
  const text = `${capitalise(spokenCell(first?.spoken ?? ""))}: ${told}`;
  return say(endSentence(text, context.language), 1, [{ key: `row:${at}`, offset: 0 }]);
}
