/** Where the pipeline keeps its files; one place, so that deletion finds what creation made. */
import type { MessageId, WorkspaceId } from "../kernel/ids.ts";
import type { Work } from "./film-job.ts";

export function workId(work: Work): string {
  return work.kind === "message" ? work.messageId : work.renderId;
}

export function outlineKey(workspaceId: WorkspaceId, messageId: MessageId): string {
  return `results/${workspaceId}/outlines/${messageId}.json`;
}

export function segmentSpecKey(workspaceId: WorkspaceId, hash: string): string {
  return `results/${workspaceId}/segment-specs/${hash}.json`;
}

export function segmentKey(workspaceId: WorkspaceId, hash: string): string {
  return `segments/${workspaceId}/${hash}.seg`;
}

export function soundKey(workspaceId: WorkspaceId, hash: string): string {
  return `sound/${workspaceId}/${hash}.f32`;
}

export function sceneSoundKey(workspaceId: WorkspaceId, hash: string): string {
  return `speech/${workspaceId}/${hash}.f32`;
}

/** The plan of the film that this work makes; the newest of a message serves its renders. */
export function filmPlanKey(workspaceId: WorkspaceId, work: Work): string {
  return `films/${workspaceId}/${workId(work)}.json`;
}

/** The files a caller downloads. */
export function deliveredKey(workspaceId: WorkspaceId, work: Work, name: string): string {
  return `delivered/${workspaceId}/${workId(work)}/${name}`;
}
