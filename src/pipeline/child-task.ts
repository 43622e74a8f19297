/**
 * Runs one piece of heavy or native work in a child process of its own: it cannot block heartbeats,
 * and its crash or hang fails one attempt and nothing else.
 */
import { fork } from "node:child_process";
import { ServiceError } from "../kernel/errors.ts";

type Answer<Output> = { output: Output } | { failure: string };

/** Longest wait for a child; a film of 20 minutes is joined and measured within it on a slow machine. */
const TIMEOUT_MS = 15 * 60_000;

/** Parent's side. `script` is a file that calls `serveTask`. @throws ServiceError `render_failed` */
export function runTask<Input extends object, Output>(
  script: URL,
  input: Input,
  signal?: AbortSignal,
): Promise<Output> {
  signal?.throwIfAborted();
  return new Promise((resolve, reject) => {
    // No inherited flags: a parent under a test runner or debugger has ones that a child must not have.
    const child = fork(script, [], { execArgv: [], stdio: ["ignore", "ignore", "inherit", "ipc"] });
    const end = (): void => void child.kill("SIGKILL");
    const timeout = setTimeout(end, TIMEOUT_MS);
    signal?.addEventListener("abort", end, { once: true });
    let answer: Answer<Output> | null = null;
    child.on("message", (message) => {
      answer = message as Answer<Output>;
    });
    child.on("error", (error) => reject(error));
    child.on("exit", (code, killed) => {
      clearTimeout(timeout);
      signal?.removeEventListener("abort", end);
      if (answer !== null && "output" in answer) return resolve(answer.output);
      const reason = answer?.failure ?? `its process ended with ${killed ?? code}`;
      reject(new ServiceError("render_failed", `The film could not be finished: ${reason}`));
    });
    child.send(input);
  });
}

/** Child's side: does one task and ends. */
export function serveTask<Input, Output>(work: (input: Input) => Output | Promise<Output>): void {
  process.once("message", (input) => {
    Promise.resolve(input as Input)
      .then(work)
      .then(
        (output): Answer<Output> => ({ output }),
        (error: unknown): Answer<Output> => {
          console.error(error);
          return { failure: error instanceof Error ? error.message : String(error) };
        },
      )
      .then((answer) => process.send?.(answer, () => process.exit(0)))
      .catch(() => process.exit(1));
  });
  // The parent is gone: nobody wants the result.
  process.once("disconnect", () => process.exit(1));
}
