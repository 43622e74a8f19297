import { ServiceError } from "../../kernel/errors.ts";

/** MB of the limits. */
export const MEGABYTE = 1_048_576;

export type FileKind = "document" | "image" | "audio" | "video";

/** The most that a file of a kind may have, in MB. */
export const MAX_MEGABYTES: Readonly<Record<FileKind, number>> = {
  document: 10,
  image: 10,
  audio: 20,
  video: 60,
};

/** What a name's ending promises. `content` names the ways in which the content may keep the promise. */
export type FileType = {
  kind: FileKind;
  mimetype: string;
  /** Endings that the recogniser may give for such content; `text` and `svg` are looked at by hand. */
  content: "text" | "svg" | readonly string[];
};

const MARKDOWN: FileType = { kind: "document", mimetype: "text/markdown", content: "text" };
const JPEG: FileType = { kind: "image", mimetype: "image/jpeg", content: ["jpg"] };
const OFFICE = "application/vnd.openxmlformats-officedocument";

/** By the ending of the name, in the order of the specification. */
export const FILE_TYPES: Readonly<Record<string, FileType>> = {
  pdf: { kind: "document", mimetype: "application/pdf", content: ["pdf"] },
  docx: { kind: "document", mimetype: `${OFFICE}.wordprocessingml.document`, content: ["docx"] },
  pptx: { kind: "document", mimetype: `${OFFICE}.presentationml.presentation`, content: ["pptx"] },
  md: MARKDOWN,
  markdown: MARKDOWN,
  mdx: { kind: "document", mimetype: "text/mdx", content: "text" },
  jpg: JPEG,
  jpeg: JPEG,
  png: { kind: "image", mimetype: "image/png", content: ["png", "apng"] },
  gif: { kind: "image", mimetype: "image/gif", content: ["gif"] },
  webp: { kind: "image", mimetype: "image/webp", content: ["webp"] },
  svg: { kind: "image", mimetype: "image/svg+xml", content: "svg" },
  wav: { kind: "audio", mimetype: "audio/wav", content: ["wav"] },
  mp3: { kind: "audio", mimetype: "audio/mpeg", content: ["mp3"] },
  m4a: { kind: "audio", mimetype: "audio/mp4", content: ["m4a", "m4b", "f4a", "mp4"] },
  aac: { kind: "audio", mimetype: "audio/aac", content: ["aac"] },
  ogg: { kind: "audio", mimetype: "audio/ogg", content: ["ogg", "oga", "opus", "spx"] },
  flac: { kind: "audio", mimetype: "audio/flac", content: ["flac"] },
  mp4: { kind: "video", mimetype: "video/mp4", content: ["mp4", "m4v", "f4v"] },
  webm: { kind: "video", mimetype: "video/webm", content: ["webm"] },
  mov: { kind: "video", mimetype: "video/quicktime", content: ["mov"] },
};

export const EXTENSIONS: readonly string[] = Object.keys(FILE_TYPES);

export function extensionOfName(name: string): string {
  return /\.([A-Za-z0-9]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
}

/** What the name promises, or null for an ending that is not taken. */
export function typeOfName(name: string): FileType | null {
  const extension = extensionOfName(name);
  return Object.hasOwn(FILE_TYPES, extension) ? (FILE_TYPES[extension] ?? null) : null;
}

/** The most MB that a file of this name may have; of an unknown kind, the most of any. */
export function maxMegabytes(name: string): number {
  const type = typeOfName(name);
  return type === null ? Math.max(...Object.values(MAX_MEGABYTES)) : MAX_MEGABYTES[type.kind];
}

export type RefusalReason = "too_many" | "unsupported_type" | "empty" | "too_large";

/** The error of an upload: it names the rule, the file, and what a file of its kind may have. */
export function refusal(reason: RefusalReason, file: string, message: string): ServiceError {
  return new ServiceError("invalid_parameter", message, { reason, file, max_mb: maxMegabytes(file) });
}

export function tooLarge(file: string): ServiceError {
  const max = maxMegabytes(file);
  return refusal("too_large", file, `${shown(file)} is larger than ${max} MB.`);
}

/** A file name as messages show it. */
export function shown(file: string): string {
  return file === "" ? "A file without a name" : `"${file}"`;
}
