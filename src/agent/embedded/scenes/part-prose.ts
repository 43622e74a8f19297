import { ADDRESS } from "../text/address.ts";
import { countWords } from "../text/sentences.ts";
import type { SceneContext, SceneDraft, Utterance } from "./draft.ts";
import { numberCandidate } from "./number.ts";
import { inlineQuoteCandidate } from "./quote.ts";
import { statementCandidate } from "./statement.ts";

/** What brings in the picture that stands for a few sentences of a passage, by its kind. */
const BRINGS_IN: Partial<Record<SceneDraft["kind"], RegExp>> = {
  number: /^figure:/u,
  map: /^place:/u,
  quote: /^inline-quote$/u,
  bullets: /^part:/u,
  diagram: /^(?:node|edge):/u,
  timeline: /^day:/u,
};
/** About five seconds of speech: so long may a picture wait for its first word … */
const WAIT_WORDS = 13;
/** Several figures are announced by their places and labels: they may take the time of two sentences. */
const WAIT_FOR_FIGURES = 26;
/** … and so long may it stand after its last. */
const STAND_WORDS = 16;
/** A quotation stands alone, or nearly so. */
const BESIDE_QUOTE = 7;

/**
 * A passage whose picture belongs to some of its sentences only becomes up to three scenes: what leads up
 * to the picture and what follows it are told by their own thoughts, so that no frame waits half empty and
 * none outlives its words.
 */
export function partProse(draft: SceneDraft, context: SceneContext): SceneDraft[] {
  const key = BRINGS_IN[draft.kind];
  if (key === undefined || draft.role !== "section") return [draft];
  const { utterances } = draft;
  const owns = ({ marks }: Utterance): boolean => marks.some((mark) => key.test(mark.key));
  const first = utterances.findIndex(owns);
  const last = utterances.findLastIndex(owns);
  // Lists and tables have been parted from their prose before.
  if (first < 0 || utterances.some(({ marks }) => marks.some((mark) => LISTED.test(mark.key))))
    return [draft];
  const quoted = draft.kind === "quote";
  const several = draft.kind === "number" && utterances.flatMap(({ marks }) => marks).filter((mark) => key.test(mark.key)).length > 1; // prettier-ignore
  const patience = quoted ? BESIDE_QUOTE : several ? WAIT_FOR_FIGURES : WAIT_WORDS;
  const waits = words(utterances.slice(0, first)) >= patience;
  const after = utterances.slice(last + 1);
  const saidAfter = after.some(({ marks }) => marks.some(({ key: mark }) => mark === "inline-quote"));
  const calls = after.some(({ text }) => ADDRESS.test(text));
  const most = calls ? 1 : quoted || saidAfter ? BESIDE_QUOTE : STAND_WORDS;
  // What it costs is no date: it has no place on the axis.
  const costs = draft.kind === "timeline" && numberCandidate(unmarked(after), context, true) !== null;
  const stands = words(after) >= most || costs;
  const from = waits ? first : 0;
  const to = stands ? last + 1 : utterances.length;
  const picture = { ...draft, utterances: utterances.slice(from, to) };
  return [
    ...(waits ? told(draft, utterances.slice(0, from), context) : []),
    picture,
    // Where to write is no more of what stood before.
    ...(stands ? told(draft, utterances.slice(to), calls ? { ...context, ownHeading: false } : context) : []),
  ];
}

const LISTED = /^(?:item|row|cell|sub|side|event|line|formula)(?::|$)/u;

function unmarked(utterances: readonly Utterance[]): Utterance[] {
  return utterances.map(({ text, weight }) => ({ text, weight, marks: [] }));
}

function words(utterances: readonly Utterance[]): number {
  return utterances.reduce((sum, { text }) => sum + countWords(text), 0);
}

/** The sentences as a scene of thoughts, or as what somebody said. */
function told(draft: SceneDraft, utterances: readonly Utterance[], context: SceneContext): SceneDraft[] {
  const said = unmarked(utterances);
  const quote = inlineQuoteCandidate(said, context);
  const price = draft.kind === "timeline" ? numberCandidate(said, context, true) : null;
  const { kind, visual } = quote ?? price ?? statementCandidate(said, [], context);
  const scene = { ...draft, kind, utterances: said, visual, point: said[0]?.text ?? draft.point };
  return quote === null ? [scene] : partProse(scene, context);
}
