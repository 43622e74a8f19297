/**
 * Paints the resting picture of every component in every style, to be looked at full size.
 * Usage: npx node scripts/contact-sheet.ts [-o out/contact-sheet] [--only bullets] [--style NAME]
 *        [--size 1080x1920] [--at 0.5] [--brand "#0f4c81,#e11d48,#ffffff,#101820"] [--logo] [--captions]
 *        [--colorway leaf]
 * A brand's colours are primary, accent, background and text; those left empty are the style's; it
 * ends on its card at 2.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { parseArgs } from "node:util";
import type { Brand } from "../src/artifacts/brand.ts";
import { COLORWAYS, STYLE_NAMES } from "../src/artifacts/style.ts";
import type { Format } from "../src/artifacts/timeline.ts";
import { openMedia } from "../src/film/media/media-source.ts";
import { ALL_SAMPLES } from "./contact-sheet/all-samples.ts";
import { drawSample } from "./contact-sheet/draw-sample.ts";
import { PICTURES, SAMPLE_FILES } from "./contact-sheet/sample-pictures.ts";
import { makeSheet } from "./contact-sheet/sheet.ts";

const { values } = parseArgs({
  options: {
    out: { type: "string", short: "o", default: "out/contact-sheet" },
    only: { type: "string", default: "" },
    style: { type: "string", default: "" },
    size: { type: "string", default: "1920x1080" },
    at: { type: "string", default: "1" },
    brand: { type: "string" },
    logo: { type: "boolean", default: false },
    captions: { type: "boolean", default: false },
    colorway: { type: "string" },
  },
});
const [width = 1920, height = 1080] = values.size.split("x").map(Number);
const format: Format = { width, height, fps: 30 };
const [primary = "", accent = "", background = "", text = ""] = values.brand?.split(",") ?? [];
const colors = Object.fromEntries(
  Object.entries({ primary, accent, background, text }).filter(([, color]) => color !== ""),
);
const logo = values.logo ? { logo: PICTURES.darkMark } : {};
const branded = values.brand !== undefined || values.logo;
const brand: Brand | undefined = branded ? { name: "Acme Gardens", colors, ...logo } : undefined;
const colorway = COLORWAYS.find((name) => name === values.colorway);
const samples = ALL_SAMPLES.filter(({ name }) => name.startsWith(values.only));

const media = openMedia(SAMPLE_FILES);
mkdirSync(values.out, { recursive: true });
for (const style of STYLE_NAMES.filter((name) => name.startsWith(values.style))) {
  const sheet = makeSheet(samples.length, format, { columns: 4, cellWidth: Math.round(width / 4) });
  for (const sample of samples) {
    const at = Number(values.at);
    const look = {
      style,
      format,
      media,
      at,
      captions: values.captions,
      ...(colorway !== undefined && { colorway }),
      ...(brand !== undefined && { brand }),
    };
    const { still, findings } = await drawSample(sample, look);
    writeFileSync(join(values.out, `${style}-${sample.name}.png`), await still.encode("png"));
    sheet.add(still);
    still.width = 1;
    for (const { severity, message } of findings)
      console.log(`${style} ${sample.name}: ${severity} ${message}`);
    // Canvases that were let go are freed between turns.
    await nextTurn();
  }
  await sheet.write(join(values.out, `sheet-${style}.png`));
}
console.log(values.out);
