import type { ComparisonVisual } from "../../../artifacts/data-visuals.ts";
import type { ContrastBlock, ContrastSide, TableBlock } from "../brief/brief.ts";
import type { Tone } from "../brief/contrast-words.ts";
import { areTwoTimes, judgedTones, weighs } from "../brief/judged-heads.ts";
import { countWords } from "../text/sentences.ts";
import { hardLabel } from "../text/shorten.ts";
import { cellNumber } from "../text/figures.ts";
import { isAsked } from "./asked-columns.ts";
import { MOST_ROW_WORDS, verdictLists } from "./verdict-lists.ts";
import { contrastCandidate } from "./contrast.ts";
import { pairedCandidate } from "./paired-sides.ts";
import { withCue, type Candidate, type SceneContext } from "./draft.ts";
import { narrateComparison } from "./comparison-narration.ts";

const NEGATIVE =
  /\b(?:fake|phish\w*|wrong|bad|don['’]?ts?|cons?|risk\w*|scam|unsafe|avoid|disadvantages?|nachteile?|inconvénients?|desventajas?|缺点|错误)\b/i;
const POSITIVE =
  /\b(?:real|right|good|dos?|pros?|benefits?|safe|genuine|legitimate|advantages?|vorteile?|avantages?|ventajas?|优点|正确)\b/i;
const MAX_POINTS = 5;
/** More than this of one side is a table to look things up in. */
const MAX_LISTED = 4;

/** A table whose first column names aspects and whose other columns are the things compared; `twoThings`: whatever its cells hold. */
export function comparisonCandidate(
  table: TableBlock,
  context: SceneContext,
  twoThings = false,
): Candidate | null {
  const verdicts = verdictLists(table, context.base);
  const things = verdicts !== null && areThings(table);
  if (verdicts !== null && (things || judgedTones(table.header.map(({ shown }) => shown)) === null))
    return contrastCandidate(verdicts, context, { points: MAX_POINTS + 1, words: MOST_ROW_WORDS });
  const paired = tonesOfPairs(table, context.spokenHeading);
  if (paired !== null) return pairedCandidate(table, paired, context);
  const listed = listsBeside(table, context.base);
  if (listed !== null) return contrastCandidate(listed, context);
  const sides = table.header.slice(1);
  if (sides.length < 2 || sides.length > 3 || table.rows.length < 2) return null;
  // A row that has no room would be neither heard nor seen: more are a table.
  if (table.rows.length > MAX_POINTS) return null;
  // Questions are no sides: "Can it go in the blue bin?"
  if (sides.some((side) => side.shown === "" || isAsked(side.shown))) return null;
  const corner = table.header[0]?.shown ?? "";
  const wordy = table.rows.filter((row) =>
    row
      .slice(1)
      .some((cell) => /\p{L}{2}/u.test(cell.spoken) && cellNumber(cell.shown, context.base) === null),
  ).length;
  if (!twoThings && wordy < table.rows.length * 0.5) return null;
  const aspectCorner =
    corner === "" ||
    /^(?:aspect|feature|criteria|criterion|property|category|topic|question|point|merkmal|eigenschaft|critère|aspecto|característica|方面|特点|项目|項目|特徴|観点|比較|항목|구분|특징|критерий|показатель|характеристика|özellik|kriter|kenmerk|cecha|caractéristique|caratteristica|aspetto|الميزة|المعيار|الجانب|מאפיין|קריטריון|विशेषता|पहलू)s?$/i.test(
      corner,
    );
  if (!aspectCorner && sides.length > 2) return null;
  if (!aspectCorner && areOfTwoKinds(table, context.base)) return null;
  const { rows } = table;
  const judged = judgedTones(sides.map(({ shown }) => shown)) !== null;
  return {
    kind: "comparison",
    score: aspectCorner || judged ? 98 : 88,
    utterances: narrateComparison(table, rows.length, context),
    visual: (cueOf): ComparisonVisual => ({
      kind: "comparison",
      heading: context.heading,
      sides: sides.map((side, column) => ({
        title: hardLabel(side.shown, 5),
        tone: toneOf(
          side.shown,
          sides.map((other) => other.shown),
        ),
        points: rows
          .map((row, at) => ({ at, aspect: row[0]?.shown ?? "", text: row[column + 1]?.shown ?? "" }))
          .filter((point) => point.text !== "")
          .map(({ at, aspect, text }) =>
            withCue(
              {
                ...(aspect === "" ? {} : { aspect: hardLabel(aspect, 4) }),
                text: hardLabel(text, sides.length > 2 ? 7 : 12),
              },
              cueOf(`cell:${at}:${column}`) ?? cueOf(`cell:${at}:0`),
            ),
          ),
      })),
    }),
  };
}

/** "Orange peel", "Bones": three rows and more of what is named in a few words are no pairs of a right and a wrong way. */
function areThings({ rows }: TableBlock): boolean {
  return rows.length >= FEWEST_THINGS && rows.every((row) => row.every(({ shown }) => countWords(shown) <= MOST_THING_WORDS)); // prettier-ignore
}

const FEWEST_THINGS = 3;
const MOST_THING_WORDS = 3;

/** The tones of two heads whose rows are pairs; null where a cell is missing, or the points of the columns are weighed. */
function tonesOfPairs({ header, rows }: TableBlock, heading: string): readonly Tone[] | null {
  const heads = header.map(({ shown }) => shown);
  // Rows without heads are no sides.
  if (heads.length !== 2 || heads.includes("") || rows.length > MAX_POINTS || heads.some(weighs)) return null;
  if (rows.some((row) => row.length < 2 || row.some(({ shown }) => countWords(shown) < 2))) return null;
  const judged = judgedTones(heads);
  if (judged !== null) return judged;
  return areTwoTimes(heads) || namesBoth(heading, heads) ? ["neutral", "neutral"] : null;
}

/** Letters that a word's other forms share: "Mythos", "Mythen". */
const STEM = 4;

/** "Mythen und Fakten" above "Mythos | Fakt": each row has both. */
function namesBoth(heading: string, heads: readonly string[]): boolean {
  const words: string[] = heading.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return heads.every((head) => {
    const stem = head.toLowerCase().slice(0, STEM);
    return words.length <= MOST_NAMING && words.some((word) => word.startsWith(stem));
  });
}

/** "Myth and fact": more words name more than the two. */
const MOST_NAMING = 5;

/** "Pros | Cons": two lists that stand beside each other, not rows of one. */
function listsBeside({ header, rows, span }: TableBlock, language: string): ContrastBlock | null {
  if (header.length !== 2 || rows.length > MAX_LISTED) return null;
  const heads = header.map(({ shown }) => shown);
  const alike = areTwoTimes(heads) || areTwoWays(heads);
  const tones = judgedTones(heads) ?? (alike ? (["neutral", "neutral"] as const) : null);
  const worded = rows.every((row) =>
    row.every(({ shown }) => cellNumber(shown, language) === null || /\p{L}{2}.*\s.*\p{L}{2}/u.test(shown)),
  );
  if (tones === null || !worded) return null;
  const sides = header.map(({ shown, spoken }, at): ContrastSide => ({
    title: shown,
    tone: tones[at] ?? "neutral",
    opener: `${spoken}:`,
    titled: true,
    sentences: rows.flatMap((row) => (row[at] === undefined || row[at].shown === "" ? [] : [row[at]])),
  }));
  return sides.some(({ sentences }) => sentences.length === 0) ? null : { kind: "contrast", sides, span };
}

/** "Going west | Going east", "Per i bambini | Per gli adulti": heads that open alike name two of a kind, and neither a row. */
function areTwoWays(heads: readonly string[]): boolean {
  const [one = [], other = []] = heads.map((head) => head.toLowerCase().trim().split(/\s+/u));
  const [first, second] = [one[0] ?? "", other[0] ?? ""];
  const short = [one, other].every((words) => words.length > 1 && words.length <= MOST_HEAD_WORDS);
  return short && first === second && first.length > 1 && one.at(-1) !== other.at(-1);
}

const MOST_HEAD_WORDS = 4;

/** "Item | Tonnes" beside a year: a column of words and one of numbers are two things told of a row, no two sides of it. */
function areOfTwoKinds({ header, rows }: TableBlock, base: string): boolean {
  const numbers = header.slice(1).map((_, column) => {
    const cells = rows.map((row) => row[column + 1]?.shown ?? "").filter((cell) => cell !== "");
    return {
      whole: cells.filter((cell) => cellNumber(cell, base) !== null).length / Math.max(1, cells.length),
      told: cells.filter((cell) => /\p{Nd}/u.test(cell)).length / Math.max(1, cells.length),
    };
  });
  const isWords = numbers.some(({ whole }) => whole === 0);
  // "4 °C au plus" beside "matin et soir".
  const apart =
    rows.length > 2 && numbers.some(({ told }) => told === 0) && numbers.some(({ told }) => told === 1);
  return apart || (isWords && numbers.some(({ whole }) => whole === 1));
}

export function toneOf(title: string, all: readonly string[]): "neutral" | "positive" | "negative" {
  const exact = judgedTones(all)?.[all.indexOf(title)];
  if (exact !== undefined) return exact;
  const judged =
    all.some((other) => NEGATIVE.test(other)) &&
    all.some((other) => POSITIVE.test(other) || !NEGATIVE.test(other));
  if (!judged) return "neutral";
  return NEGATIVE.test(title) ? "negative" : "positive";
}
