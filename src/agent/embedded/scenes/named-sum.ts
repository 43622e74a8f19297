import { findFigures, type FoundFigure } from "../text/figures.ts";
import { capitalise, countWords } from "../text/sentences.ts";
import { isYear } from "./days-and-years.ts";

/** The parts of a sum that a sentence names before a colon: `heading` what stands there, `offset` where a part begins. */
export type NamedSum = {
  heading: string;
  points: { label: string; display: string; value: number; offset: number }[];
};

const MOST = { parts: 7, headWords: 12, nameWords: 5 };
/** Parts are rounded: they make the sum but for so much of it. */
const ROUNDING = 0.015;

/** What a scale multiplies by; the marks of money and units besides do not matter, where the parts make the sum. */
const SCALES: readonly (readonly [RegExp, number])[] = [
  [/^\s?(?:bn|billions?|milliard\p{L}*|mrd|mld|miliard\p{L}*|млрд|миллиард\p{L}*|мільярд\p{L}*|mil millones|miljard\p{L}*)/iu, 1e9],
  [/^\s?(?:m(?![\p{L}²³])|mill?i?[oõó]\p{L}*|mio|mln|milh\p{L}+|milion\p{L}*|miljo\p{L}*|млн|миллион\p{L}*|мільйон\p{L}*)/iu, 1e6],
  [/^\s?(?:k(?!\p{L})|thousand|tausend|tsd|mille|mila|mil(?!\p{L})|tys|tysi\p{L}+|duizend|tusen\p{L}*|тыс\p{L}*|тис\p{L}*)/iu, 1e3],
]; // prettier-ignore

/**
 * "The wing costs £7.5m: £3.9m for the building, £2.1m for the equipment and £1.5m for the garden." Only where the parts
 * make the sum are they its parts.
 */
export function namedSum(sentence: string, base: string): NamedSum | null {
  const text = sentence.replace(/[\s.!。]+$/u, "");
  const colon = /\s?[:：](?=\s|\p{Script=Han})\s*/u.exec(text) ?? /\s[—–]\s/u.exec(text);
  if (colon === null || /[?？"“”«»„]/u.test(text)) return null;
  const heading = text.slice(0, colon.index).trim();
  const from = colon.index + colon[0].length;
  const counted = (one: FoundFigure, said: string): boolean => !isYear(one, said.slice(0, one.start), said.slice(one.end)); // prettier-ignore
  const [whole, another] = findFigures(heading, base).filter((one) => counted(one, heading));
  if (whole === undefined || another !== undefined || countWords(heading) > MOST.headWords) return null;
  const parts = findFigures(text, base).filter((one) => one.start >= from);
  if (parts.length < 2 || parts.length > MOST.parts || !parts.every((one) => counted(one, text))) return null;
  const sum = amountOf(whole);
  const values = parts.map(amountOf);
  const total = values.reduce((all, value) => all + value, 0);
  if (!(sum > 0) || Math.abs(total - sum) > sum * ROUNDING || values.some((value) => !(value > 0)))
    return null;
  const names = namesBehind(text, parts, base) ?? namesBefore(text, parts, from);
  if (names === null || new Set(names.map((name) => name.toLowerCase())).size < names.length) return null;
  const points = parts.map(({ figure, start }, at) => ({
    label: capitalise(names[at] ?? ""),
    display: figure.display,
    value: values[at] ?? 0,
    offset: start,
  }));
  return { heading, points };
}

function amountOf({ figure }: FoundFigure): number {
  return (figure.value ?? Number.NaN) * (SCALES.find(([scale]) => scale.test(figure.suffix))?.[1] ?? 1);
}

const AND = "and|und|et|y|e|ed|en|og|och|i|oraz|и|та|і";
const ENDS = new RegExp(`\\s*(?:[,;،，；]\\s*(?:(?:${AND})\\s)?(?:(?:the|die|les?|los|las|i|os|as|de) )?|\\s(?:${AND})\\s(?:(?:the|die|les?|los|las|os|as|de) )?|[、])\\s*$`, "iu"); // prettier-ignore
/** What an amount is for, before its name. */
const FOR =
  /^(?:(?:goes?|went|go|comes?|came|kommen|kommt|vient|viennent|viene|vienen|vengono|vem|vêm|komt|komen|is|are|was|were|geht|gehen|entfällt|entfallen|fließt|fließen|va|vont|van|vai|vão|gaat|gaan|vanno)\s)?(?:for|to|on|towards?|into|in|of|from|as|für|an|auf|in|aus|von|vom|pour|à|au|aux|en|dans|de|d['’]|para|a|al|en|del?|per|alla?|ai|agli|da|dal|dalla|dai|dalle|dagli|do|da|dos|das|voor|naar|aan|van|na|dla|z|för|till|til|for|från|fra|на|для|из|из-за|про)(?:\s|(?<=['’]))(?:(?:the|our|its|new|das|die|den|der|dem|le|la|les|l['’]|el|los|las|il|lo|i|gli|o|os|as|de|het)(?:\s|(?<=['’])))?/iu;

/** "£3.9m for the building, £2.1m …": each name stands behind its amount; all lose what they are for, or none. */
function namesBehind(text: string, parts: readonly FoundFigure[], base: string): string[] | null {
  const told = parts.map(({ end }, at) => {
    const next = parts[at + 1]?.start;
    const said = text.slice(end, next ?? text.length);
    return next !== undefined && !ENDS.test(said)
      ? ""
      : said.replace(next === undefined ? /$/u : ENDS, "").trim();
  });
  const names = told.map((one) => one.replace(FOR, ""));
  // "für den großen Garten", "aus Spenden", "на крышу": by itself the name has another ending.
  const ends = (name: string, from: string): boolean => base === "de" && (/^\p{Ll}/u.test(name) || (/^(?:aus|von) /u.test(from) && name.endsWith("n"))); // prettier-ignore
  const bare = !INFLECTED.test(base) && names.every((name, at) => name !== told[at] && !ends(name, told[at] ?? "")); // prettier-ignore
  return all(bare ? names : told);
}

/** "building £3.9m, equipment £2.1m": before it. */
function namesBefore(text: string, parts: readonly FoundFigure[], from: number): string[] | null {
  if (text.slice(parts.at(-1)?.end ?? 0).trim() !== "") return null;
  return all(
    parts.map(({ start }, at) => {
      const said = text.slice(parts[at - 1]?.end ?? from, start);
      const opens = at === 0 ? "" : (new RegExp(`^\\s*(?:[,;،，；、]\\s*(?:(?:${AND})\\s)?|(?:${AND})\\s)`, "iu").exec(said)?.[0] ?? null); // prettier-ignore
      if (opens === null) return "";
      return said.slice(opens.length).replace(/^(?:the|der|die|das|le|la|les|el|los|las|il|lo|gli|o|os|as|de|het)\s/iu, "").replace(/\s*[:–—-]?\s*$/u, ""); // prettier-ignore
    }),
  );
}

function all(names: readonly string[]): string[] | null {
  if (names.some((name) => HOW_LARGE.test(name))) return null;
  const named = names.every((name) => /^\p{L}/u.test(name) && countWords(name) <= MOST.nameWords && !/[,;:()]/u.test(name)); // prettier-ignore
  return named ? [...names] : null;
}

const INFLECTED = /^(?:pl|cs|sk|ru|uk|fi|hu|tr)$/;

/** "20 metres wide and 40 metres long" are no parts of 60. */
const HOW_LARGE =
  /^(?:wide|long|high|deep|tall|thick|breit|lang|hoch|tief|dick|de (?:large|long|haut|profondeur|ancho|largo|alto|fondo)|di (?:larghezza|lunghezza|altezza)|larg[eoa]|long[ao]?|haut[e]?|anch[oa]|alt[oa]|breed|hoog|diep|szerok\p{L}+|długi\p{L}*|в (?:длину|ширину|высоту)|(?:later|earlier|ago|später|früher|plus tard|después|dopo))(?!\p{L})/iu;
