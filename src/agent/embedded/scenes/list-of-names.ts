import { AND as AND_OF } from "../parallel/clauses.ts";
import { toPattern } from "../text/regex.ts";

/** Where a list comes to its end, in any language. */
const AND = `(?:${Object.values(AND_OF).join("|")})`;
const NAME = "(?:\\p{L}{1,3}['’]?\\s?)?\\p{Lu}[\\p{L}\\p{M}'’-]*(?:\\s\\p{Lu}[\\p{L}\\p{M}'’-]*)*";
const OTHERS = `,\\s${NAME}(?:,\\s${NAME})*,?\\s${AND}\\s${NAME}`;
/** "… in Kent, Burgundy and the Okanagan ran |", up to a figure. */
const BEFORE = toPattern(`${NAME}${OTHERS}\\s[^,;:.]*$`, "u");
/** "| growers in Kent, Burgundy and the Okanagan". */
const BEHIND = toPattern(`^[^,;:.]*?(?<!\\p{L})${NAME}${OTHERS}(?!\\p{L})`, "u");
/** 请带身份证、照片和押金 |: of a row whose last thing has a price. */
const EAST_BEFORE = /[请請需][^，。；、\p{Nd}]{1,12}、[^，。；]{1,24}(?:和|及)[^，。；、\p{Nd}]{1,8}$/u;

/**
 * Whether the clause of a figure would be cut within a list of names: of "46 growers in Kent, Burgundy and the Okanagan ran 612
 * stakes" neither "46 growers in Kent" is true nor "612 stakes run by Burgundy and the Okanagan".
 */
export function cutsListOfNames(text: string, { start, end }: { start: number; end: number }): boolean {
  return BEFORE.test(text.slice(0, start)) || BEHIND.test(text.slice(end)) || EAST_BEFORE.test(text.slice(0, start)); // prettier-ignore
}
