import { findFigures, type FoundFigure } from "../text/figures.ts";
import { withoutRounds } from "../text/recast/bounds.ts";
import { isYearAlone } from "../text/year-alone.ts";

/** What one measure is of two things: the one is hardly ever more than so many times the other. */
const MOST_RATIO = 20;

/**
 * The bare numbers of a text that count in the unit of an amount in it: "240 km in summer and about 170 in winter", "40
 * litres. Today's large ones hold 240", "24 euros, the soup 6.50". A number with a noun behind it counts that, and one
 * behind a name is called so ("bus 12").
 */
export function elidedUnits(text: string, amounts: readonly FoundFigure[], base: string): FoundFigure[] {
  const measured = amounts.filter(isMeasured);
  return amounts.filter((one) => {
    if (!isBare(one) || !standsAlone(one, text, base) || tellsWhen(one, text)) return false;
    const before = measured.findLast(({ end }) => end <= one.start);
    return before !== undefined && isParted(text.slice(before.end, one.start)) && isOfSize(before, one);
  });
}

/** "Rs 52,000 in | 2021 | to Rs 71,000": a year behind a word for when. */
export function tellsWhen({ start, end }: { start: number; end: number }, text: string): boolean {
  return isYearAlone(text.slice(start, end)) && WHEN.test(text.slice(0, start));
}

const WHEN =
  /(?:^|\s)(?:in|from|since|until|till|by|through|before|after|im|seit|bis|von|vor|nach|en|depuis|dès|jusqu['’]en|avant|après|desde|hasta|nel|dal|fino al|em|até|sinds|vanaf|tot|van|i|från|sedan|till|fra|siden|til|vuonna|w|od|do|v|ve|в|с|до|з|у|від)(?: the year| anno| el año| año| jahr)?\s$/iu;

/** In a measure or money; a share or a count is of something of its own. */
export function isMeasured({ unit, figure }: FoundFigure): boolean {
  return (unit !== "" || figure.prefix !== "") && !/[%٪％]/u.test(figure.suffix + figure.prefix);
}

export function isBare({ unit, figure }: FoundFigure): boolean {
  return unit === "" && figure.prefix === "" && figure.suffix === "" && figure.value !== null;
}

/** Nothing that is counted stands behind it: a clause ends there, or goes on with a small word ("in winter", "d'hiver"). */
export function standsAlone({ start, end }: FoundFigure, text: string, base: string): boolean {
  const behind = text.slice(end);
  const ends = /^\s*(?:$|[.,;:!?)…。、，；）])|^\s(?:\p{L}{1,3}(?:\s|['’])|d['’])/u.test(behind) || ENDS_EAST[base]?.test(behind) === true; // prettier-ignore
  const said = withoutRounds(text.slice(0, start), base);
  // "It starts at 9": the hour of a clock.
  if (/^\d{1,2}$/u.test(text.slice(start, end)) && HOUR.test(said)) return false;
  // "Studio B 12": what is called by a number.
  return ends && !/(?:^|\s)(?:\p{Lu}|(?:no|nr|nº|n°|№)\.?)$/iu.test(said);
}

const HOUR =
  /(?:^|\s)(?:at|from|until|till|by|um|ab|bis|gegen|à|dès|jusqu['’]à|a las?|alle|dalle|às|om|vanaf|tot|kl\.?|klokken|klockan|ora|o|od|do|w|в|о|об|с|до|з)$/iu;
const ENDS_EAST: Readonly<Record<string, RegExp>> = {
  ja: /^(?:です|でした|だ|になり|に|と)/u,
  ko: /^(?:입니다|이다|이었|으로)/u,
  zh: /^[。，]?$/u,
};

/** Two clauses, two things in a row or two sentences. */
function isParted(between: string): boolean {
  return /[,;:，；、.。]|\s(?:and|und|et|y|e|ed|en|og|och|i|a|и|а|та|і|ve|και|και)\s/iu.test(between);
}

function isOfSize({ figure: one }: FoundFigure, { figure: other }: FoundFigure): boolean {
  const [a, b] = [one.value ?? 0, other.value ?? 0];
  return a > 0 && b > 0 && Math.max(a, b) / Math.min(a, b) <= MOST_RATIO;
}

/**
 * Whether a text tells a bare number whose unit may have been said before it: "Our longest day last year was 155", behind
 * "Its range is 240 km in summer". By itself, and large, it says nothing.
 */
export function leansOnUnit(one: FoundFigure, text: string, before: string, base: string): boolean {
  if (!isBare(one) || !standsAlone(one, text, base)) return false;
  return findFigures(before, base).some((other) => isMeasured(other) && isOfSize(other, one));
}
