import type { ColumnType, Generated } from "kysely";

/** jsonb: read as a value, written as JSON text (`JSON.stringify`), since `pg` would send an array as a Postgres array. */
type Json<T> = ColumnType<T, string | undefined, string>;
type NullableJson<T> = ColumnType<T | null, string | null | undefined, string | null>;
type Time = ColumnType<Date, Date | undefined, Date>;
type NullableTime = ColumnType<Date | null, Date | null | undefined, Date | null>;
/** By a trigger; never written. */
type Made<T> = ColumnType<T, never, never>;
/** Integer hundredths of a credit. */
type Amount = ColumnType<number, number | undefined, number>;

export type MessageStatus = "queued" | "running" | "stopping" | "paused" | "completed" | "failed" | "stopped";
export type RenderStatus = "queued" | "running" | "completed" | "failed" | "superseded";

export type WorkspaceTable = {
  id: string;
  name: string;
  plan: string;
  /** Made by the first start of the service; at most one. */
  is_first: Generated<boolean>;
  webhook_secret: string;
  /** Signs beside the new one until `previous_webhook_secret_until`. */
  previous_webhook_secret: string | null;
  previous_webhook_secret_until: NullableTime;
  created_at: Time;
};

export type ApiKeyTable = {
  id: string;
  workspace_id: string;
  /** The part of the key that may be shown, and by which it is found. */
  prefix: string;
  /** SHA-256 of the whole key, hex. */
  hash: string;
  scopes: string[];
  rpm: number | null;
  concurrency: number | null;
  monthly_budget: number | null;
  created_at: Time;
  expires_at: NullableTime;
  revoked_at: NullableTime;
  last_used_at: NullableTime;
};

export type IdempotencyTable = {
  workspace_id: string;
  method: string;
  path: string;
  key: string;
  input_hash: string;
  status: number;
  answer: NullableJson<unknown>;
  created_at: Time;
};

export type ConversationTable = {
  id: string;
  workspace_id: string;
  /** Opaque here; the domain knows its shape. */
  config: Json<unknown>;
  require_outline_confirmation: boolean;
  created_at: Time;
  updated_at: Time;
};

export type MessageTable = {
  id: string;
  conversation_id: string;
  workspace_id: string;
  key_id: string;
  /** From 1 within the conversation. */
  seq: number;
  status: MessageStatus;
  next_action: "confirm_outline" | "reply" | null;
  outline_action: "confirm" | "revise" | null;
  /** Whether the prompt is part of the brief, or an instruction about what was made from it. */
  joins_brief: boolean;
  query: string;
  answer: Generated<string>;
  outline: NullableJson<unknown>;
  outline_confirmed: Generated<boolean>;
  error: NullableJson<unknown>;
  progress: NullableJson<unknown>;
  usage: NullableJson<unknown>;
  degradations: Json<unknown>;
  attachments: Json<unknown>;
  preview_key: string | null;
  thumbnail_key: string | null;
  files: Json<unknown>;
  movie_report: NullableJson<unknown>;
  duration_seconds: number | null;
  callback_url: string | null;
  callback_id: string | null;
  /** What was reserved as the message was accepted. */
  hold: Amount;
  /** The hold until the message settles, the charge after. */
  cost: Amount;
  created_at: Time;
  started_at: NullableTime;
  settled_at: NullableTime;
  /** Seconds of film drawn anew by this turn so far; what a stop charges. */
  made_seconds: Generated<number>;
  /** The scenes that they belong to. */
  made_scenes: Generated<number[]>;
  stop_requested_at: NullableTime;
  /** What the agent asked about an instruction, while the turn waits for a reply. */
  question: NullableJson<unknown>;
};

export type RenderTable = {
  id: string;
  conversation_id: string;
  message_id: string;
  workspace_id: string;
  key_id: string;
  status: RenderStatus;
  /** Asked for without `message_id`: follows the newest film, and is superseded by a newer one. */
  follows_latest: boolean;
  resolution: "720p" | "1080p" | "2160p";
  aspect_ratio: "16:9" | "9:16" | "1:1";
  fps: number;
  captions: "none" | "track" | "burned";
  progress: number | null;
  video_key: string | null;
  thumbnail_key: string | null;
  vtt_key: string | null;
  srt_key: string | null;
  transcript_key: string | null;
  duration_seconds: number | null;
  scenes_made: number | null;
  scenes_reused: number | null;
  quality_report: NullableJson<unknown>;
  error: NullableJson<unknown>;
  callback_url: string | null;
  callback_id: string | null;
  created_at: Time;
  completed_at: NullableTime;
};

export type LedgerTable = {
  id: Generated<number>;
  /** Entries of one transaction sum to 0. */
  transaction_id: string;
  workspace_id: string;
  account: string;
  amount: number;
  kind: "grant" | "hold" | "release" | "charge" | "write_off" | "take_back";
  /** Names a transaction that may happen once only (`hold:msg_…`, `settle:msg_…`, `grant:free:2026-11`). */
  once: string | null;
  message_id: string | null;
  key_id: string | null;
  created_at: Time;
  /** From 1 within the account, without gaps. What follows is made by the database. */
  position: Made<number>;
  /** What the account holds after this entry. */
  balance_after: Made<number>;
  /** What this entry counts for with its key: `held`, `spent:2026-11`, or nothing. */
  key_account: Made<string | null>;
  key_position: Made<number | null>;
  /** What the key has reserved, or has spent that month, after this entry. */
  key_after: Made<number | null>;
};

export type AssetTable = {
  id: Generated<number>;
  workspace_id: string;
  /** As the caller named the file. */
  name: string;
  mimetype: string;
  /** Its own: no two assets share bytes, so that deleting one is simple. */
  blob_key: string;
  /** Of the bytes that are kept and served, hex. */
  sha256: string;
  size_bytes: number;
  /** px as shown, of pictures whose size is known. */
  width: number | null;
  height: number | null;
  created_at: Time;
  updated_at: Time;
};

export type BrandKitTable = {
  id: Generated<number>;
  workspace_id: string;
  brand_name: string;
  content_style_description: string;
  /** As the caller gave it; what is missing is derived as it is read. */
  theme_color: Json<unknown>;
  logo_asset_id: number | null;
  created_at: Time;
  updated_at: Time;
};

export type SpeechTable = {
  id: string;
  workspace_id: string;
  key_id: string;
  status: "queued" | "running" | "completed" | "failed";
  request: Json<unknown>;
  /** The idempotency record to free when it fails. */
  claim: NullableJson<unknown>;
  /** What was made, also once that asset is deleted: a replay gives the first answer. */
  asset_id: number | null;
  duration_seconds: number | null;
  words: NullableJson<unknown>;
  error: NullableJson<unknown>;
  /** Hundredths: what is reserved, and the reserve until it settles, the charge after. */
  hold: Amount;
  cost: Amount;
  created_at: Time;
  settled_at: NullableTime;
};

export type RateWindowTable = { subject: string; window_start: number; used: number };

export type Database = {
  workspaces: WorkspaceTable;
  api_keys: ApiKeyTable;
  idempotency_records: IdempotencyTable;
  conversations: ConversationTable;
  messages: MessageTable;
  renders: RenderTable;
  assets: AssetTable;
  brand_kits: BrandKitTable;
  speeches: SpeechTable;
  ledger: LedgerTable;
  rate_windows: RateWindowTable;
};
