import type { Cue } from "../../../artifacts/storyboard.ts";
import { isClause } from "../english/grammar.ts";
import { breathsOf } from "../text/breaths.ts";
import { DATELINE } from "../text/dateline.ts";
import { capitalise, countWords, withoutStop } from "../text/sentences.ts";
import type { CueOf, SceneContext, Utterance } from "./draft.ts";

/** What is shown of a passage while it is said. */
export type Thought = { text: string; cue: Cue | undefined };

/** Words of narration (about two seconds) that a thought stands at least before the next. */
const DWELL_WORDS = 6;
/** Two short sentences that stand together have no more words than this. */
const MOST_TOGETHER = 16;
/** "Why?" is taken in at once; "Who keeps the time?" stands until it is answered. */
const FEWEST_OF_QUESTION = 3;

/** A stretch of one sentence. `key` finds the cue of its first word. */
type Stretch = { key: string; sentence: string; text: string; offset: number; words: number; ends: boolean };

/** Marks in each sentence where its stretches begin; what `thoughtsOf` needs, before sentences are left out. */
export function markThoughts(utterances: readonly Utterance[], base: string): void {
  utterances.forEach((utterance, at) => {
    breathsOf(utterance.text, base).forEach(({ offset }, part) => {
      utterance.marks.push({ key: keyOf(at, part), offset });
    });
  });
}

const keyOf = (sentence: number, part: number): string => `said:${sentence}:${part}`;

/**
 * The thoughts of a passage of prose, in the order in which they are said: the picture keeps pace with the voice.
 * Each is a sentence, or a whole stretch of a long one, so that none says less than it should. Empty where
 * it says no more than its heading.
 */
export function thoughtsOf(utterances: readonly Utterance[], cueOf: CueOf, context: SceneContext): Thought[] {
  const stretches = utterances.flatMap(({ text }, at) => stretchesOf(text, at, context.base));
  // Only what was kept when time was short can be shown.
  const kept = stretches.filter(({ key }) => cueOf(key) !== undefined);
  return together(kept)
    .map((group) => ({ text: textOf(group, context), cue: cueOf(group[0]?.key ?? "") }))
    .filter(({ text }, at) => !(at === 0 && repeats(text, context)));
}

function stretchesOf(sentence: string, at: number, base: string): Stretch[] {
  const parts = breathsOf(sentence, base);
  return parts.map(({ text, offset }, part) => ({
    key: keyOf(at, part),
    sentence,
    text,
    offset,
    words: countWords(text),
    ends: part === parts.length - 1,
  }));
}

/** Stretches that are said in less time than it takes to read them share the screen with a neighbour. */
function together(stretches: readonly Stretch[]): Stretch[][] {
  const groups: Stretch[][] = [];
  for (const stretch of stretches) {
    const last = groups.at(-1);
    const before = last === undefined ? 0 : sum(last);
    const asks = /[?？؟]$/u.test(last?.at(-1)?.text ?? "") && before >= FEWEST_OF_QUESTION;
    const brief = before < DWELL_WORDS || stretch.words < DWELL_WORDS;
    if (last !== undefined && brief && !asks && before + stretch.words <= MOST_TOGETHER) last.push(stretch);
    else groups.push([stretch]);
  }
  return groups;
}

function sum(group: readonly Stretch[]): number {
  return group.reduce((words, stretch) => words + stretch.words, 0);
}

function textOf(group: readonly Stretch[], context: SceneContext): string {
  const [only] = group;
  if (only === undefined) return "";
  if (group.length === 1) {
    const whole = bareOf(only, context);
    return /[?？؟!！]$/u.test(whole) ? whole : withoutStop(whole);
  }
  const joined = group
    .map((stretch, at) => {
      const before = group[at - 1];
      if (before === undefined) return bareOf(stretch, context);
      return (
        gapBetween(before, stretch) +
        (before.sentence === stretch.sentence ? asWritten(stretch) : stretch.text)
      );
    })
    .join("");
  // Two sentences keep their stops, the parts of one have none at its end.
  const several = new Set(group.map(({ sentence }) => sentence)).size > 1;
  return several ? joined.replace(/[,，、]$/u, "") : withoutStop(joined);
}

/** What parts two stretches: between those of one sentence its own sign. */
function gapBetween(before: Stretch, { sentence, offset }: Stretch): string {
  if (before.sentence !== sentence) return /[。！？]$/u.test(before.text) ? "" : " ";
  return sentence.slice(0, offset).match(/[^\p{L}\p{M}\p{N}"”»）)]+$/u)?.[0] ?? " ";
}

/** With the small letter that it was written with. */
function asWritten({ sentence, offset, text }: Stretch): string {
  const first = sentence.slice(offset, offset + 1);
  return first.toLowerCase() === text.slice(0, 1).toLowerCase() ? first + text.slice(1) : text;
}

/** The stretch without what ties it to the one before. */
function bareOf({ text, offset }: Stretch, { base }: SceneContext): string {
  if (offset > 0) return standing(withoutJoint(text, base), base);
  const said = text.replace(DATELINE, "");
  if (base !== "en") return said;
  return capitalise(said.replace(JOINT, ""));
}

/** What ties an English sentence to the one before; "Then came Switzerland" says nothing without its first word. */
const JOINT =
  /^(?:and|but|so|(?:then|also)(?!,? (?:came|comes?|was|were|is|are|goes|went|follow|had|has|did|does|began|begins|there)\b)|yet|still|however|for example),?\s+(?=\S+\s\S)/i;

/** What joins two clauses, and what the second one surely begins with. */
const JOINTS: Readonly<Record<string, RegExp>> = {
  es: /^y,? (?=(?:el|la|los|las|un|una|en|desde|hasta|hoy|su|sus|cada|\p{Lu}|\p{N}))/u,
  fr: /^et,? (?=(?:le|la|les|l['’]|un|une|en|depuis|son|sa|ses|chaque|il|elle|ils|elles|\p{Lu}|\p{N}))/u,
  it: /^e,? (?=(?:il|lo|la|i|gli|le|l['’]|un|una|nel|nella|dal|oggi|ogni|\p{Lu}|\p{N}))/u,
  pt: /^e,? (?=(?:o|a|os|as|um|uma|em|no|na|desde|hoje|cada|\p{Lu}|\p{N}))/u,
  de: /^und,? (?=(?:der|die|das|ein|eine|er|sie|es|im|am|seit|jede[rs]?)(?!\p{L}))/u,
  nl: /^en,? (?=(?:de|het|een|in|sinds|elke|hij|zij|\p{Lu})(?!\p{Ll}))/u,
};

/** "and a pair will return" as "A pair will return", where it is surely a clause. */
function withoutJoint(text: string, base: string): string {
  if (base === "en") {
    const bare = text.replace(/^and,? (?=\S+\s\S)/u, "");
    return bare !== text && isClause(bare) ? capitalise(bare) : text;
  }
  const joint = JOINTS[base]?.exec(text)?.[0] ?? "";
  return joint === "" ? text : capitalise(text.slice(joint.length));
}

/** What opens a clause that only goes on from the one before; with a great letter it would ask or claim. */
const GOES_ON: Readonly<Record<string, RegExp>> = {
  en: /^(?:who|whom|whose|which|that|than|where|what)(?!\p{L})/u,
  de: /^(?:der|die|das|dem|den|dessen|deren|denen|welche[rsmn]?|was|wo|wobei|wodurch|dass|als|zu)(?!\p{L})/u,
  fr: /^(?:qui|que|qu['’]|dont|où|lequel|laquelle|ce qui|ce que)(?!\p{L})/u,
  es: /^(?:que|quien|quienes|cuy[oa]s?|donde|el cual|la cual|lo que)(?!\p{L})/u,
  it: /^(?:che|cui|dove|il quale|la quale)(?!\p{L})/u,
  pt: /^(?:que|quem|cuj[oa]s?|onde|o qual|a qual)(?!\p{L})/u,
  nl: /^(?:die|dat|waar|wat|wie)(?!\p{L})/u,
  pl: /^(?:któr\p{L}+|że|gdzie|co)(?!\p{L})/u,
  cs: /^(?:kter\p{L}+|že|kde|co)(?!\p{L})/u,
  ru: /^(?:котор\p{L}+|что|где|чей|чья)(?!\p{L})/u,
  uk: /^(?:як(?:ий|а|е|і|ого|ої|их|им|ою|ому|ій)|що|де)(?!\p{L})/u,
  sv: /^(?:som|vars|vilket|där|att)(?!\p{L})/u,
  da: /^(?:som|der|hvis|hvor|at)(?!\p{L})/u,
  nb: /^(?:som|der|hvor|at)(?!\p{L})/u,
};

/** "iPhones", "pH", "lumen.example". */
const OWN_SPELLING = /^(?:\p{Ll}+\p{Lu}|\S+[.@/]\S)/u;

/** A stretch that has the screen for itself begins as a sentence does, in the languages that we know well enough. */
function standing(text: string, base: string): string {
  const goesOn = GOES_ON[base];
  if (goesOn === undefined || goesOn.test(text) || OWN_SPELLING.test(text)) return text;
  return capitalise(text);
}

function repeats(text: string, { ownHeading, heading }: SceneContext): boolean {
  return ownHeading && plain(text) === plain(heading);
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
