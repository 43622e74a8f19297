/**
 * Writes `docs/conformance.md`: each row of the specification's tables and the test that walks it. With
 * `--check`, fails when the committed one differs. Where the specification lies beside the project, fails
 * for a row that nobody walks, and for a walk of a row that is not there.
 */
import { execFile } from "node:child_process";
import { readFile, readdir, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import type { ListedRow } from "../test/conformance/support/walk.ts";
import { specifiedRows } from "./conformance/specified-rows.ts";

const run = promisify(execFile);
const PROJECT = join(import.meta.dirname, "..");
const TESTS = join(PROJECT, "test", "conformance");
const FILE = join(PROJECT, "docs", "conformance.md");
const SPECIFICATION = join(PROJECT, "..", "shared", "spec", "service-api.md");

const INTRODUCTION = `# Conformance

Every row of the tables of the specification, and the test that walks it. Made by \`npm run conformance\`.

## Accepted, and answered with a degradation
What a field allows and a later part of the service builds is checked, accepted, and told in \`degradations\`:

| field | \`code\` |
|---|---|
| \`files\`: documents other than Markdown | \`attachments_not_read\` |
| \`files\` of a follow-up that edits a film | \`attachments_not_used\` |
| \`video_config.locale\` | \`locale_not_available\` |
| \`video_config.avatar_id\` | \`avatar_not_available\` |
| \`video_config.enable_initial_ai_video\` | \`ai_video_not_available\` |

\`callback_url\` and \`callback_id\` are checked in full and kept; events are delivered in a later version.
`;

type Row = ListedRow & { file: string };

/** Imports the files it is given, one after the other, each behind a line with its name. */
const LISTS_EACH = `for (const file of process.argv.slice(1)) {
  console.log(JSON.stringify({ file }));
  await import(require("node:url").pathToFileURL(file).href);
}`;

/** One process for all: most of what a file takes to be listed is the service that it imports. */
async function listed(): Promise<Row[]> {
  const files = (await readdir(TESTS)).filter((name) => name.endsWith(".test.ts")).toSorted();
  const env = { ...process.env, CONFORMANCE_LIST: "1" };
  const paths = files.map((file) => join(TESTS, file));
  const { stdout } = await run(process.execPath, ["--eval", `(async () => {${LISTS_EACH}})()`, ...paths], {
    env,
  });
  const rows: Row[] = [];
  let file = "";
  for (const line of stdout.split("\n")) {
    if (line.startsWith('{"file"')) file = basename((JSON.parse(line) as { file: string }).file);
    if (line.startsWith('{"table"')) rows.push({ ...(JSON.parse(line) as ListedRow), file });
  }
  return rows;
}

const nameOf = ({ table, row }: { table: string; row: string }): string => `${table}: ${row}`;

async function checkAgainstSpecification(rows: readonly Row[]): Promise<void> {
  const specification = await readFile(SPECIFICATION, "utf8").catch(() => null);
  if (specification === null) return;
  const specified = new Set(specifiedRows(specification).map(nameOf));
  const walked = new Set(rows.map(nameOf));
  const missing = [...specified].filter((name) => !walked.has(name));
  const strange = [...walked].filter((name) => !specified.has(name));
  if (missing.length === 0 && strange.length === 0) return;
  for (const name of missing) console.error(`no test walks ${name}`);
  for (const name of strange) console.error(`the specification has no ${name}`);
  process.exit(1);
}

function page(rows: readonly Row[]): string {
  const tables = Map.groupBy(rows, ({ table }) => table);
  const cell = (text: string): string => text.replaceAll("|", "\\|");
  const sections = [...tables].map(([table, some]) => {
    const lines = some.map(
      ({ row, file, later }) =>
        `| ${cell(row)} | ${later === undefined ? `\`${file}\`` : `comes ${later}`} |`,
    );
    return `## ${table}\n| row | test |\n|---|---|\n${lines.join("\n")}\n`;
  });
  return [INTRODUCTION, ...sections].join("\n");
}

const rows = await listed();
await checkAgainstSpecification(rows);
const text = page(rows);
if (!process.argv.includes("--check")) await writeFile(FILE, text);
else if ((await readFile(FILE, "utf8").catch(() => "")) !== text) {
  console.error("docs/conformance.md is not what the tests walk; run: npm run conformance");
  process.exit(1);
} else
  console.log(`conformance: ${rows.length} rows of the specification, each with its test or its later place`);
