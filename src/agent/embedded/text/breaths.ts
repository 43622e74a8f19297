import { withoutAside } from "./main-clause.ts";
import { pointOf } from "./point.ts";
import { withoutSalute } from "./salute.ts";
import { capitalise, countWords } from "./sentences.ts";

/** A stretch of a sentence that can stand on the screen while it is said. */
export type Breath = {
  /** As it is written, without the sign that parts it from the next. */
  text: string;
  /** Where it begins, in UTF-16 units of the sentence. */
  offset: number;
};

/** More than this is too much to be read while it is heard, in type that is large. */
const MOST_WORDS = 17;
const MOST_LETTERS = 108;
/** What leads up to a point is set smaller and read at a glance: the two of them may have so much, and each so much. */
const MOST_IN_TWO = { words: 22, letters: 135, ofPart: 14 };
/** Sentences without a comma are taken whole up to here, and parted at a link beyond. */
const MOST_UNBROKEN = 22;
const FEWEST_WORDS = 4;
const FEWEST_OF_CLAUSE = 5;
const FEWEST_OF_PHRASE = 8;
const LEAST_SHARE = 0.3;
/** Where a writer ends one thought within a sentence and begins the next; some begin none with a capital. */
const STRONG = /[;；؛]\s*|(?<=\p{Ll}{3})[.!?]\s+(?=\p{Ll})|\s[–—]\s|(?<!\d):\s+|：\s*/gu;
const COMMA = /[,،，、](?!\d)\s*/gu;
/** What opens a clause behind a comma, or without one. Each language's own: "a" is "and" in Czech alone. */
const LINKS: Readonly<Record<string, string>> = {
  en: "and|but|or|so|yet|because|then|while|which|who|where|when|until|although|though|than",
  de: "und|aber|oder|denn|weil|während|sondern|dass|die|der|das|dann|wo|wenn|obwohl",
  fr: "et|mais|ou|car|parce|qui|que|tandis|puis|où|quand|lorsque",
  es: "y|pero|o|porque|mientras|que|luego|donde|cuando|aunque",
  it: "e|ma|perché|mentre|che|poi|dove|quando",
  pt: "e|mas|porque|enquanto|que|depois|onde|quando",
  nl: "en|maar|want|omdat|terwijl|toen|die|dat|waar",
  pl: "i|a|ale|który|która|które|że|potem|gdy|bo|ponieważ",
  ru: "и|но|а|или|потому|который|которая|которые|что|затем|потом|где|когда",
  uk: "і|й|та|але|а|або|що|який|яка|які|бо|потім|де|коли",
  cs: "a|ale|nebo|protože|který|která|které|že|pak|kde|když",
  tr: "ve|ama|çünkü|sonra",
  sv: "och|men|eller|för|som|där|när|sedan",
  da: "og|men|eller|for|som|hvor|når|så",
  nb: "og|men|eller|for|som|hvor|når|så",
};
const linkPatterns = new Map<string, RegExp>();

function opensClause(text: string, base: string): boolean {
  const known = linkPatterns.get(base) ?? new RegExp(`^(?:${LINKS[base] ?? "(?!)"})[\\s,]`, "iu");
  linkPatterns.set(base, known);
  return known.test(text);
}

/** What opens a clause where no comma stands before it; "and" may also join two things, and parts nothing. */
const BEFORE_LINK =
  /\s(?=(?:but|because|while|although|so that|aber|weil|während|obwohl|mais|parce que|tandis que|pero|porque|mientras|perché|mentre|enquanto|maar|omdat|terwijl|но|потому что|ale|ponieważ|ama|çünkü)\s)/giu;

type Cut = { end: number; next: number; link: boolean };

/**
 * The stretches of a sentence in the order in which they are said, none of more words than can be read while they
 * are heard. A sentence that cannot be parted is one stretch, however long. `base`: the language's part of its tag.
 */
export function breathsOf(sentence: string, base: string): Breath[] {
  const whole = { text: sentence.trim(), offset: sentence.length - sentence.trimStart().length };
  const parts = partAtMarks(whole).flatMap((part) => partLong(part, base));
  // "Hi everyone, and welcome to the pool" is heard; whom it greets is not read.
  return parts.map((part, at) => (at === 0 ? { ...part, text: withoutSalute(part.text) } : part));
}

/** At semicolons, colons and a single dash; a pair of dashes holds an aside, and parts nothing. */
function partAtMarks(breath: Breath): Breath[] {
  const dashes = breath.text.match(/\s[–—]\s/gu)?.length ?? 0;
  const cuts = cutsAt(breath.text, STRONG).filter(({ mark }) => !/[–—]/u.test(mark) || dashes === 1);
  const parts: Breath[] = [];
  let from = 0;
  for (const { end, next } of cuts) {
    if (countWords(breath.text.slice(from, end)) < FEWEST_WORDS) continue;
    if (countWords(breath.text.slice(next)) < FEWEST_WORDS) continue;
    parts.push({ text: breath.text.slice(from, end).trim(), offset: breath.offset + from });
    from = next;
  }
  return [...parts, { text: breath.text.slice(from).trim(), offset: breath.offset + from }].map((part, at) =>
    at === 0 ? part : { ...part, text: capitalise(part.text) },
  );
}

/** A stretch of too many words at the comma that parts it best, and its parts again. */
function partLong(breath: Breath, base: string): Breath[] {
  const { text, offset } = breath;
  if (isShort(text) || isOfTwoVoices(text, base)) return [breath];
  // "The first barrack, a hut on iron legs, was swept away" is told without its aside.
  const plain = base === "en" ? withoutAside(text) : text;
  if (isShort(plain)) return [{ text: plain, offset }];
  const words = countWords(text);
  const commas = withoutAsides(cutsAt(text, COMMA), text, base).map(({ end, next }) => {
    // "… and, on the 31st of March, the last to fall": the link belongs to what it opens.
    const link = LAST_WORD.exec(text.slice(0, end));
    if (link !== null && opensClause(`${link[1] ?? ""} `, base))
      return { end: link.index, next: link.index + link[0].length - (link[1] ?? "").length, link: true };
    return { end, next, link: opensClause(text.slice(next), base) };
  });
  const links = words <= MOST_UNBROKEN ? [] : cutsAt(text, BEFORE_LINK).map(({ end, next }) => ({ end, next, link: true })); // prettier-ignore
  const best = bestOf(commas, text) ?? bestOf(links, text);
  if (best === null) return [breath];
  const first = { text: text.slice(0, best.end).trim(), offset };
  const second = { text: text.slice(best.next).trim(), offset: offset + best.next };
  return [...partLong(first, base), ...partLong(second, base)];
}

const LAST_WORD = /\s(\S+)$/u;
const MOST_OF_ASIDE = 4;

/** "The mines employed, says Polybius, forty thousand": a pair of commas around few words parts nothing. */
function withoutAsides(cuts: readonly Place[], text: string, base: string): Place[] {
  const [first, second] = cuts;
  if (cuts.length !== 2 || first === undefined || second === undefined) return [...cuts];
  const few = countWords(text.slice(first.next, second.end)) <= MOST_OF_ASIDE;
  return few && !opensClause(text.slice(second.next), base) ? [] : [...cuts];
}

type Place = { end: number; next: number };

function isShort(text: string): boolean {
  return countWords(text) <= MOST_WORDS && text.length <= MOST_LETTERS;
}

/** Whether one part of it is set larger than the other, so that it is seen whole. */
function isOfTwoVoices(text: string, base: string): boolean {
  const words = countWords(text);
  if (words > MOST_IN_TWO.words || text.length > MOST_IN_TWO.letters) return false;
  const point = pointOf(text, base);
  if (point === null) return false;
  const ofPoint = countWords(text.slice(point.start, point.end));
  return Math.max(ofPoint, words - ofPoint) <= MOST_IN_TWO.ofPart;
}

/** The cut nearest to the middle; one before a new clause counts more, one within a row of things less. */
function bestOf(cuts: readonly Cut[], text: string): Cut | null {
  const all = countWords(text);
  let best: Cut | null = null;
  let least = Infinity;
  cuts.forEach((cut, at) => {
    const before = countWords(text.slice(0, cut.end));
    // "In the spring of 1901," says nothing alone.
    if (Math.min(before, all - before) < (cut.link ? FEWEST_OF_CLAUSE : FEWEST_OF_PHRASE)) return;
    const near = cuts[at + 1]?.next ?? text.length;
    const row = !cut.link && countWords(text.slice(cut.next, near)) <= 2 ? 0.3 : 0;
    // Better whole than with a short end of its own.
    if (all <= MOST_UNBROKEN && Math.min(before, all - before) / all < LEAST_SHARE) return;
    const off = Math.abs(before / all - 0.5) + row - (cut.link ? 0.2 : 0);
    if (off < least) [best, least] = [cut, off];
  });
  return best;
}

/** Where a mark stands, outside brackets and quotation marks. */
function cutsAt(text: string, pattern: RegExp): { end: number; next: number; mark: string }[] {
  return [...text.matchAll(pattern)]
    .map((match) => ({ end: match.index, next: match.index + match[0].length, mark: match[0] }))
    .filter(({ end }) => !isWithin(text.slice(0, end)) && end > 0);
}

function isWithin(before: string): boolean {
  const count = (signs: RegExp): number => before.match(signs)?.length ?? 0;
  return (
    count(/[(（[]/gu) > count(/[)）\]]/gu) ||
    count(/[“„«「『]/gu) > count(/[”»」』]/gu) ||
    count(/"/gu) % 2 === 1
  );
}
