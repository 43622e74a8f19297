import type { StatementVisual } from "../../../artifacts/storyboard.ts";
import { splitSentences } from "../text/sentences.ts";
import { withoutEnded, withoutLists } from "./ended.ts";
import { namesThing } from "./film-things.ts";
import { leansOnLast } from "./leans-on.ts";
import type { Entry } from "./lexicon.ts";
import type { Reader } from "./lexicons.ts";
import { CALLED, numberToCall } from "./number-to-call.ts";
import { BEFORE } from "./out-of-time.ts";
import { meantOtherwise, plainThings } from "./plain-things.ts";
import { SIGNS } from "./signs.ts";
import { takesPart } from "./takes-part.ts";
import { isWeak, SAID_FOR_MORE } from "./weak-things.ts";
import { isActedOn, isMeans, isThere } from "./thing-roles.ts";

/** Which drawing stands beside each thought of a statement, null for none. */
export type Beside = (string | null)[];

/** What a long thought is about stands in so much of it, counted from its beginning; the rest only adds to it. */
const LEADING = 0.62;
const LONG_WORDS = 14;
const LONG_LETTERS = 28;
/** What one thought of a film names, and late, is named in passing: "two wardrobes" of size, "and to ride in long dresses". */
const EARLY = 0.45;
/** By its plain noun: what a verb takes stands about there ("It also means we can take a big truck for a big house"). */
const EARLY_PLAINLY = 0.65;
/** What a sentence is about stands in so much of it, counted from its beginning. */
const SUBJECT = 0.5;
/** Who is named is no picture of a tool: "a butcher lent us his" shows no meat, "a nurse has been here" no stethoscope. */
const PEOPLE: ReadonlySet<string> = new Set(
  `astronaut baker barber beekeeper butcher carpenter chef clown cook dentist detective doctor driver farmer firefighter fisherman
  gardener judge mechanic nurse painter physician pilot plumber postman sailor scientist singer surgeon tailor teacher`
    .trim()
    .split(/\s+/u),
);
/** A short sentence names last what it is about: "The oddest one was a radio". */
const SHORT = { words: 8, letters: 16 };
/** More drawings than this in one scene are a picture book; a longer one may have so many of its thoughts drawn. */
const MOST = { few: 3, share: 0.6 };
/** A scene's drawing is all of its thoughts' where so many of them speak of it. */
const MOSTLY = 0.6;

export function thoughtsOf({ text, more = [] }: StatementVisual): string[] {
  return [text, ...more.map((later) => later.text)];
}

/** A drawing beside the thoughts that name it, and those that go on about it; beside all where that is most of them. */
export function besideItsOwn(visual: StatementVisual, drawing: string, reader: Reader): Beside {
  const thoughts = thoughtsOf(visual);
  const entries = reader.lexicon.entries.filter(
    (one) => one.drawing === drawing || BEFORE[one.drawing] === drawing,
  );
  const names = (text: string): boolean =>
    namesThing(withoutEnded(text, reader.base), drawing, reader.base) ||
    reader
      .termsOf(text)
      .some((term) => entries.some(({ sure, unsure }) => sure.has(term) || unsure.has(term)));
  if (visual.heading !== undefined && names(visual.heading)) return thoughts.map(() => drawing);
  const beside: Beside = [];
  thoughts.forEach((text, at) => {
    const before = beside[at - 1] ?? null;
    beside.push(names(text) ? drawing : leansOnLast(text, reader.base) ? before : null);
  });
  const share = beside.filter((one) => one !== null).length / thoughts.length;
  return share >= MOSTLY ? thoughts.map(() => drawing) : beside;
}

/** What a film may still show beside its thoughts. */
export type Showing = {
  /** Whether a drawing may still be taken for a sentence, or for what a thought says. */
  isFree: (drawing: string, said: string) => boolean;
  /** Whether the film comes back to a thing, by its words or its drawing. */
  isTold: (entry: Pick<Entry, "drawing" | "sure">) => boolean;
  /** What the film is about, which a word of several senses means too. */
  film?: string | undefined;
  /** Whether a thought that names a thing is judged to be about it. */
  isMeant?: (thought: number, drawing: string) => boolean;
  /** Only things that are named by their plain nouns: what is sure without more. */
  onlyPlain?: boolean;
};

/** The things that thoughts are about, each beside its own; no more than three, those that are named most. */
export function thingsBeside(
  visual: StatementVisual,
  reader: Reader,
  { isFree, isTold, isMeant: isJudged = () => true, film, onlyPlain = false }: Showing,
): Beside {
  const thoughts = thoughtsOf(visual);
  const terms = thoughts.map((text) => reader.termsOf(text));
  const said = new Set(terms.flat());
  const entries = reader.lexicon.entries.filter(
    ({ drawing, not }) => !onlyPlain && !SIGNS.has(drawing) && ![...not].some((term) => said.has(term)),
  );
  const isMeant = ({ drawing, sure, unsure }: Entry, term: string): boolean =>
    (sure.has(term) && (drawing === film || !PEOPLE.has(term))) || (drawing === film && unsure.has(term));
  type Named = Pick<Entry, "drawing" | "sure">;
  const isEarly = (place: number, text: string, entry: Named, until = EARLY): boolean =>
    place <= text.length * until || entry.drawing === film || isTold(entry);
  const isSeen = ({ drawing, term, place, sentence }: Plain): boolean =>
    isFree(drawing, sentence) &&
    (isShort(sentence) ||
      isEarly(place, sentence, { drawing, sure: new Set([term]) }, EARLY_PLAINLY) ||
      (leadingPart(sentence) === sentence &&
        takesPart(sentence, term.replace(/\*+$/u, ""), place, reader.base)) ||
      hasPart({ drawing, term, place, sentence }) ||
      (!SAID_FOR_MORE.has(drawing) && isThere(spotOf({ drawing, term, place, sentence }), reader.base)));
  // What a sentence acts on, or with, is seen however late it stands.
  const hasPart = (thing: Plain): boolean =>
    isFree(thing.drawing, thing.sentence) &&
    (isActedOn(spotOf(thing), reader.base) || isMeans(spotOf(thing), reader.base));
  const named = thoughts.map((text, at): { drawing: string; place: number }[] => {
    const leading = reader.termsOf(withoutLists(leadingPart(text)));
    const plain = splitSentences(text, reader.base).map((sentence) => plainInOrder(sentence, reader.base));
    const first = plain.flatMap((things) => things.slice(0, 1)).find(isSeen);
    if (first !== undefined && isJudged(at, first.drawing)) return [first];
    // Of "a truck for a big house" the house is no picture, be the truck none either.
    const later = plain.flat().find((thing) => hasPart(thing) && isJudged(at, thing.drawing));
    if (later !== undefined) return [later];
    const call = isFree(CALLED, text) ? numberToCall(text) : -1;
    if (call !== -1) return [{ drawing: CALLED, place: call }];
    if (plain.flat().length > 0) return [];
    const others = meantOtherwise(text, reader.base);
    return entries
      .filter(({ drawing }) => !others.has(drawing) && isFree(drawing, text))
      .flatMap((entry) => {
        const places = leading.filter((term) => isMeant(entry, term)).map((term) => placeOf(term, text));
        const place = Math.min(...places);
        if (places.length === 0 || !isEarly(place, text, entry)) return [];
        return [{ drawing: entry.drawing, place }];
      })
      .toSorted((a, b) => a.place - b.place);
  });
  const count = (drawing: string): number =>
    named.filter((some) => some.some((one) => one.drawing === drawing)).length;
  const all = [...new Set(named.flat().map(({ drawing }) => drawing))];
  const most = Math.max(MOST.few, Math.ceil(thoughts.length * MOST.share));
  const best = new Set(all.toSorted((a, b) => count(b) - count(a)).slice(0, most));
  const isBare = (text: string): boolean => plainThings(text, reader.base).length === 0;
  // "It" is what the sentence before it spoke of, not what that named at its end, nor what an earlier one did.
  const isSubject = (drawing: string, text: string): boolean => {
    const last = splitSentences(text, reader.base).at(-1) ?? text;
    const plain = plainThings(last, reader.base).filter((one) => one.drawing === drawing);
    const entry = entries.find((one) => one.drawing === drawing);
    const terms = [
      ...plain.map(({ term }) => term),
      ...reader.termsOf(last).filter((term) => entry?.sure.has(term)),
    ];
    return terms.some((term) => placeOf(term, last) <= last.length * SUBJECT);
  };
  const beside: Beside = [];
  let toldOf: string | null = null;
  thoughts.forEach((text, at) => {
    const own = named[at]?.find(({ drawing }) => best.has(drawing))?.drawing;
    // "It is free: ask for a key fob" goes on about the lockers, and names another thing.
    const leans = leansOnLast(text, reader.base) && isBare(text);
    beside.push(own ?? (leans ? toldOf : null));
    if (own !== undefined)
      toldOf = own === film || (!isWeak(own) && own !== CALLED && isSubject(own, text)) ? own : null;
    else if (!leans) toldOf = null;
  });
  // What is gone for one short sentence and comes again would flicker.
  return beside.map((own, at) => {
    const before = beside[at - 1] ?? null;
    const text = thoughts[at] ?? "";
    return own ?? (before === beside[at + 1] && isShort(text) && isBare(text) ? before : null);
  });
}

/** A thing that a sentence names by its plain noun, and where. */
type Plain = { drawing: string; term: string; place: number; sentence: string };

/** What a sentence adds is not what it tells of: "a mould (an orange works too)". */
const IN_BRACKETS = /\([^()]*\)|（[^（）]*）/gu;

/** The things that a sentence names by their plain nouns, as they stand in it. */
function plainInOrder(sentence: string, base: string): Plain[] {
  const named = plainThings(withoutLists(sentence.replaceAll(IN_BRACKETS, " · ")), base).map((thing) => ({
    ...thing,
    sentence,
    place: placeOf(thing.term, sentence),
  }));
  return named.toSorted((a, b) => a.place - b.place);
}

/** Where a thing's word stands, as much of it as is written there. */
function spotOf({ sentence, term, place }: Plain): { sentence: string; place: number; length: number } {
  const stem = term.replace(/\*+$/u, "");
  const whole = sentence.toLowerCase().indexOf(stem);
  return whole === -1
    ? { sentence, place, length: Math.min(5, stem.length) }
    : { sentence, place: whole, length: stem.length };
}

function isShort(text: string): boolean {
  const words = text.split(/\s+/u).length;
  return words > 2 ? words <= SHORT.words : Array.from(text).length <= SHORT.letters;
}

/** About where a word of the lexicon stands in a text. */
function placeOf(term: string, text: string): number {
  const at = text.toLowerCase().indexOf(term.replace(/\*+$/u, "").slice(0, 5));
  return at === -1 ? text.length : at;
}

/** Most of a text from its beginning, by words, or letters where words are not parted. */
function leadingPart(text: string): string {
  const words = text.split(/(?<=\s)/u);
  const spaced = words.length > 2;
  const parts = spaced ? words : Array.from(text);
  const least = spaced ? LONG_WORDS : LONG_LETTERS;
  return parts.length <= least ? text : parts.slice(0, Math.ceil(parts.length * LEADING)).join("");
}

/** The statement with its drawings, written down where they change. */
export function withBeside(visual: StatementVisual, beside: Beside): StatementVisual {
  const { illustration: _first, more, ...plain } = visual;
  const [first = null] = beside;
  const later = more?.map((thought, at) => {
    const { illustration: _own, ...words } = thought;
    const own = beside[at + 1] ?? null;
    return own === (beside[at] ?? null) ? words : { ...words, illustration: own };
  });
  return {
    ...plain,
    ...(first === null ? {} : { illustration: first }),
    ...(later === undefined ? {} : { more: later }),
  };
}

/** The drawings of a statement as its thoughts show them. */
export function besideOf({ illustration, more = [] }: StatementVisual): Beside {
  const beside: Beside = [illustration ?? null];
  for (const later of more)
    beside.push(later.illustration === undefined ? (beside.at(-1) ?? null) : later.illustration);
  return beside;
}

/** How often a drawing comes on beside thoughts, those that it stands through counted once. */
export function timesIn(scenes: readonly Beside[], drawing: string): number {
  return scenes.flatMap((all) =>
    all.filter((one, thought) => one === drawing && all[thought - 1] !== drawing),
  ).length;
}
