import { FRAME, MATRIX, withDecimals } from "./tex-tokens.ts";

const SIGNS: Record<string, string> = {
  times: "×", cdot: "·", div: "÷", pm: "±", le: "≤", leq: "≤", ge: "≥", geq: "≥", ne: "≠", neq: "≠", approx: "≈",
  infty: "∞", sum: "∑", prod: "∏", int: "∫", sqrt: "√", to: "→", rightarrow: "→", Rightarrow: "⇒", in: "∈",
  alpha: "α", beta: "β", gamma: "γ", delta: "δ", epsilon: "ε", theta: "θ", lambda: "λ", mu: "μ", pi: "π", rho: "ρ",
  sigma: "σ", tau: "τ", phi: "φ", omega: "ω", Delta: "Δ", Sigma: "Σ", Omega: "Ω", Phi: "Φ", Psi: "Ψ",
  lceil: "⌈", rceil: "⌉", lfloor: "⌊", rfloor: "⌋", bmod: "mod", mod: "mod", pmod: "mod", det: "det", dim: "dim", min: "min", max: "max", lim: "lim", log: "log", ln: "ln", sin: "sin", cos: "cos", tan: "tan",
}; // prettier-ignore
const POWERS: Record<string, string> = { "0": "⁰", "1": "¹", "2": "²", "3": "³", "4": "⁴", "5": "⁵", "6": "⁶", "7": "⁷", "8": "⁸", "9": "⁹", n: "ⁿ", "-": "⁻", "+": "⁺" }; // prettier-ignore

/** Of "₀", whose other digits follow. */
const LOWERED = 0x20_80;
/** What stands between two terms, with a blank on either side. */
const BETWEEN = /^[×·÷≤≥≠≈→⇒∈]$/u;

/** How the unit opens that stands behind a formula's value in its sentence, and is seen with it. */
export const TEXT_BEHIND = "\\ \\text{";

/** A formula without the unit that its sentence gave it. */
export function withoutUnitBehind(tex: string): string {
  const at = tex.lastIndexOf(TEXT_BEHIND);
  return at < 0 ? tex : tex.slice(0, at);
}

/** A formula in plain characters, for short screen texts: `E = mc²`. */
export function plainTex(tex: string): string {
  return (
    withDecimals(tex)
      .replace(MATRIX, (_all, cells: string) => {
        const rows = cells.split("\\\\").map((row) => row.replaceAll("&", " ").trim());
        return `(${rows.filter((row) => row !== "").join("; ")})`;
      })
      .replace(FRAME, " ")
      .replace(/\\sqrt\s*\{((?:[^{}]|\{[^{}]*\})*)\}/g, root)
      .replace(/\\(?:d|t)?frac\s*(?:\{([^{}]*)\}|(\d))\s*(?:\{([^{}]*)\}|(\d))/g, fraction)
      .replace(/\\(?:text|mathrm|mathbf|operatorname)\s*\{([^{}]*)\}/g, "$1")
      // "b^2-4ac" is b squared: of a power without braces only its first sign is one.
      .replace(/\^(?:\{([0-9n+-]{1,4})\}|([0-9n+-]))/g, (_all, power = "", sign = "") =>
        Array.from(`${power}${sign}`)
          .map((c) => POWERS[c] ?? c)
          .join(""),
      )
      .replace(/\^\{([^{}]{2,})\}/g, "^($1)")
      .replace(/_\{?([0-9]{1,3})\}?/g, (_all, index: string) =>
        Array.from(index)
          .map((c) => String.fromCharCode(LOWERED + Number(c)))
          .join(""),
      )
      .replace(/\\([a-zA-Z]+)\s*/g, (_all, name: string) => {
        const sign = SIGNS[name] ?? "";
        if (BETWEEN.test(sign)) return ` ${sign} `;
        return /^[a-z]/.test(sign) ? `${sign} ` : sign;
      })
      .replace(/\\./g, " ")
      .replace(/[{}]/g, "")
      .replace(/(?<=log|ln|lim|min|max)\s(?=[₀-₉])/gu, "")
      .replace(RELATION, " $1 ")
      .replace(PLUS, " + ")
      .replace(MINUS, " − ")
      .replace(/\s-\s/gu, " − ")
      .replace(/(?<![\p{L}\p{N}])-(?=[\p{L}\p{N}(√])/gu, "−")
      .replace(/\s+(?=[⌉⌋)\]])/gu, "")
      .replace(/\s+/g, " ")
      .trim()
  );
}

/** Signs that stand between two sides or two terms, with a blank on either side; "−b" and "half-life" have none. */
const RELATION = /\s*([=<>±])\s*/gu;
const TERM_ENDS = "(?:(?<=[\\p{N}\\p{No})\\]⌉⌋′'!])|(?<=(?<!\\p{L})\\p{L}))";
const TERM_BEGINS = "(?=[\\p{N}(\\[⌈⌊√]|\\p{L}(?!\\p{L}{2}))";
const PLUS = new RegExp(`${TERM_ENDS}\\s*\\+\\s*${TERM_BEGINS}`, "gu");
const MINUS = new RegExp(`${TERM_ENDS}\\s*-\\s*${TERM_BEGINS}`, "gu");

/** √2 of a number or a letter; of more in brackets, so that it is seen how far the root goes. */
function root(_all: string, under = ""): string {
  return /^(?:\p{L}|[\p{Nd}.,]+)$/u.test(under.trim()) ? `√${under.trim()}` : `√(${under.trim()})`;
}

const VULGAR: Readonly<Record<string, string>> = {
  "1/2": "½", "1/3": "⅓", "2/3": "⅔", "1/4": "¼", "3/4": "¾", "1/5": "⅕", "1/6": "⅙", "1/8": "⅛",
}; // prettier-ignore

/** ½ for one half; brackets only around what is more than a number or a letter. */
function fraction(_all: string, a = "", b = "", c = "", d = ""): string {
  const [above, below] = [a || b, c || d].map((part) => part.trim());
  const bare = (part = ""): string => (/^(?:\p{L}|[\p{Nd}.,]+)$/u.test(part) ? part : `(${part})`);
  return VULGAR[`${above}/${below}`] ?? `${bare(above)}/${bare(below)}`;
}
