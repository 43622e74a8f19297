import type { Cue, Emphasis } from "../../../artifacts/cue.ts";
import type { Further } from "../../../artifacts/storyboard.ts";
import type { ListItem, Prose } from "../brief/brief.ts";
import { bareLetters } from "../text/bare-letters.ts";
import { splitAtSemicolons } from "../text/semicolons.ts";
import { countWords, splitSentences } from "../text/sentences.ts";
import { hardLabel } from "../text/shorten.ts";
import { withCue, type CueOf, type SceneContext, type Utterance } from "./draft.ts";
import { markedAmounts } from "./marked-amounts.ts";
import { markThoughts, thoughtsOf, wordsOf } from "./thoughts.ts";

/** How one item of a list is told: the sentence that names it, and those behind it up to the next item. `name`: what marks in them begin with. */
export type Telling = { first: Utterance; behind: readonly Utterance[]; name: string };

/**
 * The tellings of a list's items by their number, what is told behind each marked where its stretches begin. Sentences that name
 * several items are told of none of them alone. `list`: its name among those of the section.
 */
export function tellingsOf(
  utterances: readonly Utterance[],
  list: string | number,
  base: string,
): Map<number, Telling> {
  const told: { at: number; first: Utterance; behind: Utterance[] }[] = [];
  let open: Utterance[] | null = null;
  for (const utterance of utterances) {
    const [at, other] = itemsNamedIn(utterance);
    if (at === undefined) open?.push(utterance);
    else {
      open = other === undefined ? [] : null;
      if (open !== null) told.push({ at, first: utterance, behind: open });
    }
  }
  return new Map(
    told.map(({ at, ...rest }) => [at, marked({ ...rest, name: `behind:${list}:${at}` }, base)]),
  );
}

/** The telling with its marks. */
export function marked(telling: Telling, base: string): Telling {
  markThoughts(telling.behind, base, telling.name);
  return telling;
}

/** The items that `narrateList` and the steps mark in their sentences. */
function itemsNamedIn({ marks }: Utterance): number[] {
  return marks.flatMap(({ key }) => (key.startsWith("item:") ? [Number(key.slice("item:".length))] : []));
}

/**
 * An item as its first sentence alone would have it. `seen`: all that a list shows of the item; `rest`: of its first sentence what
 * its label leaves out.
 */
export type Headed = { at: number; seen: string; rest?: string | undefined; cue?: Cue | undefined };

/**
 * What is told of each item behind its label; all empty where the list is not told at such length that its items stand one by one.
 * A list has room for a line or two of each: it stays one as long as they show what is told.
 */
export function furtherOf(
  items: readonly Headed[],
  tellings: ReadonlyMap<number, Telling>,
  cueOf: CueOf,
  context: SceneContext,
): Further[][] {
  const told = items.map((item) => {
    const telling = tellings.get(item.at);
    return { ...item, ...(telling ?? { first: { text: "" }, behind: [], name: "" }) };
  });
  if (!areToldAtLength(told, context.base)) return items.map(() => []);
  return told.map(({ name, behind, rest, cue }): Further[] => {
    const within = { ...context, closes: false, ownHeading: false };
    const thoughts = thoughtsOf(behind, cueOf, within, { name, most: MOST_TOGETHER });
    if (thoughts.length === 0) return [];
    const opening = rest === undefined ? [] : [{ text: rest, cue }];
    return [...opening, ...thoughts.map((one) => ({ ...one, text: readable(one.text) }))]
      .slice(0, MOST_FURTHER)
      .map(({ text, cue: own }) => {
        const emphasis = amountsOfEach(text, context);
        return withCue({ text, ...(emphasis.length === 0 ? {} : { emphasis }) }, own);
      });
  });
}

/** The amounts that stand out in each of the sentences: of two that stand together neither pales beside the other's. */
function amountsOfEach(text: string, context: SceneContext): Emphasis[] {
  let from = 0;
  return splitSentences(text, context.language).flatMap((sentence) => {
    const at = text.indexOf(sentence, from);
    if (at < 0) return [];
    from = at + sentence.length;
    return markedAmounts(sentence, context).map(({ start, end }) => ({ start: at + start, end: at + end }));
  });
}

const MOST_FURTHER = 15;
/** Words of two short sentences that are seen at once: the label stands, and the eye has little to find. */
const MOST_TOGETHER = 12;
/** Words in six to seven seconds of speech: nobody looks so long at one line of a list, and less so where several sentences are told of it. */
const AT_LENGTH = { several: 15, one: 18 };
/** An item of fewer is gone before a frame of its own could be read. */
const FEWEST = 10;

type Told = Headed & { first: Pick<Utterance, "text">; behind: readonly Utterance[] };

/** Whether most items are told for long, or a list would leave unseen what is told of half of them, or a figure. */
function areToldAtLength(told: readonly Told[], base: string): boolean {
  const most = (some: readonly unknown[]): boolean => some.length * 2 >= told.length;
  const said = told.flatMap(({ first, behind }) => [first, ...behind].map(({ text }) => wordsOf(text, base)));
  const words = said.reduce((sum, count) => sum + count, 0) / told.length;
  const further = told.filter(({ behind }) => behind.length > 0);
  if (further.length === 0 || words < FEWEST) return false;
  if (most(further) && words >= AT_LENGTH.one) return true;
  if (most(told.filter(({ behind }) => behind.length > 1)) && words >= AT_LENGTH.several) return true;
  const unseen = further.map(({ behind, seen }) => {
    const shown = bareLetters(seen);
    return behind.filter(({ text }) => !shown.includes(bareLetters(text)));
  });
  if (most(unseen.filter((some) => some.length > 0))) return true;
  return unseen.some((some) => some.some(({ text }) => /\p{Nd}/u.test(text)));
}

/** Words of what can be read below a label while it is said, and to how many what has more is shortened where it loses no figure. */
const READABLE = { most: 22, shortened: 14 };

function readable(text: string): string {
  if (countWords(text) <= READABLE.most) return text;
  const short = hardLabel(text, READABLE.shortened);
  const figures = text.match(/\p{Nd}+/gu) ?? [];
  return figures.every((figure) => short.includes(figure)) ? short : text;
}

/** The item as if nothing were told behind its first sentence. */
export function withFirstSentence(item: ListItem, language: string): ListItem {
  const first = ({ shown, spoken }: Prose): Prose => ({
    shown: firstSentence(shown, language),
    spoken: firstSentence(spoken, language),
  });
  return {
    ...item,
    text: first(item.text),
    detail: item.detail === null ? null : first(item.detail),
    below: [],
  };
}

export function firstSentence(text: string, language: string): string {
  const [sentence = text] = splitSentences(text.replace(/\n/g, " "), language);
  return splitAtSemicolons(sentence, language)[0] ?? sentence;
}
