import type { Figure } from "../../../artifacts/cue.ts";
import type { NumberVisual } from "../../../artifacts/storyboard.ts";
import { findFigures } from "../text/figures.ts";
import { capitalise, countWords, withoutStop } from "../text/sentences.ts";
import type { ToldSides } from "../brief/brief.ts";
import type { SceneContext } from "./draft.ts";
import { grouped } from "./shown-figure.ts";

const MOST_WORDS = { point: 6, title: 4 };

/**
 * "Summers pass 40 °C, while January averages about −7 °C": two sides of which each tells one amount and nothing else, as large figures
 * with their names. Null where a side says more, or counts nothing.
 */
export function sidesAsFigures(
  { sides, verdict }: Pick<ToldSides, "sides" | "verdict">,
  { base, language }: SceneContext,
): NumberVisual["figures"] | null {
  if (sides.length !== 2 || verdict !== null) return null;
  const figures = sides.flatMap(({ title, points }): NumberVisual["figures"] => {
    const [only, another] = points;
    const text = withoutStop(only?.text ?? "").trim();
    const [found, more] = findFigures(text, base);
    if (found === undefined || more !== undefined || another !== undefined) return [];
    if (found.unit === "" && found.figure.prefix === "") return [];
    const [before, behind] = [text.slice(0, found.start).trim(), text.slice(found.end).trim()];
    if (behind !== "" || countWords(text) > MOST_WORDS.point || countWords(title) > MOST_WORDS.title)
      return [];
    if (/\p{Nd}/u.test(title)) return [];
    const lead = before.charAt(0).toLowerCase() + before.slice(1);
    const figure = grouped({ ...found.figure, ...minus(found.figure) }, language);
    return [{ figure, label: capitalise(title, language), ...(lead === "" ? {} : { lead }) }];
  });
  return figures.length === 2 ? figures : null;
}

/** "-7 °C" with the sign of its number; nothing is counted down to it. */
function minus({ display }: Figure): Partial<Figure> {
  if (!/^[-−]\p{Nd}/u.test(display)) return {};
  return { display: `−${display.slice(1)}`, value: null, prefix: "", suffix: "" };
}
