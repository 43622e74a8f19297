import { isCall } from "./materials/call-to-action.ts";
import { isClause, isImperative, lowerFirst } from "./english/grammar.ts";
import { joinList } from "./phrases/join-list.ts";
import { say, withCue, type SceneContext, type SceneDraft, type Utterance } from "./scenes/draft.ts";
import { startsWithFullName } from "./text/full-name.ts";
import { capitalise, countWords, endSentence, withoutStop } from "./text/sentences.ts";

const MAX_FACTS = 3;
const MAX_FACT_WORDS = 12;
const FEWEST_FIGURES = 2;
/** How much a figure counts among a fact's merits; more than any weight of a sentence. */
const FIGURE = 10;
const MAX_SCREEN_WORDS = 9;

type Fact = { text: string; scene: number; title: string; score: number };

/** Sentences that lean on their neighbours do not stand alone. */
const LEANING =
  /^(?:it|they|this|these|those|that|he|she|we|i|you|and|but|so|or|then|also|yes|no|not|here|there|such|his|her|its|their|first|second|third|finally|together|both|all|each|the (?:first|second|third|last|next|other)|er|sie|es|das|dies\p{L}*|sein\p{L}*|ihr\p{L}*|dann|dadurch|deshalb|außerdem|wir|il|elle|ils|elles|on|nous|ce|cela|c['’]est|cette|ces|son|sa|ses|leurs?|puis|ensuite|él|ella|ellos|esto|eso|esta|este|lo|su|sus|además|luego|esso|questo|questa|lui|lei|poi|inoltre|suo|sua|ele|ela|isso|isto|esta|além|depois|seu|hij|zij|het|dit|dat|dan|daarna|它|他|她|这|那|这些|其|但|所以|因此|而)(?![\p{Script=Latin}])/iu;
/** What German writes small wherever it stands. */
const SMALL_GERMAN =
  /^(?:der|die|das|den|dem|ein|eine|einen|einem|einer|wer|wenn|viele|alle|jede[rsn]?|keine?|nur|mehr|rund|etwa|im|in|am|an|auf|aus|bei|mit|nach|seit|von|vor|zu|für|unter|zwischen|ohne|durch|gegen|heute|gestern|morgen|jetzt|nun|inzwischen|früher|damals|bald|später|immer|manchmal|meist(?:ens)?|oft|selten|fast|gut|knapp|über|mindestens|höchstens|insgesamt|zusammen|man|manche|beide|einige|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn)\s/iu;

/**
 * An added last scene: the three strongest facts of the film in one sentence, figures first. Null
 * where the film has no short facts that can be said again, or the language has no words for it.
 */
export function draftRecap(drafts: readonly SceneDraft[], context: SceneContext): SceneDraft | null {
  if (context.phrases.recap === "") return null;
  const facts = drafts.flatMap((draft, scene) => strongestFact(draft, scene, context) ?? []);
  const chosen = facts
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MAX_FACTS)
    .toSorted((a, b) => a.scene - b.scene);
  // Without figures among them they are sentences said twice.
  if (chosen.length < MAX_FACTS || chosen.filter((fact) => fact.score >= FIGURE).length < FEWEST_FIGURES)
    return null;
  const utterance = oneSentence(chosen, context);
  const last = drafts.at(-1)?.span ?? { start: 0, end: 0 };
  return {
    title: context.phrases.recapHeading,
    role: "summary",
    kind: "summary",
    utterances: [utterance],
    visual: (cueOf) => ({
      kind: "summary",
      heading: context.phrases.recapHeading,
      points: chosen.map((fact, at) => withCue({ text: screenText(fact) }, cueOf(`point:${at}`))),
    }),
    point: chosen[0]?.text ?? "",
    span: { start: drafts[0]?.span.start ?? 0, end: last.end },
  };
}

function strongestFact(draft: SceneDraft, scene: number, context: SceneContext): Fact | null {
  if (
    draft.role !== "section" ||
    ["process", "table", "timeline", "code", "formula", "quote"].includes(draft.kind)
  )
    return null;
  const fit = draft.utterances.filter((utterance) => isFact(utterance, context));
  const best = fit
    .map((utterance) => ({ utterance, score: utterance.weight + (hasFigure(utterance.text) ? FIGURE : 0) }))
    .toSorted((a, b) => b.score - a.score)[0];
  return best === undefined
    ? null
    : {
        text: withoutStop(best.utterance.text).replace(/[！!]$/u, ""),
        scene,
        title: draft.title,
        score: best.score,
      };
}

/** A year alone is a date, no figure. */
function hasFigure(text: string): boolean {
  return /\d/.test(text.replace(/(?<!\d)(?:1\d|20)\d{2}(?!\d)年?/g, ""));
}

function isFact(utterance: Utterance, context: SceneContext): boolean {
  const { text, marks } = utterance;
  // Read from a list or a table: it was said in a row, and is part of it.
  if (marks.some((mark) => /^(?:item|row|cell|event|part|point|sub):/.test(mark.key))) return false;
  const words = countWords(text);
  if (words < 4 || words > MAX_FACT_WORDS || isCall(text)) return false;
  if (/[?？؟:：;；()"“”„«»]/u.test(text) || /,(?!\d)|[，、]/u.test(text)) return false;
  if (LEANING.test(text)) return false;
  if (
    /\s(?:it|they|them|this|these|he|she|him|her|its|their|his|er|sie|es|ihn|ihm|ihr\p{L}*|sein\p{L}*|il|elle|ils|elles|lui|leur|leurs|son|sa|ses|lo|la|los|las|le|su|sus|suo|sua|seu)(?![\p{L}])/iu.test(
      text,
    )
  )
    return false;
  return context.base !== "en" || (isClause(text) && !isImperative(text));
}

function oneSentence(facts: readonly Fact[], context: SceneContext): Utterance {
  const said = facts.map((fact) => spoken(fact.text, context));
  const joined =
    context.base === "zh"
      ? said.map((_, at) => `\uE000${at}\uE001`).join("；")
      : joinList(
          said.map((_, at) => `\uE000${at}\uE001`),
          said.some((text) => text.includes(" and ")) && context.base === "en" ? "en-US" : context.language,
        );
  const marks: { key: string; offset: number }[] = [];
  let text = `${context.phrases.recap}${context.phrases.colon}`;
  for (const piece of joined.split(/(\uE000\d+\uE001)/)) {
    const at = /^\uE000(\d+)\uE001$/.exec(piece)?.[1];
    if (at !== undefined) marks.push({ key: `point:${at}`, offset: text.length });
    text += at === undefined ? piece : (said[Number(at)] ?? "");
  }
  return { ...say(endSentence(text, context.language), 1), marks };
}

function spoken(text: string, context: SceneContext): string {
  if (context.base === "en") return lowerFirst(text, context.names);
  const first = /^[\p{L}\p{M}'’]+/u.exec(text)?.[0] ?? "";
  const small =
    context.base === "de" ? SMALL_GERMAN.test(text) : !context.names.has(first) && !startsWithFullName(text);
  return small ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** The whole fact where it is short; the heading under which it stood where it is not. */
function screenText(fact: Fact): string {
  return countWords(fact.text) <= MAX_SCREEN_WORDS || countWords(fact.title) > MAX_SCREEN_WORDS
    ? capitalise(fact.text)
    : fact.title;
}
