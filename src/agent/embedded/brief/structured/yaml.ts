/** A value of JSON, as which the plain part of YAML reads too. */
export type Data = string | number | boolean | null | Data[] | { [key: string]: Data };

type Line = { indent: number; text: string };

const KEY = /^("[^"]+"|'[^']+'|[^\s:#\-[\]{},&*!|>'"%@`][^:#]{0,60}?)\s*:(?:\s+(.*))?$/u;
const MOST_LINES = 4000;
const MOST_DEPTH = 12;

class NoYaml extends Error {}

/**
 * The plain part of YAML 1.2: mappings and sequences by indentation, scalars, flow lists, block scalars. Null for
 * all else (anchors, tags, several documents), and for text that only has colons in it.
 */
export function readYaml(text: string): Data | null {
  const lines = linesOf(text);
  if (lines.length === 0 || lines.length > MOST_LINES) return null;
  try {
    const reader = { lines, at: 0 };
    const value = readNode(reader, lines[0]?.indent ?? 0, 0);
    return reader.at === lines.length ? value : null;
  } catch (error) {
    if (error instanceof NoYaml) return null;
    throw error;
  }
}

type Reader = { lines: Line[]; at: number };

function linesOf(text: string): Line[] {
  return text
    .replace(/^\s*---[ \t]*\n/u, "")
    .replace(/\n(?:---|\.\.\.)\s*$/u, "")
    .split("\n")
    .map((line) => line.replace(/\s+$/u, ""))
    .filter((line) => line.trim() !== "" && !/^\s*#/u.test(line))
    .map((line) => ({ indent: line.search(/\S/u), text: line.trimStart() }));
}

function readNode(reader: Reader, indent: number, depth: number): Data {
  const line = reader.lines[reader.at];
  if (line === undefined || line.indent !== indent || depth > MOST_DEPTH) throw new NoYaml();
  return /^-(?:\s|$)/u.test(line.text)
    ? readSequence(reader, indent, depth)
    : readMapping(reader, indent, depth);
}

function readSequence(reader: Reader, indent: number, depth: number): Data[] {
  const items: Data[] = [];
  for (;;) {
    const line = reader.lines[reader.at];
    if (line === undefined || line.indent < indent) return items;
    if (line.indent > indent) throw new NoYaml();
    const match = /^-(?:(\s+)(.*))?$/u.exec(line.text);
    if (match === null) return items;
    const rest = match[2] ?? "";
    if (rest === "") {
      reader.at += 1;
      items.push(readBelow(reader, indent, depth));
    } else if (KEY.test(rest) && !/^["'].*["']$/u.test(rest)) {
      // A mapping that begins on the line of its dash stands as deep as its first key.
      const inner = indent + 1 + (match[1]?.length ?? 1);
      reader.lines[reader.at] = { indent: inner, text: rest };
      items.push(readMapping(reader, inner, depth + 1));
    } else {
      reader.at += 1;
      items.push(readScalar(rest, reader, indent));
    }
  }
}

function readMapping(reader: Reader, indent: number, depth: number): Data {
  const entries: [string, Data][] = [];
  for (;;) {
    const line = reader.lines[reader.at];
    if (line === undefined || line.indent < indent) break;
    const match = line.indent > indent ? null : KEY.exec(line.text);
    if (match === null) {
      if (line.indent === indent && /^-(?:\s|$)/u.test(line.text)) break;
      throw new NoYaml();
    }
    reader.at += 1;
    const key = bare(match[1] ?? "");
    const rest = match[2]?.trim() ?? "";
    entries.push([key, rest === "" ? readBelow(reader, indent, depth) : readScalar(rest, reader, indent)]);
  }
  if (entries.length === 0) throw new NoYaml();
  return Object.fromEntries(entries);
}

/** What stands deeper, or a sequence as deep as its key; nothing is null. */
function readBelow(reader: Reader, indent: number, depth: number): Data {
  const next = reader.lines[reader.at];
  if (next === undefined || next.indent < indent) return null;
  if (next.indent === indent)
    return /^-(?:\s|$)/u.test(next.text) ? readSequence(reader, indent, depth + 1) : null;
  return readNode(reader, next.indent, depth + 1);
}

function readScalar(source: string, reader: Reader, indent: number): Data {
  if (/^[|>][+-]?$/u.test(source)) {
    const kept: string[] = [];
    for (let next = reader.lines[reader.at]; next !== undefined && next.indent > indent;) {
      kept.push(next.text);
      reader.at += 1;
      next = reader.lines[reader.at];
    }
    return kept.join(source.startsWith("|") ? "\n" : " ");
  }
  const text = /^["']/u.test(source) ? source : source.replace(/\s+#.*$/u, "");
  if (/^[&*!%@`]/u.test(text) || text.startsWith("{")) throw new NoYaml();
  if (/^\[.*\]$/u.test(text))
    return text
      .slice(1, -1)
      .split(",")
      .map((part) => plain(part.trim()))
      .filter((part) => part !== "");
  if (text.startsWith("[")) throw new NoYaml();
  return plain(text);
}

function plain(text: string): string | number | boolean | null {
  if (/^["'].*["']$/su.test(text)) return bare(text);
  if (/^(?:true|false)$/iu.test(text)) return text.toLowerCase() === "true";
  if (/^(?:null|~)$/iu.test(text)) return null;
  return /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/u.test(text) ? Number(text) : text;
}

function bare(text: string): string {
  if (/^".*"$/su.test(text)) return text.slice(1, -1).replaceAll('\\"', '"').replaceAll("\\n", "\n");
  return /^'.*'$/su.test(text) ? text.slice(1, -1).replaceAll("''", "'") : text;
}
