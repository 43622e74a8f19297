/** The demo's whole knowledge of the service: its REST contract. */
import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { Readable } from "node:stream";

export type Progress = { stage: string; percent: number; eta_seconds: number | null };

export type Message = {
  message_id: string;
  status: string;
  next_action: string | null;
  answer: string;
  error: { code: string; message: string } | null;
  preview_video_url: string | null;
  cost_credits: number;
  progress: Progress | null;
  degradations: { code: string; message: string }[];
  usage: { scenes_made: number; scenes_reused: number; seconds_made: number; cost_credits: number } | null;
  outline?: {
    title: string;
    visual_style: string;
    total_scenes: number;
    confirmed: boolean;
    scenes: object[];
  };
};

export type Render = {
  render_id: string;
  status: string;
  video_url: string | null;
  duration_seconds: number | null;
  subtitle_urls: { vtt: string; srt: string } | null;
  scenes_made: number | null;
  error: { code: string; message: string } | null;
  quality_report: { passed: boolean; findings: { severity: string; code: string; message: string }[] } | null;
};

export class RequestFailed extends Error {}

export type Client = ReturnType<typeof makeClient>;

export function makeClient(baseUrl: string, apiKey: string) {
  async function call<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(`${baseUrl}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${apiKey}`,
        ...(method === "POST" ? { "idempotency-key": crypto.randomUUID() } : {}),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as {
      data?: T;
      error?: { code: string; message: string; param?: string };
    };
    if (answer.data !== undefined) return answer.data;
    const { code, message, param } = answer.error ?? { code: response.status, message: "no error body" };
    throw new RequestFailed(
      `${method} ${path}: ${code}${param === undefined ? "" : ` (${param})`}: ${message}`,
    );
  }

  async function download(url: string, path: string): Promise<void> {
    const response = await fetch(url);
    if (!response.ok || response.body === null)
      throw new RequestFailed(`download failed with ${response.status}`);
    await pipeline(Readable.fromWeb(response.body), createWriteStream(path));
  }

  return {
    createConversation: (body: object) =>
      call<{ conversation_id: string; message_id: string }>("POST", "/v1/video-agents/conversations", body),
    send: (conversationId: string, body: object) =>
      call<{ message_id: string }>("POST", `/v1/video-agents/conversations/${conversationId}`, body),
    async latestMessage(conversationId: string): Promise<Message> {
      const { items } = await call<{ items: Message[] }>(
        "GET",
        `/v1/video-agents/conversations/${conversationId}/messages`,
      );
      const last = items.at(-1);
      if (last === undefined) throw new RequestFailed("the conversation has no message");
      return last;
    },
    createRender: (conversationId: string, body?: object) =>
      call<Render>("POST", `/v1/video-agents/conversations/${conversationId}/renders`, body),
    getRender: (conversationId: string, renderId: string) =>
      call<Render>("GET", `/v1/video-agents/conversations/${conversationId}/renders/${renderId}`),
    download,
  };
}
