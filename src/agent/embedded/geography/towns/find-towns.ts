import { findPlaces } from "../find-places.ts";
import { isCalledBy, landmarkPosition, nounStart } from "../landmarks/before-landmark.ts";
import { isContinent } from "../../../../artifacts/places.ts";
import { countryNames } from "./country-names.ts";
import { isNameOfOther, isPersonBeside, meansOther } from "./not-a-town.ts";
import { positionOf, type Position } from "./place-positions.ts";
import { isCaseOf } from "./town-cases.ts";
import { isUnspaced } from "./town-letters.ts";
import { keyOf, townNames, type TownName, type TownNames } from "./town-table.ts";

/** A town or a country where a text names it; `at`: degrees of a town; `position`: null where nothing says that a place is meant. */
export type FoundStop = {
  /** The same for all names of one place. */
  id: string;
  area: string;
  at: [longitude: number, latitude: number] | null;
  label: string;
  offset: number;
  end: number;
  fame: number;
  position: Position | null;
  /** Its name is a word or a person's as well. */
  doubtful: boolean;
  /** A sea, an island, mountains or a region, and how many degrees it reaches around `at`. */
  landmark?: { reach: number };
  /** It follows another in a list. */
  listed?: true;
  /** Nothing but "to" stands between it and the name before. */
  joined?: true;
  /** Nothing but a dash stands between it and its neighbour. */
  dashed?: true;
};

/** Languages without capitals, whose words of few letters are many: only what is famous is surely meant. */
const SHORT_WORDS = new Set(["ar", "he", "fa", "ur"]);
const FAMOUS = 66;
/** Languages that decline only the last of a person's names. */
const CASES_BEHIND = new Set(["fi", "hu", "tr"]);
/** Cases of a name with a short stem are told from other words where the town is so well known. */
const SHORT_KNOWN = 55;
const WORD = /[\p{L}\p{M}\p{N}\u200c\u200d]+/gu;
/** What Arabic and Hebrew write together with the word behind it. */
const PREFIX: Record<string, RegExp> = { ar: /^[وف]?[بلك]?/u, he: /^(?:ו?(?:[בלמשהכ]|מה|שב|של)?|ו)/u };

/** Towns, landmarks and countries of a sentence, in order, with the position that its words give them. */
export function findStops(text: string, base: string): FoundStop[] {
  const towns = findTowns(text, base);
  const countries = findPlaces(text, base).map(({ area, label, name, at }) => ({ area, label, from: at, end: at + name.length, stem: at + name.length })); // prettier-ignore
  const inCases = countryNames(base);
  const declined = (inCases.size === 0 ? [] : startsOf(text, base)).flatMap((from) => {
    const found = longestAt(text, from, inCases, base);
    return found === null ? [] : [{ ...found, area: found.one.town.country, label: found.one.name, from }];
  });
  const named: FoundStop[] = [];
  for (const { area, label, from, end, stem } of [...countries, ...declined]) {
    if (isContinent(area) || [...towns, ...named].some((one) => from < one.end && end > one.offset)) continue;
    const start = nounStart(text, from, base);
    const position =
      positionOf(text, { from, to: end, stem, prefix: "" }, base) ?? landmarkPosition(text, start, base) ?? positionOf(text, { from: start, to: end, stem, prefix: "" }, base); // prettier-ignore
    named.push({
      id: area,
      area,
      at: null,
      label: label.replace(/^the /u, ""),
      offset: from,
      end,
      fame: 100,
      position,
      doubtful: false,
    });
  }
  return withLists(
    [...towns, ...named].toSorted((a, b) => a.offset - b.offset),
    text,
  );
}

function findTowns(text: string, base: string): FoundStop[] {
  const found: FoundStop[] = [];
  for (const start of startsOf(text, base)) {
    if (found.some(({ offset, end }) => start >= offset && start < end)) continue;
    const stop = townAt(text, start, base);
    if (stop !== null) found.push(stop);
  }
  return found;
}

/** Where a name may begin: at each word, behind its prefixes, or at each letter where none are parted. */
function startsOf(text: string, base: string): number[] {
  const starts: number[] = [];
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (isUnspaced(word)) {
      for (let at = index; at < index + word.length; at += 1) starts.push(at);
      continue;
    }
    starts.push(index);
    const prefix = PREFIX[base]?.exec(word)?.[0] ?? "";
    for (let length = 1; length <= prefix.length; length += 1) starts.push(index + length);
  }
  return starts;
}

type Match = { one: TownName; end: number; stem: number };

/** The longest name that begins there, as it is written; of two that are as long the place that is better known. */
function longestAt(text: string, start: number, all: TownNames, base: string): Match | null {
  const found = (all.get(keyOf(text.slice(start, start + 4))) ?? []).flatMap((one) => {
    const match = matched(text, start, one, base);
    return match === null ? [] : [{ one, ...match, exact: text.slice(start, match.end) === one.name }];
  });
  const [best] = found.toSorted(
    (a, b) => b.end - a.end || Number(b.exact) - Number(a.exact) || b.one.town.fame - a.one.town.fame,
  );
  return best ?? null;
}

function townAt(text: string, start: number, base: string): FoundStop | null {
  const best = longestAt(text, start, townNames(base), base);
  if (best !== null) {
    const { one, end, stem } = best;
    if (one.town.landmark !== undefined) return landmarkAt(text, start, best, one.town.landmark, base);
    // "Helsingistä Turkuun": a first name would stand in no case.
    const inCase = CASES_BEHIND.has(base) && text.slice(start, end) !== one.name;
    if (isNameOfOther(text, start, end, base) || (!inCase && isPersonBeside(text, start, end, base)))
      return null;
    const { country, longitude, latitude, fame } = one.town;
    const wordStart = text.slice(0, start).search(/[\p{L}\p{M}]*$/u);
    const prefix = PREFIX[base] === undefined ? "" : text.slice(wordStart, start);
    const position = positionOf(text, { from: start, to: end, stem, prefix }, base);
    // Without capitals a short word is a name only where a word of its own says that somebody goes there.
    const short = SHORT_WORDS.has(base) && one.name.length <= 4 && fame < FAMOUS && (prefix !== "" || position === null || position === "at"); // prettier-ignore
    return {
      id: `${country} ${longitude} ${latitude}`,
      area: country,
      at: [longitude, latitude],
      label: one.name,
      offset: start,
      end,
      fame,
      position,
      doubtful: short || meansOther(one.name, base),
    };
  }
  return null;
}

/** "in the Himalayas", "la isla de Mactán": a name that has its article and says what it is. */
function landmarkAt(
  text: string,
  start: number,
  { one, end, stem }: Match,
  landmark: { reach: number },
  base: string,
): FoundStop | null {
  if (isCalledBy(text, end, base) || /^[-‐]\p{L}/u.test(text.slice(end))) return null;
  const { country, longitude, latitude, fame } = one.town;
  const from = nounStart(text, start, base);
  const wordStart = text.slice(0, from).search(/[\p{L}\p{M}]*$/u);
  const prefix = PREFIX[base] === undefined ? "" : text.slice(wordStart, from);
  const position =
    landmarkPosition(text, from, base) ?? positionOf(text, { from, to: end, stem, prefix }, base);
  return {
    id: `${country} ${longitude} ${latitude}`,
    area: country,
    at: [longitude, latitude],
    label: one.label ?? one.name,
    offset: start,
    end,
    fame,
    position,
    doubtful: one.doubtful === true,
    landmark,
  };
}

/** Where a name ends that stands in a text, and where the letters of its case begin. */
function matched(
  text: string,
  start: number,
  { name, words, town }: TownName,
  base: string,
): { end: number; stem: number } | null {
  if (isUnspaced(name)) return unspacedMatch(text, start, name);
  let at = start;
  let stem = start;
  for (const [index, word] of words.entries()) {
    if (index > 0) {
      if (text[at] !== " ") return null;
      at += 1;
    }
    const written = /^[\p{L}\p{M}\u200c\u200d]+(?:[’'ʼ.-][\p{L}\p{M}]+)*/u.exec(text.slice(at, at + 40))?.[0];
    if (written === undefined) return null;
    const length = lengthOf(written, word, base, town.fame);
    if (length === null) return null;
    stem = at + commonStart(text.slice(at, at + length), word);
    at += length;
  }
  return { end: at, stem };
}

/** How much of what is written is the name's word in one of its cases. */
function lengthOf(written: string, word: string, base: string, fame: number): number | null {
  const plain = word.replaceAll(/[’ʼ‘]/gu, "'");
  const bare = written.replaceAll(/[’ʼ‘]/gu, "'");
  if (bare === plain) return written.length;
  // "Paris's", "İstanbul'dan", "Rome's".
  if (bare.startsWith(`${plain}'`) && !/^'\p{L}{6}/u.test(bare.slice(plain.length))) return word.length;
  if (base === "ko" && bare.startsWith(plain))
    return KOREAN.test(bare.slice(plain.length)) ? word.length : null;
  if ((base === "bn" || base === "te") && bare.startsWith(plain) && bare.length - plain.length < 6)
    return word.length;
  if (/^(?:en|de|sv|da|nb|nl)$/u.test(base) && bare === `${plain}s` && plain.length > 3) return null;
  const first = /^[\p{L}\p{M}]+/u.exec(bare)?.[0] ?? "";
  const least = fame < SHORT_KNOWN ? 4 : 3;
  if (isCaseOf(bare, plain, base, least)) return written.length;
  return first !== bare && isCaseOf(first, plain, base, least) && !bare[first.length]?.match(/-/u) ? first.length : null; // prettier-ignore
}

const KOREAN = /^(?:은|는|이|가|을|를|의|와|과|도|이다|입니다|이나|나|항|역|시|(?:에|에서|로|으로|까지|부터|에게)(?:는|도|만)?)$/u; // prettier-ignore

function unspacedMatch(text: string, start: number, name: string): { end: number; stem: number } | null {
  if (!text.startsWith(name, start)) return null;
  const end = start + name.length;
  const [before, after] = [text.slice(0, start), text.slice(end)];
  const kana = /^[\p{Script=Katakana}ー]/u;
  if (kana.test(name) && (/[\p{Script=Katakana}ー]$/u.test(before) || kana.test(after))) return null;
  return { end, stem: end };
}

function commonStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && at < other.length && one[at] === other[at]) at += 1;
  return at;
}

/**
 * "to Trabzon and Tabriz", "через Казань, Самару": what is listed stands as the first does. "Berlin–Baghdad": a way from
 * the one to the other.
 */
function withLists(stops: readonly FoundStop[], text: string): FoundStop[] {
  const kept: FoundStop[] = [];
  for (const stop of stops) {
    const before = kept.at(-1);
    const between = before === undefined ? "" : text.slice(before.end, stop.offset);
    if (before?.position === null && !before.doubtful && !stop.doubtful && DASH.test(between)) {
      kept.splice(-1, 1, { ...before, position: "from", dashed: true });
      kept.push({ ...stop, position: "to", joined: true, dashed: true });
      continue;
    }
    if (before?.position === "from" && stop.position === null && FOR.test(between)) {
      kept.push({ ...stop, position: "to", joined: true });
      continue;
    }
    const listed = before !== undefined && before.position !== null && LIST.test(between);
    if (stop.position === null && listed) kept.push({ ...stop, position: before.position, listed: true });
    else kept.push(stop.position === "to" && JOINS.test(between) ? { ...stop, joined: true } : stop);
  }
  return kept;
}

const DASH = /^\s?[–—→⇒]\s?$/u;
/** "They left Oslo for Bergen." */
const FOR = /^ (?:for|pour|para|per|nach|voor|till|til) $/u;
/** "Paris to Lille": one word between two names. */
const JOINS = /^ \p{L}{1,5} $/u;
const LIST =
  /^(?:[,、，،;])?\s*(?:and|und|et|e|y|i|a|и|і|та|en|och|og|ja|és|ve|și|και|ו|و|ف|और|এবং|ও|மற்றும்|และ|와|과|と|和|và|dan|then|dann|puis|luego|poi|dopo|potem|затем|потом|zatem|ثم|फिर)?\s*$/u;
