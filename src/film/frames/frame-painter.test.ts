import assert from "node:assert/strict";
import { describe, it } from "node:test";
import * as fc from "fast-check";
import type { Ease, Fill, Format, Layer, Paint, Rect, Segment, Track } from "../../artifacts/timeline.ts";
import { damageOf } from "../damage/frame-damage.ts";
import { bandsOf } from "../damage/rects.ts";
import { makeFramePainter } from "./frame-painter.ts";
import { convertPlace } from "./yuv.ts";
import type { YuvPicture } from "./yuv.ts";

const FORMAT: Format = { width: 200, height: 150, fps: 30 };
const FRAMES = 24;
const WHOLE: Rect = { x: 0, y: 0, width: FORMAT.width, height: FORMAT.height };

const color = fc.constantFrom("#fbf9f4", "#0b1020", "#c2410c", "rgba(56,189,248,0.5)", "#34d399");
const ease = fc.constantFrom<Ease>("linear", "out", "in", "inOut");

function track(min: number, max: number): fc.Arbitrary<Track> {
  const key = fc.record({
    frame: fc.integer({ min: 0, max: FRAMES }),
    value: fc.double({ min, max, noNaN: true }),
    ease,
  });
  return fc
    .uniqueArray(key, { minLength: 1, maxLength: 3, selector: ({ frame }) => frame })
    .map((keys) => keys.sort((a, b) => a.frame - b.frame));
}

/** Sometimes there, sometimes not. */
function maybe<T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> {
  return fc.option(arbitrary, { nil: undefined });
}

function fill({ x, y, width, height }: Rect): fc.Arbitrary<Fill> {
  const stops = fc.tuple(color, color).map(([from, to]) => [
    { at: 0, color: from },
    { at: 1, color: to },
  ]);
  return fc.oneof(
    color,
    stops.map((list): Fill => ({ kind: "linear", from: [x, y], to: [x + width, y + height], stops: list })),
    stops.map((list): Fill => ({ kind: "radial", center: [x, y], radius: width, stops: list })),
  );
}

function paint(bounds: Rect): fc.Arbitrary<Paint> {
  const { x, y, width, height } = bounds;
  const stroke = fc.record({ color, width: fc.integer({ min: 1, max: 9 }) });
  const d = `M${x} ${y} C${x + width} ${y} ${x} ${y + height} ${x + width} ${y + height}`;
  return fc.oneof(
    fill(bounds).map((shade): Paint => ({ kind: "rect", x, y, width, height, radius: 7, fill: shade })),
    fill(bounds).map((shade): Paint => ({
      kind: "ellipse",
      cx: x + width / 2,
      cy: y + height / 2,
      rx: width / 2,
      ry: height / 3,
      fill: shade,
    })),
    fc.record({ kind: fc.constant("path" as const), d: fc.constant(d), stroke, drawn: fc.boolean() }),
    color.map((shade): Paint => ({
      kind: "text",
      text: "Leaf 12",
      x,
      y: y + height,
      font: `600 ${height}px "inter/latin"`,
      color: shade,
    })),
    color.map((shade): Paint => ({
      kind: "counter",
      text: { x, y: y + height, font: `600 ${height}px "inter/latin"`, color: shade },
      locale: "en",
      decimals: 1,
      prefix: "",
      suffix: "",
      grouping: false,
    })),
  );
}

/** Layers of any size, also partly outside of the frame. */
const bounds = fc.record({
  x: fc.integer({ min: -40, max: 180 }),
  y: fc.integer({ min: -40, max: 130 }),
  width: fc.integer({ min: 1, max: 120 }),
  height: fc.integer({ min: 1, max: 90 }),
});

const layer: fc.Arbitrary<Layer> = bounds.chain((place) =>
  fc.record({
    id: fc.constant("layer"),
    bounds: fc.constant(place),
    paint: fc.array(paint(place), { minLength: 1, maxLength: 3 }),
    tracks: fc
      .record({
        opacity: maybe(track(0, 1)),
        x: maybe(track(-60, 60)),
        y: maybe(track(-60, 60)),
        scale: maybe(track(0, 2)),
        value: maybe(track(0, 1)),
        inset: maybe(
          fc.record({ left: track(0, 1), right: track(0, 0.5), top: track(0, 0.5), bottom: track(0, 1) }),
        ),
      })
      .map((tracks) => Object.fromEntries(Object.entries(tracks).filter(([, value]) => value !== undefined))),
  }),
);

const ground: Layer = {
  id: "ground",
  bounds: WHOLE,
  paint: [
    {
      kind: "rect",
      ...WHOLE,
      fill: {
        kind: "linear",
        from: [0, 0],
        to: [200, 150],
        stops: [
          { at: 0, color: "#0b1020" },
          { at: 1, color: "#1d2a50" },
        ],
      },
    },
  ],
  tracks: {},
};

const segment: fc.Arbitrary<Segment> = fc.array(layer, { minLength: 1, maxLength: 6 }).map((layers) => ({
  name: "scene-1",
  kind: "scene",
  sceneIndex: 1,
  frames: FRAMES,
  layers: [ground, ...layers],
}));

function makePicture({ width, height }: Format): YuvPicture {
  return {
    y: new Uint8Array(width * height),
    u: new Uint8Array((width * height) / 4),
    v: new Uint8Array((width * height) / 4),
    strideY: width,
    strideU: width / 2,
    strideV: width / 2,
  };
}

function bytesOf({ y, u, v }: YuvPicture): Buffer {
  return Buffer.concat([y, u, v]);
}

describe("frame painter", () => {
  it("makes the same pictures from the damage as from whole frames", () => {
    let held = 0;
    let changed = 0;
    fc.assert(
      fc.property(segment, (made) => {
        const damage = damageOf(made, FORMAT);
        const sparing = makeFramePainter(made);
        const whole = makeFramePainter(made);
        const sparingPicture = makePicture(FORMAT);
        const wholePicture = makePicture(FORMAT);
        for (let frame = 0; frame < FRAMES; frame += 1) {
          const places = damage(frame);
          if (places.length === 0) held += 1;
          else changed += 1;
          for (const place of places.flatMap((rect) => bandsOf(rect, 4_000))) {
            convertPlace(sparing.pixels(frame, place), place, sparingPicture);
          }
          convertPlace(whole.pixels(frame, WHOLE), WHOLE, wholePicture);
          if (!bytesOf(sparingPicture).equals(bytesOf(wholePicture))) return false;
        }
        sparing.close();
        whole.close();
        return true;
      }),
      { numRuns: 150 },
    );
    // The property would say nothing if all frames were alike.
    assert.ok(held > 100 && changed > 100, `${held} held, ${changed} changed`);
  });
});
