/** A film is made although one process that draws hangs and another has no memory left; the service lives on. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { after, test } from "node:test";
import {
  familyOf,
  hasEnded,
  messageWhen,
  newDataDir,
  removeDataDir,
  startWholeService,
} from "./support/whole-service.ts";

const BRIEF = `# Two kinds of tides

## Spring tides
- Sun and moon pull together
- High water is at its highest
- They come at new and full moon

## Neap tides
- Sun and moon pull at a right angle
- High water is at its lowest
- They come a week later
`;

// Not in a `before` hook: what is registered inside of it for the end runs at once.
const dataDir = await newDataDir();
// The least that may be set: how long a process that hangs is waited for.
const service = await startWholeService(dataDir, { SEGMENT_TIMEOUT_SECONDS: "10", RENDER_PROCESSES: "2" });
after(async () => {
  await service.stop();
  await removeDataDir(dataDir);
});

async function renderProcesses(): Promise<number[]> {
  const found: number[] = [];
  for (const pid of await familyOf(service.pid)) {
    const commandLine = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
    if (commandLine.includes("pipeline/render-child.ts")) found.push(pid);
  }
  return found;
}

test("a hung render process and one out of memory cost an attempt each", { timeout: 120_000 }, async () => {
  const { client } = service;
  const before = await renderProcesses();
  const { conversation_id: id } = await client.createConversation({ prompt: BRIEF });
  await messageWhen(client, id, ({ progress }) => progress?.stage === "segments", 60);
  const [hung, starved] = await renderProcesses();
  assert.ok(hung !== undefined && starved !== undefined, `render processes: ${before.join(" ")}`);
  process.kill(hung, "SIGSTOP");
  // The kernel refuses it every further megabyte, as it does where a machine has none.
  execFileSync("prlimit", ["--pid", String(starved), "--as=1048576"]);

  const message = await messageWhen(client, id, hasEnded, 90);
  assert.equal(message.status, "completed", JSON.stringify(message));
  const log = await readFile(service.logFile, "utf8");
  assert.match(log, new RegExp(`"pid":${hung},[^\n]*no result within 10 s`));
  assert.match(log, new RegExp(`"pid":${starved},[^\n]*a render attempt failed`));
  const left = await renderProcesses();
  assert.ok(!left.includes(hung) && !left.includes(starved), "both were replaced");
  assert.ok((await fetch(`${service.baseUrl}/readyz`)).ok);
});
