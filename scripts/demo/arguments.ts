import { parseArgs } from "node:util";
import { basename, extname, isAbsolute, join, resolve } from "node:path";

export type DemoArguments = {
  /** Absolute path of the brief. */
  brief: string;
  /** Absolute path of the film to write; its siblings get other endings. */
  film: string;
  /** Asked language, or null to go by the brief's own. */
  language: string | null;
  style: string;
  duration: string;
};

/** Wrong usage: shown without a stack. */
export class UsageError extends Error {}

export const USAGE = `npm run demo -- [brief.md] [-o film.mp4] [--language CODE] [--style NAME] [--duration short|deep|long]`;

/**
 * @param callerFolder where the command was typed; npm itself runs us in the project's folder.
 * @throws UsageError
 */
export function readArguments(argv: string[], callerFolder: string, projectFolder: string): DemoArguments {
  function parse(): { values: Record<string, string | boolean | undefined>; positionals: string[] } {
    try {
      return parseArgs({
        args: argv,
        allowPositionals: true,
        options: {
          output: { type: "string", short: "o" },
          language: { type: "string" },
          style: { type: "string" },
          duration: { type: "string" },
        },
      });
    } catch (error) {
      throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
    }
  }
  const { values, positionals } = parse();
  if (positionals.length > 1)
    throw new UsageError(`one brief at a time, not ${positionals.length}\n${USAGE}`);
  const fromCaller = (path: string): string => (isAbsolute(path) ? path : resolve(callerFolder, path));
  const [given] = positionals;
  const brief =
    given === undefined ? join(projectFolder, "examples", "briefs", "tides.md") : fromCaller(given);
  const name = basename(brief, extname(brief)).replace(/\.[a-z]{2}$/, "");
  const text = (key: string): string | null => (typeof values[key] === "string" ? values[key] : null);
  const output = text("output");
  return {
    brief,
    film: output === null ? join(projectFolder, "out", `${name}.mp4`) : fromCaller(output),
    language: text("language"),
    style: text("style") ?? "auto",
    duration: text("duration") ?? "short",
  };
}
