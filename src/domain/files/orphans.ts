import { sql } from "kysely";
import type { Trx } from "../../db/transaction.ts";
import type { Attachment, MessageFile } from "../conversations/types.ts";

/** All blob keys that the rows of a message or render point to. */
export type KeyedRow = {
  preview_key?: string | null;
  thumbnail_key?: string | null;
  video_key?: string | null;
  vtt_key?: string | null;
  srt_key?: string | null;
  transcript_key?: string | null;
  files?: unknown;
  attachments?: unknown;
};

export function keysOf(rows: readonly KeyedRow[]): string[] {
  const keys = rows.flatMap((row) => [
    row.preview_key,
    row.thumbnail_key,
    row.video_key,
    row.vtt_key,
    row.srt_key,
    row.transcript_key,
    ...((row.files as MessageFile[] | undefined) ?? []).map((file) => file.key),
    ...((row.attachments as Attachment[] | undefined) ?? []).map((file) => file.key),
  ]);
  return [...new Set(keys.filter((key) => key !== null && key !== undefined))];
}

/** Those of the keys that no row points to any more: a render may share its film with its message. */
export async function orphansOf(trx: Trx, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<{ key: string }>`
    select key from unnest(${[...keys]}::text[]) as key
    where not exists (select from renders r where key in
        (r.video_key, r.thumbnail_key, r.vtt_key, r.srt_key, r.transcript_key))
      and not exists (select from messages m where key in (m.preview_key, m.thumbnail_key)
        or m.files @> jsonb_build_array(jsonb_build_object('key', key))
        or m.attachments @> jsonb_build_array(jsonb_build_object('key', key)))
      and not exists (select from assets a where a.blob_key = key)
      and not exists (select from conversations c where c.config #>> '{brand,logo,key}' = key)`.execute(trx);
  return rows.map((row) => row.key);
}
