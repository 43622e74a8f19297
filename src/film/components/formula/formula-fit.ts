import type { MathPart } from "./math-shapes.ts";
import { EMPTY_BOX, unite } from "./path-box.ts";
import type { Edges } from "./path-box.ts";
import { typesetTex } from "./typeset-tex.ts";

/** Parts of one line with their offset, in thousandths of an em. */
export type FormulaLine = { parts: MathPart[]; dx: number; dy: number };
/** A formula as it will stand: `size` is px an em; the box holds all lines, in thousandths of an em. */
export type FormulaBlock = { lines: FormulaLine[]; box: Edges; size: number };

export type FitLimits = {
  width: number;
  height: number;
  largest: number;
  /** Smaller than this only where no split helps. */
  smallest: number;
  /** Smaller than this only where no split at relation signs makes it larger. */
  readable?: number;
};

/** More lines are no longer read as one formula. */
const MOST_LINES = 8;
/** Between lines of a split formula, thousandths of an em. */
const LINE_GAP = 520;

/**
 * One line as large as it fits; where that would be smaller than `readable`, split before relation
 * signs; where even that is too wide for `smallest`, broken by the rules of TeX; at last as small as it must be.
 */
export async function fitFormula(tex: string, lines: MathPart[][], limits: FitLimits): Promise<FormulaBlock> {
  const whole = sized(asGiven(lines), limits);
  const readable = Math.max(limits.smallest, limits.readable ?? 0);
  if (whole.size >= readable) return whole;
  const only = lines.length === 1 ? lines[0] : undefined;
  const split = only === undefined ? null : bestSplit(only, limits);
  const larger = split !== null && split.size >= Math.min(readable, whole.size * WORTH_A_LINE) ? split : null;
  if (larger !== null && larger.size >= limits.smallest) return larger;
  if (whole.size >= limits.smallest) return whole;
  const broken = await typesetTex(tex, limits.width / limits.smallest);
  const byTex = broken.ok ? sized(asGiven(broken.lines), limits) : whole;
  return byTex.size > whole.size ? byTex : whole;
}

/** Lines more than one are worth it where they make a formula so much larger. */
const WORTH_A_LINE = 1.2;

/** px an em of a formula on the lines that it has, in a room. */
export function oneLineSize(lines: MathPart[][], room: { width: number; height: number }): number {
  return sized(asGiven(lines), { ...room, largest: Number.POSITIVE_INFINITY, smallest: 0 }).size;
}

function asGiven(lines: MathPart[][]): FormulaLine[] {
  return lines.map((parts) => ({ parts, dx: 0, dy: 0 }));
}

function boxOfLine({ parts, dx, dy }: FormulaLine): Edges {
  const box = parts.map((part) => part.box).reduce(unite, EMPTY_BOX);
  return { left: box.left + dx, right: box.right + dx, top: box.top + dy, bottom: box.bottom + dy };
}

function sized(lines: FormulaLine[], { width, height, largest }: FitLimits): FormulaBlock {
  const box = lines.map(boxOfLine).reduce(unite, EMPTY_BOX);
  const size = Math.min(
    largest,
    (width * 1000) / (box.right - box.left),
    (height * 1000) / (box.bottom - box.top),
  );
  return { lines, box, size };
}

/** The fewest lines, each starting with a relation sign, that allow the largest size. */
function bestSplit(parts: MathPart[], limits: FitLimits): FormulaBlock | null {
  const segments: MathPart[][] = [];
  for (const part of parts) {
    const last = segments.at(-1);
    // A sign with nothing before it begins no line of its own.
    if (last === undefined || (part.relation && last.some((one) => !one.relation && one.shapes.length > 0)))
      segments.push([part]);
    else last.push(part);
  }
  if (segments.length < 2) return null;
  let best: FormulaBlock | null = null;
  for (let count = 2; count <= Math.min(MOST_LINES, segments.length); count += 1) {
    const tried = sized(stack(shareOut(segments, count)), limits);
    if (best === null || tried.size > best.size * 1.05) best = tried;
    if (tried.size >= limits.largest) break;
  }
  return best;
}

/** Segments in order on `count` lines, the lines about equally wide. */
function shareOut(segments: MathPart[][], count: number): MathPart[][] {
  let low = Math.max(...segments.map(widthOf));
  let high = widthOf(segments.flat());
  for (let step = 0; step < 24; step += 1) {
    const middle = (low + high) / 2;
    if (greedy(middle).length <= count) high = middle;
    else low = middle;
  }
  return greedy(high);

  function greedy(room: number): MathPart[][] {
    const lines: MathPart[][] = [];
    for (const segment of segments) {
      const last = lines.at(-1);
      if (last !== undefined && widthOf([...last, ...segment]) <= room) last.push(...segment);
      else lines.push([...segment]);
    }
    return lines;
  }
}

/** Lines under each other, later ones with their sign under the first sign, or indented by 2 em. */
function stack(lines: MathPart[][]): FormulaLine[] {
  const first = lines[0] ?? [];
  const sign = first.find((part) => part.relation);
  const start = first.map((part) => part.box).reduce(unite, EMPTY_BOX);
  const indent = Math.min(sign === undefined ? 2000 : sign.box.left - start.left, 2000);
  let bottom = 0;
  return lines.map((parts, index) => {
    const box = parts.map((part) => part.box).reduce(unite, EMPTY_BOX);
    const dy = index === 0 ? 0 : bottom + LINE_GAP - box.top;
    bottom = box.bottom + dy;
    return { parts, dx: -box.left + (index === 0 ? 0 : indent), dy };
  });
}

function widthOf(parts: readonly MathPart[]): number {
  const box = parts.map((part) => part.box).reduce(unite, EMPTY_BOX);
  return box.right - box.left;
}
