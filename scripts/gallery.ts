/**
 * Everything that a film can look like, as pictures: every component in every style and aspect ratio, and a
 * page of scenes of each sample brief.
 * Usage: npm run gallery [-- -o out/gallery] [--only chart] [--style clean_lecture] [--aspect 9x16] [--briefs]
 * `--briefs`: the briefs alone. `--publish`: writes the few pages of docs/gallery instead.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { STYLE_NAMES } from "../src/artifacts/style.ts";
import type { StyleName } from "../src/artifacts/style.ts";
import type { Format } from "../src/artifacts/timeline.ts";
import { openMedia } from "../src/film/media/media-source.ts";
import { ALL_SAMPLES } from "./contact-sheet/all-samples.ts";
import { drawBrief } from "./contact-sheet/draw-brief.ts";
import { drawSample } from "./contact-sheet/draw-sample.ts";
import { publishPages } from "./contact-sheet/published-pages.ts";
import { SAMPLE_FILES } from "./contact-sheet/sample-pictures.ts";
import { makeSheet } from "./contact-sheet/sheet.ts";

const { values } = parseArgs({
  options: {
    out: { type: "string", short: "o", default: "out/gallery" },
    only: { type: "string", default: "" },
    style: { type: "string", default: "" },
    aspect: { type: "string", default: "" },
    briefs: { type: "boolean", default: false },
    publish: { type: "boolean", default: false },
  },
});

const WIDE: Format = { width: 1920, height: 1080, fps: 30 };
const ASPECTS: Record<string, Format> = {
  "16x9": WIDE,
  "9x16": { width: 1080, height: 1920, fps: 30 },
  "1x1": { width: 1080, height: 1080, fps: 30 },
};
const PUBLISHED_BRIEFS = ["photosynthesis", "renewables-2023", "jieqi.zh"];
const aspects = Object.entries(ASPECTS).filter(([name]) => name.startsWith(values.aspect));
const styles = STYLE_NAMES.filter((name) => name.startsWith(values.style));
const media = openMedia(SAMPLE_FILES);
let pictures = 0;
let faults = 0;

function tell(what: string, findings: readonly { severity: string; message: string }[]): void {
  for (const { severity, message } of findings) console.log(`${severity}  ${what}: ${message}`);
  faults += findings.filter(({ severity }) => severity === "error").length;
}

async function drawComponents(style: StyleName, aspect: string, format: Format): Promise<void> {
  const samples = ALL_SAMPLES.filter(({ name }) => name.startsWith(values.only));
  const folder = join(values.out, aspect, style);
  mkdirSync(folder, { recursive: true });
  const sheet = makeSheet(samples.length, format, { columns: 5, cellWidth: 400, gap: 12 });
  for (const sample of samples) {
    const { still, findings } = await drawSample(sample, { style, format, media });
    writeFileSync(join(folder, `${sample.name}.png`), await still.encode("png"));
    sheet.add(still);
    still.width = 1;
    pictures += 1;
    tell(`${aspect} ${style} ${sample.name}`, findings);
    // Canvases that were let go are freed between turns.
    await nextTurn();
  }
  await sheet.write(join(values.out, `${aspect}-${style}.png`));
}

/** The briefs that lie beside the repository where it is developed, else its own. */
function briefFolder(): string {
  const shared = fileURLToPath(new URL("../../shared/briefs", import.meta.url));
  return existsSync(shared) ? shared : fileURLToPath(new URL("../examples/briefs", import.meta.url));
}

if (values.publish) {
  const docs = fileURLToPath(new URL("../docs/gallery", import.meta.url));
  await publishPages(docs);
  for (const name of PUBLISHED_BRIEFS.filter((one) => existsSync(join(briefFolder(), `${one}.md`)))) {
    const prompt = readFileSync(join(briefFolder(), `${name}.md`), "utf8");
    const file = join(docs, `brief-${name}.webp`);
    tell(name, await drawBrief({ prompt, style: "auto", format: WIDE, file }));
  }
  process.exit();
}

const folder = briefFolder();
const briefs = values.only !== "" ? [] : readdirSync(folder).filter((name) => name.endsWith(".md"));
mkdirSync(values.out, { recursive: true });
for (const name of briefs.filter((one) => one !== "README.md")) {
  const prompt = readFileSync(join(folder, name), "utf8");
  for (const style of values.style === "" ? (["auto"] as const) : styles) {
    for (const [aspect, format] of aspects) {
      const what = `brief-${basename(name, ".md")}${style === "auto" ? "" : `-${style}`}-${aspect}`;
      tell(what, await drawBrief({ prompt, style, format, file: join(values.out, `${what}.png`) }));
      pictures += 1;
    }
  }
}
if (!values.briefs)
  for (const [aspect, format] of aspects)
    for (const style of styles) await drawComponents(style, aspect, format);

console.log(
  `${pictures} pictures in ${values.out}, ${faults === 0 ? "no finding that would fail a film" : `${faults} findings that would fail a film`}`,
);
