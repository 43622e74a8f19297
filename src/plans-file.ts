import { readFileSync } from "node:fs";
import { ConfigError } from "./config.ts";
import { DEFAULT_PLANS, type Plan, type Plans } from "./domain/workspaces/plans.ts";

/** What a plan holds in the file, each a whole number from 0 (limits: from 1) to a billion; without `storage_gb` assets have no bound. */
const FIELDS = {
  base_credits: { name: "baseCredits", min: 0 },
  monthly_free_credits: { name: "monthlyFreeCredits", min: 0 },
  rpm: { name: "rpm", min: 1 },
  concurrency: { name: "concurrency", min: 1 },
  storage_gb: { name: "storageGb", min: 1, optional: true },
} as const satisfies Record<string, { name: keyof Plan; min: number; optional?: true }>;
const MOST = 1_000_000_000;

function refuse(rule: string, value: unknown): never {
  throw new ConfigError("PLANS_FILE", rule, typeof value === "string" ? value : JSON.stringify(value));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function planOf(plan: string, value: unknown): Plan {
  if (!isObject(value)) refuse(`must give ${plan} as an object`, value);
  const unknown = Object.keys(value).find((field) => !Object.hasOwn(FIELDS, field));
  if (unknown !== undefined)
    refuse(`knows no field ${plan}.${unknown}, only ${Object.keys(FIELDS).join(", ")}`, value);
  const numbers = Object.entries(FIELDS).flatMap(([field, { name, min, ...rule }]) => {
    const number = value[field];
    if ("optional" in rule && number === undefined) return [];
    if (typeof number !== "number" || !Number.isInteger(number) || number < min || number > MOST)
      refuse(`must give ${plan}.${field} as a whole number from ${min} to ${MOST}`, number ?? "nothing");
    return [[name, number] as const];
  });
  return Object.fromEntries(numbers) as Plan;
}

/**
 * The plans in force: ours, and those of a JSON file of the operator's (`{"team": {"base_credits": 0, …}}`),
 * which may also redefine ours. @throws ConfigError that names the first thing wrong.
 */
export function loadPlans(file: string | null): Plans {
  if (file === null) return DEFAULT_PLANS;
  let parsed: unknown;
  try {
    parsed = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new ConfigError("PLANS_FILE", `must be a JSON file that can be read (${String(error)})`, file);
  }
  if (!isObject(parsed)) refuse("must hold an object of plans by name", parsed);
  const plans = Object.entries(parsed).map(([name, value]) => {
    if (!/^[a-z][a-z0-9_]{0,62}$/.test(name)) refuse("must name plans in lower case, digits and _", name);
    return [name, planOf(name, value)] as const;
  });
  return { ...DEFAULT_PLANS, ...Object.fromEntries(plans) };
}
