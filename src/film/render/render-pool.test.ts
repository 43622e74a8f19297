import assert from "node:assert/strict";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, it } from "node:test";
import type { Format, Segment } from "../../artifacts/timeline.ts";
import { ServiceError } from "../../kernel/errors.ts";
import { openRenderPool } from "../../pipeline/open-render-pool.ts";

const FORMAT = { width: 320, height: 180, fps: 30 } as const;

function scene(frames: number, color = "#234"): Segment {
  const dot = { x: 100, y: 60, width: 60, height: 60 };
  return {
    name: "scene-1",
    kind: "scene",
    sceneIndex: 1,
    frames,
    layers: [
      {
        id: "ground",
        bounds: { x: 0, y: 0, width: 320, height: 180 },
        paint: [{ kind: "rect", x: 0, y: 0, width: 320, height: 180, fill: color }],
        tracks: {},
      },
      {
        id: "dot",
        bounds: dot,
        paint: [{ kind: "ellipse", cx: 130, cy: 90, rx: 30, ry: 30, fill: "#fff" }],
        // Linear and slow: no frame of it rests.
        tracks: {
          x: [
            { frame: 0, value: -90 },
            { frame: frames, value: 90, ease: "linear" },
          ],
        },
      },
    ],
  };
}

/** A film that no machine finishes within these tests. */
const ENDLESS = 200_000;

async function until(condition: () => boolean): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error("it never came");
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

function renderFailed(pattern: RegExp) {
  return (error: unknown): boolean => {
    assert.ok(error instanceof ServiceError);
    assert.equal(error.code, "render_failed");
    assert.match(error.message, pattern);
    return true;
  };
}

describe("render pool", { timeout: 60_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), "render-pool-"));
  const file = (name: string): string => join(folder, name);
  const pool = openRenderPool({ processes: 2, timeoutMs: 30_000 });
  after(() => {
    pool.close();
    rmSync(folder, { recursive: true });
  });

  it("renders more segments than it has processes, the same bytes each time", async () => {
    const files = ["a", "b", "c", "d", "e"].map(file);
    const all = await Promise.all(files.map((path) => pool.render(scene(40), FORMAT, path)));
    for (const stats of all) assert.equal(stats.frames, 40);
    assert.ok(pool.pids().length <= 2);
    const [first, ...others] = files.map((path) => readFileSync(path));
    for (const other of others) assert.deepEqual(other, first);
  });

  it("loses only the attempt of a process that is killed", async () => {
    const small = openRenderPool({ processes: 1, timeoutMs: 30_000 });
    try {
      const doomed = small.render(scene(ENDLESS), FORMAT, file("doomed"));
      const failed = assert.rejects(doomed, renderFailed(/ended \(SIGKILL\)/));
      await until(() => existsSync(file("doomed.part")));
      for (const pid of small.pids()) process.kill(pid, "SIGKILL");
      await failed;
      const stats = await small.render(scene(10), FORMAT, file("next"));
      assert.equal(stats.frames, 10);
    } finally {
      small.close();
    }
  });

  it("stops at once when called off, running or waiting", async () => {
    const stop = new AbortController();
    const running = [1, 2].map((n) => pool.render(scene(ENDLESS), FORMAT, file(`run-${n}`), stop.signal));
    const waiting = pool.render(scene(10), FORMAT, file("wait"), stop.signal);
    const ends = [...running, waiting].map((work) => assert.rejects(work, { message: "called off" }));
    await until(() => existsSync(file("run-1.part")) && existsSync(file("run-2.part")));
    const before = Date.now();
    stop.abort(new Error("called off"));
    await Promise.all(ends);
    assert.ok(Date.now() - before < 1_000);
    assert.equal((await pool.render(scene(10), FORMAT, file("after"))).frames, 10);
  });

  it("ends an attempt that takes too long", async () => {
    const impatient = openRenderPool({ processes: 1, timeoutMs: 700 });
    try {
      await assert.rejects(
        impatient.render(scene(ENDLESS), FORMAT, file("slow")),
        renderFailed(/within 1 s/),
      );
    } finally {
      impatient.close();
    }
  });

  it("ends a process that hangs, and makes the piece again in another", async () => {
    const small = openRenderPool({ processes: 1, timeoutMs: 4_000 });
    try {
      await small.render(scene(5), FORMAT, file("before"));
      const [stopped] = small.pids();
      process.kill(stopped!, "SIGSTOP");
      await assert.rejects(
        small.render(scene(5), FORMAT, file("hung")),
        renderFailed(/no result within 4 s/),
      );
      assert.equal((await small.render(scene(5), FORMAT, file("hung"))).frames, 5);
      assert.ok(!small.pids().includes(stopped!));
    } finally {
      small.close();
    }
  });

  it("replaces a process after any failure: what made it fail may still be in it", async () => {
    const small = openRenderPool({ processes: 1, timeoutMs: 30_000 });
    try {
      await small.render(scene(5), FORMAT, file("sound"));
      const [failing] = small.pids();
      await assert.rejects(
        small.render(scene(5), FORMAT, join(folder, "no", "folder")),
        renderFailed(/ENOENT/),
      );
      await small.render(scene(5), FORMAT, file("sound"));
      assert.ok(!small.pids().includes(failing!));
    } finally {
      small.close();
    }
  });

  it("starts no more than the memory allows, one in any case, and keeps the order", async () => {
    // 73 MB for a small picture, 426 MB for one of 2160p.
    const poor = openRenderPool({ processes: 4, timeoutMs: 30_000, megabytes: () => 150 });
    const large = { width: 3840, height: 2160, fps: 30 } as const;
    const done: string[] = [];
    let most = 0;
    const make = async (name: string, format: Format): Promise<void> => {
      await poor.render(scene(3), format, file(name));
      most = Math.max(most, poor.pids().length);
      done.push(name);
    };
    try {
      poor.warm();
      assert.equal(poor.pids().length, 1);
      await Promise.all([
        make("small-1", FORMAT),
        make("small-2", FORMAT),
        make("large", large),
        make("small-3", FORMAT),
      ]);
      assert.equal(most, 2);
      assert.deepEqual(done.slice(2), ["large", "small-3"]);
    } finally {
      poor.close();
    }
  });

  it("refuses work, also what waits, once it is closed", async () => {
    const closing = openRenderPool({ processes: 1, timeoutMs: 30_000 });
    const works = [1, 2].map((n) => closing.render(scene(ENDLESS), FORMAT, file(`closing-${n}`)));
    const ends = works.map((work) =>
      assert.rejects(work, renderFailed(/ended \(SIGKILL\)|no render process|pool is closed/)),
    );
    closing.close();
    await Promise.all(ends);
    await assert.rejects(closing.render(scene(5), FORMAT, file("late")), renderFailed(/pool is closed/));
  });

  it("says what went wrong in the process", async () => {
    const nowhere = join(folder, "no", "such", "folder");
    await assert.rejects(pool.render(scene(5), FORMAT, nowhere), renderFailed(/ENOENT/));
  });
});
