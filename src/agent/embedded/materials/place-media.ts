import type { Degradation } from "../../../artifacts/degradation.ts";
import type { ImageVisual, StoryScene, VideoVisual, Visual } from "../../../artifacts/storyboard.ts";
import { hardLabel } from "../text/shorten.ts";
import { matchScore, wordsOf } from "./match-words.ts";
import type { Found } from "./picture-marks.ts";
import { splitForMedia } from "./split-for-media.ts";

export type Placed = {
  scenes: StoryScene[];
  /** For each scene the index of the scene that it came from. */
  origin: number[];
  degradations: Degradation[];
};

/** Pictures a scene. */
const MOST = 4;

/**
 * Puts pictures and clips into the scenes: where the text put them, else where their names or captions say
 * the words of a scene, else in order through the film. A scene that shows prose shows the picture instead;
 * one with data of its own gives some sentences to a scene of the picture.
 */
export function placeMedia(scenes: readonly StoryScene[], found: readonly Found[]): Placed {
  const byScene = assign(scenes, found);
  const placed: Placed = { scenes: [], origin: [], degradations: [] };
  const homeless: string[] = found
    .filter((one) => ![...byScene.values()].flat().includes(one))
    .map(({ media }) => media.name);
  scenes.forEach((scene, at) => {
    const given = byScene.get(at) ?? [];
    const made = given.length === 0 ? [scene] : withMedia(scene, given);
    if (made === null) homeless.push(...given.map(({ media }) => media.name));
    for (const one of made ?? [scene]) {
      placed.scenes.push({ ...one, index: placed.scenes.length + 1 });
      placed.origin.push(at);
    }
  });
  if (homeless.length > 0) {
    const message = `Not in the film, for want of a scene that could show it: ${[...new Set(homeless)].join(", ")}.`;
    placed.degradations.push({ code: "media_not_placed", message });
  }
  if (found.some(({ media }) => media.kind === "video"))
    placed.degradations.push({
      code: "clip_without_sound",
      message: "Clips are shown without their own sound, so that the narration is understood.",
    });
  return placed;
}

function assign(scenes: readonly StoryScene[], found: readonly Found[]): Map<number, Found[]> {
  const byScene = new Map<number, Found[]>();
  const give = (at: number, one: Found): void => {
    byScene.set(at, [...(byScene.get(at) ?? []), one]);
  };
  const room = (at: number, { media }: Found): boolean => {
    const given = byScene.get(at) ?? [];
    if (given.length >= MOST) return false;
    return given.every((one) => one.media.kind === "image") && (media.kind === "image" || given.length === 0);
  };
  const left: Found[] = [];
  for (const one of found) {
    const at = one.offset === null ? -1 : sceneAt(scenes, one.offset);
    if (at >= 0 && room(at, one)) give(at, one);
    else left.push(one);
  }
  const unmatched: Found[] = [];
  for (const one of left) {
    const words = wordsOf(`${one.caption ?? ""} ${one.media.name.replace(/\.[a-z0-9]{2,4}$/iu, "")}`);
    const best = scenes
      .map((scene, at) => ({ at, score: isHost(scene) && !byScene.has(at) ? matchScore(words, scene) : 0 }))
      .toSorted((a, b) => b.score - a.score)[0];
    if (best !== undefined && best.score > 0) give(best.at, one);
    else unmatched.push(one);
  }
  // In order, and spread over the film; scenes of prose first, then those that must be parted.
  const free = scenes.flatMap((scene, at) => (isHost(scene) && !byScene.has(at) ? [at] : []));
  const prose = free.filter((at) => isProse(scenes[at]?.visual));
  const hosts = prose.length >= unmatched.length ? prose : free;
  unmatched.forEach((one, index) => {
    const at = hosts[Math.floor((index * hosts.length) / Math.max(hosts.length, unmatched.length))];
    const fallback = [...byScene.keys(), ...hosts].find((host) => room(host, one));
    if (at !== undefined && room(at, one)) give(at, one);
    else if (fallback !== undefined) give(fallback, one);
  });
  return byScene;
}

/** The scene whose text holds a place: the last that begins before it and is told, opening and recap aside. */
function sceneAt(scenes: readonly StoryScene[], offset: number): number {
  const inside = scenes.findIndex(
    ({ role, sources }) =>
      role !== "summary" &&
      sources.some(({ start, end }) => start <= offset && offset < end) &&
      role !== "opening",
  );
  if (inside !== -1) return inside;
  const before = scenes.findLastIndex(
    ({ role, sources }) => role === "section" && (sources[0]?.start ?? 0) <= offset,
  );
  return before === -1 ? scenes.findIndex(({ role }) => role === "section") : before;
}

/** A film of one thought has nothing but its opening. */
function isHost({ role, visual }: StoryScene): boolean {
  return role === "section" || (role === "opening" && isProse(visual));
}

function isProse(visual: Visual | undefined): boolean {
  return visual?.kind === "statement" || (visual?.kind === "bullets" && visual.items.length <= 4);
}

/** The scene with its media, or the two that it is parted into; null where neither goes. */
function withMedia(scene: StoryScene, given: readonly Found[]): StoryScene[] | null {
  if (isProse(scene.visual)) return [{ ...scene, visual: mediaVisual(scene.visual, scene.title, given) }];
  const parted = splitForMedia(scene);
  if (parted === null) return null;
  const { picture, rest, first } = parted;
  const heading = "heading" in scene.visual ? scene.visual.heading : undefined;
  const shown: StoryScene = {
    ...picture,
    visual: mediaVisual(
      { kind: "statement", text: "", ...(heading !== undefined && { heading }) },
      scene.title,
      given,
    ),
  };
  return first ? [shown, rest] : [rest, shown];
}

const CAPTION_WORDS = 16;

function mediaVisual(shown: Visual, title: string, given: readonly Found[]): ImageVisual | VideoVisual {
  const [first] = given;
  if (first === undefined) throw new Error("a scene was given no picture");
  const heading = "heading" in shown ? shown.heading : undefined;
  const statement = shown.kind === "statement" && shown.text !== "" ? shown.text : undefined;
  const points =
    shown.kind === "bullets"
      ? shown.items.map(({ label, cue }) => ({ text: label, ...(cue !== undefined && { cue }) }))
      : undefined;
  const only = given.length === 1;
  const said = first.caption ?? (only && points === undefined ? (statement ?? null) : null);
  const caption = said === null ? {} : { caption: hardLabel(said, CAPTION_WORDS) };
  const head = { heading: heading ?? title };
  const beside = points === undefined ? {} : { points };
  if (first.media.kind === "video")
    return { kind: "video", ...head, media: first.media, ...caption, ...beside };
  const pictures = given.map(({ media, caption: own }) => ({
    media,
    ...(only ? caption : own === null ? {} : { caption: hardLabel(own, CAPTION_WORDS) }),
  }));
  return { kind: "image", ...head, pictures, ...beside };
}
