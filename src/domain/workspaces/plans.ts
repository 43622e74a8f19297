/** What a plan grants. Credits are whole credits; limits bind the workspace, and cap those of its keys. */
export type Plan = {
  /** Granted once, as the workspace is created. */
  baseCredits: number;
  /** Granted anew at the start of each month; what is left of them then is gone. */
  monthlyFreeCredits: number;
  /** Requests a minute. */
  rpm: number;
  /** Paid work and renders under way at once. */
  concurrency: number;
  /** Of assets kept; left out: no bound but the disk's. */
  storageGb?: number;
};

export type Plans = Readonly<Record<string, Plan>>;

export const DEFAULT_PLANS: Plans = {
  self_hosted: { baseCredits: 10_000, monthlyFreeCredits: 0, rpm: 600, concurrency: 4 },
  free: { baseCredits: 0, monthlyFreeCredits: 600, rpm: 60, concurrency: 1, storageGb: 1 },
  pro: { baseCredits: 0, monthlyFreeCredits: 6_000, rpm: 300, concurrency: 4, storageGb: 50 },
};

export const FIRST_PLAN = "self_hosted";

/** @throws Error when a stored workspace names a plan that the configuration no longer has. */
export function planOf(plans: Plans, name: string): Plan {
  const plan = Object.hasOwn(plans, name) ? plans[name] : undefined;
  if (plan === undefined) throw new Error(`there is no plan ${JSON.stringify(name)} in the configuration`);
  return plan;
}
