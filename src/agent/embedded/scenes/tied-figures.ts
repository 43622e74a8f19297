import type { Figure } from "../../../artifacts/cue.ts";
import { withoutConjunction } from "../text/conjunctions.ts";
import { isPercent } from "../text/figures.ts";
import { multipleOf } from "../text/multiples.ts";
import { denies, standingOf } from "../text/recast/standing.ts";
import { proportionsOf, type Proportion } from "../text/proportions.ts";
import { rangeOf } from "../text/spans.ts";
import type { SceneContext } from "./draft.ts";
import { saidIn } from "./judge-figure.ts";
import type { Striking } from "./striking.ts";
import { changeIn, comparedIn } from "./tied-change.ts";
import { shareIn } from "./tied-share.ts";

const SCORE = { multiple: 3, range: 0.5 };

/** What a sentence tells by two figures or by a verb: "31 of 100", "from 80 to 20 %", "doubled", "15–20 kg". */
export function tiedFigures(text: string, at: number, context: SceneContext): Striking[] {
  const found = [
    changeIn(text, at, context) ?? comparedIn(text, at, context),
    ...proportionsOf(text, context.base)
      .filter((one) => !isOneOfTwo(one, text))
      .map((one) => shareIn(one, text, at, context)),
    rangeIn(text, at, context),
    multipleIn(text, at, context),
  ].filter((one) => one !== null);
  return found
    .filter((one, index) =>
      found.slice(0, index).every(({ start, end }) => one.end <= start || end <= one.start),
    )
    .map((one) => ({ ...one, label: withoutConjunction(one.label, context.base) }))
    .filter((one) => /\p{L}/u.test(one.label) && !isDenied(one, text, context.base));
}

/** "Only half of the remaining half goes, so a quarter is left": one fraction of a sentence with others is not what it comes to. */
function isOneOfTwo({ display, start, end }: Proportion, text: string): boolean {
  if (!/^\d+\/\d+$/u.test(display)) return false;
  const rest = `${text.slice(0, start)} · ${text.slice(end)}`;
  return FRACTION.test(rest);
}

const FRACTION =
  /(?<!\p{L})(?:half|halves|quarters?|thirds?|fifths?|hälfte|viertel|drittel|moitié|(?:un|trois) quarts?|tiers|mitad|(?:un|tres) cuartos?|tercios?|metà|(?:un|tre) quart[oi]|terz[oi]|metade|(?:um|três) quartos?|terços?|helft|kwart|derde|połow\p{L}+|ćwier\p{L}+|половин\p{L}+|четверт\p{L}+|треть|чверть|третин\p{L}+)(?!\p{L})/iu;

/**
 * "Did not fall from 80 to 20 percent": what is told not to be so is no picture. That one in five "cannot read" is told
 * by the label of the share.
 */
function isDenied({ start, end, share }: Striking, text: string, language: string): boolean {
  if (share === undefined) return standingOf(text, start, end, language) === "denied";
  return denies(/(?:\S+\s){0,2}$/u.exec(text.slice(0, start))?.[0] ?? "", language);
}

function rangeIn(text: string, at: number, context: SceneContext): Striking | null {
  const pair = rangeOf(text, context.base);
  if (pair === null) return null;
  const { first, second, start, end, unit } = pair;
  // "100万円から150万円" shares its scale; "1万到1万4千元" does not, and "1–1万4千元" would begin at one.
  const shared = second.suffix.includes(first.suffix);
  const low = shared ? first.display.slice(0, first.display.length - first.suffix.length) : first.display;
  const high = second.prefix === first.prefix ? second.display.slice(second.prefix.length) : second.display;
  const display = `${low}–${high}`;
  const score = (isPercent(second) ? 3 : 2.5) + SCORE.range;
  const label = nameBefore(text, start, end) ?? saidIn(text, { start, end });
  const figure = { display, value: null, decimals: 0, prefix: "", suffix: second.suffix };
  return { at, start, end, cue: start, score, label, figure, unit, tied: true };
}

/** "Service life: | 20–25 years": a word or two that stand before the range, and nothing behind it, are what it is of. */
function nameBefore(text: string, start: number, end: number): string | null {
  if (/[\p{L}\p{N}]/u.test(text.slice(end))) return null;
  const name = NAME.exec(text.slice(0, start).trim())?.groups?.["name"] ?? "";
  return name === "" || SMALL_WORDS.test(name) ? null : name;
}

const NAME = /^(?<name>\p{Lu}[\p{L}\p{M}-]{2,}(?:\s\p{Ll}[\p{L}\p{M}-]{3,})?)\s?[:：]?$/u;
/** What leads on to an amount, and names nothing. */
const SMALL_WORDS =
  /(?:^|\s)(?:about|only|another|around|from|between|within|after|every|over|under|noch|etwa|rund|zwischen|alle|nach|seit|ungefähr|bara|cirka|encore|environ|entre|tous|toutes|après|depuis|unos|unas|cada|entre|aún|circa|ogni|ancora|dopo|cerca|ainda|após|ongeveer|tussen|elke|nog|około|jeszcze|między|около|ещё|еще|между|каждые|через|біля|ще|між|кожні|yaklaşık|hâlâ)$/iu;

function multipleIn(text: string, at: number, context: SceneContext): Striking | null {
  const multiple = multipleOf(text, context.base);
  if (multiple === null) return null;
  const { factor, start, end } = multiple;
  const east = { ja: "倍", zh: "倍", ko: "배" }[context.base];
  const figure: Figure =
    factor < 1
      ? { display: "−50%", value: 50, decimals: 0, prefix: "−", suffix: "%" }
      : east !== undefined
        ? { display: `${factor}${east}`, value: factor, decimals: 0, prefix: "", suffix: east }
        : { display: `×${factor}`, value: factor, decimals: 0, prefix: "×", suffix: "" };
  const label = saidIn(text, { start, end });
  return { at, start, end, cue: start, score: SCORE.multiple, label, figure, unit: "", tied: true };
}
