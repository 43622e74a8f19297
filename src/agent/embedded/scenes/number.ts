import type { Figure } from "../../../artifacts/storyboard.ts";
import { figureLabel } from "../text/figure-label.ts";
import { SCALE } from "../text/measures.ts";
import { capitalise, countWords, endSentence, withoutStop } from "../text/sentences.ts";
import { findFigures, type FoundFigure } from "../text/figures.ts";
import { say, withCue, type Candidate, type SceneContext, type Utterance } from "./draft.ts";

type Striking = { at: number; found: FoundFigure; score: number; label: string; figure: Figure };

/** Languages in which the words that name a figure can be told from their neighbours; else its sentence does. */
const LABELLED = /^(?:en|de|fr|es|it|pt|nl|zh)$/;
/** A figure's own sentence may be its label up to so many words. */
const MOST_SENTENCE_WORDS = 15;
const SHORT_SENTENCE_WORDS = 12;
const GAIN = /\b(?:gain(?:ed|s)?|rose|rises?|grew|grows?|increased?|climbed|up by)\b/i;
const LOSS =
  /\b(?:lost|loses?|fell|fallen|falls?|dropped|drops?|declined|decreased?|shrank|down by|cut by)\b/i;
const EYEBROW =
  /\b(?:in|since|by)\s+(?:the\s+)?((?:1[0-9]|20)\d{2}s?)\b|\b(between\s+(?:1[0-9]|20)\d{2}\s+and\s+(?:1[0-9]|20)\d{2})/i;

/** "15 October" is a day, no amount. */
const MONTH =
  /^\.?\s(?:de\s)?(?:jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz]|janv|févr|avr|juin|juil|août|déc|ene|abr|ago|dic|genn|magg|giug|lugl|sett|ott|fev|set|out)\p{Ll}*(?:[\s.,;:!?)]|$)/iu;

/** One to three striking figures of a passage; null where it has none that stands out. */
export function numberCandidate(utterances: Utterance[], context: SceneContext): Candidate | null {
  const all = utterances.flatMap((utterance, at) =>
    findFigures(utterance.text, context.base).map((found) => judge(found, utterance.text, at, context)),
  );
  const strong = all
    .filter((one) => one !== null)
    .map((one, _, found) => (isRow(one, found) ? { ...one, score: Math.max(one.score, 3) } : one))
    .filter((one) => one.score >= 1.5)
    .filter((one) => /\p{L}/u.test(one.label))
    .toSorted((a, b) => b.score - a.score)
    // One sentence cannot tell two figures apart.
    .filter((one, at, found) => found.findIndex((other) => other.label === one.label) === at);
  const best = strong[0];
  if (best === undefined || best.score < 3) return null;
  // Two changes belong together; else every figure that stands out is shown.
  const changed = strong.filter((one) => /^[+−]/.test(one.figure.display));
  const fit = changed.length >= 2 ? changed : strong;
  const chosen = fit
    .filter((one) => one.score >= 2.5 || one.at === best.at)
    .slice(0, 3)
    .toSorted(inOrder);
  if (fit === strong) withEarlier(chosen, strong, utterances);
  chosen.forEach((one, index) =>
    utterances[one.at]?.marks.push({ key: `figure:${index}`, offset: one.found.start }),
  );
  const eyebrow =
    context.base === "en"
      ? chosen
          .flatMap(({ at }) => [utterances[at], utterances[at - 1]])
          .map((utterance) => eyebrowOf(utterance?.text ?? ""))
          .find((year) => year !== undefined)
      : undefined;
  return {
    kind: "number",
    // One figure among much else is an aside: thoughts that change say more.
    score: isAside(chosen, utterances) ? 39 : 60 + Math.min(15, best.score * 2),
    utterances,
    visual: (cueOf) => {
      const kept = chosen
        .map((one, index) => ({ one, cue: cueOf(`figure:${index}`) }))
        .filter(
          (entry, _, entries) => entry.cue !== undefined || entries.every((other) => other.cue === undefined),
        );
      return {
        kind: "number",
        ...(context.ownHeading && context.heading !== "" ? { heading: context.heading } : {}),
        ...(eyebrow === undefined ? {} : { eyebrow }),
        figures: kept.map(({ one, cue }) => withCue({ figure: one.figure, label: one.label }, cue)),
      };
    },
  };
}

const inOrder = (a: Striking, b: Striking): number => a.at - b.at || a.found.start - b.found.start;
/** About nine seconds of speech: longer a picture does not wait for its first figure. */
const WAIT_WORDS = 22;

/** Where the strongest figures come late, an earlier one takes the place of the last of three. */
function withEarlier(
  chosen: Striking[],
  strong: readonly Striking[],
  utterances: readonly Utterance[],
): void {
  const before = (one: Striking): number =>
    utterances.slice(0, one.at).reduce((sum, { text }) => sum + countWords(text), 0);
  const [first] = chosen;
  if (first === undefined || before(first) <= WAIT_WORDS) return;
  const earlier = strong.find((one) => before(one) <= WAIT_WORDS);
  if (earlier === undefined) return;
  chosen.splice(0, chosen.length, earlier, ...chosen.slice(0, 2));
}

const ASIDE = { share: 0.45, words: 22 };

function isAside(chosen: readonly Striking[], utterances: readonly Utterance[]): boolean {
  const all = utterances.reduce((sum, { text }) => sum + countWords(text), 0);
  const said = new Set(chosen.map(({ at }) => at));
  const own = [...said].reduce((sum, at) => sum + countWords(utterances[at]?.text ?? ""), 0);
  return chosen.length === 1 && all > ASIDE.words && own < all * ASIDE.share;
}

/** A heading that is a figure, "75 %" or "2 million flowers", is the picture; the passage says what it counts. */
export function headingFigureCandidate(utterances: Utterance[], context: SceneContext): Candidate | null {
  if (!context.ownHeading || utterances.length === 0) return null;
  const heading = context.heading.trim();
  const [found, another] = findFigures(heading, context.base);
  if (found === undefined || another !== undefined || found.start > 0) return null;
  if (isYear(found, "", heading.slice(found.end))) return null;
  const counted = heading.slice(found.end).trim();
  const first = utterances.find(({ text }) => !text.includes(heading))?.text ?? "";
  const words = utterances.reduce((sum, { text }) => sum + countWords(text), 0);
  const label = withoutStop(first);
  if (countWords(counted) > 2 || countWords(label) < 3 || countWords(label) > MOST_SENTENCE_WORDS)
    return null;
  if (words > ASIDE.words || /[?？؟:：]/u.test(heading)) return null;
  return {
    kind: "number",
    score: 88,
    // "That many bees live in one hive" says nothing without the figure.
    opening: say(endSentence(context.spokenHeading, context.language), 1.6, [{ key: "figure:0", offset: 0 }]),
    utterances,
    visual: (cueOf) => ({
      kind: "number",
      figures: [
        withCue(
          { figure: found.figure, label: counted === "" ? label : `${capitalise(counted)}: ${label}` },
          cueOf("figure:0"),
        ),
      ],
    }),
  };
}

/** "Up to 20 books, 10 films and 2 museum passes": counts in a row are shown as a row. */
function isRow(one: Striking, all: readonly Striking[]): boolean {
  return (
    one.found.unit === "" &&
    one.figure.prefix === "" &&
    all.filter((other) => other.at === one.at && other.found.unit === "").length >= 3
  );
}

/** The words between the figure and the sign, "and", or figure before it. */
function clauseBefore(text: string, found: FoundFigure): string {
  const before = text.slice(0, found.start);
  const clause = /(?:[^,;.:，；。：、،؛]|[.,](?=\d))*$/.exec(before)?.[0] ?? "";
  const pieces = clause.split(/\d[\d.,]*\S*\s+(?:\p{L}+\s+){0,2}(?=(?:and|but)\s\D)/u);
  return pieces.at(-1) ?? clause;
}

function eyebrowOf(text: string): string | undefined {
  const match = EYEBROW.exec(text);
  const span = match?.[2];
  return span === undefined ? match?.[1] : capitalise(span);
}

function judge(found: FoundFigure, text: string, at: number, context: SceneContext): Striking | null {
  const { figure, unit } = found;
  if (figure.display.length > 18) return null;
  const before = text.slice(0, found.start);
  const after = text.slice(found.end);
  if (isYear(found, before, after)) return null;
  if (
    /年/.test(after.charAt(0)) ||
    /(?:^|\s)(?:step|chapter|page|version|section|figure|phase|day|room|no\.?)\s*$/i.test(before)
  )
    return null;
  // 6月1日, 10点, 88号: a date, a time, an address.
  if (/^(?:[月日号號点點楼樓层層期届]|[时時](?!间|間)|分(?!之))/u.test(unit + after)) return null;
  if (/^s\b/.test(after) || (unit === "" && MONTH.test(after))) return null;
  let score = 0;
  if (/[%٪％]|per ?cent/i.test(figure.suffix)) score += 3;
  else if (unit !== "" || figure.prefix !== "") score += 2.5;
  if (LARGE.test(figure.suffix)) score += 3;
  if ((figure.value ?? 0) >= 1000) score += 3;
  else if ((figure.value ?? 0) >= 100) score += 1;
  const clause = clauseBefore(text, found);
  if (GAIN.test(clause) || LOSS.test(clause)) score += 1.5;
  if (/\bfrom\s*$/i.test(clause)) score -= 2;
  const label = labelOf(found, text, clause, context);
  if (!/^[\p{L}\p{N}$€£¥₹₩]/u.test(label) || /["“”<>|`=→]/u.test(label)) return null;
  if (unit === "" && figure.prefix === "" && (figure.value ?? 2) < 2) return null;
  if (score < 2.5 && unit === "" && figure.prefix === "" && (figure.value ?? 0) >= 10) score += 1.5;
  return { at, found, score, label, figure: signed(figure, clause) };
}

/** A thousand and more in words. */
const LARGE = new RegExp(`^${SCALE}`, "iu");

const YEAR_BEFORE =
  /(?:^|[\s(])(?:nel|dal|l['’]an|im jahre?|jahre?|anno|año|ano|année|year|roku?|в|عام|سنة|वर्ष|सन्?|בשנת|שנת)\s*$/iu;
const YEAR_AFTER =
  /^\s?(?:(?:a|d)\.\s?C|[vn]\.\s?Chr|av(?:ant|\.) J|apr(?:ès|\.) J|(?:BCE?|CE|AD)(?!\p{L})|до н|н\.\s?э|г\.|год[ау]?(?!\p{L})|году|рок[уі]|年|년|yılı|م(?!\p{L})|ई(?!\p{L}))/u;
/** "In 212, the emperor": three digits that no noun follows are a year. */
const SINCE = /(?:^|[\s(])(?:in|en|em|um|by|since|until|seit|bis|depuis|desde|dal)\s*$/iu;

function isYear({ figure, unit }: FoundFigure, before: string, after: string): boolean {
  const value = figure.value ?? 0;
  if (/^\s?[年년]$/u.test(unit)) return value >= 1000 && value < 2200;
  if (unit !== "" || figure.prefix !== "" || figure.decimals > 0) return false;
  if (YEAR_AFTER.test(after)) return true;
  if (!/^\p{Nd}{3,4}$/u.test(figure.display) || value >= 2200) return false;
  return (
    (value >= 1000 && value < 2100) ||
    YEAR_BEFORE.test(before) ||
    (SINCE.test(before) && /^\s*(?:[,.;:)]|$)/u.test(after))
  );
}

/** What stands below a figure: the noun phrase that it counts, else the sentence or clause it is said in. */
function labelOf(found: FoundFigure, text: string, clause: string, context: SceneContext): string {
  const label = figureLabel(clause, text.slice(found.end), found.unit, context.base);
  // "100 times weaker than daylight" is understood by its sentence only.
  const factor = /^(?:times|mal|fois|veces|volte|vezes|keer|раза?|倍|배|गुना)$/iu.test(found.unit);
  const whole = text.replace(/[\s.。!！।۔]+$/u, "");
  // "Menschen" alone says less than its sentence, where that is short and has no other figure.
  const phrases = [whole, clauseAround(text, found)];
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

/** The part of a long sentence between the signs around the figure. */
function clauseAround(text: string, found: FoundFigure): string {
  const before = /(?:[^,;:，；：、،؛]|[,:](?=\d))*$/u.exec(text.slice(0, found.start))?.[0] ?? "";
  const after = /^(?:[^,;:.，；：。、،؛।]|[,.:](?=\d))*/u.exec(text.slice(found.end))?.[0] ?? "";
  const phrase = `${before}${text.slice(found.start, found.end)}${after}`.trim();
  return phrase.replace(/^(?:and|but|so|und|aber|et|mais|y|pero|e|ma|mas|и|но|و)\s+/iu, "");
}

function signed(figure: Figure, clause: string): Figure {
  if (figure.prefix !== "" || /^[+\-−]/.test(figure.display)) return figure;
  const sign =
    GAIN.test(clause) && !/%/.test(figure.suffix) && !/\b(?:to|from)\s*$/i.test(clause)
      ? "+"
      : LOSS.test(clause) && !/\b(?:to|from)\s*$/i.test(clause)
        ? "−"
        : "";
  return sign === "" ? figure : { ...figure, display: sign + figure.display, prefix: sign };
}
