import type { FormulaVisual } from "../../../artifacts/data-visuals.ts";
import type { Finding, Layer, Paint, Rect } from "../../../artifacts/timeline.ts";
import { coverText } from "../../fonts/cover-text.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { enter, fadeIn, wipe } from "../../layout/motion.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { fitText } from "../../layout/text-block.ts";
import type { TextBlock } from "../../layout/text-block.ts";
import { framesOf } from "../../styles/scale.ts";
import { isPortrait } from "../../styles/scale.ts";
import type { Component, ComponentContext, SceneLayout } from "../component.ts";
import { panelPaint } from "../shared/panel.ts";
import { readAtArmsLength } from "../shared/arms-length.ts";
import { sceneHeading } from "../shared/scene-heading.ts";
import { fitFormula, oneLineSize } from "./formula-fit.ts";
import type { FormulaBlock } from "./formula-fit.ts";
import { legendBelow, legendBeside, legendRule, setSymbols } from "./formula-legend.ts";
import type { SetSymbol } from "./formula-legend.ts";
import { noteRow } from "./formula-notes.ts";
import { formulaPaint } from "./formula-paint.ts";
import { termRow } from "./formula-terms.ts";
import { texToText } from "./tex-to-text.ts";
import { typesetTex } from "./typeset-tex.ts";

/** A formula as TeX sets it, with what goes into it and comes out of it as tokens beside it. */
export const formula: Component<FormulaVisual> = {
  kind: "formula",
  layout: (visual, context) => layoutFormula(visual, context),
};

/** The formula itself, ready to be placed. */
type Body = {
  width: number;
  height: number;
  /** px an em. */
  size: number;
  layers: (x: number, y: number) => Layer[];
  findings: Finding[];
};

async function layoutFormula(visual: FormulaVisual, scene: ComponentContext): Promise<SceneLayout> {
  const { layers, rest } = sceneHeading(visual.heading, scene);
  const context = readAtArmsLength(scene);
  const { theme, format } = context;
  const px = (value: number) => Math.round(value * theme.unit);
  const captionText = visual.caption?.trim() ?? "";
  const captionBlock =
    captionText === ""
      ? null
      : fitText(
          captionText,
          { face: "body", size: theme.size.body, color: theme.color.muted },
          { width: rest.width * 0.86, maxLines: 2 },
          context,
        );

  const symbols = await setSymbols(visual.symbols ?? []);
  const alone = visual.terms.length === 0 && captionBlock === null;
  if (alone && symbols.length > 0) {
    const parted = await legendScene(visual, symbols, rest, context);
    if (parted !== null) return { ...parted, layers: [...layers, ...parted.layers] };
  }
  const { beside, body } = await together(visual, rest, { caption: captionBlock, symbols }, context);
  const { terms, notes, legend, caption, gap: least, padding } = beside;

  const bodyHeight = body.height + 2 * padding;
  const taken = [terms?.height, legend?.height, notes?.height, caption?.height].filter(
    (one) => one !== undefined,
  );
  // Each thing its own air, where there is room for it.
  const natural = bodyHeight + taken.reduce((sum, one) => sum + one + least, 0);
  const gap =
    least +
    Math.max(0, Math.min(px(isPortrait(format) ? 150 : 72), Math.round((rest.height - natural) * 0.25)));
  const total = natural + taken.length * (gap - least);
  let y = Math.round(rest.y + Math.max(0, (rest.height - total) * 0.46));
  const found: Layer[] = [...layers];
  if (terms !== null) {
    found.push(...terms.layers(y));
    y += terms.height + gap;
    const panel: Rect = { x: rest.x, y, width: rest.width, height: bodyHeight };
    const start = context.at(visual.cue);
    found.push(
      layerOf(
        "formula-panel",
        [panelPaint(theme, panel, theme.color.primary)],
        { opacity: fadeIn(theme, start) },
        format,
      ),
    );
  }
  found.push(...body.layers(Math.round(rest.x + (rest.width - body.width) / 2), y + padding));
  y += bodyHeight + gap;
  if (legend !== null) {
    found.push(...legend.layers(Math.round(rest.x + (rest.width - legend.width) / 2), y));
    y += legend.height + gap;
  }
  if (notes !== null) {
    found.push(...notes.layers(y));
    y += notes.height + gap;
  }
  if (caption !== null) {
    const paint = paintBlock(caption, { x: rest.x, y, width: rest.width, align: "center" }, context);
    found.push(
      layerOf(
        "formula-caption",
        paint,
        enter(
          theme,
          Math.min(context.at(visual.cue) + theme.motion.enter, context.frames - theme.motion.enter - 2),
        ),
        format,
      ),
    );
  }
  const message = `beside the formula of "${visual.heading}" there is no room for all that was to stand there`;
  const crowded: Finding[] = beside.complete
    ? []
    : [{ severity: "warning", code: "formula_parts_left_out", message }];
  return { layers: found.filter(({ paint }) => paint.length > 0), findings: [...body.findings, ...crowded] };
}

/** A formula so much larger than the least letters has its indices read. */
const READ = 1.25;

/** The formula and what stands beside it: less of that, where the formula would be too small to read. */
async function together(visual: FormulaVisual, rest: Rect, beside: Beside, context: ComponentContext) {
  const { unit, minSize } = context.theme;
  const px = (value: number) => Math.round(value * unit);
  for (const most of [3, 2, 1, 0]) {
    const chosen = besides(visual, rest, beside, most, context);
    const { terms, notes, legend, padding, height } = chosen;
    const room = {
      width: rest.width - 2 * (padding === 0 ? px(40) : Math.max(padding, rest.width * 0.06)),
      // A fraction that fills all the room would touch the heading.
      height:
        terms === null && (notes !== null || legend !== null)
          ? Math.min(height, Math.max(px(200), height - px(96)))
          : height,
    };
    const body = await formulaBody(visual, room, context);
    if (body.size >= minSize * READ || most === 0) return { beside: chosen, body };
  }
  throw new Error("a formula alone is always returned");
}

/** From large and airy to dense; in a narrow frame the terms first try to stand in two rows. */
const DENSITIES: [density: number, inRows: boolean][] = [
  [1, true],
  [0.75, true],
  [1, false],
  [0.75, false],
  [0.5, false],
  [0.3, false],
];

/** A formula at the start of the lines, a hairline, and its legend; null where the legend has no room beside it. */
async function legendScene(
  visual: FormulaVisual,
  symbols: readonly SetSymbol[],
  rest: Rect,
  context: ComponentContext,
): Promise<SceneLayout | null> {
  const typeset = await typesetTex(visual.tex);
  if (!typeset.ok) return null;
  const { theme, direction } = context;
  const sizeIn = (width: number) => oneLineSize(typeset.lines, { width, height: rest.height });
  const legend = legendBeside(symbols, rest, sizeIn, context);
  if (legend === null) return null;
  const gap = Math.round(1.5 * theme.gap.column);
  const room = { width: rest.width - legend.width - 2 * gap, height: rest.height };
  const body = await formulaBody(visual, room, context);
  const tall = Math.max(body.height, legend.height);
  const middle = rest.y + Math.round((rest.height - tall) * 0.46 + tall / 2);
  // What stands together is centred together: a short formula keeps near its legend.
  const used = body.width + legend.width + 2 * gap;
  const left = rest.x + Math.round((rest.width - used) / 2);
  const flip = (x: number, width: number) => (direction === "ltr" ? x : 2 * rest.x + rest.width - x - width);
  const rule: Rect = {
    x: Math.round(flip(left + body.width + gap, theme.hairline)),
    y: Math.round(middle - tall / 2),
    width: theme.hairline,
    height: tall,
  };
  return {
    findings: body.findings,
    layers: [
      ...body.layers(Math.round(flip(left, body.width)), Math.round(middle - body.height / 2)),
      legendRule(rule, symbols, context),
      ...legend.layers(
        Math.round(flip(left + body.width + 2 * gap, legend.width)),
        Math.round(middle - legend.height / 2),
      ),
    ],
  };
}

type Beside = { caption: TextBlock | null; symbols: readonly SetSymbol[] };

/** What stands beside the formula, `most` kinds of it, drawn together until enough room is left for the formula itself. */
function besides(
  visual: FormulaVisual,
  rest: Rect,
  { caption, symbols }: Beside,
  most: number,
  context: ComponentContext,
) {
  const { unit } = context.theme;
  const noted = visual.terms.filter((term) => term.side === "note");
  // Where even the densest does not fit, the caption goes, then notes and legend, then the terms: the voice says them.
  for (let parts = most; parts >= 0; parts -= 1) {
    for (const [density, inRows] of DENSITIES) {
      const terms = parts < 1 ? null : termRow(visual.terms, rest, density, inRows, context);
      const notes = parts < 2 ? null : noteRow(noted, rest, density, context);
      const legend = parts < 2 ? null : legendBelow(symbols, rest, rest.height * 0.56, context);
      const kept = parts < 3 ? null : caption;
      const gap = Math.round(52 * unit * density);
      const padding = terms === null ? 0 : Math.round(52 * unit * density);
      const heights = [terms?.height, notes?.height, legend?.height, kept?.height].filter(
        (one) => one !== undefined,
      );
      const height = rest.height - 2 * padding - heights.reduce((sum, one) => sum + one + gap, 0);
      const whole = symbols.length === 0 || legend !== null;
      const complete = whole && (parts === 3 || (caption === null && parts === 2));
      const placed = { terms, notes, legend, caption: kept, gap, padding, height, complete };
      if (height >= Math.round(200 * unit * density) || (parts === 0 && density === 0.3)) return placed;
    }
  }
  throw new Error("the last density always returns");
}

async function formulaBody(
  visual: FormulaVisual,
  room: { width: number; height: number },
  context: ComponentContext,
): Promise<Body> {
  const { theme, format } = context;
  const px = (value: number) => Math.round(value * theme.unit);
  const typeset = await typesetTex(visual.tex);
  if (!typeset.ok) return plainBody(visual, typeset.problem, room, context);
  const block = await fitFormula(visual.tex, typeset.lines, {
    ...room,
    largest: px(visual.terms.every(({ side }) => side === "note") ? 200 : 128),
    smallest: px(48),
    // A tall frame has lines to give and no width.
    readable: px(context.portrait ? 88 : 64),
  });
  const scale = block.size / 1000;
  const width = (block.box.right - block.box.left) * scale;
  const height = (block.box.bottom - block.box.top) * scale;
  const message = `the formula of "${visual.heading}" is set at ${Math.round(block.size)} px an em`;
  const small: Finding[] =
    block.size < theme.minSize ? [{ severity: "warning", code: "formula_small", message }] : [];
  // Lines are written one after the other, and all are there when the scene ends.
  const writing = Math.max(
    2,
    Math.min(
      framesOf(format, 450),
      Math.floor((context.frames - context.opening) / (block.lines.length + 1)),
    ),
  );
  const start = Math.max(
    context.opening,
    Math.min(context.at(visual.cue), context.frames - 2 - block.lines.length * writing),
  );
  return {
    width,
    height,
    size: block.size,
    findings: [
      ...small,
      ...signsLost(
        textsOf(block).flatMap((text) => coverText(text, context.language).missing),
        visual.heading,
      ),
    ],
    layers: (x, y) =>
      block.lines.map((line, index): Layer => {
        const ground = [theme.color.surface, ...theme.color.grounds];
        const paint = formulaPaint(line, block, { x, y, color: theme.color.text, ground }, context);
        // Formulas are written from left to right in every language.
        const tracks = wipe(theme, start + index * writing, "ltr", writing);
        return layerOf(`formula-${index + 1}`, paint, tracks, format);
      }),
  };
}

/** What TeX has no sign for, and sets as text. */
function textsOf({ lines }: FormulaBlock): string[] {
  const shapes = lines.flatMap(({ parts }) => parts.flatMap((part) => part.shapes));
  return shapes.flatMap((shape) => (shape.kind === "text" ? [shape.text] : []));
}

function signsLost(missing: readonly string[], heading: string): Finding[] {
  if (missing.length === 0) return [];
  const signs = [...new Set(missing)].join(" ");
  const message = `no font draws ${signs}: the formula of "${heading}" has plainer signs in their place`;
  return [{ severity: "warning", code: "glyph_replaced", message }];
}

/** What TeX cannot set is shown as text and told; the film goes on. */
function plainBody(
  visual: FormulaVisual,
  problem: string,
  room: { width: number; height: number },
  context: ComponentContext,
): Body {
  const { theme, format } = context;
  const { text, missing } = coverText(texToText(visual.tex), context.language);
  const block = fitText(
    text,
    { face: "heading", size: Math.round(72 * theme.unit), color: theme.color.text, weight: 400 },
    { width: room.width, height: room.height, maxLines: 5 },
    { ...context, direction: "ltr" },
  );
  const message = `the formula of "${visual.heading}" is shown as text: ${problem}`;
  return {
    width: block.width + 2,
    height: block.height,
    size: block.style.size,
    findings: [
      { severity: "warning", code: "formula_not_typeset", message },
      ...signsLost(missing, visual.heading),
    ],
    layers: (x, y) => {
      const paint: Paint[] = paintBlock(
        block,
        { x, y, width: block.width + 2, align: "center" },
        { ...context, direction: "ltr" },
      );
      return paint.length === 0
        ? []
        : [layerOf("formula-1", paint, enter(theme, context.at(visual.cue)), format)];
    },
  };
}
