/** Where something stands in a source: UTF-16 offsets, end exclusive. */
export type Span = { start: number; end: number };

/** Offsets count UTF-16 units. */
const blank = (found: string): string => " ".repeat(found.length);

/** The source with what stands there blanked, as long as before; lines stay lines. */
export function blanked(source: string, { start, end }: Span): string {
  return source.slice(0, start) + source.slice(start, end).replace(/[^\n]/gu, blank) + source.slice(end);
}

export function textAt(source: string, { start, end }: Span): string {
  return source.slice(start, end).replace(/\s+/gu, " ").trim();
}

/** 'The line "Climb. Breathe. Repeat." goes at the end': a motto of short sentences in a sentence that goes on behind it. */
const MOTTO = /["“„«][^"“”„«»\n]{3,60}["”“»](?=\s\p{Ll})/gu;

function mottosIn(paragraph: string): Span[] {
  return [...paragraph.matchAll(MOTTO)].map(({ index, 0: said }) => ({ start: index, end: index + said.length })); // prettier-ignore
}

/** UTF-16 units before a stop that tell whether it ends a sentence; longer than any word of `SHORTENED` and what stands before it. */
const TAIL = 48;

/** Text that was broken by its writer and not by a margin has lines shorter than this; a longer one may go on in the next. */
export const BROKEN_LINE = 56;

/** The lines of a text that hold anything, each where it stands. */
export function linesOf(source: string): Span[] {
  return [...source.matchAll(/[^\n]+/gu)].map(({ index, 0: line }) => ({ start: index, end: index + line.length })); // prettier-ignore
}

/** The sentences of a paragraph; with `byLine`, a short line of a message is one too. */
export function sentencesOf(source: string, { start, end }: Span, byLine = false): Span[] {
  const spans: Span[] = [];
  const ends =
    /[.!?。！？।؟۔]+["”»«“」』)]?(?=\s|$|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana})|\n/gu;
  let from = start;
  const paragraph = source.slice(start, end);
  const mottos = mottosIn(paragraph);
  for (const match of paragraph.matchAll(ends)) {
    // A line may break within a sentence.
    const line = paragraph.slice(from - start, match.index);
    const broken = byLine && (line.split("\n").at(-1) ?? "").length < BROKEN_LINE;
    if (match[0] === "\n" && line.trim() !== "" && !broken && !/[:：]\s*$/u.test(line)) continue;
    // "max. 90 seconds", "ca. eine Minute": a shortened word ends none.
    if (match[0] === ".") {
      const before = paragraph.slice(Math.max(0, match.index - TAIL), match.index);
      if (SHORTENED.test(before) || LETTERS.test(before) || ORDINAL.test(before)) continue;
      if (goesOn(paragraph, match.index) || isNameInBracket(paragraph, match.index)) continue;
    }
    if (mottos.some((motto) => match.index > motto.start && match.index < motto.end)) continue;
    const to = start + match.index + match[0].length;
    if (source.slice(from, to).trim() !== "") spans.push({ start: from, end: to });
    from = to;
  }
  if (source.slice(from, end).trim() !== "") spans.push({ start: from, end });
  return spans;
}

const SHORTENED =
  /(?:^|[\s(（[])(?:max|min|ca|approx|sec|mins|secs|máx|mín|maks|env|z\.B|e\.g|i\.e|etc|bzw|bspw|ggf|evtl|vgl|p\.s|p\.p\.s|n\.b)$|(?:^|\s)(?:M|MM|Mme|Mlle|Mr|Mrs|Ms|Dr|Prof|Hr|Fr|St|Sr|Sra|Sig|Dott|Dhr|Mevr)$/iu;

/** "e. V.", "z. B.": single letters, the first of them small. */
const LETTERS = /(?:^|\s)\p{Ll}(?:\.\s?\p{L})?$/u;

/** "am 8. November", "den 3. oktober", "meine 7. Klasse": what is numbered. */
const ORDINAL =
  /(?:^|\s)(?:(?:mein|dein|sein|unser|euer|ihr|ein|kein)(?:e[mnrs]?)?|die|das|des|im|zur|beim|in|am|vom|zum|bis|ab|den|der|dem|dne|od|do|fra|til|från|till)\s\p{N}{1,2}$/iu;

/** "v sobotu 14. června", "lauantaina 14. kesäkuuta": a small letter begins no sentence behind a number of one or two digits. */
function goesOn(paragraph: string, stop: number): boolean {
  // "ok. 2 min": about how long.
  if (/(?:^|\s)ok$/u.test(paragraph.slice(Math.max(0, stop - 3), stop)) && /^\s\p{N}/u.test(paragraph.slice(stop + 1, stop + 3))) return true; // prettier-ignore
  const numbered = /(?:^|[^\p{L}\p{N}.,:])\p{N}{1,2}$/u.test(paragraph.slice(Math.max(0, stop - 4), stop));
  return numbered && /^[^\S\n]+\p{Ll}/u.test(paragraph.slice(stop + 1, stop + 8));
}

/** "(S.C.A. Nuestra Señora de la Peña, Martos)": letters with stops before a name, within a bracket that closes soon. */
function isNameInBracket(paragraph: string, stop: number): boolean {
  const before = paragraph.slice(Math.max(0, stop - 80), stop);
  const behind = paragraph.slice(stop, stop + 102);
  return IN_BRACKET.test(before) && CLOSES_SOON.test(behind);
}

const IN_BRACKET = /[(（[](?:[^()（）[\]\n]{0,60}\s)?(?:\p{L}\.)+\p{L}{1,2}$/u;
const CLOSES_SOON = /^\.\s?\p{Lu}[^()（）[\]\n.!?]{0,100}[)）\]]/u;

/** Prose of a source: its paragraphs in order, with what stands between them and the heading above. */
export type Paragraph = Span & {
  /** Headings above it, of any level. */
  headings: number;
  /** Blocks of another kind (lists, tables, code, quotations) above it, and whether one is below. */
  blocksAbove: number;
};

const HEADING = /^\s{0,3}#{1,6}\s/u;
const NO_PROSE = /^[ \t]*(?:[>|`~]|[-*+•]\s|\p{Nd}+[.)]\s|={3,}|-{3,})/u;

/** Paragraphs of prose, and how many blocks of any kind the source has behind the last of them. */
export function paragraphsOf(source: string): { paragraphs: Paragraph[]; blocksBelow: number } {
  const paragraphs: Paragraph[] = [];
  let headings = 0;
  let blocks = 0;
  let blocksBelow = 0;
  let open: Paragraph | null = null;
  let fenced = false;
  let inBlock = false;
  let at = 0;
  for (const line of source.split("\n")) {
    const end = at + line.length;
    const fence = /^\s*(?:```|~~~)/u.test(line);
    const empty = line.trim() === "";
    const other = fenced || fence || NO_PROSE.test(line);
    if (HEADING.test(line) && !fenced) {
      headings += 1;
      blocksBelow += 1;
      open = null;
      inBlock = false;
    } else if (empty && !fenced) {
      open = null;
      inBlock = false;
    } else if (other || inBlock) {
      if (!inBlock) blocks += 1;
      blocksBelow += 1;
      inBlock = true;
      open = null;
    } else if (open === null) {
      open = { start: at, end, headings, blocksAbove: blocks };
      paragraphs.push(open);
      blocksBelow = 0;
    } else open.end = end;
    if (fence) fenced = !fenced;
    at = end + 1;
  }
  return { paragraphs, blocksBelow };
}

/** The last paragraph that says something, where nothing stands below it; null where a block does. */
export function lastProse(source: string): Paragraph | null {
  const { paragraphs, blocksBelow } = paragraphsOf(source);
  const last = paragraphs.findLast((one) => textAt(source, one) !== "");
  return last === undefined || blocksBelow > 0 || source.slice(last.end).trim() !== "" ? null : last;
}
