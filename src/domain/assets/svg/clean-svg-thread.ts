/** Cleans one SVG beside the event loop: a large one takes seconds, a wicked one may take all memory. */
import { readFileSync, writeFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { cleanSvg } from "./clean-svg.ts";

function decode(bytes: Buffer): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

const path = workerData as string;
const source = decode(readFileSync(path));
const clean = source === null ? null : cleanSvg(source);
if (clean !== null) writeFileSync(path, clean.text);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(clean === null ? "unreadable" : { size: clean.size });
