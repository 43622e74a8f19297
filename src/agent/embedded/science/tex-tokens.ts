/** A small reading of TeX: enough structure to say a formula, never to typeset it. */
export type TexNode =
  | { kind: "atom"; text: string }
  | { kind: "command"; name: string; args: TexNode[][]; optional: TexNode[] | null }
  | { kind: "group"; body: TexNode[] }
  | { kind: "text"; text: string }
  | { kind: "script"; base: TexNode; sub: TexNode[] | null; sup: TexNode[] | null };

const ARGUMENTS: Record<string, number> = {
  frac: 2, dfrac: 2, tfrac: 2, binom: 2, sqrt: 1, overline: 1, bar: 1, hat: 1, vec: 1, tilde: 1, dot: 1, ddot: 1,
  mathbf: 1, mathrm: 1, mathit: 1, mathcal: 1, mathbb: 1, boldsymbol: 1, operatorname: 1,
}; // prettier-ignore
const TEXT_COMMANDS = new Set(["text", "textrm", "textbf", "textit", "mbox"]);
const MAX_DEPTH = 24;

export function parseTex(tex: string): TexNode[] {
  const tokens: string[] =
    withDecimals(withoutFrames(tex.slice(0, 2000))).match(/\\[a-zA-Z]+|\\.|[0-9]+(?:[.,][0-9]+)*|\s+|./gsu) ??
    [];
  let at = 0;

  function list(until: string | null, depth: number): TexNode[] {
    const nodes: TexNode[] = [];
    while (at < tokens.length && tokens[at] !== until) {
      const node = scripted(depth);
      if (node !== null) nodes.push(node);
    }
    if (until !== null) at += 1;
    return nodes;
  }

  function argument(depth: number): TexNode[] {
    while (/^\s/.test(tokens[at] ?? "")) at += 1;
    if (tokens[at] === "{") {
      at += 1;
      return list("}", depth + 1);
    }
    const node = single(depth);
    return node === null ? [] : [node];
  }

  function scripted(depth: number): TexNode | null {
    let base = single(depth);
    let sub: TexNode[] | null = null;
    let sup: TexNode[] | null = null;
    while (tokens[at] === "^" || tokens[at] === "_") {
      const mark = tokens[at];
      at += 1;
      const script = argument(depth);
      if (mark === "^") sup = script;
      else sub = script;
    }
    if (sub === null && sup === null) return base;
    base ??= { kind: "group", body: [] };
    return { kind: "script", base, sub, sup };
  }

  function single(depth: number): TexNode | null {
    const token = tokens[at] ?? "";
    if (token === "^" || token === "_") return null;
    at += 1;
    if (depth > MAX_DEPTH || token === "}" || /^\s+$/.test(token) || token === "&") return null;
    if (token === "{") return { kind: "group", body: list("}", depth + 1) };
    if (!token.startsWith("\\")) return { kind: "atom", text: token };
    return command(token.slice(1), depth);
  }

  function command(name: string, depth: number): TexNode | null {
    if (TEXT_COMMANDS.has(name)) return { kind: "text", text: rawGroup() };
    if (["left", "right", "big", "Big", "displaystyle", "limits", "quad", "qquad"].includes(name))
      return null;
    if (/^[,;:! ]$/.test(name)) return null;
    let optional: TexNode[] | null = null;
    if (name === "sqrt" && tokens[at] === "[") {
      at += 1;
      optional = list("]", depth + 1);
    }
    const args = Array.from({ length: ARGUMENTS[name] ?? 0 }, () => argument(depth + 1));
    return { kind: "command", name, args, optional };
  }

  function rawGroup(): string {
    if (tokens[at] !== "{") return "";
    const end = (tokens as readonly string[]).indexOf("}", at);
    const raw = tokens.slice(at + 1, end < 0 ? undefined : end).join("");
    at = end < 0 ? tokens.length : end + 1;
    return raw;
  }

  return list(null, 0);
}

/** "1{,}05": braces keep TeX from setting a blank behind a decimal comma. */
export function withDecimals(tex: string): string {
  return tex.replace(/(?<=\d)\{([.,])\}(?=\d)/g, "$1");
}

/** Names of environments, and their column lists. */
export const FRAME =
  /\\begin\{([a-zA-Z]{1,14})\*?\}(?:\{[clr|]{0,12}\}|\[[a-z]\])?|\\end\{[a-zA-Z]{1,14}\*?\}/g;
export const MATRIX = /\\begin\{(?:[pbvVB]?|small)matrix\*?\}([\s\S]*?)\\end\{(?:[pbvVB]?|small)matrix\*?\}/g;

/** The cells of a matrix are said row by row with pauses between; the names of environments never. */
function withoutFrames(tex: string): string {
  const spoken = tex.replace(MATRIX, (_all, cells: string) => {
    const rows = cells.split(/\\\\/).map((row) => row.split("&").join(" \\text{,} "));
    return ` \\matrix{} ${rows.filter((row) => row.trim() !== "").join(" \\text{,} \\nextrow{} ")} `;
  });
  return spoken.replace(FRAME, " ");
}
