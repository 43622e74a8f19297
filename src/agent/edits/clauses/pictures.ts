/** How a scene is shown. */
import { scene, type ClauseReader } from "../clause-context.ts";
import type { ShownAs } from "../operations.ts";

const VISUALS: readonly (readonly [RegExp, ShownAs])[] = [
  [/^(?:horizontal )?bar (?:chart|graph|diagram)$|^bars$/i, "bar chart"],
  [/^(?:column|vertical bar) (?:chart|graph|diagram)$|^columns$/i, "column chart"],
  [/^line (?:chart|graph|diagram)$|^(?:curve|line)$/i, "line chart"],
  [/^(?:chart|graph|diagram)$/i, "chart"],
  [/^table$/i, "table"],
  [/^(?:(?:bullet(?:ed)? )?(?:list|points?)|bullets?)(?: of (?:bullet )?points)?$/i, "bullets"],
  [/^(?:process|steps|(?:process )?flow(?: ?chart)?|sequence(?: of steps)?|numbered list|step[- ]by[- ]step(?: process| list)?|procedure|series of steps)$/i, "process"],
  [/^time ?line$/i, "timeline"],
  [/^(?:comparison|side[- ]by[- ]side(?: comparison)?|versus)$/i, "comparison"],
]; // prettier-ignore

const ARTICLE = "(?:an? |the |as )?";
const PATTERNS: readonly { find: RegExp; scene: number; visual: number }[] = [
  { find: new RegExp(`^(?:turn|convert|change|transform|make|switch|rework|redo|remake) (.+?) (?:in)?to ${ARTICLE}(.+)$`, "i"), scene: 1, visual: 2 },
  { find: new RegExp(`^(?:show|display|present|render|draw|visuali[sz]e|lay out|put|depict|illustrate|do) (.+?) (?:as|in|with|by|using|like|in the form of) ${ARTICLE}(.+)$`, "i"), scene: 1, visual: 2 },
  { find: new RegExp(`^(?:use|make|draw|show) ${ARTICLE}(.+?) (?:for|in|out of|of|from) (.+)$`, "i"), scene: 2, visual: 1 },
  { find: new RegExp(`^(.+?) (?:should|shall|must|could) (?:be|become|be shown as|be displayed as) ${ARTICLE}(.+)$`, "i"), scene: 1, visual: 2 },
  { find: new RegExp(`^(?:replace|swap|exchange) (.+?) (?:with|by|for) ${ARTICLE}(.+)$`, "i"), scene: 1, visual: 2 },
  { find: /^(?:could|can|should|may) (.+?) be (?:shown as |displayed as )?(?:an? |the )?(.+)$/i, scene: 1, visual: 2 },
  { find: /^make (.+?) (?:into )?an? (.+)$/i, scene: 1, visual: 2 },
]; // prettier-ignore

export const showAs: ClauseReader = (clause, context) => {
  for (const { find, scene: at, visual } of PATTERNS) {
    const match = find.exec(clause);
    if (match === null) continue;
    const words = (match[visual] ?? "").replace(/ instead$/i, "").trim();
    const as = VISUALS.find(([pattern]) => pattern.test(words))?.[1];
    if (as === undefined) continue;
    return [{ kind: "show-as", scene: scene((match[at] ?? "").replace(/ instead$/i, ""), context), as }];
  }
  return null;
};
