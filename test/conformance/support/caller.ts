/** What the walks of the specification share: the API on a port, and the ways into its states. */
import assert from "node:assert/strict";
import { beginMessage, saveOutline } from "../../../src/domain/conversations/progress.ts";
import { completeMessage, pauseMessage, type Completion } from "../../../src/domain/conversations/settle.ts";
import { beginRender, completeRender } from "../../../src/domain/renders/progress.ts";
import type { Outline } from "../../../src/artifacts/outline.ts";
import { errorOf, startService, type Answer, type TestService } from "../../support/service.ts";
import { LISTING } from "./walk.ts";

export const ROOT = "/v1/video-agents/conversations";

// While rows are listed nothing runs, so nothing is asked of it.
export const service = LISTING ? (null as unknown as TestService) : await startService();
export const owner = LISTING ? null : await service.workspace();

let count = 0;
/** A header with a key that was not used before. */
export const fresh = (): Record<string, string> => ({ "idempotency-key": `conformance-${(count += 1)}` });

export type Body = Record<string, unknown>;
export type Ids = { conversation_id: string; message_id: string; path: string };

export function dataOf<T = Body>(answer: Answer): T {
  assert.ok(answer.status < 300, `${answer.status} ${JSON.stringify(answer.body)}`);
  return (answer.body as { data: T }).data;
}

/** A refusal: its status, code and what else it tells, message apart. */
export function assertRefused(answer: Answer, status: number, error: Body): void {
  const { error: shown } = errorOf(answer) as { error: Body };
  const { message, ...rest } = shown;
  assert.deepEqual({ status: answer.status, ...rest }, { status, ...error });
  assert.ok(typeof message === "string" && message.length > 10, `message: ${String(message)}`);
}

export async function create(body: object = { prompt: "# Leaves\n\n## Light\nGreen." }): Promise<Ids> {
  const ids = dataOf<Ids>(await service.call("POST", ROOT, { body, headers: fresh() }));
  return { ...ids, path: `${ROOT}/${ids.conversation_id}` };
}

export function send(path: string, body: object): Promise<Answer> {
  return service.call("POST", path, { body, headers: fresh() });
}

export const OUTLINE: Outline = {
  version: 1,
  title: "Leaves",
  audience: null,
  goal: null,
  language: "en",
  style: "clean_lecture",
  styleReason: null,
  estimatedDurationSeconds: 61.4,
  scenes: [
    {
      index: 1,
      title: "Leaves",
      intent: "Opens the film.",
      type: "title",
      role: "opening",
      estimatedDurationSeconds: 5.2,
      sources: [],
    },
  ],
  degradations: [],
};

export const FILM: Completion = {
  answer: "I made it.",
  previewKey: "delivered/film.mp4",
  thumbnailKey: "delivered/poster.jpg",
  durationSeconds: 92.4,
  secondsMade: 92.4,
  scenesMade: 5,
  scenesReused: 0,
  degradations: [],
  movieReport: {
    durationSeconds: 92.4,
    width: 1920,
    height: 1080,
    fps: 30,
    bytes: 10,
    loudnessLufs: -16,
    truePeakDbtp: -2,
    findings: [],
  },
  files: [{ name: "captions.vtt", key: "delivered/captions.vtt", mimetype: "text/vtt" }],
};

/** A message that has its outline and its film. */
export async function completed(body?: object): Promise<Ids> {
  const ids = await create(body);
  await beginMessage(service.db, ids.message_id);
  await saveOutline(service.db, ids.message_id, OUTLINE, true);
  service.files.bytes.set(FILM.previewKey, Buffer.from("0123456789"));
  assert.equal(await completeMessage(service.db, ids.message_id, FILM), true);
  return ids;
}

export async function paused(nextAction: "confirm_outline" | "reply"): Promise<Ids> {
  const ids = await create({
    prompt: "# Leaves\n\n## Light\nGreen.",
    require_outline_confirmation: nextAction === "confirm_outline",
  });
  await beginMessage(service.db, ids.message_id);
  if (nextAction === "confirm_outline") await saveOutline(service.db, ids.message_id, OUTLINE, false);
  assert.ok(await pauseMessage(service.db, ids.message_id, nextAction, "What do you say?", []));
  return ids;
}

export async function conversation(ids: Ids): Promise<Body> {
  return dataOf(await service.call("GET", ids.path));
}

export async function latestMessage(ids: Ids): Promise<Body> {
  const { items } = dataOf<{ items: Body[] }>(await service.call("GET", `${ids.path}/messages`));
  const last = items.at(-1);
  assert.ok(last !== undefined);
  return last;
}

export async function render(ids: Ids, body: object = {}): Promise<Body & { render_id: string }> {
  return dataOf(await send(`${ids.path}/renders`, body));
}

export async function finishRender(renderId: string): Promise<void> {
  assert.ok((await beginRender(service.db, renderId)) !== null);
  const done = await completeRender(service.db, renderId, {
    videoKey: FILM.previewKey,
    thumbnailKey: FILM.thumbnailKey ?? "",
    vttKey: "delivered/captions.vtt",
    srtKey: "delivered/captions.srt",
    durationSeconds: FILM.durationSeconds,
    scenesMade: 0,
    scenesReused: 5,
    qualityReport: { passed: true, findings: [] },
  });
  assert.ok(done);
}

/** The types that the specification's tables of fields name. */
export const is = {
  string: (value: unknown): boolean => typeof value === "string",
  integer: (value: unknown): boolean => Number.isInteger(value),
  number: (value: unknown): boolean => typeof value === "number",
  boolean: (value: unknown): boolean => typeof value === "boolean",
  object: (value: unknown): boolean => typeof value === "object" && value !== null && !Array.isArray(value),
  array: (value: unknown): boolean => Array.isArray(value),
  null: (value: unknown): boolean => value === null,
  /** Seconds of our time, not milliseconds. */
  unixSeconds: (value: unknown): boolean =>
    Number.isInteger(value) && Math.abs(Number(value) - Date.now() / 1000) < 86_400,
  url: (value: unknown): boolean => typeof value === "string" && URL.canParse(value),
};
