import type { MathJaxApi, MathNode } from "mathjax";
import { readMathLines } from "./math-shapes.ts";
import type { MathPart } from "./math-shapes.ts";

/** A formula as lines of parts, or what is wrong with its TeX. */
export type Typeset = { ok: true; lines: MathPart[][] } | { ok: false; problem: string };

/** TeX over this length is no formula for a screen; parsing deeper nests could exhaust the stack. */
const LONGEST_TEX = 2000;
const EXTENSIONS = [
  "begingroup",
  "mhchem",
  "cancel",
  "color",
  "boldsymbol",
  "mathtools",
  "braket",
  "gensymb",
  "upgreek",
  "units",
  "enclose",
  "unicode",
  "cases",
  "centernot",
  "extpfeil",
  "textcomp",
];
/** Any fixed size: shapes come in thousandths of an em, and only line breaks depend on the ratio. */
const EM = 16;

let starting: Promise<MathJaxApi> | undefined;

/** MathJax keeps one global state, so it is started once, when the first formula comes. */
function start(): Promise<MathJaxApi> {
  starting ??= startMathJax().catch((error: unknown) => {
    // The next formula tries again; kept, one failed load would fail every film of this process.
    starting = undefined;
    throw error;
  });
  return starting;
}

async function startMathJax(): Promise<MathJaxApi> {
  const { default: mathjax } = await import("mathjax");
  const started: MathJaxApi | undefined = await mathjax.init({
    loader: {
      load: ["input/tex", "output/svg", "adaptors/liteDOM", ...EXTENSIONS.map((name) => `[tex]/${name}`)],
    },
    tex: {
      packages: { "[+]": EXTENSIONS, "[-]": ["noundefined", "require", "autoload"] },
    },
    output: { displayOverflow: "linebreak" },
    svg: { fontCache: "none" },
    startup: { typeset: false },
  });
  // It prints what it could not load and gives nothing, instead of throwing.
  if (started === undefined) throw new Error("MathJax did not start: a part of it could not be loaded");
  return started;
}

/** One after the other: labels and macros of one formula must not leak into another. */
let queue: Promise<unknown> = Promise.resolve();

/**
 * Sets TeX (display style) as shapes. Broken at about `widthInEms` by the rules of TeX; without it
 * the formula stays on one line, unless the TeX itself has several.
 */
export function typesetTex(tex: string, widthInEms = 10_000): Promise<Typeset> {
  const result = queue.then(() => typesetAlone(tex, widthInEms));
  queue = result;
  return result;
}

/** "ρ_{ice}": an index of three letters and more is a word, and no product of three. */
function withUprightWords(tex: string): string {
  return tex.replace(/_\{([A-Za-z]{3,})\}/gu, "_{\\mathrm{$1}}");
}

async function typesetAlone(tex: string, widthInEms: number): Promise<Typeset> {
  if (tex.length > LONGEST_TEX) return { ok: false, problem: `longer than ${LONGEST_TEX} characters` };
  if (tex.trim() === "") return { ok: false, problem: "empty" };
  const mathjax = await start();
  mathjax.texReset();
  let container: MathNode;
  try {
    // The sandbox drops macros that an earlier formula defined: the same TeX always looks the same.
    container = await mathjax.tex2svgPromise(
      `\\begingroupReset\\begingroupSandbox ${withUprightWords(withoutNumbers(tex))}`,
      {
        display: true,
        em: EM,
        ex: EM / 2,
        containerWidth: widthInEms * EM,
      },
    );
  } catch (cause) {
    return { ok: false, problem: cause instanceof Error ? cause.message : String(cause) };
  }
  const { adaptor } = mathjax.startup;
  const problem = findAttribute(container);
  if (problem !== undefined) return { ok: false, problem };
  const lines = readMathLines(adaptor, container).filter((parts) =>
    parts.some((part) => part.shapes.length > 0),
  );
  return lines.length === 0 ? { ok: false, problem: "nothing to draw" } : { ok: true, lines };

  function findAttribute(node: MathNode): string | undefined {
    if (adaptor.kind(node).startsWith("#")) return undefined;
    const own = adaptor.getAttribute(node, "data-mjx-error");
    if (own !== undefined) return own;
    for (const child of adaptor.childNodes(node)) {
      const found = findAttribute(child);
      if (found !== undefined) return found;
    }
    return undefined;
  }
}

/** Numbers for reference mean nothing on a screen, and their layout is tied to a page's width. */
function withoutNumbers(tex: string): string {
  return tex.replaceAll(/\\(?:tag\*?|label)\s*\{[^{}]*\}|\\(?:nonumber|notag)(?![a-zA-Z])/g, "");
}
