import assert from "node:assert/strict";
import test from "node:test";
import { createCanvas } from "@napi-rs/canvas";
import type { Paint } from "../../artifacts/timeline.ts";
import { paintLayer } from "./paint-layer.ts";
import { counterText } from "./paint-text.ts";

const bounds = { x: 10, y: 10, width: 40, height: 40 };

function pixelsOf(paint: Paint[], value: number) {
  const context = createCanvas(64, 64).getContext("2d");
  paintLayer(context, { id: "probe", bounds, paint, tracks: {} }, value);
  return (x: number, y: number) => [...context.getImageData(x, y, 1, 1).data];
}

test("nothing is painted outside of the bounds", () => {
  const at = pixelsOf([{ kind: "rect", x: 0, y: 0, width: 64, height: 64, fill: "#ff0000" }], 1);
  assert.deepEqual(at(30, 30), [255, 0, 0, 255]);
  assert.deepEqual(at(5, 30), [0, 0, 0, 0]);
});

test("a drawn path is stroked up to the value", () => {
  const path: Paint = {
    kind: "path",
    d: "M10 30 L50 30",
    stroke: { color: "#00ff00", width: 6 },
    drawn: true,
  };
  const half = pixelsOf([path], 0.5);
  assert.equal(half(20, 30)[3], 255);
  assert.equal(half(40, 30)[3], 0);
  assert.equal(pixelsOf([path], 1)(40, 30)[3], 255);
  assert.equal(pixelsOf([path], 0)(20, 30)[3], 0);
});

test("SVG is there on the first call, in its box", () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#0000ff" d="M0 0h8v8H0z"/></svg>`;
  const at = pixelsOf([{ kind: "svg", svg, x: 20, y: 20, width: 20, height: 20 }], 1);
  assert.deepEqual(at(38, 38), [0, 0, 255, 255]);
  assert.equal(at(44, 44)[3], 0);
});

test("a counter writes numbers as the locale does and never minus zero", () => {
  const counter = { locale: "de", decimals: 1, prefix: "−", suffix: " %", grouping: true };
  assert.equal(counterText(counter, 1234.56), "−1.234,6 %");
  assert.equal(counterText({ ...counter, prefix: "" }, -0.01), "0,0 %");
});
