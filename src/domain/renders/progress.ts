/** What a worker reads and reports of a render. */
import type { Db } from "../../db/client.ts";
import { inTransaction, type Trx } from "../../db/transaction.ts";
import type { WorkError } from "../conversations/types.ts";
import { moveRender } from "./render-states.ts";
import type { QualityReport, RenderOptions, RenderWork } from "./types.ts";

/** Takes up a render: queued → running; one that runs is given out again. Null when nothing is to be done. */
export async function beginRender(db: Db | Trx, renderId: string): Promise<RenderWork | null> {
  return inTransaction(db, async (trx) => {
    await moveRender(trx, renderId, "running", { progress: 0 });
    const row = await trx
      .selectFrom("renders")
      .innerJoin("messages", "messages.id", "renders.message_id")
      .selectAll("renders")
      .select("messages.preview_key")
      .where("renders.id", "=", renderId)
      .executeTakeFirst();
    if (row?.status !== "running" || row.preview_key === null) return null;
    return {
      renderId,
      conversationId: row.conversation_id,
      messageId: row.message_id,
      workspaceId: row.workspace_id,
      options: {
        resolution: row.resolution,
        aspectRatio: row.aspect_ratio,
        fps: row.fps as RenderOptions["fps"],
        captions: row.captions,
      },
      previewKey: row.preview_key,
      createdAt: row.created_at,
    };
  });
}

/** Whole percent, 0 to 100; ignored when the render no longer runs. */
export async function reportRenderProgress(db: Db | Trx, renderId: string, percent: number): Promise<void> {
  await db
    .updateTable("renders")
    .set({ progress: Math.max(0, Math.min(100, Math.round(percent))) })
    .where("id", "=", renderId)
    .where("status", "=", "running")
    .execute();
}

/** True when a worker should lay the render down: superseded or deleted meanwhile. */
export async function isRenderObsolete(db: Db | Trx, renderId: string): Promise<boolean> {
  const row = await db.selectFrom("renders").select("status").where("id", "=", renderId).executeTakeFirst();
  return row?.status !== "running" && row?.status !== "queued";
}

export type RenderResult = {
  /** Blob keys. */
  videoKey: string;
  thumbnailKey: string;
  vttKey: string;
  srtKey: string;
  transcriptKey?: string;
  durationSeconds: number;
  scenesMade: number;
  scenesReused: number;
  qualityReport: QualityReport;
};

/** Running → completed; false when it no longer runs. */
export async function completeRender(db: Db | Trx, renderId: string, result: RenderResult): Promise<boolean> {
  return moveRender(db, renderId, "completed", {
    progress: 100,
    video_key: result.videoKey,
    thumbnail_key: result.thumbnailKey,
    vtt_key: result.vttKey,
    srt_key: result.srtKey,
    transcript_key: result.transcriptKey ?? null,
    duration_seconds: result.durationSeconds,
    scenes_made: result.scenesMade,
    scenes_reused: result.scenesReused,
    quality_report: JSON.stringify(result.qualityReport),
    completed_at: new Date(),
  });
}

/**
 * Queued or running → failed; false when it no longer runs. `qualityReport`: where a film was made and did not
 * pass its checks; a render that failed before has none.
 */
export async function failRender(
  db: Db | Trx,
  renderId: string,
  error: WorkError,
  qualityReport: QualityReport | null = null,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    await moveRender(trx, renderId, "running", {});
    return moveRender(trx, renderId, "failed", {
      error: JSON.stringify(error),
      progress: null,
      quality_report: qualityReport === null ? null : JSON.stringify(qualityReport),
    });
  });
}
