import type { ListBlock, ListItem } from "../brief/brief.ts";
import { MAX_STEPS } from "../brief/split-sections.ts";
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
  startsWithPreposition,
  words,
} from "../english/grammar.ts";
import { areCountable } from "../english/list-narration.ts";
import { numberedStep } from "../phrases/numbered-step.ts";
import { pauseMarks } from "../phrases/pause-marks.ts";
import { countWord } from "../phrases/count-words.ts";
import { isCondition } from "../text/governing.ts";
import { lowersNouns } from "../text/lower-nouns.ts";
import { hasOrderWord, saysOrder } from "../text/own-order.ts";
import { capitalise, countWords, endSentence, splitSentences } from "../text/sentences.ts";
import { splitAtSemicolons } from "../text/semicolons.ts";
import { compose, LEAD, say, withCue, type Candidate, type SceneContext, type Utterance } from "./draft.ts";
import { screenStep, withFirstSentence, type Step } from "./screen-step.ts";
import { furtherOf, tellingsOf } from "./told-further.ts";

/** "Anmeldung", "am Vorabend": longer, what stands before a colon is a sentence. */
const MOST_OF_LABEL = 3;

/** More steps than this are told by their numbers, as they stand on the screen. */
const MOST_WITH_ORDINALS = 8;

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
  const { follows } = block;
  const counted = !ordered && (follows !== undefined || steps.length > MOST_WITH_ORDINALS);
  const labelled = steps.every(({ title, detail, colon }) => colon && detail !== null && countWords(title.spoken) <= MOST_OF_LABEL); // prettier-ignore
  const told = { count: steps.length, ordered, labelled, from: counted ? (follows ?? 0) : null };
  const utterances = [
    ...((follows ?? 0) > 0 ? [] : leadIn(block, introduced, context)),
    ...steps.flatMap((step, at) => narrateStep(step, { ...told, at }, context)),
  ];
  const tellings = tellingsOf(utterances, block.span.start, context.base);
  return {
    kind: "process",
    score: block.items.length > MOST_WITH_ORDINALS ? 78 : 85,
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
        ...((follows ?? 0) > 0 ? { first: (follows ?? 0) + 1 } : {}),
        ...(shown.length < all.length || follows !== undefined ? { cycle: false } : {}),
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

function stepOf(item: ListItem): Step {
  if (item.label !== null && item.detail !== null) {
    return { title: item.label, detail: item.detail, below: item.below, colon: true };
  }
  const [title, detail] = splitStep(item.text);
  if (title !== null && detail !== null && countWords(title.shown) <= 6)
    return { title, detail, below: item.below, colon: false };
  return { title: item.text, detail: null, below: item.below, colon: false };
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

/** `labelled`: all of them are a name and what belongs to it; `from`: how many steps were told before these, where all are told by their numbers. */
type StepPlace = { at: number; count: number; ordered: boolean; labelled: boolean; from: number | null };

function prefixOf({ at, count, ordered, from }: StepPlace, context: SceneContext): string {
  const { ordinals, last } = context.phrases;
  if (ordered) return "";
  if (from !== null) return numberedStep(from + at + 1, context.base) ?? "";
  // No word opens two steps in a row: where they are used up, none does.
  return at === count - 1 && count > 2 && last !== null ? last : (ordinals[at] ?? "");
}

function narrateStep(step: Step, place: StepPlace, context: SceneContext): Utterance[] {
  const { at } = place;
  const prefix = prefixOf(place, context);
  const english = context.base === "en";
  const title = english ? englishTitle(step, prefix !== "", context) : step.title.spoken;
  const joinsDetail = step.colon && step.detail !== null;
  const opening = joinsDetail
    ? `${title}${context.phrases.colon}${english ? lowerFirst(step.detail?.spoken ?? "", context.names) : (step.detail?.spoken ?? "")}`
    : title;
  const [first = opening, ...more] = splitSentences(opening, context.language).flatMap((part) =>
    splitAtSemicolons(part, context.language),
  );
  // "Erstens: Anmeldung: …": one colon is enough; "Drittens, Achten Sie" beside "Erstens: Prüfen Sie" would be another form.
  const own = place.labelled ? prefix.replace(/[:：]\s*$/u, pauseMarks(context.base).comma) : prefix;
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
    !startsWithPreposition(text) &&
    // "Count the cash" is a command, whatever its verb.
    !startsWithDeterminer(tokens.slice(1).join(" ")) &&
    !/\d|[,:(]/.test(text);
  const noun = phrase && (isPluralNoun(text) || !isAmbiguous(tokens[0] ?? ""));
  if (noun) return `the ${lowerFirst(text, context.names)}`;
  return lowerFirst(text, context.names);
}
