/** Which ending suits a file that came from an address: names on the web promise little, content decides. */
import { open } from "node:fs/promises";
import { fileTypeFromFile } from "file-type";
import { extensionOfName, FILE_TYPES } from "../file-kinds.ts";
import { hasPictureTrack } from "./iso-tracks.ts";

/** What came with the file. */
export type Hints = {
  /** As the caller or the address names it; may be empty. */
  name: string;
  /** Without parameters; may be empty. */
  contentType: string;
};

const TEXT_TYPES = new Set(["text/markdown", "text/x-markdown", "text/plain"]);

/** The kinds that one container may hold by what it has in it: with pictures a clip, without them sound. */
const WITHOUT_PICTURES: Readonly<Record<string, string>> = { mp4: "m4a" };

/** A drawing may open with the words of XML, a comment, or at once. */
async function beginsAsDrawing(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4_096), 0, 4_096, 0);
    const start = buffer.toString("utf8", 0, bytesRead).replace(/^\uFEFF/, "");
    return /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*(?:<!doctype svg\b|<svg[\s>])/i.test(start);
  } finally {
    await file.close();
  }
}

/** An ending of those that are taken, or null for what is none of them. The content may still be refused. */
export async function endingOf(path: string, { name, contentType }: Hints): Promise<string | null> {
  const said = extensionOfName(name);
  const type = Object.hasOwn(FILE_TYPES, said) ? FILE_TYPES[said] : undefined;
  const found = await fileTypeFromFile(path);
  if (found === undefined || found.ext === "xml") {
    if (type?.content === "svg" || contentType === "image/svg+xml" || (await beginsAsDrawing(path)))
      return "svg";
    if (type?.content === "text") return said;
    // A page of the web is no document: what it says stands between what it shows.
    return TEXT_TYPES.has(contentType) && !/^x?html?$/.test(said) ? "md" : null;
  }
  const sound = WITHOUT_PICTURES[found.ext];
  if (sound !== undefined && !(await hasPictureTrack(path))) return sound;
  const suitable = Object.entries(FILE_TYPES).flatMap(([ending, { content, kind }]) =>
    Array.isArray(content) && content.includes(found.ext) && !(sound !== undefined && kind === "audio")
      ? [ending]
      : [],
  );
  return suitable.includes(said) ? said : (suitable[0] ?? null);
}
