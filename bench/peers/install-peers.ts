import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runProcess } from "./run-process.ts";

/** Exact, and of one release: the newest `remotion` (4.0.541) has siblings that the registry lacks. */
export const REMOTION_VERSION = "4.0.529";
export const HYPERFRAMES_VERSION = "0.8.170";

const PROJECTS = {
  remotion: {
    remotion: REMOTION_VERSION,
    "@remotion/bundler": REMOTION_VERSION,
    "@remotion/renderer": REMOTION_VERSION,
    react: "19.2.0",
    "react-dom": "19.2.0",
  },
  hyperframes: { hyperframes: HYPERFRAMES_VERSION, gsap: "3.14.2" },
} as const;

export type PeerFolders = Record<keyof typeof PROJECTS, string>;

/**
 * Installs each peer into a folder of its own below the system's temporary one, without install
 * scripts (they would download browsers). A later run with the same versions finds it there.
 */
export async function installPeers(say: (line: string) => void): Promise<PeerFolders> {
  const base = join(tmpdir(), "renderer-peers");
  await mkdir(base, { recursive: true });
  const install = async (name: keyof typeof PROJECTS): Promise<string> => {
    const manifest = JSON.stringify({ private: true, type: "module", dependencies: PROJECTS[name] });
    const version = createHash("sha256").update(manifest).digest("hex").slice(0, 12);
    const folder = join(base, `${name}-${version}`);
    if (existsSync(folder)) return folder;
    say(`installing ${name} into ${folder}`);
    const unfinished = `${folder}.part`;
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(unfinished);
    await writeFile(join(unfinished, "package.json"), manifest);
    await runProcess("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: unfinished });
    await rename(unfinished, folder);
    return folder;
  };
  // One after the other: npm's cache is shared.
  const remotion = await install("remotion");
  return { remotion, hyperframes: await install("hyperframes") };
}
