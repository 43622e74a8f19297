import { namesRainForest } from "../places/rain-forest.ts";
import { insteadIn } from "./meant-instead.ts";
import { drawingsOfOtherKinds } from "./only-where.ts";
import { isOfOld, isOfSail, tellsOfOld } from "./out-of-time.ts";
import type { Judge } from "./stands-for.ts";
import { drawingsOtherwise } from "./told-otherwise.ts";
import { contradicts, OF_DATA, UNFIT } from "./unfit-drawings.ts";
import { MISTAKEN } from "./weak-things.ts";

/** `told`: the film's sentences; `about`: drawings that its title names; `hasCode`: whether it shows any. */
type Film = {
  title: string;
  told: readonly string[];
  about: readonly string[];
  hasCode: boolean;
  judge: Judge;
};

/** Whether a drawing may be seen in a film, whatever is said beside it. */
export function fittingIn({ title, told, about, hasCode, judge }: Film): (drawing: string) => boolean {
  const texts = [title, ...told];
  const allOld = isOfOld(told);
  // A mangrove is no fir.
  const tropical = texts.some(namesRainForest);
  const otherwise = drawingsOtherwise(texts);
  const otherKinds = drawingsOfOtherKinds(texts);
  // Of a line with a past the train of today is half the truth.
  const hasPast = tellsOfOld(texts);
  const ofSail = isOfSail(texts);
  const instead = insteadIn(texts);
  const fits = (drawing: string): boolean =>
    !otherwise.has(drawing) &&
    !MISTAKEN.has(drawing) &&
    // Before there were others every engine was under steam.
    !(otherKinds.has(drawing) && !(allOld && drawing === "locomotive")) &&
    !(hasPast && drawing === "high-speed-train") &&
    !(ofSail && drawing === "steamship") &&
    judge.isOfFilm(drawing) &&
    !(tropical && drawing === "evergreen-tree") &&
    !(UNFIT.has(drawing) || contradicts(drawing, about) || (hasCode && OF_DATA.has(drawing)));
  return (drawing) => fits(instead.get(drawing) ?? drawing);
}
