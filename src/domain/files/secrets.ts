import { randomBytes } from "node:crypto";
import type { Db } from "../../db/client.ts";

/** A secret of the whole service, made on first use and shared by all processes. */
export async function serviceSecret(db: Db, name: "file-urls"): Promise<string> {
  await db
    .insertInto("secrets")
    .values({ name, value: randomBytes(32).toString("base64url") })
    .onConflict((oc) => oc.doNothing())
    .execute();
  const row = await db
    .selectFrom("secrets")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
  return row.value;
}
