/** Turns straight on the domain: a workspace with credits, a conversation, and the way into any state. */
import type { Db } from "../../src/db/client.ts";
import type { AcceptDeps } from "../../src/domain/conversations/accept.ts";
import { createConversation } from "../../src/domain/conversations/create.ts";
import type { VideoConfig } from "../../src/domain/conversations/types.ts";
import type { Claim } from "../../src/domain/idempotency/idempotency.ts";
import type { Caller } from "../../src/domain/keys/caller.ts";
import { createWorkspace } from "../../src/domain/workspaces/workspaces.ts";
import { systemClock } from "../../src/kernel/clock.ts";

export const PLANS = {
  big: { baseCredits: 1_000_000, monthlyFreeCredits: 0, rpm: 1, concurrency: 1_000_000 },
};

export const CONFIG: VideoConfig = {
  targetLanguage: "en",
  videoDuration: "short",
  videoStyle: "auto",
  voiceId: null,
  voiceVersion: 1,
  locale: null,
  avatarId: null,
  brandKitId: null,
  enableInitialAiVideo: false,
};

export type Turns = {
  caller: Caller;
  deps: AcceptDeps & { db: Db; clock: typeof systemClock };
  claim: (path: string) => Claim;
  create: () => Promise<{ conversationId: string; messageId: string }>;
};

export async function startTurns(db: Db): Promise<Turns> {
  const { workspaceId } = await createWorkspace(db, PLANS, { name: "w", plan: "big", now: new Date() });
  const caller: Caller = {
    workspaceId,
    keyId: "key_1",
    scopes: new Set(),
    plan: "big",
    rpm: 1,
    workspaceRpm: 1,
    concurrency: 1_000_000,
    workspaceConcurrency: 1_000_000,
    monthlyBudget: null,
  };
  const deps = { db, clock: systemClock, plans: PLANS, enqueue: async () => {} };
  let keys = 0;
  const claim = (path: string): Claim => ({
    workspaceId,
    method: "POST",
    path,
    key: `k${(keys += 1)}`,
    inputHash: "",
  });
  return {
    caller,
    deps,
    claim,
    async create() {
      const input = {
        prompt: "x",
        requireOutlineConfirmation: false,
        config: CONFIG,
        attachments: [],
        callback: null,
      };
      return (await createConversation(deps, caller, claim("c"), input)).answer;
    },
  };
}
