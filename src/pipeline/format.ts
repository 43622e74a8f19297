import type { Format } from "../artifacts/timeline.ts";
import type { RenderOptions } from "../domain/renders/types.ts";

/** The short side of the frame in px. */
const SHORT_SIDE = { "720p": 720, "1080p": 1080, "2160p": 2160 } as const;
const LONG_SIDE = { "720p": 1280, "1080p": 1920, "2160p": 3840 } as const;

/** Frame size in px and rate of a render's options. */
export function formatOf({ resolution, aspectRatio, fps }: Omit<RenderOptions, "captions">): Format {
  const short = SHORT_SIDE[resolution];
  const long = LONG_SIDE[resolution];
  switch (aspectRatio) {
    case "16:9":
      return { width: long, height: short, fps };
    case "9:16":
      return { width: short, height: long, fps };
    case "1:1":
      return { width: short, height: short, fps };
    default:
      return aspectRatio satisfies never;
  }
}
