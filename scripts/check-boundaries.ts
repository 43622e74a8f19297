/**
 * Fails when a file imports from a room it may not know, or when imports make a circle.
 * The matrix is the one of ARCHITECTURE.md.
 */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join, normalize, relative, sep } from "node:path";

const SOURCE = join(import.meta.dirname, "..", "src");

/** Room → rooms it may import, itself always included. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  kernel: [],
  config: [],
  artifacts: ["kernel"],
  agent: ["kernel", "artifacts"],
  voice: ["kernel", "artifacts"],
  film: ["kernel", "artifacts"],
  contract: ["kernel", "artifacts"],
  storage: ["kernel"],
  db: ["kernel"],
  jobs: ["kernel", "db"],
  webhooks: ["kernel", "contract", "db"],
  domain: ["kernel", "artifacts", "db"],
  pipeline: ["kernel", "artifacts", "domain", "agent", "voice", "film", "storage", "jobs", "webhooks"],
  api: ["kernel", "contract", "domain"],
  mcp: ["kernel", "contract", "domain"],
};
/** Files at the root of src: only these wire everything together. */
const ROOTS = new Set([
  "main",
  "api-container",
  "worker-container",
  "shared-parts",
  "admin",
  "admin-commands",
  "supervisor",
  "bootstrap",
  "lifecycle",
  "plans-file",
  "content-credentials",
]);

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourceFiles(path);
    return entry.name.endsWith(".ts") ? [path] : [];
  });
}

function importsOf(file: string): string[] {
  const text = readFileSync(file, "utf8");
  const found = text.matchAll(
    /(?:^|\n)\s*(?:import|export)\b[^"';]*?["'](\.{1,2}\/[^"']+)["']|import\(\s*["'](\.{1,2}\/[^"']+)["']/g,
  );
  return [...found].map((match) => normalize(join(dirname(file), match[1] ?? match[2] ?? "")));
}

function roomOf(file: string): string {
  const first = relative(SOURCE, file).split(sep)[0] ?? "";
  return first.replace(/\.ts$/, "");
}

const files = sourceFiles(SOURCE);
const graph = new Map(files.map((file) => [file, importsOf(file)]));
const problems: string[] = [];

for (const [file, imports] of graph) {
  const room = roomOf(file);
  const isTest = file.endsWith(".test.ts");
  for (const target of imports) {
    const targetRoom = roomOf(target);
    if (!graph.has(target)) {
      // Tests share helpers that lie outside of src.
      if (target.endsWith(".ts") && !(isTest && existsSync(target)))
        problems.push(`${relative(SOURCE, file)} imports ${relative(SOURCE, target)}, which does not exist`);
      continue;
    }
    if (isTest || ROOTS.has(room) || room === targetRoom) continue;
    const allowed = MAY_IMPORT[room];
    if (allowed === undefined)
      problems.push(`${relative(SOURCE, file)}: the room "${room}" is not in the matrix`);
    else if (!allowed.includes(targetRoom)) {
      problems.push(
        `${relative(SOURCE, file)}: ${room} may not import ${targetRoom} (${relative(SOURCE, target)})`,
      );
    }
  }
}

/** Depth-first search; a file met again on the current path closes a circle. */
function findCycle(file: string, path: string[], done: Set<string>): string[] | null {
  if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
  if (done.has(file)) return null;
  for (const next of graph.get(file) ?? []) {
    const cycle = findCycle(next, [...path, file], done);
    if (cycle !== null) return cycle;
  }
  done.add(file);
  return null;
}

const done = new Set<string>();
for (const file of files) {
  const cycle = findCycle(file, [], done);
  if (cycle !== null) {
    problems.push(`import circle: ${cycle.map((step) => relative(SOURCE, step)).join(" → ")}`);
    break;
  }
}

if (problems.length > 0) {
  console.error(problems.join("\n"));
  process.exit(1);
}
console.log(`boundaries: ${files.length} files, no forbidden import, no circle`);
