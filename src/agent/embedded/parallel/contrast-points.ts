import type { ParallelBlock } from "../brief/brief.ts";
import { isClause, isPredicate } from "../english/grammar.ts";
import { findFigures } from "../text/figures.ts";
import { capitalise, countWords, withoutStop } from "../text/sentences.ts";
import { AND } from "./clauses.ts";
import { isPlainStatement } from "./plain.ts";
import { regex } from "../text/regex.ts";
import { endsInRelative, opensRelative } from "./relative-words.ts";
import { MOST_POINTS, SAID } from "./side-points.ts";
import { COPULA } from "./side-words.ts";
import { TURNS } from "./step-words.ts";
import { isUnspaced } from "../text/unspaced.ts";

/** One of two things that are set against each other. `rest`: what is said of it; `said`: the words with which it comes. */
export type Told = { title: string; rest: string; said: string };

export type Contrast = Extract<ParallelBlock["shows"], { form: "sides" | "bars" | "table" }>;

const MOST_TITLE_WORDS = 6;
const FEWEST = { words: 2, letters: 3 };
/** Words of a point, and from how many on two of them are two points. */
const MOST_WORDS = 14;
const PARTED_FROM = 7;
const MOST_EASTERN = 30;

/** Two columns of what is told of two things, or bars where each has one amount of one measure. Null where one says nothing, or too much. */
export function contrastOf(told: readonly [Told, Told], language: string, opens = false): Contrast | null {
  const titles = told.map(({ title }) => title.toLowerCase());
  if (titles[0] === titles[1] || told.some(({ title }) => countWords(title) > MOST_TITLE_WORDS)) return null;
  if (told.some(({ rest, title }) => opensRelative(rest, language) || endsInRelative(title, language))) return null; // prettier-ignore
  if (!told.every(({ rest, title }) => isPlainStatement(`${title} ${rest}`))) return null;
  const measured = measuresOf(told, language);
  if (measured !== null) return measured;
  // One side in two points and the other in one would look unlike.
  const parted = told.map(({ rest }) => piecesOf(rest, language, opens));
  const alike = parted[0]?.length === parted[1]?.length || told.some(({ rest }) => !isPoint(withoutStop(rest), language)); // prettier-ignore
  const sides = told.map(({ title, rest, said }, side) => ({
    title: capitalise(title, language),
    points: (alike ? (parted[side] ?? []) : [withoutStop(rest)]).map((text, nth) => ({
      at: side * MOST_POINTS + nth,
      text: opens && TURNS.has(language) ? text : capitalise(text, language),
      said: nth === 0 ? said.slice(0, SAID) : text.slice(0, SAID),
    })),
  }));
  const fit = sides.every(
    ({ points }) => points.length <= MOST_POINTS && points.every(({ text }) => isPoint(text, language)),
  );
  return fit ? { form: "sides", sides, verdict: null } : null;
}

function isPoint(text: string, language: string): boolean {
  const letters = Array.from(text).length;
  if (isUnspaced(language)) return letters >= FEWEST.letters && letters <= MOST_EASTERN;
  return countWords(text) >= FEWEST.words && countWords(text) <= MOST_WORDS;
}

/** What is told, as one point or, where it is long, as two. Behind what opens a clause some languages turn their verb: it goes on in small letters, whole. */
export function piecesOf(rest: string, language: string, opens: boolean): string[] {
  const bare = withoutStop(rest.trim());
  if (opens && TURNS.has(language)) return [bare];
  const and = AND[language];
  const plain = language === "en" && !/\b(?:and|but)\b|,/iu.test(bare) ? bare.replace(COPULA, "") : bare;
  if (and === undefined || countWords(bare) < PARTED_FROM) return [plain];
  const parts = bare.split(regex(`,?\\s+(?:${and})\\s+`, "iu"));
  const [, second = ""] = parts;
  const own = language !== "en" || isPredicate(second) || isClause(second) || STARTS_PHRASE.test(second);
  return parts.length === 2 && own && parts.every((part) => countWords(part) >= FEWEST.words)
    ? parts
    : [plain];
}

/** "Within a week", "full of larks". */
const STARTS_PHRASE = /^(?:within|in|on|at|full of|without|has|have|can|never|always|often|take|takes)\s/iu;

/** "And" as a part of a word. */
const JOINED: Readonly<Record<string, RegExp>> = {
  ar: /\sو(?=\p{L}{2})/u,
  he: /\sו(?=\p{L}{2})/u,
  ko: /(?<=[고며서])\s/u,
};

/** How many thoughts each is told in. */
export function thoughtsIn(rest: string, language: string): number {
  const and = AND[language];
  const joined = JOINED[language];
  if (joined !== undefined) return withoutStop(rest).split(joined).length;
  if (isUnspaced(language)) return withoutStop(rest).split(/[，、]/u).length;
  return and === undefined ? 1 : withoutStop(rest).split(regex(`,?\\s+(?:${and})\\s+|,\\s+`, "iu")).length;
}

/** Of each one amount and hardly a word more, both of one measure: bars, or rows where it is what something costs. */
function measuresOf(told: readonly [Told, Told], language: string): Contrast | null {
  const amounts = told.map(({ rest, title, said }) => {
    const bare = withoutStop(rest.trim());
    const [figure, more] = findFigures(bare, language);
    if (figure === undefined || more !== undefined || figure.figure.value === null) return null;
    const before = bare.slice(0, figure.start);
    const display = bare.slice(figure.start);
    const behind = display.replace(/^\P{L}+/u, "");
    // "Falls by 3", "rises 5 %": without its verb the amount would say the contrary.
    if (CHANGES.test(`${before.trim()} `) || /[%％٪]/u.test(display)) return null;
    if (countWords(before) > MOST_BESIDE || countWords(behind) > MOST_BESIDE || /[,،，、]/u.test(behind))
      return null;
    return { title: capitalise(title, language), display, behind: behind.toLowerCase(), value: figure.figure.value, said: said.slice(0, SAID), costs: COSTS.test(display) }; // prettier-ignore
  });
  const [one, other] = amounts;
  if (one === undefined || one === null || other === undefined || other === null) return null;
  if (one.behind !== other.behind && other.behind !== "") return null;
  if (one.costs || other.costs) {
    const rows = [one, other].map(({ title, display, said }) => ({
      cells: [title, display] as [string, string],
      said,
    }));
    return { form: "table", amounts: true, rows };
  }
  if (one.value <= 0 || other.value <= 0) return null;
  return {
    form: "bars",
    parts: [one, other].map(({ title, display, value, said }) => ({ label: title, display, value, said })),
  };
}

const MOST_BESIDE = 3;
const CHANGES =
  /(?<!\p{L})(?:by|um|de|en un|di|met|med|o|на|на\s|not|never|nicht|kein\p{L}*|no|non|não|niet|inte|ikke|nie|не)\s$|(?<!\p{L})(?:more|less|mehr|weniger|plus|moins|más|menos|più|meno|mais|meer|minder)\s/iu;
const COSTS =
  /[€$£¥₽₴₺₹]|(?<!\p{L})(?:euros?|dollars?|pounds?|franken|francs|kronor|kroner|złot\p{L}+|zł|рубл\p{L}+|гривен\p{L}*|lira|شيكل|درهم|ريال)(?!\p{L})|元|円|원/iu;
