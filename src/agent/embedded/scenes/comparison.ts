import type { ComparisonVisual } from "../../../artifacts/storyboard.ts";
import type { ContrastBlock, ContrastSide, TableBlock } from "../brief/brief.ts";
import type { Tone } from "../brief/contrast-words.ts";
import { areTwoTimes, judgedTones, weighs } from "../brief/judged-heads.ts";
import { isPluralNoun, isPredicate, lowerFirst } from "../english/grammar.ts";
import { fill } from "../phrases/phrases.ts";
import { pauseMarks } from "../phrases/pause-marks.ts";
import { lowersNouns } from "../text/lower-nouns.ts";
import { isSilent } from "../text/missing-cell.ts";
import { capitalise, countWords, endSentence, withoutStop } from "../text/sentences.ts";
import { hardLabel } from "../text/shorten.ts";
import { cellNumber } from "../text/figures.ts";
import { isAnswer } from "./answers.ts";
import { isAsked } from "./asked-columns.ts";
import { MOST_ROW_WORDS, verdictLists } from "./verdict-lists.ts";
import { contrastCandidate } from "./contrast.ts";
import { pairedCandidate } from "./paired-sides.ts";
import { compose, withCue, type Candidate, type SceneContext, type Utterance } from "./draft.ts";

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
  if (sides.length < 2 || sides.length > 3 || table.rows.length < 2 || table.rows.length > 7) return null;
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
  const rows = table.rows.slice(0, MAX_POINTS);
  const judged = judgedTones(sides.map(({ shown }) => shown)) !== null;
  return {
    kind: "comparison",
    score: aspectCorner || judged ? 98 : 88,
    utterances: narrate(table, rows.length, context),
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

function narrate(table: TableBlock, count: number, context: SceneContext): Utterance[] {
  // "和紙（楮）": what stands in brackets is read.
  const sides = table.header
    .slice(1)
    .map((side) => side.spoken.replace(/(?<=\S)\s*[(（][^()（）]*[)）]\s*$/u, ""));
  const rows = table.rows.slice(0, count);
  const utterances: Utterance[] = [];
  rows.forEach((row, at) =>
    utterances.push(
      narrateRow(
        row.map((cell) => cell.spoken),
        sides,
        at,
        context,
        count,
      ),
    ),
  );
  return utterances;
}

function narrateRow(
  row: string[],
  sides: string[],
  at: number,
  context: SceneContext,
  count: number,
): Utterance {
  const [aspect = "", ...cells] = row;
  if (judgedTones(sides) !== null) return judgedRow(aspect, cells, sides, at, context);
  // Of three rows a single one would be left without its sides; a topic is named each time. English says "against".
  const named = TOPIC[context.base] !== undefined || (count <= FEWEST_UNDERSTOOD && context.base !== "en");
  const between = at > 0 && at < count - 1 && !named;
  const plain = between ? understoodRow(aspect, cells, at, context) : null;
  if (plain !== null) return plain;
  const stop = endSentence("x", context.language).slice(1);
  const lower = (text: string): string =>
    lowersNouns(context.base) ? lowerFirst(text, context.names) : text;
  const said = cells.map((cell) => lower(withoutStop(cell)));
  const { compare, colon } = context.phrases;
  const { comma, semicolon } = pauseMarks(context.base);
  const [a = "", b = ""] = said;
  const opening = aspect === "" ? "" : `${capitalise(aspect, context.language)}${colon}`;
  if (
    compare !== null &&
    cells.length === 2 &&
    aspect !== "" &&
    said.every((cell) => isBrief(cell, context.base))
  ) {
    const text = capitalise(
      endSentence(fill(compare, aspect, a, sides[0] ?? "", b, sides[1] ?? ""), context.language),
    );
    const from = text.indexOf(a, opening.length);
    const to = text.indexOf(b, from + a.length + 1);
    const marks = [`cell:${at}:0`, `cell:${at}:1`].map((key, side) => ({
      key,
      offset: Math.max(0, side === 0 ? from : to),
    }));
    return { text, weight: 1.2, marks };
  }
  // "Pflege, Holz: Muss gestrichen werden": where no word can be written small a colon stands before it.
  const capitals = !lowersNouns(context.base) && said.some((cell) => /^\p{Lu}/u.test(cell));
  const behindSide = capitals ? colon : comma;
  const topic = TOPIC[context.base];
  if (topic !== undefined) {
    const told = said.flatMap((cell, side): (string | readonly [string, string])[] => [
      `${side === 0 ? "" : comma}${sides[side] ?? ""}${topic(sides[side] ?? "")}`,
      [`cell:${at}:${side}`, cell],
    ]);
    if (said.every((cell) => !SEVERAL.test(cell) && !isSilent(cell)))
      return compose([opening, ...told, stop], 1.2);
  }
  // "—" beside a yes and a no says neither: it is seen.
  const first = said.findIndex((cell) => !isSilent(cell));
  const parts = said.flatMap((cell, side): (string | readonly [string, string])[] => {
    const title = sides[side] ?? "";
    if (isSilent(cell)) return [];
    // "Merge keeps the fork" is a sentence; what is no predicate stands behind its side.
    const link = context.base === "en" && isPredicate(cell) && !isPluralNoun(title) ? " " : behindSide;
    return [`${side === first ? "" : semicolon}${title}${link}`, [`cell:${at}:${side}`, cell]];
  });
  const before = capitals && opening !== "" ? opening.slice(0, -colon.length) + comma : opening;
  return compose([before, ...parts, stop], 1.2);
}

/**
 * "Warranty: 6 months against 3 months", "Where: at your door; in the shop": between the first row and the last, which name
 * the sides, the others are understood by their order. Null for answers, which would not be.
 */
function understoodRow(
  aspect: string,
  cells: readonly string[],
  at: number,
  context: SceneContext,
): Utterance | null {
  const { base, names, phrases, language } = context;
  const told = cells.map((cell) => withoutStop(cell));
  if (
    aspect === "" ||
    told.some((cell) => cell === "" || isAnswer(cell) || countWords(cell) > MOST_UNDERSTOOD)
  )
    return null;
  if (told.some((cell) => (base === "en" ? isPredicate(cell) : HAS_VERB.test(cell)))) return null;
  const against = AGAINST[base];
  const measured = told.length === 2 && told.every((cell) => /^\P{L}{0,3}\p{Nd}/u.test(cell) && countWords(cell) <= 3); // prettier-ignore
  const between = measured && against !== undefined ? against : pauseMarks(base).semicolon;
  const lower = (text: string): string =>
    base === "en" || lowersNouns(base) ? lowerFirst(text, names) : text;
  const parts = told.flatMap((cell, side): (string | readonly [string, string])[] => [
    ...(side === 0 ? [] : [between]),
    [`cell:${at}:${side}`, lower(cell)],
  ]);
  return compose(
    [capitalise(aspect, language), phrases.colon, ...parts, endSentence("x", language).slice(1)],
    1.2,
  );
}

const MOST_UNDERSTOOD = 9;
const FEWEST_UNDERSTOOD = 3;
/** "inclina-se", "tem de abrandar", "muss gestrichen werden": who does it has to be said. */
const HAS_VERB =
  /^(?:(?:não|no|non|ne|n['’]|nicht|niet|nie|не)\s?)?(?:se|s['’]|si|hat|ist|sind|muss|müssen|kann|können|braucht|bleibt|darf|wird|hält|steht|geht|kostet|a|est|sont|peut|doit|reste|tient|coûte|demande|faut|tiene|necesita|es|son|puede|debe|está|queda|dura|hay|cuesta|ha|è|sono|può|deve|serve|resta|costa|bisogna|tem|têm|precisa|é|são|pode|fica|custa|há|heeft|is|zijn|moet|kan|blijft|kost|ma|jest|są|musi|może|trzeba|kosztuje|нужно|надо|может|требует|стоит|имеет|är|har|måste|kan|er|må|skal)(?![\p{L}\p{M}])|^\p{L}+-se(?!\p{L})/iu;
/** Between two amounts of what is compared, where the second needs no other form behind it. */
const AGAINST: Readonly<Record<string, string>> = {
  en: " against ", de: " gegen ", fr: " contre ", es: " frente a ", it: " contro ", pt: " contra ", nl: " tegen ",
  sv: " mot ", nb: " mot ", da: " mod ", ja: "に対して", ko: " 대 ", zh: "，对", ar: " مقابل ", he: " לעומת ",
}; // prettier-ignore

/** The word that makes what stands before it the topic: 「和紙は」, "한지는". */
const TOPIC: Readonly<Record<string, (name: string) => string>> = {
  ja: () => "は",
  ko: (name) => `${endsInConsonant(name) ? "은" : "는"} `,
};

/** Commas within a cell would part it like the sides. */
const SEVERAL = /[、,，;；]/u;

/** A Hangul syllable has its final consonant in its number. */
function endsInConsonant(name: string): boolean {
  const bare = name.replace(/\s*[(（][^()（）]*[)）]\s*$/u, "");
  const code = (bare.codePointAt(bare.length - 1) ?? 0) - 0xac00;
  return code >= 0 && code < 11_172 && code % 28 !== 0;
}

/** An amount, a yes or a no, or outside English a word: "Precio: 5 € en gas, 8 € en gasóleo". */
function isBrief(cell: string, base: string): boolean {
  if (isAnswer(cell)) return true;
  if (countWords(cell) <= 3 && /\p{N}/u.test(cell)) return true;
  return base !== "en" && countWords(cell) <= 1 && !/[,;:()]/u.test(cell);
}

/** "Lost phone: right, call the help desk; wrong, wait for a day." */
function judgedRow(
  aspect: string,
  cells: string[],
  sides: string[],
  at: number,
  context: SceneContext,
): Utterance {
  const parts = cells.flatMap((cell, side): (string | readonly [string, string])[] => [
    `${side === 0 ? context.phrases.colon : "; "}${lowerFirst(sides[side] ?? "", context.names)}, `,
    [`cell:${at}:${side}`, lowerFirst(withoutStop(cell), context.names)],
  ]);
  return compose(
    [capitalise(aspect, context.language), ...parts, endSentence("x", context.language).slice(1)],
    1.2,
  );
}
