import { createReadStream } from "node:fs";

/** Control characters that text files do not hold; tab, line feed, form feed and carriage return they do. */
// eslint-disable-next-line no-control-regex
const CONTROL = /[\x00-\x08\x0b\x0e-\x1f]/;
/** Formats that may pass for text, by how they begin. */
const OTHER_FORMATS = /^\s*(%PDF-|%!PS|\{\\rtf|<\?xml|<svg[\s>])/i;

/** True for UTF-8 without control characters that is not another format in disguise. Reads in pieces. */
export async function isPlainText(path: string): Promise<boolean> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let isFirst = true;
  try {
    for await (const chunk of createReadStream(path)) {
      const text = decoder.decode(chunk as Buffer, { stream: true });
      if (CONTROL.test(text) || (isFirst && OTHER_FORMATS.test(text))) return false;
      isFirst = false;
    }
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}
