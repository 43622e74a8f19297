/** What callers of the domain hand through to it. */
export type { Db } from "../db/client.ts";
