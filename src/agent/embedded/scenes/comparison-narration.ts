import { FINAL, finalOf } from "../text/hangul.ts";
import type { TableBlock } from "../brief/brief.ts";
import { judgedTones } from "../brief/judged-heads.ts";
import { isPluralNoun, isPredicate, lowerFirst } from "../english/grammar.ts";
import { fill } from "../phrases/phrases.ts";
import { pauseMarks } from "../phrases/pause-marks.ts";
import { lowersNouns } from "../text/lower-nouns.ts";
import { asksByMark } from "../text/leading.ts";
import { isSilent } from "../text/missing-cell.ts";
import { capitalise, countWords, endSentence, withoutStop } from "../text/sentences.ts";
import { isAnswer } from "./answers.ts";
import { compose, type SceneContext, type Utterance } from "./draft.ts";
import { AGAINST, areAlike, areTwoAmounts, needsDoer } from "./understood-row.ts";

/** A sentence for each of the first `count` rows, with both sides. */
export function narrateComparison(table: TableBlock, count: number, context: SceneContext): Utterance[] {
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
  // A topic is named each time. English says "against".
  const named = TOPIC[context.base] !== undefined || (count <= MOST_NAMED_ROWS && context.base !== "en");
  const plain = at > 0 && !named ? understoodRow(aspect, cells, { at, count }, context) : null;
  if (plain !== null) return plain;
  const stop = endSentence("x", context.language).slice(1);
  const lower = (text: string): string =>
    lowersNouns(context.base) ? lowerFirst(text, context.names) : text;
  const said = cells.map((cell) => lower(withoutStop(cell)));
  const { compare, colon } = context.phrases;
  const { comma, semicolon } = pauseMarks(context.base);
  const [a = "", b = ""] = said;
  // "Compared with placebo?" asks, and needs no colon behind its mark.
  const asksAloud = asksByMark(aspect);
  const opening = aspect === "" ? "" : `${capitalise(aspect, context.language)}${asksAloud ? " " : colon}`;
  if (
    compare !== null &&
    cells.length === 2 &&
    aspect !== "" &&
    said.every((cell) => isBrief(cell, context.base))
  ) {
    const named = (side: number): string => asPartOfSentence(sides[side] ?? "", true, context);
    const text = capitalise(endSentence(fill(compare, aspect, a, named(0), b, named(1)), context.language));
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
  const last = said.findLastIndex((cell) => !isSilent(cell));
  const acts = context.base === "en" && arePredicates(said);
  const parts = said.flatMap((cell, side): (string | readonly [string, string])[] => {
    const named = asPartOfSentence(sides[side] ?? "", opening !== "" && !asksAloud, context);
    const title = opening === "" && side === first ? capitalise(named, context.language) : named;
    if (isSilent(cell)) return [];
    // A question of one side ends with its mark, and the next begins behind it.
    const asked = withMark(row[side + 1] ?? "", cell);
    const before = side === first ? "" : asksByMark(row[side] ?? "") ? " " : semicolon;
    // "Merge keeps the fork" is a sentence; what is no predicate stands behind its side.
    const does = (acts || (context.base === "en" && isPredicate(cell))) && !asksByMark(asked);
    const link = does && !isPluralNoun(title) ? " " : behindSide;
    return [`${before}${title}${link}`, [`cell:${at}:${side}`, asked]];
  });
  const before = capitals && opening !== "" && !asksAloud ? opening.slice(0, -colon.length) + comma : opening;
  return compose([before, ...parts, asksByMark(row[last + 1] ?? "") ? "" : stop], 1.2);
}

/** "castles early", "stays in the middle": where one cell of a row says what its side does, so do the others that begin as it does. */
function arePredicates(cells: readonly string[]): boolean {
  const told = cells.filter((cell) => !isSilent(cell));
  return told.some((cell) => isPredicate(cell)) && told.every((cell) => isPredicate(cell) || /^\p{Ll}{3,}s\s/u.test(cell)); // prettier-ignore
}

function withMark(written: string, cell: string): string {
  return asksByMark(written) && !asksByMark(cell) ? `${cell}?` : cell;
}

/** "Exemples : matières vertes, …": of several words, and no name, within a sentence. */
function asPartOfSentence(title: string, within: boolean, { base, names }: SceneContext): string {
  const common = within && lowersNouns(base) && base !== "en" && /^\p{Lu}\p{Ll}+\s\p{Ll}/u.test(title);
  return common ? lowerFirst(title, names) : title;
}

/**
 * "Warranty: 6 months against 3 months", "Where: at your door; in the shop": the first row names the sides, the others are
 * understood by their order; what is the same of all is said once. Null for answers, which would not be understood.
 */
function understoodRow(
  aspect: string,
  cells: readonly string[],
  { at, count }: { at: number; count: number },
  context: SceneContext,
): Utterance | null {
  const { base, names, phrases, language } = context;
  const told = cells.map((cell) => withoutStop(cell));
  if (
    aspect === "" ||
    told.some((cell) => cell === "" || isAnswer(cell) || countWords(cell) > MOST_UNDERSTOOD)
  )
    return null;
  if (told.some((cell) => needsDoer(cell, base))) return null;
  const against = AGAINST[base];
  // "Apport : azote ; carbone" of three rows is a riddle to the ear.
  const measured = areTwoAmounts(told);
  if (!measured && count <= MOST_NAMED_ROWS) return null;
  const between = measured && against !== undefined ? against : pauseMarks(base).semicolon;
  const lower = (text: string): string =>
    base === "en" || lowersNouns(base) ? lowerFirst(text, names) : text;
  const said = areAlike(told) ? told.slice(0, 1) : told;
  const parts = said.flatMap((cell, side): (string | readonly [string, string])[] => [
    ...(side === 0 ? [] : [between]),
    [`cell:${at}:${side}`, lower(cell)],
  ]);
  return compose(
    [capitalise(aspect, language), phrases.colon, ...parts, endSentence("x", language).slice(1)],
    1.2,
  );
}

/** In so few rows an order is not yet heard. */
const MOST_NAMED_ROWS = 3;
const MOST_UNDERSTOOD = 9;
/** The word that makes what stands before it the topic: 「和紙は」, "한지는". */
const TOPIC: Readonly<Record<string, (name: string) => string>> = {
  ja: () => "は",
  ko: (name) => `${endsInConsonant(name) ? "은" : "는"} `,
};

/** Commas within a cell would part it like the sides. */
const SEVERAL = /[、,，;；]/u;

function endsInConsonant(name: string): boolean {
  const bare = name.replace(/\s*[(（][^()（）]*[)）]\s*$/u, "");
  return (finalOf(bare) ?? FINAL.none) !== FINAL.none;
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
