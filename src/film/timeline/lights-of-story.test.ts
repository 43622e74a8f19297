import assert from "node:assert/strict";
import test from "node:test";
import type { StoryScene } from "../../artifacts/storyboard.ts";
import { LIT_ROOMS, LIT_SKIES } from "../lights/paint-light.ts";
import { lightsOf } from "./lights-of-story.ts";

const rooms: ReadonlySet<string> = new Set<string>(LIT_ROOMS);

/** A scene for each of these, which shows it, or words alone. */
function lit(shown: (string | null)[], emblems: string[] = [], chosen = "a", isWide = true): string[] {
  const scenes = shown.map((illustration, at): StoryScene => ({
    index: at + 1,
    title: `Scene ${at}`,
    role: "section",
    narration: ["It is told."],
    sources: [],
    visual: { kind: "statement", text: "It is told", ...(illustration === null ? {} : { illustration }) },
  }));
  const none = scenes.map(() => null);
  return lightsOf([...scenes.keys()], scenes, none, { chosen, emblems, isWide });
}

const SEEDS = Array.from({ length: 30 }, (_, at) => `seed ${at}`);

test("a film is told in one world: what shows nothing follows what the others show", () => {
  for (const seed of SEEDS) {
    assert.ok(lit(["kettle", null, null, "teapot", null], [], seed).every((one) => rooms.has(one)));
    assert.ok(lit(["ship", null, null, "locomotive", null], [], seed).every((one) => !rooms.has(one)));
    const bare = lit([null, null, null, null], [], seed).map((one) => rooms.has(one));
    assert.equal(new Set(bare).size, 1);
  }
  assert.equal(new Set(SEEDS.map((seed) => rooms.has(lit([null, null], [], seed)[0] ?? ""))).size, 2);
});

test("what it is about decides before what its scenes show, which keep their own light", () => {
  for (const seed of SEEDS) {
    const [first, kettle, last] = lit([null, "kettle", null], ["ship"], seed);
    assert.deepEqual([first, kettle, last].map((one) => rooms.has(one ?? "")), [false, true, false]); // prettier-ignore
  }
});

test("no curtain hangs and no arches stand where a film shows nothing of a stage or a hall", () => {
  const seen = new Set(SEEDS.flatMap((seed) => lit(["kettle", null, null, null, null, null], [], seed)));
  assert.ok(!seen.has("curtain") && !seen.has("arches"));
  const played = new Set(
    SEEDS.flatMap((seed) => lit(["stage-view", null, null, null, null, null], [], seed)),
  );
  assert.ok(played.has("curtain") && !played.has("arches"));
  const held = new Set(SEEDS.flatMap((seed) => lit(["church-view", null, null, null, null, null], [], seed)));
  assert.ok(held.has("arches") && !held.has("curtain"));
});

test("none comes again until all of its kind have been, and a tall frame has no door", () => {
  for (const seed of SEEDS) {
    const skies = lit(["ship", ...Array.from({ length: 9 }, () => null)], [], seed);
    for (let at = LIT_SKIES.length; at <= skies.length; at += 1)
      assert.equal(new Set(skies.slice(at - LIT_SKIES.length, at)).size, LIT_SKIES.length);
    assert.ok(!lit(["kettle", null, null, null, null, null], [], seed, false).includes("doorway"));
  }
});
