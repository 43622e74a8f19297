/**
 * Raised and lowered figures (CO₂, 10⁻⁹). The fonts that we have were cut down to a few scripts and lost them,
 * so they are drawn as small figures of the same face, off the line.
 */
const RAISED = new Map(
  Array.from("⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ", (character, index) => [character, "0123456789+−=()ni"[index]!]),
);
const LOWERED = new Map(
  Array.from("₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₒₓₕₖₗₘₙₚₛₜᵢⱼᵣᵤᵥ", (character, index) => [
    character,
    "0123456789+−=()aeoxhklmnpstijruv"[index]!,
  ]),
);
/** These three are in every font, as its designer meant them; beside others they are drawn like those. */
const RUN = /[⁰¹²³⁴-⁹⁺⁻⁼⁽⁾ⁿⁱ]*[⁰⁴-⁹⁺⁻⁼⁽⁾ⁿⁱ][⁰¹²³⁴-⁹⁺⁻⁼⁽⁾ⁿⁱ]*|[₀-₉₊₋₌₍₎ₐₑₒₓₕₖₗₘₙₚₛₜᵢⱼᵣᵤᵥ]+/gu;

/** Lines that run both ways are drawn whole, so that their order is right; figures then stand on the line. */
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/** Of the size of the text around it. */
const SIZE = 0.64;
const RISE = 0.34;
const FALL = 0.15;

/** A part of a line in one size; `shift` in ems of the line, down. */
export type TextRun = { text: string; size: number; shift: number };

export function hasScriptFigures(text: string): boolean {
  return text.search(RUN) >= 0;
}

/** The text as its figures are drawn. */
export function plainFigures(text: string): string {
  return text.replace(RUN, (run) => plain(run));
}

function plain(run: string): string {
  return Array.from(run, (one) => RAISED.get(one) ?? LOWERED.get(one) ?? one).join("");
}

/** The text in the parts in which it is measured and drawn, in reading order. */
export function textRuns(text: string): TextRun[] {
  if (RIGHT_TO_LEFT.test(text)) return [{ text: plainFigures(text), size: 1, shift: 0 }];
  const runs: TextRun[] = [];
  let at = 0;
  const line = (until: number): void => {
    if (until > at) runs.push({ text: text.slice(at, until), size: 1, shift: 0 });
  };
  for (const { 0: run, index } of text.matchAll(RUN)) {
    line(index);
    runs.push({ text: plain(run), size: SIZE, shift: RAISED.has(run[0]!) ? -RISE : FALL });
    at = index + run.length;
  }
  line(text.length);
  return runs;
}

/** A CSS font shorthand at another size, and a little stronger, as small figures need to look as dark. */
export function fontAt(font: string, factor: number): string {
  if (factor === 1) return font;
  return font
    .replace(/(\d+(?:\.\d+)?)px/, (_, size: string) => `${Number(size) * factor}px`)
    .replace(/^(\d{3})\b/, (_, weight: string) => String(Math.min(900, Number(weight) + 100)));
}

export function fontSizeOf(font: string): number {
  return Number(/(\d+(?:\.\d+)?)px/.exec(font)?.[1] ?? 0);
}
