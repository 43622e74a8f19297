/** Writes `openapi.json` from the routes; with `--check`, fails when the committed one differs. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeApp } from "../src/api/app.ts";
import { openDatabase } from "../src/db/client.ts";
import { DEFAULT_PLANS } from "../src/domain/workspaces/plans.ts";
import { systemClock } from "../src/kernel/clock.ts";
import { makeLogger } from "../src/kernel/logger.ts";

const FILE = join(import.meta.dirname, "..", "openapi.json");

function notHere(): never {
  throw new Error("the description of the API is made without doing any work");
}

async function describe(): Promise<string> {
  const logger = makeLogger("silent");
  // The pool connects on first use, which never comes.
  const db = openDatabase({ url: "postgres://nobody@127.0.0.1:1/none", logger });
  const app = await makeApp({
    db,
    logger,
    clock: systemClock,
    plans: DEFAULT_PLANS,
    enqueue: notHere,
    blobs: { info: notHere, stream: notHere, putFile: notHere, delete: notHere, deleteAll: notHere },
    voices: { list: notHere, find: notHere, choose: notHere, speaks: notHere, estimateSeconds: notHere },
    enqueueSpeech: notHere,
    ensurePreview: notHere,
    temporaryFolder: "",
    baseUrl: "http://127.0.0.1:8080",
    signingSecret: "",
  });
  await app.ready();
  const text = `${JSON.stringify(app.describeApi(), null, 2)}\n`;
  await app.close();
  await db.destroy();
  return text;
}

const text = await describe();
if (process.argv.includes("--check")) {
  if ((await readFile(FILE, "utf8").catch(() => "")) !== text) {
    console.error("openapi.json is not what the routes say; run: npm run openapi");
    process.exit(1);
  }
  console.log("contract: openapi.json is what the routes say");
} else {
  await writeFile(FILE, text);
}
