/** Boxes of the ISO base media file format (ISO/IEC 14496-12), big endian throughout. */
export function u8(...values: number[]): Buffer {
  return Buffer.from(values);
}

export function u16(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => bytes.writeUInt16BE(value & 0xffff, index * 2));
  return bytes;
}

export function u32(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => bytes.writeUInt32BE(value >>> 0, index * 4));
  return bytes;
}

export function u64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return bytes;
}

export function ascii(text: string): Buffer {
  return Buffer.from(text, "latin1");
}

/** A box: its size, its four-letter type, its content. */
export function box(type: string, ...content: Uint8Array[]): Buffer {
  const body = Buffer.concat(content);
  return Buffer.concat([u32(body.length + 8), ascii(type), body]);
}

/** A box that begins with a version and flags. */
export function fullBox(type: string, version: number, flags: number, ...content: Uint8Array[]): Buffer {
  return box(type, u32(version * 0x1000000 + flags), ...content);
}

/** Transformation that leaves everything where it is. */
export const UNITY_MATRIX = u32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);
