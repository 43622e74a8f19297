import { Worker } from "node:worker_threads";
import type { PictureSize } from "../content/measure-picture.ts";

const PATIENCE_MS = 20_000;
const MEGABYTES = 512;
/** Threads at once; further files wait for their turn. */
const MOST = 2;

let running = 0;
const waiting: (() => void)[] = [];

async function takeTurn(): Promise<void> {
  if (running >= MOST) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
}

function giveTurn(): void {
  const next = waiting.shift();
  if (next === undefined) running -= 1;
  else next();
}

/**
 * Rewrites a local SVG without what could act or fetch. `unreadable`: it is no SVG, or none that can be
 * read within bounds of time and memory. Null: it is clean and says nothing of its size.
 */
export async function cleanSvgFile(path: string): Promise<PictureSize | null | "unreadable"> {
  await takeTurn();
  const worker = new Worker(new URL("./clean-svg-thread.ts", import.meta.url), {
    workerData: path,
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
  });
  try {
    return await new Promise((resolve, reject) => {
      const patience = setTimeout(() => resolve("unreadable"), PATIENCE_MS);
      worker.once("message", (answer: "unreadable" | { size: PictureSize | null }) => {
        clearTimeout(patience);
        resolve(answer === "unreadable" ? answer : answer.size);
      });
      worker.once("exit", () => reject(new Error("the thread that cleans an SVG ended without an answer")));
      worker.once("error", (error: Error & { code?: string }) => {
        clearTimeout(patience);
        if (error.code === "ERR_WORKER_OUT_OF_MEMORY") resolve("unreadable");
        else reject(error);
      });
    });
  } finally {
    await worker.terminate();
    giveTurn();
  }
}
