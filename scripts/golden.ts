/**
 * Compares the golden frames with what is drawn now. Usage: npm run golden [-- --update] [-- -o FOLDER]
 * Without --update it fails where one changed, and FOLDER (out/golden) holds kept, drawn and difference.
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { checkGolden } from "./golden/golden-frames.ts";

const { values } = parseArgs({
  options: {
    update: { type: "boolean", default: false },
    out: { type: "string", short: "o", default: join("out", "golden") },
  },
});
const changed = await checkGolden(values.out, values.update);
for (const { name, reason } of changed) console.log(`${name} ${reason}`);
console.log(`${changed.length} golden frames ${values.update ? "written" : "changed"}`);
if (changed.length > 0 && !values.update) process.exitCode = 1;
