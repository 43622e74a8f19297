import type { Emphasis } from "../../artifacts/cue.ts";
import type { Visual } from "../../artifacts/storyboard.ts";
import type { Finding } from "../../artifacts/timeline.ts";
import { coverText } from "../fonts/cover-text.ts";
import { printSigns } from "./print-signs.ts";

/** What these hold is not set in type, or names something. */
const NOT_SHOWN = new Set([
  "kind",
  "tex",
  "icon",
  "illustration",
  "key",
  "language",
  "id",
  "from",
  "to",
  "area",
]);

/** Set as it is written, in type. */
const CODE = "code";

/**
 * A thing's texts as they are painted: with the signs of print, and every character one that a font of ours can
 * draw. A film does not fail for one rare sign; every loss is told.
 */
export function coverTexts<T>(
  things: T,
  language: string,
  { spacesCount = false } = {},
): { covered: T; findings: Finding[] } {
  const findings: Finding[] = [];
  const cover = (text: string): string => {
    const { text: drawn, missing } = coverText(text, language);
    if (missing.length === 0) return drawn;
    const message = `no font draws ${missing.join(" ")}: ${shownAs(text, missing, language)}`;
    findings.push({ severity: "warning", code: "glyph_replaced", message });
    return spacesCount ? drawn : drawn.replaceAll(/ {2,}/g, " ").trim();
  };
  const walk = (value: unknown, key: string): unknown => {
    if (typeof value === "string") {
      if (NOT_SHOWN.has(key)) return value;
      return cover(key === CODE ? value : printSigns(value, language).text);
    }
    if (Array.isArray(value)) return value.map((one) => walk(one, key));
    if (value === null || typeof value !== "object") return value;
    const walked = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, walk(one, name)]));
    const { emphasis, point, ...rest } = walked;
    if ((emphasis ?? point) === undefined || !("text" in value) || typeof value.text !== "string")
      return walked;
    const { text, at } = printSigns(value.text, language);
    // Where signs were lost, its places are those of the text as it was.
    if (walked["text"] !== text) return rest;
    const moved = ({ start, end }: Emphasis): Emphasis => ({ start: at(start), end: at(end) });
    return {
      ...rest,
      ...(emphasis === undefined ? {} : { emphasis: (emphasis as Emphasis[]).map((span) => moved(span)) }),
      ...(point === undefined ? {} : { point: moved(point as Emphasis) }),
    };
  };
  return { covered: walk(things, "") as T, findings };
}

/** The place of the first of the signs, as it was written and as it is drawn. */
export function shownAs(text: string, [first = ""]: readonly string[], language: string): string {
  const at = text.indexOf(first);
  const words = Array.from(text.slice(0, at)).slice(-20).join("").trimStart();
  const around = `${words}${Array.from(text.slice(at)).slice(0, 20).join("")}`.trim();
  return `"${around}" is shown as "${coverText(around, language).text.trim()}"`;
}

/** Of code, every space counts. */
export function coverVisual(visual: Visual, language: string): { visual: Visual; findings: Finding[] } {
  const { covered, findings } = coverTexts(visual, language, { spacesCount: visual.kind === "code" });
  return { visual: covered, findings };
}
