/**
 * Letters with a combining mark that Unicode has no single character for (`g̃`, `ẹ́`, the stress of `за́мок`).
 * A font puts the mark on its letter only where its designer gave both an anchor; elsewhere it falls beside it.
 */
import { createCanvas } from "@napi-rs/canvas";
import type { FontPackage } from "./font-packages.ts";
import { sliceWithAll } from "./font-slices.ts";
import { ensureFonts } from "./register-fonts.ts";

const CLUSTER = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]\p{Mn}+/gu;
/** Strokes through a letter change neither its height nor its width. */
const OVERLAY = /[\u0334-\u0338]/u;
const SIZE = 100;
/** How far a mark may reach beyond its letter, and must reach above or below it; parts of the size. */
const BESIDE = 0.15;
const APART = 0.08;

const ruler = createCanvas(1, 1).getContext("2d");
const fits = new Map<string, boolean>();

/** The letters of a text that remain several characters when they are composed. */
export function markedLetters(text: string): string[] {
  return [...new Set(text.normalize("NFC").match(CLUSTER))].filter((one) => !OVERLAY.test(one));
}

/** Whether one file of a package has letter and marks, and puts the marks on the letter. */
export function setsMarks(fontPackage: FontPackage, cluster: string): boolean {
  const key = `${fontPackage.id} ${cluster}`;
  const known = fits.get(key);
  if (known !== undefined) return known;
  const slice = sliceWithAll(
    fontPackage,
    Array.from(cluster, (one) => one.codePointAt(0) ?? 0),
  );
  const fit = slice !== undefined && isPlaced(cluster, slice.family);
  fits.set(key, fit);
  return fit;
}

function isPlaced(cluster: string, family: string): boolean {
  const font = `500 ${SIZE}px "${family}"`;
  ensureFonts(font);
  ruler.font = font;
  const marked = ruler.measureText(cluster);
  const [letter = ""] = cluster;
  const bare = ruler.measureText(letter);
  if (Math.abs(marked.width - bare.width) > 0.03 * SIZE) return false;
  if (marked.actualBoundingBoxRight - bare.actualBoundingBoxRight > BESIDE * SIZE) return false;
  // The dot of these gives way to the mark.
  if (/^[ij]/u.test(letter.normalize("NFD"))) return true;
  const grown = Math.max(
    marked.actualBoundingBoxAscent - bare.actualBoundingBoxAscent,
    marked.actualBoundingBoxDescent - bare.actualBoundingBoxDescent,
  );
  return grown >= APART * SIZE;
}
