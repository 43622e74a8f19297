import { readFileSync } from "node:fs";
import { readersOf } from "/tmp/mine/w/notes/src/agent/embedded/brief/order-readers.ts";
import { withoutOrder } from "/tmp/mine/w/notes/src/agent/embedded/brief/order.ts";
import { cleanPrompt } from "/tmp/mine/w/notes/src/agent/embedded/brief/clean-prompt.ts";
for (const f of process.argv.slice(2)) {
  const src = cleanPrompt(readFileSync(f, "utf8"));
  console.log("=== " + f);
  const found: any = readersOf(src);
  for (const k of Object.keys(found)) { const w = found[k]?.wishes ?? found[k]?.leftOut; if (w?.length) console.log(k, JSON.stringify(w)); }
  const o = withoutOrder(src);
  console.log("ALL", JSON.stringify(o.wishes), "SUBJECT", o.subject, "OPEN", o.opening?.text, "CLOSE", o.closing?.text);
}
