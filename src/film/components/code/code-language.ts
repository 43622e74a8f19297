import { bundledLanguagesInfo } from "shiki/langs";

/** Names that fences use and the grammars do not. */
const ALIASES: Record<string, string> = {
  "c++": "cpp",
  "c#": "csharp",
  golang: "go",
  pseudocode: "text",
  console: "shellsession",
  terminal: "shellsession",
  assembly: "asm",
};

/** What a shell's dialects have in common is what they are called. */
const SHELLS = new Set(["shellscript", "shellsession"]);

export function grammarName(language: string): string {
  return ALIASES[language] ?? language;
}

/** A language as it is written ("TypeScript"); null where a fence names none, or none that is known. */
export function languageCaption(language: string): string | null {
  const name = grammarName(language);
  const known = bundledLanguagesInfo.find(
    ({ id, aliases }) => id === name || aliases?.includes(name) === true,
  );
  if (known === undefined) return null;
  return SHELLS.has(known.id) ? "Shell" : known.name;
}
