import type { SourceSpan } from "../../../../artifacts/outline.ts";
import { countWords } from "../../text/sentences.ts";
import type { TableBlock } from "../brief.ts";
import { csvTable } from "./csv.ts";
import { readYaml, type Data } from "./yaml.ts";

/** More words before the data are a text with an example in it. */
const LEAD_WORDS = 40;

/** Where the data of a brief stand, and what they are: a value, or a table where they are separated values. */
type Found = { span: SourceSpan; value: Data; table?: undefined } | { span: SourceSpan; table: TableBlock };

/** The data that a brief is but for a few words before them, fenced or not; null where it is a text. */
export function findData(source: string): Found | null {
  const fence =
    /^\s*(?:(?<lead>[^\n`]{0,300}?)\n\s*)?```(?:json|ya?ml|csv|tsv)\s*\n(?<code>[\s\S]*?)\n```\s*$/iu.exec(
      source,
    );
  if (fence !== null) {
    const code = fence.groups?.["code"] ?? "";
    const start = source.indexOf(code, fence[0].indexOf("```"));
    return dataIn(code, start);
  }
  if (/^\s{0,3}#{1,6}\s|^\s{0,3}```|^\s{0,3}>\s/mu.test(source)) return null;
  const json = jsonAt(source);
  if (json !== null) return json;
  return dataIn(source, 0);
}

function dataIn(text: string, start: number): Found | null {
  const span = { start: start + text.search(/\S|$/u), end: start + text.trimEnd().length };
  const json = parseJson(text);
  if (json !== null) return { span, value: json };
  const table = csvIn(text, start);
  if (table !== null) return table;
  if (!looksLikeYaml(text)) return null;
  const value = readYaml(text);
  return value === null || typeof value !== "object" ? null : { span, value };
}

/** An object or a list that ends the text, with few words before it. */
function jsonAt(source: string): Found | null {
  const at = /^\s*[[{]/mu.exec(source)?.index ?? -1;
  if (at < 0) return null;
  const start = at + source.slice(at).search(/[[{]/u);
  if (countWords(source.slice(0, start)) > LEAD_WORDS) return null;
  const value = parseJson(source.slice(start));
  return value === null ? null : { span: { start, end: source.trimEnd().length }, value };
}

function parseJson(text: string): Data | null {
  const trimmed = text.trim().replace(/;$/u, "");
  if (!/^[[{][\s\S]*[\]}]$/u.test(trimmed)) return null;
  // Commas before a closing bracket are a habit of hands.
  for (const form of [trimmed, trimmed.replaceAll(/,(?=\s*[\]}])/gu, "")]) {
    try {
      const value = JSON.parse(form) as Data;
      return typeof value === "object" ? value : null;
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
    }
  }
  return null;
}

/** Separated values, with a title in the line before them where there is one. */
function csvIn(text: string, shift: number): Found | null {
  const lines = text.split("\n");
  const first = lines.findIndex((line) => line.trim() !== "");
  for (const from of [first, first + 1, first + 2]) {
    const rows = lines.slice(from);
    const start = shift + lines.slice(0, from).join("\n").length;
    const table = csvTable(rows, { start, end: shift + text.trimEnd().length });
    if (table !== null) return { span: table.span, table };
  }
  return null;
}

/** Keys as a program writes them on nearly every line, and something below one of them. */
function looksLikeYaml(text: string): boolean {
  const lines = text.split("\n").filter((line) => line.trim() !== "" && !/^\s*#/u.test(line));
  const keyed = lines.filter((line) => /^\s*(?:-\s+)?[\p{L}_][\p{L}\p{N}_-]*\s*:(?:\s|$)/u.test(line));
  const nested = lines.some((line) => /^\s*(?:-\s+)?[\p{L}_][\p{L}\p{N}_-]*\s*:\s*$/u.test(line));
  const small = keyed.filter((line) => /^\s*(?:-\s+)?[\p{Ll}\p{Lo}_]/u.test(line)).length;
  const items = lines.filter((line) => /^\s*-\s/u.test(line)).length;
  return (
    keyed.length >= 3 && nested && small >= keyed.length * 0.8 && keyed.length + items >= lines.length * 0.9
  );
}
