import { isBaseVerb, baseOfThird } from "../english/verbs.ts";
import { lowerFirst } from "../english/grammar.ts";
import { capitalise, countWords, endSentence, splitSentences } from "../text/sentences.ts";
import { codeWords, fillWords } from "../code-words/code-words.ts";
import type { CodeWords } from "../code-words/code-words-table.ts";
import { joinList } from "../phrases/join-list.ts";
import { commandsBefore } from "./shell-commands.ts";
import { isShell, parametersOf, readLine, readFunction, wordsOf } from "./code-reading.ts";

/**
 * What is said of some lines of code (from 1, `to` included), which are in focus meanwhile. `announces`: what stands in them
 * is named behind it.
 */
export type CodePoint = { from: number; to: number; text: string; announces?: true };

/** More than this of one picture is a lecture. */
const MOST_POINTS = 6;
/** A comment speaks of the lines up to the next gap, but of no more than this. */
const MOST_FOCUS = 6;
const COMMENT_WORDS = { least: 3, most: 30 };

type Comment = { from: number; to: number; text: string };

/**
 * The points of a program in its order: what it imports, what its functions and classes are for (their own
 * comments say it), then loops, decisions and results that can be read off the line. Comments are said in the
 * brief's language only; what is read off a line is said in the languages that have words for it.
 */
export function codePoints(code: string, tag: string, language: string): CodePoint[] {
  const lines = code.split("\n");
  const words = codeWords(language);
  const shell = isShell(tag, code);
  const points: CodePoint[] = [];
  let at = 0;
  while (at < lines.length && points.length < MOST_POINTS) {
    const imports = importsAt(lines, at, language, words);
    if (imports !== null) {
      if (imports.text !== "") points.push(imports);
      at = imports.to;
      continue;
    }
    const comment = commentAt(lines, at, tag);
    if (comment !== null) {
      const named = words === null ? null : definedAt(lines, comment.to);
      const text = sayable(comment.text, language);
      if (named !== null && words !== null)
        points.push(definition(named, text, { from: comment.from, lines, language, words }));
      else if (text !== null)
        points.push({
          from: comment.from,
          to: endOfPassage(lines, comment.to, tag),
          ...announcing(
            comment.text,
            sentence(text, language),
            shell && commandsBefore(lines, comment.to).length > 0,
          ),
        });
      at = named === null ? comment.to : named.line;
      continue;
    }
    const named = words !== null && !shell ? definedAt(lines, at) : null;
    if (named !== null && words !== null) {
      const doc = commentAt(lines, named.line, tag);
      const within = doc !== null && isDocstring(lines[named.line] ?? "") ? doc : null;
      const place = {
        from: at + 1,
        lines,
        language,
        words,
        ...(within === null ? {} : { docEnd: within.to }),
      };
      points.push(definition(named, sayable(within?.text ?? "", language), place));
      at = within?.to ?? named.line;
      continue;
    }
    const read = words !== null && !shell ? readLine(lines[at] ?? "", lines[at + 1] ?? "", words) : null;
    const decides = /^\s*(?:if|elif|else if)\b.*[:{]\s*$/u.test(lines[at] ?? "");
    if (read !== null) points.push({ from: at + 1, to: at + (decides ? 2 : 1), text: read });
    at += 1;
  }
  return points;
}

const IMPORT =
  /^(?:import\s+(?:type\s+)?(?:[^"']*?\sfrom\s+)?["']([^"']+)["'];?|from\s+([\w.]+)\s+import\s.*|import\s+([\w.]+(?:\s+as\s+\w+)?(?:\s*,\s*[\w.]+)*);?|(?:const|let|var)\s+[^=]+=\s*require\(["']([^"']+)["']\);?|#include\s*[<"]([^>"]+)[>"]|use\s+([\w:]+)(?:::\{[^}]*\})?;|using\s+([\w.]+);|require\s+["']([^"']+)["'])\s*$/u;

/** Lines that bring in what others wrote, as one point; `to` is the last of them. */
function importsAt(
  lines: readonly string[],
  at: number,
  language: string,
  words: CodeWords | null,
): CodePoint | null {
  const names: string[] = [];
  let to = at;
  for (let line = at; line < lines.length; line += 1) {
    const text = lines[line]?.trim() ?? "";
    if (text === "" && names.length > 0) continue;
    const found = IMPORT.exec(text);
    if (found === null) break;
    names.push(...moduleNames(found.slice(1).find((name) => name !== undefined) ?? ""));
    to = line + 1;
  }
  if (names.length === 0) return null;
  const own = [...new Set(names)];
  const said = words !== null && own.length <= 3;
  const text = said ? fillWords(words.imports, { list: joinList(own, language) }) : "";
  return { from: at + 1, to, text };
}

function moduleNames(source: string): string[] {
  return source.split(",").map((name) =>
    name
      .trim()
      .replace(/\s+as\s+\w+$/u, "")
      .replace(/^node:/u, "")
      .replace(/\.(?:[cm]?[jt]sx?|h|hpp|py)$/u, "")
      .replace(/^(?:\.{1,2}\/)+/u, ""),
  );
}

const LINE_COMMENT: Record<string, RegExp> = { slash: /^\s*\/\/[/!]?\s?(.*)$/u, hash: /^\s*#(?!!|include)\s?(.*)$/u, dash: /^\s*--\s?(.*)$/u }; // prettier-ignore

function lineComment(tag: string): RegExp {
  if (/^(?:py|python|rb|ruby|r|sh|bash|shell|zsh|console|terminal|ya?ml|toml|perl|elixir|dockerfile|make(?:file)?|text)$/u.test(tag)) return LINE_COMMENT["hash"] ?? /^$/u; // prettier-ignore
  return /^(?:sql|lua|haskell|hs|ada)$/u.test(tag) ? (LINE_COMMENT["dash"] ?? /^$/u) : (LINE_COMMENT["slash"] ?? /^$/u); // prettier-ignore
}

const isDocstring = (line: string): boolean => /^\s*[rRuU]?(?:"""|''')/u.test(line);

/** A run of line comments, a block comment or a docstring that begins on the line with index `at`. */
function commentAt(lines: readonly string[], at: number, tag: string): Comment | null {
  const first = lines[at] ?? "";
  const marked = lineComment(tag);
  if (marked.test(first)) {
    const said: string[] = [];
    let to = at;
    for (let match = marked.exec(first); match !== null; match = marked.exec(lines[to] ?? "")) {
      said.push(match[1] ?? "");
      to += 1;
      if (to >= lines.length) break;
    }
    return { from: at + 1, to, text: said.join(" ").trim() };
  }
  const quote = /^\s*[rRuU]?("""|''')/u.exec(first)?.[1];
  const close = quote ?? (/^\s*\/\*/u.test(first) ? "*/" : null);
  if (close === null) return null;
  const opened = quote === undefined ? "/*" : quote;
  let to = at;
  while (to < lines.length) {
    const line = lines[to] ?? "";
    const from = to === at ? line.indexOf(opened) + opened.length : 0;
    if (line.includes(close, from)) break;
    to += 1;
  }
  const text = lines
    .slice(at, to + 1)
    .map((line) =>
      line
        .replace(/^\s*(?:\/\*+!?|\*+(?!\/)|[rRuU]?(?:"""|'''))?\s?/u, "")
        .replace(/\s*(?:\*+\/|"""|''')\s*$/u, ""),
    ) // prettier-ignore
    .join("\n")
    // Only the first paragraph, before the tags.
    .split(/\n\s*\n|\n\s*(?:@|:param|Args:|Returns:|Parameters|Example)/u)[0];
  return {
    from: at + 1,
    to: Math.min(lines.length, to + 1),
    text: (text ?? "").replaceAll(/\s+/gu, " ").trim(),
  };
}

/** Comments for tools and lawyers. */
const NOT_SAID =
  /^(?:eslint|oxlint|prettier|ts-|@ts|todo|fixme|xxx|hack|copyright|licen[cs]e|spdx|noqa|type:|pragma|pylint|region|endregion|!|[^\p{L}\p{N}]*$)|[{};]\s*$|=>|==|\w\(\)\s*;?$/iu;

/** Words that a comment in English is made with. */
const ENGLISH =
  /(?<![\p{L}])(?:the|of|is|are|and|to|an?|in|for|with|from|returns?|gets?|sets?|if|each|this|that|when|by)(?![\p{L}])/giu;
const OTHER_SCRIPT: Record<string, RegExp> = {
  ru: /\p{Script=Cyrillic}/u, uk: /\p{Script=Cyrillic}/u, bg: /\p{Script=Cyrillic}/u, ar: /\p{Script=Arabic}/u, fa: /\p{Script=Arabic}/u,
  he: /\p{Script=Hebrew}/u, hi: /\p{Script=Devanagari}/u, ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko: /\p{Script=Hangul}/u, zh: /\p{Script=Han}/u,
}; // prettier-ignore

/** A comment in English in a film of another language would be read in the wrong tongue. */
function isOfLanguage(comment: string, language: string): boolean {
  const base = language.split("-")[0] ?? language;
  if (base === "en") return true;
  const script = OTHER_SCRIPT[base];
  if (script !== undefined) return script.test(comment);
  return [...comment.matchAll(ENGLISH)].length < Math.max(2, countWords(comment) * 0.25);
}

/** The first sentence of a comment, where it is one that can be said. */
function sayable(comment: string, language: string): string | null {
  if (!isOfLanguage(comment, language)) return null;
  const plain = comment
    .replaceAll(/[`*]|\{@\w+\s+([^}]*)\}/gu, "$1")
    .replace(/^[^\p{L}\p{N}]+/u, "")
    .trim();
  const first = splitSentences(plain, language)[0] ?? "";
  const words = countWords(first);
  if (words < COMMENT_WORDS.least || words > COMMENT_WORDS.most || NOT_SAID.test(plain)) return null;
  return first.replace(/[.:;,。]+$/u, "");
}

/** "# fix conflicts, then:" before commands runs on into them; before what is not named its "then" says nothing. */
function announcing(comment: string, text: string, named: boolean): { text: string; announces?: true } {
  if (!/[:：]\s*$/u.test(comment) && !DANGLING.test(text)) return { text };
  return named ? { text, announces: true } : { text: text.replace(DANGLING, "$1") };
}

const DANGLING =
  /(?:[,，、]\s*|\s+|(?=[然接次]))(?:and )?(?:then|next|and|or|with|so|dann|danach|und|puis|ensuite|et|luego|después|y|poi|quindi|e|depois|então|dan|daarna|en|sedan|och|og|затем|потом|и|потім|potem|następnie|i|sonra|ve|ثم|फिर|और|然后|接着|次に)([.。।])$/iu;

function sentence(text: string, language: string): string {
  return capitalise(endSentence(text, language));
}

function endOfPassage(lines: readonly string[], from: number, tag: string): number {
  let to = from;
  const open = (at: number): boolean =>
    (lines[at] ?? "").trim() !== "" && definedAt(lines, at) === null && commentAt(lines, at, tag) === null;
  while (to < lines.length && to - from < MOST_FOCUS && open(to)) to += 1;
  return Math.max(from, to);
}

type Defined = {
  kind: "function" | "method" | "class";
  name: string;
  parameters: string;
  returns: string;
  line: number;
};

const FUNCTION =
  /^(?:export\s+)?(?:default\s+)?(?:pub(?:\([^)]*\))?\s+)?(?:async\s+)?(?:def|function\*?|fn|func|fun|sub)\s+(?:\([^()]*\)\s*)?([A-Za-z_]\w*[?!]?)\s*(?:<[^>]*>)?\(([^()]{0,160})\)?(.*)$/u;
const ARROW =
  /^(?:export\s+)?const\s+([A-Za-z_]\w*)\s*(?::[^=]+)?=\s*(?:async\s*)?\(([^()]{0,160})\)\s*(?::\s*[^=]+?)?=>/u;
const CLASS =
  /^(?:export\s+)?(?:default\s+)?(?:public\s+|abstract\s+|final\s+|pub\s+|data\s+|sealed\s+)*(class|struct|interface|trait|enum)\s+([A-Za-z_]\w*)/u;
const METHOD =
  /^(?:(?:public|private|protected|internal|static|async|override|final|abstract|virtual|readonly)\s+)*(?:[\w<>[\],.?]+\s+)?([a-zA-Z_]\w*)\s*\(([^()]{0,160})\)\s*(:\s*[\w<>[\]|. ]+?)?\s*(?:throws\s+\w+\s*)?\{$/u;
const NO_METHOD = /^(?:if|for|while|switch|catch|constructor|function|return|else|do|with|super|synchronized|using|lock|when|match)$/u; // prettier-ignore

/** What the line with index `at` defines; `line` is the index of the line behind its head. */
function definedAt(lines: readonly string[], at: number): Defined | null {
  const text = (lines[at] ?? "").trim();
  const indented = /^\s/u.test(lines[at] ?? "");
  const named = FUNCTION.exec(text) ?? ARROW.exec(text);
  if (named !== null) {
    const returns = /(?:->|:)\s*([\w.<>[\]| ]+?)\s*[:{]?$/u.exec(named[3] ?? "")?.[1] ?? "";
    const kind = indented && /^(?:async\s+)?def\s/u.test(text) ? "method" : "function";
    return { kind, name: named[1] ?? "", parameters: named[2] ?? "", returns, line: at + 1 };
  }
  const type = CLASS.exec(text);
  if (type !== null) return { kind: "class", name: type[2] ?? "", parameters: "", returns: "", line: at + 1 };
  const method = METHOD.exec(text);
  if (method === null || NO_METHOD.test(method[1] ?? "")) return null;
  const returns = (method[3] ?? "").replace(/^:\s*/u, "");
  const kind = indented || returns !== "" ? "method" : "function";
  return { kind, name: method[1] ?? "", parameters: method[2] ?? "", returns, line: at + 1 };
}

const RESULTS: Record<string, "boolean" | "number" | "integer" | "text"> = { boolean: "boolean", bool: "boolean", number: "number", int: "integer", float: "number", string: "text", str: "text" }; // prettier-ignore

/** "Groups files by size": a verb that no list has. "Options for the server" and "Names that match" begin with a noun. */
const GROUPS_FILES =
  /^\p{L}{2,}(?<![sui])s\s(?!(?:of|for|in|on|at|to|from|with|by|that|which|who|are|is|have|has|can|will|and|or|used)\s)\p{L}+/iu;

type Place = {
  from: number;
  lines: readonly string[];
  language: string;
  words: CodeWords;
  docEnd?: number;
};

/** A definition with what its comment says it is for, else with what its head says. */
function definition(defined: Defined, purpose: string | null, place: Place): CodePoint {
  const { kind, name, line } = defined;
  const { from, lines, language, docEnd } = place;
  const to = Math.max(docEnd ?? line, Math.min(line, lines.length));
  if (purpose === null) return { from, to, text: headOf(defined, place) };
  // Another language's comment is a sentence as it stands.
  if (!language.startsWith("en")) return { from, to, text: sentence(purpose, language) };
  const subject = `the ${kind} ${wordsOf(name)}`;
  const [first = ""] = purpose.split(/\s/u);
  const verb = first.toLowerCase();
  if (baseOfThird(verb) !== null || GROUPS_FILES.test(purpose))
    return { from, to, text: sentence(`${subject} ${lowerFirst(purpose)}`, "en") };
  // "Share of yes in a sample": a noun, whatever else it may be.
  if (/^\p{L}+\sof\s/u.test(purpose)) return { from, to, text: sentence(`${subject} gives the ${lowerFirst(purpose)}`, "en") }; // prettier-ignore
  if (isBaseVerb(verb)) return { from, to, text: sentence(`${subject} is there to ${lowerFirst(purpose)}`, "en") }; // prettier-ignore
  const named = /^(?:an?|the)\s/iu.test(purpose) && !/\s(?:is|are|has|have|can|will)\s/u.test(purpose); // prettier-ignore
  return { from, to, text: named ? sentence(`${subject} is ${lowerFirst(purpose)}`, "en") : sentence(purpose, "en") }; // prettier-ignore
}

function headOf({ kind, name, parameters, returns }: Defined, { language, words }: Place): string {
  if (kind === "class") return fillWords(words.class, { name: wordsOf(name) });
  const head = readFunction(name, parameters, kind, language, words);
  const result = Object.hasOwn(RESULTS, returns.trim()) ? RESULTS[returns.trim()] : undefined;
  if (result === undefined) return head;
  const taken = parametersOf(parameters);
  const takes = taken.length > 0 && taken.length <= 4;
  const type = words[result];
  if (takes && language.startsWith("en")) return head.replace(/\.$/u, ` and returns ${type}.`);
  if (takes) return head;
  return fillWords(kind === "method" ? words.methodReturns : words.functionReturns, { name: wordsOf(name), type }); // prettier-ignore
}
