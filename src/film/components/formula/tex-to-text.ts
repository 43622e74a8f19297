/** Commands that have a character of their own. */
const SYMBOLS: Record<string, string> = {
  alpha: "α",
  beta: "β",
  gamma: "γ",
  delta: "δ",
  epsilon: "ε",
  varepsilon: "ε",
  zeta: "ζ",
  eta: "η",
  theta: "θ",
  lambda: "λ",
  mu: "μ",
  nu: "ν",
  xi: "ξ",
  pi: "π",
  rho: "ρ",
  sigma: "σ",
  tau: "τ",
  phi: "φ",
  varphi: "φ",
  chi: "χ",
  psi: "ψ",
  omega: "ω",
  Gamma: "Γ",
  Delta: "Δ",
  Theta: "Θ",
  Lambda: "Λ",
  Pi: "Π",
  Sigma: "Σ",
  Phi: "Φ",
  Psi: "Ψ",
  Omega: "Ω",
  cdot: "·",
  times: "×",
  div: "÷",
  pm: "±",
  mp: "∓",
  le: "≤",
  leq: "≤",
  ge: "≥",
  geq: "≥",
  ne: "≠",
  neq: "≠",
  approx: "≈",
  equiv: "≡",
  sim: "∼",
  propto: "∝",
  infty: "∞",
  partial: "∂",
  nabla: "∇",
  sum: "∑",
  prod: "∏",
  int: "∫",
  to: "→",
  rightarrow: "→",
  longrightarrow: "→",
  Rightarrow: "⇒",
  leftarrow: "←",
  Leftarrow: "⇐",
  leftrightarrow: "↔",
  rightleftharpoons: "⇌",
  iff: "⇔",
  implies: "⇒",
  in: "∈",
  notin: "∉",
  subset: "⊂",
  cup: "∪",
  cap: "∩",
  forall: "∀",
  exists: "∃",
  lceil: "⌈",
  rceil: "⌉",
  lfloor: "⌊",
  rfloor: "⌋",
  langle: "⟨",
  rangle: "⟩",
  ldots: "…",
  dots: "…",
  cdots: "⋯",
  degree: "°",
  circ: "°",
  prime: "′",
  sqrt: "√",
  quad: " ",
  qquad: " ",
};
const SUBSCRIPTS = new Map(
  Array.from("0123456789+-=()").map((plain, index) => [plain, Array.from("₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎")[index] ?? plain]),
);
const SUPERSCRIPTS = new Map(
  Array.from("0123456789+-=()n").map((plain, index) => [
    plain,
    Array.from("⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ")[index] ?? plain,
  ]),
);

/**
 * TeX as a line of plain text, for a formula that cannot be set: commands become their characters or
 * go, braces go, figures below and above the line keep their place where there are such characters.
 */
export function texToText(tex: string): string {
  return tex
    .replaceAll(/\\(?:begin|end)\s*\{[^{}]*\}/g, " ")
    .replaceAll(/\\(?:d|t)?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, "($1)/($2)")
    .replaceAll(
      /([_^])\s*(?:\{([^{}]*)\}|([^\s\\{}]))/g,
      (_, mark: string, group?: string, single?: string) => shifted(mark, group ?? single ?? ""),
    )
    .replaceAll(
      /\\([a-zA-Z]+)\*?/g,
      (_, name: string) =>
        SYMBOLS[name] ?? (/^(?:log|ln|sin|cos|tan|exp|lim|max|min)$/.test(name) ? name : ""),
    )
    .replaceAll(/\\\\/g, " ")
    .replaceAll(/\\[,;:!> ]/g, " ")
    .replaceAll(/\\([{}%$&_#])/g, "$1")
    .replaceAll(/(?<!\\)[{}&$]|\\|~/g, " ")
    .replaceAll(/\(([^()\s])\)\/\(([^()\s])\)/g, "$1/$2")
    .replaceAll(/\s+/g, " ")
    .trim();
}

function shifted(mark: string, text: string): string {
  const table = mark === "_" ? SUBSCRIPTS : SUPERSCRIPTS;
  const characters = Array.from(text, (character) => table.get(character));
  return characters.every((character) => character !== undefined) ? characters.join("") : `${mark}${text}`;
}
