/**
 * Starts a TypeScript entry point after checking that this Node can read it. npm scripts find the
 * Node that package.json pins; where there is none for the platform, the machine's own must do.
 * Plain JavaScript, so that an old Node gets as far as the message.
 */
import module from "node:module";
import { pathToFileURL } from "node:url";
import { join, resolve } from "node:path";

const NEEDED = 24;
const major = Number(process.versions.node.split(".")[0]);
if (major < NEEDED) {
  console.error(
    `Lanternist needs Node.js ${NEEDED} or newer; this is ${process.versions.node}. Run it by npm (npm start, npm run demo), or install Node.js ${NEEDED}.`,
  );
  process.exit(1);
}
// Stripping types and compiling is most of the start of a process; child processes find it by the
// variable. Beside the packages, where nobody else may write, unlike the shared temporary folder.
const cache = module.enableCompileCache(join(import.meta.dirname, "../node_modules/.cache/node-compile"));
if (cache.directory !== undefined) process.env.NODE_COMPILE_CACHE ??= cache.directory;

const [target, ...rest] = process.argv.slice(2);
const file = resolve(target);
process.argv = [process.argv[0], file, ...rest];
await import(pathToFileURL(file).href);
