import type { Entry, Lexicon } from "./lexicon.ts";

/** What a text is made of, each part as the terms that were found in it. */
export type Subject = {
  /** What the scene is headed with. */
  heading: readonly string[];
  /** What it shows in large. */
  shown: readonly string[];
  /** Its sentences. */
  said: readonly (readonly string[])[];
  /** What the film around it speaks of. */
  around: readonly string[];
};

export type Choice = { drawing: string; score: number };

/** From so much evidence on a drawing is what the scene is about. */
export const ENOUGH = 3.5;
/** The same where all its words could mean something else. */
const ENOUGH_OF_UNSURE = 4;
/** Parts of the sentences that speak of a film's subject, of a short scene's, and of what a film only touches. */
const OFTEN = 0.2;
const HALF = 0.5;
const RARE = 0.06;

/** The drawings that a text is about, the surest first. */
export function drawingsFor(subject: Subject, { entries }: Lexicon): Choice[] {
  const own = new Set([...subject.heading, ...subject.shown, ...subject.said.flat()]);
  const all = new Set([...own, ...subject.around]);
  return entries
    .filter(({ sure, unsure }) => some(sure, own) || some(unsure, own))
    .map((entry) => ({ drawing: entry.drawing, score: evidenceFor(entry, subject, own, all) }))
    .filter(({ score }) => score >= ENOUGH)
    .toSorted((a, b) => b.score - a.score);
}

function evidenceFor(
  entry: Entry,
  { heading, shown, said }: Subject,
  own: ReadonlySet<string>,
  all: ReadonlySet<string>,
): number {
  if (some(entry.not, all)) return 0;
  const sentences = (of: ReadonlySet<string>) => said.filter((terms) => some(of, terms)).length;
  const [sure, unsure] = [sentences(entry.sure), sentences(entry.unsure)];
  const near = [...all].filter((term) => entry.near.has(term)).length;
  const share = sure / Math.max(1, said.length);
  const headed = some(entry.sure, heading) ? 3 : some(entry.unsure, heading) ? 2 : 0;
  const score =
    headed +
    Math.min(2, sure) +
    0.5 * Math.min(3, unsure) +
    0.5 * Math.min(3, near) +
    (some(entry.sure, shown) ? 0.5 : 0) +
    (share >= (sure >= 4 ? OFTEN : HALF) && sure >= 2 ? 1 : 0);
  // Of a whole film a word said once in passing is not the subject, even if its title has it, unless it means one thing.
  const plain = heading.some((term) => entry.sure.has(term) && isPlain(term));
  const rare = !plain && said.length > 12 && share < RARE && unsure / said.length < RARE;
  const enough = sure === 0 && !some(entry.sure, own) ? ENOUGH_OF_UNSURE : ENOUGH;
  if (rare || score < enough) return 0;
  // What a heading names, and first, or what is said most, is what it is about.
  const first = heading.findIndex((term) => entry.sure.has(term) || entry.unsure.has(term));
  const order = first === -1 ? 0 : 1 + 0.3 / (1 + first);
  return score + order + 0.05 * Math.min(10, sure + unsure);
}

/** A thing that no title names is what a film is about where so many of its sentences speak of it. */
const UNNAMED = { sentences: 3, share: 0.35 };
/** A film of fewer sentences may have its subject in its title alone. */
const FEW = 4;
/** What names of shops and streets are made of: not a film's subject unless it is spoken of. */
const PLACES: ReadonlySet<string> = new Set(
  `anchor barn bank bridge castle city classical-building crown desert-island evergreen-tree factory fountain hospital
  hotel house house-with-garden hut mountain office-building palm-tree school ship snow-capped-mountain stadium
  storefront volcano water-wave wheel windmill`
    .trim()
    .split(/\s+/u),
);
/** What stands for a deed or an idea is a film's subject where so many sentences speak of it: "sleep ashore" sells no bed. */
const IDEAS: ReadonlySet<string> = new Set(
  "bed bullseye game-die gavel hand-heart handshake heartbeat puzzle-piece running-shoe trophy".split(" "),
);
const IDEA_SPOKEN = 2;
/** What each sentence that speaks of a drawing adds to it. */
const SPOKEN_OF = { each: 0.4, most: 6 };

/**
 * Of the choices for a film's opening those that its sentences bear out: a harbour that only a shop's name has is not
 * what the film is about.
 */
export function inTheFilm(
  choices: readonly Choice[],
  title: readonly string[],
  body: readonly (readonly string[])[],
  { entries }: Lexicon,
): Choice[] {
  return choices
    .flatMap(({ drawing, score }) => {
      const entry = entries.find((one) => one.drawing === drawing);
      if (entry === undefined) return [];
      const sure = body.filter((terms) => some(entry.sure, terms)).length;
      const spoken = body.filter((terms) => some(entry.sure, terms) || some(entry.unsure, terms)).length;
      const named = some(entry.sure, title) ? 2 : some(entry.unsure, title) ? 1 : 0;
      const borneOut =
        named > 0
          ? body.length < FEW ||
            (IDEAS.has(drawing) ? spoken >= IDEA_SPOKEN : spoken > 0 || !PLACES.has(drawing))
          : sure >= UNNAMED.sentences && sure >= body.length * UNNAMED.share;
      if (!borneOut) return [];
      return [{ drawing, named, score: score + SPOKEN_OF.each * Math.min(SPOKEN_OF.most, spoken) }];
    })
    .toSorted((a, b) => b.named - a.named || b.score - a.score);
}

/** Words of so many letters mean one thing: "Elektroauto", "electric car", 富士山. */
const PLAIN = { letters: 9, eastern: 3 };

function isPlain(term: string): boolean {
  const eastern = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+$/u.test(term);
  return Array.from(term).length >= (eastern ? PLAIN.eastern : PLAIN.letters);
}

/** Whether what a scene is headed with or shows names a drawing for sure. */
export function names({ heading, shown }: Subject, drawing: string, { entries }: Lexicon): boolean {
  const entry = entries.find((one) => one.drawing === drawing);
  return entry !== undefined && some(entry.sure, [...heading, ...shown]);
}

function some(words: ReadonlySet<string>, terms: Iterable<string>): boolean {
  for (const term of terms) if (words.has(term)) return true;
  return false;
}
