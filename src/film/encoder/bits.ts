/** Bits and Exp-Golomb codes of H.264 (ITU-T H.264, clauses 7.2 and 9.1). */
export type BitReader = {
  /** Bits read so far. */
  position(): number;
  /** Up to 24 bits. */
  bits(count: number): number;
  /** ue(v). */
  unsigned(): number;
  /** se(v). */
  signed(): number;
};

export function readBits(bytes: Uint8Array): BitReader {
  let position = 0;
  const bits = (count: number): number => {
    if (position + count > bytes.length * 8) throw new RangeError("the bit stream ends too early");
    const at = position >> 3;
    const window = (bytes[at]! << 24) | (bytes[at + 1]! << 16) | (bytes[at + 2]! << 8) | bytes[at + 3]!;
    const value = count === 0 ? 0 : (window << (position & 7)) >>> (32 - count);
    position += count;
    return value;
  };
  const unsigned = (): number => {
    let zeros = 0;
    while (bits(1) === 0) zeros += 1;
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
  /** Up to 24 bits. */
  bits(value: number, count: number): void;
  unsigned(value: number): void;
  signed(value: number): void;
  /** A one and zeros up to the byte's end (rbsp_trailing_bits), then all bytes. */
  finish(): Uint8Array;
  /** Zeros up to the byte's end, then all bytes. */
  padded(): Uint8Array;
};

export function writeBits(): BitWriter {
  const bytes: number[] = [];
  let waiting = 0;
  let filled = 0;
  const bits = (value: number, count: number): void => {
    waiting = (waiting << count) | value;
    filled += count;
    while (filled >= 8) {
      filled -= 8;
      bytes.push((waiting >>> filled) & 255);
    }
    waiting &= (1 << filled) - 1;
  };
  const unsigned = (value: number): void => {
    const length = Math.floor(Math.log2(value + 1));
    bits(0, length);
    bits(value + 1, length + 1);
  };
  const padded = (): Uint8Array => {
    if (filled > 0) bits(0, 8 - filled);
    return Uint8Array.from(bytes);
  };
  return {
    bits,
    unsigned,
    signed: (value) => unsigned(value > 0 ? value * 2 - 1 : -value * 2),
    finish() {
      bits(1, 1);
      return padded();
    },
    padded,
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
