/**
 * Reads over JSON text for what `JSON.parse` lets pass: a key given twice (the later one would
 * silently win) and nesting deep enough to exhaust the stack of whoever walks the value.
 * Text that is not JSON may give any answer; `JSON.parse` refuses it afterwards.
 */
const MAX_DEPTH = 32;

export type JsonProblem = { kind: "depth" } | { kind: "duplicate"; path: string };

type Level = { keys: Set<string> | null; index: number; name: string };

function pathOf(levels: readonly Level[], key: string): string {
  const parts = levels.slice(1).map((level) => level.name);
  return [...parts, key].reduce(
    (path, part) => (path === "" || part.startsWith("[") ? path + part : `${path}.${part}`),
    "",
  );
}

/** The index behind the string that begins at `start`. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === "\\") at += 1;
    else if (text[at] === '"') return at + 1;
  }
  return text.length;
}

function keyOf(literal: string): string {
  try {
    return String(JSON.parse(literal));
  } catch {
    return literal;
  }
}

export function scanJson(text: string): JsonProblem | null {
  const levels: Level[] = [];
  /** Where the next value belongs: a key of the object around it, or a place in the array. */
  let name = "";
  let expectsKey = false;
  for (let at = 0; at < text.length; at += 1) {
    const level = levels.at(-1);
    switch (text.charAt(at)) {
      case "{":
      case "[": {
        const isObject = text[at] === "{";
        if (levels.length >= MAX_DEPTH) return { kind: "depth" };
        levels.push({ keys: isObject ? new Set() : null, index: 0, name });
        name = isObject ? "" : "[0]";
        expectsKey = isObject;
        break;
      }
      case "}":
      case "]":
        levels.pop();
        expectsKey = false;
        break;
      case ",":
        if (level === undefined) break;
        expectsKey = level.keys !== null;
        level.index += 1;
        if (!expectsKey) name = `[${level.index}]`;
        break;
      case '"': {
        const end = endOfString(text, at);
        if (expectsKey && level !== undefined) {
          name = keyOf(text.slice(at, end));
          if (level.keys?.has(name) === true) return { kind: "duplicate", path: pathOf(levels, name) };
          level.keys?.add(name);
          expectsKey = false;
        }
        at = end - 1;
        break;
      }
      default:
    }
  }
  return null;
}
