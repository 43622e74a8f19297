import type { ListItem } from "../brief/brief.ts";
import { baseOfThird } from "./verbs.ts";
import { capitalise, countWords, withoutStop } from "../text/sentences.ts";
import {
  isClause,
  isDefinition,
  isImperative,
  isPluralNoun,
  isPredicate,
  lowerFirst,
  startsWithDeterminer,
  startsWithGerund,
  words,
} from "./grammar.ts";

const ORDINALS = [
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
  "ninth",
  "tenth",
];

const PROMISE =
  /^(?:no|not|never|less|fewer|more|zero|free|low|lower|high|higher|quick|fast|easy|safe|quiet|better|new|only|why|how|what|when)\b/iu;

/** Label and detail as one sentence, in the form that their grammar allows. */
export function labelSentence(label: string, detail: string): string {
  if (TIME.test(label)) return `${label}, ${lowerFirst(detail)}`;
  // "Hybrid: meetings in which …": only an article or a plural shows that the label is such a thing.
  // "No limescale: a washable filter" is what it does for you, and no filter by name.
  const promises = PROMISE.test(label) || isImperative(label) || ALTERNATIVES.test(detail) || mayTell(label) || mayAct(detail); // prettier-ignore
  if (!promises && isDefinition(detail) && (/^(?:an?|the)\s/i.test(detail) || isPluralNoun(label))) {
    const verb = /^an?\s/i.test(detail) || !isPluralNoun(label) ? "is" : "are";
    return `${label} ${verb} ${lowerFirst(detail)}`;
  }
  if (/^["“«„]/.test(detail)) return `${label}, such as ${detail}`;
  if (isPredicate(detail) && !isPluralNoun(label)) return `${label} ${lowerFirst(detail)}`;
  return `${label}: ${detail}`;
}

/** "Today: the crystal costs a few cents": when it is so, and not what it is. */
const TIME =
  /^(?:today|now|nowadays|tomorrow|tonight|yesterday|since then|these days|later|afterwards|meanwhile|in the end)$/iu;

/** What happened, in forms that no ending tells. */
const PAST =
  /^(?:came|went|left|fell|rose|grew|took|made|got|gave|ran|said|began|became|saw|lost|won|stood|held|broke|sank|flew|kept|met|paid|sold|brought|taught|bought|built|led|felt|found|sent|spent|wrote|drew|drove|shut|let|put|cut|set|hit)$/iu;
/** What ends the thing that a sentence begins with. */
const BEHIND_THING =
  /[,;:(–—]|\s(?:of|in|on|for|with|from|to|at|by|that|which|who|and|or|made|called|behind|under|over|above|below|between|through|into|after|before|around|across|near|without|inside|along)\s/iu;

/**
 * "the feed additive 3-NOP lowers dairy emissions", "the roof came off": a word behind the thing that may be its verb, which no list
 * of verbs has to know: what follows a colon then is no name of what stands before it.
 */
function mayAct(detail: string): boolean {
  const thing = detail.split(BEHIND_THING)[0] ?? detail;
  return words(thing).some((word, at, all) => {
    if (at < 2) return false;
    if (PAST.test(word)) return true;
    const last = at === all.length - 1;
    return !last && /\p{Ll}{2}s$/u.test(word) && !/(?:ss|us|is|ics)$/u.test(word) && isPluralNoun(word);
  });
}

/** "The answer changes: prices, weather": a label that may be a clause is no name of what follows. */
function mayTell(label: string): boolean {
  const last = words(label).at(-1) ?? "";
  return countWords(label) >= 3 && startsWithDeterminer(label) && baseOfThird(last.toLowerCase()) !== null;
}

/** "Mass: a heavy bob or a light one": what may be the one or the other is no such thing. */
const ALTERNATIVES = /^an?\s[^,;]*\sor\san?\s/iu;

/** True where every item can follow "The first is …". */
export function areCountable(items: readonly ListItem[], labelsToo: boolean): boolean {
  return items.every((item) => {
    const text = item.text.spoken;
    if (/[.!?]\s/.test(text) || countWords(text) > 24) return false;
    if (item.label !== null && item.detail !== null)
      // "The first is Knot: …": a thing without its article is named, and not counted.
      return (
        labelsToo &&
        !isBareThing(item.label.spoken) &&
        !runsOn(item) &&
        !isImperative(text) &&
        !isDefinition(item.detail.spoken)
      );
    return startsWithGerund(text) || (startsWithDeterminer(text) && !isClause(text));
  });
}

function isBareThing(label: string): boolean {
  return (
    countWords(label) <= 2 && !startsWithDeterminer(label) && !startsWithGerund(label) && !isPluralNoun(label)
  );
}

export function ordinalSubject(at: number, count: number): string {
  if (at === count - 1 && count > 2) return "The last";
  return `The ${ORDINALS[at] ?? "next"}`;
}

/** "**DNS** turns …": label and detail are one sentence already. */
function runsOn({ text, label, detail }: ListItem): boolean {
  return withoutStop(text.spoken) === withoutStop(`${label?.spoken ?? ""} ${detail?.spoken ?? ""}`);
}

/** What one item says, without "First," or "And": a sentence where it can be one. */
export function itemSentence(item: ListItem): string {
  if (item.label !== null && item.detail !== null) {
    if (runsOn(item)) return capitalise(item.text.spoken);
    return capitalise(labelSentence(item.label.spoken, item.detail.spoken));
  }
  return capitalise(item.text.spoken);
}

/** Items short enough and alike enough to be named in one breath: "flour, sugar and two eggs". */
export function areShort(items: readonly ListItem[]): boolean {
  const limit = items.length > 4 ? 5 : 6;
  return items.every(
    (item) =>
      item.label === null &&
      item.below.length === 0 &&
      countWords(item.text.spoken) <= limit &&
      !/[.!?:;,]/.test(item.text.spoken.replace(/[.]$/, "").replace(/\d[.,]\d/g, "")) &&
      !isImperative(item.text.spoken) &&
      !isClause(item.text.spoken),
  );
}
