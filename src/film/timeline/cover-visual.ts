import anyAscii from "any-ascii";
import type { Visual } from "../../artifacts/storyboard.ts";
import type { Finding } from "../../artifacts/timeline.ts";
import { INTER } from "../fonts/font-packages.ts";
import { fontStack } from "../fonts/font-stack.ts";

/** What these hold is not set in type, or names something. */
const NOT_SHOWN = new Set(["kind", "tex", "icon", "illustration", "key", "language"]);

/**
 * Texts in which every character can be drawn by a font of ours: composed, and what no font has put in other
 * words or left out. A film does not fail for one rare sign; every loss is told.
 */
export function coverVisual(visual: Visual, language: string): { visual: Visual; findings: Finding[] } {
  const findings: Finding[] = [];
  const cover = (text: string): string => {
    const covered = text.normalize("NFC");
    const { missing } = fontStack(covered, INTER, language);
    if (missing.length === 0) return covered;
    const drawn = missing.reduce((now, one) => now.replaceAll(one, replacement(one, language)), covered);
    const message = `no font draws ${missing.join(" ")}: "${covered.slice(0, 40)}" is shown as "${drawn.trim().slice(0, 40)}"`;
    findings.push({ severity: "warning", code: "glyph_replaced", message });
    // Of code, every space counts.
    return visual.kind === "code" ? drawn : drawn.replaceAll(/ {2,}/g, " ").trim();
  };
  const walk = (value: unknown, key: string): unknown => {
    if (typeof value === "string") return NOT_SHOWN.has(key) ? value : cover(value);
    if (Array.isArray(value)) return value.map((one) => walk(one, key));
    if (value === null || typeof value !== "object") return value;
    const walked = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, walk(one, name)]));
    // Its places are those of the text as it was.
    const { emphasis, ...rest } = walked;
    return emphasis !== undefined &&
      Object.entries(value).some(([name, one]) => name === "text" && walked["text"] !== one)
      ? rest
      : { ...rest, ...(emphasis !== undefined && { emphasis }) };
  };
  return { visual: walk(visual, "") as Visual, findings };
}

/** The same sign in plainer form, else its sound in Latin letters, else nothing. */
function replacement(character: string, language: string): string {
  for (const plainer of [character.normalize("NFKC"), anyAscii(character)])
    // The name of an emoji between colons is no replacement.
    if (
      plainer !== character &&
      !/^:.*:$/.test(plainer) &&
      fontStack(plainer, INTER, language).missing.length === 0
    )
      return plainer;
  return "";
}
