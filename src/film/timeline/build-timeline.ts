import type { SceneSpeech } from "../../artifacts/speech.ts";
import type { StoryScene, Storyboard } from "../../artifacts/storyboard.ts";
import type { Finding, Format, Layer, Segment, Timeline } from "../../artifacts/timeline.ts";
import type { ComponentContext } from "../components/component.ts";
import { layoutVisual } from "../components/registry.ts";
import { isBare } from "../ghosts/fullness.ts";
import { withGhosts } from "../ghosts/ghosts.ts";
import { settled } from "../ghosts/settled.ts";
import { directionOf } from "../layout/text-context.ts";
import { isWide } from "../styles/scale.ts";
import { themeFor } from "../styles/theme-for.ts";
import type { Theme } from "../styles/theme.ts";
import { sceneCaptions } from "./captions.ts";
import { checkLayers } from "./check-layers.ts";
import { checkCaptions, checkReveals } from "./check-timing.ts";
import { coverVisual } from "./cover-visual.ts";
import { cueSeconds } from "./cue-seconds.ts";
import { sceneTimings, speechStart } from "./scene-timing.ts";
import type { SceneTiming } from "./scene-timing.ts";
import { shortenVisual } from "./shorten-visual.ts";
import { cutLayers, frozenLayers } from "./shift-layers.ts";
import { arrivingLayers, leavingLayers, passageLayers } from "./transition.ts";

type LaidScene = { scene: StoryScene; timing: SceneTiming; layers: Layer[]; findings: Finding[] };

/**
 * The film as data. Pure: the same storyboard, speech and format give the same timeline.
 * `speeches` in film order, one a scene. Each scene but the first begins with its transition, a
 * segment of its own, in which the scene before leaves and this one's first things enter.
 */
export async function buildTimeline(
  storyboard: Storyboard,
  speeches: SceneSpeech[],
  format: Format,
): Promise<Timeline> {
  if (speeches.length !== storyboard.scenes.length)
    throw new Error(`${storyboard.scenes.length} scenes, but speech for ${speeches.length}`);
  const { style, brand, language } = storyboard;
  const theme = themeFor(style, format, brand, directionOf(language));
  const timings = sceneTimings(speeches, format.fps);
  const laid: LaidScene[] = [];
  for (const [index, scene] of storyboard.scenes.entries()) {
    const timing = timings[index];
    const speech = speeches[index];
    if (timing === undefined || speech === undefined) throw new Error(`scene ${scene.index} has no speech`);
    laid.push(await layScene(scene, { timing, speech, theme, first: index === 0, language }));
  }
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
    segments: laid.flatMap((one, index) => segmentsOf(one, laid[index - 1], theme)),
    scenes: laid.map(({ scene, timing }) => ({
      index: scene.index,
      title: scene.title,
      startFrame: timing.startFrame,
      frames: timing.frames,
      speechStartSeconds: speechStart(timing, format.fps),
    })),
    captions: captions.flat(),
    frames: last === undefined ? 0 : last.startFrame + last.frames,
    findings: [...laid.flatMap(({ findings }) => findings), ...drifted],
  };
}

type SceneInput = {
  timing: SceneTiming;
  speech: SceneSpeech;
  theme: Theme;
  first: boolean;
  language: string;
};

async function layScene(scene: StoryScene, input: SceneInput): Promise<LaidScene> {
  const { timing } = input;
  const asked: number[] = [];
  const context = contextOf(scene, input, (frame) => asked.push(frame));
  const covered = coverVisual(scene.visual, input.language);
  const shown = shortenVisual(covered.visual);
  let laid = await layoutVisual(shown.visual, context);
  let layers = withGhosts(laid.layers, context);
  if (isBare(layers, context)) {
    // Nothing to look at until the first cue: what that cue brings comes with the scene instead.
    const first = Math.min(...asked);
    const soon = asked.filter((frame) => frame > first);
    const at: ComponentContext["at"] = (cue) =>
      context.at(cue) <= first ? context.opening : context.at(cue);
    laid = await layoutVisual(shown.visual, { ...context, at });
    asked.splice(0, asked.length, ...soon);
    layers = withGhosts(laid.layers, context);
  }
  if (input.first) layers = settled(layers, context);
  const { findings } = laid;
  // What is spoken of before the scene stands, or too late to be seen, comes as near to it as it can.
  const timed = asked.filter((frame) => frame > context.opening && frame < latestReveal(timing, input.theme));
  const checked = [
    ...covered.findings,
    ...shown.findings,
    ...findings,
    ...checkLayers(layers, context),
    ...checkReveals(layers, timed, context.format.fps),
  ];
  return { scene, timing, layers, findings: checked.map((one) => ofScene(one, scene.index)) };
}

/** The last frame at which something can begin to enter and still be there before the scene ends. */
function latestReveal({ frames }: SceneTiming, { motion }: Theme): number {
  return frames - motion.enter - 1;
}

function contextOf(scene: StoryScene, input: SceneInput, note: (frame: number) => void): ComponentContext {
  const { timing, speech, theme, first, language } = input;
  const { format, margin, motion } = theme;
  const opening = first ? 2 : motion.opening;
  const latest = latestReveal(timing, theme);
  return {
    theme,
    format,
    language,
    direction: directionOf(language),
    portrait: !isWide(format),
    box: {
      x: margin.x,
      y: margin.top,
      width: format.width - 2 * margin.x,
      height: format.height - margin.top - margin.bottom,
    },
    frames: timing.frames,
    opening,
    role: scene.role,
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

function segmentsOf(one: LaidScene, before: LaidScene | undefined, theme: Theme): Segment[] {
  const { width, height } = theme.format;
  const background: Layer = {
    id: "background",
    bounds: { x: 0, y: 0, width, height },
    paint: theme.background,
    tracks: {},
  };
  const passage = before === undefined ? 0 : theme.motion.transition;
  const sceneIndex = one.scene.index;
  const arriving = before === undefined ? one.layers : arrivingLayers(one.layers, theme);
  const scene: Segment = {
    name: `scene-${sceneIndex}`,
    kind: "scene",
    sceneIndex,
    frames: one.timing.frames - passage,
    layers: [background, ...cutLayers(arriving, passage, one.timing.frames - passage)],
  };
  if (before === undefined) return [scene];
  const frozen = frozenLayers(before.layers, before.timing.frames - 1);
  const leaving = leavingLayers(frozen, theme);
  const transition: Segment = {
    name: `transition-${before.scene.index}-${sceneIndex}`,
    kind: "transition",
    sceneIndex,
    frames: passage,
    layers: [background, ...leaving, ...cutLayers(arriving, 0, passage), ...passageLayers(theme)],
  };
  return [transition, scene];
}
