import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";

/**
 * Gives `use` a name for a file of its own, with that ending, and takes away what lies there afterwards: of work
 * that was called off or failed nothing stays.
 */
export async function withTemporaryFile<T>(
  { temporaryFolder }: { temporaryFolder: string },
  ending: string,
  use: (path: string) => Promise<T>,
): Promise<T> {
  const path = join(temporaryFolder, `${randomUUID()}.${ending}`);
  try {
    return await use(path);
  } finally {
    await rm(path, { force: true });
  }
}
