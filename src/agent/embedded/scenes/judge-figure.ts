import type { Figure } from "../../../artifacts/cue.ts";
import { approximatorBefore } from "../text/approximators.ts";
import { withoutConjunction } from "../text/conjunctions.ts";
import { figureLabel } from "../text/figure-label.ts";
import { findFigures, isPercent, type FoundFigure } from "../text/figures.ts";
import { opensNextClause } from "../text/next-clause.ts";
import { numberWords } from "../text/number-words.ts";
import { isEndOfRange } from "../text/in-range.ts";
import { isNoQuantity } from "../text/no-quantity.ts";
import { measuredSubject, withoutReally } from "./measured-subject.ts";
import { measuredThing } from "../text/measured-thing.ts";
import { eachBefore } from "../text/per-each.ts";
import { changedBy } from "../text/recast/changed-by.ts";
import { changedSince } from "../text/recast/changed-since.ts";
import { boundOf } from "../text/recast/bounds.ts";
import { movedBefore, movedBehind } from "../text/recast/moved.ts";
import { isConditional } from "../text/recast/conditions.ts";
import { isCompared } from "../text/recast/comparatives.ts";
import { recast } from "../text/recast/recast.ts";
import { withoutOpenEnd } from "../text/recast/told.ts";
import { denies, standingOf } from "../text/recast/standing.ts";
import { SAYS_AGAIN } from "../text/says-again.ts";
import { capitalise, countWords } from "../text/sentences.ts";
import { saidBehind } from "../text/said-behind.ts";
import { isShareOfWhole } from "../text/share-of-whole.ts";
import { clauseAround, clauseBefore, ownClause, restOf, wholeSentence } from "./clause-of-figure.ts";
import { cutLabel } from "./cut-label.ts";
import type { SceneContext } from "./draft.ts";
import { isBound } from "../parallel/bounded-case.ts";
import { countedAround } from "../text/east-counters.ts";
import { isDayOfMonth, isYear } from "./days-and-years.ts";
import { leastOf } from "./least-price.ts";
import { cutsListOfNames } from "./list-of-names.ts";
import { LABELLED } from "./subject-of-change.ts";
import type { Striking } from "./striking.ts";
import { FACTOR, LARGE, repeats } from "./telling-label.ts";
import { isUnspaced } from "../text/unspaced.ts";
import { toPattern } from "../text/regex.ts";

/** A figure's own sentence may be its label up to so many words. */
export const MOST_SENTENCE_WORDS = 15;
const SHORT_SENTENCE_WORDS = 12;
/** Languages whose sentences are read for their figures and not for how sure they are of them. */
const UNTURNED = /^(?:th|lo|vi|ta|te|kn|ml|bn)$/;
const GAIN = /\b(?:gain(?:ed|s)?|rose|rises?|grew|grows?|increased?|climbed|up by)\b/i;
/** Between a verb of change and by how much. */
const BY =
  /(?:\s(?:by|about|around|nearly|almost|some|roughly|only|just|over|more than|another|a further))*\s*$/iu;
/** "The farm grows 900 tonnes" and "the tower rises 48 metres" tell how much there is, not how much more. */
const STANDS = /\b(?:rises?|grows?)\s(?!by\b)(?:[\p{L}]+\s){0,2}$/iu;
const LOSS =
  /\b(?:lost|loses?|fell|fallen|falls?|dropped|drops?|declined|decreased?|shrank|down by|cut by)\b/i;

/**
 * "37 | को पहली बार पता चला", "২,০০০ | লিটারের একটি ট্যাংক": whom a bare number stands for takes the particle behind it, and what it
 * measures the ending of what belongs to something; with neither a label begins.
 */
const GOVERNED: Readonly<Record<string, RegExp>> = {
  hi: /^\s(?:को|ने|से|का|के|की|में|पर)(?![\p{L}\p{M}])/u,
  bn: /^\s[\p{L}\p{M}]+র(?![\p{L}\p{M}])/u,
};

/** UTF-16 units of a figure with its unit: "8 millones de euros". */
const MOST_FIGURE = 24;

/** How much a figure stands out in its sentence, and what it is labelled; null where it is none to be shown. */
export function judgeFigure(
  found: FoundFigure,
  text: string,
  at: number,
  context: SceneContext,
): Striking | null {
  // What holds under a condition only is told by its sentence.
  if (isConditional(text.slice(0, found.start), text.slice(found.end), context.base)) return null;
  if (isBound(text, found.start, context.base) || cutsListOfNames(text, found)) return null;
  if (found.unit === "" && GOVERNED[context.base]?.test(text.slice(found.end)) === true) return null;
  const least = leastOf(found, text, context.base);
  if (least === null) {
    const one = judged(found, text, at, context);
    return one === null ? null : named(withCounter(one, countedAround(found, text, context.base)), text, context); // prettier-ignore
  }
  const { start, end } = found;
  const shift = least.text.length - text.length;
  const one = judged({ ...found, start: start + shift, end: end + shift }, least.text, at, context);
  return one === null ? null : { ...one, start, end, cue: start, lead: least.lead };
}

/** "İlk aktarma 14 lira, | ikincisi | 10 lira": what is named in the middle of a sentence is a name on its card as well. */
function named(one: Striking, text: string, { language }: SceneContext): Striking {
  const before = text.slice(0, one.start).trimEnd();
  return before.endsWith(one.label) ? { ...one, label: capitalise(one.label, language) } : one;
}

/** "約 / 6,500冊": the counter stays with its number, and "about" stands before it. */
function withCounter(one: Striking, { about, counter }: ReturnType<typeof countedAround>): Striking {
  const { figure } = one;
  const whole = { ...figure, display: figure.display + counter, suffix: figure.suffix + counter };
  const counts = counter !== "" && one.label.startsWith(counter);
  return {
    ...one,
    ...(counts ? { label: one.label.slice(counter.length) } : {}),
    start: one.start - about.length,
    end: one.end + counter.length,
    figure: whole,
    ...(about === "" ? {} : { lead: about }),
  };
}

/** What is said of a price right behind it stands with its name, and not in its way. */
function judged(found: FoundFigure, text: string, at: number, context: SceneContext): Striking | null {
  const note = saidBehind(text.slice(found.end));
  if (note === null) return judgedBare(found, text, at, context);
  const bare = text.slice(0, found.end) + text.slice(found.end + note.length);
  const one = judgedBare(found, bare, at, context);
  return one === null ? null : { ...one, label: withNote(one.label, note.said, context.base) };
}

function judgedBare(found: FoundFigure, text: string, at: number, context: SceneContext): Striking | null {
  const { figure, unit } = found;
  if (figure.display.length > MOST_FIGURE) return null;
  const before = text.slice(0, found.start);
  const after = text.slice(found.end);
  if (isYear(found, before, after) || /年/.test(after.charAt(0))) return null;
  if (isNoQuantity(found, text, context.base) || isSharedOut(before)) return null;
  if (isEndOfRange(found, text, context.base)) return null;
  if (/^s\b/.test(after) || isDayOfMonth(found, after)) return null;
  // "A drink only 4,000 members could afford": it says what the thing is like, and no label is sure.
  if (context.base === "en" && OF_A_THING.test(before)) return null;
  let score = 0;
  if (isPercent(figure)) score += 3;
  else if (unit !== "" || figure.prefix !== "") score += 2.5;
  if (LARGE.test(figure.suffix)) score += 3;
  if ((figure.value ?? 0) >= 1000) score += 3;
  else if ((figure.value ?? 0) >= 100) score += 1;
  const clause = clauseBefore(text, found);
  if (GAIN.test(clause) || LOSS.test(clause)) score += 1.5;
  if (/\bfrom\s*$/i.test(clause)) score -= 2;
  const written = text.slice(found.start, found.end);
  // What is told not to be so is no picture: it stands out in its sentence.
  const standing = standingOf(text, found.start, found.end, context.base);
  if (standing === "denied") return null;
  const bound = boundOf(clause, countedIn(found), context.base);
  const thing = standing === "told" && bound === null ? (measuredThing(found, text, context.base) ?? measuredSubject(found, text, context.base)) : null; // prettier-ignore
  const sumOf =
    context.base === "zh" && after.replace(/[。！]$/u, "") === "" ? SUM_OF.exec(before)?.[0] : undefined;
  const turned = sumOf !== undefined ? { label: sumOf, sign: "" as const } : thing === null ? recastAround(found, text, clause, context) : { label: capitalise(thing, context.language), sign: "" as const }; // prettier-ignore
  // "4 900 kronor / kostar den och finns i grått": another clause names no figure.
  const other = turned !== null && countsMore(turned.label, context.base);
  const told = turned !== null && (other || opensNextClause(turned.label, context.base)) ? null : turned;
  // What may be, what somebody says, what is bounded or compared is understood by its whole sentence only.
  const guarded =
    other ||
    (told === null && (standing !== "told" || bound?.said === null || isCompared(after, unit, context.base)));
  const each = eachBefore(before, clause, context.base);
  const named =
    told?.label ??
    (guarded
      ? wholeLabel(text)
      : withBound(continued(labelOf(found, text, clause, context), written), bound?.said ?? "", written));
  const alone = each === "" || named === "" || named.toLowerCase().includes(each.toLowerCase());
  const label = withoutReally(
    withoutConjunction(alone ? named : `${named} ${each}`, context.base),
    context.base,
  ).replace(OF_IT, "");
  if (opensNextClause(label, context.base) && countWords(label) < countWords(text) - 1) return null;
  if (denies(restOf(after), context.base) && !denies(label, context.base)) return null;
  // "85% / Lương thử việc ít nhất bằng 85%": where a bound or a comparison is not told from a fact, all but millions stay
  // in their sentence.
  if (told === null && UNTURNED.test(context.base) && !LARGE.test(figure.suffix)) return null; // prettier-ignore
  // "Flour ferments about | 8 g": what runs on into the next amount names nothing.
  if (ROUNDS.test(label) || (told === null && withoutOpenEnd(label, context.base) !== label)) return null;
  if (SAYS_AGAIN.test(label) || OF_EACH.test(label)) return null;
  if (isPercent(figure) && holdsOtherShare(label, figure.display, context)) return null;
  if (!/^[\p{L}\p{N}$€£¥₹₩%]/u.test(label) || /["“”<>|`=→]/u.test(label)) return null;
  if (unit === "" && figure.prefix === "" && (figure.value ?? 2) < 2) return null;
  if (score < 2.5 && unit === "" && figure.prefix === "" && (figure.value ?? 0) >= 10) score += 1.5;
  const share =
    bound === null && isShareOfWhole(found, text, context.base)
      ? { share: { part: figure.value ?? 0, whole: 100 } }
      : {};
  const approximate = approximatorBefore(before, context.base);
  const about = repeats(label, written) ? null : approximate;
  const { start, end } = found;
  const isNamed = told === null ? context.base === "zh" && !guarded : told.sign === "";
  const moved = isNamed ? movedBefore(before, context.base) : "";
  const lead = moved === "" ? about : moved;
  const behind = told !== null && told.sign === "" ? movedBehind(after, context.base) : "";
  const sign = STANDS.test(clause)
    ? ""
    : told === null && !guarded
      ? signOf(figure, clause)
      : (told?.sign ?? "");
  const changed = sign === "" && told === null && standing === "told" && isPercent(figure) && figure.prefix === "" ? changedBy(before, after, context.base) : sign; // prettier-ignore
  // "More than −90 %": which way more goes, its sentence alone says.
  if (changed === "−" && approximate !== null && BOUNDS_BELOW.test(approximate)) return null;
  const shown = changed === "" ? figure : withSign(figure, changed);
  const since =
    context.base === "en" && isPercent(figure) && repeats(label, written)
      ? changedSince(before, after)
      : null;
  const judged = { at, start, end, cue: start, unit, score };
  const near = approximate === null ? {} : { lead: approximate };
  if (since !== null) {
    const signed = withSign(figure, since.sign);
    return { ...judged, label: capitalise(since.label), figure: signed, turned: true, ...near };
  }
  // A sentence that ends with its figure need not tell it twice.
  const cut = told === null && bound === null ? cutLabel(label, written, figure, context.base, unit) : null;
  if (cut !== null) return { ...judged, ...cut, turned: true, ...near, ...share };
  return {
    ...judged,
    label: withMove(label, behind, context.base),
    figure: shown,
    turned: told !== null,
    ...(lead === null ? {} : { lead }),
    ...share,
  };
}

/** 占全国人口的 | 21.1%: what ties a share to its whole says nothing under it. */
const OF_IT = /(?<=^[占佔]\p{Script=Han}{2,12})的$/u;

/** "24 hours / that the tide rises twice in every": without what it is told for, the label breaks off. */
const OF_EACH =
  /\s(?:each|every|jede[mnrs]?|chaque|cada|ogni|elke|iedere|varje|hver|hvert|każd(?:ego|ej|ym)|кажд(?:ые|ый|ую|ого)|кожн(?:і|ий|у|ого))$/iu;

const BOUNDS_BELOW =
  /^(?:more than|over|mehr als|über|gut|plus d[e']|más de|oltre|più di|mais de|ruim|meer dan|drygt|(?:mer|fler|mere|flere) (?:än|enn|end)|yli|ponad|přes|peste|több mint|πάνω από|более(?: чем)?|больше|понад|lebih dari|hơn|أكثر من|יותר מ-?)$/iu;

/** "価格（税込）": what is said of a figure right behind it stands with its name. */
function withNote(label: string, note: string, base: string): string {
  if (note === "" || label.includes(note)) return label;
  return isUnspaced(base) ? `${label}（${note}）` : `${label} (${note})`;
}

/** "離職率（上昇）": which way it went, where the verb stands behind its figure. */
function withMove(label: string, move: string, base: string): string {
  if (move === "" || label.includes(move)) return label;
  return base === "ja" ? `${label}（${move}）` : base === "ko" ? `${label}(${move})` : `${label} ${move}`;
}

/** 售价1,280元: a noun of sums and measures with its figure, without a verb. */
const SUM_OF =
  /(?<=^|[。，；])[\p{Script=Han}]{0,6}(?:价|價|价格|價格|费|費|费用|金|额|額|率|量|数|數|收入|成本|人口|面积|面積)$/u;

const OF_A_THING =
  /(?:^|\s)an?\s(?!(?:further|extra|total|mere|full|whole|good|first|last|remaining|final|additional|staggering|whopping|massive|huge|modest|round|combined|estimated|reported|planned|projected|maximum|minimum|few|little|lot|bit|year|month|week|day|decade|century|night|minute|hour|second|quarter|season)(?!\p{L}))\p{Ll}{3,}\s(?:only\s|just\s|barely\s)?$/u;

/** "180 square metres / that the garden has and three classes a week": what counts a second thing is told by its sentence. */
function countsMore(label: string, base: string): boolean {
  const known = SECOND_COUNT.get(base) ?? secondCount(base);
  SECOND_COUNT.set(base, known);
  return known.test(label);
}

/** By language: its words for numbers make a long pattern. */
const SECOND_COUNT = new Map<string, RegExp>();

function secondCount(base: string): RegExp {
  const count = `(?:${numberWords(base)}|\\p{Nd}[\\p{Nd}.,]*)`;
  return toPattern(`\\s(?:and|und|et|y|e|en|og|och|i|и|та|ve)\\s${count}\\s\\p{L}`, "iu");
}

/** "75 % / after four hours, after 36 only 10 %": two shares of one thing are no picture of the first. */
function holdsOtherShare(label: string, display: string, { base }: SceneContext): boolean {
  return findFigures(label, base).some(
    (other) => isPercent(other.figure) && other.figure.display !== display,
  );
}

/** The clause turned to go on from its figure; what is so many times as much is understood by its sentence only. */
function recastAround(found: FoundFigure, text: string, clause: string, context: SceneContext) {
  const { start, end } = found;
  const unit = scaleAlone(found, text, context.base) ?? found.unit;
  if (FACTOR.test(unit)) return null;
  const language = NORWEGIAN.test(context.base) ? "nb" : context.base;
  const counted = unit === found.unit ? countedIn(found) : unit;
  return recast({ sentence: text, clause, start, end, unit: counted, language, names: context.names });
}

/** "2,6 millones en su primer año": without "de" behind it nothing is counted but the millions. */
function scaleAlone({ figure, unit, end }: FoundFigure, text: string, language: string): string | null {
  if (unit !== "" || !/^(?:fr|es|it|pt)$/.test(language)) return null;
  const scale = figure.suffix.trim();
  return /^(?:mill|mil?i|milh|bil)\p{L}{3,}/iu.test(scale) &&
    !/^\s(?:de\s|d['’]|di\s)/iu.test(text.slice(end))
    ? scale
    : null;
}

/** A figure's unit, or its sign of money. */
function countedIn({ unit, figure }: FoundFigure): string {
  return unit === "" ? figure.prefix.trim() : unit;
}

/** A sentence as a label; "" where it is too long for one. */
function wholeLabel(text: string): string {
  const sentence = wholeSentence(text);
  return countWords(sentence) <= MOST_SENTENCE_WORDS ? capitalise(sentence) : "";
}

const NORWEGIAN = /^(?:no|nn)$/;

/** "Of every €3.20 you pay, 18 cents …": what is shared out is not the point. */
export function isSharedOut(before: string): boolean {
  return SHARED_OUT.test(before);
}

const SHARED_OUT =
  /(?:^|[,;:—–]\s)(?:(?:out )?of (?:every|each)|von (?:jede[mnr]|je)|sur chaque|de cada|di ogni|su ogni|van (?:elke|iedere)|z każd(?:ego|ej|ych)|из кажд(?:ых|ого|ой)|من كل)\s(?:(?:\p{L}+\s)?)$/iu;

/** What stands below a figure: the noun phrase that it counts, else the sentence or clause it is said in. */
function labelOf(found: FoundFigure, text: string, clause: string, context: SceneContext): string {
  const unit = scaleAlone(found, text, context.base) ?? found.unit;
  const named = figureLabel(clause, text.slice(found.end), unit, context.base);
  // "Customers get": a phrase torn before its end names nothing.
  const label = context.base === "en" && TORN.test(named.text) ? { ...named, sure: false } : named;
  // "100 times weaker than daylight" is understood by its sentence only.
  const factor = FACTOR.test(found.unit);
  const phrases = [wholeSentence(text), clauseAround(text, found), ownClause(text, found, clause)];
  // "Menschen" alone says less than its sentence, where that is short and has no other figure.
  const short = phrases.find(
    (phrase) =>
      countWords(phrase) >= 3 &&
      countWords(phrase) <= SHORT_SENTENCE_WORDS &&
      findFigures(phrase, context.base).length === 1,
  );
  if (label.sure && countWords(label.text) === 1 && short !== undefined) return capitalise(short);
  if (label.sure && !factor && LABELLED.test(context.base)) return label.text;
  const fitting = phrases.filter(
    (phrase) => countWords(phrase) <= MOST_SENTENCE_WORDS && countWords(phrase) >= 3,
  );
  // Of two figures in a sentence each has its own clause.
  const told = fitting.find((phrase) => findFigures(phrase, context.base).length === 1) ?? fitting[0];
  return told === undefined ? (LABELLED.test(context.base) ? label.text : "") : capitalise(told);
}

/** "18 cents reach the farmer" below "18 cents" says it twice: the label goes on from its figure. */
function continued(label: string, written: string): string {
  const about = ABOUT.exec(label)?.[0] ?? "";
  if (!label.slice(about.length).toLowerCase().startsWith(`${written.toLowerCase()} `)) return label;
  const rest = label.slice(about.length + written.length).replace(/^[\s—–:-]+/u, "");
  return countWords(rest) >= (about === "" ? 2 : 1) && /^\p{L}/u.test(rest) ? rest : label;
}

/** "Books, at most"; a label with its figure in it has the bound as well. */
function withBound(label: string, said: string, written: string): string {
  return label === "" || said === "" || repeats(label, written) ? label : capitalise(label) + said;
}

/** "Some 230 strings": strings, 230 of them. */
const ABOUT =
  /^(?:some|about|around|roughly|nearly|almost|over|an estimated|more than|up to|etwa|rund|fast|über|mehr als|environ|près de|plus de|unos|unas|casi|más de|cerca de|circa|quasi|più di|oltre|mais de|quase|ongeveer|bijna|meer dan|około|ponad|prawie|около|более|почти)\s/iu;

/** What stands before an amount that was cut off. */
export const ROUNDS =
  /(?:\s|d['’])(?:about|around|roughly|nearly|almost|some|just|only|over|etwa|rund|circa|ungefähr|knapp|environ|presque|unos|unas|casi|quasi|cerca(?: d[ei])?|ongeveer|bijna|omkring|około|около|близько)$/iu;
const TORN =
  /(?:^of\s|\s(?:get|gets|got|go|goes|went|reach|reaches|take|takes|have|has|had|is|are|was|were|will|can|make|makes|give|gives|need|needs|use|uses|pay|pays|come|comes)$)/iu;

/** A sentence, or the clause around a span of it, as a label; "" where both are too long or too short. */
export function saidIn(
  text: string,
  span: { start: number; end: number },
  most: number = MOST_SENTENCE_WORDS,
): string {
  const fitting = [wholeSentence(text), clauseAround(text, span)].find(
    (phrase) => countWords(phrase) <= most && countWords(phrase) >= 3,
  );
  return fitting === undefined ? "" : capitalise(fitting);
}

/** "lost 40 jobs", "gained about 12%": the verb tells by how much, right before its figure. */
function signOf(figure: Figure, clause: string): "" | "+" | "−" {
  if (figure.prefix !== "") return "";
  const verb = clause.replace(BY, " ");
  const [last] = verb.trim().split(/\s+/u).slice(-1);
  if (last === undefined) return "";
  if (LOSS.test(`${last} by`)) return "−";
  return GAIN.test(`${last} by`) && !/%/.test(figure.suffix) ? "+" : "";
}

function withSign(figure: Figure, sign: string): Figure {
  if (/^[+\-−–]/u.test(figure.display)) return figure;
  return { ...figure, display: sign + figure.display, prefix: sign + figure.prefix };
}
