/** A clip that is small and takes long to decode: one large JPEG again and again, each picture whole. */
import { AV_CODEC_ID_MJPEG, AVMEDIA_TYPE_VIDEO } from "node-av/constants";
import { createCanvas } from "@napi-rs/canvas";
import { FFmpegError, FormatContext, Packet, Rational } from "node-av/lib";

const FPS = 60;

function largeJpeg(width: number, height: number): Buffer {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  const sky = context.createLinearGradient(0, 0, width, height);
  sky.addColorStop(0, "#204060");
  sky.addColorStop(1, "#f0c080");
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
  const jpeg = canvas.toBuffer("image/jpeg", 20);
  canvas.width = 1;
  return jpeg;
}

/** Writes a QuickTime file of `seconds`, 3840 × 2160 at 60 pictures a second. */
export function writeLongClip(file: string, seconds: number): void {
  const [width, height] = [3840, 2160];
  const picture = largeJpeg(width, height);
  const context = new FormatContext();
  FFmpegError.throwIfError(context.allocOutputContext2(null, "mov", file), "cannot make a clip");
  const stream = context.newStream(null);
  stream.codecpar.codecType = AVMEDIA_TYPE_VIDEO;
  stream.codecpar.codecId = AV_CODEC_ID_MJPEG;
  stream.codecpar.width = width;
  stream.codecpar.height = height;
  stream.timeBase = new Rational(1, FPS);
  FFmpegError.throwIfError(context.openOutputSync(), "cannot write a clip");
  FFmpegError.throwIfError(context.writeHeaderSync(), "cannot begin a clip");
  const { num, den } = stream.timeBase;
  const step = den / (num * FPS);
  for (let frame = 0; frame < seconds * FPS; frame += 1) {
    const packet = new Packet();
    packet.alloc();
    packet.data = picture;
    packet.streamIndex = 0;
    packet.pts = BigInt(frame * step);
    packet.dts = packet.pts;
    packet.duration = BigInt(step);
    packet.isKeyframe = true;
    FFmpegError.throwIfError(context.interleavedWriteFrameSync(packet), "cannot write a picture");
    packet.free();
  }
  FFmpegError.throwIfError(context.writeTrailerSync(), "cannot end a clip");
  context.closeOutputSync();
  context.freeContext();
}
