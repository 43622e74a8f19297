/**
 * Every test file in a process of its own, two at a time, those that take longest first: `node --test` takes them by
 * name, and a minute of the film's suite ran beside an idle core at the end. Usage: npm run test:unit
 */
import { globSync } from "node:fs";
import { run } from "node:test";
import { spec } from "node:test/reporters";

const GLOBS = [
  "src/*.test.ts",
  "src/!(agent|film)/**/*.test.ts",
  // The rest of the agent's and the film engine's run in test/suites.
  "src/film/!(components|layout|styles|layers|timeline|entrances|overlays|places|icons|illustrations|motifs|damage|fonts)/**/*.test.ts",
  "test/**/*.test.ts",
];

/** Over half a minute each. */
const LONGEST = [
  "test/suites/agent-texts.test.ts",
  "test/suites/film.test.ts",
  "test/suites/agent-scenes.test.ts",
  "test/attachments.test.ts",
  "test/failed-checks.test.ts",
];

function filesInOrder(): string[] {
  const found = GLOBS.flatMap((glob) => {
    const files = globSync(glob);
    if (files.length === 0) throw new Error(`no test file matches ${glob}`);
    return files;
  });
  const files = new Set(found);
  for (const file of LONGEST) if (!files.has(file)) throw new Error(`no test file ${file}`);
  return [...new Set([...LONGEST, ...[...files].toSorted()])];
}

run({ files: filesInOrder(), concurrency: 2 })
  .on("test:fail", () => {
    process.exitCode = 1;
  })
  .compose(spec)
  .pipe(process.stdout);
