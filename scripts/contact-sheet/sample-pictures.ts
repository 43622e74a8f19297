/** Pictures made for looking at components: a landscape, a tall one, a screenshot, a mark on nothing. */
import { createCanvas } from "@napi-rs/canvas";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { MediaRef } from "../../src/artifacts/media.ts";
import type { MediaFiles } from "../../src/film/media/media-source.ts";

const folder = mkdtempSync(join(tmpdir(), "sample-pictures-"));
export const SAMPLE_FILES: MediaFiles = {
  "clip.mp4": join(import.meta.dirname, "../../test/media/counts-25fps.mp4"),
};

function landscape(width: number, height: number): Buffer {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  const sky = context.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, "#274c77");
  sky.addColorStop(0.55, "#e7b48f");
  sky.addColorStop(1, "#f4d6b0");
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
  context.fillStyle = "#fff3d6";
  context.beginPath();
  context.arc(width * 0.68, height * 0.48, Math.min(width, height) * 0.09, 0, 7);
  context.fill();
  for (const [index, color] of ["#6b7f96", "#43586f", "#22344a"].entries()) {
    const base = height * (0.62 + 0.12 * index);
    context.fillStyle = color;
    context.beginPath();
    context.moveTo(0, height);
    for (let x = 0; x <= width; x += 8) {
      const wave = Math.sin(x / (width / (5 + 3 * index)) + index * 2) * height * 0.07;
      context.lineTo(x, base + wave + Math.sin(x / 37 + index) * height * 0.012);
    }
    context.lineTo(width, height);
    context.fill();
  }
  return canvas.toBuffer("image/jpeg", 90);
}

function screenshot(width: number, height: number): Buffer {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, width, height);
  context.fillStyle = "#eef2f6";
  context.fillRect(0, 0, width * 0.22, height);
  context.fillStyle = "#2563eb";
  context.fillRect(width * 0.26, height * 0.08, width * 0.3, height * 0.05);
  context.fillStyle = "#d5dde6";
  for (let row = 0; row < 9; row += 1)
    context.fillRect(
      width * 0.26,
      height * (0.2 + row * 0.08),
      width * (0.6 - (row % 3) * 0.1),
      height * 0.03,
    );
  return canvas.toBuffer("image/png");
}

function mark(color: string): Buffer {
  const canvas = createCanvas(900, 300);
  const context = canvas.getContext("2d");
  context.fillStyle = color;
  context.beginPath();
  context.arc(150, 150, 120, 0, 7);
  context.fill();
  context.font = "700 190px sans-serif";
  context.fillText("Acme", 320, 215);
  return canvas.toBuffer("image/png");
}

function stored(name: string, bytes: Buffer, size: [number, number], ground?: "light" | "dark"): MediaRef {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  SAMPLE_FILES[name] = path;
  return {
    kind: "image",
    key: name,
    width: size[0],
    height: size[1],
    name,
    ...(ground !== undefined && { ground }),
  };
}

export const PICTURES = {
  wide: stored("wide.jpg", landscape(1920, 1080), [1920, 1080]),
  photo: stored("photo.jpg", landscape(1600, 1200), [1600, 1200]),
  tall: stored("tall.jpg", landscape(900, 1400), [900, 1400]),
  panorama: stored("panorama.jpg", landscape(2560, 640), [2560, 640]),
  strip: stored("strip.jpg", landscape(2560, 51), [2560, 51]),
  dot: stored("dot.png", landscape(1, 1), [1, 1]),
  small: stored("small.png", screenshot(220, 140), [220, 140]),
  screen: stored("screen.png", screenshot(1440, 900), [1440, 900]),
  darkMark: stored("dark-mark.png", mark("#16324f"), [900, 300], "light"),
  lightMark: stored("light-mark.png", mark("#ffffff"), [900, 300], "dark"),
};

export const CLIP: MediaRef = {
  kind: "video",
  key: "clip.mp4",
  width: 64,
  height: 48,
  seconds: 1.2,
  name: "clip",
};
