import { isClause } from "../english/grammar.ts";
import { goesOnBehindStop } from "./abbreviations.ts";
import { opensWhatFollows } from "./chinese-frames.ts";
import { knowsWhatGoesOn, opensOwnClause } from "./goes-on.ts";
import { clauseEnd, type ClauseEnd } from "./japanese-clauses.ts";
import { withoutAside } from "./main-clause.ts";
import { behindOpeningWhen } from "./opening-when.ts";
import { pointOf } from "./point.ts";
import { opensSentence } from "./own-sentence.ts";
import { regex } from "./regex.ts";
import { withoutSalute } from "./salute.ts";
import { isOfItsOwn } from "./semicolons.ts";
import { capitalise, countWords } from "./sentences.ts";

/** A stretch of a sentence that can stand on the screen while it is said. */
export type Breath = {
  /** As it is written, without the sign that parts it from the next. */
  text: string;
  /** Where it begins, in UTF-16 units of the sentence. */
  offset: number;
  /** The sign behind it where what follows is no clause of its own, so that the two are seen to be halves; else "". */
  sign: string;
  /** It can stand as a sentence: it opens the sentence, or is surely a clause. */
  stands: boolean;
};

/** More than this is too much to be read while it is heard, in type that is large. */
const MOST_WORDS = 17;
const MOST_LETTERS = 108;
/** What leads up to a point is set smaller and read at a glance: the two of them may have so much, and each so much. */
const MOST_IN_TWO = { words: 22, letters: 135, ofPart: 14 };
/** A label before a colon is read at a glance: what it announces may have more. */
const MOST_LABELLED = { words: 26, letters: 160, ofPart: 20 };
/** What would be torn into halves that say nothing alone is read whole, in smaller type, up to here. */
const MOST_WHOLE = { words: 33, letters: 190 };
/** More than this has six lines and more: it is parted before a word that sets a clause off. */
const MOST_AT_ONCE = { words: 25, letters: 155 };
const FEWEST_SET_OFF = 6;
/** Sentences without a comma are taken whole up to here, and parted at a link beyond. */
const MOST_UNBROKEN = 22;
const FEWEST_WORDS = 4;
const FEWEST_OF_CLAUSE = 5;
const FEWEST_OF_PHRASE = 8;
const LEAST_SHARE = 0.3;
/** Where a writer ends one thought within a sentence and begins the next; some begin none with a capital. */
const STOP = /[;；؛]\s*|(?<=\p{Ll}{3})[.!?]\s+(?=\p{Ll})/gu;
const MARK = /\s[–—]\s|(?<!\d):\s+|：\s*/gu;
const COMMA = /[,،，、](?!\d)\s*/gu;
const CHINESE_COMMA = /[,，](?!\d)\s*/gu;
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

/** `own`: what follows is a clause of its own. */
type Cut = Place & { link: boolean; own: boolean };

/**
 * The stretches of a sentence in the order in which they are said, none of more words than can be read while they
 * are heard. A sentence that cannot be parted is one stretch, however long. `base`: the language's part of its tag.
 */
export function breathsOf(sentence: string, base: string): Breath[] {
  const offset = sentence.length - sentence.trimStart().length;
  const whole: Breath = { text: sentence.trim(), offset, sign: "", stands: true };
  const parts = partAtStops(whole, base)
    .flatMap((part) => partAtMarks(part, base))
    .flatMap((part) => partLong(part, base));
  // "Hi everyone, and welcome to the pool" is heard; whom it greets is not read.
  return parts.map((part, at) => (at === 0 ? { ...part, text: withoutSalute(part.text) } : part));
}

/**
 * At semicolons, and where a writer without capitals ends a sentence. "Nobody minds a closed machine; guests mind a bad
 * cup" is read whole, and so is what has a half without a verb of its own: "then sea aster".
 */
function partAtStops(breath: Breath, base: string): Breath[] {
  const { text } = breath;
  const cuts = cutsAt(text, STOP).filter(({ end, next, sign }) => sign !== "." || !goesOnBehindStop(text.slice(0, end + 1), text.slice(next), base)); // prettier-ignore
  const halves = cuts.filter(({ sign }) => SEMICOLON.test(sign));
  const own = (at: number): boolean =>
    isOfItsOwn(text.slice(halves[at - 1]?.next ?? 0, halves[at]?.end), base);
  const whole = isShort(text) || (fitsIn(text, MOST_WHOLE) && ![...halves.keys(), halves.length].every(own));
  const kept = whole ? cuts.filter((cut) => !halves.includes(cut)) : cuts;
  return partedAt(breath, kept).map((part, at, all) => {
    const before = all[at - 1]?.sign ?? "";
    const goesOn = SEMICOLON.test(before) && !isOfItsOwn(part.text, base);
    const next = all[at + 1];
    const sign =
      SEMICOLON.test(part.sign) && next !== undefined && !isOfItsOwn(next.text, base) ? part.sign : "";
    return { ...part, text: at === 0 || goesOn ? part.text : capitalise(part.text), sign, stands: !goesOn };
  });
}

const SEMICOLON = /[;；؛]/u;

const DATE_ALONE =
  /^(?:[\p{L}\p{M}\p{Nd}.'’-]{1,12}\s){0,4}(?:1\p{Nd}{3}|20[0-4]\p{Nd})s?(?:[–-]\p{Nd}{2,4})?(?:,\s\p{Lu}[^.:,;]{1,32})?(?:\s\([^()]{2,44}\))?\s?$/u;

/** At colons and a single dash, where the whole is too much; a pair of dashes holds an aside, and parts nothing. */
function partAtMarks(breath: Breath, base: string): Breath[] {
  const { text } = breath;
  if (isShort(text) || isOfTwoVoices(text, base)) return [breath];
  const dashes = text.match(/\s[–—]\s/gu)?.length ?? 0;
  const whole = fitsIn(text, MOST_WHOLE);
  // "Winter 1767–68, Strait of Magellan: she carries …": a date says nothing by itself, and leads what it tells of.
  const isDate = (end: number): boolean => whole && DATE_ALONE.test(text.slice(0, end));
  const cuts = cutsAt(text, MARK).filter(
    ({ sign, end }) => (!/[–—]/u.test(sign) || (dashes === 1 && !whole)) && !isDate(end),
  );
  return partedAt(breath, cuts).map((part, at, all) => {
    const stands = at === 0 ? part.stands : base === "en" && isClause(part.text);
    // What a colon announced begins a thought, whatever it is.
    const begins = stands || (/[:：]/u.test(all[at - 1]?.sign ?? "") && !OWN_SPELLING.test(part.text));
    return { ...part, text: begins && at > 0 ? capitalise(part.text) : part.text, stands };
  });
}

/** What has a page of its own begins as sentences do. */
export const asPage = (text: string): string => (OWN_SPELLING.test(text) ? text : capitalise(text));

/** "iPhones", "pH", "lumen.example". */
const OWN_SPELLING = /^(?:\p{Ll}+\p{Lu}|\S+[.@/]\S)/u;

/** Parted where each part has enough words. */
function partedAt(breath: Breath, cuts: readonly Place[]): Breath[] {
  const { text, offset } = breath;
  const parts: Breath[] = [];
  let from = 0;
  for (const { end, next, sign } of cuts) {
    if (countWords(text.slice(from, end)) < FEWEST_WORDS) continue;
    if (countWords(text.slice(next)) < FEWEST_WORDS) continue;
    parts.push({ ...breath, text: text.slice(from, end).trim(), offset: offset + from, sign });
    from = next;
  }
  return [...parts, { ...breath, text: text.slice(from).trim(), offset: offset + from }];
}

/** A stretch of too many words at the comma that parts it best, and its parts again. */
function partLong(breath: Breath, base: string): Breath[] {
  const { text, offset } = breath;
  if (isShort(text) || isOfTwoVoices(text, base)) return [breath];
  // "The first barrack, a hut on iron legs, was swept away" is told without its aside.
  const plain = base === "en" ? withoutAside(text) : text;
  if (isShort(plain)) return [{ ...breath, text: plain }];
  if (text.length <= MOST_OF_CASES && ROW_OF_CASES.test(text)) return [breath];
  const best = cutOf(text, base);
  if (best === null) return [breath];
  const { end, next, own, sign } = best;
  const stands = own && knowsWhatGoesOn(base);
  const first = { ...breath, text: text.slice(0, end).trim(), sign: stands ? "" : sign };
  const second = { ...breath, text: text.slice(next).trim(), offset: offset + next, stands };
  return [...partLong(first, base), ...partLong(second, base)];
}

/** Where a stretch of too many words is parted: behind when it is where the rest can be read whole, unless another clause begins elsewhere. */
function cutOf(text: string, base: string): Cut | null {
  const best = bestOf(commasOf(text, base), text) ?? bestOf(bareLinksOf(text, base), text);
  if (best === null || best.own) return best;
  const when = behindOpeningWhen(text, base, cutsAt(text, COMMA));
  const isWhole = when !== null && fitsIn(text.slice(when.next), MOST_WHOLE);
  return isWhole ? { ...when, link: false, own: true } : best;
}

/** "Come in when it bleeds, the rash spreads, or nobody can tell": each case hangs on what stands before the first. */
const ROW_OF_CASES =
  /(?<!\p{L})(?:if|when|unless|wenn|falls|si|quand|cuando|se|quando|als|wanneer|jeśli|gdy|если|когда|якщо|коли)\s[^,;:]{3,90},\s[^,;:]{3,90},?\s(?:or|oder|ou|o|of|lub|albo|или|або)\s/iu;
const MOST_OF_CASES = 200;

/** Where commas may part a text: in front of clauses of their own, and where it is too long to be read whole at all. */
function commasOf(text: string, base: string): Cut[] {
  // In Chinese 、 stands between things of one row: "小雞、車轅下的小馬".
  const cuts = withoutAsides(cutsAt(text, base === "zh" ? CHINESE_COMMA : COMMA), text, base).map(
    (cut): Cut => {
      const { end, next, sign } = cut;
      // "… and, on the 31st of March, the last to fall": the link belongs to what it opens.
      const link = LAST_WORD.exec(text.slice(0, end));
      if (link !== null && opensClause(`${link[1] ?? ""} `, base))
      return { end: link.index, next: link.index + link[0].length - (link[1] ?? "").length, sign: "", link: true, own: false }; // prettier-ignore
      const rest = text.slice(next);
      return { end, next, sign, link: opensClause(rest, base), own: opensOwnClause(rest, base) };
    },
  );
  if (base === "ja") return betweenClauses(cuts, text);
  const told = cuts.filter((cut, at) => cut.own || !closesRelative(text, cuts[at - 1], cut, base));
  if (base === "zh") {
    const behindClauses = cuts.filter(({ end }) => !opensWhatFollows(text.slice(0, end)));
    return behindClauses.length > 0 || fitsIn(text, MOST_WHOLE) ? behindClauses : cuts;
  }
  if (!fitsIn(text, MOST_WHOLE) || UNSPACED.test(base)) return told;
  const isMuch = !fitsIn(text, MOST_AT_ONCE);
  return told.filter(
    ({ own, end, next }) => own || (isMuch && setsOff(text.slice(0, end), text.slice(next))),
  );
}

/** What opens a clause that says more of the name before its comma. */
const RELATIVES: Readonly<Record<string, string>> = {
  en: "who|whom|whose|which",
  fr: "qui|dont|lequel|laquelle|lesquels|lesquelles",
  es: "que|quien|quienes|cuy[oa]s?|el cual|la cual",
  it: "che|cui|il quale|la quale",
  pt: "que|quem|cuj[oa]s?|o qual|a qual",
  pl: "któr\\p{L}+",
  cs: "kter\\p{L}+|jen[žz]",
  ru: "котор\\p{L}+",
  uk: "як(?:ий|а|е|і)|котр\\p{L}+",
  sv: "som|vars",
  da: "som|der|hvis",
  nb: "som",
  ro: "care",
  el: "που|ο οποίος|η οποία",
};

/** "Manuel Medrano, who had begun the work as a student, | showed with …": behind it his verb would begin a page without him. */
function closesRelative(text: string, before: Cut | undefined, { end, next }: Cut, base: string): boolean {
  const relatives = RELATIVES[base];
  if (relatives === undefined || before === undefined || end <= before.next) return false;
  const aside = text.slice(before.next, end);
  return (
    regex(`^(?:${relatives})(?![\\p{L}\\p{M}])`, "iu").test(aside) && !opensClause(text.slice(next), base)
  );
}

/** Behind whole clauses; of what cannot be read whole behind verbs that go on, else wherever it must be. */
function betweenClauses(cuts: readonly Cut[], text: string): Cut[] {
  const ends = cuts.map((cut) => ({ cut, end: clauseEnd(text.slice(0, cut.end)) }));
  const behind = (...kinds: ClauseEnd[]): Cut[] =>
    ends.filter(({ end }) => kinds.includes(end)).map(({ cut }) => cut);
  if (fitsIn(text, MOST_WHOLE)) return behind("clause");
  const linked = behind("clause", "linked");
  return linked.length > 0 ? linked : [...cuts];
}

/** "…, because we have to order the chairs": two halves that say something, the second set off by its first word. */
function setsOff(before: string, behind: string): boolean {
  return SETS_OFF.test(behind) && [before, behind].every((part) => countWords(part) >= FEWEST_SET_OFF);
}

const SETS_OFF =
  /^(?:but|so|because|while|until|although|though|aber|sondern|denn|weil|während|obwohl|mais|car|parce qu\p{L}*|tandis|alors|pero|sino|porque|mientras|aunque|ma|perché|mentre|anche se|mas|enquanto|embora|maar|want|omdat|terwijl|hoewel|men|eftersom|fordi|mens|ale|bo|ponieważ|protože|но|потому|хотя|але|бо|ama|çünkü)[\s,]/iu;

/** Written without spaces: every comma parts clauses. */
const UNSPACED = /^(?:zh|ja|th|lo|km|my)$/u;

function bareLinksOf(text: string, base: string): Cut[] {
  if (countWords(text) <= MOST_UNBROKEN) return beforeAnd(text, base);
  const own = (next: number): boolean => opensOwnClause(text.slice(next), base);
  const cuts = cutsAt(text, BEFORE_LINK).map((cut) => ({ ...cut, link: true, own: own(cut.next) }));
  const all = [...cuts, ...beforeAnd(text, base)].toSorted((a, b) => a.end - b.end);
  return fitsIn(text, MOST_WHOLE) ? all.filter((cut) => cut.own) : all;
}

/** "… opgeruimd | en toen hebben ze een wip gebouwd": before an "and" behind which somebody surely does something. */
function beforeAnd(text: string, base: string): Cut[] {
  const and = PLAIN_AND[base];
  if (and === undefined) return [];
  return cutsAt(text, regex(`(?<![,،:;])\\s(?=(?:${and})\\s)`, "giu"))
    .filter(({ next }) => {
      const clause = text.slice(next).replace(/^\S+\s/u, "");
      // "when the days are sunny and the nights are cold": a thing may go on with the case before it.
      return opensSentence(clause, base) && !NAMED.test(clause) && !OPENS_CASE.test(text);
    })
    .map((cut) => ({ ...cut, link: true, own: true }));
}

const PLAIN_AND: Readonly<Record<string, string>> = {
  en: "and", de: "und", fr: "et", es: "y", it: "e", pt: "e", nl: "en", sv: "och", da: "og", nb: "og", pl: "i", cs: "a", ru: "и", uk: "і|й|та",
}; // prettier-ignore
const NAMED = /^(?:the|our|my|his|her|their|your)\s/iu;
/** "If it rains and we are late, …": what hangs on the case is not parted from it. */
const OPENS_CASE =
  /^(?:if|when|once|while|because|as|since|after|before|unless|wenn|als|weil|da|nachdem|bevor|sobald|si|quand|lorsqu\p{L}*|cuando|porque|se|quando|als|omdat|wanneer|om|när|hvis|når|jeśli|gdy|když|pokud|если|когда|якщо|коли)(?!\p{L})/iu;

const LAST_WORD = /\s(\S+)$/u;
const MOST_OF_ASIDE = 4;

/** "The mines employed, says Polybius, forty thousand": a pair of commas around few words parts nothing. */
function withoutAsides(cuts: readonly Place[], text: string, base: string): Place[] {
  const [first, second] = cuts;
  if (cuts.length !== 2 || first === undefined || second === undefined) return [...cuts];
  const few = countWords(text.slice(first.next, second.end)) <= MOST_OF_ASIDE;
  return few && !opensClause(text.slice(second.next), base) ? [] : [...cuts];
}

/** `sign`: what stands between the two. */
type Place = { end: number; next: number; sign: string };

function isShort(text: string): boolean {
  return fitsIn(text, { words: MOST_WORDS, letters: MOST_LETTERS });
}

function fitsIn(text: string, { words, letters }: { words: number; letters: number }): boolean {
  return countWords(text) <= words && text.length <= letters;
}

/** Whether one part of it is set larger than the other, so that it is seen whole. */
function isOfTwoVoices(text: string, base: string): boolean {
  if (!fitsIn(text, MOST_LABELLED)) return false;
  const point = pointOf(text, base);
  if (point === null) return false;
  const most = /[:：]\s*$/u.test(text.slice(0, point.start)) ? MOST_LABELLED : MOST_IN_TWO;
  const ofPoint = countWords(text.slice(point.start, point.end));
  return fitsIn(text, most) && Math.max(ofPoint, countWords(text) - ofPoint) <= most.ofPart;
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
function cutsAt(text: string, pattern: RegExp): Place[] {
  return [...text.matchAll(pattern)]
    .map(({ index, 0: mark }) => ({
      end: index,
      next: index + mark.length,
      // French writes a space before its colon.
      sign: (/\s$/u.test(text.slice(0, index)) ? "\u00A0" : "") + mark.trim(),
    }))
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
