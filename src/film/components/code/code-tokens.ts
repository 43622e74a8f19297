import { mix, readableOn } from "../../styles/contrast.ts";
import type { Theme } from "../../styles/theme.ts";
import { grammarName } from "./code-language.ts";

/** A piece of a line in one colour. */
export type CodeRun = { text: string; color: string };

/** Colour themes whose hues sit well with the looks; every colour is made readable on the panel. */
const COLORING = { light: "github-light", dark: "night-owl" } as const;
const TAB_WIDTH = 4;

/**
 * The lines of a program in colours. A language without a grammar is set in one colour: that loses
 * nothing, so it is no finding. Grammars are loaded when a program first needs them.
 */
export async function codeTokens(code: string, language: string, theme: Theme): Promise<CodeRun[][]> {
  const plain = tidyCode(code);
  const { text } = theme.color;
  const { bundledLanguages, codeToTokens } = await import("shiki");
  const name = grammarName(language);
  if (!(name in bundledLanguages))
    return plain.split("\n").map((line) => runsOf([{ text: line, color: text }]));
  const { tokens } = await codeToTokens(plain, {
    lang: name as keyof typeof bundledLanguages,
    theme: COLORING[theme.dark ? "dark" : "light"],
    // A grammar that loops on odd input must not hold up a film.
    tokenizeTimeLimit: 500,
  });
  return tokens.map((line) =>
    runsOf(line.map((token) => ({ text: token.content, color: codeInk(token.color ?? text, theme) }))),
  );
}

/** The panel that code stands on: deeper than the page in dark looks, lighter in light ones. */
export function codeGround(theme: Theme): string {
  if (theme.habit.panel === "shade") return mix(theme.color.background, "#000000", 0.62);
  return theme.dark ? mix(theme.color.background, "#000000", 0.1) : mix(theme.color.surface, "#ffffff", 0.3);
}

/** Behind lines in focus. */
export function focusGround(theme: Theme): string {
  return mix(codeGround(theme), theme.color.primary, theme.dark ? 0.16 : 0.1);
}

/** A colour that can be read on the panel, in focus and out of it. */
export function codeInk(color: string, theme: Theme): string {
  const grounds = [codeGround(theme), focusGround(theme), ...theme.color.grounds];
  return readableOn(color.slice(0, 7), grounds);
}

/** Tabs as spaces, no blank lines before or after, common indentation taken off. */
export function tidyCode(code: string): string {
  const lines = code
    .replaceAll(/\r\n?/g, "\n")
    .split("\n")
    .map((line) => expandTabs(line).trimEnd());
  while (lines.length > 1 && lines[0] === "") lines.shift();
  while (lines.length > 1 && lines.at(-1) === "") lines.pop();
  return lines.join("\n");
}

function expandTabs(line: string): string {
  let expanded = "";
  for (const character of line) {
    expanded += character === "\t" ? " ".repeat(TAB_WIDTH - (expanded.length % TAB_WIDTH)) : character;
  }
  return expanded;
}

/** Neighbours of one colour together, and spaces with what is before them: fewer, longer runs. */
function runsOf(runs: CodeRun[]): CodeRun[] {
  const joined: CodeRun[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (last !== undefined && (last.color === run.color || run.text.trim() === "")) last.text += run.text;
    else if (run.text !== "") joined.push({ ...run });
  }
  return joined;
}
