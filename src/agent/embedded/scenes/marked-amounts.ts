import type { Emphasis } from "../../../artifacts/cue.ts";
import { isSum } from "../text/currencies.ts";
import { findFigures, NUMBER, type FoundFigure } from "../text/figures.ts";
import { UNIT } from "../text/measures.ts";
import { isYearBefore } from "../text/in-range.ts";
import { numberOfWord, numberWords } from "../text/number-words.ts";
import { isConditional } from "../text/recast/conditions.ts";
import { standingOf } from "../text/recast/standing.ts";
import { scoresIn } from "../text/scores.ts";
import { spokenSums } from "../text/spoken-sums.ts";
import { isOnlyAmounts, roundedAmounts, writtenAmounts } from "../text/written-amounts.ts";
import { isBound } from "../parallel/bounded-case.ts";
import type { SceneContext } from "./draft.ts";
import { elidedUnits, tellsWhen } from "./elided-units.ts";
import { partMarks } from "./part-marks.ts";
import { ROUNDS } from "./judge-figure.ts";
import { figuresOf } from "./sentence-figures.ts";
import { losesSubject } from "./lost-subject.ts";
import { amountsIn } from "./seen-amounts.ts";
import { countWords } from "../text/sentences.ts";
import type { Striking } from "./striking.ts";
import { overWholeAmounts } from "./whole-amounts.ts";
import { wholeMarks } from "./whole-marks.ts";
import { LARGE } from "./telling-label.ts";
import { matchesOf } from "../text/matches.ts";
import { toPattern } from "../text/regex.ts";

/** A figure that stands out as much is seen in its sentence … */
const TELLING = 2.5;
/** … with all that are of its rank; more of them are a row, and none stands out. */
const MOST = 4;

/**
 * The amounts of a thought that stand out in it: one at least that tells by itself, and with it every other amount, so
 * that no amount stands pale beside a coloured one. Among prices only prices are marked.
 */
export function markedAmounts(text: string, context: SceneContext): Emphasis[] {
  const sums = spokenSums(text);
  const marked = amountsMarked(text, context).filter((one) => !sums.some((sum) => overlap(one, sum)));
  const told = marked.filter(({ start, end }) => !isBoundInLetters(text, start, end));
  const whole = withScores(text, told, context).map((one) =>
    withWordBefore(text, withOpener(text, one), context),
  );
  const parts = partMarks(text, asOne(text, whole), context.base);
  return wholeMarks(text, overWholeAmounts(text, parts, context.base), context.base);
}

/** "voor leden onder de | achttien | alles": how old somebody may be, written out, is no amount of what follows. */
function isBoundInLetters(text: string, start: number, end: number): boolean {
  return /^\p{L}/u.test(text.slice(start, end)) && YOUNGER.test(text.slice(0, start));
}

const YOUNGER =
  /(?<!\p{L})(?:under|over|unter|über|onder(?: de)?|boven(?: de)?|moins de|plus de|menores de|mayores de|sotto i|sopra i|maiores de|under the age of|over the age of)\s$/iu;

/** "9 von 10 Tagen", "3 out of 4": what is so many of so many is one mark. */
function asOne(text: string, marked: readonly Emphasis[]): Emphasis[] {
  const joined: Emphasis[] = [];
  for (const one of marked) {
    const before = joined.at(-1);
    const isShare =
      before !== undefined &&
      OF_SO_MANY.test(text.slice(before.end, one.start)) &&
      /^\p{Nd}+$/u.test(text.slice(before.start, before.end));
    if (isShare) joined.splice(-1, 1, { start: before.start, end: one.end });
    else joined.push(one);
  }
  return joined;
}

const OF_SO_MANY = /^\s(?:of|out of|in|von|sur|de|cada|su|di|em|van|op|av|af|ud af|z|na|из)\s$/iu;

const overlap = (one: Emphasis, other: Emphasis): boolean => one.start < other.end && other.start < one.end;

/** A score or a ratio is one mark, with what it counts in: "53 zu 47 Prozent" and not the loser's "47 Prozent". */
function withScores(text: string, marked: readonly Emphasis[], { base }: SceneContext): Emphasis[] {
  const scores = scoresIn(text, base);
  if (scores.length === 0) return [...marked];
  const amounts = findFigures(text, base);
  const whole = scores.map((score) => {
    const parts = [...amounts, ...marked].filter((one) => overlap(one, score));
    return {
      start: Math.min(score.start, ...parts.map(({ start }) => start)),
      end: Math.max(score.end, ...parts.map(({ end }) => end)),
    };
  });
  return [...marked.filter((one) => !whole.some((score) => overlap(one, score))), ...whole].toSorted(
    (a, b) => a.start - b.start,
  );
}

/** "от | 20 до 40 миллионов": what opens a span belongs to it. */
function withOpener(text: string, { start, end }: Emphasis): Emphasis {
  const opener = SPANS.test(text.slice(start, end)) ? OPENER.exec(text.slice(0, start))?.[0] : undefined;
  return { start: start - (opener?.length ?? 0), end };
}

const SPANS =
  /^\p{Nd}[\p{Nd}.,\u00a0\u202f ]*(?:\s(?:\p{L}+\s)?)(?:to|bis|à|a|al|tot|do|до|till|til|ile)\s\p{Nd}/iu;
const OPENER = /(?<![\p{L}\p{M}])(?:from|von|de|da|dal|du|desde|van|från|fra|od|от|со?|від|зі?|из)\s$/iu;

/** "between | six and | twelve months": of a span that is written out both ends are one amount. */
function withWordBefore(text: string, { start, end }: Emphasis, { base }: SceneContext): Emphasis {
  const words = numberWords(base);
  const opens = toPattern(`(?<![\\p{L}\\p{M}-])(?:${words})\\s(?:${JOINS})\\s$`, "iu");
  const isWritten = /^\p{L}/u.test(text.slice(start, end));
  // "50 ou | 60 metros": of one or the other both are marked.
  const before = (isWritten ? opens : OR_BEFORE).exec(text.slice(0, start))?.[0] ?? "";
  return { start: start - before.length, end };
}

const OR_BEFORE = /(?<![\p{L}\p{N}.,])\p{Nd}[\p{Nd}.,]*\s(?:or|oder|ou|o|of|eller|lub|или|або|veya)\s$/iu;
const JOINS = "and|to|or|und|bis|oder|et|à|ou|y|a|o|e|en|tot|of|og|och|eller|i|do|lub|и|до|или|та|або";

function amountsMarked(text: string, context: SceneContext): Emphasis[] {
  if (isOnlyAmounts(text, context.base)) return [{ start: 0, end: text.length }];
  const telling = figuresOf(text, 0, context)
    .filter(({ score, start, end }) => score >= TELLING && end - start < text.length * 0.5)
    .filter(
      (one) =>
        one.unit !== "" ||
        one.figure.prefix !== "" ||
        one.figure.suffix !== "" ||
        (one.figure.value ?? 0) >= 1000 ||
        // "Lake Maracaibo gets the most: about 233 flashes …" would have been a scene of its own.
        losesSubject(one, text, context),
    );
  if (telling.length === 0) {
    const guarded = guardedAmounts(text, context);
    const found = guarded.length > 0 ? guarded : inLetters(text, context);
    return found.length > 0 ? found : against(text);
  }
  const all = amountsIn(text, context.base).filter((found) => counts(found, text, context.base));
  if (telling.every(({ start, end }) => isAge(text, start, end))) return [];
  const sums = all.filter(isSum);
  const marked =
    sums.length > 1
      ? [...sums, ...elidedUnits(text, amountsIn(text, context.base), context.base)]
      : [...telling.flatMap((one) => itsAmounts(one, text, context.base)), ...besides(all, telling), ...inWords(text, context.base), ...roundedAmounts(text, context.base), ...behindLetters(text), ...counterpart(text), ...elidedUnits(text, amountsIn(text, context.base), context.base)]; // prettier-ignore
  const spans = [...new Map(marked.map(({ start, end }) => [start, { start, end }])).values()].toSorted(
    (a, b) => a.start - b.start,
  );
  // "ab 60 Minuten 1,50 Euro": two amounts beside one another are no longer one; what the first comes to is.
  const apart = spans.filter(({ end }, at) => {
    const next = spans[at + 1];
    return next === undefined || text.slice(end, next.start).trim() !== "";
  });
  return spans.length > MOST ? [] : apart.map(({ start, end }) => wholeWord(text, start, end));
}

/**
 * "Of | 312 | guests | 128 | were pensioners": of what is tied by the words between only the amounts are marked; "9 out of 10",
 * "from 80 to 20 %" is one.
 */
function itsAmounts({ tied, start, end, cue }: Striking, text: string, base: string): Emphasis[] {
  const inner = tied === true ? findFigures(text, base).filter((one) => start <= one.start && one.end <= end && !tellsWhen(one, text)) : []; // prettier-ignore
  const part = inner.find((one) => one.start <= cue && cue < one.end) ?? { start: cue, end };
  const amounts = [...inner.filter((one) => one.end <= part.start || part.end <= one.start), part].toSorted((a, b) => a.start - b.start); // prettier-ignore
  const isApart = amounts.some((one, at) => {
    const next = amounts[at + 1];
    return next !== undefined && countWords(text.slice(one.end, next.start)) > MOST_TYING;
  });
  const [first] = amounts;
  const leads = first !== undefined && countWords(text.slice(start, first.start)) > 0 && amounts.length > 1;
  return amounts.length > 1 && (isApart || leads) ? amounts.map((one) => wholeWord(text, one.start, one.end)) : [{ start, end }]; // prettier-ignore
}

/** "Out of the": words that only tie a part to its whole. */
const MOST_TYING = 3;

/** "Vince Coleman, 45 years old, worked …": how old somebody is stands beside a name, and is not what the sentence tells. */
function isAge(text: string, start: number, end: number): boolean {
  return /\p{L},\s$/u.test(text.slice(0, start)) && AGE.test(text.slice(start).slice(0, end - start + 8));
}

const AGE =
  /^\p{Nd}{1,3}(?:\s(?:years?|Jahre?|ans|años|anni|anos|jaar|år|lat|lata|let|ετών|éves|ani|лет|года?|років|роки)(?:\s(?:old|alt|oud|gammal|gammel))?)?\s?,(?!\p{Nd})/iu;

/** Great amounts, and those of a condition, that no card may tell: they stand out where they are told, unless it is denied. */
function guardedAmounts(text: string, { base }: SceneContext): Emphasis[] {
  const all = amountsIn(text, base);
  const spans = [...all.filter((found) => counts(found, text, base)), ...elidedUnits(text, all, base)];
  const stands = (one: FoundFigure): boolean => {
    const { start, end, figure } = one;
    const [before, behind] = [text.slice(0, start), text.slice(end)];
    // "Trop court d'environ | 0,2 millimètre": what is rounded is an amount, though no label could be made around it.
    const isRounded = one.unit !== "" && ROUNDS.test(before.trimEnd());
    const tells = LARGE.test(figure.suffix) || isSum(one) || isRounded || isBound(text, start, base) || isConditional(before, behind, base); // prettier-ignore
    return tells && standingOf(text, start, end, base) !== "denied";
  };
  return spans.some(stands) && spans.length <= MOST
    ? inOrder(spans.map(({ start, end }) => wholeWord(text, start, end)))
    : [];
}

function inOrder(spans: readonly Emphasis[]): Emphasis[] {
  return spans.toSorted((a, b) => a.start - b.start);
}

/** "thirty-six hours over mountains": one or two great amounts that are written out, in a sentence that says more. */
function inLetters(text: string, { base }: SceneContext): Emphasis[] {
  const rounded = roundedAmounts(text, base);
  const written = [...writtenAmounts(text, base), ...rounded];
  if (written.length === 0) return [];
  const digits = amountsIn(text, base).filter((found) => counts(found, text, base));
  const spans = [
    ...written,
    ...besides(digits, written).map(({ start, end }) => wholeWord(text, start, end)),
  ];
  const length = spans.reduce((sum, { start, end }) => sum + end - start, 0);
  // "barely fifty": what only rounds denies nothing.
  const stand = spans
    .filter((one) => !rounded.includes(one))
    .every(({ start, end }) => standingOf(text, start, end, base) !== "denied");
  return spans.length <= MOST_IN_LETTERS && length < text.length * 0.6 && stand ? inOrder(spans) : [];
}

const MOST_IN_LETTERS = 2;

/** "A crossroads has 32 conflict points, a roundabout only 8": what is counted is named once, and both numbers are set against each other. */
export function against(text: string): Emphasis[] {
  const [one, other, ...more] = [...text.matchAll(/(?<![\p{N}.,:/-])\p{Nd}{1,3}(?![\p{N}:/-]|[.,]\p{N})/gu)];
  if (one === undefined || other === undefined || more.length > 0) return [];
  if ((text.match(/\p{Nd}+/gu)?.length ?? 0) > 2) return [];
  const between = text.slice(one.index + one[0].length, other.index);
  // "um 19 Uhr im Gerätehaus, Bachstraße 4": an hour and the number of a house.
  if (HOUR.test(between) || STREET.test(text.slice(0, other.index))) return [];
  const bare = /^[.。]?$/u.test(text.slice(other.index + other[0].length));
  if (!bare || !/^\s\p{L}{3}[^.!?]*[,;]\s\S/u.test(between)) return [];
  return [one, other].map(({ index, 0: digits }) => ({ start: index, end: index + digits.length }));
}

const HOUR = /^\s?(?:Uhr|uur|o['’]clock|[ap]\.?m\.?|h|hrs?|Uhr|ore|horas|heures|часов|годин)(?![\p{L}])/iu;
const STREET =
  /(?:^|\s)(?:\p{L}*(?:stra(?:ß|ss)e|str\.|gasse|weg|platz|allee|ufer|damm|ring|hof|markt|straat|laan|plein|gatan|vägen|gade|vej|gata|veien)|(?:street|road|lane|avenue|rue|calle|via|rua|ulica|ul\.|улица|ул\.|вулиця|вул\.)(?:\s\S+)*)\s$/iu;

/** "A lorry turns in 25 metres, the circle measures 40": the last number is in the unit of the one before. */
function counterpart(text: string): Emphasis[] {
  const numbers = [
    ...text.matchAll(/(?<![\p{N}.,:/-])(?!(?:1[5-9]|20)\p{Nd}{2}(?!\p{N}))\p{Nd}[\p{Nd}.,]*/gu),
  ];
  const found = /[,;]\s[^,;.!?\p{Nd}]{4,}\s(?<last>\p{Nd}{1,4})(?:\s(?:aus|an|ein|auf|zurück))?[.。]?$/u.exec(
    text,
  );
  const last = found?.groups?.["last"];
  if (found === null || last === undefined || numbers.length !== 2) return [];
  const start = found.index + found[0].lastIndexOf(last);
  return [{ start, end: start + last.length }];
}

/** A span of two amounts, or what is tied, is marked as it was found. */
function besides(all: readonly FoundFigure[], telling: readonly Emphasis[]): FoundFigure[] {
  return all.filter(({ start, end }) => telling.every((one) => end <= one.start || one.end <= start));
}

/** What measures, or counts something that is named behind it: "23 recipes", and no "from 10 to 2". */
function counts({ unit, figure, end }: FoundFigure, text: string, base: string): boolean {
  if (unit !== "" || figure.prefix !== "" || figure.suffix !== "" || (figure.value ?? 0) >= 1000) return true;
  // "At 65 Lena has …": elsewhere than in German what has a capital is a name, and nothing counted.
  if (base !== "de" && /^\s\p{Lu}\p{Ll}/u.test(text.slice(end))) return false;
  return (figure.value ?? 0) >= 2 && COUNTED.test(text.slice(end));
}

const COUNTED =
  /^\s(?!(?:till|until|bis|and|und|oder|tot|til|och|para|par|pour|with|from|uhr|uur|times?|o['’]clock)(?!\p{L}))[\p{Ll}\p{Lo}\p{M}]{3,}|^[次回个個名件枚本杯]/iu;

/** "six weeks": what is measured in words stands out like what is measured in digits. "One" is often no number. */
function inWords(text: string, base: string): Emphasis[] {
  return matchesOf(measuredWords(base), text)
    .filter(({ groups }) => (numberOfWord(groups?.["word"] ?? "", base) ?? 0) >= 2)
    .map(({ index, 0: said }) => ({ start: index, end: index + said.length }));
}

const measured = new Map<string, RegExp>();

function measuredWords(base: string): RegExp {
  const known = measured.get(base);
  if (known !== undefined) return known;
  const counted = `(?:${UNIT}|[\\s-]${LARGE_WORDS}(?![\\p{L}\\p{M}]))`;
  const made = toPattern(`(?<![\\p{L}\\p{M}-])(?<word>${numberWords(base)})(?=[\\s-])${counted}`, "giu");
  measured.set(base, made);
  return made;
}

/** "Two million". */
const LARGE_WORDS =
  "(?:millions?|billions?|thousand|Million(?:en)?|Milliarden?|milliards?|millones|milioni|miliardi|milhões|mil milhões|miljoen|miljard|miljoner|millioner|miliony?|milionów|миллион(?:а|ов)|миллиард(?:а|ов)|мільйон(?:и|ів))";

/** "WBGT28度", "HbA1c6.5%": where words stand without spaces, letters name what is measured right before its number. */
function behindLetters(text: string): Emphasis[] {
  if (!/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text)) return [];
  return matchesOf(BEHIND_LETTERS, text).map(({ index, 0: said }) => ({
    start: index,
    end: index + said.length,
  }));
}

const BEHIND_LETTERS = toPattern(
  `(?<=\\p{Script=Latin})(?:${NUMBER})(?![\\p{N}.])(?=\\S)${UNIT}` +
    // "濃度100ppm以上": a unit in letters right before a word.
    `|(?<=[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}])(?:${NUMBER})(?:ppm|kg|mg|km|cm|mm|ml|mL|kWh|kW|MW|GB|MB|dB|Hz|hPa)(?=[\\p{Script=Han}\\p{Script=Hiragana}])`,
  "gu",
);

/** "18,000 kilowatt-hours": with the whole of its word. */
function wholeWord(text: string, start: number, end: number): Emphasis {
  const before = text.slice(0, start);
  const opens = SPAN_OF.exec(before)?.[0] ?? "";
  const sign =
    SIGN.exec(before)?.[0].length ?? (isYearBefore(opens, text.slice(start, end)) ? 0 : opens.length);
  return { start: start - sign, end: end + (/^[\p{Lu}\p{Ll}-]*/u.exec(text.slice(end))?.[0].length ?? 0) };
}

/** "de 11 a | 14 h", "10–12 °C": the beginning of a span that has its unit at its end. */
const SPAN_OF =
  /(?<![\p{L}\p{N}.,])\p{Nd}{1,4}\s?(?:to|bis|à|a|tot|do|до|till|til|–|-|~|至|から)\s?$|(?<![\p{L}\p{M}])(?:(?:entre|between|zwischen|tra|fra|między|между|між|tussen|mellan|mellem|mellom)\s)\p{Nd}[\p{Nd}.,]*\s(?:and|und|et|y|e|en|i|и|та|och|og)\s$/iu;

/** "マイナス5度": what is below nought is marked as such. */
/** "plus-minus 40 years" marked from its minus on would be another amount. */
const SIGN =
  /(?:マイナス|零下|(?:(?:plus|mais|más|più|плюс)(?:-| (?:(?:or|ou|o) )?))?(?:minus|moins|menos|meno|минус|мінус)\s)$/iu;
