import { parseTex, type TexNode } from "./tex-tokens.ts";
import { speakTex } from "./speak-tex.ts";

/** A quantity of a formula: its TeX, and the ways in which a text of the language may write or say it. */
export type FormulaSymbol = { tex: string; names: string[] };

const GREEK: Record<string, string> = {
  alpha: "α", beta: "β", gamma: "γ", delta: "δ", epsilon: "ε", varepsilon: "ε", zeta: "ζ", eta: "η", theta: "θ", vartheta: "ϑ",
  iota: "ι", kappa: "κ", lambda: "λ", mu: "μ", nu: "ν", xi: "ξ", rho: "ρ", varrho: "ϱ", sigma: "σ", tau: "τ", upsilon: "υ", phi: "φ",
  varphi: "φ", chi: "χ", psi: "ψ", omega: "ω", Gamma: "Γ", Delta: "Δ", Theta: "Θ", Lambda: "Λ", Xi: "Ξ", Phi: "Φ", Psi: "Ψ",
  Omega: "Ω", pi: "π", Sigma: "Σ", hbar: "ħ", ell: "ℓ",
}; // prettier-ignore
/** Marks over a letter, which belong to the quantity. */
const ACCENTS = new Set(["bar", "overline", "hat", "vec", "tilde", "dot", "ddot", "mathbf", "mathcal", "mathbb", "boldsymbol"]); // prettier-ignore

/** The quantities of a formula in their order, each once; names of functions and units are none. */
export function symbolsOf(tex: string, language: string): FormulaSymbol[] {
  const found = new Map<string, FormulaSymbol>();
  const add = (own: string, written: string[]): void => {
    if (found.has(own)) return;
    const spoken = speakTex(own, language);
    found.set(own, { tex: own, names: [...new Set([...written, ...(spoken === null ? [] : [spoken])])] });
  };
  const walk = (nodes: readonly TexNode[]): void => {
    for (let at = 0; at < nodes.length; at += 1) {
      const letter = concentrationAt(nodes, at);
      if (letter !== null) add(`[${letter}]`, [`[${letter}]`, letter]);
      const node = nodes[at];
      if (letter !== null) at += 2;
      else if (node !== undefined) visit(node);
    }
  };
  const visit = (node: TexNode): void => {
    if (node.kind === "script") {
      const base = letterOf(node.base);
      const index = node.sub === null ? null : indexOf(node.sub);
      if (base !== null && index !== null)
        add(`${base.tex}_{${index.tex}}`, base.written.flatMap((one) => [`${one}_${index.plain}`, `${one}_{${index.plain}}`, `${one}${index.plain}`, `${one}${lowered(index.plain)}`])); // prettier-ignore
      else {
        visit(node.base);
        if (node.sub !== null) walk(node.sub);
      }
      if (node.sup !== null) walk(node.sup);
      return;
    }
    const letter = letterOf(node);
    if (letter !== null) return add(letter.tex, letter.written);
    if (node.kind === "group") walk(node.body);
    else if (node.kind === "command" && !["mathrm", "operatorname"].includes(node.name))
      node.args.forEach(walk);
  };
  walk(parseTex(tex));
  return [...found.values()];
}

/** "[S]": how much of S there is, which is what stands in the formula. */
function concentrationAt(nodes: readonly TexNode[], at: number): string | null {
  const [open, inner, close] = nodes.slice(at, at + 3);
  if (open?.kind !== "atom" || open.text !== "[" || close?.kind !== "atom" || close.text !== "]") return null;
  return inner === undefined ? null : (letterOf(inner)?.tex ?? null);
}

function letterOf(node: TexNode): { tex: string; written: string[] } | null {
  if (node.kind === "atom" && /^\p{L}$/u.test(node.text)) return { tex: node.text, written: [node.text] };
  if (node.kind !== "command") return null;
  const sign = GREEK[node.name];
  if (sign !== undefined) return { tex: `\\${node.name}`, written: [sign, node.name] };
  const [only, ...more] = node.args[0] ?? [];
  const inner = ACCENTS.has(node.name) && only !== undefined && more.length === 0 ? letterOf(only) : null;
  return inner === null ? null : { tex: `\\${node.name}{${inner.tex}}`, written: inner.written };
}

/** "1", "max", "\text{kin}": an index that belongs to the quantity's name. */
function indexOf(nodes: readonly TexNode[]): { tex: string; plain: string } | null {
  const parts = nodes.map((node) => {
    if (node.kind === "atom" && /^[\p{L}\p{N}]+$/u.test(node.text))
      return { tex: node.text, plain: node.text };
    if (node.kind === "text") return { tex: `\\text{${node.text}}`, plain: node.text };
    const roman = node.kind === "command" && node.name === "mathrm" ? indexOf(node.args[0] ?? []) : null;
    return roman === null ? null : { tex: `\\mathrm{${roman.tex}}`, plain: roman.plain };
  });
  if (parts.length === 0 || parts.length > 8 || parts.includes(null)) return null;
  return { tex: parts.map((part) => part?.tex).join(""), plain: parts.map((part) => part?.plain).join("") };
}

const LOWERED = "₀₁₂₃₄₅₆₇₈₉";

function lowered(index: string): string {
  return index.replaceAll(/\d/gu, (digit) => LOWERED[Number(digit)] ?? digit);
}
