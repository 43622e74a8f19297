import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, describe, it } from "node:test";
import { availableMegabytes } from "./available-memory.ts";

const MEGABYTE = 2 ** 20;
const machine = (): number => 8_000 * MEGABYTE;

describe("available memory", () => {
  const folders: string[] = [];
  after(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

  /** A root folder with the given files below it; sizes in megabytes. */
  function root(files: Record<string, string | number>): string {
    const folder = mkdtempSync(join(tmpdir(), "memory-"));
    folders.push(folder);
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(
        join(folder, path),
        typeof content === "number" ? `${content * MEGABYTE}\n` : `${content}\n`,
      );
    }
    return folder;
  }

  it("is what the machine has where nothing limits it", () => {
    assert.equal(availableMegabytes(root({}), machine), 8_000);
    const unlimited = root({
      "proc/self/cgroup": "0::/app",
      "sys/fs/cgroup/app/memory.max": "max",
      "sys/fs/cgroup/app/memory.current": 100,
    });
    assert.equal(availableMegabytes(unlimited, machine), 8_000);
  });

  it("is what a group of version 2 leaves, files that can be dropped included", () => {
    const limited = root({
      "proc/self/cgroup": "0::/app",
      "sys/fs/cgroup/app/memory.max": 1_000,
      "sys/fs/cgroup/app/memory.current": 700,
      "sys/fs/cgroup/app/memory.stat": `anon ${200 * MEGABYTE}\ninactive_file ${300 * MEGABYTE}`,
    });
    assert.equal(availableMegabytes(limited, machine), 600);
  });

  it("is what the tightest group above leaves", () => {
    const nested = root({
      "proc/self/cgroup": "0::/pod/app",
      "sys/fs/cgroup/pod/app/memory.max": 4_000,
      "sys/fs/cgroup/pod/app/memory.current": 100,
      "sys/fs/cgroup/pod/memory.max": 900,
      "sys/fs/cgroup/pod/memory.current": 500,
    });
    assert.equal(availableMegabytes(nested, machine), 400);
  });

  it("reads a group of version 1, and its way to say that there is no limit", () => {
    const files = (limit: string): Record<string, string | number> => ({
      "proc/self/cgroup": "5:cpu:/\n4:cpuset,memory:/docker/a\n0::/",
      "sys/fs/cgroup/memory/docker/a/memory.limit_in_bytes": limit,
      "sys/fs/cgroup/memory/docker/a/memory.usage_in_bytes": 512,
      "sys/fs/cgroup/memory/docker/a/memory.stat": `total_inactive_file ${12 * MEGABYTE}`,
    });
    assert.equal(availableMegabytes(root(files(String(2_048 * MEGABYTE))), machine), 1_548);
    assert.equal(availableMegabytes(root(files("9223372036854771712")), machine), 8_000);
  });

  it("finds the limit of a container that sees its own group as the root", () => {
    const container = root({
      "proc/self/cgroup": "4:memory:/docker/not-visible-from-inside",
      "sys/fs/cgroup/memory/memory.limit_in_bytes": 600,
      "sys/fs/cgroup/memory/memory.usage_in_bytes": 650,
    });
    assert.equal(availableMegabytes(container, machine), 0);
  });

  it("tells something of this machine", () => {
    assert.ok(availableMegabytes() > 0);
  });
});
