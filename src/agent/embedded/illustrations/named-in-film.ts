import type { StoryScene } from "../../../artifacts/storyboard.ts";
import { primaryLanguage } from "../../language/detect-language.ts";
import { topicsIn } from "./film-topic.ts";
import { fittingIn } from "./fits-film.ts";
import { isGrave } from "./grave-words.ts";
import { readerFor, type Reader } from "./lexicons.ts";
import { insteadFor } from "./meant-instead.ts";
import { mourns } from "./obituary.ts";
import { inTime, isOfOld } from "./out-of-time.ts";
import { plainThings } from "./plain-things.ts";
import { judgeFor } from "./stands-for.ts";
import { PLAYFUL } from "./unfit-drawings.ts";

export type NamedFilm = { title: string; language: string; scenes: readonly StoryScene[] };

/**
 * A drawing's thing as a film names it. `at`: the numbers of the sentences that do, counted from 1; `scenes`: those of their scenes;
 * `inTitle`: whether its title does.
 */
export type Named = {
  drawing: string;
  at: number[];
  scenes: Set<number>;
  inTitle: boolean;
  readings: number;
};

/** What a film names, and how many sentences it has. */
export type NamedThings = { all: readonly Named[]; sentences: number };

/** Whom to call is what no film is about; what is on fire, or shut off, no ornament. */
export const NEVER: ReadonlySet<string> = new Set(
  `telephone telephone-receiver envelope door fire office-chair page-facing-up wall window wheel warning`.split(
    " ",
  ),
);

/** What a film names, by plain nouns, words that surely mean a thing and words of topics; nothing in a film that mourns. */
export function namedInFilm({ title, language, scenes }: NamedFilm): NamedThings {
  const base = primaryLanguage(language);
  const reader = readerFor(base);
  const told = scenes.flatMap(({ narration }) => narration);
  const none = { all: [], sentences: told.length };
  if (reader === null || mourns(title, told, base)) return none;
  const hasCode = scenes.some(({ visual }) => visual.kind === "code");
  const judge = judgeFor(title, told, reader);
  const about = [...surelyIn(title, reader)];
  const fits = fittingIn({ title, told, about, hasCode, judge });
  const allOld = isOfOld(told);
  const insteadAt = insteadFor([title, ...told]);
  const found = new Map<string, Named & { by: Set<string> }>();
  const sceneOf = scenes.flatMap(({ narration }, scene) => narration.map(() => scene));
  [title, ...told].forEach((text, at) => {
    if (isGrave(text, base)) return;
    const instead = insteadAt([text]);
    const readings = {
      plain: plainThings(text, base).map(({ drawing }) => drawing),
      sure: [...surelyIn(text, reader)],
      topic: [...topicsIn(text, base)],
    };
    for (const [reading, names] of Object.entries(readings))
      for (const drawing of new Set(names.flatMap((name) => timely(instead.get(name) ?? name, allOld)))) {
        const known = found.get(drawing) ?? newlyNamed(drawing);
        found.set(drawing, known);
        known.by.add(reading);
        // A title is said as well.
        if (at === 0) known.inTitle = true;
        else if (known.at.at(-1) !== at) known.at.push(at);
        if (at > 0) known.scenes.add(sceneOf[at - 1] ?? 0);
      }
  });
  const all = [...found.values()]
    .map(({ by, ...named }) => ({ ...named, readings: by.size }))
    .filter(({ drawing }) => fits(drawing) && !(allOld && PLAYFUL.has(drawing)));
  return { all, sentences: told.length };
}

function newlyNamed(drawing: string): Named & { by: Set<string> } {
  return { drawing, at: [], scenes: new Set(), inTitle: false, readings: 0, by: new Set() };
}

/** A drawing, or what stood in its place in a film of old times. */
function timely(drawing: string, allOld: boolean): string[] {
  return inTime([{ drawing, score: 1 }], allOld).map((choice) => choice.drawing);
}

function surelyIn(text: string, { lexicon, termsOf }: Reader): Set<string> {
  const terms = termsOf(text);
  const found = lexicon.entries.filter(
    ({ sure, not }) => terms.some((term) => sure.has(term)) && !terms.some((term) => not.has(term)),
  );
  return new Set(found.map(({ drawing }) => drawing));
}
