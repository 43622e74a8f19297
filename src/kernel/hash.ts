import { createHash } from "node:crypto";

/** SHA-256 as lower-case hex. */
export function sha256(data: string | Uint8Array): string {
  return createHash("sha256").update(data).digest("hex");
}

/**
 * JSON with object keys sorted by code unit, so that equal values give equal text
 * (after RFC 8785, without its number edge cases: our numbers come from JSON.parse).
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => {
    if (inner === null || typeof inner !== "object" || Array.isArray(inner)) return inner;
    const source = inner as Record<string, unknown>;
    return Object.fromEntries(
      Object.keys(source)
        .sort()
        .map((key) => [key, source[key]]),
    );
  });
}

/** The name of a result: hash of all that made it. */
export function contentHash(value: unknown): string {
  return sha256(canonicalJson(value));
}
