import type { ChartVisual } from "../../../artifacts/data-visuals.ts";

/** "4 species": a number, and one word of what it counts in. */
const COUNTED =
  /^(?<number>[-+−]?\p{N}[\p{N}.,'’\u00A0\u202F]*)[\s\u00A0\u202F]+(?<word>\p{L}[\p{L}\p{M}-]*)$/u;
/** Shorter ones are units that belong to their number: "4 km", "12 kWh". */
const FEWEST_LETTERS = 5;
/** "4 million", "3 тысячи", "5 lakh": the number goes on in the word. */
const MAGNITUDE =
  /^(?:hundred|thousand|mil|mil+i|bil+i|bi[lł]i|tril|mrd|milyar|tausend|hundert|duizend|tus[ei]n|tys|tis[ií]|ezer|bin$|тыс|тис|мил|млн|млрд|мільй|мільяр|cent$|cents$|crore|lakh|लाख|करोड़|हज़ार|ألف|آلاف|مليون|ملايين|מיליון|אלף)/iu;
/** "1 child" among "4 children" is the same word. */
const STEM = 4;
const FEWEST_POINTS = 3;
/** So few marks have room for a unit of so many letters beside their number. */
const FEW = 4;
const SHORT = 8;

/**
 * The chart with numbers alone at its marks where each had the same word behind it, and that word as their unit: it stands
 * once, under the heading. As it was where the marks say different things or too little to be taken from them.
 */
export function withWordedUnit(visual: ChartVisual): ChartVisual {
  const [only, ...others] = visual.series;
  if (only === undefined || others.length > 0 || (visual.unit ?? "").trim() !== "") return visual;
  if (visual.chart === "donut" || visual.chart === "stacked") return visual;
  const counted = only.displays.map((display) => COUNTED.exec(display.trim())?.groups);
  const words = counted.flatMap((found) => (found?.["word"] === undefined ? [] : [found["word"]]));
  const known = only.displays.filter((display) => display.trim() !== "").length;
  if (words.length < FEWEST_POINTS || words.length !== known) return visual;
  const word = mostOften(words);
  if (Array.from(word).length < FEWEST_LETTERS || MAGNITUDE.test(word)) return visual;
  // "Paid off after, years": behind what says what is measured a short unit reads better at each of a few marks.
  const apart = visual.chart === "column" || visual.chart === "bar";
  if (apart && only.name.trim() !== "" && words.length <= FEW && Array.from(word).length <= SHORT) return visual; // prettier-ignore
  if (!words.every((one) => one.slice(0, STEM).toLowerCase() === word.slice(0, STEM).toLowerCase())) return visual; // prettier-ignore
  const displays = only.displays.map((display, at) => counted[at]?.["number"] ?? display);
  return { ...visual, unit: capitalised(word), series: [{ ...only, displays }] };
}

function mostOften(words: readonly string[]): string {
  const times = (word: string): number => words.filter((one) => one === word).length;
  return words.toSorted((a, b) => times(b) - times(a))[0] ?? "";
}

function capitalised(word: string): string {
  return word.charAt(0).toLocaleUpperCase() + word.slice(1);
}
