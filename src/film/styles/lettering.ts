import { BRICOLAGE, FRAUNCES, INTER, SOURCE_SERIF } from "../fonts/font-packages.ts";
import type { Lettering } from "./ways.ts";
import type { Face, FaceName, Theme } from "./theme.ts";

/** What a cut of letters puts in place of a style's faces; what is read at length stays the style's. */
const FACES: Readonly<Record<Lettering, Partial<Record<FaceName, Face>>>> = {
  heavy: {
    heading: { package: INTER, weight: 800, leading: 1.12, tracking: -0.022 },
    strong: { package: INTER, weight: 700, leading: 1.2, tracking: -0.01 },
    body: { package: INTER, weight: 500, leading: 1.36, tracking: 0 },
  },
  bookish: { heading: { package: SOURCE_SERIF, weight: 600, leading: 1.14, tracking: -0.01 } },
  soft: {
    heading: { package: FRAUNCES, weight: 600, leading: 1.12, tracking: -0.012 },
    strong: { package: FRAUNCES, weight: 600, leading: 1.2, tracking: -0.004 },
  },
  round: { heading: { package: BRICOLAGE, weight: 700, leading: 1.1, tracking: -0.018 } },
};

/** Cuts of a storyteller: dates in a typewriter's letters are of another world. */
const TELLS: ReadonlySet<Lettering> = new Set(["bookish", "soft"]);
const CALM = { numeral: "heading" } as const;

/** A style whose headings are cut as its colours ask. */
export function lettered(theme: Theme, lettering: Lettering | undefined): Theme {
  if (lettering === undefined) return theme;
  const face = { ...theme.face, ...FACES[lettering] };
  return TELLS.has(lettering) ? { ...theme, face, habit: { ...theme.habit, ...CALM } } : { ...theme, face };
}
