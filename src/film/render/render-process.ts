import { fork } from "node:child_process";
import { ServiceError } from "../../kernel/errors.ts";
import { LEAN_ENVIRONMENT, LEAN_FLAGS } from "../../kernel/lean-process.ts";
import type { ChildAnswer, ChildJobKind, ChildJobs } from "./child-jobs.ts";

/** One child process. After an attempt that died, ran too long or was called off it is dead and must be replaced. */
export type RenderProcess = {
  readonly alive: boolean;
  readonly pid: number | undefined;
  /** One at a time. Rejects with `render_failed`, or with the signal's reason. */
  run<K extends ChildJobKind>(
    kind: K,
    input: ChildJobs[K]["input"],
    limits: Limits,
  ): Promise<ChildJobs[K]["output"]>;
  kill(): void;
};

type Limits = { timeoutMs: number; signal?: AbortSignal | undefined };

/** A segment's own data takes a tenth; what takes more is a defect and ends this process, not the machine. */
const LARGEST_HEAP = "--max-old-space-size=512";

/** `entry` is a file that calls `serveRenderJobs`. */
export function startRenderProcess(entry: URL): RenderProcess {
  const child = fork(entry, {
    env: { ...LEAN_ENVIRONMENT, ...process.env },
    execArgv: [...LEAN_FLAGS, LARGEST_HEAP],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  let alive = true;
  const kill = (): void => {
    alive = false;
    child.kill("SIGKILL");
  };
  child.once("exit", () => (alive = false));
  // A process that could not be started, or a message that could not be sent: `exit` may never come.
  child.once("error", kill);

  return {
    get alive() {
      return alive;
    },
    pid: child.pid,
    kill,
    run<K extends ChildJobKind>(kind: K, input: ChildJobs[K]["input"], { timeoutMs, signal }: Limits) {
      return new Promise<ChildJobs[K]["output"]>((resolve, reject) => {
        if (signal?.aborted === true) return reject(signal.reason as Error);
        const settle = (outcome: () => void): void => {
          clearTimeout(timer);
          child.off("message", onMessage);
          child.off("exit", onExit);
          child.off("error", onError);
          signal?.removeEventListener("abort", onAbort);
          outcome();
        };
        const fail = (reason: string, cause?: unknown): void =>
          settle(() => reject(new ServiceError("render_failed", reason, {}, { cause })));
        const onMessage = (answer: ChildAnswer): void => {
          if (why !== null) return;
          if ("error" in answer) fail(`${kind}: ${answer.error.split("\n")[0]}`, answer.error);
          else settle(() => resolve(answer.output as ChildJobs[K]["output"]));
        };
        /** What ended it, once we did: told when it is gone, so that it writes no file into what comes next. */
        let why: (() => void) | null = null;
        const end = (outcome: () => void): void => {
          why ??= outcome;
          kill();
        };
        const onExit = (code: number | null, killedBy: string | null): void => {
          if (why !== null) why();
          else fail(`${kind}: the render process ended (${killedBy ?? `code ${code}`})`);
        };
        const onError = (error: Error): void => fail(`${kind}: no render process`, error);
        const onAbort = (): void => end(() => settle(() => reject(signal?.reason as Error)));
        const timer = setTimeout(
          () => end(() => fail(`${kind}: no result within ${Math.round(timeoutMs / 1000)} s`)),
          timeoutMs,
        );
        child.on("message", onMessage);
        child.on("exit", onExit);
        child.on("error", onError);
        signal?.addEventListener("abort", onAbort);
        child.send({ kind, input }, (error) => {
          if (error !== null) onError(error);
        });
      });
    },
  };
}
