import type { Cue, Figure } from "../../../artifacts/cue.ts";
import type { NumberVisual } from "../../../artifacts/storyboard.ts";
import { groupDigits, groupQuantities } from "../text/group-digits.ts";
import { primaryLanguage } from "../../language/detect-language.ts";
import { withoutAmountVerb } from "./amount-verbs.ts";
import { withCue } from "./draft.ts";
import type { Striking } from "./striking.ts";

/** A figure with its label as the visual has it. */
export function shownFigure(
  { figure, label, share, from, lead, turned }: Striking,
  was: Cue | undefined,
  language: string,
): NumberVisual["figures"][number] {
  const said = turned === true ? label : withoutAmountVerb(label, primaryLanguage(language));
  return {
    figure: grouped(figure, language),
    // "3200 of 12500" keeps its figures as they are written, and so does what stands below it.
    label: share === undefined ? groupQuantities(said, language) : said,
    ...(lead === undefined || from !== undefined ? {} : { lead }),
    ...(share === undefined ? {} : { share }),
    ...(from === undefined ? {} : { from: withCue({ figure: grouped(from.figure, language) }, was) }),
  };
}

/** The figure with the separators of its language; what it counts to stays. */
export function grouped(figure: Figure, language: string): Figure {
  const { display, prefix, suffix } = figure;
  const digits = display.slice(prefix.length, display.length - suffix.length);
  return { ...figure, display: `${prefix}${groupDigits(digits, language)}${suffix}` };
}
