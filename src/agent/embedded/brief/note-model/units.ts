import { sentencesOf, type Span } from "../sentence-spans.ts";

/** A sentence, a line or an item of a source; `said`: its words, with single blanks; `gone`: others took it out. */
export type Unit = Span & { said: string; kind: Kind; paragraph: number; gone: boolean };
type Kind = "paragraph" | "item" | "heading";
type Open = Span & { kind: Kind };

const ITEM = /^[ \t]*(?:[-*+•–—]|\p{Nd}{1,3}[.)])[ \t]+/u;
const HEADING = /^\s{0,3}#{1,6}\s+/u;
/** Rows of tables, and rules. */
const NO_PROSE = /^[ \t]*(?:\||[-=_*]{3,}\s*$)/u;
const FENCE = /^[ \t]*(?:`{3}|~{3})/u;
/** A formula that stands by itself, on one line or begun on it; and one within a sentence. */
const FORMULA_LINE = /^[ \t]*\$\$/u;
const FORMULA_ENDS = /\$\$[ \t]*$/u;
const FORMULA_WITHIN = /\$\$?(?=\S)[^$\n]+(?<=\S)\$\$?(?!\p{N})/gu;
/** So much of a unit's letters must be left for it to be there. */
const LEFT = 0.3;

/** What a source is made of, in order, but for tables, code and formulas. `text`: what its readers left of it, in the same length. */
export function unitsOf(source: string, text: string): Unit[] {
  return blocksOf(source).flatMap((block, paragraph) =>
    sentencesOf(source, block, block.kind !== "heading")
      .flatMap((span) => partsOf(source, span))
      .map((span) => ({
        ...span,
        said: source.slice(span.start, span.end).replaceAll(/\s+/gu, " ").trim(),
        kind: block.kind,
        paragraph,
        gone: isGone(source.slice(span.start, span.end), text.slice(span.start, span.end)),
      })),
  );
}

/** A remark in brackets, and what leads to a colon, may be said to another than the rest of its sentence. */
const BRACKETED = /(?<!\])[(（【][^()（）[\]【】]{10,}[)）】]/gu;
const LEAD = /^[^:：\n"“„«「]{6,80}[:：](?=\s+\S|[^\s\p{N}/])/u;

/** A sentence, parted at its brackets and behind the colon of its first words. */
function partsOf(source: string, { start, end }: Span): Span[] {
  const said = source.slice(start, end);
  const cuts = new Set<number>();
  const formulas = [...said.matchAll(FORMULA_WITHIN)];
  for (const { index, 0: found } of said.matchAll(BRACKETED)) {
    // "$(1 + \frac{r}{100})^n$": brackets of a formula are no remark, and without one of its signs the rest of the text would be one.
    if (formulas.some((formula) => index >= formula.index && index < formula.index + formula[0].length)) continue; // prettier-ignore
    cuts.add(index);
    cuts.add(index + found.length);
  }
  const lead = LEAD.exec(said.trimStart())?.[0] ?? "";
  if (lead !== "") cuts.add(said.length - said.trimStart().length + lead.length);
  const places = [0, ...[...cuts].toSorted((a, b) => a - b), said.length];
  return places.slice(1).flatMap((to, at) => {
    const from = places[at] ?? 0;
    return letters(said.slice(from, to)) === 0 ? [] : [{ start: start + from, end: start + to }];
  });
}

function blocksOf(source: string): Open[] {
  const blocks: Open[] = [];
  let open: Open | null = null;
  let fenced = false;
  let inFormula = false;
  let at = 0;
  for (const line of source.split("\n")) {
    const end = at + line.length;
    const [mark = ""] = ITEM.exec(line) ?? [];
    const [hash = ""] = HEADING.exec(line) ?? [];
    const fence = FENCE.test(line);
    const opensFormula = !fenced && !inFormula && FORMULA_LINE.test(line);
    const isFormula = inFormula || opensFormula;
    if (opensFormula) inFormula = !FORMULA_ENDS.test(line.replace(FORMULA_LINE, ""));
    else if (inFormula) inFormula = !FORMULA_ENDS.test(line);
    if (fenced || fence || isFormula || line.trim() === "" || NO_PROSE.test(line)) open = null;
    else if (hash !== "") {
      blocks.push({ start: at + hash.length, end, kind: "heading" });
      open = null;
    } else if (mark !== "" || open === null) {
      open = { start: at + mark.length, end, kind: mark === "" ? "paragraph" : "item" };
      blocks.push(open);
    } else open.end = end;
    if (fence) fenced = !fenced;
    at = end + 1;
  }
  return blocks;
}

const letters = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

function isGone(said: string, left: string): boolean {
  return letters(said) > 0 && letters(left) < LEFT * letters(said);
}
