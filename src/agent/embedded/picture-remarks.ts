import type { Block, FormulaBlock, ParagraphBlock } from "./brief/brief.ts";
import { EXPLAINS } from "./brief/explains.ts";
import { speaksOfCharted } from "./charted-block.ts";
import { symbolsOf } from "./science/formula-symbols.ts";
import { toldLines } from "./scenes/told-lines.ts";
import { countWords, splitSentences } from "./text/sentences.ts";
import { toPattern } from "./text/regex.ts";

/** What is said of a picture after it, while it stands; behind a list it is no part of what is read there, and seen by itself. */
const REMARK = 6;
/** Behind a table that says nothing of it: an exception or a rule of two sentences is read, and not only heard. */
const REMARK_ON_TABLE = 3.2;
/** A quotation stands alone: what follows is no more of it than a short sentence. */
const REMARK_ON_QUOTE = 2.6;
/** A formula stands while its symbols are explained. */
const REMARK_ON_FORMULA = 13;
/** A chart stands while its point is told. */
const REMARK_ON_CHART = 14;
/** Code stands while its lines are spoken of, and while what comes of it is told, which is read under it. */
const REMARK_ON_LINES = 18;
const REMARK_ON_CODE = 12;

/** "The night shift is paid 25 % more" behind a table, a worked example behind a formula: figures that stand in neither. */
export function tellsMore(prose: readonly Block[], picture: Block | undefined): boolean {
  const said = prose.flatMap((block) => (block.kind === "paragraph" ? [block.text.shown] : [])).join(" ");
  if (speaksOfChart(said, picture)) return false;
  if (picture?.kind === "formula")
    return (
      !explains(said, picture) && countWords(said) > READ_BESIDE && (said.match(FIGURE)?.length ?? 0) > 2
    );
  return picture?.kind === "table" && said.match(FIGURE) !== null;
}

/** "where T is …", or a sentence that names two symbols of the formula: "T is the period, L the length". */
function explains(said: string, { tex }: FormulaBlock): boolean {
  if (EXPLAINS.test(said)) return true;
  const names = symbolsOf(tex, "en").flatMap(({ names: written }) => written.slice(0, 1));
  const named = names.filter((name) => LETTERS.test(name) && standsAlone(name, said));
  return named.length >= 2 && !named.every((name) => WORDS_OF_ONE_LETTER.test(name));
}

/** So few words behind a formula are read beside it, whatever they reckon: an example. */
const READ_BESIDE = 20;
const LETTERS = /^[\p{L}\p{N}]+$/u;
const WORDS_OF_ONE_LETTER = /^[aeiouywzkàèéóAEIOUYWZK]$/u;

function standsAlone(name: string, said: string): boolean {
  return toPattern(`(?<![\\p{L}\\p{N}'’])${name}(?![\\p{L}\\p{N}'’.])`, "u").test(said);
}

const FIGURE = /\p{Nd}[\p{Nd}.,]*/gu;

/** "The best number is $k = …$" behind a formula. */
export function isNextFormula({ formulas }: ParagraphBlock, before: Block | undefined): boolean {
  return before?.kind === "formula" && formulas.some(isEquation);
}

/** A question or an example behind a sentence with its formula (`formulaApart` parts them) is no more told over it. */
export function goesBeyond(block: Block, before: Block | undefined): boolean {
  return (
    block.kind === "paragraph" &&
    before?.kind === "paragraph" &&
    block.formulas.length === 0 &&
    before.formulas.some(isEquation) &&
    before.span.end === block.span.start
  );
}

/** How long may be spoken of a picture while it stands. */
export function remarkLimit(picture: Block | undefined, said: string): number {
  if (picture?.kind === "quote") return REMARK_ON_QUOTE;
  if (speaksOfChart(said, picture)) return REMARK_ON_CHART;
  if (picture?.kind === "formula" && explains(said, picture)) return REMARK_ON_FORMULA;
  if (picture?.kind === "table") return REMARK_ON_TABLE;
  if (picture?.kind !== "code") return REMARK;
  return toldLines(picture.code, splitSentences(said, "en")).length > 0 ? REMARK_ON_LINES : REMARK_ON_CODE;
}

/** "The dip of 2020 was the closure" behind what is seen as a chart: its point is told over it. */
export function speaksOfChart(said: string, picture: Block | undefined): boolean {
  return speaksOfCharted(said, picture, "en");
}

/** A formula of its own is seen when it is said, and not told over another. */
export function isEquation(tex: string): boolean {
  return /=|\\(?:approx|le|leq|ge|geq|propto|[dt]?frac)(?![a-z])/u.test(tex);
}
