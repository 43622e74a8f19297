import { Type, type Static } from "typebox";
import { Credits, nullable, oneOf } from "./schema.ts";

export const CreditsBody = Type.Object(
  {
    balance_credits: Credits,
    base_credits: Credits,
    monthly_free_credits: Credits,
    plan: Type.String({ examples: ["self_hosted"] }),
    shared_with_platform: Type.Boolean(),
    payment_mode: oneOf(["prepaid"] as const),
  },
  { title: "Credits" },
);
export type CreditsBody = Static<typeof CreditsBody>;

export const CapacityBody = Type.Object(
  {
    rpm: Type.Integer({ description: "Requests a minute in force for this key." }),
    concurrency: Type.Integer({ description: "Tasks at once in force for this key." }),
    active_tasks: Type.Integer(),
    available_slots: Type.Integer({ description: "What would be admitted now, the workspace included." }),
    monthly_budget_credits: Credits,
    spent_credits: Credits,
    reserved_credits: Credits,
    remaining_budget_credits: Credits,
    storage_used_bytes: Type.Integer({ description: "Of all assets of the workspace." }),
    storage_limit_bytes: nullable(Type.Integer({ description: "Null: the plan sets none." })),
  },
  { title: "Capacity" },
);
export type CapacityBody = Static<typeof CapacityBody>;
