import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Format, Segment } from "../../artifacts/timeline.ts";
import { contentHash } from "../../kernel/hash.ts";
import { X264_OPTIONS } from "../encoder/x264-options.ts";
import { ALL_PACKAGES } from "../fonts/font-packages.ts";

/** Raised by hand with every change of the engine that makes other pictures or other bytes. */
const ENGINE_VERSION = 114;

const require = createRequire(import.meta.url);

/** Of an installed package. */
export function packageVersion(name: string): string {
  const manifest = join(packageRoot(name), "package.json");
  return (JSON.parse(readFileSync(manifest, "utf8")) as { version: string }).version;
}

/** Folder of a package, also of one that does not export its manifest. */
function packageRoot(name: string): string {
  const folders = require.resolve.paths(name) ?? [];
  for (const folder of folders) {
    try {
      readFileSync(join(folder, name, "package.json"));
      return join(folder, name);
    } catch {
      // Not in this folder; the next one up may have it.
    }
  }
  return dirname(require.resolve(`${name}/package.json`));
}

let parts: unknown;

/** Everything beside the segment that its bytes depend on; read once a process. */
function engineParts(): unknown {
  parts ??= {
    engine: ENGINE_VERSION,
    x264: X264_OPTIONS,
    packages: ["@napi-rs/canvas", "node-av", ...ALL_PACKAGES.map(({ module }) => module)].map(
      (name) => `${name}@${packageVersion(name)}`,
    ),
  };
  return parts;
}

/**
 * Name of a segment's video: hash of all that makes it. What the segment is called and which scene it
 * belongs to make no difference, so a scene that only moved in the film is found again.
 */
export function segmentHash(segment: Segment, format: Format): string {
  const { frames, layers } = segment;
  return contentHash({ frames, layers, format, parts: engineParts() });
}
