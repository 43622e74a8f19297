/** NAL units of H.264: a header byte and its payload (ITU-T H.264, clause 7.3.1 and annex B). */
export const NAL_SLICE = 1;
export const NAL_IDR = 5;
export const NAL_SPS = 7;
export const NAL_PPS = 8;

export function nalType(nal: Uint8Array): number {
  return nal[0]! & 31;
}

/** Units of an Annex B stream, start codes left out; views on the given bytes. */
export function splitAnnexB(stream: Uint8Array): Uint8Array[] {
  const units: Uint8Array[] = [];
  let start = -1;
  for (let index = 0; index + 2 < stream.length; index += 1) {
    if (stream[index + 2]! > 1) {
      index += 2;
      continue;
    }
    if (stream[index] !== 0 || stream[index + 1] !== 0 || stream[index + 2] !== 1) continue;
    if (start >= 0) units.push(withoutTrailingZeros(stream.subarray(start, index)));
    start = index + 3;
    index += 2;
  }
  if (start >= 0) units.push(withoutTrailingZeros(stream.subarray(start)));
  return units;
}

function withoutTrailingZeros(unit: Uint8Array): Uint8Array {
  let end = unit.length;
  while (end > 0 && unit[end - 1] === 0) end -= 1;
  return unit.subarray(0, end);
}

/** The unit without its emulation prevention bytes (00 00 03 → 00 00). */
export function unescapeNal(nal: Uint8Array): Uint8Array {
  const plain = new Uint8Array(nal.length);
  let length = 0;
  let zeros = 0;
  for (const byte of nal) {
    if (zeros >= 2 && byte === 3) {
      zeros = 0;
      continue;
    }
    zeros = byte === 0 ? zeros + 1 : 0;
    plain[length] = byte;
    length += 1;
  }
  return plain.subarray(0, length);
}

/** The unit with emulation prevention bytes, so that no start code appears inside of it. */
export function escapeNal(plain: Uint8Array): Uint8Array {
  const escaped = new Uint8Array(plain.length + Math.floor(plain.length / 2) + 1);
  let length = 0;
  let zeros = 0;
  for (const byte of plain) {
    if (zeros >= 2 && byte <= 3) {
      escaped[length] = 3;
      length += 1;
      zeros = 0;
    }
    zeros = byte === 0 ? zeros + 1 : 0;
    escaped[length] = byte;
    length += 1;
  }
  return escaped.slice(0, length);
}

/** Units as an MP4 sample: each after its length in four bytes (ISO/IEC 14496-15). */
export function toSample(units: readonly Uint8Array[]): Uint8Array {
  const sample = new Uint8Array(units.reduce((sum, unit) => sum + 4 + unit.length, 0));
  const view = new DataView(sample.buffer);
  let offset = 0;
  for (const unit of units) {
    view.setUint32(offset, unit.length);
    sample.set(unit, offset + 4);
    offset += 4 + unit.length;
  }
  return sample;
}
