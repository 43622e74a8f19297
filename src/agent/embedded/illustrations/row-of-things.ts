import { remembering } from "../../../kernel/remembering.ts";
import { lastWordsOfRow } from "../text/last-of-row.ts";
import { regex } from "../text/regex.ts";
import { splitSentences } from "../text/sentences.ts";
import { withoutDenied } from "./denied.ts";
import { withoutEnded } from "./ended.ts";
import { FOR_WHAT, NOT_FORGOTTEN } from "./row-words.ts";
import { firstThing, isWithin, lastThing, NAMES, type Kinds, type RowThing } from "./thing-of-piece.ts";
import { kindsOf } from "./things-among.ts";

/** Fewer are no row, and more are too small to be told apart. */
const FEWEST = 3;
const MOST = 9;
/** For so many that are drawn one may be missing: the words name it. */
const DRAWN_TO_ONE_MISSING = 3;
/** Within so many words, or letters where words are not parted, a piece may name something that has no drawing. */
const MISSING = { words: 4, letters: 8 };

/** Where one thing of a row ends and the next begins, beside marks and "and": endings and letters that mean "and". */
const JOINED: Readonly<Record<string, string>> = {
  ar: "\\s+و(?=\\p{L}{2})",
  he: "\\s+ו(?=\\p{L}{2})",
  zh: "[和与與及跟]|以及",
  ja: "(?:と|や)(?=[\\p{Script=Han}\\p{Script=Katakana}])",
  ko: "(?<=\\p{L})(?:와|과|하고|이랑|랑)\\s+|\\s+및\\s+",
  bn: "\\s+(?:ও|এবং|আর)\\s+",
  vi: "\\s+(?:và|cùng)\\s+",
};

const jointsOf = remembering((base: string): RegExp => {
  const words = `\\s+(?:${lastWordsOfRow(base)})\\s+`;
  const own = JOINED[base];
  // Arabic and Hebrew write "and" onto the word behind it.
  const onto = base === "ar" ? "(?:و(?=\\p{L}{2}))?" : base === "he" ? "(?:ו(?=\\p{L}{2}))?" : "";
  const marks = `\\s*(?:[،、，；;؛]|,(?!\\p{Nd}))\\s*${onto}`;
  return regex(
    `${marks}(?:(?:${lastWordsOfRow(base)})\\s+)?|${words}${own === undefined ? "" : `|${own}`}`,
    "u",
  );
});

/**
 * The things that a sentence of a text names one after another ("un pan, una manta y un caballo"), where nearly all of them can be
 * drawn; null where there is no such row. None that the sentence denies, compares with or says is over.
 */
export function rowOfThings(text: string, base: string): RowThing[] | null {
  for (const sentence of splitSentences(text, base)) {
    const row = rowOfSentence(sentence, base);
    if (row !== null) return row;
  }
  return null;
}

function rowOfSentence(sentence: string, base: string): RowThing[] | null {
  const pieces = sentence.split(jointsOf(base)).map((piece) => piece.trim());
  if (pieces.length < FEWEST) return null;
  const meant = withoutEnded(withoutDenied(sentence.replaceAll(NOT_FORGOTTEN, " "), base), base);
  const plain = pieces.flatMap((piece) => [lastThing(piece, base), firstThing(piece, base)]);
  const kinds = kindsOf(plain.flatMap((thing) => (thing === null ? [] : [thing.drawing])));
  for (let from = 0; from <= pieces.length - FEWEST; from += 1) {
    const row = rowFrom(pieces, from, { meant, kinds }, base);
    if (row !== null) return row;
  }
  return null;
}

/** What of a sentence is meant, and of which kinds it has things. */
type Around = { meant: string; kinds: Kinds };

function rowFrom(
  pieces: readonly string[],
  from: number,
  { meant, kinds }: Around,
  base: string,
): RowThing[] | null {
  const opening = pieces[from] ?? "";
  const opens = from === 0 && FOR_WHAT.test(opening) ? null : lastThing(opening, base, kinds);
  if (opens === null || !meant.includes(opens.piece)) return null;
  const row: RowThing[] = [opens];
  let [missing, waiting] = [0, 0];
  for (const piece of pieces.slice(from + 1)) {
    const thing = firstThing(piece, base, kinds);
    if (
      thing !== null &&
      meant.includes(thing.piece) &&
      row.every(({ drawing }) => drawing !== thing.drawing)
    ) {
      row.push(thing);
      missing += waiting;
      waiting = 0;
    } else {
      // "Called after water, levied on meat, wine and oil": the row opens with what this piece ends with.
      if (thing === null && row.length < FEWEST && lastThing(piece, base, kinds) !== null) return null;
      if (!isWithin(piece, MISSING, base)) break;
      waiting += 1;
    }
    // A row ends with its first long piece: that goes on to something else.
    if (!isWithin(piece, NAMES, base)) break;
  }
  const isWhole = missing + waiting <= Math.floor(row.length / DRAWN_TO_ONE_MISSING);
  return row.length >= FEWEST && row.length <= MOST && isWhole ? row : null;
}
