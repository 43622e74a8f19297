import { createHash } from "node:crypto";
import { boxesIn } from "./bmff-boxes.ts";
import { signDetached, type Signer } from "./cose.ts";
import type { DraftManifest } from "./draft-manifest.ts";

/** Where `part` lies in `whole`. @throws Error where it is not there exactly once. */
function placeOf(part: Buffer, whole: Buffer, name: string): number {
  const at = whole.indexOf(part);
  if (at < 0 || whole.indexOf(part, at + 1) >= 0)
    throw new Error(`the C2PA library's manifest has no single ${name}; was the library changed?`);
  return at;
}

/** The JUMBF superbox of an assertion, found by a place inside of it. */
function assertionAround(manifest: Buffer, place: number): { from: number; to: number } {
  // The holder's own head differs (a UUID, a purpose, an offset), so the store is found by its name.
  const store = manifest.indexOf("jumb") - 4;
  let inner = { from: store, to: manifest.length };
  for (;;) {
    const from = inner.from + 8;
    const next = boxesIn(manifest, from, inner.to).find(
      ({ type, at, size }) => type === "jumb" && at <= place && place < at + size,
    );
    if (next === undefined) return inner;
    inner = { from: next.at, to: next.at + next.size };
  }
}

/** Of an assertion, as a claim refers to it: everything but the box's own head. */
function assertionHash(manifest: Buffer, { from, to }: { from: number; to: number }): Buffer {
  return createHash("sha256")
    .update(manifest.subarray(from + 8, to))
    .digest();
}

/**
 * The draft's manifest bound to another film: the film's hash takes the place of the draft's, the hash of
 * the assertion that holds it is entered into the claim, and the claim is signed again. Nothing becomes
 * longer or shorter.
 */
export function bindManifest(draft: DraftManifest, binding: Buffer, signer: Signer): Buffer {
  const manifest = Buffer.from(draft.box);
  const place = placeOf(draft.binding, manifest, "hash of the film");
  const assertion = assertionAround(manifest, place);
  const before = assertionHash(manifest, assertion);
  binding.copy(manifest, place);
  const claimAt = placeOf(draft.claim, manifest, "claim");
  const hashAt = placeOf(before, draft.claim, "hash of the assertion");
  assertionHash(manifest, assertion).copy(manifest, claimAt + hashAt);
  const signatureAt = placeOf(draft.signature, manifest, "signature");
  const claim = manifest.subarray(claimAt, claimAt + draft.claim.length);
  const signature = signDetached(signer, claim);
  if (signature.length !== draft.signature.length) throw new Error("signatures of different lengths");
  signature.copy(manifest, signatureAt);
  return manifest;
}
