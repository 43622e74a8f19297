import type { Format } from "../../artifacts/timeline.ts";
import type { YuvPicture } from "../frames/yuv.ts";
import { makeHoldSlice, shiftFrameNumber, frameNumberOf } from "./hold-slice.ts";
import { NAL_IDR, NAL_SLICE, nalType, toSample } from "./nal.ts";
import { decoderConfiguration, parameterSets, readSequence } from "./parameter-sets.ts";
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
  encode(key: boolean): Sample;
  hold(): Sample;
  close(): void;
};

export function openVideoEncoder(format: Format): VideoEncoder {
  const x264 = openX264(format);
  const { sps, pps } = parameterSets(x264.headers);
  const sequence = readSequence(sps);
  let frame = 0;
  /** Holds since the last key frame: what later frame numbers are ahead of the encoder's own. */
  let holds = 0;
  let lastFrameNumber = 0;

  return {
    picture: x264.picture,
    configuration: decoderConfiguration(sps, pps),
    encode(key) {
      if (key) holds = 0;
      const slices = x264
        .encode(frame, key)
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
