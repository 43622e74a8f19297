import { regex } from "../../text/regex.ts";
import { findStops, type FoundStop } from "./find-towns.ts";
import { isFirstName } from "./first-names.ts";
import { isDenied } from "./denied.ts";
import { withShortNames } from "./short-names.ts";
import { LIES, MOVES, SAILS } from "./way-words.ts";

/** A place of a map and the sentence that names it first. */
export type JourneyStop = Pick<FoundStop, "id" | "area" | "at" | "label" | "offset"> & {
  /** Degrees around `at`: 0 for a town or a spot. */
  reach: number;
  sentence: number;
};
/** A way from one stop to another, drawn at the words of the later; `from` and `to` count the stops. */
export type Leg = { from: number; to: number; sentence: number; offset: number; bySea?: true };
/** Neighbouring sentences that tell of places; `to` is behind the last of them. */
export type Journey = { from: number; to: number; stops: JourneyStop[]; legs: Leg[] };

/** A map with more places than this is not read while it is told. */
const MOST_STOPS = 9;
/** Sentences without a place between two that name some. */
const MOST_BETWEEN = 1;
const MOST_SENTENCES = 9;
/** A name without any word of place is a place where it is so well known and stands beside sure ones. */
const WELL_KNOWN = 50;

/** Years between two sentences that are still one journey. */
const MOST_YEARS = 12;
/** As many that each tell of another place in another year are a history of places, where they are nearly all. */
const FEWEST_DATED = 4;
const MOST_DATED = 0.75;
/** Sentences that each open with another place are a series. */
const FEWEST_OPENED = 3;

type Told = {
  text: string;
  stops: FoundStop[];
  moves: boolean;
  lies: boolean;
  year: number | null;
  /** The place that it opens with. */
  opened: string | null;
};

/** The journeys and places of a passage's sentences, one after the other; `asked`: the brief wants a map. */
export function journeysOf(sentences: readonly string[], base: string, asked: boolean): Journey[] {
  const named = withShortNames(
    sentences,
    sentences.map((text) => findStops(text, base)),
    base,
  );
  const told = sentences.map((text, at) => toldIn(text, named[at] ?? [], base));
  const found: Journey[] = [];
  for (let at = 0; at < told.length;) {
    const journey = (told[at]?.stops.length ?? 0) === 0 ? null : journeyAt(told, at, asked, base);
    if (journey === null) at += 1;
    else {
      found.push(journey);
      at = journey.to;
    }
  }
  return found;
}

function toldIn(text: string, named: readonly FoundStop[], base: string): Told {
  const goes = named.length > 0 && says(MOVES[base], text);
  const found = goes ? named.filter(({ offset }) => !isDenied(text, offset, base)) : named;
  const [moves, lies] = found.length === 0 ? [false, false] : [goes, says(LIES[base], text)];
  const stops = surelyPlaces(found, { text, base, moves, lies });
  return {
    text,
    stops,
    moves: moves && stops.length > 0,
    lies,
    year: yearIn(text),
    opened: opener(text, stops),
  };
}

/** A year that a sentence tells of; years far apart are no one journey's. */
function yearIn(text: string): number | null {
  const years = text.match(YEARS);
  return years?.length === 1 ? Number(years[0]) : null;
}

/** Three digits are one where a sentence opens with them: "År 860", "In 793". */
const YEARS =
  /(?<![\p{Nd}.,])(?:1[0-9]{3}|20[0-9]{2})(?!\p{Nd}|[.,]\p{Nd})|(?<=^(?:\p{L}+\s){0,2})[1-9][0-9]{2}(?=[\s,年년])/gu;

/** "In the Himalayas two plates collide": the place that a sentence opens with, where what it tells is. */
function opener(text: string, stops: readonly FoundStop[]): string | null {
  const [first] = stops;
  if (first?.position !== "at" || first.doubtful) return null;
  const before = text.slice(0, first.offset);
  return before.length <= OPENING && !/[,;:.]/u.test(before) ? first.id : null;
}

/** Letters of a preposition with its article and what the place is. */
const OPENING = 14;

/** Whether a text has one of the words, at the beginning of a word or, in scripts that part none or write on, anywhere. */
function says(words: string | undefined, text: string): boolean {
  if (words === undefined) return false;
  return regex(`${WORD_START}(?:${words})`, "iu").test(text) || (WRITES_ON.test(text) && regex(words, "iu").test(text)); // prettier-ignore
}

const WORD_START = "(?<![\\p{L}\\p{M}])";
const WRITES_ON = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Thai}\p{Script=Arabic}\p{Script=Hebrew}]/u;

type Telling = { text: string; base: string; moves: boolean; lies: boolean };

/** What its words set as a place, and beside such a one what can be nothing else. */
function surelyPlaces(stops: readonly FoundStop[], { text, base, moves, lies }: Telling): FoundStop[] {
  const isSure = ({ position }: FoundStop) => position !== null && position !== "of";
  const isGoneTo = ({ position, fame, doubtful }: FoundStop) => doubtful && moves && GOING.has(position) && fame >= WELL_KNOWN && !NO_CAPITALS.has(base) && base !== "de"; // prettier-ignore
  // "in Sydney" is said of no person.
  const isWithin = (stop: FoundStop) => stop.position === "at" && isFirstName(stop.label) && /(?:^|\s)(?:in|en|em|à|i|w|v|в)\s$/iu.test(text.slice(0, stop.offset)); // prettier-ignore
  const sure = stops.filter((stop) => isSure(stop) && (stop.dashed !== true || moves || lies) && (!stop.doubtful || isGoneTo(stop) || isWithin(stop) || (moves && stops.some((other) => other.id !== stop.id && isSure(other) && !other.doubtful)))); // prettier-ignore
  const meant = stops.filter((stop, at) => {
    if (sure.includes(stop)) return true;
    // "Sofia went to Vienna": whoever goes is no place that is left or reached.
    if (stop.position === null && goesItself(stop, text, base)) return false;
    const isSomebody = isFirstName(stop.label);
    // "Goethe verließ heimlich Karlsbad": of a sentence that tells of going, where others are sure.
    const isObject = stop.position === null && moves && !opensSentence(stop, text) && !isSomebody;
    if (isObject && isWellKnown(stop) && !NO_CAPITALS.has(base)) return true;
    if (stop.doubtful || sure.every(({ id }) => id === stop.id)) return false;
    // "de Paris à Rome": a way begins there; "l'amie de Sofia alla à Rome" says whose she is.
    if (stop.position === "of") {
      const next = stops.slice(at + 1, at + 3);
      return (
        moves && (isSomebody ? next[0]?.joined === true : next.some(({ position }) => position === "to"))
      );
    }
    return isWellKnown(stop) && lies;
  });
  // "They come out on an ocean that they call the Pacific": it is where they are.
  return meant.map((stop) => (moves && stop.landmark !== undefined && stop.position === null ? { ...stop, position: "via" } : stop)); // prettier-ignore
}

const GOING: ReadonlySet<string | null> = new Set(["from", "to", "via"]);

/** A bare name that opens its sentence is its subject. */
function opensSentence({ offset }: FoundStop, text: string): boolean {
  return !/\p{L}/u.test(text.slice(0, offset));
}

/** What may stand between a subject and its verb of going. */
const HELPING =
  "(?:had|has|have|was|is|then|ha(?:t|tte)|ist|war|est|était|a|avait|fue|ha|había|è|era|aveva|foi|tinha|is|heeft|hade?|har|er|var)";

/** "In June Sofia went to Vienna", "dann war Milan gereist": the name right before a verb of going. */
function goesItself({ end }: FoundStop, text: string, base: string): boolean {
  const words = MOVES[base];
  return words !== undefined && regex(`^(?:\\s${HELPING}){0,2}\\s(?:${words})`, "iu").test(text.slice(end));
}

/** Languages in which any word may be written as a name is. */
const NO_CAPITALS = new Set(["ar", "he", "fa", "ur", "hi", "bn", "ta", "te", "th", "ko", "ja", "zh"]);

function isWellKnown({ at, fame, doubtful }: FoundStop): boolean {
  return at !== null && fame >= WELL_KNOWN && !doubtful;
}

/** As many sentences from here on as belong to one journey; null where they are none. */
function journeyAt(told: readonly Told[], from: number, asked: boolean, base: string): Journey | null {
  let last = from;
  for (
    let at = from + 1;
    at < told.length && at - last <= MOST_BETWEEN + 1 && at - from < MOST_SENTENCES;
    at += 1
  )
    if ((told[at]?.stops.length ?? 0) > 0) last = at;
  // The longest passage that is one.
  for (let to = last + 1; to > from; to -= 1) {
    if ((told[to - 1]?.stops.length ?? 0) === 0) continue;
    const journey = drawn(told.slice(from, to), from, base);
    if (journey !== null && isTold(journey, told.slice(from, to), asked)) return journey;
  }
  return null;
}

/** Enough is told of going or lying somewhere to be seen on a map. */
function isTold({ stops, legs }: Journey, told: readonly Told[], asked: boolean): boolean {
  const towns = stops.filter(({ at }) => at !== null).length;
  const sure = new Set(told.flatMap((one) => one.stops.flatMap(({ id, position }) => (position === null ? [] : [id])))); // prettier-ignore
  if (stops.length < 2 || stops.length > MOST_STOPS || towns === 0 || sure.size === 0) return false;
  // What no map of ours has would be missing where it is told of.
  if (stops.some(({ area }) => area === "AQ")) return false;
  if (legs.length > 0) return true;
  if (openedBy(told) >= FEWEST_OPENED) return true;
  const dated = told.filter((one) => one.year !== null && one.stops.length > 0);
  if (new Set(dated.map((one) => one.stops[0]?.id)).size >= FEWEST_DATED && dated.length >= told.length * MOST_DATED) return true; // prettier-ignore
  const pair = told.some((one) => new Set(one.stops.map(({ id }) => id)).size > 1 && one.lies);
  return pair || asked;
}

function openedBy(told: readonly Told[]): number {
  return new Set(told.flatMap(({ opened }) => opened ?? [])).size;
}

function drawn(told: readonly Told[], first: number, base: string): Journey | null {
  const stops: JourneyStop[] = [];
  const legs: Leg[] = [];
  let here: number | null = null;
  let goesOn = false;
  let lastYear: number | null = null;
  for (const [nth, one] of told.entries()) {
    const { text, stops: named, moves, year } = one;
    const sentence = first + nth;
    // What happened a generation later set out anew.
    if (year !== null && lastYear !== null && Math.abs(year - lastYear) > MOST_YEARS) here = null;
    lastYear = year ?? lastYear;
    // "Lalande, just 19, was sent to Berlin": he was not where somebody else had sailed to.
    if (nth > 0 && isNewSubject(one, told.slice(0, nth))) here = null;
    // "Ten days later it lay at Cape Town": what has set out is told of further.
    goesOn ||= moves;
    const branches = branchesOf(text, named);
    const fans = fanOf(named);
    let origin: number | null = null;
    let before: number | null = null;
    // Whether this sentence has told of going somewhere already.
    let gone = named.some(({ position }) => position === "from" || position === "to");
    let led = false;
    const reached: number | null = here;
    for (const { id, area, at, label, offset, position, joined, listed, landmark } of inOrder(named)) {
      // A country is where its town is, and whoever comes back to it comes back there.
      const within: number = at === null ? stops.findIndex((stop) => stop.at !== null && stop.area === area && stop.reach === 0) : -1; // prettier-ignore
      if (within >= 0 && (position !== "to" || stops[within]?.sentence === sentence || here === within)) continue; // prettier-ignore
      let index: number = within >= 0 ? within : stops.findIndex((stop) => stop.id === id);
      const isNew = index < 0;
      if (isNew)
        index = stops.push({ id, area, at, label, offset, reach: landmark?.reach ?? 0, sentence }) - 1;
      const start: number | null = joined === true ? before : branches.has(offset) && origin !== null ? origin : fans.has(offset) ? null : here; // prettier-ignore
      before = index;
      if (position === "from" || position === "of") {
        origin = index;
        here = index;
        continue;
      }
      // "In Soria or in Teruel", "in Prague and Sofia": two places, and no way between them.
      const ordered: boolean = listed === true ? led || position === "via" : position !== "at" || gone || start === reached; // prettier-ignore
      const tells: boolean = joined === true || (goesOn && position !== null && ordered);
      const goes: boolean = tells && start !== null && start !== index;
      if (listed !== true) led = goes;
      gone ||= goes;
      if (tells && start !== null) addLeg(legs, { from: start, to: index, sentence, offset });
      if (isNew || goes) here = index;
    }
  }
  // Sentences that each open with another place tell of as many places, and of no way between them.
  const sails = says(SAILS[base], told.map(({ text }) => text).join(" "));
  const isSeries = openedBy(told) >= FEWEST_OPENED && !told.some(({ moves }) => moves);
  return stops.length === 0 ? null : { from: first, to: first + told.length, stops, legs: isSeries ? [] : legs.map((leg) => (sails ? { ...leg, bySea: true } : leg)) }; // prettier-ignore
}

/** Somebody by two names, of whom nobody spoke before. */
const SUBJECT =
  /^\p{Lu}[\p{Ll}'’-]{3,}(?: (?:de|von|van|of|la|du|da|al|ibn|ben))? (\p{Lu}[\p{Ll}'’-]{2,})(?=[ ,](?!\p{Nd}))/u;

function isNewSubject({ text, stops }: Told, before: readonly Told[]): boolean {
  const name = SUBJECT.exec(text)?.[1];
  if (name === undefined || stops.some(({ label }) => label.includes(name))) return false;
  return !before.some((one) => one.text.includes(name));
}

function addLeg(legs: Leg[], leg: Leg): void {
  if (leg.from === leg.to || legs.some(({ from, to }) => from === leg.from && to === leg.to)) return;
  legs.push(leg);
}

/** "to Rome from Paris": where a way begins comes first. */
function inOrder(stops: readonly FoundStop[]): FoundStop[] {
  const [one, other] = stops;
  const turned = stops.length === 2 && one?.position === "to" && other?.position === "from";
  return turned && one !== undefined && other !== undefined ? [other, one] : [...stops];
}

/**
 * "It reached Amsterdam, Mainz, Milan and Venice": three and more that are listed lie in no order. In a sentence that has gone somewhere
 * already they are where it goes on to: "took the train to Brindisi, sailed to Colombo, Singapore and Hong Kong".
 */
function fanOf(stops: readonly FoundStop[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (let at = 0; at < stops.length;) {
    let end = at + 1;
    while (stops[end]?.listed === true) end += 1;
    const goesOn = at > 0 && stops[at]?.position === "to";
    if (end - at > 2 && stops[at]?.position !== "via" && !goesOn)
      for (const { offset } of stops.slice(at, end)) found.add(offset);
    at = end;
  }
  return found;
}

/** "two leave Paris: one to Dunkirk; one to Barcelone": where clauses of one start go different ways. */
function branchesOf(text: string, stops: readonly FoundStop[]): ReadonlySet<number> {
  const semicolon = /[;；]/u.exec(text)?.index ?? -1;
  const start = stops.find(({ position }) => position === "from");
  if (semicolon < 0 || start === undefined || start.offset > semicolon) return new Set();
  const behind = stops.filter(({ offset, position }) => offset > semicolon && position === "to");
  const before = stops.some(({ offset, position }) => offset > start.offset && offset < semicolon && position === "to"); // prettier-ignore
  return before ? new Set(behind.map(({ offset }) => offset)) : new Set();
}

/** The first sentence that sets one town as a place, where a map is asked for and no more than that is told. */
export function townAlone(sentences: readonly string[], base: string): Journey | null {
  for (const [sentence, text] of sentences.entries()) {
    const stop = findStops(text, base).find((one) => one.at !== null && !one.doubtful && one.position !== null && one.position !== "of"); // prettier-ignore
    if (stop === undefined) continue;
    const { id, area, at, label, offset, landmark } = stop;
    return {
      from: sentence,
      to: sentence + 1,
      stops: [{ id, area, at, label, offset, reach: landmark?.reach ?? 0, sentence }],
      legs: [],
    };
  }
  return null;
}
