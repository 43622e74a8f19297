import japanese from "./phrase-models/budoux-ja.json" with { type: "json" };
import simplified from "./phrase-models/budoux-zh-hans.json" with { type: "json" };

/**
 * How surely a phrase begins at a place in a text, by the models of BudouX 0.9.2 (Google, Apache-2.0). They are sums
 * of integers, so every machine comes to the same; the package itself would bring a DOM and the sign-in of a registry.
 */
type Model = Readonly<Record<string, Readonly<Record<string, number>>>>;

const MODELS = { ja: japanese as Model, "zh-Hans": simplified as Model };

/** What a group of weights is asked about: characters from and to, counted from the place. */
const WINDOWS = [
  ["UW1", -3, -2], ["UW2", -2, -1], ["UW3", -1, 0], ["UW4", 0, 1], ["UW5", 1, 2], ["UW6", 2, 3],
  ["BW1", -2, 0], ["BW2", -1, 1], ["BW3", 0, 2],
  ["TW1", -3, 0], ["TW2", -2, 1], ["TW3", -1, 2], ["TW4", 0, 3],
] as const; // prettier-ignore

const weightOfAll = (model: Model): number =>
  Object.values(model)
    .flatMap((group) => Object.values(group))
    .reduce((sum, weight) => sum + weight, 0);

const TOTALS = { ja: weightOfAll(MODELS.ja), "zh-Hans": weightOfAll(MODELS["zh-Hans"]) };

/** Over 0: BudouX itself would begin a phrase there; thousands: surely. */
export function breakScore(text: string, at: number, language: keyof typeof MODELS): number {
  let score = -TOTALS[language] / 2;
  for (const [group, from, to] of WINDOWS)
    score += MODELS[language][group]?.[text.slice(Math.max(0, at + from), Math.max(0, at + to))] ?? 0;
  return score;
}
