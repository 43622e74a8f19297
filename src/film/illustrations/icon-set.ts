import { closeSync, openSync, readSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const CHUNK = 1 << 18;
/** The longest entry has 22 kB. */
const ENTRY = 1 << 15;

/**
 * The SVG of one drawing of a set that Iconify packs. A set is one file of up to 9 MB, of which a film needs a few lines:
 * it is searched in pieces of one small buffer, and never held or parsed whole. Fails on a name that the set does not have.
 */
export function bodyOf(set: string, name: string): string {
  const opening = Buffer.from(`\n\t\t"${name}": {`);
  const file = openSync(require.resolve(`@iconify-json/${set}/icons.json`), "r");
  try {
    const piece = Buffer.alloc(CHUNK);
    for (let position = 0; ; position += CHUNK - opening.length) {
      const bytes = readSync(file, piece, 0, CHUNK, position);
      // Pieces overlap, so that no opening is cut in two.
      const at = piece.subarray(0, bytes).indexOf(opening);
      if (at >= 0) return bodyIn(entryAt(file, position + at + opening.length), name);
      if (bytes < CHUNK) throw new Error(`${set} has no drawing "${name}"`);
    }
  } finally {
    closeSync(file);
  }
}

function entryAt(file: number, position: number): string {
  const entry = Buffer.alloc(ENTRY);
  const bytes = readSync(file, entry, 0, ENTRY, position);
  const text = entry.toString("utf8", 0, bytes);
  return text.slice(0, text.indexOf("\n\t\t}"));
}

function bodyIn(entry: string, name: string): string {
  const body = /"body": ("(?:[^"\\]|\\.)*")/.exec(entry)?.[1];
  if (body === undefined) throw new Error(`no body for "${name}"`);
  return String(JSON.parse(body));
}
