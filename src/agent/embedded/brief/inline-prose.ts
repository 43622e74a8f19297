import type { PhrasingContent } from "mdast";
import { spelledOut } from "../english/shorthand.ts";
import { formulasInText } from "../science/plain-formula.ts";
import { speakTex } from "../science/speak-tex.ts";
import { withDecimals } from "../science/tex-tokens.ts";
import { plainTex } from "../science/plain-tex.ts";
import {
  shownAddress,
  speakableCode,
  speakableProse,
  withoutEmoji,
  withShownAddresses,
} from "../text/speakable-prose.ts";
import { PAGE_ADDRESS, withoutReferences } from "../text/reference-marks.ts";
import { TEXT_BEHIND } from "../science/plain-tex.ts";
import { findFigures } from "../text/figures.ts";
import { withArrows } from "../text/typed-arrows.ts";
import type { Prose } from "./brief.ts";

export type InlineContext = { language: string; source: string };

export type InlineProse = Prose & {
  formulas: string[];
  /** The strong words that open the text, else null. */
  strongStart: string | null;
  /** True when everything is strong: a heading in disguise. */
  allStrong: boolean;
  /** The text with its hand-made line breaks. */
  broken: string;
};

type Sink = { shown: string; spoken: string; formulas: string[] };

/** Flattens inline Markdown into what is shown and what is said. */
export function inlineProse(nodes: readonly PhrasingContent[], context: InlineContext): InlineProse {
  const sink: Sink = { shown: "", spoken: "", formulas: [] };
  nodes.forEach((node, at) => {
    write(node, sink, context);
    if (node.type === "inlineMath") withUnitBehind(sink.formulas, nodes[at + 1], context.language);
  });
  const first = nodes[0];
  const strongStart = first?.type === "strong" ? inlineProse(first.children, context).shown : null;
  const solid = nodes.filter((node) => !(node.type === "text" && node.value.trim() === ""));
  return {
    shown: withoutMarks(sink.shown),
    spoken: withoutMarks(sink.spoken),
    formulas: sink.formulas,
    strongStart,
    allStrong: solid.length === 1 && solid[0]?.type === "strong",
    broken: sink.shown.split("\n").map(withoutMarks).join("\n").trim(),
  };
}

/** Stands for "[" in code: `answers[n]` is no footnote. */
const CODE_BRACKET = "\uE011";

function withoutMarks(text: string): string {
  return tidy(withoutReferences(tidy(text))).replaceAll(CODE_BRACKET, "[");
}

/** A heading without the emoji that decorate it. */
export function headingProse(nodes: readonly PhrasingContent[], context: InlineContext): InlineProse {
  const prose = inlineProse(nodes, context);
  const plain = tidy(withoutEmoji(prose.shown));
  return /[\p{L}\p{N}]/u.test(plain) ? { ...prose, shown: plain } : prose;
}

export function tidy(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replace(/ ([,.])(?=\s|$)/g, "$1")
    .trim();
}

function write(node: PhrasingContent, sink: Sink, context: InlineContext): void {
  switch (node.type) {
    case "text":
      writeText(node.value, sink, context);
      return;
    case "emphasis":
    case "strong":
    case "delete":
      for (const child of node.children) write(child, sink, context);
      return;
    case "link":
    case "linkReference":
      writeLink(node, sink, context);
      return;
    case "inlineCode":
      sink.shown += node.value.replaceAll("[", CODE_BRACKET);
      sink.spoken += speakableCode(node.value, context.language).replaceAll("[", CODE_BRACKET);
      return;
    case "inlineMath":
      writeMath(node.value, node.position?.start.offset, node.position?.end.offset, sink, context);
      return;
    case "break":
      sink.shown += "\n";
      sink.spoken += "\n";
      return;
    case "html":
      if (/^<br\b/i.test(node.value)) {
        sink.shown += "\n";
        sink.spoken += "\n";
      }
      return;
    case "image":
    case "imageReference":
    case "footnoteReference":
      return;
  }
}

/** Prose, with the formulas that it has in plain characters. */
function writeText(text: string, sink: Sink, context: InlineContext): void {
  let from = 0;
  const prose = (until: number): void => {
    const typed = text.slice(from, until);
    const part = withArrows(context.language === "en" ? spelledOut(typed) : typed);
    sink.shown += withShownAddresses(part);
    sink.spoken += speakableProse(part);
  };
  for (const { start, end, tex } of formulasInText(text)) {
    prose(start);
    writeFormula(tex, sink, context);
    from = end;
  }
  prose(text.length);
}

function writeLink(
  node: PhrasingContent & { type: "link" | "linkReference" },
  sink: Sink,
  context: InlineContext,
): void {
  const label = inlineProse(node.children, context);
  const [only] = node.children;
  const bare = node.type === "link" && only?.type === "text" && /^(?:https?:|www\.)/i.test(only.value);
  const address = node.type === "link" ? node.url : "";
  const page = bare && /\/[^/\s]+\/[^/\s]/u.test(address.replace(/^[a-z]+:\/\//iu, "")) ? PAGE_ADDRESS : "";
  sink.shown += bare ? page + shownAddress(only.value) : label.shown;
  sink.spoken += bare ? page + shownAddress(only.value) : label.spoken;
}

/** "$v = 9288/146 \approx 64$ км/ч": what the value of a formula counts in belongs to it. */
function withUnitBehind(formulas: string[], next: PhrasingContent | undefined, language: string): void {
  const tex = formulas.at(-1);
  const value = /[=≈]|\\approx/u.test(tex ?? "")
    ? /\d+(?:[.,]\d+)?(?=\s*$)/u.exec(tex ?? "")?.[0]
    : undefined;
  if (tex === undefined || value === undefined || next?.type !== "text") return;
  const behind = /^[\s~]?(?<unit>[^\s.,;:!?]{1,12}(?:\s[^\s.,;:!?]{1,12}){0,2})/u.exec(next.value)?.groups?.["unit"] ?? ""; // prettier-ignore
  const [found] = findFigures(`${value} ${behind}`, language.split("-")[0] ?? language);
  if (found === undefined || found.start > 0 || found.unit === "" || /[%\\{}$#&_^]/u.test(found.unit)) return;
  formulas.splice(-1, 1, `${tex}${TEXT_BEHIND}${found.unit}}`);
}

/** "$5 and $10" parses as mathematics; prose between two prices is given back as written. */
function writeMath(
  tex: string,
  start: number | undefined,
  end: number | undefined,
  sink: Sink,
  context: InlineContext,
): void {
  // Nobody sets a price between two signs on either side.
  const isDouble = start !== undefined && context.source.startsWith("$$", start) && /\p{L}/u.test(tex) && /[=<>≈≤≥]/u.test(tex); // prettier-ignore
  if (!isDouble && !looksLikeTex(tex)) {
    const written = start === undefined || end === undefined ? `$${tex}$` : context.source.slice(start, end);
    sink.shown += written;
    sink.spoken += speakableProse(written);
    return;
  }
  writeFormula(tex, sink, context);
}

function writeFormula(tex: string, sink: Sink, context: InlineContext): void {
  sink.formulas.push(tex);
  sink.shown += plainTex(tex);
  sink.spoken += speakTex(tex, context.language) ?? plainTex(tex);
}

export function looksLikeTex(written: string): boolean {
  const tex = withDecimals(written);
  if (/\\(?:[a-zA-Z]+|[,;:!])|[\^_]/.test(tex)) return true;
  if (/^\s|\s$/.test(tex)) return false;
  // "$25 - 24 = 1$": nobody pays so.
  if (WORKED_OUT.test(tex)) return true;
  return /^[A-Za-z0-9+\-*/=<>()., ]{1,40}$/.test(tex) && !/[A-Za-z]{3,}/.test(tex) && /[A-Za-z]/.test(tex);
}

const WORKED_OUT = /^[(]?[+-]?\d[\d.,\s()]*(?:[+\-*/·×][\d.,\s()]+)+=\s*[+-]?\d[\d.,]*$/u;
