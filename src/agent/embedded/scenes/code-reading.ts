import { fillWords } from "../code-words/code-words.ts";
import type { CodeWords } from "../code-words/code-words-table.ts";
import { joinList } from "../phrases/join-list.ts";

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

/** Says what a line plainly states: a loop, a decision, a result; null where it cannot be read. */
export function readLine(line: string, next: string, words: CodeWords): string | null {
  const text = line.trim();
  const loop = /^while\s*\(?\s*(.+?)\s*\)?\s*[:{]?$/.exec(text);
  if (loop !== null) {
    const c = readCondition(loop[1] ?? "", words);
    return c === null ? null : fillWords(words.loop, { c });
  }
  const counting = /^for\s*\(?[^;]*;\s*([^;]+?)\s*;[^;]*\)?\s*\{?$/.exec(text);
  if (counting !== null) {
    const c = readCondition(counting[1] ?? "", words);
    return c === null ? null : fillWords(words.loop, { c });
  }
  const each = /^for\s*\(?\s*(?:const |let |var )?(\w+)\s+(?:in|of)\s+([\w.]+)\)?\s*[:{]?$/.exec(text);
  if (each !== null) return fillWords(words.each, { a: wordsOf(each[1] ?? ""), b: wordsOf(each[2] ?? "") });
  const short = shortDecision(text, words);
  if (short !== null) return fillWords(words.when, short);
  const when = /^(?:if|elif|else if)\s*\(?\s*(.+?)\s*\)?\s*[:{]?$/.exec(text);
  if (when !== null) {
    const c = readCondition(when[1] ?? "", words);
    const e = readEffect(next.trim(), words);
    return c === null || e === null ? null : fillWords(words.when, { c, e });
  }
  const returned = /^return\s+([\w.]+)\s*;?$/.exec(text);
  if (returned !== null && line.search(/\S/) <= 4 && NAMES.test(returned[1] ?? ""))
    return fillWords(words.end, { a: wordsOf(returned[1] ?? "") });
  // "return sum % 10 === 0": what it asks is hard to say, what comes of it is not.
  if (/^return\s[^?]*(?:===?|!==?|<=|>=)[^?]*;?$/.test(text) && line.search(/\S/) <= 4)
    return fillWords(words.end, { a: words.boolean });
  return null;
}

/** "if (a < b) return c;" in one line. */
function shortDecision(text: string, words: CodeWords): { c: string; e: string } | null {
  const short = /^if\s*\(?\s*(.+?)\s*(?:\)|:)\s*\{?\s*(return\s+[\w.]+)\s*;?\s*\}?$/.exec(text);
  const c = short === null ? null : readCondition(short[1] ?? "", words);
  const e = short === null ? null : readEffect(short[2] ?? "", words);
  return c === null || e === null ? null : { c, e };
}

/** A function, or a method, by its name and what it takes. */
export function readFunction(
  name: string,
  parameters: string,
  kind: "function" | "method",
  language: string,
  words: CodeWords,
): string {
  const spoken = parametersOf(parameters);
  if (spoken.length === 0 || spoken.length > 4)
    return fillWords(kind === "method" ? words.methodNamed : words.functionNamed, { name: wordsOf(name) });
  const takes = kind === "method" ? words.methodTakes : words.functionTakes;
  return fillWords(takes, { name: wordsOf(name), list: joinList(spoken, language) });
}

export function parametersOf(parameters: string): string[] {
  return parameters
    .split(",")
    .map((parameter) => /^\s*(?:mut\s+|&\s*)?([A-Za-z_]\w*)/.exec(parameter)?.[1] ?? "")
    .filter((parameter) => parameter !== "" && parameter !== "self" && parameter !== "this")
    .map(wordsOf);
}

function readCondition(text: string, words: CodeWords): string | null {
  const match = /^([\w.[\]]+)\s*(<=|>=|===|==|!==|!=|<|>)\s*([\w.[\]]+)$/.exec(text);
  if (match === null) return null;
  const [, left = "", operator = "", right = ""] = match;
  const a = readValue(left, words);
  const b = readValue(right, words);
  const pattern = {
    "<": words.less,
    ">": words.greater,
    "<=": words.atMost,
    ">=": words.atLeast,
    "==": words.equal,
    "===": words.equal,
    "!=": words.differs,
    "!==": words.differs,
  }[operator];
  return a === null || b === null || pattern === undefined ? null : fillWords(pattern, { a, b });
}

function readEffect(text: string, words: CodeWords): string | null {
  const match = /^(\w+)\s*=\s*([\w.[\]]+)(?:\s*([+-])\s*(\d+))?\s*;?$/.exec(text);
  if (match === null) {
    const returned = /^return\s+([\w.[\]]+)\s*;?$/.exec(text);
    const value = returned === null ? null : readValue(returned[1] ?? "", words);
    return value === null ? null : fillWords(words.returns, { a: value });
  }
  const value = readValue(match[2] ?? "", words);
  if (value === null) return null;
  const change = match[3] === "+" ? words.plus : words.minus;
  const b = match[3] === undefined ? value : fillWords(change, { a: value, b: match[4] ?? "" });
  return fillWords(words.becomes, { a: wordsOf(match[1] ?? ""), b });
}

function readValue(text: string, words: CodeWords): string | null {
  const indexed = /^(\w+)\[(\w+)\]$/.exec(text);
  if (indexed !== null)
    return fillWords(words.entry, { a: wordsOf(indexed[1] ?? ""), b: wordsOf(indexed[2] ?? "") });
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
