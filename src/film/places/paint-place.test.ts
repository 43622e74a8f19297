import assert from "node:assert/strict";
import { test } from "node:test";
import { isDeepStrictEqual } from "node:util";
import { createCanvas, Path2D } from "@napi-rs/canvas";
import { PLACES } from "../../artifacts/place.ts";
import type { Paint, Rect } from "../../artifacts/timeline.ts";
import { cinematicStory } from "../styles/cinematic-story.ts";
import { paintPlace } from "./paint-place.ts";

const format = { width: 1920, height: 1080, fps: 30 as const };
const theme = cinematicStory(format, {}, "ltr");
const english = { theme, language: "en", direction: "ltr" as const };
const room: Rect = { x: 0, y: 700, width: 1920, height: 300 };

test("every place is painted in its room, always the same by one seed, and none like another", () => {
  const pictures = PLACES.map((place) => {
    const paint = paintPlace(place, "Endurance", room, english);
    assert.deepEqual(paint, paintPlace(place, "Endurance", room, english));
    // Of a section it is the same on every page, and another in the next.
    assert.deepEqual(paint, paintPlace(place, "Another page", room, english));
    const { shot } = theme;
    assert.ok(shot !== undefined);
    const next = { ...english, theme: { ...theme, shot: { ...shot, seed: "Next" } } };
    assert.notDeepEqual(paint, paintPlace(place, "Endurance", room, next));
    for (const one of paint) {
      const [top, foot] = extentOf(one);
      assert.ok(top >= room.y - 0.02 * room.height, `${place} begins at ${top}`);
      assert.ok(foot <= room.y + room.height * 1.35, `${place} ends at ${foot}`);
    }
    return JSON.stringify(paint);
  });
  assert.equal(new Set(pictures).size, PLACES.length);
});

test("a place covers the foot of its room from side to side", () => {
  for (const place of PLACES) {
    const canvas = createCanvas(format.width, format.height);
    const context = canvas.getContext("2d");
    for (const one of paintPlace(place, "Endurance", room, english)) {
      context.fillStyle = "#fff";
      const shape = one.kind === "path" && one.fill !== undefined ? new Path2D(one.d) : null;
      if (shape !== null) context.fill(shape, "nonzero");
      if (one.kind === "rect") context.fillRect(one.x, one.y, one.width, one.height);
    }
    const row = context.getImageData(0, room.y + room.height - 4, format.width, 1).data;
    for (let x = 0; x < format.width; x += 1) assert.equal(row[x * 4 + 3], 255, `${place} at ${x}`);
  }
});

/** Upper and lower edge of a thing, in px. */
function extentOf(paint: Paint): [number, number] {
  if (paint.kind === "rect") return [paint.y, paint.y + paint.height];
  if (paint.kind === "ellipse") return [paint.cy - paint.ry, paint.cy + paint.ry];
  assert.equal(paint.kind, "path");
  const [, top, , foot] = new Path2D(paint.d).computeTightBounds();
  return [top, foot];
}

test("a town is built as the country of the film's language builds, and other places are the same everywhere", () => {
  const pictures = (place: "town" | "forest") =>
    ["en", "ar", "ja"].map((language) =>
      JSON.stringify(paintPlace(place, "Endurance", room, { theme, language, direction: "ltr" })),
    );
  assert.equal(new Set(pictures("town")).size, 3);
  assert.equal(new Set(pictures("forest")).size, 1);
});

test("what a place can show stands in it, on the far side from where lines begin", () => {
  for (const [place, thing] of [
    ["sea", "lighthouse"],
    ["sea", "canoe"],
    ["sea", "ship"],
    ["river", "church"],
    ["desert", "camel"],
    ["town", "tram"],
    ["night", "telescope"],
  ] as const) {
    const without = paintPlace(place, "Endurance", room, english);
    for (const direction of ["ltr", "rtl"] as const) {
      const own = { ...english, direction };
      const added = paintPlace(place, "Endurance", room, own, { thing }).filter(
        (one) => !without.some((other) => isDeepStrictEqual(one, other)),
      );
      assert.ok(added.length > 0, `${thing} in ${place}`);
      const middles = added.map(middleOf).sort((a, b) => a - b);
      const middle = middles[Math.floor(middles.length / 2)] ?? 0;
      assert.equal(middle > room.width / 2, direction === "ltr", `${thing} in ${place} at ${middle}`);
    }
  }
});

test("a boat on a river lies in its water, whichever way lines run", () => {
  const without = paintPlace("river", "Kanal", room, english);
  for (const direction of ["ltr", "rtl"] as const)
    for (const thing of ["ship", "canoe"]) {
      const own = { ...english, direction };
      const added = paintPlace("river", "Kanal", room, own, { thing }).filter(
        (one) => !without.some((other) => isDeepStrictEqual(one, other)),
      );
      assert.ok(added.length > 0, thing);
      for (const part of added) {
        const across = middleOf(part) / room.width;
        assert.ok(across > 0.25 && across < 0.75, `${thing} at ${across}`);
      }
    }
});

/** Where across the frame a thing is, in px. */
function middleOf(paint: Paint): number {
  if (paint.kind === "ellipse") return paint.cx;
  if (paint.kind === "rect") return paint.x + paint.width / 2;
  assert.equal(paint.kind, "path");
  const [left, , right] = new Path2D(paint.d).computeTightBounds();
  const [scale, , , , x] = paint.transform ?? [1, 0, 0, 1, 0, 0];
  return ((left + right) / 2) * scale + x;
}
