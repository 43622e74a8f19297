import { existsSync } from "node:fs";
import { execFileSync } from "node:child_process";

/** Debian's Chromium, and its headless shell, which browser-based renderers drive faster. */
export const CHROMIUM = "/usr/bin/chromium";
/** The program itself, not the script of /usr/bin before it: the peers kill what they started. */
export const HEADLESS_SHELL = "/usr/lib/chromium/chromium-headless-shell";

/** One line for each thing that the machine lacks. */
export function missingRequirements(): string[] {
  const missing: string[] = [];
  const needs = (file: string, debianPackage: string): void => {
    if (!existsSync(file))
      missing.push(
        `${file} is missing: apt-get update && apt-get install -y --no-install-recommends ${debianPackage}`,
      );
  };
  needs(CHROMIUM, "chromium");
  needs(HEADLESS_SHELL, "chromium-headless-shell");
  // HyperFrames encodes with the ffmpeg on the path.
  needs("/usr/bin/ffmpeg", "ffmpeg");
  return missing;
}

/** As the browser names itself, e.g. `Chromium 156.0.8078.79 built on Debian GNU/Linux 12 (bookworm)`. */
export function chromiumVersion(): string {
  return execFileSync(CHROMIUM, ["--version"], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  }).trim();
}
