import { countWords } from "../text/sentences.ts";
import type { Block, ParagraphBlock, Prose } from "./brief.ts";
import { isTitleLine } from "./title-line.ts";
import { toPattern } from "../text/regex.ts";

const FEWEST = 2;
const MOST = { head: 6, name: 5, beside: 10 };
const NAME =
  "\\p{Lu}[\\p{L}\\p{M}'’-]*(?:\\s(?:(?:of|the|and|&|di|da|del|della|dei|de|du|des|la|le|el|los|do|dos|van|der|den|am|an|im|in|bei|na|nad|y|e|et|und)\\s)*[\\p{Lu}\\p{Nd}][\\p{L}\\p{M}\\p{Nd}'’-]*){0,4}";
/** "Re. The sanctuary …", and beside the name what is measured of it: "Santa Maria Maggiore, 836 m, the highest point. …". */
const NAMED = toPattern(
  `^(?<name>${NAME})(?<beside>,\\s(?=\\p{Nd})[^.!?;:]{1,80})?\\.\\s+(?<told>\\S.*)$`,
  "su",
);
/** One word that answers or exclaims names nothing. */
const NO_NAME =
  /^(?:yes|no|well|true|false|right|wrong|so|sure|maybe|ok(?:ay)?|then|now|and|but|first(?:ly)?|second(?:ly)?|third(?:ly)?|finally|ja|nein|doch|gut|falsch|richtig|stimmt|oui|non|bien|vrai|faux|sí|si|bueno|verdad|falso|sì|bene|vero|não|sim|bem|nee|goed|waar|tak|nie|prawda|да|нет|так|правда|evet|hayır|thanks|danke|merci|gracias|grazie|obrigad[oa])$/iu;

type Named = { name: string; told: string; own: ParagraphBlock };

/**
 * A line that heads a row of paragraphs, each of which opens with the name of what it tells of: "Where to get off", and below it
 * "Re. The sanctuary …", "Intragna. Here the bridge …". They are alike, and so are they shown: each under its
 * name, which is heard, the first of them under the head as well.
 */
export function readNamedParagraphs(blocks: readonly Block[]): Block[] {
  if (blocks.some(({ kind }) => kind === "subheading")) return [...blocks];
  const read: Block[] = [];
  for (let at = 0; at < blocks.length; at += 1) {
    const block = blocks[at];
    if (block === undefined) break;
    const row = at > 0 && isHead(block) ? rowFrom(blocks, at + 1) : [];
    const names = new Set(row.map(({ name }) => name));
    if (row.length < FEWEST || names.size < row.length || !isHead(block)) read.push(block);
    else {
      read.push({ kind: "subheading", text: block.text, depth: 7, ofRows: true, span: block.span });
      row.forEach(({ name, told, own }) => {
        read.push({ kind: "subheading", text: both(name), depth: 7, ofRows: true, span: own.span });
        read.push({ ...own, text: both(told), lines: [told] });
      });
      at += row.length;
    }
  }
  return read;
} // prettier-ignore

function isHead(block: Block): block is ParagraphBlock {
  if (block.kind !== "paragraph" || block.lines.length > 1 || block.formulas.length > 0) return false;
  const line = block.text.shown.trim();
  return isTitleLine(line, MOST.head) && /^[¿\p{Lu}]/u.test(line);
}

function rowFrom(blocks: readonly Block[], from: number): Named[] {
  const row: Named[] = [];
  for (const block of blocks.slice(from)) {
    const named = namedIn(block);
    if (named === null) break;
    row.push(named);
  }
  return row;
}

function namedIn(block: Block): Named | null {
  if (block.kind !== "paragraph" || block.formulas.length > 0 || block.text.shown !== block.text.spoken)
    return null;
  const { name = "", beside = "", told = "" } = NAMED.exec(block.text.shown.trim())?.groups ?? {};
  if (name === "" || NO_NAME.test(name) || countWords(name) > MOST.name || countWords(beside) > MOST.beside)
    return null;
  // "Re. Il santuario": what follows is a sentence of its own; "St. Moritz" and "Dr. Weber" are no name and a sentence.
  if (!/^[\p{Lu}\p{Nd}"“„«¿¡]/u.test(told) || countWords(told) < 4 || /^\p{L}{1,3}$/u.test(told)) return null;
  const measured = beside.replace(/^,\s/u, "");
  return { name, told: measured === "" ? told : `${measured}. ${told}`, own: block };
}

const both = (text: string): Prose => ({ shown: text, spoken: text });
