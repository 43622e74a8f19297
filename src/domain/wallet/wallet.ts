import { ServiceError } from "../../kernel/errors.ts";
import { centicredits, fromCredits, toCredits, type Centicredits } from "../../kernel/money.ts";
import type { Trx } from "../../db/transaction.ts";
import { planOf, type Plans } from "../workspaces/plans.ts";
import { budgetUse } from "./budget.ts";
import { balancesOf, hasHappened, heldByMessage, heldOf, post, type Bucket, type Entry } from "./ledger.ts";
import { monthOf } from "./months.ts";

/**
 * Takes the workspace's turn: whoever changes its wallet or counts its running work holds this row,
 * so that sums read inside the transaction stay true until it ends. Always the first lock taken
 * (workspace → conversation → message), or two transactions could wait for each other.
 */
export async function lockWorkspace(trx: Trx, workspaceId: string): Promise<{ plan: string }> {
  return (
    trx
      .selectFrom("workspaces")
      .select("plan")
      .where("id", "=", workspaceId)
      // Not FOR UPDATE: that would also stop inserts that only refer to the workspace.
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
  );
}

/** Grants this month's free credits if the plan has some and nobody did yet. The workspace is locked. */
export async function renewFreeCredits(
  trx: Trx,
  workspaceId: string,
  monthlyFreeCredits: number,
  now: Date,
): Promise<void> {
  if (monthlyFreeCredits === 0) return;
  const bucket: Bucket = `free:${monthOf(now)}`;
  if (await hasHappened(trx, workspaceId, `grant:${bucket}`)) return;
  const amount: number = fromCredits(monthlyFreeCredits);
  await post(trx, {
    workspaceId,
    entries: [
      { account: bucket, amount, kind: "grant" },
      { account: "grants", amount: -amount, kind: "grant" },
    ],
    once: `grant:${bucket}`,
    messageId: null,
    keyId: null,
    at: now,
  });
}

/**
 * Adds base credits, or takes them back where the amount is negative, but never below 0.
 * @returns what was really added.
 */
export async function grantBase(
  trx: Trx,
  workspaceId: string,
  amount: Centicredits,
  now: Date,
): Promise<Centicredits> {
  await lockWorkspace(trx, workspaceId);
  const [, base] = await sourcesAt(trx, workspaceId, now);
  const granted = Math.max(amount, -base[1]);
  const kind = granted >= 0 ? "grant" : "take_back";
  await post(trx, {
    workspaceId,
    entries: [
      { account: "base", amount: granted, kind },
      { account: "grants", amount: -granted, kind },
    ],
    once: null,
    messageId: null,
    keyId: null,
    at: now,
  });
  return centicredits(granted);
}

/** Spreads an amount over sources in order, each up to what it has. */
function spread(
  amount: number,
  sources: readonly [Bucket, number][],
): { parts: [Bucket, number][]; rest: number } {
  let rest = amount;
  const parts: [Bucket, number][] = [];
  for (const [bucket, has] of sources) {
    const part = Math.min(rest, Math.max(0, has));
    if (part > 0) parts.push([bucket, part]);
    rest -= part;
  }
  return { parts, rest };
}

/** What can be spent at a time, in the order in which it is: the month's free credits, then base. */
async function sourcesAt(
  trx: Trx,
  workspaceId: string,
  now: Date,
): Promise<[free: [Bucket, number], base: [Bucket, number]]> {
  const free: Bucket = `free:${monthOf(now)}`;
  const [ofMonth, base] = await balancesOf(trx, workspaceId, [free, "base"]);
  return [
    [free, ofMonth],
    ["base", base],
  ];
}

export type HoldRequest = {
  workspaceId: string;
  keyId: string;
  /** Hundredths; null: the key has no budget of its own. */
  monthlyBudget: number | null;
  messageId: string;
  amount: Centicredits;
  plans: Plans;
  now: Date;
};

/**
 * Reserves credits for a message, free ones first.
 * @throws ServiceError `insufficient_credits` when balance or the key's monthly budget does not cover it.
 */
export async function hold(trx: Trx, request: HoldRequest): Promise<void> {
  const { workspaceId, keyId, messageId, amount, now } = request;
  const { plan } = await lockWorkspace(trx, workspaceId);
  await renewFreeCredits(trx, workspaceId, planOf(request.plans, plan).monthlyFreeCredits, now);
  const { parts, rest } = spread(amount, await sourcesAt(trx, workspaceId, now));
  if (rest > 0) {
    const has = toCredits(centicredits(amount - rest));
    throw new ServiceError(
      "insufficient_credits",
      `This needs a reserve of ${toCredits(amount)} credits; the balance is ${has}.`,
    );
  }
  if (request.monthlyBudget !== null) {
    const use = await budgetUse(trx, request, now);
    const left = Math.max(0, request.monthlyBudget - use.spent - use.reserved);
    if (amount > left) {
      throw new ServiceError(
        "insufficient_credits",
        `This needs a reserve of ${toCredits(amount)} credits; ${toCredits(centicredits(left))} remain of this key's monthly budget.`,
      );
    }
  }
  await post(trx, {
    workspaceId,
    entries: parts.flatMap(([bucket, part]): Entry[] => [
      { account: bucket, amount: -part, kind: "hold" },
      { account: heldOf(bucket), amount: part, kind: "hold" },
    ]),
    once: `hold:${messageId}`,
    messageId,
    keyId,
    at: now,
  });
}

export type Settlement = { charged: Centicredits; writtenOff: Centicredits };

/**
 * Ends a message's hold: releases all of it and charges `amount`, in one ledger transaction. The
 * charge is taken from what was held (free first), then from the balance down to 0; the rest is
 * written off. A second call for the same message does nothing and returns null.
 */
export async function settle(
  trx: Trx,
  request: { workspaceId: string; keyId: string; messageId: string; amount: Centicredits; now: Date },
): Promise<Settlement | null> {
  const { workspaceId, keyId, messageId, amount, now } = request;
  await lockWorkspace(trx, workspaceId);
  if (await hasHappened(trx, workspaceId, `settle:${messageId}`)) return null;
  const held = await heldByMessage(trx, messageId);
  // "free:2026-10" sorts before "free:2026-11"; base comes last.
  const heldInOrder = [...held].sort(
    ([a], [b]) => Number(a === "base") - Number(b === "base") || a.localeCompare(b),
  );
  const fromHold = spread(amount, heldInOrder);
  const fromBalance = spread(fromHold.rest, await sourcesAt(trx, workspaceId, now));
  const parts = [...fromHold.parts, ...fromBalance.parts];
  const charged = parts.reduce((total, [, part]) => total + part, 0);
  await post(trx, {
    workspaceId,
    entries: [
      ...heldInOrder.flatMap(([bucket, part]): Entry[] => [
        { account: heldOf(bucket), amount: -part, kind: "release" },
        { account: bucket, amount: part, kind: "release" },
      ]),
      ...parts.map(([bucket, part]): Entry => ({ account: bucket, amount: -part, kind: "charge" })),
      { account: "spent", amount: charged, kind: "charge" },
      { account: "write_offs", amount: -fromBalance.rest, kind: "write_off" },
      { account: "uncollected", amount: fromBalance.rest, kind: "write_off" },
    ],
    once: `settle:${messageId}`,
    messageId,
    keyId,
    at: now,
  });
  return { charged: centicredits(charged), writtenOff: centicredits(fromBalance.rest) };
}
