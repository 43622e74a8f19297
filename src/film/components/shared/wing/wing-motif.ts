import type { Paint, Rect } from "../../../../artifacts/timeline.ts";
import { contours } from "../../../motifs/contours.ts";
import { emblemTiles } from "../../../motifs/emblem-tiles.ts";
import { rays } from "../../../motifs/rays.ts";
import { seededBy } from "../../../motifs/seeded.ts";
import { strata } from "../../../motifs/strata.ts";
import { tileWall } from "../../../motifs/tile-wall.ts";
import { waves } from "../../../motifs/waves.ts";
import { paintPlace } from "../../../places/paint-place.ts";
import { mix } from "../../../styles/contrast.ts";
import { onFill } from "../../../styles/palette.ts";
import type { ComponentContext } from "../../component.ts";
import { settingWing } from "./setting-wing.ts";
import { subjectWing } from "./subject-wing.ts";

/** How much of the ink each band of a still field has, from far to near. */
const DEEPER = [0.06, 0.12, 0.19, 0.28];

/** Nothing but a ground that deepens, for films on what is grave. */
function stillField(ground: string, ink: string, seed: string, wing: Rect): Paint[] {
  const bands = DEEPER.map((part) => mix(ground, ink, part));
  return [{ kind: "rect", ...wing, fill: ground }, ...strata(seed, wing, bands)];
}

/** So many things make a rim of tiles; one or two among shapes were their wallpaper. */
const FEWEST_IN_TILES = 3;

/** Whether a film shows anything that its grounds could be made of; a story is told before its places. */
export function wearsEmblems({ theme, emblems, isGrave = false }: ComponentContext): boolean {
  return !isGrave && theme.habit.art !== "none" && emblems.length > 0;
}

/**
 * Whether a wing without a drawing of its own would show nothing that the film tells of: a band of colour beside words, or a light that
 * they have behind them anyway, is a picture that is missing. An opening has the shapes of its cover.
 */
export function showsNothing(context: ComponentContext): boolean {
  return context.role !== "opening" && hasNothingToShow(context);
}

/** Whether there is nothing that the film tells of to stand beside words; a story has a world behind them. */
export function hasNothingToShow(context: ComponentContext): boolean {
  const { theme, view, setting, subject, lead, emblems, isGrave = false } = context;
  if (theme.habit.art === "none") return false;
  if (view !== null && !isGrave) return false;
  if (wearsEmblems(context) && (lead !== null || (theme.isLit !== true && emblems.length >= FEWEST_IN_TILES)))
    return false;
  return setting === null && subject === null;
}

/** What stands on a story's ground where it tells of no place: one of the things that the film shows, another from page to page. */
export function onGround(
  seed: string,
  { subject, emblems, isGrave = false }: ComponentContext,
): string | null {
  if (isGrave) return null;
  return subject ?? emblems[Math.floor(seededBy(seed)() * emblems.length)] ?? null;
}

/**
 * What stands on grounds without a drawing: things that the film shows, or its place. Its opening has the shapes that the film wears:
 * one family a film, which tells of nothing (no stars and planets over a railway, no rings like a chart's beside figures), and falls
 * otherwise with every seed; a sheet is of one colour. A film on what is grave has a still field, all others nothing.
 */
export function wingMotif(seed: string, wing: Rect, context: ComponentContext): Paint[] {
  const { theme, direction, shapes, place, turned, emblems, role, isGrave = false } = context;
  const { surface, primary, primaryPale, fill } = theme.color;
  const block = (color: string): Paint => ({ kind: "rect", ...wing, fill: color });
  if (wearsEmblems(context)) {
    if (theme.isLit === true) return [];
    if (emblems.length >= FEWEST_IN_TILES) return emblemTiles(seed, wing, emblems, context);
  }
  const setting = settingWing(seed, wing, context);
  const thing = subjectWing(wing, context);
  // Where the page turns one sees the thing, and where it turns back what it stands on.
  const seen = turned ? (thing ?? setting) : (setting ?? thing);
  if (seen !== null) return seen;
  if (theme.isLit === true) return [];
  const isQuiet = role !== "opening" && !isGrave && theme.habit.art !== "none";
  if (isQuiet || wearsEmblems(context)) return [];
  switch (theme.habit.art) {
    case "plate":
      if (isGrave) return stillField(surface, primary, seed, wing);
      if (shapes % 2 === 0) return tileWall(seed, wing, theme, direction);
      return [
        block(surface),
        ...rays(seed, wing, [primaryPale, mix(surface, primary, 0.06), primary], direction, turned),
      ];
    // On a bright ground, which has no light of its own.
    case "orbits":
      return isGrave || shapes % 2 === 0 ? waves(seed, wing, theme) : contours(seed, wing, theme);
    case "sheet":
      return isGrave ? stillField(fill, onFill(fill), seed, wing) : [block(fill)];
    // Always lit.
    case "bleed":
    case "none":
      break;
  }
  const subject = onGround(seed, context);
  return paintPlace(place, seed, wing, context, { ...context, subject });
}
