import { readBits, writeBits } from "./bits.ts";
import { escapeNal, NAL_PPS, NAL_SPS, nalType, unescapeNal } from "./nal.ts";

/** What a slice header needs from the sequence parameter set. */
export type Sequence = {
  frameNumberBits: number;
  /** Macroblocks of a whole picture, cropped ones included. */
  macroblocks: number;
};

/** Id of the picture parameter set that hold slices use; the encoder's own has id 0. */
export const HOLD_PPS_ID = 1;

const HIGH_PROFILE = 100;

/**
 * Reads what we rely on, and refuses a stream that hold slices would break: picture order must
 * follow decoding order by itself (type 2) and one reference is held (ITU-T H.264, 7.3.2.1.1).
 */
export function readSequence(sps: Uint8Array): Sequence {
  const reader = readBits(unescapeNal(sps).subarray(1));
  const profile = reader.bits(8);
  reader.bits(16); // constraint flags, level
  reader.unsigned(); // id
  if (profile !== HIGH_PROFILE) throw new Error(`H.264 profile ${profile}, expected High`);
  expect("chroma_format_idc", reader.unsigned(), 1);
  expect("bit_depth_luma_minus8", reader.unsigned(), 0);
  expect("bit_depth_chroma_minus8", reader.unsigned(), 0);
  reader.bits(1); // lossless bypass
  expect("seq_scaling_matrix_present_flag", reader.bits(1), 0);
  const frameNumberBits = reader.unsigned() + 4;
  expect("pic_order_cnt_type", reader.unsigned(), 2);
  expect("max_num_ref_frames", reader.unsigned(), 1);
  reader.bits(1); // gaps allowed
  const widthInMacroblocks = reader.unsigned() + 1;
  const heightInMacroblocks = reader.unsigned() + 1;
  expect("frame_mbs_only_flag", reader.bits(1), 1);
  return { frameNumberBits, macroblocks: widthInMacroblocks * heightInMacroblocks };
}

function expect(name: string, found: number, wanted: number): void {
  if (found !== wanted) throw new Error(`H.264 ${name} is ${found}, expected ${wanted}`);
}

/** Picture parameter set for hold slices: CAVLC, deblocking control in the slice header (7.3.2.2). */
export function makeHoldPps(): Uint8Array {
  const writer = writeBits();
  writer.unsigned(HOLD_PPS_ID);
  writer.unsigned(0); // seq_parameter_set_id
  writer.bits(0, 1); // entropy_coding_mode_flag: CAVLC
  writer.bits(0, 1); // bottom_field_pic_order_in_frame_present_flag
  writer.unsigned(0); // one slice group
  writer.unsigned(0); // num_ref_idx_l0_default_active_minus1
  writer.unsigned(0); // num_ref_idx_l1_default_active_minus1
  writer.bits(0, 1); // weighted_pred_flag
  writer.bits(0, 2); // weighted_bipred_idc
  writer.signed(0); // pic_init_qp_minus26
  writer.signed(0); // pic_init_qs_minus26
  writer.signed(0); // chroma_qp_index_offset
  writer.bits(1, 1); // deblocking_filter_control_present_flag
  writer.bits(0, 1); // constrained_intra_pred_flag
  writer.bits(0, 1); // redundant_pic_cnt_present_flag
  return escapeNal(Uint8Array.of(0x60 | NAL_PPS, ...writer.finish()));
}

/** The sets of a stream from the encoder's units, ours for holds added. */
export function parameterSets(units: readonly Uint8Array[]): { sps: Uint8Array; pps: Uint8Array[] } {
  const sps = units.find((unit) => nalType(unit) === NAL_SPS);
  const pps = units.find((unit) => nalType(unit) === NAL_PPS);
  if (sps === undefined || pps === undefined) throw new Error("the encoder gave no parameter sets");
  return { sps: sps.slice(), pps: [pps.slice(), makeHoldPps()] };
}

/** AVCDecoderConfigurationRecord, the `avcC` box's content (ISO/IEC 14496-15, 5.3.3.1). */
export function decoderConfiguration(sps: Uint8Array, pps: readonly Uint8Array[]): Uint8Array {
  const bytes: number[] = [
    1,
    sps[1]!,
    sps[2]!,
    sps[3]!,
    0xff,
    0xe1,
    sps.length >> 8,
    sps.length & 255,
    ...sps,
  ];
  bytes.push(pps.length);
  for (const set of pps) bytes.push(set.length >> 8, set.length & 255, ...set);
  // High profile: 4:2:0, 8 bit, no extension of the sequence parameter set.
  bytes.push(0xfc | 1, 0xf8, 0xf8, 0);
  return Uint8Array.from(bytes);
}
