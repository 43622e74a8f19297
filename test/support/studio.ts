/**
 * The whole service in this process: the real API on a port, real queue, database, files, voice and
 * renderer. The parts that a test wants to hold can be wrapped.
 */
import { mkdtemp, mkdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";
import { makeEmbeddedPlanner } from "../../src/agent/embedded/planner.ts";
import { settleStopping } from "../../src/domain/conversations/settle-stopping.ts";
import { makeQueue } from "../../src/jobs/queue.ts";
import { startWorker } from "../../src/jobs/worker.ts";
import { compilePatternsQuickly } from "../../src/kernel/quick-patterns.ts";
import { developmentChain } from "../../src/film/origin/development-chain.ts";
import { makeHandlers } from "../../src/pipeline/handlers.ts";
import { openRenderPool } from "../../src/pipeline/open-render-pool.ts";
import { QUEUE, QUEUE_NAMES } from "../../src/pipeline/queues.ts";
import { makeResults } from "../../src/pipeline/results.ts";
import type { PipelineDeps } from "../../src/pipeline/stage.ts";
import { makeStopWatch } from "../../src/pipeline/stop-watch.ts";
import { makeFileBlobs } from "../../src/storage/fs.ts";
import { makeVoice } from "../../src/voice/voice.ts";
import { silent, testDatabase } from "./database.ts";
import { startService, type Answer, type TestService } from "./service.ts";

export type Body = Record<string, never>;

export type Turn = {
  message_id: string;
  status: string;
  next_action: string | null;
  query: string;
  answer: string;
  cost_credits: number;
  preview_video_url: string | null;
  error: unknown;
  degradations: { code: string; message: string }[];
  progress: { stage: string; percent: number } | null;
  usage: { scenes_made: number; scenes_reused: number; seconds_made: number; cost_credits: number } | null;
  outline?: {
    title: string;
    total_scenes: number;
    confirmed: boolean;
    scenes: { index: number; title: string; type: string; estimated_duration_seconds: number }[];
  };
};

export type Studio = {
  service: TestService;
  deps: PipelineDeps;
  /** Messages are not taken up before; returns what ends it. */
  work: () => Promise<void>;
  create: (body: object) => Promise<string>;
  /** A follow-up; the answer as it comes. */
  send: (conversationId: string, body: object) => Promise<Answer>;
  stop: (conversationId: string) => Promise<Answer>;
  turns: (conversationId: string) => Promise<Turn[]>;
  /** Waits until the newest turn satisfies `done`. */
  turnWhen: (conversationId: string, done: (turn: Turn) => boolean, seconds?: number) => Promise<Turn>;
  /** Sends and waits for the end of the turn. */
  say: (conversationId: string, prompt: string, more?: object) => Promise<Turn>;
  balance: () => Promise<{ balance_credits: number }>;
};

const ROOT = "/v1/video-agents/conversations";
export const ended = ({ status }: Turn): boolean => !["queued", "running", "stopping"].includes(status);

export async function startStudio(
  wrap: (deps: PipelineDeps) => Partial<PipelineDeps> = () => ({}),
): Promise<Studio> {
  // As the worker does before it plans.
  compilePatternsQuickly();
  // Before the database is asked for: what is registered first ends first, and all of this needs it.
  const closing: (() => unknown)[] = [];
  after(async () => {
    for (const close of closing) await close();
  });
  const { db, url } = await testDatabase({ poolSize: 20 });
  const folder = await mkdtemp(join(tmpdir(), "lanternist-studio-"));
  const temporaryFolder = join(folder, "tmp");
  await mkdir(temporaryFolder);
  const blobs = makeFileBlobs(join(folder, "blobs"));
  const queue = makeQueue({
    databaseUrl: url,
    queues: { names: QUEUE_NAMES },
    logger: silent,
    working: true,
  });
  await queue.start();
  const service = await startService({
    db,
    blobs,
    enqueue: (trx, work) => queue.send(trx, QUEUE.outline, { work }),
  });
  await service.workspace();
  const voice = makeVoice({ threads: 2 });
  const renderPool = openRenderPool({ processes: 2, timeoutMs: 120_000, logger: silent });
  const real: PipelineDeps = {
    db,
    blobs,
    queue,
    voice,
    renderPool,
    credential: await developmentChain(join(folder, "content-credentials"), new Date()),
    temporaryFolder,
    trimCache: async () => {},
    // Every name is this machine: what tests serve stands for the internet.
    fetching: {
      reach: { resolve: async () => ["127.0.0.1"], isAllowed: (address) => address === "127.0.0.1" },
      patience: { wholeMs: 5_000, idleMs: 700, pausesMs: [50, 100] },
      plans: service.deps.plans,
    },
    results: makeResults(blobs),
    planner: makeEmbeddedPlanner(),
    renderProcesses: 2,
  };
  const deps: PipelineDeps = { ...real, ...wrap(real) };
  const stopWatch = makeStopWatch(db, silent);
  // What the API's process does for turns whose worker is gone.
  const sweep = setInterval(() => {
    void settleStopping(db, new Date(Date.now() - 2_000));
  }, 1_000);
  closing.push(
    () => clearInterval(sweep),
    () => stopWatch.close(),
    () => renderPool.close(),
    () => queue.stop(1_000),
    () => voice.close(),
    () => rm(folder, { recursive: true, force: true }),
  );

  let keys = 0;
  const write = (path: string, body?: object): Promise<Answer> =>
    service.call("POST", path, {
      ...(body === undefined ? {} : { body }),
      headers: { "idempotency-key": `studio-key-${(keys += 1)}` },
    });
  const dataOf = <T>(answer: Answer): T => {
    if (answer.status >= 300) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
    return (answer.body as { data: T }).data;
  };
  const turns = async (id: string): Promise<Turn[]> =>
    dataOf<{ items: Turn[] }>(await service.call("GET", `${ROOT}/${id}/messages`)).items;
  const turnWhen = async (id: string, done: (turn: Turn) => boolean, seconds: number = 90): Promise<Turn> => {
    const deadline = Date.now() + seconds * 1000;
    for (;;) {
      const turn = (await turns(id)).at(-1);
      if (turn !== undefined && done(turn)) return turn;
      if (Date.now() > deadline) throw new Error(`after ${seconds} s: ${JSON.stringify(turn)}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const send: Studio["send"] = (id, body) => write(`${ROOT}/${id}`, body);
  return {
    service,
    deps,
    turns,
    turnWhen,
    send,
    work: () =>
      startWorker({
        queue,
        handlers: makeHandlers(deps, stopWatch),
        logger: silent,
        inTransaction: (body) => db.transaction().execute(body),
      }),
    create: async (body) => dataOf<{ conversation_id: string }>(await write(ROOT, body)).conversation_id,
    stop: (id) => write(`${ROOT}/${id}/stop`),
    say: async (id, prompt, more = {}) => {
      dataOf(await send(id, { prompt, ...more }));
      return turnWhen(id, ended);
    },
    balance: async () => dataOf(await service.call("GET", "/v1/account/credits")),
  };
}
