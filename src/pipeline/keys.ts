/** Where the pipeline keeps its files; one place, so that deletion finds what creation made. */
import type { Work } from "../domain/work.ts";

export function workId(work: Work): string {
  return work.kind === "message" ? work.messageId : work.renderId;
}

export function outlineKey(workspaceId: string, messageId: string): string {
  return `results/${workspaceId}/outlines/${messageId}.json`;
}

/** What a turn's film is made from; the next turn goes on from it. */
export function draftKey(workspaceId: string, messageId: string): string {
  return `results/${workspaceId}/drafts/${messageId}.json`;
}

export function storyboardKeyOf(workspaceId: string, hash: string): string {
  return `results/${workspaceId}/storyboards/${hash}.json`;
}

export function segmentSpecKey(workspaceId: string, hash: string): string {
  return `results/${workspaceId}/segment-specs/${hash}.json`;
}

/** Below them lies what can be made again, and is let go when it grows too large. */
export const CACHE_PREFIXES = ["segments", "sound", "speech"] as const;

export function segmentKey(workspaceId: string, hash: string): string {
  return `segments/${workspaceId}/${hash}.seg`;
}

/** A scene as it is heard, encoded. */
export function soundKey(workspaceId: string, hash: string): string {
  return `sound/${workspaceId}/${hash}.aac`;
}

export function sceneSoundKey(workspaceId: string, hash: string): string {
  return `speech/${workspaceId}/${hash}.f32`;
}

/** The plan of the film that this work makes; the newest of a message serves its renders. */
export function filmPlanKey(workspaceId: string, work: Work): string {
  return `films/${workspaceId}/${workId(work)}.json`;
}

/** A voice's sample, the same for everybody; the number changes with the texts or the voices. */
export function voicePreviewKey(voiceId: string): string {
  return `voices/1/${voiceId}.mp3`;
}

/** The files a caller downloads. */
export function deliveredKey(workspaceId: string, work: Work, name: string): string {
  return `delivered/${workspaceId}/${workId(work)}/${name}`;
}
