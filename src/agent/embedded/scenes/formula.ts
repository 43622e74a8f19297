import type { FormulaVisual } from "../../../artifacts/storyboard.ts";
import type { FormulaBlock } from "../brief/brief.ts";
import { parseReaction, type Reaction } from "../science/chemistry.ts";
import { speakReaction } from "../science/speak-reaction.ts";
import { speakTex } from "../science/speak-tex.ts";
import { iconFor } from "../text/icons.ts";
import { capitalise, endSentence } from "../text/sentences.ts";
import { say, withCue, type Candidate, type CueOf, type SceneContext, type Utterance } from "./draft.ts";

export function formulaCandidate(block: FormulaBlock, context: SceneContext): Candidate | null {
  if (block.chemistry !== null) {
    const reaction = parseReaction(block.chemistry, context.base);
    return reaction === null ? null : reactionCandidate(reaction, context);
  }
  const spoken = speakTex(block.tex, context.base);
  const utterances =
    spoken === null
      ? []
      : [say(capitalise(endSentence(spoken, context.language)), 1.5, [{ key: "formula", offset: 0 }])];
  return { kind: "formula", score: 94, utterances, visual: (cueOf) => texVisual(block.tex, context, cueOf) };
}

/** A formula inside a sentence: the sentence already says it. */
export function inlineFormulaCandidate(
  tex: string,
  utterances: Utterance[],
  context: SceneContext,
): Candidate {
  const spoken = speakTex(tex, context.base);
  const owner = spoken === null ? undefined : utterances.find((utterance) => utterance.text.includes(spoken));
  if (owner !== undefined && spoken !== null)
    owner.marks.push({ key: "formula", offset: owner.text.indexOf(spoken) });
  const weighty = /\\(?:frac|sum|int|sqrt|lceil|log|lim)|\^|=/.test(tex);
  return {
    kind: "formula",
    score: weighty ? 82 : 30,
    utterances,
    visual: (cueOf) => texVisual(tex, context, cueOf),
  };
}

function texVisual(tex: string, context: SceneContext, cueOf: CueOf): FormulaVisual {
  return withCue({ kind: "formula" as const, heading: context.heading, tex, terms: [] }, cueOf("formula"));
}

function reactionCandidate(reaction: Reaction, context: SceneContext): Candidate {
  const sentence = speakReaction(reaction, context.base);
  const utterances = sentence === null ? [] : [say(sentence, 1.6, [{ key: "formula", offset: 0 }])];
  const terms = [
    ...reaction.from.map((substance) => ({ label: substance.name, side: "in" as const })),
    ...reaction.to.map((substance) => ({ label: substance.name, side: "out" as const })),
  ];
  return {
    kind: "formula",
    score: 97,
    utterances,
    visual: (cueOf) =>
      withCue(
        {
          kind: "formula" as const,
          heading: context.heading,
          tex: reaction.tex,
          terms: terms.map((term) => {
            const icon = context.base === "en" ? iconFor(term.label) : null;
            return withCue(
              { ...term, label: capitalise(term.label), ...(icon === null ? {} : { icon }) },
              cueOf(`word:${term.label}`) ?? cueOf("formula"),
            );
          }),
        },
        cueOf("formula"),
      ),
  };
}
