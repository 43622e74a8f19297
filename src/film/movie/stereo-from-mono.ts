import { readBits, writeBits } from "../encoder/bits.ts";

/**
 * Turns a mono AAC frame into a stereo one that decodes to the same samples on both channels: the mono
 * channel becomes the middle of a middle/side pair whose side is empty. A voice needs no second channel
 * computed, so this saves half of the encoder's time and of the bytes (ISO/IEC 14496-3, 4.4.2.1 and
 * 4.6.8.1). The frame must hold a single channel element and nothing else, without
 * noise shaping and substitution.
 */
export function stereoFromMono(frame: Uint8Array): Uint8Array {
  const reader = readBits(frame);
  if (reader.bits(3) !== SINGLE_CHANNEL) throw new Error("an AAC frame that does not begin with its channel");
  const tag = reader.bits(4);
  const globalGain = reader.bits(8);
  reader.bits(1); // ics_reserved_bit
  const windowSequence = reader.bits(2);
  const windowShape = reader.bits(1);
  const short = windowSequence === EIGHT_SHORT;
  const bands = reader.bits(short ? 4 : 6);
  const tail = reader.bits(short ? 7 : 1);
  const channelEnd = endOfFrame(frame) - 3;

  const writer = writeBits();
  writer.bits(CHANNEL_PAIR, 3);
  writer.bits(tag, 4);
  writer.bits(1, 1); // common_window
  writer.bits(0, 1); // ics_reserved_bit
  writer.bits(windowSequence, 2);
  writer.bits(windowShape, 1);
  writer.bits(bands, short ? 4 : 6);
  writer.bits(tail, short ? 7 : 1);
  writer.bits(ALL_BANDS_MIDDLE_SIDE, 2);
  writer.bits(globalGain, 8);
  for (let left = channelEnd - reader.position(); left > 0; left -= CHUNK_BITS) {
    const count = Math.min(left, CHUNK_BITS);
    writer.bits(reader.bits(count), count);
  }
  writeEmptyChannel(writer, short ? groupsOf(tail) : 1, bands, short ? 3 : 5);
  writer.bits(END, 3);
  return writer.padded();
}

const SINGLE_CHANNEL = 0;
const CHANNEL_PAIR = 1;
const END = 7;
const EIGHT_SHORT = 2;
const ALL_BANDS_MIDDLE_SIDE = 2;
const CHUNK_BITS = 24;

/** Bits up to the end of the END element: its ones are the last of the frame, zeros fill the last byte. */
function endOfFrame(frame: Uint8Array): number {
  let bytes = frame.length;
  while (bytes > 0 && frame[bytes - 1] === 0) bytes -= 1;
  const last = frame[bytes - 1];
  if (last === undefined) throw new Error("an AAC frame of zeros");
  return bytes * 8 - (31 - Math.clz32(last & -last));
}

/** Short windows are in groups: each of the seven bits tells whether a window joins the one before. */
function groupsOf(grouping: number): number {
  let groups = 1;
  for (let bit = 0; bit < 7; bit += 1) if (((grouping >> bit) & 1) === 0) groups += 1;
  return groups;
}

/** A channel whose bands are all zero: gain, sections of codebook 0, no pulses, no noise shaping, no gain control. */
function writeEmptyChannel(
  writer: ReturnType<typeof writeBits>,
  groups: number,
  bands: number,
  lengthBits: number,
): void {
  const escape = 2 ** lengthBits - 1;
  writer.bits(0, 8);
  const sectioned = bands > 0 ? groups : 0;
  for (let group = 0; group < sectioned; group += 1) {
    writer.bits(0, 4);
    let left = bands;
    for (; left >= escape; left -= escape) writer.bits(escape, lengthBits);
    writer.bits(left, lengthBits);
  }
  writer.bits(0, 3);
}
