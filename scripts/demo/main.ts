/** `npm run demo`: from a brief to a film on this machine, driving the service only by REST. */
import { mkdir, readFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { detectLanguage } from "../../src/agent/language/detect-language.ts";
import { readArguments, UsageError, type DemoArguments } from "./arguments.ts";
import { makeClient, RequestFailed, type Client, type Message, type Render } from "./client.ts";
import { evenTimes, writeContactSheet } from "./contact-sheet.ts";
import { makeProgressBar } from "./progress-bar.ts";
import { startService } from "./service.ts";

const POLL_MS = 200;
const STILLS = 12;

class DemoFailed extends Error {}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, POLL_MS));

async function readBrief(path: string): Promise<string> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    throw new UsageError(`cannot read the brief: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Follows the first message to its end and tells how long it stayed in each stage. */
async function follow(
  client: Client,
  conversationId: string,
): Promise<{ message: Message; seconds: Map<string, number> }> {
  const bar = makeProgressBar(process.stdout);
  const seconds = new Map<string, number>();
  let since = performance.now();
  for (;;) {
    const message = await client.latestMessage(conversationId);
    const now = performance.now();
    const stage = message.progress?.stage ?? (message.status === "completed" ? null : "queued");
    if (stage !== null) {
      seconds.set(stage, (seconds.get(stage) ?? 0) + (now - since) / 1000);
      bar.show(stage, message.progress?.percent ?? 0, message.progress?.eta_seconds ?? null);
    }
    since = now;
    if (!["queued", "running", "stopping"].includes(message.status)) {
      bar.done();
      return { message, seconds };
    }
    await pause();
  }
}

async function renderFilm(client: Client, conversationId: string): Promise<Render> {
  let render = await client.createRender(conversationId);
  while (render.status === "queued" || render.status === "running") {
    await pause();
    render = await client.getRender(conversationId, render.render_id);
  }
  return render;
}

async function makeFilm(client: Client, options: DemoArguments, prompt: string): Promise<void> {
  const { conversation_id: conversationId } = await client.createConversation({
    prompt,
    video_config: {
      target_language: options.language ?? detectLanguage(prompt),
      video_style: options.style,
      video_duration: options.duration,
    },
  });
  const { message, seconds } = await follow(client, conversationId);
  if (message.status === "paused")
    throw new DemoFailed(
      `The agent asks back:\n  ${message.answer}\nPut the answer into the brief and run again.`,
    );
  if (message.status !== "completed")
    throw new DemoFailed(message.error?.message ?? `the message ended as ${message.status}`);

  const exported = performance.now();
  const render = await renderFilm(client, conversationId);
  if (render.video_url === null)
    throw new DemoFailed(render.error?.message ?? `the render ended as ${render.status}`);
  const stem = options.film.replace(/\.mp4$/i, "");
  await mkdir(dirname(options.film), { recursive: true });
  await client.download(render.video_url, options.film);
  if (render.subtitle_urls !== null) {
    await client.download(render.subtitle_urls.vtt, `${stem}.vtt`);
    await client.download(render.subtitle_urls.srt, `${stem}.srt`);
  }
  seconds.set("export", (performance.now() - exported) / 1000);
  const sheetStarted = performance.now();
  await writeContactSheet(options.film, evenTimes(render.duration_seconds ?? 0, STILLS), `${stem}.sheet.png`);
  seconds.set("contact sheet", (performance.now() - sheetStarted) / 1000);

  const here = process.env["INIT_CWD"] ?? process.cwd();
  console.log(`\n${message.answer}\n`);
  for (const { message: reason } of message.degradations) console.log(`  note: ${reason}`);
  console.log(
    `  film           ${relative(here, options.film)}  (${(render.duration_seconds ?? 0).toFixed(1)} s)`,
  );
  console.log(`  captions       ${relative(here, stem)}.vtt, .srt`);
  console.log(`  contact sheet  ${relative(here, stem)}.sheet.png`);
  console.log(
    `  stages         ${[...seconds].map(([stage, spent]) => `${stage} ${spent.toFixed(1)} s`).join(" · ")}`,
  );
}

async function run(): Promise<void> {
  const projectFolder = process.cwd();
  const options = readArguments(
    process.argv.slice(2),
    process.env["INIT_CWD"] ?? projectFolder,
    projectFolder,
  );
  const prompt = await readBrief(options.brief);
  const started = performance.now();
  console.log(
    `Lanternist makes a film from ${relative(process.env["INIT_CWD"] ?? projectFolder, options.brief)}`,
  );
  const service = await startService({ projectFolder, dataDir: join(projectFolder, "data", "demo") });
  const ready = performance.now();
  console.log(`  service ready after ${((ready - started) / 1000).toFixed(1)} s at ${service.baseUrl}`);
  const stopEarly = (): void => void service.stop().finally(() => process.exit(130));
  process.once("SIGINT", stopEarly);
  process.once("SIGTERM", stopEarly);
  try {
    await makeFilm(makeClient(service.baseUrl, service.apiKey), options, prompt);
    console.log(`  whole wait     ${((performance.now() - started) / 1000).toFixed(1)} s`);
  } catch (error) {
    if (error instanceof DemoFailed || error instanceof RequestFailed) {
      throw new DemoFailed(
        `${error.message}\n(The service's log: ${relative(projectFolder, service.logFile)})`,
      );
    }
    throw error;
  } finally {
    await service.stop();
  }
}

try {
  await run();
} catch (error) {
  if (error instanceof UsageError) {
    console.error(error.message);
    process.exit(2);
  }
  console.error(error instanceof DemoFailed ? `No film was made. ${error.message}` : error);
  process.exit(1);
}
