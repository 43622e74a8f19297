import type { ComparisonVisual } from "../../../artifacts/data-visuals.ts";
import type { Tone } from "../brief/contrast-words.ts";
import type { Prose, TableBlock } from "../brief/brief.ts";
import { lowerFirst } from "../english/grammar.ts";
import { pauseMarks } from "../phrases/pause-marks.ts";
import { lowersNouns } from "../text/lower-nouns.ts";
import { capitalise, countWords, endSentence, splitSentences, withoutStop } from "../text/sentences.ts";
import { hardLabel } from "../text/shorten.ts";
import { compose, withCue, type Candidate, type SceneContext, type Utterance } from "./draft.ts";

/** What is told of both sides in one breath. */
const MOST_TOGETHER = 22;
const POINT_WORDS = 14;

/**
 * "Do | Don't", "Before | After": each row is one thing done in two ways, told pair by pair and seen face to face.
 * `tones`: of the two heads; `table` has two columns and no empty cell.
 */
export function pairedCandidate(
  { header, rows }: TableBlock,
  tones: readonly Tone[],
  context: SceneContext,
): Candidate {
  const pairs = rows.map((row) => [row[0], row[1]].filter((cell) => cell !== undefined));
  const heads = header.map(({ spoken }) => withoutStop(spoken));
  return {
    kind: "comparison",
    score: 99,
    utterances: pairs.flatMap((pair, at) => tellPair(pair, at, heads, context)),
    visual: (cueOf): ComparisonVisual => ({
      kind: "comparison",
      heading: context.heading,
      sides: header.map(({ shown }, side) =>
        withCue(
          {
            title: capitalise(hardLabel(shown, 6), context.language),
            tone: tones[side] ?? "neutral",
            points: pairs.map((pair, at) =>
              withCue(
                {
                  text: capitalise(
                    hardLabel(withoutStop(pair[side]?.shown ?? ""), POINT_WORDS),
                    context.language,
                  ),
                },
                cueOf(`point:${side}:${at}`),
              ),
            ),
          },
          cueOf(`side:${side}`),
        ),
      ),
    }),
  };
}

/** "Do: thaw in the fridge; don't: thaw on the counter." Long or several sentences are told one after the other. */
function tellPair(
  pair: readonly Prose[],
  at: number,
  heads: readonly string[],
  { base, language, names, phrases }: SceneContext,
): Utterance[] {
  const lower = (text: string): string => (lowersNouns(base) ? lowerFirst(text, names) : text);
  const told = pair.map(({ spoken }) => spoken.trim());
  const parts = told.map((text, side): (string | readonly [string, string])[] => {
    const head = heads[side] ?? "";
    const named = `${side === 0 ? capitalise(head, language) : lower(head)}${phrases.colon}`;
    return [at === 0 ? [`side:${side}`, named] : named, [`point:${side}:${at}`, lower(withoutStop(text))]];
  });
  const stop = endSentence("x", language).slice(1);
  const words = told.reduce((sum, text) => sum + countWords(text), 0);
  const plain = told.every(
    (text) => splitSentences(text, language).length === 1 && !/[?!;:？！；：]/u.test(text),
  );
  if (plain && words <= MOST_TOGETHER)
    return [compose([...(parts[0] ?? []), pauseMarks(base).semicolon, ...(parts[1] ?? []), stop], 1.4)];
  return told.map((text, side) => {
    const head = `${capitalise(heads[side] ?? "", language)}${phrases.colon}`;
    return compose(
      [at === 0 ? [`side:${side}`, head] : head, [`point:${side}:${at}`, endSentence(lower(text), language)]],
      1.4,
    );
  });
}
