import { spawn } from "node:child_process";

/** The Node that runs this file, whatever `node` is on the path. */
export const NODE = process.execPath;

export type Finished = { wallSeconds: number; output: string };

/** Runs a program to its end, output collected. Rejects with its last lines when it fails. */
export function runProcess(
  program: string,
  args: readonly string[],
  options: { cwd?: string; env?: Record<string, string> } = {},
): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn(program, args, {
      ...(options.cwd === undefined ? {} : { cwd: options.cwd }),
      env: { ...process.env, ...options.env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8");
      stream.on("data", (text: string) => (output += text));
    }
    child.once("error", reject);
    child.once("close", (code, killedBy) => {
      const wallSeconds = (performance.now() - started) / 1000;
      if (code === 0) return resolve({ wallSeconds, output });
      const last = output.trimEnd().split("\n").slice(-15).join("\n");
      reject(new Error(`${program} ${args[0] ?? ""} ended with ${killedBy ?? code}:\n${last}`));
    });
  });
}
