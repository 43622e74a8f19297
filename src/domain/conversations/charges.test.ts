/** What a turn costs: every phase in which it may be, with every way in which it may end. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { testDatabase } from "../../../test/support/database.ts";
import { PLANS, startTurns } from "../../../test/support/turns.ts";
import { readAccount } from "../wallet/account.ts";
import { noteMade } from "./made.ts";
import { beginMessage } from "./progress.ts";
import { getConversation, listMessages } from "./read.ts";
import { completeMessage, failMessage, pauseMessage, settleStopped } from "./settle.ts";
import { settleStopping } from "./settle-stopping.ts";
import { stopConversation } from "./stop.ts";

const { db } = await testDatabase({ poolSize: 16 });
const { caller, create, deps } = await startTurns(db);
const HOLD = 180;

const film = (secondsMade: number): Parameters<typeof completeMessage>[2] => ({
  answer: "",
  previewKey: "k",
  durationSeconds: 90,
  secondsMade,
  scenesMade: 2,
  scenesReused: 1,
  degradations: [],
  movieReport: {
    durationSeconds: 90,
    width: 1,
    height: 1,
    fps: 30,
    bytes: 1,
    loudnessLufs: -16,
    truePeakDbtp: -2,
    findings: [],
  },
  files: [],
});

type Turn = { conversationId: string; messageId: string };

/** Seconds that were drawn in the phase, and how a turn gets into it. */
const PHASES: Record<string, { seconds: number; enter: (turn: Turn) => Promise<unknown> }> = {
  queued: { seconds: 0, enter: async () => {} },
  "planning or speaking": { seconds: 0, enter: ({ messageId }) => beginMessage(db, messageId) },
  "half drawn": {
    seconds: 12.34,
    async enter({ messageId }) {
      await beginMessage(db, messageId);
      await noteMade(db, messageId, { seconds: 8, sceneIndex: 2 });
      await noteMade(db, messageId, { seconds: 4, sceneIndex: 2 });
      await noteMade(db, messageId, { seconds: 0.34, sceneIndex: null });
    },
  },
  "drawn beyond the hold": {
    seconds: 400,
    async enter({ messageId }) {
      await beginMessage(db, messageId);
      await noteMade(db, messageId, { seconds: 400, sceneIndex: 1 });
    },
  },
};

const stop = ({ conversationId }: Turn): Promise<unknown> =>
  stopConversation(deps, caller, conversationId, null);
const never = new Date(0);
const always = new Date(Date.now() + 3_600_000);

/** How it ends: what is to be charged of the seconds drawn; null where the phase cannot end like that. */
const ENDS: Record<
  string,
  {
    end: (turn: Turn, seconds: number) => Promise<unknown>;
    status: string;
    charged: (phase: string, seconds: number) => number | null;
  }
> = {
  completed: {
    end: ({ messageId }, seconds) => completeMessage(db, messageId, film(seconds)),
    status: "completed",
    charged: (phase, seconds) => (phase === "queued" ? null : Math.min(seconds, HOLD)),
  },
  paused: {
    end: ({ messageId }) => pauseMessage(db, messageId, "reply", "?", []),
    status: "paused",
    charged: (phase) => (phase === "queued" ? null : 0),
  },
  "failed by our fault": {
    end: ({ messageId }) => failMessage(db, messageId, { code: "x", message: "No.", retryable: true }),
    status: "failed",
    charged: () => 0,
  },
  "stopped by its worker": {
    async end(turn) {
      await stop(turn);
      await settleStopped(db, turn.messageId);
    },
    status: "stopped",
    charged: (_phase, seconds) => Math.min(seconds, HOLD),
  },
  "stopped with its worker dead": {
    async end(turn) {
      await stop(turn);
      assert.deepEqual(await settleStopping(db, never), [], "not before its time");
      await settleStopping(db, always);
    },
    status: "stopped",
    charged: (_phase, seconds) => Math.min(seconds, HOLD),
  },
  "stopped while its film was just ready": {
    async end(turn, seconds) {
      await stop(turn);
      assert.equal(await completeMessage(db, turn.messageId, film(seconds)), false);
    },
    status: "stopped",
    charged: (_phase, seconds) => Math.min(seconds, HOLD),
  },
  "stopped by four at once, and a late worker": {
    async end(turn, seconds) {
      await stop(turn);
      const all = await Promise.all([
        settleStopped(db, turn.messageId),
        settleStopping(db, always).then((ids) => ids.includes(turn.messageId)),
        settleStopping(db, always).then((ids) => ids.includes(turn.messageId)),
        settleStopped(db, turn.messageId),
      ]);
      const queued = seconds === 0 && all.filter(Boolean).length === 0;
      assert.ok(queued || all.filter(Boolean).length === 1, "settled once");
      await noteMade(db, turn.messageId, { seconds: 50, sceneIndex: 3 });
      assert.equal(await completeMessage(db, turn.messageId, film(99)), false);
      assert.equal(await failMessage(db, turn.messageId, { code: "x", message: "", retryable: true }), false);
    },
    status: "stopped",
    charged: (_phase, seconds) => Math.min(seconds, HOLD),
  },
};

describe("what a turn costs", () => {
  for (const [phase, { seconds, enter }] of Object.entries(PHASES)) {
    for (const [name, { end, status, charged }] of Object.entries(ENDS)) {
      const expected = charged(phase, seconds);
      if (expected === null) continue;
      test(`${phase}, ${name}: ${expected} credits`, async () => {
        const before = await readAccount(db, PLANS, caller.workspaceId, new Date());
        const turn = await create();
        const held = await readAccount(db, PLANS, caller.workspaceId, new Date());
        assert.equal(held.held - before.held, HOLD * 100);
        await enter(turn);
        await end(turn, seconds);
        const { items } = await listMessages(db, caller, turn.conversationId, { limit: null, offset: 0 });
        const after = await readAccount(db, PLANS, caller.workspaceId, new Date());
        assert.equal(items[0]?.status, status);
        assert.equal(items[0]?.cost, Math.round(expected * 100));
        assert.equal(
          (await getConversation(db, caller, turn.conversationId)).cost,
          Math.round(expected * 100),
        );
        assert.equal(before.balance - after.balance, Math.round(expected * 100));
        assert.equal(after.held, before.held, "nothing stays held");
        if (status === "stopped") assert.equal(items[0]?.usage?.secondsMade, seconds);
      });
    }
  }
});
