import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

/** `marked`: what is said to the maker stands between ⟦ and ⟧. `name`: its file and number, "de-07". */
export type MarkedBrief = { name: string; title: string; marked: string };

export const BRIEFS = join(import.meta.dirname, "briefs");

/** Of a unit's letters that stand between the marks: a note, and none. */
const NOTE = 0.6;
const TOLD = 0.2;

export function markedBriefs(folder = BRIEFS): MarkedBrief[] {
  const files = readdirSync(folder).filter((name) => name.endsWith(".txt"));
  return files.toSorted().flatMap((name) => briefsIn(join(folder, name)));
}

/** A file has the briefs of a language, each below its number ("=== 07") and the title that its film should have. */
export function briefsIn(file: string): MarkedBrief[] {
  return readFileSync(file, "utf8")
    .split(/^=== (?=\p{Nd}+$)/mu)
    .slice(1)
    .map((brief) => {
      const [number = "", title = "", ...lines] = brief.split("\n");
      return {
        name: `${basename(file, ".txt")}-${number}`,
        title: title.replace("title: ", ""),
        marked: lines.join("\n").trim(),
      };
    });
}

/** A brief as it would be sent, and whether a part of it is a note; null where only some of the part is one. */
export function withoutMarks(marked: string): {
  source: string;
  isNote: (part: { start: number; end: number }) => boolean | null;
} {
  const inside: boolean[] = [];
  let open = false;
  for (const sign of marked.split("")) {
    if (sign === "⟦") open = true;
    else if (sign === "⟧") open = false;
    else inside.push(open);
  }
  const source = marked.replaceAll(/[⟦⟧]/gu, "");
  const isNote = ({ start, end }: { start: number; end: number }): boolean | null => {
    const places = Array.from({ length: end - start }, (_, one) => start + one);
    const letters = places.filter((one) => /[\p{L}\p{N}]/u.test(source[one] ?? ""));
    const share = letters.filter((one) => inside[one]).length / Math.max(1, letters.length);
    return share >= NOTE ? true : share <= TOLD ? false : null;
  };
  return { source, isNote };
}

/** A brief without what is said to the maker, below its title. */
export function bareOf({ title, marked }: MarkedBrief): string {
  return `# ${title}\n\n${marked.replaceAll(/⟦[^⟧]*⟧/gu, "").trim()}`;
}

/** Always the same order, whatever the machine: a linear congruence. */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state;
  };
}

export function shuffled<T>(items: readonly T[], seed: number): T[] {
  const found = [...items];
  const next = random(seed);
  for (let at = found.length - 1; at > 0; at -= 1) {
    const other = next() % (at + 1);
    [found[at], found[other]] = [found[other] as T, found[at] as T];
  }
  return found;
}
