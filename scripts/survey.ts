/**
 * Films every brief of a folder through the service, as callers would, in styles and frames by turns: for each the
 * film, its captions, and a page with a still of every sentence, and a table of what the quality report found.
 * Usage: npm run survey -- FOLDER [-o out/survey] [--styles auto,clean_lecture] [--frames 16:9,9:16,1:1]
 *        [--only NAME] [--service http://127.0.0.1:8080 --key KEY]
 * The language is the last part of a name ("bees.fr.md"), or else found from the text.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { detectLanguage } from "../src/agent/language/detect-language.ts";
import { VIDEO_STYLES } from "../src/artifacts/style.ts";
import { makeClient, type Client, type Message, type Render } from "./demo/client.ts";
import { writeContactSheet } from "./demo/contact-sheet.ts";
import { startService } from "./demo/service.ts";

const POLL_MS = 300;
/** A sentence is seen whole a moment before it ends, and before what shows it leaves. */
const BEFORE_END = 0.4;
const PAGES: Record<string, { columns: number; cellWidth: number }> = {
  "16:9": { columns: 3, cellWidth: 640 },
  "1:1": { columns: 4, cellWidth: 480 },
  "9:16": { columns: 6, cellWidth: 360 },
};

type Case = { brief: string; name: string; language: string; style: string; frame: string; prompt: string };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: "string", short: "o", default: "out/survey" },
    styles: { type: "string", default: VIDEO_STYLES.join(",") },
    frames: { type: "string", default: Object.keys(PAGES).join(",") },
    only: { type: "string", default: "" },
    service: { type: "string" },
    key: { type: "string", default: "" },
  },
});
const [folder] = positionals;
if (folder === undefined) throw new Error("which folder of briefs? npm run survey -- FOLDER");

/** Each brief with its own of styles and frames; where there are several of both, all pairs come up by turns. */
function casesOf(briefs: string): Case[] {
  const styles = values.styles.split(",");
  const frames = values.frames.split(",");
  const files = readdirSync(briefs, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".md"),
  );
  return files.toSorted().map((file, at) => {
    const brief = join(briefs, file);
    const prompt = readFileSync(brief, "utf8");
    const name = basename(file, ".md");
    const [, named] = /\.([a-z]{2}(?:-[A-Za-z]+)?)$/.exec(name) ?? [];
    const frame = frames[(at + Math.floor(at / styles.length)) % frames.length] ?? "16:9";
    const style = styles[at % styles.length] ?? "auto";
    return { brief, name, language: named ?? detectLanguage(prompt), style, frame, prompt };
  });
}

async function answered(client: Client, conversationId: string): Promise<Message> {
  let message = await client.latestMessage(conversationId);
  while (["queued", "running"].includes(message.status)) {
    await pause(POLL_MS);
    message = await client.latestMessage(conversationId);
  }
  return message;
}

async function rendered(client: Client, conversationId: string, frame: string): Promise<Render> {
  let render = await client.createRender(conversationId, { aspect_ratio: frame });
  while (["queued", "running"].includes(render.status)) {
    await pause(POLL_MS);
    render = await client.getRender(conversationId, render.render_id);
  }
  return render;
}

/** The ends in seconds of a WebVTT file's cues. */
function endsOf(vtt: string): number[] {
  return [...vtt.matchAll(/--> (?:(\d+):)?(\d+):([\d.]+)/g)].map(
    ([, hours = "0", minutes, seconds]) => Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds),
  );
}

/** Makes one film; answers with its row of the table. */
async function film(client: Client, { name, language, style, frame, prompt }: Case): Promise<string[]> {
  const started = performance.now();
  const { conversation_id: id } = await client.createConversation({
    prompt,
    video_config: { target_language: language, video_style: style },
  });
  const message = await answered(client, id);
  if (message.status !== "completed")
    return [name, style, frame, "", message.status, message.error?.message ?? message.answer];
  const render = await rendered(client, id, frame);
  const wait = `${((performance.now() - started) / 1000).toFixed(1)} s`;
  const stem = join(values.out, name);
  const findings = (render.quality_report?.findings ?? []).map(
    ({ severity, code, message: text }) => `${severity} ${code}: ${text}`,
  );
  writeFileSync(`${stem}.txt`, [message.answer, ...findings, ""].join("\n"));
  if (render.video_url !== null && render.subtitle_urls !== null) {
    await client.download(render.video_url, `${stem}.mp4`);
    await client.download(render.subtitle_urls.vtt, `${stem}.vtt`);
    const times = endsOf(readFileSync(`${stem}.vtt`, "utf8")).map((end) => end - BEFORE_END);
    const first = (times[0] ?? 1) / 2;
    const last = (render.duration_seconds ?? 0) - BEFORE_END;
    await writeContactSheet(`${stem}.mp4`, [first, ...times, last], `${stem}.png`, PAGES[frame]);
  }
  const seconds = `${(render.duration_seconds ?? 0).toFixed(0)} s`;
  const shown = style === "auto" ? `auto: ${message.outline?.visual_style ?? "?"}` : style;
  const failed = render.error === null ? [] : [render.error.message];
  return [name, shown, frame, seconds, wait, render.status, [...failed, ...findings].join("; ")];
}

const cases = casesOf(folder).filter(({ name }) => name.includes(values.only));
mkdirSync(values.out, { recursive: true });
const own =
  values.service === undefined
    ? await startService({ projectFolder: process.cwd(), dataDir: join("data", "survey") })
    : null;
const client = makeClient(own?.baseUrl ?? values.service ?? "", own?.apiKey ?? values.key);
try {
  for (const one of cases) console.log(`| ${(await film(client, one)).join(" | ")} |`);
} finally {
  await own?.stop();
}
