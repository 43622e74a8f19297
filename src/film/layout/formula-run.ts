/** A number, a quantity of a letter or two, or a bracket of such: no word of three letters or more. */
const TERM = String.raw`(?!\S*\p{L}{3})[−√±(⌈⌊\p{Nd}\p{Script=Latin}\p{Script=Greek}][^\s,;:!?،؛]{0,11}(?<!\.)`;
const SIGN = "[=<>±+−≤≥≈×·÷]";

/** The source of a pattern for a formula in plain signs within a sentence: "x² − 5x + 6 = 0", "n > 100", "v = 3". */
export const FORMULA_RUN = String.raw`(?<![\p{L}\p{N}])(?=[^=<>±+−≤≥≈×·÷]{0,14}(?:\p{Script=Latin}|\p{Script=Greek}|${SIGN}[^=]{0,30}(?:\p{Script=Latin}|\p{Script=Greek})))${TERM}(?: ${SIGN} ${TERM})+`;
