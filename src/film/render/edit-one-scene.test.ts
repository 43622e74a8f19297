import assert from "node:assert/strict";
import test from "node:test";
import type { Storyboard, StoryScene } from "../../artifacts/storyboard.ts";
import type { Format } from "../../artifacts/timeline.ts";
import { buildTimeline } from "../timeline/build-timeline.ts";
import { evenSpeech } from "../timeline/even-speech.ts";
import { splitScenes } from "../timeline/split-scenes.ts";
import { segmentHash } from "./segment-hash.ts";

const FORMAT: Format = { width: 1280, height: 720, fps: 30 };
const SCENES = 12;

function scene(index: number): StoryScene {
  const items = [0, 1, 2, 3, 4].map((item) => ({
    label: `Point ${item + 1} of part ${index}`,
    cue: { sentence: item, offset: 0 },
  }));
  return {
    index,
    title: `Part ${index}`,
    narration: items.map(({ label }) => `${label} takes the narrator a little while to explain.`),
    visual: { kind: "bullets", heading: `What part ${index} says`, items },
    role: "section",
    sources: [],
  };
}

function film(edit: (scene: StoryScene) => StoryScene = (one) => one): Storyboard {
  const scenes = Array.from({ length: SCENES }, (_, index) => edit(scene(index + 1)));
  return {
    version: 1,
    title: "A film",
    language: "en",
    style: "science_explainer",
    scenes,
    degradations: [],
  };
}

async function hashesOf({ scenes, ...rest }: Storyboard): Promise<Map<string, string>> {
  const speeches = scenes.map(({ index, narration }) => evenSpeech(index, narration, rest.language));
  const timeline = splitScenes(await buildTimeline({ scenes, ...rest }, speeches, FORMAT));
  return new Map(timeline.segments.map((segment) => [segment.name, segmentHash(segment, FORMAT)]));
}

test("one word changed makes its scene again and the transition it leaves by, and nothing else", async () => {
  const before = await hashesOf(film());
  const after = await hashesOf(
    film((one) =>
      one.index === 5
        ? (JSON.parse(JSON.stringify(one).replaceAll("Point 2 of", "Place 2 of")) as StoryScene)
        : one,
    ),
  );
  const changed = [...after].filter(([name, hash]) => before.get(name) !== hash).map(([name]) => name);
  assert.ok(before.has("scene-5.1"), "the scene is one that was split");
  // The changed word waits faintly from the scene's first frame on, and in none of the transition to it.
  assert.deepEqual(
    changed.filter((name) => !name.startsWith("scene-5")),
    ["transition-5-6"],
  );
  assert.ok(changed.some((name) => name.startsWith("scene-5")));
});

test("a word so long that its rows leave the scene's picture less room makes what shows that picture again, and no more", async () => {
  // A ground with a light of its own has no picture beside a list.
  const style = "clean_lecture" as const;
  const before = await hashesOf({ ...film(), style });
  const after = await hashesOf({
    ...film((one) =>
      one.index === 5
        ? (JSON.parse(JSON.stringify(one).replaceAll("Point 2 of", "Observation 2 of")) as StoryScene)
        : one,
    ),
    style,
  });
  const changed = [...after].filter(([name, hash]) => before.get(name) !== hash).map(([name]) => name);
  assert.deepEqual(
    changed.filter((name) => !name.startsWith("scene-5")),
    // The section opens on a page of its own, which shows nothing of what follows.
    ["transition-5-6"],
  );
});

test("a scene that is the same in another place of the film is found again", async () => {
  const whole = await hashesOf(film());
  const { scenes, ...rest } = film();
  const without = await hashesOf({ ...rest, scenes: scenes.filter(({ index }) => index !== 3) });
  for (const [name, hash] of without)
    if (name !== "transition-2-4") assert.equal(whole.get(name), hash, name);
});
