import { tellsMoreThan } from "./scenes/hidden-figures.ts";
import { capitalise, countWords, withoutStop } from "./text/sentences.ts";

/** Words above a title, and below it. */
const MOST = { above: 5, below: 24 };
const EDGES = /^[\s:：,，、;–—-]+|[\s:：,，、;–—(（-]+$/gu;

/**
 * What an opening says with a figure that the title made of it leaves out: "Northgate Food Bank | Our year in figures, April 2024
 * to March 2025". What stood before the title's words is read above it, the rest below.
 */
export function besideTitle(title: string, opening: string): { eyebrow?: string; subtitle?: string } {
  if (!tellsMoreThan(opening, { kind: "title", title })) return {};
  const said = withoutStop(opening);
  const at = said.toLowerCase().indexOf(title.toLowerCase());
  if (at < 0) return countWords(said) <= MOST.below ? { subtitle: capitalise(said) } : {};
  const above = said.slice(0, at).replaceAll(EDGES, "");
  const below = said.slice(at + title.length).replaceAll(EDGES, "");
  return {
    ...(above === "" || countWords(above) > MOST.above ? {} : { eyebrow: capitalise(above) }),
    ...(below === "" || countWords(below) > MOST.below ? {} : { subtitle: capitalise(below) }),
  };
}
