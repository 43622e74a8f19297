import { createCanvas } from "@napi-rs/canvas";

/** Pictures as callers send them, the nasty ones too: where they are upright, the left half is red, the right half blue. */
export function halves(width: number, height: number, type: "png" | "jpeg" = "png"): Buffer {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  context.fillStyle = "#ff0000";
  context.fillRect(0, 0, width, height);
  context.fillStyle = "#0000ff";
  context.fillRect(Math.ceil(width / 2), 0, width, height);
  return type === "png" ? canvas.toBuffer("image/png") : canvas.toBuffer("image/jpeg", 95);
}

/** A JPEG whose EXIF says that the camera was turned a quarter: upright it is half as wide, red above blue. */
export function turnedJpeg(width: number, height: number): Buffer {
  const jpeg = halves(width, height, "jpeg");
  // TIFF header, one entry: tag 0x0112 (orientation), SHORT, one value, 6; no further directory.
  const body = Buffer.from("4578696600004d4d002a00000008000101120003000000010006000000000000", "hex");
  const head = Buffer.from([0xff, 0xe1, 0, body.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]);
}

/** 16 × 8 px in four inks, as print shops save them (made by hand after ITU-T T.81, with Adobe's marker). */
export const CMYK_JPEG = Buffer.from(
  "/9j/7gAOQWRvYmUAZAAAAAAA/9sAQwABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB/8AAFAgACAAQBAERAAIRAAMRAAQRAP/EADEAAAAADAAAAAAAAAAAAAAAAAABAgMEBQYHCAkKCxABAAAAAAAAAAAAAAAAAAAAAP/aAA4EAQACAAMABAAAPwCv4W/9b/1fwsA4F/4A/9k=",
  "base64",
);

/** 2 × 1 px, two frames: red and blue, then white. */
export const ANIMATED_GIF = Buffer.from(
  "47494638396102000100910000ff00000000ffffffff00000021f90400640000002c0000000002000100000202440a0021f90400640000002c0000000002000100000202940a003b",
  "hex",
);

export const SVG = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12"><path fill="#f00" d="M0 0h12v12H0z"/><path fill="#00f" d="M12 0h12v12H12z"/></svg>`,
);

/** A white mark on nothing. */
export function seeThrough(width: number, height: number, color: string): Buffer {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  context.fillStyle = color;
  context.beginPath();
  context.ellipse(width / 2, height / 2, width / 3, height / 3, 0, 0, 2 * Math.PI);
  context.fill();
  return canvas.toBuffer("image/png");
}
