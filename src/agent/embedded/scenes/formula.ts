import type { FormulaVisual } from "../../../artifacts/storyboard.ts";
import type { FormulaBlock } from "../brief/brief.ts";
import { explainedSymbols } from "../science/explained-symbols.ts";
import { ledSymbol } from "../science/led-symbol.ts";
import { parseReaction, type Reaction } from "../science/chemistry.ts";
import { speakReaction } from "../science/speak-reaction.ts";
import { plainTex, withoutUnitBehind } from "../science/plain-tex.ts";
import { speakTex } from "../science/speak-tex.ts";
import { iconFor } from "../text/icons.ts";
import { capitalise, endSentence } from "../text/sentences.ts";
import {
  say,
  withCue,
  type Candidate,
  type CueOf,
  type Mark,
  type SceneContext,
  type Utterance,
} from "./draft.ts";

export function formulaCandidate(block: FormulaBlock, context: SceneContext): Candidate | null {
  if (block.chemistry !== null) {
    const reaction = parseReaction(block.chemistry, context.base);
    return reaction === null ? null : reactionCandidate(reaction, context);
  }
  const spoken = speakTex(block.tex, context.base);
  const utterances =
    spoken === null
      ? []
      : [say(opened(endSentence(spoken, context.language)), 1.5, [{ key: "formula", offset: 0 }])];
  const visual = (cueOf: CueOf) => texVisual(block.tex, context, cueOf);
  return { kind: "formula", score: 94, utterances, tex: block.tex, visual };
}

/** "v equals": a quantity keeps its letter, a word begins the sentence. */
function opened(spoken: string): string {
  return /^\p{L}\s/u.test(spoken) ? spoken : capitalise(spoken);
}

/** Formulas inside sentences, which already say them: the first, with others that weigh as much under it. */
export function inlineFormulaCandidate(
  formulas: readonly string[],
  utterances: Utterance[],
  context: SceneContext,
): Candidate {
  const [tex = "", ...others] = [...new Set(formulas)];
  const beside = others.filter((other) => isWhole(other) && isWhole(tex)).slice(0, MOST_BESIDE);
  const all = [tex, ...beside];
  const shown = all.length === 1 ? tex : `\\begin{gathered}${all.join("\\\\[0.6em]")}\\end{gathered}`;
  const bare = withoutUnitBehind(tex);
  const spoken = speakTex(bare, context.base) ?? plainTex(bare);
  // "n" is no part of "temperament".
  const literal = spoken.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, "\\$&");
  const alone = new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, "u");
  const owner = utterances.find((utterance) => alone.test(utterance.text));
  if (owner !== undefined) owner.marks.push({ key: "formula", offset: owner.text.search(alone) });
  return {
    kind: "formula",
    score: isWeighty(tex) ? 82 : 30,
    utterances,
    tex,
    visual: (cueOf) => texVisual(shown, context, cueOf),
  };
}

const MOST_BESIDE = 2;

/** A law is worth the frame, a letter is not; "p < 0.05" is a value, "r ≈ i − π" ties one quantity to others. */
function isWeighty(tex: string): boolean {
  if (/\\(?:frac|sum|int|sqrt|lceil|log|lim)|\^|=/.test(tex)) return true;
  const ties = /\\(?:approx|simeq|sim|propto|equiv|leq?|geq?|ll|gg)(?![a-z])|[≈∝≤≥<>]/u.test(tex);
  const quantities = tex.replaceAll(/\\(?:text|mathrm)\{[^}]*\}/gu, "").match(/\\(?!(?:approx|simeq|sim|propto|equiv|leq?|geq?|ll|gg|cdot|times)(?![a-z]))[a-z]+|(?<![\\a-zA-Z])[a-zA-Z](?![a-z])/gu); // prettier-ignore
  return ties && new Set(quantities).size > 1;
}

/** "O(n)", "a = b": says something alone, as a letter does not. */
function isWhole(tex: string): boolean {
  return /[=<>≤≥]|\\(?:le|ge|approx|frac|sqrt)|\p{L}\(.+\)/u.test(tex) && !/\\\\|&|\\begin/u.test(tex);
}

/**
 * The formula with a legend of what the scene's sentences say that its symbols stand for; each comes as it is
 * named. Marks the sentences.
 */
export function withSymbols(
  candidate: Candidate,
  utterances: readonly Utterance[],
  context: SceneContext,
): Candidate {
  const { tex } = candidate;
  if (tex === undefined) return candidate;
  // What reads the formula out explains nothing of it.
  const read = speakTex(tex, context.base);
  const reading = read === null ? null : opened(endSentence(read, context.language));
  const sentences = utterances.map(({ text }) => (text === reading ? "" : text));
  const own = explainedSymbols(tex, sentences, context.base);
  const led = ledSymbol(tex, sentences, context.base);
  const explained = [...(led === null || own.some((one) => one.tex === led.tex) ? [] : [led]), ...own].slice(
    0,
    MOST_SYMBOLS,
  );
  explained.forEach((one, at) => {
    // What leads up to the formula names its symbol before there is anything to see.
    const owner = one === led ? utterances.find(isFormula) : utterances[one.sentence];
    const offset = one === led ? (owner?.marks.find(isOfFormula)?.offset ?? 0) : one.offset;
    owner?.marks.push({ key: `symbol:${at}`, offset });
  });
  if (explained.length === 0) return candidate;
  return {
    ...candidate,
    visual: (cueOf) => {
      const symbols = explained.map(({ tex: own, text }, at) =>
        withCue({ tex: own, text }, cueOf(`symbol:${at}`)),
      );
      const visual = candidate.visual(cueOf);
      return visual.kind === "formula" ? { ...visual, symbols } : visual;
    },
  };
}

const isOfFormula = ({ key }: Mark): boolean => key === "formula";
const isFormula = ({ marks }: Utterance): boolean => marks.some(isOfFormula);

/** A legend of more is a table. */
const MOST_SYMBOLS = 7;

function texVisual(tex: string, context: SceneContext, cueOf: CueOf): FormulaVisual {
  return withCue(
    {
      kind: "formula" as const,
      heading: context.heading.endsWith("…") ? context.topic : context.heading,
      tex,
      terms: [],
    },
    cueOf("formula"),
  );
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
            const icon = iconFor(term.label, context.base);
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
