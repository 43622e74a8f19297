/** What a film's mark of origin says: gathered from what was planned and from what came before. */
import { open } from "node:fs/promises";
import type { MediaRef } from "../artifacts/media.ts";
import type { Origin, OriginIngredient } from "../artifacts/origin.ts";
import type { Storyboard } from "../artifacts/storyboard.ts";
import { countEdits } from "../domain/conversations/count-edits.ts";
import type { Work } from "../domain/work.ts";
import type { Blobs } from "../storage/blobs.ts";
import type { PipelineDeps } from "./stage.ts";

/** The caller's pictures and clips that the film shows, and the brand's logo; each once. */
export function mediaShown({ scenes, brand }: Pick<Storyboard, "scenes" | "brand">): MediaRef[] {
  const shown = scenes.flatMap(({ visual }): MediaRef[] => {
    if (visual.kind === "image") return visual.pictures.map(({ media }) => media);
    return visual.kind === "video" ? [visual.media] : [];
  });
  if (brand?.logo !== undefined) shown.push(brand.logo);
  return [...new Map(shown.map((media) => [media.key, media])).values()];
}

/** Prepared pictures are PNG or JPEG, prepared clips MP4. */
async function preparedFormat({ kind }: MediaRef, path: string): Promise<string> {
  if (kind === "video") return "video/mp4";
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return buffer.readUInt16BE(0) === 0x8950 ? "image/png" : "image/jpeg";
  } finally {
    await file.close();
  }
}

/** The caller's own file; where it was deleted since, what was made of it for films, under the name and hash of the original. */
export async function ingredientOf(
  blobs: Pick<Blobs, "localPath">,
  { name, key, original, ...media }: MediaRef,
): Promise<OriginIngredient> {
  const title = name;
  const given = original === undefined ? null : await blobs.localPath(original.key);
  if (original !== undefined && given !== null)
    return { title, format: original.mimetype, file: given, sha256: original.sha256 };
  const file = await blobs.localPath(key);
  if (file === null) throw new Error(`${key} is not in the store any more`);
  const format = await preparedFormat({ ...media, name, key }, file);
  return { title, format, file, ...(original !== undefined && { sha256: original.sha256 }) };
}

export async function originOf(
  { db, blobs, planner, voice }: Pick<PipelineDeps, "db" | "blobs" | "planner" | "voice">,
  work: Work,
  storyboard: Storyboard,
): Promise<Origin> {
  return {
    title: storyboard.title,
    generative: planner.generative || voice.generative,
    edits: await countEdits(db, work),
    ingredients: await Promise.all(mediaShown(storyboard).map((media) => ingredientOf(blobs, media))),
  };
}
