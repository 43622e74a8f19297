import type { Finding, Layer, Paint, Rect, TextPaint } from "../../artifacts/timeline.ts";
import type { ComponentContext } from "../components/component.ts";
import { inkOf } from "../layout/layer-builder.ts";
import { counterText } from "../layers/paint-text.ts";
import { leastContrast } from "../styles/contrast.ts";
import type { Theme } from "../styles/theme.ts";

/** Text of less contrast than this is not seen at all by many. */
const UNREADABLE = 2;

/** Ids of what a page that stands out has under it. */
const PAGE_GROUND = "bleed-ground";

/** A quote's mark is an ornament: nobody has to read it. */
function isRead({ id }: Layer): boolean {
  return id !== "quote-mark";
}

/** What a strict eye would send back: text off the safe area, too small, too pale, on other text. */
export function checkLayers(layers: Layer[], context: ComponentContext): Finding[] {
  const findings: Finding[] = [];
  const texts = layers.flatMap((layer) => layer.paint.flatMap((paint) => textsOf(paint, layer)));
  for (const { layer, text, ink } of texts) {
    const where = `"${text.text.slice(0, 40)}" in ${layer.id}`;
    if (!isSafe(ink, context))
      findings.push({ severity: "error", code: "overflow", message: `${where} leaves the safe area` });
    const size = Number(/(\d+(?:\.\d+)?)px/.exec(text.font)?.[1] ?? 0);
    if (size < context.theme.minSize)
      findings.push({
        // What stands below a sign of a formula is small by its nature.
        severity: layer.id.startsWith("formula-") ? "warning" : "error",
        code: "font_size",
        message: `${where} is set at ${size} px`,
      });
    const { theme } = onPageGround(layer, layers, context);
    const ratio = leastContrast(text.color.slice(0, 7), groundsOf(text, ink, layer, theme));
    if (isRead(layer) && ratio < (size >= 32 * context.theme.unit ? 3 : 4.5))
      findings.push({
        severity: ratio < UNREADABLE ? "error" : "warning",
        code: "contrast",
        message: `${where} has contrast ${ratio.toFixed(1)}`,
      });
  }
  return [...findings, ...overlaps(texts), ...crossings(texts, context)];
}

type PlacedText = { layer: Layer; text: TextPaint; ink: Rect };

function textsOf(paint: Paint, layer: Layer): PlacedText[] {
  if (paint.kind === "text") return [{ layer, text: paint, ink: inkOf(paint) }];
  if (paint.kind !== "counter") return [];
  const value = layer.tracks.value?.at(-1)?.value ?? 1;
  const text: TextPaint = { kind: "text", ...paint.text, text: counterText(paint, value) };
  return [{ layer, text, ink: inkOf(text) }];
}

/** What a page that stands out is on: the film's other ground, painted below it while it is seen. */
function onPageGround(layer: Layer, layers: readonly Layer[], context: ComponentContext): ComponentContext {
  const { other = null, theme } = context;
  const below = layers.slice(0, layers.indexOf(layer));
  const isOther = other !== null && below.some((one) => one.id.startsWith(PAGE_GROUND) && shareTime(one, layer)); // prettier-ignore
  return { ...context, theme: isOther ? other : theme };
}

function isSafe({ x, y, width, height }: Rect, { format, theme }: ComponentContext): boolean {
  const edge = theme.safe;
  return (
    x >= edge - 1 &&
    y >= edge - 1 &&
    x + width <= format.width - edge + 1 &&
    y + height <= format.height - edge + 1
  );
}

/** What it is said to stand on, or the fill of its own layer beneath it; else all grounds of the style: it may stand on any of them. */
function groundsOf(text: TextPaint, ink: Rect, layer: Layer, { color }: Theme): readonly string[] {
  if (text.on !== undefined) return [text.on];
  const before = layer.paint.slice(0, Math.max(0, layer.paint.indexOf(text)));
  const under = before.findLast((paint) => {
    const fill = paint.kind === "text" || !("fill" in paint) ? undefined : paint.fill;
    return typeof fill === "string" && fill.length === 7 && holds(inkOf(paint), ink);
  });
  if (under !== undefined && "fill" in under && typeof under.fill === "string") return [under.fill];
  if (text.color.slice(0, 7).toLowerCase() === color.onPrimary.toLowerCase()) return [color.primary];
  return color.grounds;
}

function holds(outer: Rect, inner: Rect, slack = 4): boolean {
  return (
    outer.x <= inner.x + slack &&
    outer.y <= inner.y + slack &&
    outer.x + outer.width >= inner.x + inner.width - slack &&
    outer.y + outer.height >= inner.y + inner.height - slack
  );
}

/** Texts that are on screen at the same time and touch. Two lines of one block may share their leading. */
function overlaps(texts: PlacedText[]): Finding[] {
  const findings: Finding[] = [];
  for (const [index, one] of texts.entries()) {
    for (const other of texts.slice(index + 1)) {
      if (!shareTime(one.layer, other.layer)) continue;
      // Parts of one line in two colours stand as close as letters do.
      if (one.layer === other.layer && one.text.y === other.text.y) continue;
      const wide =
        Math.min(one.ink.x + one.ink.width, other.ink.x + other.ink.width) - Math.max(one.ink.x, other.ink.x);
      const high =
        Math.min(one.ink.y + one.ink.height, other.ink.y + other.ink.height) -
        Math.max(one.ink.y, other.ink.y);
      // Lines of one block may share their leading: only ink that lies well into other ink is a defect.
      const deep = one.layer === other.layer ? Math.min(one.ink.height, other.ink.height) * 0.4 : 4;
      if (wide <= 4 || high <= deep) continue;
      const message = `"${one.text.text.slice(0, 30)}" (${one.layer.id}) touches "${other.text.text.slice(0, 30)}" (${other.layer.id})`;
      findings.push({ severity: "error", code: "overlap", message });
    }
  }
  return findings;
}

/** px at 1080: what is less high or wide than this is a rule, a bar or a mark, and no panel that holds words. */
const LEAST_PANEL = 90;
/** px at 1080: so much of a letter's ink may stand out, as of one that was drawn over its line. */
const STANDS_OUT = 6;

/** Words that begin on a panel of their own layer and run over its edge. */
function crossings(texts: PlacedText[], { theme }: ComponentContext): Finding[] {
  const [least, slack] = [LEAST_PANEL * theme.unit, STANDS_OUT * theme.unit];
  return texts.flatMap(({ layer, text, ink }) => {
    const crossed = layer.paint.some((paint) => {
      if (paint.kind !== "rect" || paint.width < least || paint.height < least) return false;
      return meets(paint, ink, slack) && !holds(paint, ink, slack);
    });
    if (!crossed) return [];
    const message = `"${text.text.slice(0, 40)}" in ${layer.id} crosses the edge of its panel`;
    return [{ severity: "error" as const, code: "overflow", message }];
  });
}

function meets(panel: Rect, ink: Rect, slack: number): boolean {
  return (
    ink.x + ink.width > panel.x + slack &&
    ink.x < panel.x + panel.width - slack &&
    ink.y + ink.height > panel.y + slack &&
    ink.y < panel.y + panel.height - slack
  );
}

/** Whether there is a frame at which both are more than half there: pages that follow each other do not meet. */
function shareTime(one: Layer, other: Layer): boolean {
  const [a, b] = [visibleFrames(one), visibleFrames(other)];
  return a.from < b.to && b.from < a.to;
}

function visibleFrames({ tracks: { opacity } }: Layer): { from: number; to: number } {
  const shown = opacity?.filter(({ value }) => value > 0.5) ?? [];
  const leaves = opacity?.at(-1)?.value === 0;
  return {
    from: opacity === undefined ? 0 : (shown[0]?.frame ?? Number.POSITIVE_INFINITY),
    to: leaves ? (opacity?.at(-1)?.frame ?? 0) : Number.POSITIVE_INFINITY,
  };
}
