import { toPattern } from "../text/regex.ts";

const SUBSCRIPTS = "₀₁₂₃₄₅₆₇₈₉₊₋ₐₑₕᵢⱼₖₗₘₙₒₚₛₜₓ";
const ON_LINE_BELOW = "0123456789+-aehijklmnopstx";
const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ";
const ON_LINE_ABOVE = "0123456789+-n";
const GREEK: Readonly<Record<string, string>> = {
  α: "alpha", β: "beta", γ: "gamma", δ: "delta", ε: "epsilon", η: "eta", θ: "theta", λ: "lambda", μ: "mu", ν: "nu", π: "pi",
  ρ: "rho", σ: "sigma", τ: "tau", φ: "phi", ω: "omega", Γ: "Gamma", Δ: "Delta", Σ: "Sigma", Φ: "Phi", Ψ: "Psi", Ω: "Omega",
}; // prettier-ignore
const SIGNS: Readonly<Record<string, string>> = {
  "×": "\\times ", "·": "\\cdot ", "⋅": "\\cdot ", "÷": "\\div ", "−": "-", "–": "-", "½": "\\frac{1}{2}", "¼": "\\frac{1}{4}",
}; // prettier-ignore

/** "Q_hot", "v_{max}", "x_1": one letter and the word or number below it. */
const NAMED_BELOW =
  /(?<![\p{L}\p{N}_])(?<letter>Δ?[A-Za-zα-ωΓΔΣΦΨΩ])_(?:(?<bare>[A-Za-z]{1,10}|\d{1,2})|\{(?<braced>[A-Za-z0-9]{1,10})\})(?![\p{L}\p{N}_(])/gu;
/** Stands for such a word while the formula is read; behind it the number of the word. */
const BELOW = "\uE000-\uE0FF";
const FIRST_BELOW = 0xe000;

/** A letter, a number or a root, with what stands above and below it. */
const PIECE = `(?:√?(?:Δ?[A-Za-zα-ωΓΔΣΦΨΩ]|\\d+(?:[.,]\\d+)?|½|¼)[${SUBSCRIPTS}]*[${BELOW}]?[${SUPERSCRIPTS}]*)`;
/** What is multiplied without a sign: "2πr²", "½ m v²", "2(a + b)". */
const FACTOR = `(?:√?\\((?:[^()=]{1,40})\\)[${SUPERSCRIPTS}]*|${PIECE}){1,4}`;
const TERM = `${FACTOR}(?: ${FACTOR}){0,3}`;
const SIDE = `[−–-]?${TERM}(?:\\s?[+−–×·⋅÷/*-]\\s?${TERM}){0,8}`;
const FORMULA = toPattern(`^${SIDE}(?:\\s?[=≈]\\s?${SIDE}){1,2}$`, "u");
/** Signs that stand in no sentence and in no line of code. */
const SURELY = toPattern(`[${BELOW}${SUBSCRIPTS}${SUPERSCRIPTS}×·⋅÷≈√½¼α-ωΓΔΣΦΨΩ]`, "u");
/** Three letters in a row are a word, but for functions and products as short as "mgh". */
const WORD = /[A-Za-z]{4,}/u;

/**
 * A line that is a formula in plain characters, "V₂ = V₁ × T₂ / T₁", as TeX; null where it may be anything else: a sum of
 * numbers, a line of code, words.
 */
export function plainFormulaTex(line: string): string | null {
  const words: string[] = [];
  const bare = line.trim().replace(/[.,;:]$/u, "");
  const written = bare.replaceAll(NAMED_BELOW, (_all, letter: string, word?: string, braced?: string) => {
    words.push(word ?? braced ?? "");
    return letter + String.fromCodePoint(FIRST_BELOW + words.length - 1);
  });
  if (written.length > MOST || !SURELY.test(written) || WORD.test(written)) return null;
  if (!FORMULA.test(written) || !/\p{L}/u.test(written)) return null;
  return texOf(written).replaceAll(toPattern(`[${BELOW}]`, "gu"), (sign) => {
    const word = words[(sign.codePointAt(0) ?? FIRST_BELOW) - FIRST_BELOW] ?? "";
    return word.length > 1 && !/^\d/u.test(word) ? `_{\\text{${word}}}` : `_{${word}}`;
  });
}

/** In running text only what stands close: letters after a space or a dash may be the next word. */
const CLOSE = `(?:\\s?[+×·⋅÷/*]\\s?|\\s?[−-]\\s?(?=${PIECE}(?![\\p{L}\\p{N}])))`;
const CLOSE_SIDE = `[−-]?${FACTOR}(?:${CLOSE}${FACTOR}){0,8}`;
/** Before and behind an equals sign, in a window of so many signs, since what is tried at every place of a long text takes its square in time. */
const LEFT_OF = toPattern(`(?<=^|[\\s(:„“"«])${PIECE}{1,2}(?:${CLOSE}${PIECE}{1,2}){0,3}\\s?$`, "u");
const RIGHT_OF = toPattern(`^\\s?${CLOSE_SIDE}(?:\\s?[=≈]\\s?${CLOSE_SIDE})?(?=[\\s.,;:!?)”"»]|$)`, "u");
const WINDOW = { before: 40, behind: 90 };
/** Laws that everyone writes without a sign between their letters, and a letter by another, which no sentence has. */
const SURE_LAW =
  /^(?:[A-Za-zρΔ] = [A-Za-z] ?\/ ?[A-Za-z]|[A-Z] = (?:ma|mg|mgh|IR|RI|UI|IV|VI|hf|qE|mv|nRT))$/u;
/** "F = 3 · 5 N": a number with its unit is cut off from it. */
const UNIT_BEHIND = /^\s?(?:[a-zA-Z°µΩ]{1,3}(?:[/²³]|(?![\p{L}])))/u;

/** A formula that stands in running text: `start` and `end` are places in it, `tex` is the formula. */
export type FormulaInText = { start: number; end: number; tex: string };

/** The formulas in plain characters of a sentence, "The force is F = m · a.", as TeX. */
export function formulasInText(text: string): FormulaInText[] {
  const found: FormulaInText[] = [];
  for (const { index: sign } of text.matchAll(/[=≈]/gu)) {
    const [left] = LEFT_OF.exec(text.slice(Math.max(0, sign - WINDOW.before), sign)) ?? [];
    const [right] = RIGHT_OF.exec(text.slice(sign + 1, sign + WINDOW.behind)) ?? [];
    const start = sign - (left?.length ?? 0);
    if (
      left === undefined ||
      right === undefined ||
      left.length === WINDOW.before ||
      start < (found.at(-1)?.end ?? 0)
    )
      continue;
    const end = sign + 1 + right.length;
    const written = text.slice(start, end);
    if (/\p{Nd}$/u.test(written) && UNIT_BEHIND.test(text.slice(end))) continue;
    const tex = SURE_LAW.test(written) ? texOf(written) : plainFormulaTex(written);
    if (tex !== null) found.push({ start, end, tex });
  }
  return found;
}

const MOST = 120;

function texOf(written: string): string {
  const fractions = written.replaceAll(FRACTION, "⟨$1⟩⟨$2⟩");
  return fractions
    .replaceAll(toPattern(`[${SUBSCRIPTS}]+`, "gu"), (run) => `_{${onLine(run, SUBSCRIPTS, ON_LINE_BELOW)}}`)
    .replaceAll(
      toPattern(`[${SUPERSCRIPTS}]+`, "gu"),
      (run) => `^{${onLine(run, SUPERSCRIPTS, ON_LINE_ABOVE)}}`,
    )
    .replaceAll(/√\(([^()]*)\)/gu, "\\sqrt{$1}")
    .replaceAll(/√(\d+|\p{L})/gu, "\\sqrt{$1}")
    .replaceAll(/[α-ωΓΔΣΦΨΩ]/gu, (letter) => (GREEK[letter] === undefined ? letter : `\\${GREEK[letter]} `))
    .replaceAll(/[×·⋅÷−–½¼]/gu, (sign) => SIGNS[sign] ?? sign)
    .replaceAll("*", "\\cdot ")
    .replaceAll("≈", "\\approx ")
    .replaceAll(/⟨([^⟩]*)⟩⟨([^⟩]*)⟩/gu, "\\frac{$1}{$2}")
    .replaceAll(/\s+/gu, " ")
    .trim();
}

/** Two single pieces around a stroke; what is multiplied behind it would have to stand below as well. */
const FRACTION = toPattern(`(${PIECE}+)\\s?/\\s?(${PIECE})(?=\\s?(?:[=≈+−–-]|$))`, "gu");

function onLine(run: string, raised: string, plain: string): string {
  const signs = Array.from(raised);
  return Array.from(run, (sign) => Array.from(plain)[signs.indexOf(sign)] ?? sign).join("");
}
