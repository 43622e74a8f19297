import { ascii, box, fullBox, u16, u32, u8 } from "./boxes.ts";

const DATA_REFERENCE = Buffer.concat([Buffer.alloc(6), u16(1)]);

/** H.264 with its parameter sets out of band; BT.709, limited range, square pixels. */
export function avcEntry(width: number, height: number, configuration: Uint8Array): Buffer {
  return box(
    "avc1",
    DATA_REFERENCE,
    Buffer.alloc(16),
    u16(width, height),
    u32(0x480000, 0x480000, 0),
    u16(1),
    Buffer.alloc(32),
    u16(0x18, 0xffff),
    box("avcC", configuration),
    box("colr", ascii("nclx"), u16(1, 1, 1), u8(0)),
    box("pasp", u32(1, 1)),
  );
}

/** A descriptor of ISO/IEC 14496-1: tag, length in four bytes of seven bits, content. */
function descriptor(tag: number, ...content: Uint8Array[]): Buffer {
  const body = Buffer.concat(content);
  const length = [21, 14, 7, 0].map((shift) => ((body.length >> shift) & 0x7f) | (shift > 0 ? 0x80 : 0));
  return Buffer.concat([u8(tag, ...length), body]);
}

/** AAC; `configuration` is the AudioSpecificConfig, `bitRate` in bits a second. */
export function aacEntry(
  channels: number,
  sampleRate: number,
  configuration: Uint8Array,
  bitRate: number,
): Buffer {
  const decoder = descriptor(
    4,
    u8(0x40, 0x15),
    u8(0, 0, 0),
    u32(bitRate, bitRate),
    descriptor(5, configuration),
  );
  return box(
    "mp4a",
    DATA_REFERENCE,
    Buffer.alloc(8),
    u16(channels, 16, 0, 0),
    u32(sampleRate * 0x10000),
    fullBox("esds", 0, 0, descriptor(3, u16(1), u8(0), decoder, descriptor(6, u8(2)))),
  );
}

/** 3GPP timed text (TS 26.245): white on nothing, at the bottom, centred; players choose face and size. */
export function timedTextEntry(): Buffer {
  const opaqueWhite = u8(255, 255, 255, 255);
  return box(
    "tx3g",
    DATA_REFERENCE,
    u32(0),
    u8(1, 0xff),
    u8(0, 0, 0, 0),
    u16(0, 0, 0, 0),
    u16(0, 0, 1),
    u8(0, 16),
    opaqueWhite,
    box("ftab", u16(1, 1), u8(5), ascii("Arial")),
  );
}

/** QuickTime text, as chapter tracks have it. */
export function chapterEntry(): Buffer {
  return box(
    "text",
    DATA_REFERENCE,
    u32(1, 1),
    Buffer.alloc(14),
    Buffer.alloc(8),
    u16(0, 0),
    u8(0),
    u16(0),
    Buffer.alloc(6),
    u8(0),
  );
}

/** A text sample: its length, its UTF-8 bytes. */
export function textSample(text: string): Buffer {
  const bytes = Buffer.from(text, "utf8").subarray(0, 0xffff);
  return Buffer.concat([u16(bytes.length), bytes]);
}

/** A chapter's title, marked as UTF-8. */
export function chapterSample(title: string): Buffer {
  return Buffer.concat([textSample(title), box("encd", u32(0x100))]);
}
