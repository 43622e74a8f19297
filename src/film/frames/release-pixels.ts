/**
 * Gives pixels that were read from a canvas back at once; nobody may look at them after it. The collector would run for
 * every 64 MB of them, some thirty times a film, and mark all of the heap beside us for what hangs on a few objects:
 * a tenth of the time of a film's pictures, and 40 MB that lay about.
 */
export function releasePixels(pixels: Uint8Array): void {
  const { buffer } = pixels;
  // What shares its memory with others is not ours to give away.
  if (buffer instanceof ArrayBuffer && buffer.byteLength === pixels.byteLength) buffer.transfer(0);
}
