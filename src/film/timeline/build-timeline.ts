import type { SceneSpeech } from "../../artifacts/speech.ts";
import { placesOf } from "../../artifacts/places-of.ts";
import { withoutLoneViews } from "../views/without-lone-views.ts";
import { subjectsOfScenes } from "./subject-of-film.ts";
import { wornBy } from "./worn-by-scene.ts";
import type { Place } from "../../artifacts/place.ts";
import type { Brand } from "../../artifacts/brand.ts";
import { headingOf, type EndCard, type StoryScene, type Storyboard } from "../../artifacts/storyboard.ts";
import type { Finding, Format, Layer, Rect, Segment, Timeline } from "../../artifacts/timeline.ts";
import { textSeed } from "../../kernel/text-seed.ts";
import type { ComponentContext } from "../components/component.ts";
import { layoutVisual } from "../components/registry.ts";
import { inScenery } from "../components/shared/scenery.ts";
import { openSection } from "../components/shared/section-opening.ts";
import { hastened } from "../entrances/patience.ts";
import { settled } from "../entrances/settled.ts";
import { directionOf } from "../layout/text-context.ts";
import type { TextContext } from "../layout/text-context.ts";
import { brandBug } from "../overlays/brand-bug.ts";
import { burnedCaptions, captionsReserve } from "../overlays/burned-captions.ts";
import { endCard } from "../overlays/end-card.ts";
import { lowerThird } from "../overlays/lower-third.ts";
import type { ChapterGround } from "../styles/chapter-ground.ts";
import { isWide } from "../styles/scale.ts";
import type { Theme } from "../styles/theme.ts";
import { chaptersOf, type Chapter } from "./chapters.ts";
import { isTurned, looksOfScenes } from "./color-script.ts";
import { sceneCaptions } from "./captions.ts";
import { checkEmpty } from "./check-empty.ts";
import { checkGlyphs } from "./check-glyphs.ts";
import { checkLayers } from "./check-layers.ts";
import { checkCaptions, checkReveals } from "./check-timing.ts";
import { coverStoryboard } from "./cover-storyboard.ts";
import { cueSeconds } from "./cue-seconds.ts";
import { saysHeading } from "./heading-said.ts";
import { readingSeconds } from "./reading-seconds.ts";
import { endCardFrame, sceneTimings, speechStart } from "./scene-timing.ts";
import type { SceneTiming } from "./scene-timing.ts";
import { shortenVisual } from "./shorten-visual.ts";
import { withMarksOfPages } from "./section-marks.ts";
import { cutLayers, frozenLayers } from "./shift-layers.ts";
import { arrivingLayers, backgroundOf, groundsBetween, leavingLayers, passageLayers } from "./transition.ts";

type LaidScene = {
  scene: StoryScene;
  timing: SceneTiming;
  theme: Theme;
  layers: Layer[];
  /** What stands in every scene and passage alike. */
  constant: Layer[];
  findings: Finding[];
};

export type TimelineOptions = { burnedCaptions?: boolean };

/**
 * The film as data. Pure: the same storyboard, speech and format give the same timeline.
 * `speeches` in film order, one a scene. Each scene but the first begins with its transition, a
 * segment of its own, in which the scene before leaves and this one's first things enter.
 */
export async function buildTimeline(
  asWritten: Storyboard,
  speeches: SceneSpeech[],
  format: Format,
  { burnedCaptions = false }: TimelineOptions = {},
): Promise<Timeline> {
  if (speeches.length !== asWritten.scenes.length)
    throw new Error(`${asWritten.scenes.length} scenes, but speech for ${speeches.length}`);
  const { storyboard, findings: notDrawn } = coverStoryboard(asWritten);
  const { style, colorway, brand, language } = storyboard;
  const direction = directionOf(language);
  const timings = sceneTimings(
    speeches,
    format.fps,
    brand !== undefined,
    storyboard.scenes.map(({ visual }) => readingSeconds(visual)),
  );
  // By its colours, which no edit of a scene or of the title changes.
  const shapes = textSeed(brand?.colors.primary ?? colorway ?? style);
  const places = placesOf(storyboard.scenes);
  const subjects = subjectsOfScenes(storyboard.scenes);
  const looks = looksOfScenes(storyboard, places, { format, direction, isCaptioned: burnedCaptions });
  const chapters = chaptersOf(storyboard.scenes);
  const each: LaidScene[] = [];
  for (const [index, scene] of storyboard.scenes.entries()) {
    const timing = timings[index];
    const speech = speeches[index];
    const look = looks[index];
    if (timing === undefined || speech === undefined || look === undefined)
      throw new Error(`scene ${scene.index} has no speech`);
    const last = index === storyboard.scenes.length - 1;
    const before = storyboard.scenes[index - 1];
    each.push(
      await layScene(scene, {
        timing,
        shapes,
        isGrave: colorway === "slate",
        subject: subjects[index] ?? null,
        emblems: storyboard.emblems ?? [],
        place: places[index] ?? null,
        speech,
        ...look,
        section: chapters[index] ?? null,
        first: index === 0,
        last,
        goesOn: (before && headingOf(before)) === headingOf(scene),
        language,
        burnedCaptions,
        brand,
        // Where there is a brand, the last scene ends on its card.
        card: last && brand !== undefined ? { ...storyboard.endCard } : null,
      }),
    );
  }
  const laid = withMarksOfPages(each, chapters);
  const last = timings.at(-1);
  const captions = laid.map(({ timing }, index) => {
    const speech = speeches[index];
    return speech === undefined ? [] : sceneCaptions(speech, speechStart(timing, format.fps));
  });
  const drifted = laid.flatMap(({ scene, timing }, index) => {
    const speech = speeches[index];
    if (speech === undefined) return [];
    const found = checkCaptions(captions[index] ?? [], speech, speechStart(timing, format.fps));
    return found.map((one) => ofScene(one, scene.index));
  });
  return {
    version: 1,
    format,
    title: storyboard.title,
    language,
    segments: laid.flatMap((one, index) => segmentsOf(one, laid[index - 1])),
    scenes: laid.map(({ scene, timing }) => ({
      index: scene.index,
      title: scene.title,
      startFrame: timing.startFrame,
      frames: timing.frames,
      speechStartSeconds: speechStart(timing, format.fps),
      ...(timing.rest > 0 ? { restSeconds: timing.rest } : {}),
    })),
    captions: captions.flat(),
    frames: last === undefined ? 0 : last.startFrame + last.frames,
    findings: [...notDrawn, ...laid.flatMap(({ findings }) => findings), ...drifted],
  };
}

type SceneInput = {
  timing: SceneTiming;
  shapes: number;
  isGrave: boolean;
  place: Place | null;
  subject: string | null;
  /** The style on its other ground, where a page of the scene may stand on it. */
  other: Theme | null;
  chapter: ChapterGround | null;
  section: Chapter | null;
  emblems: readonly string[];
  speech: SceneSpeech;
  theme: Theme;
  first: boolean;
  last: boolean;
  /** The scene before has the same heading. */
  goesOn: boolean;
  language: string;
  burnedCaptions: boolean;
  brand: Brand | undefined;
  card: EndCard | null;
};

async function layScene(scene: StoryScene, input: SceneInput): Promise<LaidScene> {
  const { timing } = input;
  const asked: number[] = [];
  const heading = headingOf(scene);
  const isSaid = heading !== undefined && saysHeading(heading, scene.narration);
  const context = contextOf(scene, input, (frame) => asked.push(frame));
  const shown = shortenVisual(
    input.theme.habit.art === "none" ? withoutLoneViews(scene.visual) : scene.visual,
  );
  let laid = await layoutVisual(shown.visual, context);
  const soon = hastened(laid.layers, context, input.goesOn, shown.visual.kind, isSaid);
  if (soon !== null) {
    // Nothing to look at until the first cue: what that cue brings comes before its word.
    const first = Math.min(...asked.filter((frame) => frame > context.opening));
    const later = asked.filter((frame) => frame > first);
    const at: ComponentContext["at"] = (cue) => {
      const frame = context.at(cue);
      return frame > context.opening && frame <= first ? Math.min(frame, soon) : frame;
    };
    laid = await layoutVisual(shown.visual, { ...context, at });
    asked.splice(0, asked.length, ...later);
  }
  let layers: Layer[] = input.first
    ? settled(laid.layers, context)
    : announced(laid.layers, scene, input, context);
  layers = inScenery(layers, scene.visual, heading ?? scene.title, context);
  const { findings } = laid;
  const { beside, card, said, lost } = overlays(scene, input, context);
  // What is spoken of before the scene stands, or too late to be seen, comes as near to it as it can.
  const timed = asked.filter((frame) => frame > context.opening && frame < latestReveal(input));
  // The card covers the content, and a word that is said covers itself: neither is a text on another.
  const checked = [
    ...shown.findings,
    ...findings,
    ...checkLayers([...layers, ...beside], context),
    ...checkEmpty(layers, context),
    ...checkLayers(card, context),
    ...checkReveals([...layers, ...beside], timed, context.format.fps),
    ...checkGlyphs([...layers, ...beside, ...card, ...said]),
    ...lost,
  ];
  layers = [...layers, ...card, ...beside, ...said];
  const until = input.card === null ? undefined : endCardFrame(timing, context.format.fps);
  return {
    scene,
    timing,
    theme: input.theme,
    layers,
    constant: brandBug(input.brand, input.theme, until),
    findings: checked.map((one) => ofScene(one, scene.index)),
  };
}

/**
 * A section whose heading the voice says opens on it; unsaid it would stand alone in silence. A scene that goes on under
 * the heading before it has been announced.
 */
function announced(
  layers: Layer[],
  scene: StoryScene,
  { goesOn }: SceneInput,
  context: ComponentContext,
): Layer[] {
  const heading = headingOf(scene);
  const silent = heading === undefined || goesOn || !saysHeading(heading, scene.narration);
  return silent ? layers : openSection(layers, heading, context);
}

/** What stands over or below a scene's content: who speaks and the captions, each word as it is said, the end card. */
function overlays(scene: StoryScene, input: SceneInput, context: ComponentContext) {
  const { timing, speech, theme, card, brand } = input;
  const captions = input.burnedCaptions
    ? burnedCaptions(speech, timing, context)
    : { lines: [], said: [], findings: [] };
  const third = scene.lowerThird;
  const foot = footOf(theme, captionSpace(input, context));
  const box = { ...context.box, height: theme.format.height - context.box.y - foot };
  return {
    beside: [
      ...(third === undefined ? [] : lowerThird(third, box, context).layers(context.at(third.cue))),
      ...captions.lines,
    ],
    said: captions.said,
    lost: captions.findings,
    card:
      card === null || brand === undefined
        ? []
        : endCard(brand, card, endCardFrame(timing, theme.format.fps), cardBox(theme), context),
  };
}

/** The end card has the frame for itself. */
function cardBox({ margin, format }: Theme): Rect {
  return {
    x: margin.x,
    y: margin.top,
    width: format.width - 2 * margin.x,
    height: format.height - 2 * margin.top,
  };
}

function captionSpace({ burnedCaptions }: SceneInput, context: TextContext): number {
  return burnedCaptions ? captionsReserve(context) : 0;
}

/** Where the content begins: below the logo and its clear space. */
function headOf({ margin, logo }: Theme, brand: Brand | undefined): number {
  if (brand?.logo === undefined) return margin.top;
  return Math.max(margin.top, logo.bug.y + logo.bug.height + 2 * logo.clear);
}

/** What is kept free below the content. */
function footOf({ margin }: Theme, captions: number): number {
  return Math.max(margin.bottom, captions);
}

/** The last frame at which something can begin to enter and still be there before the scene ends, or its card comes. */
function latestReveal({ timing, theme, card }: SceneInput): number {
  const end = card === null ? timing.frames : endCardFrame(timing, theme.format.fps);
  return end - theme.motion.enter - 1;
}

function contextOf(scene: StoryScene, input: SceneInput, note: (frame: number) => void): ComponentContext {
  const { timing, speech, theme, first, language } = input;
  const { format, margin, motion } = theme;
  const opening = first ? 2 : motion.opening;
  const latest = latestReveal(input);
  const text: TextContext = { theme, language, direction: directionOf(language) };
  const top = headOf(theme, input.brand);
  const box: Rect = {
    x: margin.x,
    y: top,
    width: format.width - 2 * margin.x,
    height: format.height - top - footOf(theme, captionSpace(input, text)),
  };
  const third = scene.lowerThird === undefined ? 0 : lowerThird(scene.lowerThird, box, text).reserved;
  return {
    ...text,
    format,
    portrait: !isWide(format),
    shapes: input.shapes,
    isGrave: input.isGrave,
    ...wornBy(scene, input),
    view: scene.view ?? null,
    place: input.place,
    sky: scene.sky ?? null,
    turned: isTurned(scene),
    other: input.other,
    // A logo keeps the ground that it stands on in all scenes.
    chapter: input.brand?.logo === undefined ? input.chapter : null,
    section: input.section,
    box: { ...box, height: box.height - third },
    frames: timing.frames,
    opening,
    role: scene.role,
    closes: input.last,
    at: (cue) => {
      if (cue === null || cue === undefined) return opening;
      // A frame early: the eye needs it to see the word's thing with the word.
      const spoken = timing.speechFrame + Math.round(cueSeconds(cue, speech) * format.fps) - 1;
      const frame = Math.max(opening, Math.min(spoken, latest));
      note(frame);
      return frame;
    },
  };
}

function ofScene(finding: Finding, sceneIndex: number): Finding {
  return { ...finding, sceneIndex };
}

function segmentsOf(one: LaidScene, before: LaidScene | undefined): Segment[] {
  const { theme } = one;
  const background = backgroundOf(theme);
  const passage = before === undefined ? 0 : theme.motion.transition;
  const sceneIndex = one.scene.index;
  const arriving = before === undefined ? one.layers : arrivingLayers(one.layers, theme);
  const scene: Segment = {
    name: `scene-${sceneIndex}`,
    kind: "scene",
    sceneIndex,
    frames: one.timing.frames - passage,
    layers: [background, ...cutLayers([...arriving, ...one.constant], passage, one.timing.frames - passage)],
  };
  if (before === undefined) return [scene];
  const frozen = frozenLayers(before.layers, before.timing.frames - 1);
  const leaving = leavingLayers(frozen, before.theme, theme);
  const transition: Segment = {
    name: `transition-${before.scene.index}-${sceneIndex}`,
    kind: "transition",
    sceneIndex,
    frames: passage,
    layers: [
      ...groundsBetween(before.theme, theme),
      ...leaving,
      ...cutLayers(arriving, 0, passage),
      ...passageLayers(theme),
      ...cutLayers(one.constant, 0, passage),
    ],
  };
  return [transition, scene];
}
