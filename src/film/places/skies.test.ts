import assert from "node:assert/strict";
import { test } from "node:test";
import { createCanvas } from "@napi-rs/canvas";
import { PLACES } from "../../artifacts/place.ts";
import { SKIES } from "../../artifacts/sky.ts";
import type { Format } from "../../artifacts/timeline.ts";
import { paintLayer } from "../layers/paint-layer.ts";
import { colorsOf } from "../styles/colorways.ts";
import { contrast } from "../styles/contrast.ts";
import { inColors } from "../styles/theme-for.ts";
import { paintPlace, silhouetteTop } from "./paint-place.ts";

const FORMATS: Format[] = [
  { width: 1920, height: 1080, fps: 30 },
  { width: 1080, height: 1920, fps: 30 },
  { width: 1080, height: 1080, fps: 30 },
];
const COLORWAYS = ["ember", "sea", "teal", "gold"] as const;

function film(format: Format, colorway: (typeof COLORWAYS)[number], ground: "colors" | "second" = "colors") {
  const theme = inColors(
    "cinematic_story",
    format,
    colorsOf("cinematic_story", colorway)[ground],
    "ltr",
    false,
  );
  const { stage } = theme;
  const height = Math.round(stage.height * 0.31);
  const room = { ...stage, y: stage.y + stage.height - height, height };
  return { theme, room, context: { theme, language: "en", direction: "ltr" as const } };
}

test("every sky is seen over every place, always the same by one seed, and none like another", () => {
  const { room, context } = film(FORMATS[0]!, "sea");
  for (const place of [...PLACES, null]) {
    const pictures = [null, ...SKIES].map((sky) => {
      const paint = paintPlace(place, "Grace", room, context, { sky });
      assert.deepEqual(paint, paintPlace(place, "Grace", room, context, { sky }));
      return JSON.stringify(paint);
    });
    // A night by itself has its stars already.
    assert.equal(new Set(pictures).size, pictures.length - (place === "night" ? 1 : 0), `${place}`);
  }
});

test("rain, flakes and light stay on the stage: the bars above and below it are black", () => {
  const { room, theme, context } = film(FORMATS[0]!, "gold");
  const canvas = createCanvas(1920, 1080);
  for (const sky of SKIES) {
    const seen = paintPlace("sea", "Grace", room, context, { sky });
    const bounds = { x: 0, y: 0, width: 1920, height: 1080 };
    const pen = canvas.getContext("2d");
    pen.clearRect(0, 0, 1920, 1080);
    // What a cloud has above the stage, the edge of its layer cuts off.
    paintLayer(pen, { id: "sky", bounds, paint: seen.map((one) => one), tracks: {} }, 1);
    const { stage } = theme;
    const below = pen.getImageData(0, stage.y + stage.height + 2, 1920, 60).data;
    assert.ok(
      below.every((value, at) => at % 4 !== 3 || value === 0),
      `${sky} below the stage`,
    );
  }
});

test("words over any sky read as on the ground alone", () => {
  for (const format of FORMATS) {
    for (const colorway of COLORWAYS) {
      for (const ground of ["colors", "second"] as const) {
        const { theme, room, context } = film(format, colorway, ground);
        const foot = room.y + silhouetteTop(["sea"], room.height) - 20 * theme.unit;
        for (const sky of SKIES) {
          const canvas = createCanvas(format.width, format.height);
          const pen = canvas.getContext("2d");
          const bounds = { x: 0, y: 0, width: format.width, height: format.height };
          const paint = [...theme.background, ...paintPlace("sea", "Grace", room, context, { sky })];
          paintLayer(pen, { id: "all", bounds, paint, tracks: {} }, 1);
          // Without the last tenth, where no words stand and a sun or a moon does.
          const width = Math.round(format.width * 0.76);
          const top = Math.round(theme.stage.y);
          const { data } = pen.getImageData(0, top, width, Math.round(foot) - top);
          const contrasts: number[] = [];
          for (let at = 0; at < data.length; at += 4 * 97)
            contrasts.push(contrast(theme.color.text, hexOf(data[at], data[at + 1], data[at + 2])));
          contrasts.sort((a, b) => a - b);
          const low = contrasts[Math.floor(contrasts.length * 0.01)] ?? 0;
          assert.ok(low >= 4.5, `${sky} ${colorway} ${ground} ${format.width}×${format.height}: ${low}`);
        }
      }
    }
  }
});

const hexOf = (...channels: (number | undefined)[]): string =>
  `#${channels.map((value = 0) => value.toString(16).padStart(2, "0")).join("")}`;
