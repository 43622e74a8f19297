import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { cssTop, fontFile } from "./css-place.ts";
import { BULLETS, ENTRANCE, FORMAT, GRADIENT, SECONDS, TITLE } from "./scene.ts";
import type { SceneText } from "./scene.ts";

const { width, height, fps } = FORMAT;

function textBox(id: string, text: SceneText): string {
  const place = `left: ${text.x}px; top: ${cssTop(text)}px`;
  const look = `font-size: ${text.size}px; font-weight: ${text.weight}; color: ${text.color}`;
  return `<div id="${id}" class="text" style="${place}; ${look}">${text.text}</div>`;
}

function entrance(index: number, enterFrame: number): string {
  // power2.out is GSAP's cubic ease-out.
  const to = `{ opacity: 1, y: 0, duration: ${ENTRANCE.frames / fps}, ease: "power2.out" }`;
  return `film.fromTo("#bullet-${index}", { opacity: 0, y: ${ENTRANCE.rise} }, ${to}, ${enterFrame / fps});`;
}

function page(): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="UTF-8" />
    <meta name="viewport" content="width=${width}, height=${height}" />
    <script src="gsap.min.js"></script>
    <style>
      @font-face { font-family: "Inter"; src: url("inter.woff2") format("woff2"); font-weight: 100 900; }
      html, body { margin: 0; width: ${width}px; height: ${height}px; overflow: hidden; }
      #root {
        position: relative; width: ${width}px; height: ${height}px; font-family: "Inter";
        background: linear-gradient(135deg, ${GRADIENT.from.color}, ${GRADIENT.to.color});
      }
      .text { position: absolute; white-space: pre; line-height: 1; }
    </style>
  </head>
  <body>
    <div id="root" data-composition-id="main" data-start="0" data-duration="${SECONDS}" data-width="${width}" data-height="${height}" data-fps="${fps}">
      ${textBox("title", TITLE)}
      ${BULLETS.map((bullet, index) => textBox(`bullet-${index}`, bullet)).join("\n      ")}
    </div>
    <script>
      const film = gsap.timeline({ paused: true });
      ${BULLETS.map(({ enterFrame }, index) => entrance(index, enterFrame)).join("\n      ")}
      window.__timelines = window.__timelines || {};
      window.__timelines["main"] = film;
    </script>
  </body>
</html>
`;
}

/** Writes the scene as a HyperFrames project; `gsapFile` is GSAP's browser build. */
export async function writeHyperframesProject(folder: string, gsapFile: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await Promise.all([
    writeFile(join(folder, "index.html"), page()),
    copyFile(gsapFile, join(folder, "gsap.min.js")),
    copyFile(fontFile(), join(folder, "inter.woff2")),
  ]);
}
