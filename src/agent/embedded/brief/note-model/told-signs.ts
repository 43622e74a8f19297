/** Whether a unit is a formula or a picture: nobody says that to a maker, whatever its few words are like. */
export function isOfSigns(said: string): boolean {
  return isFormula(said) || isEquation(said) || ONLY_LINKS.test(said);
}

/** "$$\text{cost} = \frac{…}{…}$$": set by itself, or with what only formulas are written with. */
function isFormula(said: string): boolean {
  return SET_ALONE.test(said) || /\\(?:[dt]?frac|sqrt|times|cdot|approx|sum|int)(?![a-z])/u.test(said);
}

const SET_ALONE = /^(?:\$\$.+\$\$|\\\[.+\\\])[.,;]?$/u;

/** "6 CO2 + 6 H2O + light -> C6H12O6 + 6 O2": signs, and hardly a word. */
function isEquation(said: string): boolean {
  return /->|[→⇒⇌=≈]/u.test(said) && (said.match(/\p{L}{4,}/gu)?.length ?? 0) < 3;
}

/** "[![CI](x.svg)](ci.example)": pictures and addresses, and no word. */
const ONLY_LINKS = /^(?:\s*\[?!?\[[^\]]*\]\([^)]*\)(?:\]\([^)]*\))?)+\s*$/u;
