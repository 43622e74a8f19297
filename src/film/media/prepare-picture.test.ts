import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { createCanvas, loadImage } from "@napi-rs/canvas";
import { preparePicture } from "./prepare-picture.ts";
import { ANIMATED_GIF, CMYK_JPEG, halves, seeThrough, SVG, turnedJpeg } from "./sample-pictures.fixture.ts";

const folder = mkdtempSync(join(tmpdir(), "pictures-"));
after(() => rmSync(folder, { recursive: true }));

async function prepared(bytes: Buffer, mimetype: string) {
  const file = join(folder, "in");
  const outFile = join(folder, "out");
  writeFileSync(file, bytes);
  const facts = await preparePicture({ file, mimetype, outFile });
  const image = await loadImage(readFileSync(outFile));
  assert.deepEqual([image.width, image.height], [facts.width, facts.height]);
  const canvas = createCanvas(image.width, image.height);
  const context = canvas.getContext("2d");
  context.drawImage(image, 0, 0);
  const at = (x: number, y: number) => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(
      Math.floor(x * image.width),
      Math.floor(y * image.height),
      1,
      1,
    ).data;
    if (alpha < 8) return "nothing";
    if (red > 240 && green < 15 && blue < 15) return "red";
    return blue > 240 && red < 15 && green < 15 ? "blue" : `${red},${green},${blue},${alpha}`;
  };
  return { facts, at };
}

test("every kind of picture comes out upright, its left half red, its right half blue", async () => {
  const kinds: [string, Buffer, string][] = [
    ["png", halves(300, 200), "image/png"],
    ["jpeg", halves(300, 200, "jpeg"), "image/jpeg"],
    ["four inks", CMYK_JPEG, "image/jpeg"],
    ["svg", SVG, "image/svg+xml"],
    ["first frame of an animation", ANIMATED_GIF, "image/gif"],
  ];
  for (const [name, bytes, mimetype] of kinds) {
    const { at, facts } = await prepared(bytes, mimetype);
    assert.deepEqual([at(0.1, 0.5), at(0.9, 0.5)], ["red", "blue"], name);
    assert.equal(facts.ground, undefined, name);
  }
});

test("a picture of a camera that was held sideways is turned", async () => {
  const { facts, at } = await prepared(turnedJpeg(300, 200), "image/jpeg");
  assert.deepEqual([facts.width, facts.height], [200, 300]);
  assert.deepEqual([at(0.5, 0.1), at(0.5, 0.9)], ["red", "blue"]);
});

test("the smallest, the longest and the largest are kept in bounds", async () => {
  assert.deepEqual((await prepared(halves(1, 1), "image/png")).facts, {
    width: 1,
    height: 1,
    mimetype: "image/png",
  });
  const long = (await prepared(halves(10_000, 200), "image/png")).facts;
  assert.deepEqual([long.width, long.height], [2560, 51]);
  const line = (await prepared(halves(9_000, 1), "image/png")).facts;
  assert.deepEqual([line.width, line.height], [2560, 1]);
});

test("a picture that one can see through says on which ground it reads", async () => {
  const white = await prepared(seeThrough(90, 60, "#ffffff"), "image/png");
  assert.equal(white.facts.ground, "dark");
  assert.equal(white.facts.mimetype, "image/png");
  assert.equal(white.at(0.01, 0.01), "nothing");
  assert.equal((await prepared(seeThrough(90, 60, "#123456"), "image/png")).facts.ground, "light");
});

test("what is no picture, cut off, or too large is refused in words", async () => {
  const png = halves(400, 300);
  const large = Buffer.from(png);
  large.writeUInt32BE(50_000, 16);
  large.writeUInt32BE(50_000, 20);
  const cases: [Buffer, string, RegExp][] = [
    [Buffer.from("not a picture"), "image/png", /does not say how large/],
    [Buffer.alloc(0), "image/png", /does not say how large/],
    [large, "image/png", /50000 × 50000 px, more than the 50 million/],
    [png.subarray(0, 200), "image/png", /its end is missing/],
    [halves(300, 200, "jpeg").subarray(0, 600), "image/jpeg", /does not say|its end is missing/],
    [halves(300, 200, "jpeg").subarray(0, 30), "image/jpeg", /does not say|its end is missing/],
    [Buffer.from(`<svg viewBox="0 0 0 10"/>`), "image/svg+xml", /no size/],
    [Buffer.from(`<svg viewBox="0 0 100000 1"/>`), "image/svg+xml", /far longer/],
    [Buffer.from(`<svg viewBox="0 0 10 10"><path d="M0`), "image/svg+xml", /no SVG picture/],
  ];
  for (const [bytes, mimetype, words] of cases) await assert.rejects(prepared(bytes, mimetype), words);
});
