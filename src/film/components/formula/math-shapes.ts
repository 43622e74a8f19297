import type { MathAdaptor, MathNode } from "mathjax";
import type { Matrix } from "../../../artifacts/timeline.ts";
import { boxOf, pathPoints, unite, EMPTY_BOX } from "./path-box.ts";
import type { Edges } from "./path-box.ts";
import { applyMatrix, IDENTITY, multiply, parseTransform } from "./svg-transform.ts";

/**
 * One drawn thing of a formula. Units are thousandths of an em, y downwards, the origin at the left
 * end of the (first) baseline. `color` only where the TeX asks for one.
 */
export type MathShape =
  | {
      kind: "path";
      d: string;
      matrix: Matrix;
      strokeWidth: number;
      filled: boolean;
      color?: string;
      box: Edges;
    }
  /** A character that the formula font lacks; `width` is the room that MathJax gave it. */
  | {
      kind: "text";
      text: string;
      x: number;
      y: number;
      size: number;
      width: number;
      color?: string;
      box: Edges;
    };

/** What hangs together: a top-level part of the formula. */
export type MathPart = { shapes: MathShape[]; box: Edges; relation: boolean };

type Ink = { color: string | undefined; strokeWidth: number; filled: boolean };
type Clip = { left: number; top: number; right: number; bottom: number } | null;

const RELATIONS = /^[=<>:≠≡≢≈≃≅∼∝≤≥≪≫∈∋⊂⊃⊆⊇⊢⊨≺≻∥⊥≐≔≕\u2190-\u21ff\u27f0-\u27ff]$/u;

/** Top-level parts of every line of a formula that MathJax has drawn. Almost always one line. */
export function readMathLines(adaptor: MathAdaptor, container: MathNode): MathPart[][] {
  const svg = adaptor.childNodes(container).find((node) => adaptor.kind(node) === "svg");
  if (svg === undefined) return [];
  const lines: MathPart[][] = [];
  const ink: Ink = { color: undefined, strokeWidth: 0, filled: true };
  visitTop(svg, IDENTITY, ink);
  return lines;

  /** Goes down to the formula's own row (or to each of its lines) and reads its children as parts. */
  function visitTop(node: MathNode, outer: Matrix, inherited: Ink): void {
    const matrix = multiply(outer, parseTransform(adaptor.getAttribute(node, "transform")));
    const inkHere = inkOf(adaptor, node, inherited);
    const children = adaptor.childNodes(node).filter((child) => adaptor.kind(child) !== "#text");
    const only = children[0];
    const isStack = children.length > 0 && children.every((child) => isLineBox(adaptor, child));
    if (isStack || (children.length === 1 && only !== undefined && isRow(adaptor, only))) {
      for (const child of children) visitTop(child, matrix, inkHere);
      return;
    }
    lines.push(
      children.map((child) => {
        const shapes = shapesOf(adaptor, child, matrix, inkHere, null);
        const box = shapes.map((shape) => shape.box).reduce(unite, EMPTY_BOX);
        return { shapes, box, relation: isRelation(adaptor, child) };
      }),
    );
  }
}

function isLineBox(adaptor: MathAdaptor, node: MathNode): boolean {
  return adaptor.getAttribute(node, "data-mjx-linebox") === "true";
}

function isRow(adaptor: MathAdaptor, node: MathNode): boolean {
  if (adaptor.kind(node) !== "g") return false;
  const name = adaptor.getAttribute(node, "data-mml-node");
  if (name === undefined) return true;
  if (name === "TeXAtom") return adaptor.getAttribute(node, "data-mjx-texclass") !== "REL";
  return name === "math" || name === "mrow" || name === "mstyle";
}

function isRelation(adaptor: MathAdaptor, node: MathNode): boolean {
  if (adaptor.getAttribute(node, "data-mjx-texclass") === "REL") return true;
  const name = adaptor.getAttribute(node, "data-mml-node");
  if (name !== "mo" && name !== "mover" && name !== "munder" && name !== "munderover") return false;
  const glyph = firstGlyph(adaptor, node);
  return glyph !== null && RELATIONS.test(glyph);
}

function firstGlyph(adaptor: MathAdaptor, node: MathNode): string | null {
  const code = adaptor.kind(node) === "path" ? adaptor.getAttribute(node, "data-c") : undefined;
  if (code !== undefined) return String.fromCodePoint(Number.parseInt(code, 16));
  if (adaptor.kind(node) === "#text") return null;
  for (const child of adaptor.childNodes(node)) {
    const found = firstGlyph(adaptor, child);
    if (found !== null) return found;
  }
  return null;
}

function numberOf(adaptor: MathAdaptor, node: MathNode, name: string): number {
  const value = Number.parseFloat(adaptor.getAttribute(node, name) ?? "");
  return Number.isFinite(value) ? value : 0;
}

function inkOf(adaptor: MathAdaptor, node: MathNode, inherited: Ink): Ink {
  const fill = adaptor.getAttribute(node, "fill");
  const stroke = adaptor.getAttribute(node, "stroke");
  const width = adaptor.getAttribute(node, "stroke-width");
  const named = [fill, stroke].find((value) => value !== undefined && value !== "none");
  return {
    color: named === undefined ? inherited.color : named === "currentColor" ? undefined : named,
    strokeWidth: width === undefined ? inherited.strokeWidth : Number.parseFloat(width) || 0,
    filled: fill === undefined ? inherited.filled : fill !== "none",
  };
}

/** Every drawn thing under a node, in painter's order. */
function shapesOf(
  adaptor: MathAdaptor,
  node: MathNode,
  outer: Matrix,
  inherited: Ink,
  clip: Clip,
): MathShape[] {
  const kind = adaptor.kind(node);
  if (kind === "#text" || kind === "#comment") return [];
  const matrix = multiply(outer, parseTransform(adaptor.getAttribute(node, "transform")));
  const ink = inkOf(adaptor, node, inherited);
  const at = (name: string) => numberOf(adaptor, node, name);
  switch (kind) {
    case "svg": {
      const { inner, window } = nestedView(adaptor, node, matrix);
      return adaptor.childNodes(node).flatMap((child) => shapesOf(adaptor, child, inner, ink, window));
    }
    case "path":
      return pathShape(adaptor.getAttribute(node, "d") ?? "", matrix, ink, clip);
    case "line":
      return pathShape(
        `M${at("x1")} ${at("y1")}L${at("x2")} ${at("y2")}`,
        matrix,
        { ...ink, filled: false },
        null,
      );
    case "polygon": {
      const d = `M${(adaptor.getAttribute(node, "points") ?? "").trim().split(/\s+/).join("L")}Z`;
      return pathShape(d, matrix, ink, null);
    }
    case "rect": {
      // A background (of an error, of \colorbox) would fight with the film's own ground.
      if (adaptor.getAttribute(node, "data-background") === "true") return [];
      const [x, y, width, height] = [at("x"), at("y"), at("width"), at("height")];
      return pathShape(
        `M${x} ${y}L${x + width} ${y}L${x + width} ${y + height}L${x} ${y + height}Z`,
        matrix,
        ink,
        null,
      );
    }
    case "ellipse": {
      const [cx, cy, rx, ry] = [at("cx"), at("cy"), at("rx"), at("ry")];
      const k = 0.5523;
      const d =
        `M${cx - rx} ${cy}C${cx - rx} ${cy - k * ry} ${cx - k * rx} ${cy - ry} ${cx} ${cy - ry}` +
        `C${cx + k * rx} ${cy - ry} ${cx + rx} ${cy - k * ry} ${cx + rx} ${cy}` +
        `C${cx + rx} ${cy + k * ry} ${cx + k * rx} ${cy + ry} ${cx} ${cy + ry}` +
        `C${cx - k * rx} ${cy + ry} ${cx - rx} ${cy + k * ry} ${cx - rx} ${cy}Z`;
      return pathShape(d, matrix, ink, null);
    }
    case "text":
      return textShape(adaptor.textContent(node), matrix, ink);
    default:
      return adaptor.childNodes(node).flatMap((child) => shapesOf(adaptor, child, matrix, ink, clip));
  }
}

/** The long middle of a stretched bracket: a scaled bar, seen through the window of a nested svg. */
function nestedView(adaptor: MathAdaptor, node: MathNode, matrix: Matrix): { inner: Matrix; window: Clip } {
  const view = (adaptor.getAttribute(node, "viewBox") ?? "").split(/\s+/).map(Number);
  const [left = 0, top = 0, width = 0, height = 0] = view;
  if (view.length < 4 || width === 0 || height === 0) return { inner: matrix, window: null };
  const scaleX = numberOf(adaptor, node, "width") / width;
  const scaleY = numberOf(adaptor, node, "height") / height;
  const x = numberOf(adaptor, node, "x") - left * scaleX;
  const y = numberOf(adaptor, node, "y") - top * scaleY;
  const inner = multiply(matrix, [scaleX, 0, 0, scaleY, x, y]);
  const corners = boxOf([applyMatrix(inner, left, top), applyMatrix(inner, left + width, top + height)]);
  return { inner, window: corners };
}

function pathShape(d: string, matrix: Matrix, ink: Ink, clip: Clip): MathShape[] {
  if (d === "") return [];
  const points = pathPoints(d).map(([x, y]) => applyMatrix(matrix, x, y));
  if (points.length === 0) return [];
  const common = ink.color === undefined ? {} : { color: ink.color };
  if (clip !== null) {
    return barsWithin(d, matrix, clip).map((box) => barShape(box, ink.color));
  }
  const box = boxOf(points);
  const grow = (ink.strokeWidth * Math.hypot(matrix[0], matrix[1])) / 2;
  return [
    {
      kind: "path",
      d,
      matrix,
      strokeWidth: ink.strokeWidth,
      filled: ink.filled,
      box: { left: box.left - grow, top: box.top - grow, right: box.right + grow, bottom: box.bottom + grow },
      ...common,
    },
  ];
}

function barShape(box: Edges, color: string | undefined): MathShape {
  const { left, top, right, bottom } = box;
  const d = `M${left} ${top}L${right} ${top}L${right} ${bottom}L${left} ${bottom}Z`;
  const shape = { kind: "path" as const, d, matrix: IDENTITY, strokeWidth: 0, filled: true, box };
  return color === undefined ? shape : { ...shape, color };
}

/** Stretched middles are straight bars, one a subpath, so cutting their boxes is exact. */
function barsWithin(d: string, matrix: Matrix, window: Edges): Edges[] {
  return d
    .split(/(?=M)/)
    .map((part) => boxOf(pathPoints(part).map(([x, y]) => applyMatrix(matrix, x, y))))
    .map((box) => ({
      left: Math.max(box.left, window.left),
      top: Math.max(box.top, window.top),
      right: Math.min(box.right, window.right),
      bottom: Math.min(box.bottom, window.bottom),
    }))
    .filter((box) => box.right > box.left && box.bottom > box.top);
}

const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|[\u{1f000}-\u{3fffd}]/u;

function textShape(text: string, matrix: Matrix, ink: Ink): MathShape[] {
  if (text.trim() === "") return [];
  const scale = Math.hypot(matrix[0], matrix[1]);
  // What MathJax reserves without a browser: 1 em for a wide character, 0.6 for any other.
  const ems = Array.from(text).reduce((sum, character) => sum + (WIDE.test(character) ? 1 : 0.6), 0);
  const [x, y] = applyMatrix(matrix, 0, 0);
  const size = 940 * scale;
  const width = ems * 1000 * scale;
  const box = { left: x, top: y - size, right: x + width, bottom: y + size * 0.3 };
  return [
    { kind: "text", text, x, y, size, width, box, ...(ink.color === undefined ? {} : { color: ink.color }) },
  ];
}
