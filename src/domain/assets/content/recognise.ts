/** What a file is by its content, held against what its name says. Nothing is decoded. */
import { fileTypeFromFile } from "file-type";
import { ServiceError } from "../../../kernel/errors.ts";
import { refusal, shown, typeOfName, type FileType } from "../file-kinds.ts";
import { cleanSvgFile } from "../svg/clean-svg-file.ts";
import { hasPictureTrack } from "./iso-tracks.ts";
import { measurePicture, type PictureSize } from "./measure-picture.ts";
import { isPlainText } from "./plain-text.ts";

/** A file that may be kept as it now lies on disk. */
export type Recognised = { mimetype: string; size: PictureSize | null };

/** Pictures beyond it are refused before anything decodes them: 64 million pixels are 256 MB in memory. */
const MAX_PIXELS = 64_000_000;
const MAX_SIDE = 16_384;

function mismatch(name: string): ServiceError {
  return refusal("unsupported_type", name, `${shown(name)} does not hold what its name says.`);
}

async function keepsPromise(path: string, type: FileType): Promise<boolean> {
  if (type.content === "svg") return true;
  if (type.content === "text") return isPlainText(path);
  const found = await fileTypeFromFile(path);
  if (found === undefined || !type.content.includes(found.ext)) return false;
  // One container for both: what makes it sound is that it has no picture.
  if (type.kind === "audio" && found.ext === "mp4") return !(await hasPictureTrack(path));
  return true;
}

/**
 * Recognises a local file. An SVG is rewritten in place, without what could act or fetch.
 * @throws ServiceError `invalid_parameter` with reason `unsupported_type` or `too_large`.
 */
export async function recognise(path: string, name: string): Promise<Recognised> {
  const type = typeOfName(name);
  if (type === null || !(await keepsPromise(path, type))) throw mismatch(name);
  if (type.kind !== "image") return { mimetype: type.mimetype, size: null };
  const size = type.content === "svg" ? await cleanSvgFile(path) : await measurePicture(path);
  if (size === "unreadable") throw mismatch(name);
  if (
    size !== null &&
    (size.width * size.height > MAX_PIXELS || Math.max(size.width, size.height) > MAX_SIDE)
  ) {
    const rule = `at most ${MAX_SIDE} pixels a side and ${MAX_PIXELS / 1_000_000} million in all`;
    throw refusal(
      "too_large",
      name,
      `${shown(name)} is ${size.width}×${size.height}; a picture may have ${rule}.`,
    );
  }
  return { mimetype: type.mimetype, size };
}
