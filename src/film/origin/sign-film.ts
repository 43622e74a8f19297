import { closeSync, openSync, readSync, renameSync, rmSync, writeSync } from "node:fs";
import type { Origin } from "../../artifacts/origin.ts";
import { shiftChunkOffsets, topLevelBoxes, type BoxSpan } from "./bmff-boxes.ts";
import { bindManifest } from "./bind-manifest.ts";
import { makeBindingHash } from "./binding-hash.ts";
import { draftManifest } from "./draft-manifest.ts";
import type { SigningCredential } from "./signing-credential.ts";
import { verifyFilm } from "./verify-film.ts";

const PIECE = 2 ** 20;

/**
 * Writes a film anew with its mark of origin behind `ftyp`, and reads the mark back. Apart from the mark,
 * and from chunk offsets that make room for it, the bytes are the film's. A megabyte of the film is in
 * memory at a time. The file appears whole and valid or not at all. Returns its bytes.
 * @throws Error with the validation's codes where the mark does not hold.
 */
export async function signFilm(
  film: string,
  outFile: string,
  origin: Origin,
  credential: SigningCredential,
): Promise<{ bytes: number }> {
  const draft = await draftManifest(origin, credential);
  const partFile = `${outFile}.part`;
  try {
    const bytes = writeSigned(film, partFile, draft.box.length, (binding) =>
      bindManifest(draft, binding, credential),
    );
    await verifyFilm(partFile, credential);
    renameSync(partFile, outFile);
    return { bytes };
  } finally {
    rmSync(partFile, { force: true });
  }
}

function writeSigned(
  film: string,
  outFile: string,
  markBytes: number,
  markFor: (binding: Buffer) => Buffer,
): number {
  const input = openSync(film, "r");
  const output = openSync(outFile, "w");
  try {
    const [fileType, ...others] = topLevelBoxes(input);
    if (fileType?.type !== "ftyp") throw new Error("a film that does not begin with its type");
    const hash = makeBindingHash();
    copy(input, output, fileType, 0, () => {});
    for (const box of others) {
      const at = box.at + markBytes;
      const add = hash.begin({ ...box, at }) ? hash.add : () => {};
      if (box.type === "moov") {
        const movie = readAll(input, Buffer.alloc(box.size), box.at);
        shiftChunkOffsets(movie, markBytes);
        add(movie);
        writeAll(output, movie, at);
      } else copy(input, output, box, at, add);
    }
    writeAll(output, markFor(hash.digest()), fileType.size);
    const last = others.at(-1) ?? fileType;
    return last.at + last.size + markBytes;
  } finally {
    closeSync(input);
    closeSync(output);
  }
}

function readAll(input: number, bytes: Buffer, at: number): Buffer {
  if (readSync(input, bytes, 0, bytes.length, at) !== bytes.length)
    throw new Error("the film ended while it was read");
  return bytes;
}

function writeAll(output: number, bytes: Uint8Array, at: number): void {
  for (let done = 0; done < bytes.length;)
    done += writeSync(output, bytes, done, bytes.length - done, at + done);
}

function copy(
  input: number,
  output: number,
  { at, size }: BoxSpan,
  to: number,
  each: (bytes: Uint8Array) => void,
): void {
  const room = Buffer.alloc(Math.min(PIECE, size));
  for (let done = 0; done < size;) {
    const piece = readAll(input, room.subarray(0, size - done), at + done);
    each(piece);
    writeAll(output, piece, to + done);
    done += piece.length;
  }
}
