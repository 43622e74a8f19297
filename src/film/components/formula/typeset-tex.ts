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
  starting ??= import("mathjax").then(async ({ default: mathjax }) => {
    const extensions = EXTENSIONS.filter(isInstalled);
    const api = await mathjax.init({
      loader: {
        load: ["input/tex", "output/svg", "adaptors/liteDOM", ...extensions.map((name) => `[tex]/${name}`)],
      },
      tex: {
        packages: { "[+]": extensions, "[-]": ["noundefined", "require", "autoload"] },
      },
      output: { displayOverflow: "linebreak" },
      svg: { fontCache: "none" },
      startup: { typeset: false },
    });
    // It tells of a part that it cannot load on the console, and gives nothing.
    if (api === undefined) throw new Error("MathJax did not start");
    return api;
  });
  return starting;
}

/** Chemistry has glyphs of its own, in a package of its own; without it `\\ce` is told to be unknown. */
function isInstalled(extension: string): boolean {
  if (extension !== "mhchem") return true;
  try {
    return import.meta.resolve("@mathjax/mathjax-mhchem-font-extension/svg.js") !== "";
  } catch {
    return false;
  }
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

async function typesetAlone(tex: string, widthInEms: number): Promise<Typeset> {
  if (tex.length > LONGEST_TEX) return { ok: false, problem: `longer than ${LONGEST_TEX} characters` };
  if (tex.trim() === "") return { ok: false, problem: "empty" };
  let mathjax: MathJaxApi;
  let container: MathNode;
  try {
    mathjax = await start();
    mathjax.texReset();
    // The sandbox drops macros that an earlier formula defined: the same TeX always looks the same.
    container = await mathjax.tex2svgPromise(`\\begingroupReset\\begingroupSandbox ${withoutNumbers(tex)}`, {
      display: true,
      em: EM,
      ex: EM / 2,
      containerWidth: widthInEms * EM,
    });
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
