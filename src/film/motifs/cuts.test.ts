import assert from "node:assert/strict";
import test from "node:test";
import type { Paint, Rect } from "../../artifacts/timeline.ts";
import { rays } from "./rays.ts";
import { strata } from "./strata.ts";
import { disc, within } from "./within-room.ts";

const ROOMS: Rect[] = [
  { x: 1560, y: 0, width: 360, height: 1080 },
  { x: 0, y: 0, width: 1080, height: 576 },
  { x: 0, y: 1344, width: 1080, height: 576 },
];
const INKS = ["#dddddd", "#eeeeee", "#115566"];
const SEEDS = Array.from({ length: 40 }, (_, at) => `Sentence ${at}`);

/** Points that straight edges of a path go through. */
function pointsOf(paint: Paint): { x: number; y: number }[] {
  if (paint.kind !== "path" || /A/u.test(paint.d)) return [];
  return [...paint.d.matchAll(/(-?[\d.]+) (-?[\d.]+)/gu)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
}

test("what is cut out of a room ends at its edges", () => {
  for (const rect of ROOMS)
    for (const seed of SEEDS)
      for (const paint of [...rays(seed, rect, INKS, "ltr"), ...rays(seed, rect, INKS, "rtl", true)])
        for (const { x, y } of pointsOf(paint)) {
          assert.ok(x >= rect.x - 0.1 && x <= rect.x + rect.width + 0.1, `${seed}: ${x}`);
          assert.ok(y >= rect.y - 0.1 && y <= rect.y + rect.height + 0.1, `${seed}: ${y}`);
        }
});

test("a film's pages have several cuts of their pattern, one sentence always the same", () => {
  const [rect = ROOMS[0] as Rect] = ROOMS;
  const drawn = (seed: string): string => JSON.stringify(rays(seed, rect, INKS, "ltr"));
  assert.equal(drawn("One day"), drawn("One day"));
  const counts = new Set(SEEDS.map((seed) => rays(seed, rect, INKS, "ltr").length));
  assert.ok(counts.size >= 4, [...counts].join());
});

test("a shape outside its room is nothing, and one within it stays whole", () => {
  const room = { x: 0, y: 0, width: 100, height: 100 };
  assert.equal(within(room, disc({ x: 300, y: 300 }, 20), "#000000"), null);
  const whole = within(room, disc({ x: 50, y: 50 }, 20, 8), "#000000");
  assert.equal(whole?.kind === "path" ? whole.d.split("L").length : 0, 8);
});

test("bands of a still field deepen towards the foot", () => {
  for (const rect of ROOMS) {
    const tops = strata("A death", rect, ["#111111", "#222222", "#333333", "#444444"]).map((paint) =>
      paint.kind === "path" ? Number(/^M\S+ (\S+)Q/u.exec(paint.d)?.[1]) : 0,
    );
    assert.deepEqual(
      tops,
      tops.toSorted((a, b) => a - b),
    );
    assert.ok((tops[0] ?? 0) > rect.y && (tops.at(-1) ?? 0) < rect.y + rect.height);
  }
});
