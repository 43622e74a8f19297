import type { StoryScene } from "../../../artifacts/storyboard.ts";
import { primaryLanguage } from "../../language/detect-language.ts";
import { topicsIn } from "./film-topic.ts";
import { fittingIn } from "./fits-film.ts";
import { isGrave } from "./grave-words.ts";
import { readerFor, type Reader } from "./lexicons.ts";
import { mourns } from "./obituary.ts";
import { inTime, isOfOld } from "./out-of-time.ts";
import { plainThings } from "./plain-things.ts";
import { judgeFor } from "./stands-for.ts";
import { PLAYFUL } from "./unfit-drawings.ts";
import { FLEETING } from "./weak-things.ts";

export type NamedFilm = { title: string; language: string; scenes: readonly StoryScene[] };

/** A drawing's thing as a film names it. */
type Named = { drawing: string; times: number; isTitled: boolean; readings: number };

/** So often a film names what it is about; a thing of every day more often, unless two tables know its word. */
const AGAIN = 2;
const OFTEN = 3;

/** Whom to call is what no film is about; what is on fire, or shut off, no ornament. */
const NEVER: ReadonlySet<string> = new Set(
  `telephone telephone-receiver mobile-phone door fire office-chair page-facing-up wall window wheel warning`.split(
    " ",
  ),
);

/**
 * Things that a film is about, though no scene may show them: what it names again and again, or where its topic's words and
 * its nouns agree; those named most first. None in a film that mourns. For ornaments: a scene's drawing needs more. `times`: how
 * many of its sentences name a drawing's thing.
 */
export function namedInFilm(film: NamedFilm): { about: string[]; times: (drawing: string) => number } {
  const found = readFilm(film);
  const about = found
    .filter(isMeant)
    .toSorted((a, b) => weightOf(b) - weightOf(a))
    .map(({ drawing }) => drawing);
  return { about, times: (drawing) => found.find((one) => one.drawing === drawing)?.times ?? 0 };
}

function readFilm({ title, language, scenes }: NamedFilm): Named[] {
  const base = primaryLanguage(language);
  const reader = readerFor(base);
  if (reader === null) return [];
  const told = scenes.flatMap(({ narration }) => narration);
  if (mourns(title, told, base)) return [];
  const hasCode = scenes.some(({ visual }) => visual.kind === "code");
  const judge = judgeFor(title, told, reader);
  const about = [...surelyIn(title, reader)];
  const fits = fittingIn({ title, told, about, hasCode, judge });
  const allOld = isOfOld(told);
  const found = new Map<string, Named & { by: Set<string> }>();
  [title, ...told].forEach((text, at) => {
    if (isGrave(text, base)) return;
    const readings = {
      plain: new Set(plainThings(text, base).map(({ drawing }) => drawing)),
      sure: surelyIn(text, reader),
      topic: topicsIn(text, base),
    };
    const all = new Set(Object.values(readings).flatMap((one) => [...one]));
    for (const drawing of all) {
      const known = found.get(drawing) ?? { drawing, times: 0, isTitled: false, readings: 0, by: new Set() };
      // A title is said as well.
      if (at === 0) known.isTitled = true;
      else known.times += 1;
      for (const [reading, names] of Object.entries(readings)) if (names.has(drawing)) known.by.add(reading);
      found.set(drawing, known);
    }
  });
  return [...found.values()]
    .map(({ by, ...named }) => ({ ...named, readings: by.size }))
    .filter(({ drawing }) => {
      if (NEVER.has(drawing) || !fits(drawing) || (allOld && PLAYFUL.has(drawing))) return false;
      return inTime([{ drawing, score: 1 }], allOld)[0]?.drawing === drawing;
    });
}

function isMeant({ drawing, times, readings }: Named): boolean {
  if (FLEETING.has(drawing)) return times >= OFTEN || (times >= AGAIN && readings > 1);
  // One table alone may have a word of two meanings.
  return readings > 1 || times >= OFTEN;
}

function weightOf({ times, isTitled, readings }: Named): number {
  return times + readings + (isTitled ? OFTEN : 0);
}

function surelyIn(text: string, { lexicon, termsOf }: Reader): Set<string> {
  const terms = termsOf(text);
  const found = lexicon.entries.filter(
    ({ sure, not }) => terms.some((term) => sure.has(term)) && !terms.some((term) => not.has(term)),
  );
  return new Set(found.map(({ drawing }) => drawing));
}
