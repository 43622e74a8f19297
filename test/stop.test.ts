/** A stop reaches `stopped` within 5 seconds in whatever phase a turn is, and pays for what was made by then. */
import assert from "node:assert/strict";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { writeLongClip } from "./support/long-clip.ts";
import { ended, startStudio, type Studio } from "./support/studio.ts";
import { makeUploads } from "./support/uploads.ts";
import {
  childOf,
  hasEnded,
  killFamily,
  messageWhen,
  newDataDir,
  removeDataDir,
  startWholeService,
} from "./support/whole-service.ts";

const WITHIN_SECONDS = 5;

const SECTIONS = ["Iron", "Copper", "Silver", "Gold", "Tin", "Lead"];
const BRIEF = `# Six metals\n\n${SECTIONS.map(
  (metal) =>
    `## ${metal}\n- ${metal} is dug from the ground\n- ${metal} melts in a hot furnace\n- ${metal} is cast into moulds\n`,
).join("\n")}`;

/** A door that a phase waits at until it is let through. */
function makeGate(): { reached: Promise<void>; pass: () => Promise<void>; open: () => void } {
  const reached = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<void>();
  return {
    reached: reached.promise,
    open: () => opened.resolve(),
    pass: () => {
      reached.resolve();
      return opened.promise;
    },
  };
}

const planning = makeGate();
const speaking = makeGate();
let held: "planning" | "speaking" | null = null;
const studio: Studio = await startStudio(({ planner, voice }) => ({
  planner: {
    ...planner,
    outline: async (request) => {
      if (held === "planning") await planning.pass();
      return planner.outline(request);
    },
  },
  voice: {
    ...voice,
    speakScene: async (request, signal) => {
      // As an engine that is far away and slow, but listens.
      if (held === "speaking") await Promise.race([speaking.pass(), aborted(signal)]);
      return voice.speakScene(request, signal);
    },
  },
}));

function aborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason as Error));
  });
}

async function stopsInTime(id: string): Promise<Awaited<ReturnType<Studio["turnWhen"]>>> {
  const before = await studio.balance();
  const hold = (await studio.turns(id)).at(-1)?.cost_credits ?? 0;
  const answer = await studio.stop(id);
  assert.equal(answer.status, 202);
  assert.equal((answer.body as { data: { status: string } }).data.status, "stopping");
  const turn = await studio.turnWhen(id, ended, WITHIN_SECONDS);
  assert.equal(turn.status, "stopped", JSON.stringify(turn));
  assert.equal(turn.answer, "Stopped as you asked.");
  assert.equal(turn.progress, null);
  const after = await studio.balance();
  assert.equal(
    after.balance_credits,
    before.balance_credits + hold - turn.cost_credits,
    "the hold came back",
  );
  return turn;
}

test("stop while queued", async () => {
  const id = await studio.create({ prompt: BRIEF });
  assert.equal((await studio.turns(id)).at(-1)?.status, "queued");
  const turn = await stopsInTime(id);
  assert.equal(turn.cost_credits, 0);
  assert.equal((await studio.stop(id)).status, 409);
  await studio.work();
});

test("stop while planning; the plan that comes late changes nothing", { timeout: 60_000 }, async () => {
  held = "planning";
  const id = await studio.create({ prompt: BRIEF });
  await planning.reached;
  const turn = await stopsInTime(id);
  assert.equal(turn.cost_credits, 0);
  held = null;
  planning.open();
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  assert.deepEqual(await studio.turns(id), [turn]);
});

/** Seconds of a processor that the processes have worked so far. */
async function secondsWorked(pids: readonly number[]): Promise<number> {
  let ticks = 0;
  for (const pid of pids) {
    const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
    const [user = "0", system = "0"] = stat
      .slice(stat.lastIndexOf(")") + 2)
      .split(" ")
      .slice(11, 13);
    ticks += Number(user) + Number(system);
  }
  return ticks / 100;
}

/** A clip of 19 seconds that takes nearly as long to decode, uploaded. */
async function slowClip(): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "slow-clip-"));
  const file = join(folder, "slow.mov");
  writeLongClip(file, 19);
  const asset = await makeUploads(studio.service).uploadOne("slow.mov", await readFile(file));
  await rm(folder, { recursive: true });
  return asset.id;
}

test(
  "stop while a clip is made ready: its process ends, nothing of it stays",
  { timeout: 120_000 },
  async () => {
    const { renderPool, temporaryFolder } = studio.deps;
    const id = await studio.create({ prompt: BRIEF, files: [{ asset_id: await slowClip() }] });
    // Under way once a child has worked for a while.
    const before = await secondsWorked(renderPool.pids());
    const deadline = Date.now() + 60_000;
    while ((await secondsWorked(renderPool.pids())) - before < 1) {
      assert.ok(Date.now() < deadline, JSON.stringify(await studio.turns(id)));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const busy = renderPool.pids();
    const turn = await stopsInTime(id);
    assert.equal(turn.cost_credits, 0);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const alive = await Promise.all(busy.map((pid) => readFile(`/proc/${pid}/stat`, "utf8").catch(() => "")));
    assert.ok(
      alive.some((stat) => stat === ""),
      "the process that decoded is gone",
    );
    const rest = await secondsWorked(renderPool.pids());
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    assert.ok((await secondsWorked(renderPool.pids())) - rest < 0.1, "and no other goes on");
    assert.deepEqual(await readdir(temporaryFolder), []);
    assert.deepEqual(await studio.turns(id), [turn]);
  },
);

test("stop while speaking", { timeout: 120_000 }, async () => {
  held = "speaking";
  const id = await studio.create({ prompt: BRIEF.slice(0, BRIEF.indexOf("## Silver")) });
  await speaking.reached;
  const turn = await stopsInTime(id);
  assert.equal(turn.cost_credits, 0);
  assert.equal(turn.preview_video_url, null);
  held = null;
  speaking.open();
});

const isHalfWay: Parameters<typeof messageWhen>[2] = ({ progress }) =>
  progress?.stage === "segments" && progress.percent >= 40;

for (const dead of [false, true]) {
  const name = dead ? "a film whose worker is dead" : "a film half drawn";
  test(`stop ${name}: what was drawn is charged, once`, { timeout: 180_000 }, async () => {
    const dataDir = await newDataDir();
    const service = await startWholeService(dataDir, { RENDER_PROCESSES: "1" });
    const { client } = service;
    const { child: worker, supervisor } = await childOf(service.pid, "worker");
    const call = async <T>(method: string, path: string): Promise<T> => {
      const headers = { authorization: `Bearer ${service.apiKey}` };
      const response = await fetch(`${service.baseUrl}${path}`, { method, headers });
      return ((await response.json()) as { data: T }).data;
    };
    const balance = async (): Promise<number> =>
      (await call<{ balance_credits: number }>("GET", "/v1/account/credits")).balance_credits;
    try {
      const start = await balance();
      const { conversation_id: id } = await client.createConversation({ prompt: BRIEF });
      await messageWhen(client, id, isHalfWay, 120);
      if (dead) {
        // A supervisor at work would start another worker at once.
        process.kill(supervisor, "SIGSTOP");
        await killFamily(worker);
      }
      const asked = Date.now();
      await call("POST", `/v1/video-agents/conversations/${id}/stop`);
      const message = await messageWhen(client, id, hasEnded, WITHIN_SECONDS);
      assert.ok(Date.now() - asked < WITHIN_SECONDS * 1000);
      assert.equal(message.status, "stopped");
      assert.ok((message.usage?.scenes_made ?? 0) > 0);
      assert.ok(message.cost_credits > 0 && message.cost_credits < 90, `${message.cost_credits} credits`);
      assert.ok(Math.abs((message.usage?.seconds_made ?? 0) - message.cost_credits) < 0.01);
      assert.equal(await balance(), start - message.cost_credits);
      if (dead) process.kill(supervisor, "SIGCONT");
      // Whatever lives on, or comes back, finds a turn that has ended.
      await new Promise((resolve) => setTimeout(resolve, 4_000));
      assert.deepEqual(await client.latestMessage(id), message);
      assert.equal(await balance(), start - message.cost_credits);
    } finally {
      if (dead) process.kill(supervisor, "SIGCONT");
      await service.stop();
      await removeDataDir(dataDir);
    }
  });
}
