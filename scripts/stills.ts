/**
 * Paints the film of a brief as stills on one page, in seconds: no voice, no encoder.
 * Usage: npm run stills -- BRIEF.md [-o out/stills.png] [--size 1080x1920] [--style auto] [--each sentence|page]
 *        [--scenes 2,3]
 */
import { mkdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { VIDEO_STYLES } from "../src/artifacts/style.ts";
import { drawBrief, EACH } from "./contact-sheet/draw-brief.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: "string", short: "o", default: "out/stills.png" },
    size: { type: "string", default: "1920x1080" },
    style: { type: "string", default: "auto" },
    each: { type: "string", default: "scene" },
    scenes: { type: "string" },
  },
});
const [brief] = positionals;
if (brief === undefined) throw new Error("which brief? npm run stills -- BRIEF.md");
const [width = 1920, height = 1080] = values.size.split("x").map(Number);
const style = VIDEO_STYLES.find((one) => one === values.style);
if (style === undefined) throw new Error(`--style is one of ${VIDEO_STYLES.join(", ")}: ${values.style}`);
const each = EACH.find((one) => one === values.each);
if (each === undefined) throw new Error(`--each is one of ${EACH.join(", ")}: ${values.each}`);
mkdirSync(dirname(values.out), { recursive: true });
const findings = await drawBrief({
  prompt: readFileSync(brief, "utf8"),
  style,
  format: { width, height, fps: 30 },
  file: values.out,
  each,
  ...(values.scenes !== undefined && { scenes: values.scenes.split(",").map(Number) }),
});
for (const { severity, message } of findings) console.log(`${severity}  ${message}`);
