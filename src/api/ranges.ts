export type ByteRange = { start: number; end: number };

/**
 * Reads a `Range` header against a file (RFC 9110, 14.2). Null: send all of it (no range, several
 * ranges, another unit, or a form that is not understood). `unsatisfiable`: 416.
 */
export function parseRange(header: string | undefined, bytes: number): ByteRange | "unsatisfiable" | null {
  const match = /^bytes=\s*(\d*)\s*-\s*(\d*)\s*$/i.exec(header ?? "");
  if (match === null) return null;
  const [, first = "", last = ""] = match;
  if (first === "" && last === "") return null;
  if (first === "") {
    const length = Math.min(Number(last), bytes);
    return length === 0 ? "unsatisfiable" : { start: bytes - length, end: bytes - 1 };
  }
  const start = Number(first);
  if (last !== "" && Number(last) < start) return null;
  if (start >= bytes) return "unsatisfiable";
  return { start, end: last === "" ? bytes - 1 : Math.min(Number(last), bytes - 1) };
}
