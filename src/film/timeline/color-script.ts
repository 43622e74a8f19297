import type { Place } from "../../artifacts/place.ts";
import type { Brand } from "../../artifacts/brand.ts";
import type { StyleName } from "../../artifacts/style.ts";
import { headingOf, type StoryScene, type Storyboard } from "../../artifacts/storyboard.ts";
import type { Format } from "../../artifacts/timeline.ts";
import { FIELD_NAMES, HIGH_FIELDS } from "../lights/fields.ts";
import { SWEEPS } from "../lights/sweeps.ts";
import { seededBy } from "../motifs/seeded.ts";
import { cinematicStory } from "../styles/cinematic-story.ts";
import { sectionMoods, gradeOf } from "../styles/grades.ts";
import { chapterGround, type ChapterGround } from "../styles/chapter-ground.ts";
import { onSecondGround } from "../styles/second-ground.ts";
import { isWide } from "../styles/scale.ts";
import { inColors, inColorway, type SectionLight } from "../styles/theme-for.ts";
import type { Theme } from "../styles/theme.ts";
import { wishedLook, wishedWay } from "../styles/wished-colors.ts";
import { lightsOf } from "./lights-of-story.ts";

/** A scene's style, and the same on its other ground; null where it has one. And what its section is announced on. */
type SceneLook = { theme: Theme; other: Theme | null; chapter: ChapterGround | null };

type Film = Pick<Storyboard, "style" | "colorway" | "wishedColors" | "brand" | "scenes" | "emblems">;
type Frame = { format: Format; direction: "ltr" | "rtl"; isCaptioned: boolean };

/**
 * What each scene is painted in. A style has its ground and a second one; a brand's films have its own alone. A ground with a light of
 * its own is lit by the section, and a story's graded, too.
 */
export function looksOfScenes(film: Film, places: readonly (Place | null)[], frame: Frame): SceneLook[] {
  const { style, scenes } = film;
  if (style === "cinematic_story") return shotsOfStory(film, places, frame);
  const sections = sectionsOf(scenes);
  const lights = sectionLights(film, sections, frame.format);
  const known = new Map<string, SceneLook>();
  return scenes.map((scene, at) => {
    const section = sections[at] ?? 0;
    const isQuiet = !WORDS.has(scene.visual.kind);
    // What is not lit looks the same in all its sections.
    const key = LIT_STYLES.has(style) ? `${section} ${isQuiet}` : "";
    const look = known.get(key) ?? lookIn(film, frame, lights(section, isQuiet));
    known.set(key, look);
    return look.other !== null && isTurned(scene) ? { ...look, theme: look.other, other: null } : look;
  });
}

const LIT_STYLES: ReadonlySet<StyleName> = new Set<StyleName>(["science_explainer", "product_showcase"]);

function lookIn(
  { style, colorway, wishedColors, brand }: Film,
  { format, direction, isCaptioned }: Frame,
  light: SectionLight,
): SceneLook {
  if (brand !== undefined)
    return withChapter(inColors(style, format, brand.colors, direction, isCaptioned, light), null, brand.colors.primary ?? null); // prettier-ignore
  if (wishedColors !== undefined) {
    const wished = { isCaptioned, light, wished: wishedColors };
    const { theme, other } = wishedLook(style, format, colorway, direction, wished);
    return withChapter(theme, other);
  }
  return withChapter(
    inColorway(style, format, colorway, direction, { isCaptioned, light }),
    onSecondGround(style, format, direction, colorway, isCaptioned, light),
  );
}

function withChapter(theme: Theme, other: Theme | null, brand?: string | null): SceneLook {
  return { theme, other, chapter: chapterGround(theme, other, brand) };
}

/**
 * The light of each section, chosen by its heading: where another scene comes or goes, it stays. Without one it is chosen by its first scene's kind and its number. A
 * film comes back to the sweep that it began on.
 */
function sectionLights(
  film: Film,
  sections: readonly number[],
  format: Format,
): (section: number, isQuiet: boolean) => SectionLight {
  const chosen = subjectOf(film);
  const keys = new Map<number, string>();
  let unnamed = 0;
  film.scenes.forEach((scene, at) => {
    const section = sections[at] ?? 0;
    if (keys.has(section)) return;
    const heading = headingOf(scene);
    // Those without a heading are told apart by their number among themselves.
    if (heading === undefined) unnamed += 1;
    keys.set(section, heading ?? `${scene.visual.kind} ${unnamed}`);
  });
  const last = sections.at(-1) ?? 0;
  const first = Math.floor(seededBy(chosen)() * SWEEPS);
  return (section, isQuiet) => {
    const seed = keys.get(section) ?? "";
    const random = seededBy(`${chosen} ${seed}`);
    // A cover's words may reach down to where others shine.
    const usable = section > 0 && isWide(format) ? FIELD_NAMES : HIGH_FIELDS;
    const name = usable[Math.floor(random() * usable.length)] ?? "glow";
    const isFirst = section === 0 || (last > 1 && section === last);
    const sweep = isFirst ? first : first + 1 + Math.floor(random() * (SWEEPS - 1));
    return { field: { name, seed, isQuiet }, sweep };
  };
}

/** Whether a scene is the turn of a page among scenes of words. */
export function isTurned({ visual }: StoryScene): boolean {
  return "ground" in visual && visual.ground === "second";
}

/** A section without a heading of its own has this many pages at least. */
const PAGES = 3;

/**
 * The section that each scene is in, from 0: the opening's own, then one under each heading. What goes on without a heading is of the
 * section before; where nothing has one a scene or two are.
 */
export function sectionsOf(scenes: readonly StoryScene[]): number[] {
  let [section, pages] = [0, 0];
  let under: string | undefined;
  return scenes.map((scene, at) => {
    const { visual } = scene;
    const heading = headingOf(scene);
    const begins = heading === undefined ? under === undefined && pages >= PAGES : heading !== under;
    if (at === 1 || (at > 1 && begins)) [section, pages] = [section + 1, 0];
    pages += visual.kind === "statement" ? 1 + (visual.more ?? []).length : PAGES;
    if (heading !== undefined) under = heading;
    return section;
  });
}

/** What is told in words alone, over a light in its full strength. */
const WORDS: ReadonlySet<string> = new Set(["title", "statement", "quote", "number", "summary"]);

function shotsOfStory(film: Film, places: readonly (Place | null)[], frame: Frame): SceneLook[] {
  const { scenes, brand, wishedColors } = film;
  const sections = sectionsOf(scenes);
  const many = (sections.at(-1) ?? 0) + 1;
  const chosen = seedOf(film);
  const moods = sectionMoods(many, Math.floor(seededBy(chosen)() * 997));
  const lights = lightsOf(sections, scenes, places, {
    chosen,
    emblems: film.emblems,
    isWide: isWide(frame.format),
  });
  const ways = wishedWay("cinematic_story", film.colorway, wishedColors);
  const isBrand = brand !== undefined;
  const colors = brand?.colors ?? ways.colors;
  const { format, direction, isCaptioned } = frame;
  return scenes.map((scene, at) => {
    const section = sections[at] ?? 0;
    const mood = moods[section] ?? "night";
    const place = places[at] ?? null;
    const { sky = null } = scene;
    const shot = {
      light: sky !== null ? ("plain" as const) : (lights[section] ?? "lantern"),
      seed: `${chosen} ${section}`,
      hasLand: place === null && sky === null,
      isQuiet: !WORDS.has(scene.visual.kind),
    };
    const shotIn = (inks: Brand["colors"], isLifted: boolean): Theme => {
      // Of another ground only what is read there; its colour is the section's.
      const grade = gradeOf(colors, mood, { isBrand, isLifted });
      return cinematicStory(format, inks, direction, isCaptioned, { ...shot, grade });
    };
    const other = isBrand ? null : shotIn(ways.second, true);
    return other !== null && isTurned(scene)
      ? { theme: other, other: null, chapter: null }
      : { theme: shotIn(colors, false), other, chapter: null };
  });
}

/** What a story is lit by: nothing that an edit of its words changes. */
function seedOf(film: Film): string {
  const kinds = film.scenes.map(({ visual }) => visual.kind[0]).join("");
  return `${subjectOf(film)} ${kinds}`;
}

/** What a film is about and painted in, whatever its scenes are. */
function subjectOf({ brand, colorway, emblems = [] }: Film): string {
  return [brand?.colors.primary ?? colorway ?? "", ...emblems].join(" ");
}
