/** Bits and Exp-Golomb codes of H.264 (ITU-T H.264, clauses 7.2 and 9.1). */
export type BitReader = {
  /** Bits read so far. */
  position(): number;
  bits(count: number): number;
  /** ue(v). */
  unsigned(): number;
  /** se(v). */
  signed(): number;
};

export function readBits(bytes: Uint8Array): BitReader {
  let position = 0;
  const bit = (): number => {
    const byte = bytes[position >> 3];
    if (byte === undefined) throw new RangeError("the bit stream ends too early");
    const value = (byte >> (7 - (position & 7))) & 1;
    position += 1;
    return value;
  };
  const bits = (count: number): number => {
    let value = 0;
    for (let index = 0; index < count; index += 1) value = value * 2 + bit();
    return value;
  };
  const unsigned = (): number => {
    let zeros = 0;
    while (bit() === 0) zeros += 1;
    return 2 ** zeros - 1 + bits(zeros);
  };
  return {
    position: () => position,
    bits,
    unsigned,
    signed: () => {
      const code = unsigned();
      return code % 2 === 1 ? (code + 1) / 2 : -code / 2;
    },
  };
}

export type BitWriter = {
  bits(value: number, count: number): void;
  unsigned(value: number): void;
  signed(value: number): void;
  /** A one and zeros up to the byte's end (rbsp_trailing_bits), then all bytes. */
  finish(): Uint8Array;
};

export function writeBits(): BitWriter {
  const written: number[] = [];
  const bits = (value: number, count: number): void => {
    for (let shift = count - 1; shift >= 0; shift -= 1) written.push(Math.floor(value / 2 ** shift) % 2);
  };
  const unsigned = (value: number): void => {
    const length = Math.floor(Math.log2(value + 1));
    bits(0, length);
    bits(value + 1, length + 1);
  };
  return {
    bits,
    unsigned,
    signed: (value) => unsigned(value > 0 ? value * 2 - 1 : -value * 2),
    finish() {
      bits(1, 1);
      while (written.length % 8 !== 0) written.push(0);
      const bytes = new Uint8Array(written.length / 8);
      written.forEach((value, index) => {
        bytes[index >> 3]! |= value << (7 - (index & 7));
      });
      return bytes;
    },
  };
}

/** The bytes with `count` bits from bit `position` on replaced; `count` up to 16. */
export function replaceBits(bytes: Uint8Array, position: number, count: number, value: number): Uint8Array {
  const changed = bytes.slice();
  for (let index = 0; index < count; index += 1) {
    const at = position + index;
    const mask = 1 << (7 - (at & 7));
    const one = (value >> (count - 1 - index)) & 1;
    changed[at >> 3] = one === 1 ? changed[at >> 3]! | mask : changed[at >> 3]! & ~mask;
  }
  return changed;
}
