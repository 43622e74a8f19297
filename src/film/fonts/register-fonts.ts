import { GlobalFonts } from "@napi-rs/canvas";
import { join } from "node:path";
import { ALL_PACKAGES, EMOJI, EMOJI_FAMILY } from "./font-packages.ts";
import { packageFolder, slicesOf } from "./font-slices.ts";

const seenFonts = new Set<string>();
const registered = new Set<string>();

/**
 * Registers the families that a CSS font shorthand names, as far as they are ours and not yet
 * registered. Cheap to call before every use of a font; each process registers for itself.
 */
export function ensureFonts(font: string): void {
  if (seenFonts.has(font)) return;
  for (const [, family = ""] of font.matchAll(/"([^"]+)"/g)) ensureFamily(family);
  seenFonts.add(font);
}

function ensureFamily(family: string): void {
  if (registered.has(family)) return;
  const path = familyFile(family);
  if (GlobalFonts.registerFromPath(path, family) === null) throw new Error(`cannot read the font ${path}`);
  registered.add(family);
}

/** The file of a family. @throws Error where it is not one of ours. */
export function familyFile(family: string): string {
  if (family === EMOJI_FAMILY) return join(packageFolder(EMOJI), EMOJI.file(""));
  const fontPackage = ALL_PACKAGES.find(({ id }) => family.startsWith(`${id}/`));
  const slice = fontPackage && slicesOf(fontPackage).find((one) => one.family === family);
  if (slice === undefined) throw new Error(`the font family "${family}" is not one of ours`);
  return slice.path;
}
