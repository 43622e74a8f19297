import type { Blobs } from "../storage/blobs.ts";

/** Reads stored 32-bit float samples. @throws Error when nothing is stored under the key. */
export async function floatsOf(blobs: Blobs, key: string): Promise<Float32Array> {
  const bytes = await blobs.get(key);
  if (bytes === null) throw new Error(`no sound under ${key}`);
  // A copy, because a view of floats must begin at a multiple of four.
  return new Float32Array(new Uint8Array(bytes).buffer);
}
