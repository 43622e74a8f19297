import { primaryLanguage } from "../../language/detect-language.ts";
import { endsAsNoun } from "./case-endings.ts";
import type { Choice } from "./choose-drawing.ts";
import { COMMON_THINGS } from "./common-things.ts";
import { withoutVerbs } from "./english-verbs.ts";
import { DAILY_NOUNS } from "./daily-nouns.ts";
import { EAST_ASIAN_NOUNS } from "./east-asian-nouns.ts";
import { ENGLISH_PLAIN_NOUNS } from "./english-plain-nouns.ts";
import { withoutFigures } from "./figures-of-speech.ts";
import { isTitled } from "../text/is-titled.ts";
import { readerFor, spokenOf } from "./lexicons.ts";
import { ITEM_NOUNS_IN_PROSE } from "./item-nouns-in-prose.ts";
import { MORE_PLAIN_NOUNS } from "./more-plain-nouns.ts";
import { NOUNS_OF_MORE_LANGUAGES } from "./nouns-of-more-languages.ts";
import { OWN_DRAWING_NOUNS } from "./own-drawing-nouns.ts";
import { ONE_SIGN_NOUNS } from "./one-sign-nouns.ts";
import { BEFORE } from "./out-of-time.ts";
import { PLAIN_NOUNS } from "./plain-nouns.ts";
import { readerOfWords } from "./reader-of-words.ts";
import { EARTH, namesEarth } from "./sky-names.ts";
import { THING_NAMES } from "./thing-names.ts";
import { THINGS_AROUND } from "./things-around.ts";
import { THINGS_AT_HAND } from "./things-at-hand.ts";
import { THINGS_LEFT_OUT } from "./things-left-out.ts";
import { THINGS_OF_PLACES } from "./things-of-places.ts";
import { THINGS_OF_WORKS } from "./things-of-works.ts";

/** A thing that a text names by its plain noun, and the word that does. */
export type PlainThing = { drawing: string; term: string };

const readerOf = readerOfWords(
  {
    everyday: PLAIN_NOUNS + MORE_PLAIN_NOUNS + ENGLISH_PLAIN_NOUNS,
    kinds: ONE_SIGN_NOUNS + EAST_ASIAN_NOUNS,
    rows:
      THINGS_AROUND +
      THINGS_OF_PLACES +
      THINGS_AT_HAND +
      DAILY_NOUNS +
      THINGS_LEFT_OUT +
      NOUNS_OF_MORE_LANGUAGES +
      THINGS_OF_WORKS +
      COMMON_THINGS,
    nouns: THING_NAMES,
    outlines: OWN_DRAWING_NOUNS,
    rest: ITEM_NOUNS_IN_PROSE,
  },
  { compounds: true },
);

const GONE = " · ";
/**
 * "Humpty Dumpty stores", "Jan van Helmont", "Sir Hugh Beaver", of which the first two are struck out already: within a sentence a
 * capital letter begins a name, and a small word may stand in one.
 */
const NAME =
  /^\p{Lu}\p{Ll}+ (?=\p{Lu}\p{Ll})|(?<=[\p{Ll}\p{N},;:] |·  )\p{Lu}[\p{L}'’-]*|(?<!\p{L})van(?: de[rn]?)? (?=\p{Lu})/gu;

/** What a thing is compared with: "they looked like prams", "wie ein Schlüssel". */
const COMPARED =
  /(?<![\p{L}\p{M}])(?:(?<=(?<!\p{L})(?:looks?|looked|looking|feels?|felt|sounds?|sounded|smells?|tastes?|much|just|is|was|are|were|more|shaped) )like|(?:gleich|so|wie) (?=eine?[nmrs]? )|comme (?=une? |des )|como (?=una? |uma? |um )|come (?=un)|(?:zo)?als (?=een )|som (?=ett? |en )|jak |как |словно |будто |неначе |як |مثل |כמו )(?: ?[^\s,;.]+){1,3}|\S+ (?:gibi|की तरह|के समान|जैसा|जैसे)(?![\p{L}\p{M}])|[^、，\s]{1,6}(?:のよう|みたい|처럼|같이)|像[^，。]{1,6}|[成像如]了?(?:一片|一条|一座|一张|一面|一把)[^，。]{0,6}/giu;

/** Between these marks stands what a work is called, in Korean between corners too, where Japanese has speech. */
const WORKS = /『[^』]*』|《[^》]*》|〈[^〉]*〉/gu;
const WORKS_OF_KOREA = /「[^」]*」/gu;

/** What a text names by plain nouns, and what it does not mean although its words are there. */
type Read = { things: readonly PlainThing[]; others: ReadonlySet<string> };

/** A film's sentences are read several times: what was found in so many of the last ones is kept. */
const KEPT = 2000;
const found = new Map<string, Read>();

/** The things that a sentence names by their plain nouns (`plain-nouns.ts`), none that it denies or compares with. */
export function plainThings(text: string, base: string): readonly PlainThing[] {
  return readOnce(text, base).things;
}

/** The drawings whose nouns mean something else in a text: wheels of cheese roll nowhere. */
export function meantOtherwise(text: string, base: string): ReadonlySet<string> {
  return readOnce(text, base).others;
}

function readOnce(text: string, base: string): Read {
  const key = `${base} ${text}`;
  const known = found.get(key);
  if (known !== undefined) return known;
  const read = readThings(text, base);
  if (found.size >= KEPT) found.clear();
  found.set(key, read);
  return read;
}

function readThings(text: string, base: string): Read {
  const reader = readerOf(base);
  if (reader === null) return { things: [], others: new Set() };
  const { lexicon, termsOf } = reader;
  const works = text.replaceAll(WORKS, GONE);
  const unnamed = base === "ko" ? works.replaceAll(WORKS_OF_KOREA, GONE) : works;
  const spoken = spokenOf(unnamed.replaceAll(COMPARED, GONE), base, (phrase) =>
    lexicon.words.has(phrase.toLowerCase()),
  );
  const terms = termsOf(
    base === "en"
      ? withoutVerbs(
          isTitled(spoken)
            ? withoutFigures(spoken, base)
            : withoutFigures(spoken, base).replaceAll(NAME, GONE),
          GONE,
        )
      : base === "de"
        ? spoken
        : isTitled(spoken)
          ? spoken
          : spoken.replaceAll(NAME, GONE),
  );
  const isOther = ({ not }: { not: ReadonlySet<string> }): boolean => terms.some((term) => not.has(term));
  const written = text.match(/[\p{L}\p{M}'’]+/gu) ?? [];
  const others = new Set(lexicon.entries.filter(isOther).map(({ drawing }) => drawing));
  const things = lexicon.entries
    .filter(({ drawing }) => !others.has(drawing))
    .flatMap(({ drawing, sure }) =>
      terms
        .filter((term) => sure.has(term) && endsAsNoun(term, written, base))
        .map((term) => ({ drawing, term })),
    );
  return { things: namesEarth(text, base) ? [...things, EARTH] : things, others };
}

/** Whether a text names what a drawing shows, by its plain noun or another word that surely means it. */
export function isNamedDrawing(drawing: string, text: string, language: string): boolean {
  const base = primaryLanguage(language);
  // A train names the locomotive that stands for it in a film of old times.
  const names = (one: string): boolean => one === drawing || BEFORE[one] === drawing;
  if (plainThings(text, base).some((thing) => names(thing.drawing))) return true;
  const reader = readerFor(base);
  const terms = reader?.termsOf(text) ?? [];
  return (reader?.lexicon.entries ?? []).some(
    (entry) => names(entry.drawing) && terms.some((term) => entry.sure.has(term)),
  );
}

/** In so short a film a title may name its thing alone. */
const SHORT_FILM = 10;

/** The one plain thing that a title names, where nothing else is known that its film might be about, and a sentence takes it up. */
export function titleThing(title: string, told: readonly string[], base: string): Choice[] {
  const named = new Set(plainThings(title, base).map(({ drawing }) => drawing));
  const [drawing] = named;
  if (drawing === undefined || named.size > 1) return [];
  const isTold = told.some((sentence) => plainThings(sentence, base).some((one) => one.drawing === drawing));
  return isTold || told.length <= SHORT_FILM ? [{ drawing, score: 1 }] : [];
}

/** A thing of a film's title is its subject where its sentences take it up; one that no title names, where so many do. */
const TAKEN_UP = 2;
const UNNAMED = { sentences: 3, share: 0.3, ahead: 2 };

/**
 * The plain thing that a film is about: its title's, which so many sentences go on to name, or by far the one that they speak of
 * most. `alone`: whether nothing else is known that it might be about.
 */
export function plainSubject(title: string, told: readonly string[], base: string, alone: boolean): Choice[] {
  const { most, next, times } = oftenestOf(told, base);
  const titled = plainThings(title, base).map(({ drawing }) => drawing);
  const inTitle = titled.find((drawing) => times(drawing) >= TAKEN_UP) ?? titled[0];
  if (inTitle !== undefined) return times(inTitle) >= TAKEN_UP ? [{ drawing: inTitle, score: 1 }] : [];
  if (!alone) return [];
  if (most === undefined || times(most) < UNNAMED.sentences || times(most) < told.length * UNNAMED.share)
    return [];
  return next === undefined || times(most) >= times(next) * UNNAMED.ahead
    ? [{ drawing: most, score: 1 }]
    : [];
}

/**
 * What a film that would have no picture may open with: what its title names and most of its sentences take up, or what a good part
 * of them name, two at least and more than anything else. A title alone may be a name: "Bostads AB Ringblomman".
 */
export function sureSubject(title: string, told: readonly string[], base: string): Choice[] {
  const { most, next, times } = oftenestOf(told, base);
  const [inTitle] = plainThings(title, base)
    .map(({ drawing }) => drawing)
    .filter((drawing) => times(drawing) > 0)
    .toSorted((a, b) => times(b) - times(a));
  if (inTitle !== undefined) return [{ drawing: inTitle, score: 1 }];
  if (most === undefined || times(most) < TAKEN_UP || times(most) < told.length * UNNAMED.share) return [];
  return next === undefined || times(most) > times(next) ? [{ drawing: most, score: 1 }] : [];
}

/** The two things that sentences name most, and in how many of them each is named. */
function oftenestOf(told: readonly string[], base: string) {
  const spoken = told.map((sentence) => new Set(plainThings(sentence, base).map(({ drawing }) => drawing)));
  const times = (drawing: string): number => spoken.filter((things) => things.has(drawing)).length;
  const all = new Set(spoken.flatMap((things) => [...things]));
  const [most, next] = [...all].toSorted((a, b) => times(b) - times(a));
  return { most, next, times };
}
