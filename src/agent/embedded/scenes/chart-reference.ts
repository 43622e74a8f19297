import type { ChartVisual } from "../../../artifacts/data-visuals.ts";
import { isSum } from "../text/currencies.ts";
import { asciiDigits, findFigures } from "../text/figures.ts";
import { regex, toPattern } from "../text/regex.ts";
import { capitalise } from "../text/sentences.ts";
import { namesIn } from "./chart-names.ts";
import type { SceneContext } from "./draft.ts";
import { YEAR } from "./then-to-now.ts";
import { MARK, plainMark } from "./value-to-reach.ts";
import { isYearAlone } from "../text/year-alone.ts";

/** How far beyond the values of a chart a value of another year may stand in it. */
const BEYOND = 1.25;
/** A value to reach may be farther above them; where it is next to nothing it measures something else. */
const TO_REACH = { above: 1.6, below: 0.1 };

/** "… in all": what all of it comes to is no height that each could reach. */
const IN_ALL =
  "(?<!\\p{L})(?:altogether|in all|in total|overall|together|insgesamt|zusammen|gesamt\\p{L}*|au total|en tout|ensemble|entre tod[oa]s|en total|juntos|in tutto|in totale|insieme|no total|juntos|in totaal|samen|sammanlagt|totalt|tilsammen|i alt|łącznie|razem|всего|вместе|итого|разом|усього|toplam\\p{L}*|birlikte|إجمالي\\p{L}*|कुल)(?!\\p{L})|合計|合计|総計|总共|總共|一共|全部|합계|모두";

type Lines = Pick<ChartVisual, "chart" | "categories" | "series" | "unit">;

/** "the 2019 figure of 44,000", "our target of 800": a value of the same kind that the chart has not, with what it is of. */
export function referenceIn(
  text: string,
  shown: Lines,
  { base, phrases }: Pick<SceneContext, "base" | "phrases">,
): { value: number; label: string } | null {
  const { chart, categories, series, unit } = shown;
  const [only, another] = series;
  if (only === undefined || another !== undefined || chart === "donut" || chart === "stacked") return null;
  const known = only.values.filter((value) => value !== null);
  const ofYears = categories.every((one) => YEAR.test(one));
  const money = only.displays.some((display) => findFigures(display, base).some(isSum));
  const percent = unit === "%" || only.displays.every((display) => PERCENT.test(display));
  const figures = findFigures(text, base).filter(
    (found) =>
      found.figure.value !== null &&
      isSum(found) === money &&
      !isYearAlone(found.figure.display) &&
      PERCENT.test(found.figure.display) === percent &&
      !known.includes(found.figure.value),
  );
  const [figure, second] = figures;
  const value = figure?.figure.value ?? null;
  if (figure === undefined || value === null || second !== undefined) return null;
  const around = `${text.slice(0, figure.start)} ${text.slice(figure.end)}`;
  const years = ofYears ? (asciiDigits(around).match(toPattern(YEAR.source, "gu")) ?? []) : [];
  const missing = years.filter((year) => !categories.some((one) => one.includes(year)));
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const word = MARK.exec(text.slice(0, figure.start))?.groups?.["word"];
  // A target that is one category's own, or that of all together, is no line across them.
  const isMark =
    word !== undefined && namesIn(text, categories).length === 0 && !regex(IN_ALL, "iu").test(text);
  const label = (of: string): string => `${of}${phrases.colon}${figure.figure.display}`;
  if (missing[0] !== undefined && missing.length === 1 && value >= low / BEYOND && value <= high * BEYOND)
    return { value, label: label(missing[0]) };
  return isMark && missing.length === 0 && value <= high * TO_REACH.above && value >= high * TO_REACH.below
    ? { value, label: label(capitalise(plainMark(word))) }
    : null;
}

const PERCENT = /[%٪％]/u;
