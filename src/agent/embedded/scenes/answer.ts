import { findFigures, type FoundFigure } from "../text/figures.ts";

/** What opens the case: "At 6%, …". */
const CASE =
  /^(?:at|with|for|after|on|bei|mit|für|nach|ab|à|avec|pour|après|al?|con|para|tras|per|dopo|com|após|bij|met|voor|na|vid|med|för|efter|ved|for|etter|przy|za|po|z|при|за|после|с|з|із|після|عند|مع)\s\P{Nd}{0,12}$/iu;
/** What leads to the answer behind the comma: "in 12 years". */
const LEADS =
  /^\s?[,،:;–—]\s?(?<lead>(?:in|within|after|about|only|just|for|nach|nur|rund|etwa|en|dans|après|environ|dentro de|unos|em|cerca de|dopo|circa|na|over|om|på|efter|etter|za|po|через|за|после|всего|около|في|بعد)(?:\s\p{L}{2,6})?)?\s?$/iu;

/** "Al 6 %, en 12 años": a case and its answer without a verb. What is asked for is the second amount; null for other sentences. */
export function answerOf(
  text: string,
  base: string,
): { found: FoundFigure; label: string; lead: string } | null {
  const [given, found, another] = findFigures(text, base);
  if (given === undefined || found === undefined || another !== undefined) return null;
  if (given.unit === found.unit && given.figure.suffix === found.figure.suffix) return null;
  const opens = CASE.test(text.slice(0, given.start));
  const between = LEADS.exec(text.slice(given.end, found.start));
  const ends = /^(?:\s\p{L}[\p{L}\p{M}]*)?[\s.!。]*$/u.test(text.slice(found.end));
  if (!opens || between === null || !ends || found.figure.value === null) return null;
  // "in 12 Jahren": what a bare number counts stands with it.
  const noun = found.unit === "" ? (/^\s\p{L}[\p{L}\p{M}]*/u.exec(text.slice(found.end))?.[0] ?? "") : "";
  const { figure } = found;
  const whole = {
    ...found,
    figure: { ...figure, display: figure.display + noun, suffix: figure.suffix + noun },
  };
  return { found: whole, label: text.slice(0, given.end).trim(), lead: between.groups?.["lead"] ?? "" };
}
