/** A thread for tests: does as it is told, also die and hang. */
import { serveThread } from "./serve-thread.ts";

export type FaultyRequest = "answer" | "throw" | "die" | "hang" | "wait for the end";

serveThread<FaultyRequest, string>(async (request, isCancelled) => {
  if (request === "throw") throw new Error("as told");
  if (request === "die") process.exit(3);
  if (request === "hang") for (;;);
  if (request === "wait for the end") {
    while (!isCancelled()) await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return { reply: "done", transfer: [] };
});
