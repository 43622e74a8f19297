import type { Scope } from "./scopes.ts";

/** Who calls: a verified key, with the limits in force for it. */
export type Caller = {
  workspaceId: string;
  keyId: string;
  scopes: ReadonlySet<Scope>;
  plan: string;
  /** Requests a minute of this key, never above the workspace's. */
  rpm: number;
  workspaceRpm: number;
  concurrency: number;
  workspaceConcurrency: number;
  /** Hundredths, or null without one. */
  monthlyBudget: number | null;
};
