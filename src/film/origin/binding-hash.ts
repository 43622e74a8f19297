import { createHash, type Hash } from "node:crypto";
import { boxesIn, type BoxSpan } from "./bmff-boxes.ts";

/** Not part of what a manifest is bound to (C2PA 2.2, 18.7.2.1, and what the library leaves out besides). */
const LEFT_OUT = new Set(["ftyp", "uuid", "mfra", "free", "skip"]);

/** Hash that binds a manifest to a film: of every box where it begins, and all its bytes. */
export function makeBindingHash(): {
  begin: (box: BoxSpan) => boolean;
  add: (bytes: Uint8Array) => void;
  digest: () => Buffer;
} {
  const hash: Hash = createHash("sha256");
  return {
    /** False where the box is left out. */
    begin: ({ type, at }) => {
      if (LEFT_OUT.has(type)) return false;
      const offset = Buffer.alloc(8);
      offset.writeBigUInt64BE(BigInt(at));
      hash.update(offset);
      return true;
    },
    add: (bytes) => void hash.update(bytes),
    digest: () => hash.digest(),
  };
}

/** Of a film that is in memory whole. */
export function bindingHash(film: Buffer): Buffer {
  const hash = makeBindingHash();
  for (const box of boxesIn(film)) if (hash.begin(box)) hash.add(film.subarray(box.at, box.at + box.size));
  return hash.digest();
}
