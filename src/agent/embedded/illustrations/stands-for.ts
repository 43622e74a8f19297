import { remembering } from "../../../kernel/remembering.ts";
import { splitSentences } from "../text/sentences.ts";
import { COLOUR_WORDS } from "../text/colour-words.ts";
import { regex } from "../text/regex.ts";
import type { Beside } from "./beside-thoughts.ts";
import { speaksInPictures } from "./comparisons.ts";
import type { OfItems } from "./item-drawings.ts";
import { leansOnLast } from "./leans-on.ts";
import type { Lexicon } from "./lexicon.ts";
import type { Reader } from "./lexicons.ts";
import { itemThing } from "./item-things.ts";
import { isMainThing } from "./main-thing.ts";
import { BEFORE } from "./out-of-time.ts";
import { CALLED, numberToCall } from "./number-to-call.ts";
import { plainThings } from "./plain-things.ts";
import { isActedOn, isInFew, isMeans, isThere } from "./thing-roles.ts";
import { FLEETING, lacksItsField, NO_PLACE, OF_ONE_COLOUR, PASSING, SAID_FOR_MORE } from "./weak-things.ts";

/** Where a text names a thing: the sentence, and the place and length of its word there. */
type Place = { sentence: string; place: number; length: number };

/** Words about a noun that say how it looks. */
const AROUND = 2;
/** One thing of its field may stand in a film by chance: beside a thought a word of several senses needs so many. */
const COMPANY = 2;
/** An item's label of so many letters names its thing and little else. */
const LABEL = 28;

/** What a film's thoughts and items may show of what was found for them. */
export type Judge = {
  /** Whether a drawing may be shown in this film at all. */
  isOfFilm: (drawing: string) => boolean;
  ofThoughts: (thoughts: readonly string[], heading: string | undefined, beside: Beside) => Beside;
  ofItems: (items: readonly { label: string; detail: string }[], drawn: OfItems) => OfItems;
};

/**
 * Tells what a sentence is about from what it only names: a thing of every day stands beside a thought that has it as its main
 * thing, or where the film comes back to it; one whose word has several senses where the film names another of its field; none of one
 * colour beside the name of a colour. `told`: the film's sentences.
 */
export function judgeFor(title: string, told: readonly string[], reader: Reader): Judge {
  const namedBy = remembering((text) => namedIn(text, reader));
  const inTitle = namedBy(title);
  const inSentences = told.map(namedBy);
  const inFilm = new Set([...inTitle.keys(), ...inSentences.flatMap((named) => [...named.keys()])]);
  const times = (drawing: string): number => inSentences.filter((named) => named.has(drawing)).length;
  const isOfFilm = (drawing: string): boolean => inTitle.has(drawing) || !lacksItsField(drawing, inFilm, 1);

  /** `again`: whether what is seen with it, or its heading, names it too. */
  const isMeant = (drawing: string, found: Place, again: boolean): boolean => {
    const isAlone = !inTitle.has(drawing) && lacksItsField(drawing, inFilm, COMPANY);
    if (isAlone || speaksInPictures(found.sentence)) return false;
    if (OF_ONE_COLOUR.has(drawing) && isColoured(found, reader.base)) return false;
    if (again || inTitle.has(drawing)) return true;
    const isPlace = !NO_PLACE.has(drawing) && (isThere(found, reader.base) || isInFew(found, reader.base));
    if (FLEETING.has(drawing))
      return (
        isMainThing(found, reader.base, false) ||
        (!SAID_FOR_MORE.has(drawing) &&
          (isPlace || isActedOn(found, reader.base) || isMeans(found, reader.base)))
      );
    return (
      !PASSING.has(drawing) ||
      isPlace ||
      times(drawing) > 1 ||
      isMainThing(found, reader.base, true) ||
      isMeans(found, reader.base)
    );
  };

  const ofThoughts: Judge["ofThoughts"] = (thoughts, heading, beside) => {
    const named = thoughts.map((text) => namedBy(text));
    const headed = namedBy(heading ?? "");
    const judged: Beside = [];
    thoughts.forEach((text, at) => {
      const drawing = beside[at] ?? null;
      const found = drawing === null ? undefined : named[at]?.get(drawing);
      const before = judged[at - 1] ?? null;
      if (drawing === null || (drawing === CALLED && numberToCall(text) !== -1)) judged.push(drawing);
      else if (found === undefined) {
        // What does not name it goes on about it, or stands between two that do.
        const goesOn = before === drawing && !FLEETING.has(drawing);
        const isBetween = named[at + 1]?.has(drawing) === true && beside[at + 1] === drawing;
        const isAbout =
          (headed.has(drawing) || inTitle.has(drawing)) && isOfFilm(drawing) && !FLEETING.has(drawing);
        judged.push(isAbout || (goesOn && (leansOnLast(text, reader.base) || isBetween)) ? drawing : null);
      } else {
        const again = headed.has(drawing) || named.filter((one) => one.has(drawing)).length > 1;
        judged.push(isMeant(drawing, found, again) ? drawing : null);
      }
    });
    return judged;
  };

  const ofItems: Judge["ofItems"] = (items, drawn) =>
    drawn.map((drawing, at) => {
      const { label = "", detail = "" } = items[at] ?? {};
      if (drawing === null) return null;
      // A label that is the name of a thing is about nothing else.
      const isName = label.length <= LABEL && itemThing(label, reader.base)?.drawing === drawing;
      const inLabel = namedBy(label).get(drawing);
      if (
        isName &&
        !(OF_ONE_COLOUR.has(drawing) && inLabel !== undefined && isColoured(inLabel, reader.base))
      )
        return drawing;
      const found = inLabel ?? namedBy(detail).get(drawing);
      if (found === undefined || (inLabel === undefined && FLEETING.has(drawing))) return null;
      const isLabelled = inLabel !== undefined && label.length <= LABEL && !FLEETING.has(drawing);
      return isMeant(drawing, found, isLabelled) ? drawing : null;
    });
  return { isOfFilm, ofThoughts, ofItems };
}

/** What a text names, by plain nouns and by other words that mean it, each where it stands first. */
function namedIn(text: string, reader: Reader): Map<string, Place> {
  const found = new Map<string, Place>();
  const meant = drawingsByWord(reader.lexicon);
  for (const sentence of splitSentences(text, reader.base)) {
    const small = sentence.toLowerCase();
    const terms = new Set(reader.termsOf(sentence));
    const named = [
      ...plainThings(sentence, reader.base),
      ...[...terms].flatMap((term) => (meant.get(term) ?? []).map((drawing) => ({ drawing, term }))),
    ];
    for (const { drawing, term } of named) {
      if (found.has(drawing)) continue;
      const stem = term.replace(/\*+$/u, "");
      const whole = small.indexOf(stem);
      const at = whole === -1 ? small.indexOf(stem.slice(0, 5)) : whole;
      const place = at === -1 ? sentence.length : at;
      // What stood in its place in old times is named by its word too.
      for (const one of [drawing, BEFORE[drawing] ?? drawing])
        found.set(one, { sentence, place, length: whole === -1 ? Math.min(5, stem.length) : stem.length });
    }
  }
  return found;
}

const indexes = new WeakMap<Lexicon, Map<string, string[]>>();

/** The drawings that each word of a lexicon may mean. */
function drawingsByWord(lexicon: Lexicon): Map<string, string[]> {
  const known = indexes.get(lexicon);
  if (known !== undefined) return known;
  const made = new Map<string, string[]>();
  for (const { drawing, sure, unsure } of lexicon.entries)
    for (const word of [...sure, ...unsure]) made.set(word, [...(made.get(word) ?? []), drawing]);
  indexes.set(lexicon, made);
  return made;
}

/** Whether a colour is named right before or behind a noun. */
function isColoured({ sentence, place, length }: Place, base: string): boolean {
  const colours = COLOUR_WORDS[base];
  if (colours === undefined) return false;
  const before = sentence
    .slice(0, place)
    .split(/\s+/u)
    .slice(-AROUND - 1)
    .join(" ");
  const behind = sentence
    .slice(place + length)
    .split(/\s+/u)
    .slice(0, AROUND)
    .join(" ");
  const words = Object.values(colours).join("|");
  const edges =
    base === "zh" || base === "ja" || base === "ko"
      ? ["", ""]
      : ["(?<![\\p{L}\\p{M}])", "\\p{L}{0,3}(?![\\p{L}\\p{M}])"];
  return regex(`${edges[0]}(?:${words})${edges[1]}`, "iu").test(`${before} · ${behind}`);
}
