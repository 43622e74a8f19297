import { findFigures } from "../text/figures.ts";
import { capitalise, countWords, endSentence, withoutStop } from "../text/sentences.ts";
import { isYear } from "./days-and-years.ts";
import { say, withCue, type Candidate, type SceneContext, type Utterance } from "./draft.ts";
import { MOST_SENTENCE_WORDS } from "./judge-figure.ts";
import { grouped } from "./shown-figure.ts";

/** A longer passage tells more than what its heading counts. */
const MOST_PASSAGE_WORDS = 22;

/** A heading that is a figure, "75 %" or "2 million flowers", is the picture; the passage says what it counts. */
export function headingFigureCandidate(utterances: Utterance[], context: SceneContext): Candidate | null {
  if (!context.ownHeading || utterances.length === 0) return null;
  const heading = context.heading.trim();
  const [found, another] = findFigures(heading, context.base);
  if (found === undefined || another !== undefined || found.start > 0) return null;
  if (isYear(found, "", heading.slice(found.end))) return null;
  const counted = heading.slice(found.end).trim();
  const first = utterances.find(({ text }) => !text.includes(heading))?.text ?? "";
  const words = utterances.reduce((sum, { text }) => sum + countWords(text), 0);
  const label = withoutStop(first);
  if (countWords(counted) > 2 || countWords(label) < 3 || countWords(label) > MOST_SENTENCE_WORDS)
    return null;
  if (words > MOST_PASSAGE_WORDS || /[?？؟:：]/u.test(heading)) return null;
  return {
    kind: "number",
    score: 88,
    // "That many bees live in one hive" says nothing without the figure.
    opening: say(endSentence(context.spokenHeading, context.language), 1.6, [{ key: "figure:0", offset: 0 }]),
    utterances,
    visual: (cueOf) => ({
      kind: "number",
      figures: [
        withCue(
          {
            figure: grouped(found.figure, context.language),
            label: counted === "" ? label : `${capitalise(counted)}: ${label}`,
          },
          cueOf("figure:0"),
        ),
      ],
    }),
  };
}
