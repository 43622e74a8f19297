import { unixSeconds } from "../../kernel/clock.ts";
import { centicredits, toCredits } from "../../kernel/money.ts";
import type {
  AcceptedBody,
  ConversationBody,
  MessageBody,
  OutlineBody,
} from "../../contract/conversations.ts";
import { assetOwner, linkName } from "../../domain/assets/types.ts";
import { isListed } from "../../domain/conversations/attached-files.ts";
import type { Attachment } from "../../domain/conversations/types.ts";
import type { Stopping } from "../../domain/conversations/stop.ts";
import type { Accepted } from "../../domain/conversations/accept.ts";
import type { ConversationSummary, Message } from "../../domain/conversations/read.ts";
import { PREVIEW } from "../../domain/files/resolve.ts";

/** Signs the link to a file of a message or render, as of now. */
export type Link = (ownerId: string, name: string) => string;

export function presentAccepted(accepted: Accepted | Stopping): AcceptedBody {
  return {
    conversation_id: accepted.conversationId,
    message_id: accepted.messageId,
    status: accepted.status,
    cost_credits: accepted.costCredits,
  };
}

export function presentConversation(summary: ConversationSummary, link: Link): ConversationBody {
  return {
    conversation_id: summary.conversationId,
    status: summary.status,
    next_action: summary.nextAction,
    created_at: unixSeconds(summary.createdAt),
    updated_at: unixSeconds(summary.updatedAt),
    cost_credits: toCredits(centicredits(summary.cost)),
    preview_video_url: summary.previewMessageId === null ? null : link(summary.previewMessageId, PREVIEW),
  };
}

function presentOutline(outline: NonNullable<Message["outline"]>, confirmed: boolean): OutlineBody {
  return {
    title: outline.title,
    total_scenes: outline.scenes.length,
    estimated_duration_seconds: Math.round(outline.estimatedDurationSeconds),
    visual_style: outline.style,
    confirmed,
    scenes: outline.scenes.map((scene) => ({
      index: scene.index,
      title: scene.title,
      intent: scene.intent,
      type: scene.type,
      estimated_duration_seconds: Math.round(scene.estimatedDurationSeconds),
    })),
  };
}

/** Of an asset a link to its file, which is dead once the asset is deleted. */
function attachmentUrl({ assetId, key, name, url }: Attachment, link: Link): string {
  if (!assetId || !key) return url ?? "";
  return link(assetOwner(assetId), linkName({ name: name ?? "", key }));
}

export function presentMessage(message: Message, link: Link): MessageBody {
  const cost = toCredits(centicredits(message.cost));
  return {
    conversation_id: message.conversationId,
    message_id: message.messageId,
    status: message.status,
    next_action: message.nextAction,
    ...(message.outline === null
      ? {}
      : { outline: presentOutline(message.outline, message.outlineConfirmed) }),
    created_at: unixSeconds(message.createdAt),
    error: message.error,
    query: message.query,
    answer: message.answer,
    message_files: message.attachments.filter(isListed).map((file) => ({
      asset_id: file.assetId ?? null,
      name: file.name ?? file.url ?? "",
      url: attachmentUrl(file, link),
      type: file.type,
      files_role: file.filesRole,
      mimetype: file.mimetype ?? null,
    })),
    preview_video_url: message.hasPreview ? link(message.messageId, PREVIEW) : null,
    cost_credits: cost,
    degradations: message.degradations,
    progress: message.progress,
    usage:
      message.usage === null
        ? null
        : {
            scenes_made: message.usage.scenesMade,
            scenes_reused: message.usage.scenesReused,
            seconds_made: message.usage.secondsMade,
            cost_credits: cost,
          },
  };
}
