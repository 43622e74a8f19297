import type { Cue } from "../../../artifacts/storyboard.ts";
import type { ParallelBlock } from "../brief/brief.ts";
import { withCue, type Candidate, type SceneContext, type Utterance } from "./draft.ts";
import { narrateProse } from "./prose-narration.ts";

/** Above what prose could be shown as otherwise. */
const SCORE = 96;
/** "1.200 Euro", "250 рублей". */
const AMOUNT_LETTERS = 13;

/** Sentences that tell one thing like the other, said as they are written, and the picture of what they are. */
export function parallelPart(
  block: ParallelBlock,
  context: SceneContext,
): { utterances: Utterance[]; candidates: Candidate[] } {
  const utterances = narrateProse(block.text, context);
  const marked = markAll(utterances, wordsOf(block));
  return { utterances, candidates: marked ? [candidateOf(block, utterances, context)] : [] };
}

function wordsOf({ shows }: ParallelBlock): { key: string; said: string }[] {
  switch (shows.form) {
    case "table":
      return shows.rows.map(({ said }, at) => ({ key: `row:${at}`, said }));
    case "sides": {
      const points = shows.sides.flatMap((side, at) => side.points.map((point, nth) => ({ ...point, key: `point:${at}:${nth}` }))); // prettier-ignore
      const verdict = shows.verdict === null ? [] : [{ key: "verdict", said: shows.verdict.said }];
      return [...points.toSorted((one, other) => one.at - other.at), ...verdict];
    }
    case "steps":
    case "counted":
    default:
      return shows.parts.map(({ said }, at) => ({ key: `item:${at}`, said }));
  }
}

/** Marks each part where its words are said, one after the other; false where one of them is not found. */
function markAll(utterances: readonly Utterance[], parts: readonly { key: string; said: string }[]): boolean {
  const all = utterances.map(({ text }) => text.toLowerCase());
  let [sentence, from] = [0, 0];
  const marks = parts.map(({ key, said }) => {
    for (; sentence < all.length; sentence += 1, from = 0) {
      const offset = (all[sentence] ?? "").indexOf(said.toLowerCase(), from);
      if (offset < 0) continue;
      from = offset + 1;
      return { key, sentence, offset };
    }
    return null;
  });
  const found = marks.filter((mark) => mark !== null);
  if (found.length < marks.length) return false;
  for (const { key, sentence: at, offset } of found) utterances[at]?.marks.push({ key, offset });
  return true;
}

/** What was kept when time was short. */
function toldOf<Part extends { cue: Cue | undefined }>(parts: readonly Part[]): readonly Part[] {
  const told = parts.filter(({ cue }) => cue !== undefined);
  return told.length > 0 ? told : parts;
}

function candidateOf(
  { shows, lead }: ParallelBlock,
  utterances: Utterance[],
  context: SceneContext,
): Candidate {
  // A heading made of a sentence beside it would say nothing of what the picture is.
  const heading = context.ownHeading ? context.heading : lead;
  switch (shows.form) {
    case "table": {
      // Amounts stand under each other; what is more than an amount is read as words.
      const plain = shows.rows.every(({ cells }) => Array.from(cells[1]).length <= AMOUNT_LETTERS);
      return {
        kind: "table",
        score: SCORE,
        utterances,
        visual: (cueOf) => {
          const rows = shows.rows.map(({ cells }, at) => ({ cells, cue: cueOf(`row:${at}`) }));
          const shown = toldOf(rows);
          const cues = shown.map(({ cue }) => cue ?? null);
          return {
            kind: "table",
            heading,
            columns: [
              { label: "", align: "start" },
              { label: "", align: shows.amounts && plain ? "end" : "start" },
            ],
            rows: shown.map(({ cells }) => [...cells]),
            ...(cues.every((cue) => cue !== null) ? { cues } : {}),
          };
        },
      };
    }
    case "sides":
      return {
        kind: "comparison",
        score: SCORE,
        utterances,
        visual: (cueOf) => ({
          kind: "comparison",
          heading,
          ...(shows.verdict === null
            ? {}
            : { verdict: withCue({ text: shows.verdict.text }, cueOf("verdict")) }),
          sides: shows.sides.map(({ title, points }, side) => ({
            title,
            tone: "neutral" as const,
            points: toldOf(points.map(({ text }, at) => ({ text, cue: cueOf(`point:${side}:${at}`) }))).map(
              ({ text, cue }) => withCue({ text }, cue),
            ),
          })),
        }),
      };
    case "steps":
    case "counted":
    default: {
      const counted = shows.form === "counted";
      return {
        kind: counted ? "bullets" : "process",
        score: SCORE,
        utterances,
        visual: (cueOf) => {
          const shown = toldOf(shows.parts.map((part, at) => ({ part, cue: cueOf(`item:${at}`) })));
          const below = (detail: string | null) => (detail === null ? {} : { detail });
          return counted
            ? {
                kind: "bullets",
                heading,
                items: shown.map(({ part, cue }) =>
                  withCue({ label: part.label, ...below(part.detail) }, cue),
                ),
                numbered: 1,
              }
            : {
                kind: "process",
                heading,
                steps: shown.map(({ part, cue }) =>
                  withCue({ title: part.label, ...below(part.detail) }, cue),
                ),
              };
        },
      };
    }
  }
}
