import { bareItems } from "./item-amounts.ts";
import { AMONG_NOUNS, KINDS } from "./item-nouns-among.ts";

/** Others of its kind that such a noun needs beside it in a row; a hammer alone tells what a key and a ladder are. */
const OTHERS = 2;
const OF_TOOLS = 1;

const kinds = Object.entries(KINDS).map(([kind, list]) => ({ kind, drawings: new Set(list.split(" ")) }));

/** The kinds of which a row has things enough to tell what a word with two meanings is among them. */
export function kindsOf(drawings: readonly string[]): ReadonlySet<string> {
  const distinct = [...new Set(drawings)];
  return new Set(
    kinds
      .filter(
        (one) =>
          distinct.filter((drawing) => one.drawings.has(drawing)).length >=
          (one.kind === "tools" ? OF_TOOLS : OTHERS),
      )
      .map(({ kind }) => kind),
  );
}

type Among = { kind: string; drawing: string };
const known = new Map<string, ReadonlyMap<string, Among>>();

function nounsOf(base: string): ReadonlyMap<string, Among> {
  const before = known.get(base);
  if (before !== undefined) return before;
  const nouns = AMONG_NOUNS.trim()
    .split("\n")
    .flatMap((line) => {
      const [kind = "", drawing = "", ...languages] = line.split("|").map((field) => field.trim());
      const own = languages.find((field) => field.startsWith(`${base} `))?.slice(base.length + 1) ?? "";
      return own.split(",").map((noun): [string, Among] => [noun, { kind, drawing }]);
    });
  const map = new Map(nouns.filter(([noun]) => noun !== ""));
  known.set(base, map);
  return map;
}

/** What a piece of a row names that has things of these kinds in it: the drawing of a noun that means it only there. */
export function thingAmong(piece: string, base: string, present: ReadonlySet<string>): string | null {
  if (present.size === 0) return null;
  const nouns = nounsOf(base);
  for (const bare of bareItems(piece.trim(), base)) {
    const among = nouns.get(bare) ?? nouns.get(withoutParticle(bare, base));
    if (among !== undefined && present.has(among.kind)) return among.drawing;
  }
  return null;
}

/** Korean writes with a noun what it does in its sentence. */
const KOREAN_PARTICLE = /(?<=\p{L})(?:에서|에는|으로|을|를|이|가|은|는|도|의|로)$/u;

export function withoutParticle(word: string, base: string): string {
  return base === "ko" ? word.replace(KOREAN_PARTICLE, "") : word;
}
