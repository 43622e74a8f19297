/** Small files of every type that is taken: real where a reader looks inside, real beginnings elsewhere. */
import { crc32, deflateSync } from "node:zlib";

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([head, body, sum]);
}

/** A grey picture; `claimed` is what its header says instead of its true size. */
export function png(width = 4, height = 3, claimed?: { width: number; height: number }): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(claimed?.width ?? width, 0);
  header.writeUInt32BE(claimed?.height ?? height, 4);
  header[8] = 8;
  const rows = Buffer.alloc((width + 1) * height, 0x80);
  for (let row = 0; row < height; row += 1) rows[row * (width + 1)] = 0;
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const chunks = [
    pngChunk("IHDR", header),
    pngChunk("IDAT", deflateSync(rows)),
    pngChunk("IEND", Buffer.alloc(0)),
  ];
  return Buffer.concat([signature, ...chunks]);
}

/** A stored (not compressed) ZIP. */
export function zip(entries: Record<string, string>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(entries)) {
    const data = Buffer.from(text);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt32LE(crc32(data), 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(data.length, 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from("PK\u0003\u0004", "latin1"), common, Buffer.from(name), data]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    const made = Buffer.from([20, 0]);
    directory.push(
      Buffer.concat([Buffer.from("PK\u0001\u0002", "latin1"), made, common, tail, Buffer.from(name)]),
    );
    parts.push(local);
    offset += local.length;
  }
  const index = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006", "latin1");
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(index.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, index, end]);
}

function office(part: string, type: string): Buffer {
  const contentType = `application/vnd.openxmlformats-officedocument.${type}.main+xml`;
  return zip({
    "[Content_Types].xml": `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${part}" ContentType="${contentType}"/></Types>`,
    [part]: "<x/>",
  });
}

function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, body]);
}

/** An MP4 of one track, sound (`soun`) or pictures (`vide`), without samples. */
export function mp4(brand: string, handler: "soun" | "vide"): Buffer {
  const type = Buffer.concat([Buffer.from(brand.padEnd(4), "latin1"), Buffer.alloc(4), Buffer.from("mp42")]);
  const hdlr = box("hdlr", Buffer.alloc(8), Buffer.from(handler), Buffer.alloc(13));
  return Buffer.concat([
    box("ftyp", type),
    box("moov", box("mvhd", Buffer.alloc(100)), box("trak", box("mdia", hdlr))),
  ]);
}

function riff(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat([Buffer.from(type), ...content]);
  const head = Buffer.alloc(8);
  head.write("RIFF", "latin1");
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}

const hex = (text: string): Buffer => Buffer.from(text.replaceAll(" ", ""), "hex");
const silence = Buffer.alloc(400);

export const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30" onload="alert(1)"><script>alert(1)</script><rect width="9" height="9" fill="red"/></svg>';

/** By ending: bytes that keep the ending's promise. */
export const SAMPLES: Readonly<Record<string, Buffer>> = {
  pdf: Buffer.from("%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n"),
  docx: office("word/document.xml", "wordprocessingml.document"),
  pptx: office("ppt/presentation.xml", "presentationml.presentation"),
  md: Buffer.from("# Tides\n\nThe sea rises – twice a day.\n"),
  markdown: Buffer.from("\ufeffBM is how a bitmap begins, and this text.\n"),
  mdx: Buffer.from("import X from 'x'\n\n<X />\n"),
  jpg: hex(
    "ffd8 ffe0 0010 4a464946 0001 01 00 0001 0001 00 00 ffc0 0011 08 0003 0004 03 012200 021101 031101 ffda 000c 03 0100 0211 0311 003f00 00 ffd9",
  ),
  jpeg: hex(
    "ffd8 ffe0 0010 4a464946 0001 01 00 0001 0001 00 00 ffc0 0011 08 0003 0004 03 012200 021101 031101 ffda 000c 03 0100 0211 0311 003f00 00 ffd9",
  ),
  png: png(),
  gif: hex("474946383961 0400 0300 800000 000000 ffffff 2c 00000000 0400 0300 00 02 02 4c01 00 3b"),
  webp: riff("WEBP", Buffer.from("VP8X"), hex("0a000000 00000000 030000 020000"), Buffer.alloc(20)),
  svg: Buffer.from(SVG),
  wav: riff("WAVE", Buffer.from("fmt "), hex("10000000 0100 0100 80bb0000 00770100 0200 1000"), silence),
  mp3: Buffer.concat([hex("fffb9064"), silence]),
  m4a: mp4("M4A", "soun"),
  aac: Buffer.concat([hex("fff15080 0c7ffc"), silence]),
  ogg: Buffer.concat([Buffer.from("OggS"), Buffer.alloc(24), Buffer.from("\u0001vorbis"), silence]),
  flac: Buffer.concat([Buffer.from("fLaC"), hex("80000022"), silence]),
  mp4: mp4("isom", "vide"),
  webm: Buffer.concat([hex("1a45dfa3 8b 4282 84"), Buffer.from("webm"), hex("4287 81 02"), silence]),
  mov: mp4("qt", "vide"),
};
