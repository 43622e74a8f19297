import type { ListBlock, ListItem, Prose } from "../brief/brief.ts";
import { splitStep } from "../brief/split-label.ts";
import { countedNoun, introduceList } from "../english/headings.ts";
import {
  isAmbiguous,
  isClause,
  isImperative,
  isPluralNoun,
  lowerFirst,
  startsWithDeterminer,
  startsWithGerund,
  words,
} from "../english/grammar.ts";
import { areCountable } from "../english/list-narration.ts";
import { pauseMarks } from "../phrases/pause-marks.ts";
import { countWord } from "../phrases/count-words.ts";
import { isCondition } from "../text/governing.ts";
import { iconFor } from "../text/icons.ts";
import { lowersNouns } from "../text/lower-nouns.ts";
import { quotationsIn } from "../text/quotations.ts";
import { hasOrderWord, saysOrder } from "../text/own-order.ts";
import { capitalise, countWords, endSentence, splitSentences, withoutStop } from "../text/sentences.ts";
import { splitAtSemicolons } from "../text/semicolons.ts";
import { hardLabel, splitAtStop, tornLabel } from "../text/shorten.ts";
import { compose, LEAD, say, withCue, type Candidate, type SceneContext, type Utterance } from "./draft.ts";
import { losesFigure, withFigures } from "./screen-item.ts";
import { furtherOf, tellingsOf, firstSentence } from "./told-further.ts";
import { isUnspaced } from "../text/unspaced.ts";

const MAX_STEPS = 8;

/** An ordered list told as steps. Null where its items are things that are counted, not steps. */
export function processCandidate(
  block: ListBlock,
  introduced: boolean,
  context: SceneContext,
): Candidate | null {
  if (!block.ordered || block.items.length < 2) return null;
  if (context.base === "en" && countedNoun(context.spokenHeading) !== null && areCountable(block.items, true))
    return null;
  const steps = block.items.map(stepOf);
  // Where most say when they come, an ordinal between them would be another count.
  const ordered = steps.filter(({ title }) => saysOrder(title.spoken)).length * 2 > steps.length;
  const utterances = [
    ...leadIn(block, introduced, context),
    ...steps.flatMap((step, at) => narrateStep(step, { at, count: steps.length, ordered }, context)),
  ];
  const tellings = tellingsOf(utterances, block.span.start, context.base);
  return {
    kind: "process",
    score: block.items.length > 8 ? 78 : 85,
    utterances,
    visual: (cueOf) => {
      const all = steps.map((step, at) => ({ step, at, cue: cueOf(`item:${at}`) }));
      const shown = pickSteps(
        all.filter((entry) => entry.cue !== undefined),
        all,
      );
      const listed = shown.map(({ step, at, cue }) => {
        const whole = screenStep(step, shown.length, context.base);
        const head = screenStep(withFirstSentence(step, context.language), shown.length, context.base);
        return { at, cue, whole, head, seen: `${whole.title} ${whole.detail ?? ""}`, rest: head.detail };
      });
      const further = furtherOf(listed, tellings, cueOf, context);
      return {
        kind: "process",
        heading: context.heading,
        steps: listed.map(({ whole, head, cue }, nth) => {
          const more = further[nth] ?? [];
          const step = more.length === 0 ? whole : { ...whole, title: head.title, more };
          return withCue({ ...step, title: begun(step.title) }, cue);
        }),
        ...(shown.length < all.length ? { cycle: false } : {}),
      };
    },
  };
}

/** "bis zum 31. März ausgefüllt abgeben" as a line of its own; "iPhone", "npm ci" and "`pH`" are written as they are. */
function begun(title: string): string {
  return /^\p{Ll}[\p{Ll}’'-]*(?:\s|$)/u.test(title) && !title.includes("`") ? capitalise(title) : title;
}

function pickSteps<T>(spoken: T[], all: T[]): T[] {
  return (spoken.length >= 2 ? spoken : all).slice(0, MAX_STEPS);
}

const MOST_CONDITION = 12;

/** "Next quarter: three steps." */
function shortHeading(context: SceneContext): string {
  const heading = context.spokenHeading;
  // "If there is a fire in the kitchen": unheard, its steps would be told of any day.
  const most = isCondition(heading, context.base) ? MOST_CONDITION : 4;
  return context.ownHeading && countWords(heading) <= most && !/\bsteps?\b/i.test(heading)
    ? `${heading}: `
    : "It takes ";
}

type Step = { title: Prose; detail: Prose | null; below: Prose[]; colon: boolean };

function stepOf(item: ListItem): Step {
  if (item.label !== null && item.detail !== null) {
    return { title: item.label, detail: item.detail, below: item.below, colon: true };
  }
  const [title, detail] = splitStep(item.text);
  if (title !== null && detail !== null && countWords(title.shown) <= 6)
    return { title, detail, below: item.below, colon: false };
  return { title: item.text, detail: null, below: item.below, colon: false };
}

/** The step as if nothing were told behind its first sentence. */
function withFirstSentence(step: Step, language: string): Step {
  const first = ({ shown, spoken }: Prose): Prose => ({
    shown: firstSentence(shown, language),
    spoken: firstSentence(spoken, language),
  });
  // Without a colon the detail is told in sentences of its own.
  const detail = step.detail !== null && step.colon ? first(step.detail) : null;
  return { ...step, title: first(step.title), detail, below: [] };
}

function leadIn(block: ListBlock, introduced: boolean, context: SceneContext): Utterance[] {
  if (introduced || context.base !== "en" || !context.ownHeading) return [];
  const count = countWord(block.items.length, "en") ?? String(block.items.length);
  const sentence = introduceList(context.spokenHeading, count, context.names, "steps");
  // "Two drivers, tinned fish, £12,000" are no steps.
  const areDone = block.items.some(({ text }) => isImperative(text.spoken) || startsWithGerund(text.spoken) || isClause(text.spoken)); // prettier-ignore
  const plain = areDone || countWords(context.spokenHeading) < 2 ? `${shortHeading(context)}${count} steps.` : endSentence(context.spokenHeading, "en"); // prettier-ignore
  return [say(capitalise(sentence ?? plain), 0.8, [LEAD])];
}

function narrateStep(
  step: Step,
  { at, count, ordered }: { at: number; count: number; ordered: boolean },
  context: SceneContext,
): Utterance[] {
  const { ordinals, last } = context.phrases;
  const isLast = at === count - 1 && count > 2;
  const plain = ordered || (count > MAX_STEPS && at > 1 && !isLast);
  const prefix = plain
    ? ""
    : isLast && last !== null
      ? last
      : // No word opens two steps in a row: where they are used up, none does.
        (ordinals[at] ?? "");
  const english = context.base === "en";
  const title = english ? englishTitle(step, prefix !== "", context) : step.title.spoken;
  const joinsDetail = step.colon && step.detail !== null;
  const opening = joinsDetail
    ? `${title}${context.phrases.colon}${english ? lowerFirst(step.detail?.spoken ?? "", context.names) : (step.detail?.spoken ?? "")}`
    : title;
  const [first = opening, ...more] = splitSentences(opening, context.language).flatMap((part) =>
    splitAtSemicolons(part, context.language),
  );
  // "Erstens: Anmeldung: …": one colon is enough.
  const own = joinsDetail ? prefix.replace(/[:：]\s*$/u, pauseMarks(context.base).comma) : prefix;
  const shownPrefix = hasOrderWord(first) ? "" : own;
  const said =
    shownPrefix === ""
      ? capitalise(first)
      : /,\s$/.test(shownPrefix) && !english
        ? lowerIn(first, context)
        : // A part of what goes on behind "First, " is no sentence of its own.
          `${opening.charAt(0)}${first.slice(1)}`;
  const rest = [
    ...more,
    ...(step.detail === null || joinsDetail ? [] : splitSentences(step.detail.spoken, context.language)),
    ...step.below.flatMap((prose) => splitSentences(prose.spoken, context.language)),
  ];
  return [
    compose([shownPrefix, [`item:${at}`, endSentence(said, context.language)]], 1.4),
    ...rest.map((sentence, index) =>
      say(capitalise(endSentence(sentence, context.language)), index === 0 ? 1 : 0.7),
    ),
  ];
}

/** "D’abord, le sommeil léger": after a comma the sentence goes on. */
function lowerIn(text: string, context: SceneContext): string {
  if (context.base === "de" && GERMAN_SMALL.test(text)) return text.charAt(0).toLowerCase() + text.slice(1);
  // "Poi, i bozzoli …": the article, and no English "I".
  if (context.base === "it" && /^I\s\p{Ll}/u.test(text)) return `i${text.slice(1)}`;
  return lowersNouns(context.base) ? lowerFirst(text, context.names) : text;
}

/** "Erstens, am Vorabend": words that German writes small, whatever stands behind them. */
const GERMAN_SMALL =
  /^(?:A[mn]|I[mn]s?|Beim?|Nach|Vor|Zu[mr]?|Mit|Auf|Aus|Von|Vom|Für|Ohne|Unter|Über|Zwischen|Während|Sobald|Wenn|Bis|Ab|Dann|Die|Der|Das|Den|Dem|Ein(?:e[nmrs]?)?|Kein(?:e[nmrs]?)?|Alle[ns]?|Jede[nmrs]?|Diese[nmrs]?)\s/u;

/** "Light reactions" is named as "the light reactions"; commands and names of one word stay. */
function englishTitle(step: Step, lowered: boolean, context: SceneContext): string {
  const text = step.title.spoken;
  if (!lowered) return text;
  const tokens = words(text);
  const names = step.detail !== null && tokens.length >= 2 && tokens.length <= 3;
  const phrase =
    names &&
    !isImperative(text) &&
    !startsWithGerund(text) &&
    !startsWithDeterminer(text) &&
    // "Count the cash" is a command, whatever its verb.
    !startsWithDeterminer(tokens.slice(1).join(" ")) &&
    !/\d|[,:(]/.test(text);
  const noun = phrase && (isPluralNoun(text) || !isAmbiguous(tokens[0] ?? ""));
  if (noun) return `the ${lowerFirst(text, context.names)}`;
  return lowerFirst(text, context.names);
}

/** Words of a detail in a picture of few steps, and of more. */
const DETAIL_WORDS = { few: 22, more: 20 };
const FEW_STEPS = 4;

function screenStep(
  step: Step,
  count: number,
  base: string,
): { title: string; detail?: string; icon?: string } {
  const most = count <= FEW_STEPS ? DETAIL_WORDS.few : DETAIL_WORDS.more;
  const bare = withoutStop(step.title.shown);
  const split = step.detail === null ? partStep(bare) : null;
  const title = split?.head ?? hardLabel(bare, 8);
  const icon = iconFor(title, base);
  const words = step.detail === null ? null : wordsToSay(step.title.shown, step.detail.shown, base);
  if (words !== null) return { title: words, ...(icon === null ? {} : { icon }) };
  const told = step.detail?.shown ?? split?.rest ?? null;
  const first = told === null ? null : sentencesWithin(told, most);
  const detail =
    first === null ? "" : countWords(first) <= most ? withoutStop(first) : tornLabel(first, most / 2);
  const whole = /[.!?。]\s/u.test(detail) ? capitalise(detail) : detail;
  return {
    title,
    // A phrase that had to be cut is left to the voice.
    ...(detail === "" || detail.endsWith("…") ? {} : { detail: whole }),
    ...(icon === null ? {} : { icon }),
  };
}

/** "Ask: “Do you have some ID with you, please?”": what is to be said is no smaller than that it is. */
function wordsToSay(title: string, detail: string, base: string): string | null {
  const [said, more] = quotationsIn(detail);
  const isAll = said?.start === 0 && more === undefined && /^[.。]?$/u.test(detail.slice(said.end ?? 0));
  if (!isAll || countWords(title) > MOST_ASKING || countWords(detail) > MOST_TO_SAY) return null;
  const colon = isUnspaced(base) ? "：" : base === "fr" ? "\u00A0: " : ": ";
  return `${title.replace(/\s*[:：]\s*$/u, "")}${colon}${detail.replace(/[.。]$/u, "")}`;
}

const MOST_ASKING = 4;
const MOST_TO_SAY = 14;

/** The sentences that `most` words hold, as they are told; the first however long it is. */
function sentencesWithin(text: string, most: number): string | null {
  const [first, ...others] = splitSentences(text, "en");
  if (first === undefined) return null;
  const whole = others.reduce((told, sentence) => {
    const longer = `${told} ${sentence}`;
    return text.replaceAll("\n", " ").startsWith(longer) && countWords(longer) <= most ? longer : told;
  }, first);
  const all = [first, ...others];
  return (losesFigure(all, whole) ? withFigures(all, most) : null) ?? whole;
}

/** "Run the knife around the pot, turn it on its side and pull": what is done first, and the rest below it. */
function partStep(bare: string): { head: string; rest: string } | null {
  if (countWords(bare) <= 8) return null;
  const stop = splitAtStop(bare, 8) ?? splitAtStop(bare, 12);
  // "Pierce the thickest part, not the bone": a part of it alone would be another step.
  if (stop !== null || tornLabel(bare, 8) === bare) return stop;
  const comma = /^(.{12,90}?)(?:,\s+|[，、،]\s*)(?=\S)/u.exec(bare);
  const head = comma?.[1] ?? "";
  return comma === null || countWords(head) < 3
    ? null
    : { head, rest: capitalise(bare.slice(comma[0].length)) };
}
