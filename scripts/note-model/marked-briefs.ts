import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

/** `marked`: what is said to the maker stands between ⟦ and ⟧. `name`: its file and number, "de-07". */
export type MarkedBrief = { name: string; title: string; marked: string };

export const BRIEFS = join(import.meta.dirname, "briefs");

/** Each file has the briefs of a language, each below its number ("=== 07") and the title that its film should have. */
export function markedBriefs(folder = BRIEFS): MarkedBrief[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".txt"))
    .toSorted()
    .flatMap((name) =>
      readFileSync(join(folder, name), "utf8")
        .split(/^=== (?=\p{Nd}+$)/mu)
        .slice(1)
        .map((brief) => {
          const [number = "", title = "", ...lines] = brief.split("\n");
          return {
            name: `${basename(name, ".txt")}-${number}`,
            title: title.replace("title: ", ""),
            marked: lines.join("\n").trim(),
          };
        }),
    );
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
