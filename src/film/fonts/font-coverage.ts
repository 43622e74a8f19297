/**
 * Which characters a font file really has: the publisher's list of a slice's range says only what it may be
 * asked for, and what is asked of a font that lacks it comes from whatever fonts the machine has.
 */
import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";

/** Rising, not touching; ends included. */
type Ranges = [from: number, to: number][];

const rangesByFile = new Map<string, Ranges>();

/** Whether the font at `path` (WOFF2) has a glyph for the code point. Read once a process. */
export function fontHas(path: string, codePoint: number): boolean {
  let ranges = rangesByFile.get(path);
  if (ranges === undefined) {
    ranges = glyphRanges(characterMap(readFileSync(path)));
    rangesByFile.set(path, ranges);
  }
  let low = 0;
  let high = ranges.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const [from, to] = ranges[middle]!;
    if (codePoint < from) high = middle - 1;
    else if (codePoint > to) low = middle + 1;
    else return true;
  }
  return false;
}

const HEADER_BYTES = 48;
/** Numbers that stand for names of tables (WOFF2, 4.1); 63: the name itself follows. */
const CMAP = 0;
const GLYF = 10;
const LOCA = 11;
const NAMED = 63;

/** The `cmap` table of a WOFF2 file (W3C WOFF 2.0, 4). */
function characterMap(file: Buffer): Buffer {
  if (file.toString("latin1", 0, 4) !== "wOF2") throw new Error("not a WOFF2 font");
  const tables = file.readUInt16BE(12);
  let at = HEADER_BYTES;
  const base128 = (): number => {
    let value = 0;
    for (;;) {
      const byte = file[at++]!;
      value = value * 128 + (byte & 0x7f);
      if (byte < 0x80) return value;
    }
  };
  let position = 0;
  let found: { from: number; to: number } | undefined;
  for (let table = 0; table < tables; table += 1) {
    const flags = file[at++]!;
    const name = flags & 0x3f;
    const version = flags >> 6;
    const tag = name === NAMED ? file.toString("latin1", at, at + 4) : "";
    if (name === NAMED) at += 4;
    let length = base128();
    const transformed = name === GLYF || name === LOCA ? version !== 3 : version !== 0;
    if (transformed) length = base128();
    if (name === CMAP || tag === "cmap") found = { from: position, to: position + length };
    position += length;
  }
  if (found === undefined) throw new Error("a font without a character map");
  const data = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
  return data.subarray(found.from, found.to);
}

/** Of the best Unicode subtable: all planes if there is one, else the first. */
function glyphRanges(cmap: Buffer): Ranges {
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => {
    const offset = cmap.readUInt32BE(4 + index * 8 + 4);
    return { format: cmap.readUInt16BE(offset), bytes: cmap.subarray(offset) };
  });
  const all = subtables.find(({ format }) => format === 12);
  if (all !== undefined) return segmentedCoverage(all.bytes);
  const basic = subtables.find(({ format }) => format === 4);
  if (basic === undefined) throw new Error("a font without a Unicode character map");
  return basicCoverage(basic.bytes);
}

/** Format 12: groups of start, end, first glyph. */
function segmentedCoverage(table: Buffer): Ranges {
  return Array.from({ length: table.readUInt32BE(12) }, (_, index) => {
    const at = 16 + index * 12;
    const missing = table.readUInt32BE(at + 8) === 0 ? 1 : 0;
    return [table.readUInt32BE(at) + missing, table.readUInt32BE(at + 4)];
  });
}

/** Format 4: segments, whose glyphs are computed or looked up; glyph 0 is the empty box. */
function basicCoverage(table: Buffer): Ranges {
  const bytes = table.readUInt16BE(6);
  const [ends, starts, deltas, offsets] = [14, 16 + bytes, 16 + 2 * bytes, 16 + 3 * bytes];
  const ranges: Ranges = [];
  for (let at = 0; at < bytes; at += 2) {
    const end = table.readUInt16BE(ends + at);
    const start = table.readUInt16BE(starts + at);
    const delta = table.readUInt16BE(deltas + at);
    const offset = table.readUInt16BE(offsets + at);
    for (let code = start; code <= end && code < 0xffff; code += 1) {
      const listed = offset === 0 ? code : table.readUInt16BE(offsets + at + offset + 2 * (code - start));
      if (offset === 0 ? ((listed + delta) & 0xffff) === 0 : listed === 0) continue;
      const last = ranges.at(-1);
      if (last !== undefined && last[1] === code - 1) last[1] = code;
      else ranges.push([code, code]);
    }
  }
  return ranges;
}
