import { readBits, replaceBits, writeBits } from "./bits.ts";
import { escapeNal, NAL_SLICE, unescapeNal } from "./nal.ts";
import { HOLD_PPS_ID } from "./parameter-sets.ts";
import type { Sequence } from "./parameter-sets.ts";

const P_SLICE_ONLY = 5;
const DEBLOCKING_OFF = 1;

/**
 * A picture that repeats the one before: a P slice in which every macroblock is skipped. With
 * neighbours that do not move, a skipped macroblock's motion is zero, so it copies its place exactly
 * (ITU-T H.264, 7.3.3, 7.3.4 and 8.4.1.1). It is itself a reference, for the frame after it.
 */
export function makeHoldSlice(sequence: Sequence, frameNumber: number): Uint8Array {
  const writer = writeBits();
  writer.unsigned(0); // first_mb_in_slice
  writer.unsigned(P_SLICE_ONLY);
  writer.unsigned(HOLD_PPS_ID);
  writer.bits(frameNumber, sequence.frameNumberBits);
  writer.bits(0, 1); // num_ref_idx_active_override_flag
  writer.bits(0, 1); // ref_pic_list_modification_flag_l0
  writer.bits(0, 1); // adaptive_ref_pic_marking_mode_flag: sliding window
  writer.signed(0); // slice_qp_delta
  writer.unsigned(DEBLOCKING_OFF);
  writer.unsigned(sequence.macroblocks); // mb_skip_run
  return escapeNal(Uint8Array.of(0x40 | NAL_SLICE, ...writer.finish()));
}

/** A slice of the encoder with `shift` added to its frame_num (modulo its length), for the holds before it. */
export function shiftFrameNumber(nal: Uint8Array, sequence: Sequence, shift: number): Uint8Array {
  const plain = unescapeNal(nal);
  const reader = readBits(plain.subarray(1));
  reader.unsigned(); // first_mb_in_slice
  reader.unsigned(); // slice_type
  reader.unsigned(); // pic_parameter_set_id
  const position = 8 + reader.position();
  const count = sequence.frameNumberBits;
  const shifted = (reader.bits(count) + shift) % 2 ** count;
  return escapeNal(replaceBits(plain, position, count, shifted));
}

/** frame_num of a slice. */
export function frameNumberOf(nal: Uint8Array, sequence: Sequence): number {
  const reader = readBits(unescapeNal(nal.subarray(0, 16)).subarray(1));
  reader.unsigned();
  reader.unsigned();
  reader.unsigned();
  return reader.bits(sequence.frameNumberBits);
}
