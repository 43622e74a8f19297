import { open, readFile } from "node:fs/promises";
import { disableTypes, imageSize, types } from "image-size";

/** px, as it is shown. */
export type PictureSize = { width: number; height: number };

// Fewer readers, fewer ways to be tricked: only what is taken as a picture.
const READ = new Set(["jpg", "png", "gif", "webp"]);
disableTypes(types.filter((type) => !READ.has(type)));

/** Where nearly every file has told its size. */
const HEAD_BYTES = 512 * 1024;
/** EXIF orientations from here on turn the picture on its side. */
const SIDEWAYS = 5;

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const buffer = Buffer.alloc(HEAD_BYTES);
    const { bytesRead } = await file.read(buffer, 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function sizeIn(bytes: Buffer): ReturnType<typeof imageSize> | null {
  try {
    return imageSize(bytes);
  } catch {
    // The reader knows no other way to say that it found nothing.
    return null;
  }
}

/** The size that a JPEG, PNG, GIF or WebP says it has, read from its header. */
export async function measurePicture(path: string): Promise<PictureSize | "unreadable"> {
  // Colour profiles and previews may come first; a picture has at most 10 MB.
  const found = sizeIn(await headOf(path)) ?? sizeIn(await readFile(path));
  if (found === null || !(found.width > 0) || !(found.height > 0)) return "unreadable";
  const { width, height, orientation = 1 } = found;
  return orientation >= SIDEWAYS ? { width: height, height: width } : { width, height };
}
