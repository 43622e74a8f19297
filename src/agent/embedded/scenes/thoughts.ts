import type { Cue } from "../../../artifacts/cue.ts";
import { isClause } from "../english/grammar.ts";
import { asPage, breathsOf } from "../text/breaths.ts";
import type { Breath } from "../text/breaths.ts";
import { DATELINE } from "../text/dateline.ts";
import { isCondition } from "../text/governing.ts";
import { jointOf } from "../text/goes-on.ts";
import { asks, leadsToNext } from "../text/leading.ts";
import { capitalise, countWords, withoutStop } from "../text/sentences.ts";
import { asksHeading } from "./asks-heading.ts";
import type { CueOf, SceneContext, Utterance } from "./draft.ts";

/** What is shown of a passage while it is said. */
export type Thought = { text: string; cue: Cue | undefined };

/** Words of narration (about two seconds) that a thought stands at least before the next. */
const DWELL_WORDS = 6;
/** Two short sentences that stand together have no more words than this. */
const MOST_TOGETHER = 16;
/** A call for attention, or a question of a word or two, and what it opens. */
const MOST_LED = 22;
/** "Why?" is taken in at once; "Who keeps the time?" stands until it is answered. */
const FEWEST_OF_QUESTION = 3;

/** A film's last sentence stands alone from so many words on, behind so many others. */
const FEWEST_AT_END = 4;
const FEWEST_BEFORE_END = 3;

/** A stretch of one sentence. `key` finds the cue of its first word; `whole`: it is the sentence; `goesOn`: what is behind it does not stand alone. */
type Stretch = Breath & { key: string; sentence: string; words: number; whole: boolean; goesOn: boolean };

/** What marks of a passage's own sentences begin with; those of some of a list's have a name of their own. */
const SAID = "said";

/** Marks in each sentence where its stretches begin; what `thoughtsOf` needs, before sentences are left out. */
export function markThoughts(utterances: readonly Utterance[], base: string, name = SAID): void {
  utterances.forEach((utterance, at) => {
    breathsOf(utterance.text, base).forEach(({ offset }, part) => {
      utterance.marks.push({ key: keyOf(name, at, part), offset });
    });
  });
}

const keyOf = (name: string, sentence: number, part: number): string => `${name}:${sentence}:${part}`;

/**
 * The thoughts of a passage of prose, in the order in which they are said: the picture keeps pace with the voice.
 * Each is a sentence, or a whole stretch of a long one, so that none says less than it should. Empty where
 * it says no more than its heading. `name`: of the marks; `most`: words of sentences that stand together.
 */
export function thoughtsOf(
  utterances: readonly Utterance[],
  cueOf: CueOf,
  context: SceneContext,
  { name = SAID, most = MOST_TOGETHER }: { name?: string; most?: number } = {},
): Thought[] {
  const stretches = utterances.flatMap(({ text }, at) => stretchesOf(text, at, name, context.base));
  // Only what was kept when time was short can be shown.
  const kept = stretches.filter(({ key }) => cueOf(key) !== undefined);
  // What its heading asks is read there.
  const [first, ...later] = kept;
  const asked =
    first?.whole === true &&
    (repeats(bareOf(first, context), context) ||
      (context.ownHeading && asksHeading(first.sentence, context.heading)));
  return asManyAsStand(together(asked ? later : kept, context, most))
    .map((group) => ({
      text: announcing(asPage(textOf(group, context)), group),
      cue: cueOf(group[0]?.key ?? ""),
    }))
    .filter(({ text }, at) => !(at === 0 && repeats(text, context)));
}

/** "… who otherwise would not learn:" before a page that only says whom it means: the colon tells that it goes on. */
function announcing(text: string, group: readonly Stretch[]): string {
  const { sign = "", goesOn = false } = group.at(-1) ?? {};
  return goesOn && /[:：]/u.test(sign) && !/[:：.!?。！？]$/u.test(text) ? `${text}${sign}` : text;
}

/** A scene has so many thoughts and no more; of a passage of more sentences the shortest neighbours share the screen. */
const MOST_THOUGHTS = 16;

function asManyAsStand(groups: readonly (readonly Stretch[])[]): Stretch[][] {
  const stand = groups.map((group) => [...group]);
  const length = (at: number): number => (stand[at] ?? []).reduce((sum, { words }) => sum + words, 0);
  while (stand.length > MOST_THOUGHTS) {
    const pairs = stand.slice(1).map((_, at) => ({ at, words: length(at) + length(at + 1) }));
    const { at } = pairs.reduce((least, pair) => (pair.words < least.words ? pair : least));
    stand.splice(at, 2, [...(stand[at] ?? []), ...(stand[at + 1] ?? [])]);
  }
  return stand;
}

function stretchesOf(sentence: string, at: number, name: string, base: string): Stretch[] {
  const parts = breathsOf(sentence, base);
  return parts.map((breath, part) => ({
    ...breath,
    key: keyOf(name, at, part),
    sentence,
    words: wordsOf(breath.text, base),
    whole: parts.length === 1,
    goesOn: parts[part + 1]?.stands === false,
  }));
}

/** A Korean word says what two of English do: they are counted by what is said. */
export function wordsOf(text: string, base: string): number {
  if (base !== "ko") return countWords(text);
  const syllables = text.match(/\p{Script=Hangul}/gu)?.length ?? 0;
  return Math.max(countWords(text), Math.round(syllables / SYLLABLES_OF_WORD));
}

const SYLLABLES_OF_WORD = 1.9;

/**
 * Stretches that are said in less time than it takes to read them share the screen with a neighbour: the parts of one
 * sentence, or whole sentences, and never the end of one with the beginning of the next. What asks, or calls for
 * attention, stands with what follows and never ends the thought before.
 */
function together(
  stretches: readonly Stretch[],
  { base, closes = false }: Pick<SceneContext, "base" | "closes">,
  most: number,
): Stretch[][] {
  const groups: Stretch[][] = [];
  for (const [at, stretch] of stretches.entries()) {
    const last = groups.at(-1);
    const before = last === undefined ? 0 : sum(last);
    const end = last?.at(-1);
    const leads = (one: Stretch | undefined): boolean => one?.whole === true && leadsToNext(one.text, base);
    const asksWell = end !== undefined && asks(end.text) && before >= FEWEST_OF_QUESTION;
    // One of a word or two at the very end opens nothing: "…, right?"
    const opens = leads(stretch) && (at < stretches.length - 1 || stretch.words >= FEWEST_OF_QUESTION);
    const opensNext = (opens && last?.every(leads) === false) || leadsToQuote(stretch, stretches[at + 1]);
    // What a film ends on is the last that is seen, and nothing beside it.
    const ends = closes && at === stretches.length - 1 && stretch.whole;
    const endsAlone = ends && stretch.words >= FEWEST_AT_END && before >= FEWEST_BEFORE_END;
    // "If you ride daily, buy. If not, rent.": each case has the screen for itself.
    const isCase = stretch.whole && end?.whole === true && isCondition(stretch.text, base) && isCondition(end.text, base); // prettier-ignore
    const brief = before < DWELL_WORDS || stretch.words < DWELL_WORDS;
    const fits = before + stretch.words <= most && (last?.every((one) => belongs(one, stretch)) ?? false);
    // "Warning!" alone on the screen says nothing.
    const led = last?.every(leads) === true && before + stretch.words <= MOST_LED;
    if (last !== undefined && !asksWell && !opensNext && !endsAlone && !isCase && (led || (brief && fits)))
      last.push(stretch);
    else groups.push([stretch]);
  }
  return groups;
}

/** "Grandmother said.", "As she put it:" before what was said: it opens it, and ends no thought. */
function leadsToQuote(stretch: Stretch, next: Stretch | undefined): boolean {
  if (next === undefined || !stretch.whole || stretch.words >= MOST_BEFORE_QUOTE) return false;
  return OPENS_QUOTE.test(next.text) && !/["”»」』]/u.test(stretch.text);
}

const MOST_BEFORE_QUOTE = 8;
const OPENS_QUOTE = /^["“„«「『]/u;

function belongs(one: Stretch, next: Stretch): boolean {
  return one.sentence === next.sentence || (one.whole && next.whole);
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
function bareOf({ text, offset, stands }: Stretch, { base }: SceneContext): string {
  if (offset > 0) return stands ? withoutJoint(text, base) : text;
  const said = text.replace(DATELINE, "");
  if (base !== "en") return said;
  return capitalise(said.replace(JOINT, ""));
}

/**
 * What ties an English sentence to the one before. "Then he understood" says when, and "Also came Switzerland" nothing without its
 * first word; "but" and "however" stay, since without them both would be so.
 */
const JOINT =
  /^(?:and|so|also(?!,? (?:came|comes?|was|were|is|are|goes|went|follow|had|has|did|does|began|begins|there)\b)|for example),?\s+(?=\S+\s\S)/i;

/** "and a pair will return" as "A pair will return", where it is surely a clause. */
function withoutJoint(text: string, base: string): string {
  if (base === "en") {
    // "That is why …, and why a map of lichens is a map of clean air".
    const bare = text.replace(
      /^and,? (?:(?:why|that) (?=(?:an?|the|our|its|their|\p{Lu})\s))?(?=\S+\s\S)/u,
      "",
    );
    // "…, and who have never heard how a slab gave a language its voice back": it goes on with what was named.
    const goesOn = /^(?:who|whom|whose|which)\s(?!.*[?]$)/iu.test(bare);
    return bare !== text && !goesOn && isClause(bare) ? capitalise(bare) : text;
  }
  const joint = jointOf(text, base);
  return joint === "" ? text : capitalise(text.slice(joint.length));
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
