import { joinList } from "../phrases/join-list.ts";
import type { Mark } from "./draft.ts";

/** A command by what it is called, with the line, from 1, that it stands in. */
export type ShellCommand = { line: number; name: string };

const NO_COMMAND = /^\s*(?:#|$)/u;
const MOST = 8;

/**
 * The commands of a shell text up to the first comment, by name: "git switch", "git push --force". Empty where they are too
 * many, too alike to be told apart, or cannot be read.
 */
export function commandsBefore(lines: readonly string[], from: number): ShellCommand[] {
  const found: ShellCommand[] = [];
  for (let at = from; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    if (/^\s*#/u.test(line)) break;
    if (NO_COMMAND.test(line)) continue;
    const continued = (lines[at - 1] ?? "").endsWith("\\");
    const name = nameOf(line);
    if (name === null || /[|&;<>]/u.test(line)) return [];
    if (!continued) found.push({ line: at + 1, name });
  }
  const distinct = new Set(found.map(({ name }) => name));
  return found.length > MOST || distinct.size < found.length ? [] : found;
}

/** What a line begins with, up to its arguments. */
function nameOf(line: string): string | null {
  const [command = "", ...rest] = line
    .trim()
    .replace(/^\$\s+/u, "")
    .split(/\s+/u);
  if (!/^[a-z][a-z0-9-]*$/u.test(command)) return null;
  const words = [command];
  if (/^[a-z][a-z-]+$/u.test(rest[0] ?? "")) words.push(rest.shift() ?? "");
  if (/^(?:run|exec|compose|remote|config)$/u.test(words[1] ?? "") && /^[a-z][a-z:-]+$/u.test(rest[0] ?? ""))
    words.push(rest.shift() ?? "");
  if (/^--[a-z][a-z-]+$/u.test(rest[0] ?? "")) words.push(rest.shift() ?? "");
  return words.join(" ");
}

/** "git switch, git fetch and git rebase", each marked with its line, from `offset` on in its sentence. */
export function toldCommands(
  commands: readonly ShellCommand[],
  language: string,
  offset: number,
): { text: string; marks: Mark[] } {
  const text = joinList(
    commands.map(({ name }) => name),
    language,
  );
  let at = 0;
  const marks = commands.map(({ line, name }): Mark => {
    const start = text.indexOf(name, at);
    at = start + name.length;
    return { key: `line:${line}`, offset: offset + start };
  });
  return { text, marks };
}
