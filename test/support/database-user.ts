/** A process that uses the embedded database of a folder: prints its URL, and leaves when its input ends. */
import { makeLogger } from "../../src/kernel/logger.ts";

const [folder = "", module = "../../src/db/embedded/start.ts"] = process.argv.slice(2);
const { startEmbeddedPostgres } = (await import(module)) as typeof import("../../src/db/embedded/start.ts");
const server = await startEmbeddedPostgres({ dataDir: folder, logger: makeLogger("silent") });
console.log(server.url);
process.stdin.on("end", () => void server.stop());
process.stdin.resume();
