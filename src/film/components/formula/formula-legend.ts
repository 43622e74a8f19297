import type { FormulaVisual } from "../../../artifacts/data-visuals.ts";
import type { Layer, Paint, Rect } from "../../../artifacts/timeline.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { enter, fadeIn } from "../../layout/motion.ts";
import { baselineOf, paintBlock } from "../../layout/paint-block.ts";
import { fits, fitTogether, sizeLadder } from "../../layout/text-block.ts";
import type { TextBlock } from "../../layout/text-block.ts";
import type { ComponentContext } from "../component.ts";
import { fitFormula } from "./formula-fit.ts";
import type { FormulaBlock } from "./formula-fit.ts";
import { formulaPaint } from "./formula-paint.ts";
import { typesetTex } from "./typeset-tex.ts";

type Symbols = NonNullable<FormulaVisual["symbols"]>;

/** What the symbols of a formula stand for: each beside its words, in rows under each other. */
export type Legend = {
  width: number;
  height: number;
  /** px of its words. */
  size: number;
  layers: (x: number, y: number) => Layer[];
};

type Limits = { width: number; columns: number; size: number; air: number };

/** Symbols as TeX sets them, ready to be laid out; those that it cannot set are left to the voice. */
export type SetSymbol = { block: FormulaBlock; text: string; cue: Symbols[number]["cue"] };

export async function setSymbols(symbols: Symbols): Promise<SetSymbol[]> {
  const all = await Promise.all(
    symbols.map(async ({ tex, text, cue }) => {
      const typeset = await typesetTex(tex);
      if (!typeset.ok || text.trim() === "") return [];
      const anySize = { width: 100_000, height: 100_000, largest: 1000, smallest: 1 };
      return [{ block: await fitFormula(tex, typeset.lines, anySize), text, cue }];
    }),
  );
  return all.flat();
}

/**
 * The legend in `columns` at a size; null where its words do not fit beside their symbols. Words are set in the
 * script's own direction, symbols before them.
 */
export function legendAt(
  symbols: readonly SetSymbol[],
  limits: Limits,
  context: ComponentContext,
): Legend | null {
  const { theme, direction, format } = context;
  const { columns, size, air } = limits;
  if (symbols.length === 0) return null;
  // Letters of TeX are smaller than those of a text face of the same size.
  const scale = (size * 1.22) / 1000;
  const widthOf = ({ block: { box } }: SetSymbol) => (box.right - box.left) * scale;
  const symbolRoom = Math.ceil(Math.max(...symbols.map(widthOf)));
  const gap = { symbol: Math.round(size * 0.7), column: Math.round(size * 1.7) };
  const cell = (limits.width - gap.column * (columns - 1)) / columns;
  const wordRoom = { width: cell - symbolRoom - gap.symbol, maxLines: 2 };
  if (wordRoom.width < size * 3) return null;
  const style = { face: "body" as const, size, color: theme.color.text, leading: 1.22 };
  const words = fitTogether(
    symbols.map(({ text }) => ({ text, limits: wordRoom })),
    style,
    context,
  );
  if (words.some((block) => block.style.size < size || !fits(block, wordRoom))) return null;
  const perColumn = Math.ceil(symbols.length / columns);
  const rowHeight = Math.max(size * 1.5, ...words.map(({ height }) => height)) + Math.round(size * air);
  const used = Array.from({ length: columns }, (_, column) =>
    Math.max(0, ...words.slice(column * perColumn, (column + 1) * perColumn).map(({ width }) => width)),
  ).map((width) => symbolRoom + gap.symbol + width);
  const width = Math.ceil(used.reduce((sum, one) => sum + one, 0) + gap.column * (columns - 1)) + 4;
  return {
    width,
    height: Math.round(rowHeight * perColumn),
    size,
    layers: (left, top) =>
      symbols.map((symbol, index): Layer => {
        const column = Math.floor(index / perColumn);
        const before = used.slice(0, column).reduce((sum, one) => sum + one + gap.column, 0);
        const row = { y: top + (index % perColumn) * rowHeight, height: rowHeight };
        const at = (offset: number, own: number) =>
          direction === "ltr" ? left + before + offset : left + width - before - offset - own;
        const word = words[index];
        const place = { symbol: at(symbolRoom - widthOf(symbol), widthOf(symbol)), row };
        const paint = word === undefined ? [] : cellPaint(symbol, word, scale, { ...place, word: at(symbolRoom + gap.symbol, word.width + 4) }, context); // prettier-ignore
        return layerOf(`symbol-${index + 1}`, paint, enter(theme, context.at(symbol.cue)), format);
      }),
  };
}

function cellPaint(
  { block }: SetSymbol,
  word: TextBlock,
  scale: number,
  place: { symbol: number; word: number; row: { y: number; height: number } },
  context: ComponentContext,
): Paint[] {
  const { color } = context.theme;
  const y = Math.round(place.row.y + (place.row.height - word.height) / 2);
  // On one line with the first of its words.
  const baseline = y + baselineOf(word);
  const origin = { x: place.symbol, y: baseline + block.box.top * scale };
  const ink = { ...origin, color: color.primary, ground: [color.surface, ...color.grounds] };
  const sized = { ...block, size: scale * 1000 };
  const paint = block.lines.flatMap((line) => formulaPaint(line, sized, ink, context));
  return [...paint, ...paintBlock(word, { x: place.word, y, width: word.width + 4 }, context)];
}

/** A hairline that parts the formula from its legend, and comes with the first of its symbols. */
export function legendRule(rect: Rect, symbols: readonly SetSymbol[], context: ComponentContext): Layer {
  const { theme, format } = context;
  const frame = Math.min(...symbols.map(({ cue }) => context.at(cue)));
  const paint: Paint = { kind: "rect", ...rect, fill: theme.color.line };
  return layerOf("legend-rule", [paint], { opacity: fadeIn(theme, frame) }, format);
}

/** In a wide frame a legend beside its formula takes at most so much of the width, and leaves the formula this size. */
const BESIDE = { most: 0.4, formula: 92 };

/** The legend where it stands beside the formula; null where the frame is not wide, or the formula needs it all. */
export function legendBeside(
  symbols: readonly SetSymbol[],
  rest: Rect,
  formulaAt: (width: number) => number,
  context: ComponentContext,
): Legend | null {
  const { theme } = context;
  if (context.portrait) return null;
  for (const size of sizesOf(symbols.length, context)) {
    // Smaller than a text of the style it stands under the formula, where it has the whole width.
    if (size < theme.size.body) return null;
    const limits = {
      width: rest.width * BESIDE.most,
      columns: 1,
      size,
      air: symbols.length > 5 ? 0.3 : 0.75,
    };
    const legend = legendAt(symbols, limits, context);
    if (legend === null || legend.height > rest.height) continue;
    const room = rest.width - legend.width - 3 * theme.gap.column;
    if (formulaAt(room) >= BESIDE.formula * theme.unit) return legend;
  }
  return null;
}

/** The legend under the formula, as large and with as few columns as leave the formula its room. */
export function legendBelow(
  symbols: readonly SetSymbol[],
  rest: Rect,
  most: number,
  context: ComponentContext,
): Legend | null {
  const counts = context.portrait
    ? [1, 2]
    : [1, 2, 3].filter((columns) => columns >= Math.min(3, symbols.length));
  for (const size of sizesOf(symbols.length, context))
    for (const columns of counts)
      for (const air of [0.75, 0.3]) {
        const legend = legendAt(symbols, { width: rest.width, columns, size, air }, context);
        if (legend !== null && legend.height <= most) return legend;
      }
  return null;
}

/** Few symbols have words nearly as large as a heading; more have those of a list. */
function sizesOf(count: number, context: ComponentContext): number[] {
  const { size } = context.theme;
  return sizeLadder(Math.round(count <= 4 ? size.heading * 0.96 : size.lead), context);
}
