import { namedDays } from "../text/calendar-days.ts";
import { findFigures, type FoundFigure } from "../text/figures.ts";
import { isNoQuantity } from "../text/no-quantity.ts";
import type { SceneContext, Utterance } from "./draft.ts";
import { isDayOfMonth, isYear } from "./days-and-years.ts";
import { isSharedOut } from "./judge-figure.ts";
import type { Striking } from "./striking.ts";

/**
 * The figures of those sentences of which every amount is seen, on a card or below one: "Tuning is £75, after two years
 * it is £95" would lose the second, and stands as a sentence.
 */
export function ofWholeSentences(
  chosen: readonly Striking[],
  utterances: readonly Utterance[],
  context: SceneContext,
): Striking[] {
  const lost = new Set(
    chosen
      .map(({ at }) => at)
      .filter((at) => {
        const cards = chosen.filter((one) => one.at === at);
        return !areAllSeen(cards, utterances[at]?.text ?? "", context);
      }),
  );
  return chosen.filter(({ at }) => !lost.has(at));
}

function areAllSeen(cards: readonly Striking[], text: string, { base }: SceneContext): boolean {
  const labels = cards.map(({ label }) => label);
  return amountsIn(text, base).every(
    ({ start, end }) =>
      cards.some((one) => (start < one.end && one.start < end) || start < (one.ahead?.end ?? 0)) ||
      labels.some((label) => numbersOf(label).includes(numbersOf(text.slice(start, end))[0] ?? "")),
  );
}

/** What a sentence counts or measures in digits: no years, days or names. */
export function amountsIn(text: string, base: string): FoundFigure[] {
  const days = namedDays(text, base);
  return findFigures(text, base)
    .filter((found) => !isYear(found, text.slice(0, found.start), text.slice(found.end)))
    .filter((found) => !isDayOfMonth(found, text.slice(found.end)))
    .filter((found) => !isNoQuantity(found, text, base) && !isSharedOut(text.slice(0, found.start)))
    .filter(({ start, end }) => days.every((day) => end <= day.start || day.end <= start));
}

/** The numbers of a text without what sets their digits apart. */
function numbersOf(text: string): string[] {
  const written = text.match(/\p{Nd}(?:[\p{Nd}.,'’\u00A0\u202F]*\p{Nd})?/gu) ?? [];
  return written.map((one) => one.replaceAll(/\P{Nd}/gu, ""));
}

/** Whether a sentence counts or measures anything in digits. */
export function tellsAmount(text: string, base: string): boolean {
  return amountsIn(text, base).length > 0;
}
