import type { FormulaVisual } from "../../../artifacts/data-visuals.ts";
import type { FormulaBlock } from "../brief/brief.ts";
import { explainedSymbols, type ExplainedSymbol } from "../science/explained-symbols.ts";
import { symbolsOf } from "../science/formula-symbols.ts";
import { ledSymbol } from "../science/led-symbol.ts";
import { parseReaction, type Reaction } from "../science/chemistry.ts";
import { speakReaction } from "../science/speak-reaction.ts";
import { plainTex, withoutUnitBehind } from "../science/plain-tex.ts";
import { speakTex, stateTex } from "../science/speak-tex.ts";
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
import { literal, toPattern } from "../text/regex.ts";

export function formulaCandidate(block: FormulaBlock, context: SceneContext): Candidate | null {
  if (block.chemistry !== null) {
    const reaction = parseReaction(block.chemistry, context.base);
    return reaction === null ? null : reactionCandidate(reaction, context);
  }
  const reading = readingOf(block, context);
  const utterances = reading === null ? [] : [say(reading, 1.5, [{ ...FORMULA }, { ...READING }])];
  const visual = (cueOf: CueOf) => texVisual(block.tex, context, cueOf);
  return { kind: "formula", score: 94, utterances, tex: block.tex, visual };
}

/** Brings the formula in. */
const FORMULA: Mark = { key: "formula", offset: 0 };
/** Where a formula of its own is read out; it is seen before. */
export const READING: Mark = { key: "reading", offset: 0 };

/** A formula as the sentence that reads it, with what ends that sentence below it. */
function readingOf({ tex, tail }: FormulaBlock, { base, language }: SceneContext): string | null {
  const spoken = stateTex(tex, base, tail !== undefined);
  if (spoken === null) return null;
  if (tail === undefined) return opened(endSentence(spoken, language));
  // Korean sets a particle to the noun before it.
  return opened(endSentence(base === "ko" ? `${spoken}${tail}` : `${spoken} ${tail}`, language));
}

/**
 * "Since frequency is speed over wavelength, f equals …": a sentence that ends in a comma before a formula is said in one with it. False
 * where nothing reads the formula.
 */
export function joinedToLead(lead: Utterance, formula: Candidate | undefined, base: string): boolean {
  const reading = formula?.utterances[0];
  if (reading === undefined || formula?.tex === undefined || !isFormula(reading)) return false;
  const bare = lead.text.replace(/[\s,，、.。:：]+$/u, "");
  const said = bare + ({ ja: "、", zh: "，" }[base] ?? ", ");
  reading.marks = [...lead.marks, ...reading.marks.map((mark) => ({ ...mark, offset: mark.offset + said.length }))]; // prettier-ignore
  reading.text = said + reading.text.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase());
  reading.weight += lead.weight / 2;
  return true;
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
  const alone = toPattern(`(?<![\\p{L}\\p{N}])${literal(spoken)}(?![\\p{L}\\p{N}])`, "u");
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

/** A thought or two that tell an equation, set as mathematics; null where they have none that is worth the frame. */
export function formulaOfThoughts(said: Utterance[], context: SceneContext): Candidate | null {
  const [first, second, more] = said;
  if (first === undefined || more !== undefined) return null;
  const text = `${first.text} ${second?.text ?? ""}`;
  const told = (context.formulas ?? [])
    .filter((one) => text.includes(one.said))
    .toSorted((a, b) => text.indexOf(a.said) - text.indexOf(b.said));
  const candidate = inlineFormulaCandidate(told.map(({ tex }) => tex), said, context); // prettier-ignore
  return told.length > 0 && candidate.score > LEAST_SCORE ? candidate : null;
}

const LEAST_SCORE = 40;
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
  const read = stateTex(tex, context.base, true) ?? "";
  const sentences = utterances.map(({ text }) => withoutReading(text, read));
  const own = explainedSymbols(tex, sentences, context.base, context.earlier);
  const led = ledSymbol(tex, sentences, context.base);
  const explained = [...(led === null || own.some((one) => one.tex === led.tex) ? [] : [led]), ...own].slice(
    0,
    MOST_SYMBOLS,
  );
  const stands = seenFrom(utterances);
  const reading = utterances.findIndex(({ marks }) => marks.some(isReading));
  const reader = utterances[reading] ?? utterances.find(isFormula) ?? utterances[0];
  explained.forEach((one, at) => {
    // What was told before there is anything to see, or leads up to the formula, is named as that is read.
    const before = one === led || one.sentence < stands;
    const owner = before ? reader : utterances[one.sentence];
    const offset = before
      ? (owner?.marks.find(reading < 0 ? isOfFormula : isReading)?.offset ?? 0)
      : one.offset;
    owner?.marks.push({ key: `symbol:${at}`, offset });
  });
  const defined = context.untitled === true ? definedIn(tex, explained, context) : null;
  const named = defined === null ? candidate : { ...candidate, heading: defined };
  const heading = defined === null ? wholeHeading(context, utterances) : "";
  return {
    ...named,
    visual: (cueOf) => {
      const symbols = explained.map(({ tex: own, text }, at) =>
        withCue({ tex: own, text }, cueOf(`symbol:${at}`)),
      );
      const visual = candidate.visual(cueOf);
      if (visual.kind !== "formula") return visual;
      return { ...visual, heading, ...(symbols.length === 0 ? {} : { symbols }) };
    },
  };
}

/** What the formula tells how to reckon: it names the scene that has no heading of its own. */
function definedIn(
  tex: string,
  explained: readonly ExplainedSymbol[],
  { base, language }: SceneContext,
): string | null {
  const [first] = symbolsOf(tex, base);
  const name = explained.find((one) => one.tex === first?.tex)?.text;
  return name === undefined || !/^\s*\\?[A-Za-z]+(?:_\{?[^=]{1,8}\}?)?\s*(?:=|\\approx)/u.test(tex)
    ? null
    : capitalise(name, language);
}

/** Above a formula a heading stands whole or not at all: of words from a sentence only those that are all of it. */
function wholeHeading({ heading, topic, untitled }: SceneContext, utterances: readonly Utterance[]): string {
  if (heading.endsWith("…")) return topic;
  const bare = (text: string): string => text.replace(/[\s.。।:：!！?？]+$/u, "");
  const isWhole = heading === topic || utterances.some(({ text }) => bare(text) === bare(heading));
  return untitled !== true || (isWhole && !/[,，、،]$/u.test(heading)) ? heading : "";
}

/** A formula of its own is there from the sentence that leads into it; gives the place of that sentence. */
function seenFrom(utterances: readonly Utterance[]): number {
  const reading = utterances.findIndex(({ marks }) => marks.some(isReading));
  if (reading < 0) return utterances.findIndex(isFormula);
  const from = Math.max(0, reading - 1);
  const reader = utterances[reading];
  if (reader !== undefined) reader.marks = reader.marks.filter((mark) => !isOfFormula(mark));
  utterances[from]?.marks.push({ ...FORMULA });
  return from;
}

/** A sentence with blanks where it reads the formula. */
function withoutReading(text: string, reading: string): string {
  const at = reading === "" ? -1 : text.toLowerCase().indexOf(reading.toLowerCase());
  return at < 0 ? text : text.slice(0, at) + " ".repeat(reading.length) + text.slice(at + reading.length);
}

const isReading = ({ key }: Mark): boolean => key === READING.key;
const isOfFormula = ({ key }: Mark): boolean => key === "formula";
const isFormula = ({ marks }: Utterance): boolean => marks.some(isOfFormula);

/** A legend of more is a table. */
const MOST_SYMBOLS = 7;

function texVisual(tex: string, context: SceneContext, cueOf: CueOf): FormulaVisual {
  return withCue(
    {
      kind: "formula" as const,
      heading: context.heading,
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
