import type { FormulaVisual } from "../../../artifacts/storyboard.ts";
import type { Finding, Layer, Paint, Rect } from "../../../artifacts/timeline.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { enter, fadeIn, wipe } from "../../layout/motion.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { fitText } from "../../layout/text-block.ts";
import { framesOf } from "../../styles/scale.ts";
import type { Component, ComponentContext, SceneLayout } from "../component.ts";
import { panelPaint } from "../shared/panel.ts";
import { sceneHeading } from "../shared/scene-heading.ts";
import { fitFormula } from "./formula-fit.ts";
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
type Body = { width: number; height: number; layers: (x: number, y: number) => Layer[]; findings: Finding[] };

async function layoutFormula(visual: FormulaVisual, context: ComponentContext): Promise<SceneLayout> {
  const { theme, format } = context;
  const px = (value: number) => Math.round(value * theme.unit);
  const { layers, rest } = sceneHeading(visual.heading, context);
  const terms = termRow(visual.terms, rest, context);
  const notes = noteRow(
    visual.terms.filter((term) => term.side === "note"),
    rest,
    context,
  );
  const captionText = visual.caption?.trim() ?? "";
  const caption =
    captionText === ""
      ? null
      : fitText(
          captionText,
          { face: "body", size: theme.size.body, color: theme.color.muted },
          { width: rest.width * 0.86, maxLines: 2 },
          context,
        );

  const panelled = terms !== null;
  const padding = panelled ? px(52) : 0;
  const gap = px(52);
  const others = [terms?.height, notes?.height, caption?.height].filter((height) => height !== undefined);
  const taken = others.reduce((sum, height) => sum + height + gap, 0);
  const room = {
    width: rest.width - 2 * Math.max(padding, px(40)),
    height: Math.max(px(160), rest.height - taken - 2 * padding),
  };
  const body = await formulaBody(visual, room, context);

  const bodyHeight = body.height + 2 * padding;
  const total = taken + bodyHeight;
  let y = Math.round(rest.y + Math.max(0, (rest.height - total) * 0.4));
  const found: Layer[] = [...layers];
  if (terms !== null) {
    found.push(...terms.layers(y));
    y += terms.height + gap;
  }
  if (panelled) {
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
  if (notes !== null) {
    found.push(...notes.layers(y));
    y += notes.height + gap;
  }
  if (caption !== null) {
    const paint = paintBlock(caption, { x: rest.x, y, width: rest.width, align: "center" }, context);
    found.push(
      layerOf("formula-caption", paint, enter(theme, context.at(visual.cue) + theme.motion.enter), format),
    );
  }
  return { layers: found, findings: body.findings };
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
  const block = await fitFormula(visual.tex, typeset.lines, { ...room, largest: px(112), smallest: px(48) });
  const scale = block.size / 1000;
  const width = (block.box.right - block.box.left) * scale;
  const height = (block.box.bottom - block.box.top) * scale;
  const message = `the formula of "${visual.heading}" is set at ${Math.round(block.size)} px an em`;
  const start = context.at(visual.cue);
  const writing = framesOf(format, 450);
  return {
    width,
    height,
    findings: block.size < theme.minSize ? [{ severity: "warning", code: "formula_small", message }] : [],
    layers: (x, y) =>
      block.lines.map((line, index): Layer => {
        const ground = theme.color.surface;
        const paint = formulaPaint(line, block, { x, y, color: theme.color.text, ground }, context);
        // Formulas are written from left to right in every language.
        return layerOf(
          `formula-${index + 1}`,
          paint,
          wipe(theme, start + index * writing, "ltr", writing),
          format,
        );
      }),
  };
}

/** What TeX cannot set is shown as text and told; the film goes on. */
function plainBody(
  visual: FormulaVisual,
  problem: string,
  room: { width: number; height: number },
  context: ComponentContext,
): Body {
  const { theme, format } = context;
  const text = texToText(visual.tex);
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
    findings: [{ severity: "warning", code: "formula_not_typeset", message }],
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
