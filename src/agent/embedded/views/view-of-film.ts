import { VIEWS, type View } from "../../../artifacts/views.ts";
import { isUnspaced } from "../text/unspaced.ts";
import { viewsIn, type NamedViews } from "./named-views.ts";
import { toldElsewhere } from "./unpainted-places.ts";

/** How much of a film speaks of a place: sentences that mean it, those with a mere sign of it, and how many words they have for it. */
type Told = { sure: number; signs: number; words: number; share: number };

/** So much clearer than the next one the one place of a film is. */
const CLEARER = 1.25;
const SHARE = 1 / 8;
const STEM = 5;

/** With so many words, or of a good part of a film's sentences, it is seen where none of them is said. */
const FIRM = { words: 4, share: 1 / 4 };
/** A street that one only imagines is a picture of something else. */
const IMAGINED =
  /^[¿¡\s]*(?:imagin\p{L}+|suppose|picture (?:a|an|the|your)|stell\p{L}*(?: sie)? (?:dir|sich|euch)|supposons|suponga\p{L}*|immagin\p{L}+|stel (?:je|u)|föreställ|forestil|wyobra|představ|képzel|închipui|представ|уяви|φαντ[αά]σ|hayal|تخيل|דמיינו|कल्पना|bayangkan|想象|想像|상상)/iu;
/** A title of so few words, or letters where words are not parted, is nothing but the place's name. */
const NAME = { words: 2, letters: 6 };
/** At a meeting everything else is spoken of. */
const SPOKEN_IN: ReadonlySet<View> = new Set(["meeting-view"]);

/** `isFirm`: its opening shows it, and scenes that name no place at all. */
export type ViewOfFilm = { view: View; isFirm: boolean };

/** The one place that a film is about: its title says so and sentences take it up, or a good part of them speak of it; null for none. */
export function viewOfFilm(title: string, told: readonly string[], base: string): ViewOfFilm | null {
  if (IMAGINED.test(title)) return null;
  const titled = viewsIn(title, base);
  const spoken = told.filter((sentence) => sentence !== title).map((sentence) => viewsIn(sentence, base));
  const weighed = VIEWS.map((view) => {
    const isTitled = titled.sure.has(view);
    const isHinted = isTitled || titled.signs.has(view);
    const one = toldOf(view, spoken);
    const isAll = isTitled && isShort(title, base);
    const weight = one.sure * 2 + one.signs + (isTitled ? 3 : isHinted ? 1 : 0);
    const isFirm = !SPOKEN_IN.has(view) && (isHinted || one.words >= FIRM.words || one.share >= FIRM.share);
    return { view, isAbout: isAll || isAbout(one, isTitled, isHinted), isFirm, weight };
  });
  const [first, second] = weighed.toSorted((a, b) => b.weight - a.weight);
  if (first === undefined || !first.isAbout || first.weight < (second?.weight ?? 0) * CLEARER) return null;
  // Lessons in a pool are given in no classroom.
  const isSure = titled.sure.has(first.view);
  if (!isSure && toldElsewhere([title, ...told], first.view) > sentencesOf(first.view, spoken)) return null;
  return { view: first.view, isFirm: first.isFirm };
}

/** How many sentences speak of a place, surely or by a sign. */
function sentencesOf(view: View, spoken: readonly NamedViews[]): number {
  return spoken.filter(({ sure, signs }) => sure.has(view) || signs.has(view)).length;
}

function toldOf(view: View, spoken: readonly NamedViews[]): Told {
  const sure = spoken.filter((one) => one.sure.has(view)).length;
  const signs = spoken.filter((one) => !one.sure.has(view) && one.signs.has(view)).length;
  // "Lamb" and "lambs" are one word.
  const words = new Set(
    spoken
      .flatMap((one) => [...(one.sure.get(view) ?? []), ...(one.signs.get(view) ?? [])])
      .map((word) => word.slice(0, STEM)),
  ).size;
  return { sure, signs, words, share: (sure + signs) / Math.max(1, spoken.length) };
}

function isAbout({ sure, signs, words, share }: Told, isTitled: boolean, isHinted: boolean): boolean {
  const all = sure + signs;
  if (isTitled) return all >= 2 || (all > 0 && share >= SHARE);
  if (share < SHARE || all < 3) return false;
  if (sure > 0) return isHinted || sure > 1 || words > 2;
  return words > 2 || (words > 1 && (isHinted || share >= FIRM.share));
}

function isShort(title: string, base: string): boolean {
  return isUnspaced(base)
    ? Array.from(title).length <= NAME.letters
    : title.trim().split(/\s+/u).length <= NAME.words;
}
