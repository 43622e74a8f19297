import { isId } from "../../kernel/ids.ts";
import type { Db } from "../../db/client.ts";
import { assetIdOfOwner } from "../assets/types.ts";
import type { MessageFile } from "../conversations/types.ts";

/** A file that can be served now. */
export type ServedFile = {
  key: string;
  mimetype: string;
  /** Never shown inside a page: what could be active, and what no browser shows by itself. */
  attachment?: boolean;
};

/** Of uploads, what is shown where it is linked. */
const SHOWN = /^(image\/(?!svg)|audio\/|video\/)/;

const MIMETYPES: Record<string, string> = {
  mp4: "video/mp4",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  vtt: "text/vtt; charset=utf-8",
  srt: "application/x-subrip; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  md: "text/markdown; charset=utf-8",
  json: "application/json; charset=utf-8",
};

export function extensionOf(key: string): string {
  return /\.([a-z0-9]+)$/i.exec(key)?.[1]?.toLowerCase() ?? "";
}

/** The public name of a file that is one of a kind on its owner, such as `thumbnail.jpg`. */
export function fileName(role: string, key: string): string {
  const extension = extensionOf(key);
  return extension === "" ? role : `${role}.${extension}`;
}

export const PREVIEW = "preview.mp4";
export const VIDEO = "video.mp4";
export const CAPTIONS_VTT = "captions.vtt";
export const CAPTIONS_SRT = "captions.srt";

function served(ownName: string, key: string | null, name: string): ServedFile | null {
  if (key === null || ownName !== name) return null;
  return { key, mimetype: MIMETYPES[extensionOf(ownName)] ?? "application/octet-stream" };
}

function servedAs(role: string, key: string | null, name: string): ServedFile | null {
  return key === null ? null : served(fileName(role, key), key, name);
}

/** Finds what a signed link points to; null once its owner is deleted. */
export async function resolveFile(db: Db, ownerId: string, name: string): Promise<ServedFile | null> {
  if (isId("message", ownerId)) {
    const row = await db
      .selectFrom("messages")
      .select(["preview_key", "thumbnail_key", "files"])
      .where("id", "=", ownerId)
      .executeTakeFirst();
    if (row === undefined) return null;
    const other = (row.files as MessageFile[]).find((file) => file.name === name);
    return (
      served(PREVIEW, row.preview_key, name) ??
      servedAs("thumbnail", row.thumbnail_key, name) ??
      (other === undefined ? null : { key: other.key, mimetype: other.mimetype })
    );
  }
  if (isId("render", ownerId)) {
    const row = await db.selectFrom("renders").selectAll().where("id", "=", ownerId).executeTakeFirst();
    if (row === undefined) return null;
    return (
      served(VIDEO, row.video_key, name) ??
      servedAs("thumbnail", row.thumbnail_key, name) ??
      served(CAPTIONS_VTT, row.vtt_key, name) ??
      served(CAPTIONS_SRT, row.srt_key, name) ??
      servedAs("transcript", row.transcript_key, name)
    );
  }
  const assetId = assetIdOfOwner(ownerId);
  if (assetId === null) return null;
  const asset = await db
    .selectFrom("assets")
    .select(["blob_key", "mimetype"])
    .where("id", "=", assetId)
    .executeTakeFirst();
  if (asset === undefined) return null;
  const { blob_key: key, mimetype } = asset;
  return { key, mimetype: withCharset(mimetype), attachment: !SHOWN.test(mimetype) };
}

function withCharset(mimetype: string): string {
  return mimetype.startsWith("text/") || mimetype === "image/svg+xml"
    ? `${mimetype}; charset=utf-8`
    : mimetype;
}
