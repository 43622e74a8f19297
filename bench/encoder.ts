/**
 * What the encoder's settings give: likeness to the drawn frames, size against `x264 veryfast -crf 20` of all
 * frames, bands, and time, for scenes of each kind and style. Prints one JSON object.
 * Usage: npm run --silent bench:encoder -- [--resolution 720p|1080p|2160p|all] [--style NAME] [--scene NAME]
 *        [--x264 NAME=VALUE,…] [--x264-params NAME=VALUE:…]    other settings than the service's, to compare
 */
import { parseArgs } from "node:util";
import { AV_LOG_ERROR } from "node-av/constants";
import { Log } from "node-av/lib";
import type { Format } from "../src/artifacts/timeline.ts";
import { X264_OPTIONS } from "../src/film/encoder/x264-options.ts";
import { drawScene, SCENES } from "./encoder/drawn-scene.ts";
import { measureHold, measureOurs } from "./encoder/measure.ts";
import { measureReference } from "./encoder/reference.ts";
import { rounded } from "./median.ts";

const RESOLUTIONS: Record<string, { width: number; height: number }> = {
  "720p": { width: 1280, height: 720 },
  "1080p": { width: 1920, height: 1080 },
  "2160p": { width: 3840, height: 2160 },
};
/** One light, one on a dark gradient. */
const STYLES = ["clean_lecture", "science_explainer"] as const;

const { values } = parseArgs({
  options: {
    resolution: { type: "string", default: "all" },
    style: { type: "string" },
    scene: { type: "string" },
    x264: { type: "string", default: "" },
    "x264-params": { type: "string", default: "" },
  },
});

function chosen<T extends string>(name: string, all: readonly T[], wanted: string | undefined): readonly T[] {
  const found = wanted === undefined || wanted === "all" ? all : all.filter((one) => one === wanted);
  if (found.length === 0) throw new Error(`--${name} must be one of ${all.join(", ")}`);
  return found;
}

function chosenOptions(): Record<string, string> {
  const changed = values.x264
    .split(",")
    .filter(Boolean)
    .map((pair) => pair.split("=") as [string, string]);
  const parameters = [X264_OPTIONS["x264-params"], values["x264-params"]].filter(Boolean).join(":");
  return { ...X264_OPTIONS, ...Object.fromEntries(changed), "x264-params": parameters };
}

type Result = {
  resolution: string;
  style: string;
  scene: string;
  frames: number;
  changed: number;
  bytes: number;
  reference_bytes: number;
  size_ratio: number;
  ssim: number;
  ssim_least: number;
  band_error: number;
  reference_band_error: number;
  ms_a_p_frame: number;
  ms_a_key_frame: number;
  reference_ms_a_frame: number;
};

Log.setLevel(AV_LOG_ERROR);
const options = chosenOptions();
const results: Result[] = [];
for (const resolution of chosen("resolution", Object.keys(RESOLUTIONS), values.resolution)) {
  const format: Format = { ...RESOLUTIONS[resolution]!, fps: 30 };
  for (const style of chosen("style", STYLES, values.style)) {
    for (const scene of chosen("scene", SCENES, values.scene)) {
      const drawn = await drawScene(scene, style, format);
      const ours = measureOurs(drawn, format, options);
      const reference = measureReference(drawn, format);
      results.push({
        resolution,
        style,
        scene,
        frames: drawn.reduce((sum, { frames }) => sum + frames, 0),
        changed: drawn.length,
        bytes: ours.bytes,
        reference_bytes: reference.bytes,
        size_ratio: rounded(ours.bytes / reference.bytes, 3),
        ssim: rounded(ours.ssim, 5),
        ssim_least: rounded(ours.ssim_least, 5),
        band_error: rounded(ours.band_error, 3),
        reference_band_error: rounded(reference.band_error, 3),
        ms_a_p_frame: rounded(ours.ms_a_p_frame, 2),
        ms_a_key_frame: rounded(ours.ms_a_key_frame, 2),
        reference_ms_a_frame: rounded(reference.ms_a_frame, 2),
      });
      console.error(JSON.stringify(results.at(-1)));
    }
  }
}
const summary = chosen("resolution", Object.keys(RESOLUTIONS), values.resolution).map((resolution) => {
  const some = results.filter((one) => one.resolution === resolution);
  const sum = (of: (one: (typeof some)[number]) => number): number =>
    some.reduce((total, one) => total + of(one), 0);
  return {
    resolution,
    size_ratio: rounded(sum(({ bytes }) => bytes) / sum(({ reference_bytes }) => reference_bytes), 3),
    size_ratio_worst: Math.max(...some.map(({ size_ratio }) => size_ratio)),
    ssim_worst: Math.min(...some.map(({ ssim_least }) => ssim_least)),
    band_error_worst: Math.max(...some.map(({ band_error }) => band_error)),
    ms_a_p_frame: rounded(sum(({ ms_a_p_frame }) => ms_a_p_frame) / some.length, 2),
    ms_a_key_frame: rounded(sum(({ ms_a_key_frame }) => ms_a_key_frame) / some.length, 2),
    ms_per_held_frame: rounded(measureHold({ ...RESOLUTIONS[resolution]!, fps: 30 }, options), 5),
  };
});
console.log(JSON.stringify({ x264: options, summary, results }));
