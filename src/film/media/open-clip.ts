import {
  AV_PIX_FMT_RGBA,
  AV_PKT_DATA_DISPLAYMATRIX,
  AVERROR_EAGAIN,
  AVERROR_EOF,
  AVSEEK_FLAG_BACKWARD,
} from "node-av/constants";
import { createCanvas } from "@napi-rs/canvas";
import type { Canvas } from "@napi-rs/canvas";
import { FFmpegError, Frame, Packet, SoftwareScaleContext } from "node-av/lib";
import type { Stream } from "node-av/lib";
import { findStream, openDecoder, openInput } from "../check/open-media.ts";
import { releaseCanvas } from "../frames/release-canvas.ts";

export type Size = { width: number; height: number };

/** A clip's pictures by time. `close` must be called. */
export type Clip = {
  /** px as it is shown: upright, with square px. */
  readonly size: Size;
  /**
   * The picture that stands at a time (seconds from the clip's first), scaled to `size`; past the end the last
   * one. Lent until the next call. Times that rise cost least.
   */
  at(seconds: number, size: Size): Canvas;
  /** Decodes on to a time; returns how far it came: the clip's length where that is less. */
  readTo(seconds: number): number;
  close(): void;
};

/** Further ahead than this it is quicker to begin at a key frame. */
const SEEK_SECONDS = 2;
/** Two times that differ by less are the same: time bases round. */
const SAME_SECONDS = 0.0005;

type Turn = 0 | 90 | 180 | 270;

export function openClip(file: string): Clip {
  let frames = readFrames(file, null);
  const { size, turn } = frames;
  let shown: { seconds: number; canvas: Canvas; size: Size } | null = null;

  const drawn = (seconds: number, asked: Size): Canvas => {
    if (shown !== null) {
      const { size: had } = shown;
      if (shown.seconds === seconds && had.width === asked.width && had.height === asked.height)
        return shown.canvas;
      releaseCanvas(shown.canvas);
    }
    shown = { seconds, canvas: frames.draw(asked, turn), size: asked };
    return shown.canvas;
  };

  return {
    size,
    at(seconds, asked) {
      const target = seconds + SAME_SECONDS;
      if (frames.current > target) {
        frames.close();
        frames = readFrames(file, null);
      } else if (target - frames.current > SEEK_SECONDS) {
        const sought = readFrames(file, seconds);
        // A file without an index may land past the time asked for; read on from where we are then.
        if (sought.current > target || sought.current < frames.current) sought.close();
        else {
          frames.close();
          frames = sought;
        }
      }
      while (frames.next <= target) frames.advance();
      return drawn(frames.current, asked);
    },
    readTo(seconds) {
      let step = 0;
      while (frames.next <= seconds) {
        step = frames.next - frames.current;
        frames.advance();
      }
      // The last picture stands as long as the one before it.
      return frames.next === Infinity ? frames.current + step : seconds;
    },
    close() {
      frames.close();
      if (shown !== null) releaseCanvas(shown.canvas);
    },
  };
}

type Frames = {
  size: Size;
  turn: Turn;
  /** Seconds of the frame in hand, and of the one after it (Infinity at the end). */
  readonly current: number;
  readonly next: number;
  advance(): void;
  draw(size: Size, turn: Turn): Canvas;
  close(): void;
};

/** Reads frames from the beginning, or from the key frame at or before a time. */
function readFrames(file: string, fromSeconds: number | null): Frames {
  const context = openInput(file);
  const stream = findStream(context, "video");
  const decoder = openDecoder(stream);
  const packet = new Packet();
  packet.alloc();
  let [inHand, following] = [new Frame(), new Frame()];
  inHand.alloc();
  following.alloc();
  const scaler = new SoftwareScaleContext();
  scaler.allocContext();
  const { num, den } = stream.timeBase;
  const start = startOf(stream);
  let ended = false;

  /** Decodes into the frame; its seconds, or Infinity at the end. A broken packet is left out. */
  const decode = (into: Frame): number => {
    into.unref();
    for (;;) {
      const received = decoder.receiveFrameSync(into);
      if (received >= 0) return ((Number(into.bestEffortTimestamp) - start) * num) / den;
      if (received === AVERROR_EOF || (received === AVERROR_EAGAIN && ended)) return Infinity;
      if (received !== AVERROR_EAGAIN) continue;
      const read = context.readFrameSync(packet);
      if (read < 0) {
        // A file that is cut off ends where it can be read no further.
        ended = true;
        decoder.sendPacketSync(null);
        continue;
      }
      if (packet.streamIndex === stream.index) decoder.sendPacketSync(packet);
      packet.unref();
    }
  };

  if (fromSeconds !== null) {
    const target = BigInt(start + Math.floor((fromSeconds * den) / num));
    FFmpegError.throwIfError(
      context.seekFrameSync(stream.index, target, AVSEEK_FLAG_BACKWARD),
      "cannot seek",
    );
  }
  let current = decode(inHand);
  if (current === Infinity) throw new Error("the clip has no picture that can be decoded");
  let next = decode(following);
  const turn = turnOf(stream);
  return {
    size: shownSize(stream, turn),
    turn,
    get current() {
      return current;
    },
    get next() {
      return next;
    },
    advance() {
      [inHand, following] = [following, inHand];
      current = next;
      next = decode(following);
    },
    draw: (size, by) => drawFrame(inHand, scaler, size, by),
    close() {
      inHand.free();
      following.free();
      packet.free();
      scaler.freeContext();
      decoder.freeContext();
      context.closeInputSync();
    },
  };
}

function startOf(stream: Stream): number {
  const start = Number(stream.startTime);
  // AV_NOPTS_VALUE: the file does not say.
  return start > -(2 ** 62) ? start : 0;
}

/** How the picture is to be turned clockwise, as phones note it beside the stream. */
function turnOf({ codecpar }: Stream): Turn {
  const matrix = codecpar.getCodedSideData(AV_PKT_DATA_DISPLAYMATRIX);
  if (matrix === null || matrix.length < 36) return 0;
  const [a, b] = [matrix.readInt32LE(0), matrix.readInt32LE(4)];
  const degrees = Math.round(Math.atan2(b, a) / (Math.PI / 2)) * 90;
  return (((degrees % 360) + 360) % 360) as Turn;
}

function shownSize({ codecpar }: Stream, turn: Turn): Size {
  const { width, height, sampleAspectRatio: sar } = codecpar;
  const square = sar.num > 0 && sar.den > 0 ? sar.num / sar.den : 1;
  const wide = Math.max(1, Math.round(width * square));
  return turn === 90 || turn === 270 ? { width: height, height: wide } : { width: wide, height };
}

/** The frame as RGBA of its own colour matrix and range, scaled, then turned upright. */
function drawFrame(frame: Frame, scaler: SoftwareScaleContext, size: Size, turn: Turn): Canvas {
  const side = turn === 90 || turn === 270;
  const width = Math.max(1, side ? size.height : size.width);
  const height = Math.max(1, side ? size.width : size.height);
  const target = new Frame();
  target.alloc();
  try {
    target.format = AV_PIX_FMT_RGBA;
    target.width = width;
    target.height = height;
    FFmpegError.throwIfError(target.getBuffer(64), "no memory for a picture");
    FFmpegError.throwIfError(scaler.scaleFrameSync(target, frame), "cannot scale a picture");
    const flat = createCanvas(width, height);
    const context = flat.getContext("2d");
    const pixels = context.createImageData(width, height);
    const rows = target.data?.[0];
    const stride = target.linesize[0];
    if (rows === undefined || stride === undefined) throw new Error("a scaled frame without a picture");
    for (let row = 0; row < height; row += 1)
      pixels.data.set(rows.subarray(row * stride, row * stride + width * 4), row * width * 4);
    context.putImageData(pixels, 0, 0);
    if (turn === 0) return flat;
    const upright = createCanvas(Math.max(1, size.width), Math.max(1, size.height));
    const turned = upright.getContext("2d");
    turned.translate(size.width / 2, size.height / 2);
    turned.rotate((turn * Math.PI) / 180);
    turned.drawImage(flat, -width / 2, -height / 2);
    releaseCanvas(flat);
    return upright;
  } finally {
    target.free();
  }
}
