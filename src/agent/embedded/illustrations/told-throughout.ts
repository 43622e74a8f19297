import { areAkin, fieldsOf } from "./fields-of-things.ts";
import { NEVER, type Named, type NamedThings } from "./named-in-film.ts";
import { FLEETING } from "./weak-things.ts";

/** So many sentences, as far apart as such a part of all, come back to a thing; so many speak of it wherever they stand. */
const AGAIN = { times: 2, apart: 0.2, scenes: 2 };
const OFTEN = { times: 3, share: 0.08 };
/** What one is called on, carries, pays or shows something with is a film's subject where its title has it, or so much of all names it. */
const AT_HAND: ReadonlySet<string> = new Set([
  "mobile-phone",
  "laptop",
  "desktop-computer",
  "credit-card",
  "tote",
]);
const MUCH = 0.15;
/** So many things of one field, in so many sentences and such a part of all, are what a film is about together. */
const TOGETHER = { things: 3, times: 2, share: 0.15 };
/** What only the end of a film names is what it invites to, or with: tea and cake, a torch to bring. */
const END = 0.85;

/**
 * What a film is about: its title's things that it speaks of, and those that it comes back to, the weightiest first. `shown`: what its
 * scenes draw, which was judged to be what they are about.
 */
export function toldThroughout(
  { all, sentences }: NamedThings,
  shown: ReadonlySet<string> = new Set(),
): string[] {
  return all
    .filter((named) => !NEVER.has(named.drawing) && isSubject(named, sentences, shown))
    .toSorted((a, b) => weightOf(b) - weightOf(a))
    .map(({ drawing }) => drawing);
}

/**
 * Of things that a film shows those that are no strangers in it: kin of what it is about (`about`), and those of a field that much of it
 * speaks of. What only its end names is none.
 */
export function kinOf(
  shown: readonly string[],
  about: readonly string[],
  { all, sentences }: NamedThings,
): string[] {
  const named = all.filter(({ at }) => at.some((one) => one <= sentences * END));
  const names = named.map(({ drawing }) => drawing);
  return shown.filter((drawing) => {
    if (NEVER.has(drawing) || !names.includes(drawing)) return false;
    if (about.some((one) => areAkin(one, drawing))) return true;
    return fieldsOf(drawing, names).some((field) => {
      const places = named.filter((one) => field.includes(one.drawing)).flatMap(({ at }) => at);
      const times = new Set(places).size;
      return (
        field.length >= TOGETHER.things && times >= TOGETHER.times && times >= sentences * TOGETHER.share
      );
    });
  });
}

function isSubject(
  { drawing, at, scenes, inTitle, readings }: Named,
  sentences: number,
  shown: ReadonlySet<string>,
): boolean {
  const [first = 0, last = 0] = [at[0], at.at(-1)];
  // A title's first sentence says it again.
  if (inTitle && at.some((one) => one > 1)) return true;
  if (first > sentences * END) return false;
  if (AT_HAND.has(drawing) && at.length < sentences * MUCH) return false;
  if (at.length >= OFTEN.times && at.length >= sentences * OFTEN.share) return true;
  const isFar = last - first >= sentences * AGAIN.apart && scenes.size >= AGAIN.scenes;
  // One table alone may have a word of two meanings.
  const isSure = shown.has(drawing) || (readings > 1 && !FLEETING.has(drawing));
  return at.length >= AGAIN.times && isFar && isSure;
}

function weightOf({ at, inTitle, readings }: Named): number {
  return at.length + readings + (inTitle ? OFTEN.times : 0);
}
