import type { Readable } from "node:stream";
import type { Clock } from "../kernel/clock.ts";
import type { Logger } from "../kernel/logger.ts";
import type { Resolve } from "../domain/addresses/addresses.ts";
import type { Db } from "../domain/db.ts";
import type { FileUrls } from "../domain/files/signed-urls.ts";
import type { Plans } from "../domain/workspaces/plans.ts";
import type { Enqueue } from "../domain/work.ts";

/** The bytes behind file links; the object store offers this. */
export type StoredFiles = {
  info(key: string): Promise<{ bytes: number } | null>;
  /** `start` to `end`, both included. */
  stream(key: string, range?: { start: number; end: number }): Promise<Readable>;
  delete(key: string): Promise<void>;
};

/** The voices that can be asked for. */
export type VoiceCatalogue = { has(voiceId: string): boolean };

/** All that the API needs; nothing of it is looked for elsewhere. */
export type ApiDeps = {
  db: Db;
  clock: Clock;
  logger: Logger;
  plans: Plans;
  enqueue: Enqueue;
  files: StoredFiles;
  fileUrls: FileUrls;
  voices: VoiceCatalogue;
  /** Looks a name up; see `systemResolve`. */
  resolve: Resolve;
  baseUrl: string;
  /** What must work for us to be ready, by name; each rejects when it does not. */
  readiness: Readonly<Record<string, () => Promise<void>>>;
};
