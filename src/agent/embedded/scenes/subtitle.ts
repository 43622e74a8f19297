import type { Block } from "../brief/brief.ts";
import { countWords, splitSentences } from "../text/sentences.ts";
import type { Candidate } from "./draft.ts";

/**
 * "Approximate production in the 2023/24 season, in million bags (60 kg each):": what stands before a table and says when
 * or in what its figures count; null where it says neither, or is more than a line long.
 */
export function subtitleBefore(block: Block | undefined, language: string): string | null {
  if (block?.kind !== "paragraph" || block.lines.length > 1) return null;
  const last = splitSentences(block.text.shown.trim(), language).at(-1) ?? "";
  const said = /^(?<said>.+?)\s*[:：]$/su.exec(last)?.groups?.["said"] ?? "";
  const counts = /\p{Nd}|[(（[]/u.test(said);
  return counts && countWords(said) <= MOST_WORDS && said.length <= MOST_SIGNS ? said : null;
}

const MOST_WORDS = 16;
const MOST_SIGNS = 110;

/** A chart of one measure, or a map, with that line below its heading. */
export function withSubtitle(candidate: Candidate | null, subtitle: string | null): Candidate | null {
  if (candidate === null || subtitle === null) return candidate;
  return {
    ...candidate,
    visual: (cueOf) => {
      const visual = candidate.visual(cueOf);
      if (visual.kind === "map") return { ...visual, caption: subtitle };
      const [only, another] = visual.kind === "chart" ? visual.series : [];
      if (visual.kind !== "chart" || only === undefined || another !== undefined) return visual;
      return { ...visual, series: [{ ...only, name: subtitle }] };
    },
  };
}
