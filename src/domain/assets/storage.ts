/** How much a workspace keeps: the bytes of its assets, whatever they came from. */
import { sql } from "kysely";
import { ServiceError } from "../../kernel/errors.ts";
import type { Db } from "../../db/client.ts";
import type { Trx } from "../../db/transaction.ts";
import { planOf, type Plans } from "../workspaces/plans.ts";

const GIGABYTE = 2 ** 30;

/** Bytes; `limit` is null where the plan sets none. */
export type StorageUse = { used: number; limit: number | null };

export async function storageUse(db: Db | Trx, plans: Plans, workspaceId: string): Promise<StorageUse> {
  const { rows } = await sql<{ plan: string; used: number }>`
    select plan, (select coalesce(sum(size_bytes), 0)::bigint from assets where workspace_id = w.id) as used
    from workspaces w where id = ${workspaceId}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error(`there is no workspace ${workspaceId}`);
  const { storageGb } = planOf(plans, row.plan);
  return { used: row.used, limit: storageGb === undefined ? null : storageGb * GIGABYTE };
}

/** Whether so many bytes more may be kept. Exact only while the workspace is locked. */
export async function hasRoom(trx: Trx, plans: Plans, workspaceId: string, bytes: number): Promise<boolean> {
  const { used, limit } = await storageUse(trx, plans, workspaceId);
  return limit === null || used + bytes <= limit;
}

/** @throws ServiceError `quota_exceeded` where the plan has no room for so many bytes more. The workspace is locked. */
export async function requireRoom(trx: Trx, plans: Plans, workspaceId: string, bytes: number): Promise<void> {
  if (await hasRoom(trx, plans, workspaceId, bytes)) return;
  const { used, limit } = await storageUse(trx, plans, workspaceId);
  const [has, may] = [used, limit ?? 0].map((size) => Math.round((size / GIGABYTE) * 1000) / 1000);
  throw new ServiceError(
    "quota_exceeded",
    `Assets of ${has} GB are kept and the plan allows ${may} GB; this would be more. Delete some first.`,
  );
}
