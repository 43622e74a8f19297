import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmod, chown, mkdir, mkdtemp, open, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PostgresBinaries } from "./binaries.ts";
import { serverOwner } from "./owner.ts";

export const SUPERUSER = "lanternist";

/**
 * How the server names its own folder. Below a folder that `nobody` may not walk (root's home, a
 * mkdtemp) the real path is refused, but a working folder that was entered before the rights were
 * dropped stays usable: the kernel follows this link without walking a path.
 */
export const OWN_FOLDER = process.platform === "linux" ? "/proc/self/cwd" : ".";

const PASSWORD_FILE = "lanternist-password";

export function clusterFolder(dataDir: string): string {
  return join(dataDir, "postgres", "cluster");
}

/** The superuser's password; it lies in the cluster so that both appear together or not at all. */
export async function readPassword(cluster: string): Promise<string> {
  return (await readFile(join(cluster, PASSWORD_FILE), "utf8")).trim();
}

/** The major version that made the cluster, or null where there is none yet. */
async function clusterVersion(cluster: string): Promise<string | null> {
  return readFile(join(cluster, "PG_VERSION"), "utf8").then(
    (text) => text.trim(),
    () => null,
  );
}

async function runInitdb(program: string, folder: string, passwordFile: string): Promise<void> {
  const input = await open(passwordFile, "r");
  try {
    const child = spawn(
      program,
      [
        "-D",
        OWN_FOLDER,
        `--username=${SUPERUSER}`,
        "--pwfile=/dev/stdin",
        "--auth=scram-sha-256",
        "--encoding=UTF8",
        "--locale=C",
        "--locale-provider=builtin",
        "--builtin-locale=C.UTF-8",
        "--no-instructions",
      ],
      { cwd: folder, ...serverOwner(), stdio: [input.fd, "pipe", "pipe"], env: { LC_ALL: "C", TZ: "UTC" } },
    );
    const output: Buffer[] = [];
    child.stdout?.on("data", (chunk: Buffer) => output.push(chunk));
    child.stderr?.on("data", (chunk: Buffer) => output.push(chunk));
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once("error", reject);
      child.once("close", resolve);
    });
    if (code !== 0) throw new Error(`initdb ended with ${code}: ${Buffer.concat(output).toString().trim()}`);
  } finally {
    await input.close();
  }
}

/**
 * Makes the cluster unless it exists. It is made under another name and moved when whole: a crash
 * leaves no half cluster, and of two starters at once one wins and the other takes the winner's.
 *
 * @throws Error when a cluster of another major version lies there.
 */
export async function ensureCluster(dataDir: string, binaries: PostgresBinaries): Promise<string> {
  const cluster = clusterFolder(dataDir);
  const version = await clusterVersion(cluster);
  const major = binaries.version.split(".")[0] ?? "";
  if (version !== null) {
    if (version === major) return cluster;
    throw new Error(
      `${cluster} was made by PostgreSQL ${version}, but ${major} is installed. ` +
        `Dump it with the old version and load it into the new one, or set DATABASE_URL.`,
    );
  }
  await mkdir(join(dataDir, "postgres"), { recursive: true });
  const temporary = await mkdtemp(join(dataDir, "postgres", "cluster.part-"));
  const passwordFile = `${temporary}.password`;
  try {
    const password = randomBytes(24).toString("base64url");
    await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
    const owner = serverOwner();
    await chmod(temporary, 0o700);
    if (owner !== null) {
      await chown(temporary, owner.uid, owner.gid);
      await chown(passwordFile, owner.uid, owner.gid);
    }
    await runInitdb(binaries.initdb, temporary, passwordFile);
    const kept = join(temporary, PASSWORD_FILE);
    await writeFile(kept, `${password}\n`, { mode: 0o600 });
    // Crash recovery opens every file of the cluster and complains about those it may not read.
    if (owner !== null) await chown(kept, owner.uid, owner.gid);
    await rename(temporary, cluster);
  } catch (error) {
    if ((await clusterVersion(cluster)) === null) throw error;
  } finally {
    await rm(passwordFile, { force: true });
    await rm(temporary, { recursive: true, force: true });
  }
  return cluster;
}
