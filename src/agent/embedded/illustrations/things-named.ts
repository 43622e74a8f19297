import type { Cue } from "../../../artifacts/cue.ts";
import type { StatementVisual, Thing } from "../../../artifacts/storyboard.ts";
import { isGrave } from "./grave-words.ts";
import { rowOfThings } from "./row-of-things.ts";
import type { RowThing } from "./thing-of-piece.ts";

/** The things that each thought of a statement names in a row, null for none. */
export type ThingsOfThoughts = (Thing[] | null)[];

/**
 * The rows of things that the thoughts of a statement name, each thing with the word that names it in the scene's narration.
 * `maySee`: whether a drawing has a place in this film. None where a thought tells of what is grave.
 */
export function thingsOfThoughts(
  visual: StatementVisual,
  narration: readonly string[],
  base: string,
  maySee: (drawing: string) => boolean,
): ThingsOfThoughts {
  const cues = [visual.cue, ...(visual.more ?? []).map(({ cue }) => cue)];
  return [visual, ...(visual.more ?? [])].map(({ text }, thought) => {
    const row = isGrave(text, base) ? null : rowOfThings(text, base);
    if (row === null || !row.every(({ drawing }) => maySee(drawing))) return null;
    return cued(row, cues[thought] ?? { sentence: 0, offset: 0 }, narration);
  });
}

/** Each thing with the place of its piece in what is said from a place on; null where one is not said so. */
function cued(row: readonly RowThing[], from: Cue, narration: readonly string[]): Thing[] | null {
  let { sentence, offset } = from;
  const things: Thing[] = [];
  for (const { drawing, piece } of row) {
    const found = placeOf(piece, { sentence, offset }, narration);
    if (found === null) return null;
    things.push({ illustration: drawing, cue: found });
    sentence = found.sentence;
    offset = found.offset + piece.length;
  }
  return things;
}

function placeOf(piece: string, from: Cue, narration: readonly string[]): Cue | null {
  for (let sentence = from.sentence; sentence < narration.length; sentence += 1) {
    const said = (narration[sentence] ?? "").toLowerCase();
    const offset = said.indexOf(piece.toLowerCase(), sentence === from.sentence ? from.offset : 0);
    if (offset !== -1) return { sentence, offset };
  }
  return null;
}

/** A statement with these things beside its thoughts, and no others. */
export function withThings(visual: StatementVisual, rows: ThingsOfThoughts): StatementVisual {
  const { things: _before, more, ...plain } = visual;
  const [first = null] = rows;
  const later = more?.map((thought, at) => {
    const { things: _own, ...words } = thought;
    const own = rows[at + 1] ?? null;
    return own === null ? words : { ...words, things: own };
  });
  return {
    ...plain,
    ...(first === null ? {} : { things: first }),
    ...(later === undefined ? {} : { more: later }),
  };
}

/** Whether a thought of a statement shows a row of things. */
export function hasThings({ things, more = [] }: StatementVisual): boolean {
  return [{ things }, ...more].some((thought) => thought.things !== undefined);
}
