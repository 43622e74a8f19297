import { lookup } from "node:dns/promises";
import { setTimeout as sleep } from "node:timers/promises";
import type { Resolve } from "./addresses.ts";

const PATIENCE_MS = 2_000;

/** The system's resolver; a name that takes longer than two seconds counts as not resolving. */
export const systemResolve: Resolve = async (name) => {
  const timeout = new AbortController();
  try {
    const found = await Promise.race([
      lookup(name, { all: true }),
      sleep(PATIENCE_MS, [], { signal: timeout.signal, ref: false }),
    ]);
    return found.map((entry) => entry.address);
  } finally {
    timeout.abort();
  }
};
