import { icons } from "@phosphor-icons/core";
import { SYNONYMS } from "../../icons/icon-synonyms.ts";

const NAMES = new Set<string>(icons.map(({ name }) => name).filter((name) => !name.endsWith("-logo")));

/** Words that are icons' names too, but say nothing of a film's subject. */
const EMPTY = new Set(
  "about and all at by case day door down end equals every first from function get has hand how into is its key less line list made make more new not note number off one part path place plus minus question record select start step stop table that the their there these this three time to two up video way what when where which why with work world x year you your".split(
    " ",
  ),
);

/** "The app that does not judge" has nothing to do with judges. */
const DENIED = /(?:\b(?:not|never|no|without|beyond)|n['’]t)\s+(?:an?\s+|the\s+)?[a-z]+/g;

/**
 * The icon for a film's title: only where a word of the title is exactly an icon's subject. A picture
 * that merely resembles the subject is worse than good type alone.
 */
export function titleIcon(title: string, language: string): string | null {
  if (!/^en\b/.test(language)) return null;
  const words =
    title
      .toLowerCase()
      .replace(DENIED, " ")
      .match(/[a-z]+/g) ?? [];
  for (const word of words) {
    for (const form of [word, word.replace(/s$/, ""), word.replace(/ves$/, "f")]) {
      if (EMPTY.has(form) || form.length < 3) continue;
      const name = SYNONYMS[form] ?? form;
      if (NAMES.has(name)) return name;
    }
  }
  return null;
}
