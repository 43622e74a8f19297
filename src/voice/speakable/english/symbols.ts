import type { Rule } from "../rules.ts";
import { anyOf } from "../pattern.ts";
import { numberWords } from "./numbers.ts";

const GREEK: Readonly<Record<string, string>> = {
  α: "alpha",
  β: "beta",
  γ: "gamma",
  δ: "delta",
  ε: "epsilon",
  ζ: "zeta",
  η: "eta",
  θ: "theta",
  ι: "iota",
  κ: "kappa",
  λ: "lambda",
  μ: "mu",
  µ: "mu",
  ν: "nu",
  ξ: "xi",
  π: "pi",
  ρ: "rho",
  σ: "sigma",
  τ: "tau",
  υ: "upsilon",
  φ: "phi",
  χ: "chi",
  ψ: "psi",
  ω: "omega",
  Δ: "delta",
  Γ: "gamma",
  Θ: "theta",
  Λ: "lambda",
  Π: "pi",
  Σ: "sigma",
  Φ: "phi",
  Ψ: "psi",
  Ω: "omega",
};
/** Said as words wherever they stand. Longest first where one begins another. */
const SIGNS: readonly (readonly [string, string])[] = [
  ["===", "equals"],
  ["!==", "not equal to"],
  ["==", "equals"],
  ["!=", "not equal to"],
  ["<=", "less than or equal to"],
  [">=", "greater than or equal to"],
  ["=>", "gives"],
  ["->", "to"],
  ["<-", "from"],
  ["&&", "and"],
  ["||", "or"],
  ["≤", "less than or equal to"],
  ["≥", "greater than or equal to"],
  ["≠", "not equal to"],
  ["≈", "about"],
  ["≡", "identical to"],
  ["→", "to"],
  ["⟶", "to"],
  ["⇒", "so"],
  ["←", "from"],
  ["↔", "to and from"],
  ["⇌", "to and from"],
  ["↑", "up"],
  ["↓", "down"],
  ["±", "plus or minus"],
  ["×", "times"],
  ["÷", "divided by"],
  ["∞", "infinity"],
  ["√", "the square root of"],
  ["∑", "the sum of"],
  ["∫", "the integral of"],
  ["∂", "partial"],
  ["∈", "in"],
  ["°", "degrees"],
  ["%", "percent"],
  ["‰", "per thousand"],
  ["&", "and"],
  ["§", "section"],
  ["©", "copyright"],
  ["+", "plus"],
  ["=", "equals"],
  ["<", "less than"],
  [">", "greater than"],
  ["−", "minus"],
];
const SIGN_WORDS = new Map(SIGNS);
const SIGN_PATTERN = anyOf(SIGN_WORDS.keys());

const spaced = (word: string, before: string, after: string): string =>
  (before === "" || /\s$/u.test(before) ? "" : " ") +
  word +
  (after === "" || /^[\s.,;:!?)]/u.test(after) ? "" : " ");

const sign: Rule = {
  name: "sign",
  pattern: new RegExp(SIGN_PATTERN, "gu"),
  say: ([all], { before, after }) => {
    // "<b>" is markup that slipped through: nothing to say.
    if (/^[<>]$/u.test(all) && /^[a-z/]/iu.test(after) && !/\s$/u.test(before)) return " ";
    return spaced(SIGN_WORDS.get(all) ?? "", before, after);
  },
};

const about: Rule = {
  name: "about",
  pattern: new RegExp(String.raw`[~≈∼] ?(?=[$£€¥]?\d)`, "gu"),
  say: () => "about ",
};

/** "<5 %" and ">10": before a number these are no comparisons of two things. */
const bound: Rule = {
  name: "bound",
  pattern: /(?<![\p{L}\p{N})] ?)([<>≤≥]) ?(?=[$£€¥]?\d)/gu,
  say: ([, mark = ""]) =>
    ({ "<": "less than ", ">": "more than ", "≤": "at most ", "≥": "at least " })[mark] ?? "",
};

const greek: Rule = {
  name: "Greek letter",
  pattern: /(?<!\p{Script=Greek})[αβγδεζηθικλμµνξπρστυφχψωΔΓΘΛΠΣΦΨΩ](?!\p{Script=Greek})/gu,
  say: ([all], { before, after }) =>
    (/[\p{L}\p{N}]$/u.test(before) ? " " : "") +
    (GREEK[all] ?? all) +
    (/^[\p{L}\p{N}]/u.test(after) ? " " : ""),
};

const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

const power: Rule = {
  name: "power",
  pattern: new RegExp(
    String.raw`(?<=[\p{L}\p{N})])(?:([⁻]?[${SUPERSCRIPTS}]+)|\^\{?(-?\d{1,4}|[a-z])\}?)`,
    "gu",
  ),
  say: ([, raised, plain]) => {
    const exponent = plain ?? (raised ?? "").normalize("NFKC").replace("\u2212", "-");
    if (exponent === "2") return " squared";
    if (exponent === "3") return " cubed";
    return ` to the power of ${/\d/u.test(exponent) ? numberWords(exponent) : exponent}`;
  },
};

/** "10 + 5 - 3", "n - 1": a minus between two terms. */
const subtraction: Rule = {
  name: "minus",
  pattern: /(?<=(?:[\p{N})]|\b[a-z]) )[-–](?= [\p{N}(a-z])/gu,
  say: (_match, { before, after }) =>
    /\b[a-z]{2,} $/u.test(before) || /^ [a-z]{2}/u.test(after) ? null : "minus",
};

const product: Rule = {
  name: "product",
  pattern: /(?<=[\p{L}\p{N})] ?)[*·⋅](?= ?[\p{L}\p{N}(])/gu,
  say: (_match, { before, after }) =>
    /[\p{N})] ?$/u.test(before) || /^ ?[\p{N}(]/u.test(after) ? spaced("times", before, after) : " ",
};

const division: Rule = {
  name: "division",
  pattern: new RegExp(String.raw`(?<=[\p{N})]) / (?=[\p{N}(])`, "gu"),
  say: () => " divided by ",
};

/** "TCP/IP", "client/server": two names side by side; "he/she" and "low/high" too. */
const slash: Rule = {
  name: "slash",
  pattern: /(?<=[\p{L}\p{N}])\s?\/\/?\s?(?=[\p{L}\p{N}])/gu,
  say: (_match, { before, after }) =>
    /\b(?:he|his|him|she|her|yes|true|on|in|up|left|pass)$/iu.test(before) && /^\p{L}/u.test(after)
      ? " or "
      : " ",
};

/** "747-400", "9001:2015": what is left between two numbers is a joint, not a sign. */
const joint: Rule = { name: "joint", pattern: /(?<=\d)[-–:](?=\d)/gu, say: () => " " };

const hashtag: Rule = {
  name: "hashtag",
  pattern: /(?<![\p{L}\p{N}&#])#(\p{L}[\p{L}\p{N}_]{1,60})/gu,
  say: ([, tag = ""]) => `hashtag ${identifierWords(tag)}`,
};

const handle: Rule = {
  name: "handle",
  pattern: /(?<![\p{L}\p{N}])@(?=\p{L})/gu,
  say: () => "at ",
};

function identifierWords(name: string): string {
  return name
    .replaceAll(/([\p{Ll}\p{N}])(?=\p{Lu})/gu, "$1 ")
    .replaceAll(/(\p{L})(?=\p{N})|(\p{N})(?=\p{L})/gu, "$1$2 ")
    .replaceAll("_", " ")
    .trim();
}

const subscript: Rule = {
  name: "subscript",
  pattern: /(?<=[\p{L})])[₀-₉]+/gu,
  say: ([all]) => ` ${numberWords(all.normalize("NFKC"))}`,
};

/** "items[mid]": said as two words. */
const index: Rule = { name: "index", pattern: /(?<=[\p{L}\p{N}_])[[\]]+/gu, say: () => " " };

const callParentheses: Rule = {
  name: "call",
  pattern: /(?<=[\p{L}\p{N}_])\(\)/gu,
  say: () => "",
};

const snakeCase: Rule = {
  name: "snake case",
  pattern: /(?<![\p{L}\p{N}])_*(\p{L}[\p{L}\p{N}]*(?:_+[\p{L}\p{N}]+)+)_*(?![\p{L}\p{N}])/gu,
  say: ([, name = ""]) => identifierWords(name).toLowerCase(),
};

const camelCase: Rule = {
  name: "camel case",
  pattern: /(?<![\p{L}\p{N}_])(\p{Lu}?\p{Ll}+(?:\p{Lu}\p{Ll}+)+\d*)(?![\p{L}\p{N}_])/gu,
  say: ([, name = ""]) => (/^(?:Mc|Mac|De|Le|La|Di|O)\p{Lu}/u.test(name) ? null : identifierWords(name)),
};

export const NAME_RULES: readonly Rule[] = [
  hashtag,
  handle,
  callParentheses,
  index,
  subscript,
  snakeCase,
  camelCase,
];
export const SIGN_RULES: readonly Rule[] = [
  about,
  bound,
  power,
  subtraction,
  product,
  division,
  greek,
  slash,
  joint,
  sign,
];
