import type { Visual } from "../../artifacts/storyboard.ts";

const SECONDS_A_WORD = 0.35;
const SECONDS_BEFORE = 2;

/** How long a scene stands at least: code is read, a table of which no row is told, and where and when to come, however little is said of it. */
export function readingSeconds(visual: Visual): number {
  const text =
    visual.kind === "code"
      ? visual.code
      : visual.kind === "table" && visual.cues === undefined
        ? visual.rows.flat().join(" ")
        : visual.kind === "statement" || visual.kind === "title"
          ? (visual.contacts ?? [])
              .flatMap(({ text: line, cue }) => (cue === undefined ? [line] : []))
              .join(" ")
          : "";
  const words = text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return words === 0 ? 0 : SECONDS_BEFORE + words * SECONDS_A_WORD;
}
