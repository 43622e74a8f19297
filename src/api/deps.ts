import type { Readable } from "node:stream";
import type { Clock } from "../kernel/clock.ts";
import type { Logger } from "../kernel/logger.ts";
import type { Resolve } from "../domain/addresses/addresses.ts";
import type { Db } from "../domain/database.ts";
import type { RateCounter } from "../domain/capacity/rate.ts";
import type { FileUrls } from "../domain/files/signed-urls.ts";
import type { KeyDirectory } from "../domain/keys/key-directory.ts";
import type { Plans } from "../domain/workspaces/plans.ts";
import type { Enqueue } from "../domain/work.ts";

/** The bytes behind file links; the object store offers this and more. */
export type StoredFiles = {
  info(key: string): Promise<{ bytes: number } | null>;
  /** `start` to `end`, both included. */
  stream(key: string, range?: { start: number; end: number }): Promise<Readable>;
  /** Moves a local file in; the file is gone afterwards. */
  putFile(key: string, path: string): Promise<void>;
  delete(key: string): Promise<void>;
};

/** The voices that can be asked for. */
export type VoiceCatalogue = { has(voiceId: string): boolean };

/** All that the API needs; nothing of it is looked for elsewhere. */
export type AppOptions = {
  db: Db;
  clock: Clock;
  logger: Logger;
  plans: Plans;
  enqueue: Enqueue;
  blobs: StoredFiles;
  voices: VoiceCatalogue;
  /** An existing folder for uploads under way, emptied by us. */
  temporaryFolder: string;
  /** What file links begin with, without a slash at the end. */
  baseUrl: string;
  /** Signs file links; shared by all processes. */
  signingSecret: string;
  /** Knows the keys; one that looks each up where left out. */
  keys?: KeyDirectory;
  /** Looks names up, to refuse private addresses; the system's resolver where left out. */
  resolve?: Resolve;
  /** Addresses that may be fetched from; public ones where left out. */
  isAllowed?: (address: string) => boolean;
  /** What must work for us to be ready beside database and storage, by name; each rejects when it does not. */
  readiness?: Readonly<Record<string, () => Promise<void>>>;
};

/** What the routes work with. */
export type ApiDeps = Omit<AppOptions, "keys" | "resolve" | "readiness" | "signingSecret"> & {
  keys: KeyDirectory;
  rates: RateCounter;
  fileUrls: FileUrls;
  resolve: Resolve;
  readiness: Readonly<Record<string, () => Promise<void>>>;
};
