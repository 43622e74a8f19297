import assert from "node:assert/strict";
import test from "node:test";
import * as fc from "fast-check";
import type { Ease, Format, Layer, Segment, Timeline, Track } from "../../artifacts/timeline.ts";
import { coveredRect, placementAt } from "../damage/placement.ts";
import { damageOf } from "../damage/frame-damage.ts";
import { splitScenes } from "./split-scenes.ts";

const FORMAT: Format = { width: 640, height: 360, fps: 30 };

/** All that a frame shows: which layers, where, in which state. Painting follows from it. */
function shown(segment: Segment, frame: number): unknown[] {
  return segment.layers.flatMap((layer) => {
    const placement = placementAt(layer, frame);
    return coveredRect(layer, placement) === null ? [] : [{ id: layer.id, paint: layer.paint, placement }];
  });
}

function assertSameFilm(whole: Segment, parts: readonly Segment[]): void {
  let start = 0;
  for (const part of parts) {
    for (let frame = 0; frame < part.frames; frame += 1)
      assert.deepEqual(shown(part, frame), shown(whole, start + frame), `${part.name}, frame ${frame}`);
    start += part.frames;
  }
  assert.equal(start, whole.frames);
}

const FRAMES = 600;

/** Moves between a few places with rests between, sometimes past the segment's ends. */
function track(min: number, max: number): fc.Arbitrary<Track> {
  const move = fc.record({
    frame: fc.integer({ min: -20, max: FRAMES + 20 }),
    lasts: fc.integer({ min: 4, max: 40 }),
    value: fc.constantFrom(min, (min + max) / 3, max),
    ease: fc.constantFrom<Ease>("linear", "out", "in", "inOut"),
  });
  return fc.array(move, { minLength: 1, maxLength: 3 }).map((moves) => {
    const keys: Track = [];
    for (const { frame, lasts, value, ease } of moves.toSorted((one, other) => one.frame - other.frame)) {
      const start = Math.max(frame, (keys.at(-1)?.frame ?? -100) + 1);
      keys.push({ frame: start, value: keys.at(-1)?.value ?? min }, { frame: start + lasts, value, ease });
    }
    return keys;
  });
}

const layer = fc
  .record(
    {
      opacity: track(0, 1),
      x: track(-80, 80),
      y: track(-24, 0),
      scale: track(0.5, 1),
      value: track(0, 1),
      inset: fc.record({ left: track(0, 1), bottom: track(0, 0.5) }, { requiredKeys: [] }),
    },
    { requiredKeys: [] },
  )
  .map((tracks): Omit<Layer, "id"> => {
    const bounds = { x: 200, y: 100, width: 100, height: 40 };
    const stroke = { color: "#c2410c", width: 4 };
    return { bounds, paint: [{ kind: "path", d: "M200 100 L300 140", stroke, drawn: true }], tracks };
  });

test("random scenes: the parts show what the whole shows, frame by frame", () => {
  let cuts = 0;
  fc.assert(
    fc.property(fc.array(layer, { minLength: 1, maxLength: 8 }), (plain) => {
      const layers = plain.map((one, index) => ({ ...one, id: `layer-${index}` }));
      const timeline = filmOf(layers, FRAMES);
      const parts = splitScenes(timeline).segments;
      cuts += parts.length - 1;
      assert.deepEqual(splitScenes(timeline).segments, parts);
      assertSameFilm(timeline.segments[0]!, parts);
    }),
    { numRuns: 60 },
  );
  assert.ok(cuts >= 10, `${cuts} cuts`);
});

function filmOf(layers: Layer[], frames: number): Timeline {
  return {
    version: 1,
    format: FORMAT,
    title: "",
    language: "en",
    segments: [{ name: "scene-0", kind: "scene", sceneIndex: 0, frames, layers }],
    scenes: [],
    captions: [],
    frames,
    findings: [],
  };
}

/** A second's rest, then each item enters within 11 frames, every 45. */
function list(items: number, seconds: number): Timeline {
  const bounds = { x: 20, y: 20, width: 200, height: 40 };
  const layers = Array.from({ length: items }, (_, item): Layer => {
    const frame = 30 + 45 * item;
    const opacity = [
      { frame, value: 0 },
      { frame: frame + 11, value: 1, ease: "linear" as const },
    ];
    return {
      id: `item-${item}`,
      bounds,
      paint: [{ kind: "rect", ...bounds, fill: "#123456" }],
      tracks: { opacity },
    };
  });
  return filmOf(layers, seconds * FORMAT.fps);
}

test("a busy scene is cut at the end of a rest, into parts with as much to draw", () => {
  const timeline = list(5, 10);
  const parts = splitScenes(timeline).segments;
  // Before the third item enters: its first frame that differs.
  assert.deepEqual(
    parts.map(({ name, frames }) => ({ name, frames })),
    [
      { name: "scene-0.1", frames: 121 },
      { name: "scene-0.2", frames: 179 },
    ],
  );
  const damage = damageOf(timeline.segments[0]!, FORMAT);
  for (let frame = 112; frame < 121; frame += 1) assert.deepEqual(damage(frame), []);
  assert.notDeepEqual(damage(121), []);
});

test("a scene that is short, or hardly moves, stays whole", () => {
  assert.equal(splitScenes(list(4, 7)).segments.length, 1);
  assert.equal(splitScenes(list(3, 60)).segments.length, 1);
});
