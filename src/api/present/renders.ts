import type { RenderBody } from "../../contract/renders.ts";
import { CAPTIONS_SRT, CAPTIONS_VTT, VIDEO, fileName } from "../../domain/files/resolve.ts";
import type { Render } from "../../domain/renders/types.ts";
import type { Link } from "./conversations.ts";

export function presentRender(render: Render, link: Link): RenderBody {
  const linkTo = (name: string, key: string | null): string | null =>
    key === null ? null : link(render.renderId, name);
  const named = (role: string, key: string | null): string | null =>
    key === null ? null : link(render.renderId, fileName(role, key));
  return {
    conversation_id: render.conversationId,
    render_id: render.renderId,
    message_id: render.messageId,
    status: render.status,
    progress: render.progress,
    video_url: linkTo(VIDEO, render.videoKey),
    created_at: Math.floor(render.createdAt / 1000),
    resolution: render.options.resolution,
    aspect_ratio: render.options.aspectRatio,
    fps: render.options.fps,
    captions: render.options.captions,
    duration_seconds: render.durationSeconds,
    thumbnail_url: named("thumbnail", render.thumbnailKey),
    subtitle_urls:
      render.status === "completed"
        ? { vtt: linkTo(CAPTIONS_VTT, render.vttKey), srt: linkTo(CAPTIONS_SRT, render.srtKey) }
        : null,
    transcript_url: named("transcript", render.transcriptKey),
    completed_at: render.completedAt === null ? null : Math.floor(render.completedAt / 1000),
    error: render.error,
    scenes_made: render.scenesMade,
    scenes_reused: render.scenesReused,
    quality_report:
      render.qualityReport === null
        ? null
        : {
            passed: render.qualityReport.passed,
            findings: render.qualityReport.findings.map(({ sceneIndex, ...finding }) => ({
              ...finding,
              ...(sceneIndex === undefined ? {} : { scene_index: sceneIndex }),
            })),
          },
  };
}
