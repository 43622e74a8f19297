/** What a film's mark of origin says: gathered from what was planned and from what came before. */
import { open } from "node:fs/promises";
import type { MediaRef } from "../artifacts/media.ts";
import type { Origin, OriginIngredient } from "../artifacts/origin.ts";
import type { Storyboard } from "../artifacts/storyboard.ts";
import { countEdits } from "../domain/conversations/count-edits.ts";
import type { Work } from "../domain/work.ts";
import type { Blobs } from "../storage/blobs.ts";
import type { PipelineDeps } from "./stage.ts";

/** The caller's pictures and clips that the film shows, each once. */
export function mediaShown({ scenes }: Pick<Storyboard, "scenes">): MediaRef[] {
  const shown = scenes.flatMap(({ visual }): MediaRef[] => {
    if (visual.kind === "image") return visual.pictures.map(({ media }) => media);
    return visual.kind === "video" ? [visual.media] : [];
  });
  return [...new Map(shown.map((media) => [media.key, media])).values()];
}

/** Prepared pictures are PNG or JPEG, prepared clips MP4. */
async function formatOf({ kind }: MediaRef, path: string): Promise<string> {
  if (kind === "video") return "video/mp4";
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return buffer.readUInt16BE(0) === 0x8950 ? "image/png" : "image/jpeg";
  } finally {
    await file.close();
  }
}

async function ingredientOf(blobs: Pick<Blobs, "localPath">, media: MediaRef): Promise<OriginIngredient> {
  const file = await blobs.localPath(media.key);
  if (file === null) throw new Error(`${media.key} is not in the store any more`);
  return { title: media.name, format: await formatOf(media, file), file };
}

export async function originOf(
  { db, blobs, planner }: Pick<PipelineDeps, "db" | "blobs" | "planner">,
  work: Work,
  storyboard: Storyboard,
): Promise<Origin> {
  return {
    title: storyboard.title,
    generative: planner.generative,
    edits: await countEdits(db, work),
    ingredients: await Promise.all(mediaShown(storyboard).map((media) => ingredientOf(blobs, media))),
  };
}
