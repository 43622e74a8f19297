import { moleculeName } from "./molecules.ts";

export type Substance = {
  /** 1 where none is written. */
  coefficient: number;
  /** `CO2`; null for a word such as `light`. */
  formula: string | null;
  /** Its name in the language, or the formula or word as written. */
  name: string;
};
export type Reaction = { from: Substance[]; to: Substance[]; reversible: boolean; tex: string };

const ELEMENTS = new Set(
  (
    "H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr Rb Sr Y Zr " +
    "Nb Mo Tc Ru Rh Pd Ag Cd In Sn Sb Te I Xe Cs Ba La Ce W Re Os Ir Pt Au Hg Tl Pb Bi Po At Rn Ra U Pu"
  ).split(" "),
);
const ARROW = /\s*(<->|<=>|⇌|⇄|↔|-->|->|→|⟶|=>|=)\s*/;
const FORMULA = /^(?:[A-Z][a-z]?\d*|\((?:[A-Z][a-z]?\d*)+\)\d*)+$/;
const SUBSCRIPTS = /[₀-₉]/g;

/** A reaction equation written in plain letters, e.g. `2 H2 + O2 -> 2 H2O`; null when the line is none. */
export function parseReaction(line: string, language: string): Reaction | null {
  if (line.length > 300) return null;
  const plain = line
    .replace(SUBSCRIPTS, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0x2080 + 48))
    .replace(/\((?:s|l|g|aq)\)/g, "")
    .trim()
    .replace(/[.;]$/, "");
  const pieces = plain.split(ARROW);
  if (pieces.length !== 3) return null;
  const [left = "", arrow = "", right = ""] = pieces;
  const from = readSide(left, language);
  const to = readSide(right, language);
  if (from === null || to === null) return null;
  const formulas = [...from, ...to].filter((substance) => substance.formula !== null);
  const known = formulas.some((substance) => /[a-z]?\d/.test(substance.formula ?? ""));
  if (formulas.length < 2 || !known || !to.some((substance) => substance.formula !== null)) return null;
  const reversible = ["<->", "<=>", "⇌", "⇄", "↔"].includes(arrow);
  const tex = `${sideTex(from)} ${reversible ? "\\rightleftharpoons" : "\\rightarrow"} ${sideTex(to)}`;
  return { from, to, reversible, tex };
}

function readSide(text: string, language: string): Substance[] | null {
  const substances: Substance[] = [];
  for (const term of text.split(/\s*\+\s*/)) {
    const match = /^(\d{1,3})?\s*(\S.*)$/.exec(term.trim());
    if (match === null) return null;
    const body = match[2]?.trim() ?? "";
    const coefficient = match[1] === undefined ? 1 : Number(match[1]);
    if (isFormula(body)) {
      substances.push({ coefficient, formula: body, name: moleculeName(body, language) ?? body });
    } else if (/^\p{L}[\p{L} -]{1,24}$/u.test(body) && match[1] === undefined) {
      substances.push({ coefficient: 1, formula: null, name: body });
    } else return null;
  }
  return substances.length > 0 && substances.length <= 6 ? substances : null;
}

function isFormula(text: string): boolean {
  if (!FORMULA.test(text)) return false;
  return (text.match(/[A-Z][a-z]?/g) ?? []).every((symbol) => ELEMENTS.has(symbol));
}

function sideTex(side: readonly Substance[]): string {
  return side.map(substanceTex).join(" + ");
}

function substanceTex(substance: Substance): string {
  if (substance.formula === null) return `\\text{${substance.name}}`;
  const body = substance.formula.replace(/\d+/g, (digits) => `_{${digits}}`);
  return `${substance.coefficient > 1 ? `${substance.coefficient}\\,` : ""}\\mathrm{${body}}`;
}
