const NAMES = /^[A-Za-z_$][\w$]*$/;
const LANGUAGE_NAMES: Record<string, string> = {
  python: "Python", py: "Python", javascript: "JavaScript", js: "JavaScript", jsx: "JavaScript", typescript: "TypeScript", ts: "TypeScript",
  tsx: "TypeScript", java: "Java", c: "C", cpp: "C++", "c++": "C++", csharp: "C#", cs: "C#", go: "Go", golang: "Go", rust: "Rust", rs: "Rust",
  ruby: "Ruby", rb: "Ruby", php: "PHP", swift: "Swift", kotlin: "Kotlin", scala: "Scala", sql: "SQL", html: "HTML", css: "CSS",
  json: "JSON", yaml: "YAML", yml: "YAML", toml: "TOML", xml: "XML", haskell: "Haskell", lua: "Lua", r: "R", dart: "Dart", elixir: "Elixir",
}; // prettier-ignore

export function languageName(tag: string): string | null {
  return Object.hasOwn(LANGUAGE_NAMES, tag) ? (LANGUAGE_NAMES[tag] ?? null) : null;
}

export function isShell(tag: string, code: string): boolean {
  return (
    /^(?:sh|bash|shell|zsh|console|terminal|powershell|ps1|cmd|shell-session)$/.test(tag) ||
    /^\s*\$ /.test(code)
  );
}

/** Says in English what a line plainly states: a loop, a decision, a result; null where it cannot be read. */
export function readLine(line: string, next: string): string | null {
  const text = line.trim();
  const loop = /^while\s*\(?\s*(.+?)\s*\)?\s*[:{]?$/.exec(text);
  if (loop !== null) {
    const condition = readCondition(loop[1] ?? "");
    return condition === null ? null : `The loop goes on while ${condition}.`;
  }
  const each = /^for\s*\(?\s*(?:const |let |var )?(\w+)\s+(?:in|of)\s+([\w.]+)\)?\s*[:{]?$/.exec(text);
  if (each !== null)
    return `It goes through ${wordsOf(each[2] ?? "")}, one ${wordsOf(each[1] ?? "")} at a time.`;
  const short = /^if\s*\(?\s*(.+?)\s*(?:\)|:)\s*\{?\s*(return\s+[\w.]+)\s*;?\s*\}?$/.exec(text);
  if (short !== null) {
    const condition = readCondition(short[1] ?? "");
    const effect = readEffect(short[2] ?? "");
    if (condition !== null && effect !== null) return `If ${condition}, ${effect}.`;
  }
  const when = /^(?:if|elif|else if)\s*\(?\s*(.+?)\s*\)?\s*[:{]?$/.exec(text);
  if (when !== null) {
    const condition = readCondition(when[1] ?? "");
    const effect = readEffect(next.trim());
    return condition === null || effect === null ? null : `If ${condition}, ${effect}.`;
  }
  const returned = /^return\s+([\w.]+)\s*;?$/.exec(text);
  if (returned !== null && line.search(/\S/) <= 4 && NAMES.test(returned[1] ?? ""))
    return `At the end, it returns ${wordsOf(returned[1] ?? "")}.`;
  return null;
}

/** A function, or a method, by its name and what it takes. */
export function readFunction(name: string, parameters: string, kind = "function"): string {
  const names = parameters
    .split(",")
    .map((parameter) => /^\s*(?:mut\s+|&\s*)?([A-Za-z_]\w*)/.exec(parameter)?.[1] ?? "")
    .filter((parameter) => parameter !== "" && parameter !== "self" && parameter !== "this");
  const spoken = names.map(wordsOf);
  if (spoken.length === 0 || spoken.length > 4) return `The ${kind} is called ${wordsOf(name)}.`;
  const list =
    spoken.length === 1 ? (spoken[0] ?? "") : `${spoken.slice(0, -1).join(", ")} and ${spoken.at(-1) ?? ""}`;
  return `The ${kind} ${wordsOf(name)} takes ${list}.`;
}

function readCondition(text: string): string | null {
  const match = /^([\w.[\]]+)\s*(<=|>=|===|==|!==|!=|<|>)\s*([\w.[\]]+)$/.exec(text);
  if (match === null) return null;
  const [, left = "", operator = "", right = ""] = match;
  const a = readValue(left);
  const b = readValue(right);
  const verb = {
    "<": "is less than",
    ">": "is greater than",
    "<=": "is at most",
    ">=": "is at least",
    "==": "equals",
    "===": "equals",
    "!=": "differs from",
    "!==": "differs from",
  }[operator];
  return a === null || b === null || verb === undefined ? null : `${a} ${verb} ${b}`;
}

function readEffect(text: string): string | null {
  const match = /^(\w+)\s*=\s*([\w.[\]]+)(?:\s*([+-])\s*(\d+))?\s*;?$/.exec(text);
  if (match === null) {
    const short = /^if\s*\(?\s*(.+?)\s*(?:\)|:)\s*\{?\s*(return\s+[\w.]+)\s*;?\s*\}?$/.exec(text);
    if (short !== null) {
      const condition = readCondition(short[1] ?? "");
      const effect = readEffect(short[2] ?? "");
      if (condition !== null && effect !== null) return `If ${condition}, ${effect}.`;
    }
    const returned = /^return\s+([\w.[\]]+)\s*;?$/.exec(text);
    const value = returned === null ? null : readValue(returned[1] ?? "");
    return value === null ? null : `it returns ${value}`;
  }
  const value = readValue(match[2] ?? "");
  if (value === null) return null;
  const change = match[3] === undefined ? "" : ` ${match[3] === "+" ? "plus" : "minus"} ${match[4] ?? ""}`;
  return `${wordsOf(match[1] ?? "")} becomes ${value}${change}`;
}

function readValue(text: string): string | null {
  const indexed = /^(\w+)\[(\w+)\]$/.exec(text);
  if (indexed !== null) return `the entry of ${wordsOf(indexed[1] ?? "")} at ${wordsOf(indexed[2] ?? "")}`;
  return /^(?:(?:this|self)\.)?\w+$/.test(text) ? wordsOf(text) : null;
}

/** "maxItems" and "max_items" are said as words. */
export function wordsOf(name: string): string {
  return name
    .replace(/^(?:this|self)\./, "")
    .replace(/[_.]+/g, " ")
    .replace(/^[A-Z](?=[a-z]+[A-Z])/, (first) => first.toLowerCase())
    .replace(/([a-z])([A-Z])/g, (_all, a: string, b: string) => `${a} ${b.toLowerCase()}`)
    .trim();
}
