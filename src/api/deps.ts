import type { Readable } from "node:stream";
import type { Clock } from "../kernel/clock.ts";
import type { Logger } from "../kernel/logger.ts";
import type { Resolve } from "../domain/addresses/addresses.ts";
import type { EnqueueSpeech } from "../domain/speech/accept.ts";
import type { SpeechNotices } from "../domain/speech/notices.ts";
import type { SpeechPatience } from "../domain/speech/wait.ts";
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
  /** Deletes every key that begins with `prefix + "/"`. */
  deleteAll(prefix: string): Promise<void>;
};

/** A voice as callers see it. */
export type ListedVoice = {
  voiceId: string;
  name: string;
  gender: "female" | "male" | "neutral";
  /** BCP-47. */
  language: string;
  /** Regions whose accent it has. */
  locales: string[];
  versions: number[];
  type: "system" | "cloned";
  engine: string;
  /** Unix seconds. */
  createdAt: number;
  updatedAt: number;
};

/** The voices that can be asked for. */
export type VoiceCatalogue = {
  list(): readonly ListedVoice[];
  find(voiceId: string): ListedVoice | null;
  /** The voice of a language, or of its nearest neighbour. */
  choose(language: string): string;
  /** Whether a voice speaks a language by itself. */
  speaks(voiceId: string, language: string): boolean;
  /** Seconds that a text takes at an ordinary pace. */
  estimateSeconds(text: string, language: string): Promise<number>;
};

/** All that the API needs; nothing of it is looked for elsewhere. */
export type AppOptions = {
  db: Db;
  clock: Clock;
  logger: Logger;
  plans: Plans;
  enqueue: Enqueue;
  blobs: StoredFiles;
  voices: VoiceCatalogue;
  /** Sends speech to a worker. */
  enqueueSpeech: EnqueueSpeech;
  /** Tells which speech has ended; where left out, it is looked for again and again. */
  speechNotices?: SpeechNotices;
  /** How long a caller waits for speech; the usual where left out. */
  speechPatience?: SpeechPatience;
  /** The file of a voice's sample, made where it is missing; null when nobody could make it in time. */
  ensurePreview: (voiceId: string) => Promise<string | null>;
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
  speechNotices: SpeechNotices;
  speechPatience: SpeechPatience;
  readiness: Readonly<Record<string, () => Promise<void>>>;
};
