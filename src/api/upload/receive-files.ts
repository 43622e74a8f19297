/** A multipart form on its way to disk. Limits hold while it streams; memory holds a chunk. */
import { createHash, randomUUID } from "node:crypto";
import { open } from "node:fs/promises";
import { join } from "node:path";
import type { MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { ServiceError } from "../../kernel/errors.ts";
import {
  EXTENSIONS,
  MAX_MEGABYTES,
  MEGABYTE,
  maxMegabytes,
  refusal,
  shown,
  tooLarge,
  typeOfName,
} from "../../domain/assets/file-kinds.ts";

export const MAX_FILES = 5;
const FIELD = "files";
const MAX_NAME = 255;
/** What is read of a refused form, so that its sender gets to read the answer, before the line is cut. */
const PATIENCE_BYTES = MAX_FILES * MAX_MEGABYTES.video * MEGABYTE;
/** No part is longer; each kind has its own limit below it. */
const MAX_PART_BYTES = Number.MAX_SAFE_INTEGER;

/** A file of the form, received whole. */
export type ReceivedFile = {
  path: string;
  name: string;
  sizeBytes: number;
  /** Of what was sent, hex. */
  sha256: string;
};

function unreadable(cause: unknown): ServiceError {
  return new ServiceError(
    "invalid_parameter",
    "The multipart form is cut short or malformed.",
    {},
    { cause },
  );
}

function checkPart(part: MultipartFile, position: number): void {
  const name = part.filename ?? "";
  if (part.fieldname !== FIELD) throw unknownField(part.fieldname);
  if (position >= MAX_FILES)
    throw refusal("too_many", name, `At most ${MAX_FILES} files may be sent at once.`);
  if (Array.from(name).length > MAX_NAME) {
    throw new ServiceError("invalid_parameter", `A file name must have at most ${MAX_NAME} characters.`, {
      param: FIELD,
    });
  }
  // oxlint-disable-next-line no-control-regex
  if (typeOfName(name) === null || /[\u0000-\u001f\u007f]/.test(name) || !name.isWellFormed()) {
    throw refusal(
      "unsupported_type",
      name,
      `${shown(name)} is of a type that is not taken: ${EXTENSIONS.join(", ")}.`,
    );
  }
}

function unknownField(name: string): ServiceError {
  return new ServiceError("invalid_parameter", `${name} is not known here.`, {
    param: name,
    allowed: [FIELD],
  });
}

/** Writes a part to disk as it comes. @throws ServiceError as soon as it is known to be too large. */
async function receive(part: MultipartFile, folder: string): Promise<ReceivedFile> {
  const name = part.filename;
  const max = maxMegabytes(name) * MEGABYTE;
  const path = join(folder, `${randomUUID()}.upload`);
  const hash = createHash("sha256");
  const file = await open(path, "wx");
  let sizeBytes = 0;
  try {
    // By hand, because a loop that is left early would end the form with it.
    for await (const chunk of part.file.iterator({ destroyOnReturn: false })) {
      const bytes = chunk as Buffer;
      sizeBytes += bytes.length;
      if (sizeBytes > max) throw tooLarge(name);
      hash.update(bytes);
      await file.writeFile(bytes);
    }
  } finally {
    await file.close();
  }
  if (sizeBytes === 0) throw refusal("empty", name, `${shown(name)} is empty.`);
  return { path, name, sizeBytes, sha256: hash.digest("hex") };
}

/** Reads the rest of a part and lets go of it, as long as the form has some bytes left. */
async function pass(part: MultipartFile, left: { bytes: number }): Promise<void> {
  for await (const chunk of part.file.iterator({ destroyOnReturn: false })) {
    left.bytes -= (chunk as Buffer).length;
    if (left.bytes < 0) throw new Error("the sender of a refused form goes on and on");
  }
}

/**
 * Receives the files of a form into `folder`. After the first refusal nothing more is kept, but the form
 * is read on within bounds: many clients read no answer before they have sent all.
 * @throws ServiceError `invalid_parameter` with `reason`, `file` and `max_mb`, or with `param`.
 */
export async function receiveFiles(request: FastifyRequest, folder: string): Promise<ReceivedFile[]> {
  const received: ReceivedFile[] = [];
  let refused: unknown = null;
  let position = 0;
  const left = { bytes: PATIENCE_BYTES };
  const limits = { fileSize: MAX_PART_BYTES, fieldSize: 1_024, headerPairs: 32, parts: 100 };
  const parts = request.parts({ limits });
  for (;;) {
    let next;
    try {
      next = await parts.next();
    } catch (error) {
      throw refused ?? unreadable(error);
    }
    if (next.done === true) break;
    const part = next.value;
    if (part.type === "field") {
      refused ??= unknownField(part.fieldname);
      continue;
    }
    try {
      if (refused === null) {
        checkPart(part, position);
        received.push(await receive(part, folder));
      }
    } catch (error) {
      if (part.file.errored !== null) throw refused ?? unreadable(error);
      refused = error;
    }
    position += 1;
    await pass(part, left).catch((error: unknown) => {
      throw refused ?? unreadable(error);
    });
  }
  if (refused !== null) throw refused;
  if (received.length === 0) {
    throw new ServiceError("invalid_parameter", `${FIELD} is required: send 1 to ${MAX_FILES} files.`, {
      param: FIELD,
    });
  }
  return received;
}
