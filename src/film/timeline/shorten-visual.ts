import type { Visual } from "../../artifacts/storyboard.ts";
import type { Finding } from "../../artifacts/timeline.ts";
import { captionWidth } from "./caption-lines.ts";

/**
 * The most that a frame can show of each kind of text, in characters (wide ones count twice). Plans
 * keep far below; what comes from elsewhere may not, and the voice says all of it anyway.
 */
const LIMITS: Record<string, number> = {
  heading: 140,
  title: 150,
  subtitle: 200,
  eyebrow: 80,
  label: 150,
  detail: 200,
  text: 380,
  attribution: 120,
  lead: 120,
  date: 48,
  display: 40,
  caption: 200,
  rows: 120,
  categories: 60,
  name: 60,
  aspect: 60,
  unit: 60,
};

/** Where a kind gives a text less room than the others do. */
const LIMITS_BY_KIND: Partial<Record<Visual["kind"], Record<string, number>>> = {
  comparison: { title: 60, text: 160 },
  formula: { label: 140, text: 80 },
  chart: { name: 90 },
};

/** Texts cut to what a frame can hold, at a pause or between words; every cut is told. */
export function shortenVisual(visual: Visual): { visual: Visual; findings: Finding[] } {
  const findings: Finding[] = [];
  const walk = (value: unknown, key: string): unknown => {
    if (typeof value === "string") {
      const limit = limitOf(visual, key);
      const short = shorten(value, limit);
      if (short !== value)
        findings.push({
          severity: "warning",
          code: "text_shortened",
          message: `only the beginning of a ${key} of ${value.length} characters is shown: "${short.slice(0, 60)}"`,
        });
      return short;
    }
    if (Array.isArray(value)) return value.map((one) => walk(one, key));
    if (value !== null && typeof value === "object")
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, walk(one, name)]));
    return value;
  };
  return { visual: walk(visual, "") as Visual, findings };
}

/** Beside a name or an hour alone a cell has the room of two columns: what a programme tells of an hour. */
const CELL_OF_TWO = 160;

function limitOf(visual: Visual, key: string): number {
  if (visual.kind === "table" && key === "rows" && visual.columns.length === 2) return CELL_OF_TWO;
  return LIMITS_BY_KIND[visual.kind]?.[key] ?? LIMITS[key] ?? Number.POSITIVE_INFINITY;
}

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

function shorten(text: string, limit: number): string {
  if (captionWidth(text) <= limit) return text;
  let end = 0;
  let width = 0;
  for (const { segment, index } of graphemes.segment(text)) {
    width += captionWidth(segment);
    if (width > limit) break;
    end = index + segment.length;
  }
  const kept = text.slice(0, end);
  const pause = Math.max(
    ...[". ", "! ", "? ", "; ", "。", "！", "？", "；"].map((mark) => kept.lastIndexOf(mark) + 1),
  );
  if (pause > kept.length * 0.5) return kept.slice(0, pause).trim();
  const space = kept.lastIndexOf(" ");
  return (space > kept.length * 0.6 ? kept.slice(0, space) : kept).replace(/[\s,;:，、；：–—-]+$/u, "");
}
