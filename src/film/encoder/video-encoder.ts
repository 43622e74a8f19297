import type { Format, Rect } from "../../artifacts/timeline.ts";
import type { YuvPicture } from "../frames/yuv.ts";
import { makeHoldSlice, shiftFrameNumber, frameNumberOf } from "./hold-slice.ts";
import { NAL_IDR, NAL_SLICE, nalType, toSample } from "./nal.ts";
import { decoderConfiguration, parameterSets, readSequence } from "./parameter-sets.ts";
import { withQuantisers, X264_OPTIONS } from "./x264-options.ts";
import { openX264 } from "./x264.ts";

/** One frame of the stream as an MP4 sample. */
export type Sample = { data: Uint8Array; key: boolean };

/**
 * An H.264 stream in which a frame that repeats costs some bytes and no time. Call `encode` or `hold`
 * once a frame, in order; the first frame must be a key frame. Once opened, `close` must be called.
 */
export type VideoEncoder = {
  /** Changed in place by the caller; read by `encode`. */
  picture: YuvPicture;
  /** Content of the `avcC` box; the same for every stream of a format. */
  configuration: Uint8Array;
  /** `changed`: the places that differ from the frame before, in whole macroblocks; left out, all may. */
  encode(key: boolean, changed?: readonly Rect[]): Sample;
  hold(): Sample;
  close(): void;
};

export type VideoEncoderOptions = {
  /** Of each frame that will be given to `encode`, in their order; default: the usual one. */
  quantisers?: readonly number[];
  x264?: Readonly<Record<string, string>>;
};

export function openVideoEncoder(
  format: Format,
  { quantisers = [], x264: options = X264_OPTIONS }: VideoEncoderOptions = {},
): VideoEncoder {
  const x264 = openX264(format, withQuantisers(options, quantisers));
  const { sps, pps } = parameterSets(x264.headers);
  const sequence = readSequence(sps);
  let frame = 0;
  /** Holds since the last key frame: what later frame numbers are ahead of the encoder's own. */
  let holds = 0;
  let lastFrameNumber = 0;

  return {
    picture: x264.picture,
    configuration: decoderConfiguration(sps, pps),
    encode(key, changed) {
      if (key) holds = 0;
      const slices = x264
        .encode(frame, key, changed)
        .filter((unit) => nalType(unit) === NAL_SLICE || nalType(unit) === NAL_IDR)
        .map((unit) => (holds === 0 ? unit : shiftFrameNumber(unit, sequence, holds)));
      const first = slices[0];
      if (slices.length !== 1 || first === undefined) throw new Error(`a frame of ${slices.length} slices`);
      if ((nalType(first) === NAL_IDR) !== key) throw new Error("x264 chose another kind of frame");
      lastFrameNumber = frameNumberOf(first, sequence);
      frame += 1;
      return { data: toSample(slices), key };
    },
    hold() {
      if (frame === 0) throw new Error("there is no frame yet to hold");
      lastFrameNumber = (lastFrameNumber + 1) % 2 ** sequence.frameNumberBits;
      holds += 1;
      frame += 1;
      return { data: toSample([makeHoldSlice(sequence, lastFrameNumber)]), key: false };
    },
    close: () => x264.close(),
  };
}
