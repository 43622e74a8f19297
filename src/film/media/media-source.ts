import { readFileSync } from "node:fs";
import { Image } from "@napi-rs/canvas";
import type { Canvas } from "@napi-rs/canvas";
import { openClip } from "./open-clip.ts";
import type { Clip, Size } from "./open-clip.ts";

/** Where the bytes of a segment's media lie, by the key that its paints name them with. */
export type MediaFiles = Record<string, string>;

/** The caller's pictures and clips as paints ask for them. `close` must be called. */
export type MediaSource = {
  /** The picture. Throws where no file was given for the key. */
  picture(key: string): Image;
  /** px of a clip as it is shown. */
  clipSize(key: string): Size;
  /** The picture that a clip shows at a time, scaled to a size; lent until the next call. */
  clipFrame(key: string, seconds: number, size: Size): Canvas;
  close(): void;
};

/** Of segments without media. */
export const NO_MEDIA: MediaSource = {
  picture: (key) => missing(key),
  clipSize: (key) => missing(key),
  clipFrame: (key) => missing(key),
  close: () => {},
};

function missing(key: string): never {
  throw new Error(`no file was given for the picture ${key}`);
}

/** Opens files when they are first asked for. Only files that were prepared: their size is bounded. */
export function openMedia(files: MediaFiles): MediaSource {
  const pictures = new Map<string, Image>();
  const clips = new Map<string, Clip>();
  const fileOf = (key: string): string => files[key] ?? missing(key);
  const clipOf = (key: string): Clip => {
    const clip = clips.get(key) ?? openClip(fileOf(key));
    clips.set(key, clip);
    return clip;
  };
  return {
    picture(key) {
      const known = pictures.get(key);
      if (known !== undefined) return known;
      const image = new Image();
      // Decoded at once: a picture given as bytes needs no wait.
      image.src = readFileSync(fileOf(key));
      if (!(image.width > 0)) throw new Error(`the picture ${key} could not be decoded`);
      pictures.set(key, image);
      return image;
    },
    clipSize: (key) => clipOf(key).size,
    clipFrame: (key, seconds, size) => clipOf(key).at(seconds, size),
    close() {
      pictures.clear();
      for (const clip of clips.values()) clip.close();
      clips.clear();
    },
  };
}
