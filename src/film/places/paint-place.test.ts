import assert from "node:assert/strict";
import { test } from "node:test";
import { createCanvas, Path2D } from "@napi-rs/canvas";
import { PLACES } from "../../artifacts/place.ts";
import type { Paint, Rect } from "../../artifacts/timeline.ts";
import { cinematicStory } from "../styles/cinematic-story.ts";
import { paintPlace } from "./paint-place.ts";

const format = { width: 1920, height: 1080, fps: 30 as const };
const theme = cinematicStory(format, {}, "ltr");
const english = { theme, language: "en" };
const room: Rect = { x: 0, y: 700, width: 1920, height: 300 };

test("every place is painted in its room, always the same by one seed, and none like another", () => {
  const pictures = PLACES.map((place) => {
    const paint = paintPlace(place, "Endurance", room, english);
    assert.deepEqual(paint, paintPlace(place, "Endurance", room, english));
    assert.notDeepEqual(paint, paintPlace(place, "Another", room, english));
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
      JSON.stringify(paintPlace(place, "Endurance", room, { theme, language })),
    );
  assert.equal(new Set(pictures("town")).size, 3);
  assert.equal(new Set(pictures("forest")).size, 1);
});
