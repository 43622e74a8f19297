import type { FastifyInstance } from "fastify";
import { CapacityBody, CreditsBody } from "../../contract/account.ts";
import { centicredits, toCredits } from "../../kernel/money.ts";
import { storageUse } from "../../domain/assets/storage.ts";
import { countActive, freeSlots } from "../../domain/capacity/slots.ts";
import { readAccount, readBudget } from "../../domain/wallet/account.ts";
import type { ApiDeps } from "../deps.ts";
import { callerOf } from "../request.ts";
import { describeRoute } from "../schema-of-route.ts";

const TAG = "Account";

function credits(hundredths: number): number {
  return toCredits(centicredits(hundredths));
}

export function addAccount(app: FastifyInstance, deps: ApiDeps): void {
  app.get(
    "/v1/account/credits",
    {
      config: { scope: "account:read" },
      schema: describeRoute({
        summary: "Read the credits of the workspace",
        tag: TAG,
        operationId: "getCredits",
        answer: CreditsBody,
        status: 200,
      }),
    },
    async (request): Promise<{ data: CreditsBody }> => {
      const caller = callerOf(request);
      const account = await readAccount(deps.db, deps.plans, caller.workspaceId, deps.clock.now());
      return {
        data: {
          balance_credits: toCredits(account.balance),
          base_credits: toCredits(account.base),
          monthly_free_credits: toCredits(account.free),
          plan: caller.plan,
          shared_with_platform: true,
          payment_mode: "prepaid",
        },
      };
    },
  );

  app.get(
    "/v1/account/capacity",
    {
      config: { scope: "account:read" },
      schema: describeRoute({
        summary: "Read what this key may do now",
        description: "Use it before starting a paid run.",
        tag: TAG,
        operationId: "getCapacity",
        answer: CapacityBody,
        status: 200,
      }),
    },
    async (request): Promise<{ data: CapacityBody }> => {
      const caller = callerOf(request);
      const active = await countActive(deps.db, caller);
      const budget = await readBudget(deps.db, caller, deps.clock.now());
      const storage = await storageUse(deps.db, deps.plans, caller.workspaceId);
      return {
        data: {
          rpm: caller.rpm,
          concurrency: caller.concurrency,
          active_tasks: active.ofKey,
          available_slots: freeSlots(caller, active),
          monthly_budget_credits: credits(budget.monthly),
          spent_credits: credits(budget.spent),
          reserved_credits: credits(budget.reserved),
          remaining_budget_credits: credits(budget.remaining),
          storage_used_bytes: storage.used,
          storage_limit_bytes: storage.limit,
        },
      };
    },
  );
}
