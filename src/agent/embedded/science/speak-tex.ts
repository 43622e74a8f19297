import { inCase } from "./formula-cases.ts";
import { texLexicon } from "./tex-lexicon.ts";
import type { TexLexicon } from "./tex-words.ts";
import { parseTex, type TexNode } from "./tex-tokens.ts";

const GREEK = new Set(
  (
    "alpha beta gamma delta epsilon varepsilon zeta eta theta iota kappa lambda mu nu xi pi rho sigma tau upsilon " +
    "phi varphi chi psi omega Gamma Delta Theta Lambda Xi Pi Sigma Phi Psi Omega hbar ell"
  ).split(" "),
);
const FUNCTIONS = new Set(
  "sin cos tan cot sinh cosh tanh arcsin arccos arctan exp max min det dim".split(" "),
);
const CLOSERS: Record<string, string> = { lceil: "rceil", lfloor: "rfloor" };
const WRAPPERS = new Set(["mathbf", "mathrm", "mathit", "mathcal", "mathbb", "boldsymbol", "operatorname", "overline", "bar", "hat", "vec", "tilde", "dot", "ddot"]); // prettier-ignore

/** A formula as words of the language, without a full stop; null where the language has no lexicon. */
export function speakTex(tex: string, language: string): string | null {
  const lexicon = texLexicon(language);
  if (lexicon === null) return null;
  try {
    const words = speakList(parseTex(tex), lexicon);
    const said = words.replace(/\s+/g, " ").replace(/ ,/g, ",").trim();
    return inCase(said, language.split("-")[0] ?? language) || null;
  } catch (error) {
    if (error instanceof Unsayable) return null;
    throw error;
  }
}

/**
 * A formula as a sentence of its own, or as one that goes on behind it (`open`): 「v は ルート ロー 分の T です」. Null where the language
 * has no words for it.
 */
export function stateTex(tex: string, language: string, open = false): string | null {
  const words = speakTex(tex, language);
  const lexicon = texLexicon(language);
  const statement = lexicon?.statement;
  if (words === null || statement === undefined) return words;
  const [left = "", right, another] = words.split(` ${lexicon?.signs["="] ?? "="} `);
  if (right === undefined || another !== undefined || left.includes(" ")) return words;
  return `${left} ${statement.is} ${right}${open ? "" : statement.end}`;
}

/** A sign without a word in the language: said without it, a formula would say something else. */
class Unsayable extends Error {}

function fill(pattern: string | null, ...parts: string[]): string {
  if (pattern === null) throw new Unsayable();
  let at = 0;
  return pattern.replace(/\{([12]?)\}/g, (_all, nth: string) => (nth === "" ? parts[at++] : parts[Number(nth) - 1]) ?? ""); // prettier-ignore
}

/** The word of a sign; "" for one that only sets the formula. */
function wordOfSign(sign: string, lexicon: TexLexicon): string {
  const word = lexicon.signs[sign];
  if (word === undefined && lexicon.short === true) throw new Unsayable();
  return word ?? "";
}

function speakList(nodes: readonly TexNode[], lexicon: TexLexicon): string {
  const words: string[] = [];
  for (let index = 0; index < nodes.length; index += 1) {
    const node = nodes[index];
    if (node === undefined) continue;
    const opener = commandName(node);
    const closer = opener === null ? undefined : CLOSERS[opener];
    if (closer !== undefined) {
      const end = nodes.findIndex((other, at) => at > index && commandName(other) === closer);
      const body = nodes.slice(index + 1, end < 0 ? undefined : end);
      words.push(fill(opener === "lceil" ? lexicon.ceil : lexicon.floor, speakList(body, lexicon)));
      index = end < 0 ? nodes.length : end;
      continue;
    }
    const bracket = raisedBracket(nodes, index);
    if (isFactor(nodes, index)) words.push(lexicon.signs["times"] ?? "");
    if (bracket !== null) {
      const { to, sup } = bracket;
      const exponent = speakList(sup, lexicon);
      const own = { "2": lexicon.wholeSquared, "3": lexicon.wholeCubed }[exponent];
      words.push(fill(own ?? lexicon.wholePower, speakList(nodes.slice(index + 1, to), lexicon), exponent));
      index = to;
      continue;
    }
    const called = calledWith(nodes, index);
    if (called !== null) {
      const argument = speakList(nodes.slice(index + 2, called), lexicon);
      words.push(fill(lexicon.functionOf, speakNode(node, lexicon), argument));
      index = called;
      continue;
    }
    const applied = takesArgument(node);
    if (applied) {
      const [argument, next] = argumentAfter(nodes, index + 1, lexicon);
      // "m over n the logarithm of 2" would be heard as one thing.
      if (isFraction(nodes[index - 1])) words.push(lexicon.signs["times"] ?? "");
      words.push(speakFunction(node, argument, lexicon));
      index = next - 1;
      continue;
    }
    const before = nodes[index - 1];
    if (multiplies(before, node)) words.push(lexicon.signs["times"] ?? "");
    const negative = lexicon.negative !== undefined && isNegative(before, node);
    words.push(negative ? (lexicon.negative ?? "") : speakNode(node, lexicon));
  }
  return words.filter((word) => word !== "").join(" ");
}

function isFraction(node: TexNode | undefined): boolean {
  return node?.kind === "command" && /^[dt]?frac$/u.test(node.name);
}

/** "(1 − x)^k": all of a bracket is raised, not what stands last in it. One letter or number needs no such words. */
function raisedBracket(
  nodes: readonly TexNode[],
  from: number,
): { to: number; sup: readonly TexNode[] } | null {
  const first = nodes[from];
  if (first?.kind !== "atom" || !/^[([]$/u.test(first.text)) return null;
  const to = closingOf(nodes, from);
  const close = to === null ? undefined : nodes[to];
  if (to === null || to - from < 3 || close?.kind !== "script" || close.sup === null) return null;
  return { to, sup: close.sup };
}

/** "r(1+r)": a sum in brackets straight behind a letter or number is multiplied with it; "f(x)" is none. */
function isFactor(nodes: readonly TexNode[], from: number): boolean {
  const [before, first] = [nodes[from - 1], nodes[from]];
  if (first?.kind !== "atom" || first.text !== "(" || before === undefined) return false;
  if (before.kind !== "script" && !(before.kind === "atom" && /^[A-Za-z0-9)]$/u.test(before.text)))
    return false;
  const to = closingOf(nodes, from);
  return to !== null && nodes.slice(from + 2, to).some((node) => node.kind === "atom" && /^[+−-]$/u.test(node.text)); // prettier-ignore
}

/** "C(t)", "P(A)": where the bracket closes that holds letters alone behind a letter, of which the letter is told; null for another. */
function calledWith(nodes: readonly TexNode[], from: number): number | null {
  const [letter, first] = [nodes[from], nodes[from + 1]];
  if (first?.kind !== "atom" || first.text !== "(" || !isLetter(letter)) return null;
  const to = closingOf(nodes, from + 1);
  const inside = to === null ? [] : nodes.slice(from + 2, to);
  if (to === null || nodes[to]?.kind !== "atom" || inside.length === 0) return null;
  return inside.every((node) => isLetter(node) || signOf(node) === ",") ? to : null;
}

function isLetter(node: TexNode | undefined): boolean {
  if (node?.kind === "script" && node.sup !== null) return false;
  return /^\p{L}$/u.test(signOf(node)) || (node?.kind === "command" && GREEK.has(node.name));
}

/** Where the bracket closes that opens at `from`. */
function closingOf(nodes: readonly TexNode[], from: number): number | null {
  let depth = 0;
  for (let at = from; at < nodes.length; at += 1) {
    const sign = signOf(nodes[at]);
    if (/^[([]$/u.test(sign)) depth += 1;
    if (/^[)\]]$/u.test(sign)) depth -= 1;
    if (depth === 0) return at;
  }
  return null;
}

/** An atom's text, with scripts or without. */
function signOf(node: TexNode | undefined): string {
  if (node?.kind === "atom") return node.text;
  return node?.kind === "script" && node.base.kind === "atom" ? node.base.text : "";
}

/** A minus that takes nothing away from what stands before it. */
function isNegative(before: TexNode | undefined, node: TexNode): boolean {
  if (node.kind !== "atom" || !/^[-−]$/u.test(node.text)) return false;
  return before === undefined || (before.kind === "atom" && /^[=<>(]$/u.test(before.text));
}

/** A root or fraction straight after a letter, a number or another of them is multiplied with it. */
function multiplies(before: TexNode | undefined, node: TexNode): boolean {
  const name = headOf(node);
  if (name === null || !/^(?:sqrt|[dt]?frac)$/.test(name) || before === undefined) return false;
  if (/^(?:sqrt|[dt]?frac)$/.test(headOf(before) ?? "")) return true;
  if (before.kind === "atom") return /^[A-Za-z0-9)]/.test(before.text);
  return before.kind === "script" || (before.kind === "command" && GREEK.has(before.name));
}

function commandName(node: TexNode): string | null {
  return node.kind === "command" ? node.name : null;
}

/** The command itself, or the command that carries scripts. */
function headOf(node: TexNode): string | null {
  return node.kind === "script" ? commandName(node.base) : commandName(node);
}

function takesArgument(node: TexNode): boolean {
  const head = headOf(node);
  return head !== null && (head === "log" || head === "ln" || FUNCTIONS.has(head));
}

/** What a function applies to: a bracketed part, or the next thing. */
function argumentAfter(nodes: readonly TexNode[], from: number, lexicon: TexLexicon): [string, number] {
  const first = nodes[from];
  if (first === undefined) return ["", from];
  if (first.kind === "atom" && first.text === "(") {
    const to = closingOf(nodes, from);
    if (to !== null) return [speakList(nodes.slice(from + 1, to), lexicon), to + 1];
  }
  return [speakNode(first, lexicon), from + 1];
}

function speakFunction(node: TexNode, argument: string, lexicon: TexLexicon): string {
  const head = headOf(node) ?? "";
  const sub = node.kind === "script" && node.sub !== null ? speakList(node.sub, lexicon) : null;
  if (head === "ln") return fill(lexicon.ln, argument);
  if (head === "log")
    return sub === null ? fill(lexicon.log, argument) : fill(lexicon.logBase, sub, argument);
  return fill(lexicon.functionOf, head, argument);
}

function speakNode(node: TexNode, lexicon: TexLexicon): string {
  switch (node.kind) {
    case "atom":
      if (/^[()[\]|{}$,.;]$/.test(node.text)) return "";
      return /^[\p{L}\p{M}\p{N}.,]+$/u.test(node.text)
        ? node.text
        : wordOfSign(node.text, lexicon) || node.text;
    case "text":
      return node.text;
    case "group":
      return speakList(node.body, lexicon);
    case "command":
      return speakCommand(node, lexicon);
    case "script":
    default:
      return speakScript(node, lexicon);
  }
}

function speakCommand(node: TexNode & { kind: "command" }, lexicon: TexLexicon): string {
  const args = node.args.map((arg) => speakList(arg, lexicon));
  const [first = "", second = ""] = args;
  if (node.name.endsWith("frac")) {
    const named = lexicon.parts?.[`${first}/${second}`];
    if (named !== undefined) return named;
    const big = first.split(" ").length > 3;
    return fill(big ? lexicon.bigFraction : lexicon.fraction, first, second);
  }
  if (node.name === "binom") return fill(lexicon.choose, first, second);
  if (node.name === "sqrt") {
    const order = node.optional === null ? null : speakList(node.optional, lexicon);
    if (order === null) return fill(lexicon.root, first);
    return order === "3" ? fill(lexicon.cubeRoot, first) : fill(lexicon.nthRoot, order, first);
  }
  const accent = lexicon.accents?.[node.name];
  // Above a letter or two; a line over more is a mean, or a name.
  if (accent !== undefined && first.split(" ").length <= 2) return fill(accent, first);
  if (WRAPPERS.has(node.name)) return first;
  const letter = lexicon.greek?.[node.name];
  if (letter !== undefined) return letter;
  if (GREEK.has(node.name)) return node.name.replace(/^var/, "").replace("hbar", "h bar").replace("ell", "l");
  return wordOfSign(node.name, lexicon);
}

/** "ρ_{ice}": letters that are an index together are a word; two are two indices. */
function wordOf(nodes: readonly TexNode[]): string | null {
  const letters = nodes.map((node) =>
    node.kind === "atom" && /^\p{L}$/u.test(node.text) ? node.text : null,
  );
  return letters.length >= 3 && !letters.includes(null) ? letters.join("") : null;
}

function speakScript(node: TexNode & { kind: "script" }, lexicon: TexLexicon): string {
  const head = headOf(node);
  const sub = node.sub === null ? null : (wordOf(node.sub) ?? speakList(node.sub, lexicon));
  const sup = node.sup === null ? null : speakList(node.sup, lexicon);
  const big = { sum: lexicon.sum, prod: lexicon.product, int: lexicon.integral }[head ?? ""];
  if (big !== undefined) {
    if (sub !== null && sup !== null) return `${fill(big)} ${fill(lexicon.fromTo, sub, sup)}`;
    return `${fill(big)} ${fill(lexicon.over, sub ?? sup ?? "")}`;
  }
  if (head === "lim") return fill(lexicon.limit, sub ?? "");
  const base = speakNode(node.base, lexicon);
  const indexed = sub === null ? base : fill(lexicon.index, base, sub);
  if (sup === null) return indexed;
  // "90^\\circ".
  const [raised] = node.sup ?? [];
  if (node.sup?.length === 1 && raised !== undefined && commandName(raised) === "circ")
    return `${indexed} ${lexicon.signs["degree"] ?? ""}`.trim();
  if (sup === "2") return fill(lexicon.squared, indexed);
  if (sup === "3") return fill(lexicon.cubed, indexed);
  return fill(lexicon.power, indexed, sup);
}
