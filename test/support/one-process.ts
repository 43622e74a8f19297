import { globSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * Runs the test files of some globs (from the project's folder) in this process: what they share, like word lists
 * and fonts, is compiled or read once, where a process for each file would do it anew. Fails if a glob finds none.
 */
export async function runInOneProcess(globs: readonly string[]): Promise<void> {
  for (const glob of globs) {
    const files = globSync(glob).toSorted();
    if (files.length === 0) throw new Error(`no test file matches ${glob}`);
    for (const file of files) await import(pathToFileURL(resolve(file)).href);
  }
}
