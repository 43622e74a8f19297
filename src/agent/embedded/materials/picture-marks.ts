import type { MediaRef } from "../../../artifacts/media.ts";
import type { PlanRequest } from "../../../artifacts/plan.ts";

/** A picture or clip of the caller's, what it is called, and where in the text it was put, if it was. */
export type Found = {
  media: MediaRef;
  /** Words to show below it: of the text where it was put, of the document that brought it. */
  caption: string | null;
  /** UTF-16 offset into the text. */
  offset: number | null;
};

const MARK = /!\[([^\]\n]{0,300})\]\(\s*<?([^)>\n]{1,600}?)>?(?:\s+["'][^"'\n]*["'])?\s*\)/gu;

/** Smaller pictures show nothing. */
const LEAST_SIDE = 32;

/** All media of the request, each as often as the text puts it, and the names in the text that nothing has. */
export function findMedia(
  text: string,
  { materials = [] }: Pick<PlanRequest, "materials">,
): { found: Found[]; unknown: string[]; tooSmall: string[] } {
  const all = materials
    .filter(({ role }) => role !== "reference")
    .flatMap(({ media }) => media.map(({ media: ref, caption = null }) => ({ media: ref, caption })));
  const tooSmall = all.filter(({ media }) => isTooSmall(media)).map(({ media }) => media.name);
  const usable = all.filter(({ media }) => !isTooSmall(media));
  const referenced = materials.flatMap(({ media }) => media.map(({ media: ref }) => ref.name));
  const unknown: string[] = [];
  const put: Found[] = [];
  for (const { 0: mark, 1: alt = "", 2: address = "", index } of text.matchAll(MARK)) {
    const offset = index + Math.floor(mark.length / 2);
    const match = usable.find(({ media }) => sameName(media.name, address));
    if (match !== undefined)
      put.push({ media: match.media, caption: captionOf(alt) ?? match.caption, offset });
    else if (!referenced.some((name) => sameName(name, address))) unknown.push(fileName(address));
  }
  const left = usable.filter(({ media }) => !put.some((one) => one.media.key === media.key));
  return {
    found: [...put, ...left.map(({ media, caption }) => ({ media, caption, offset: null }))],
    unknown: [...new Set(unknown)],
    tooSmall,
  };
}

function isTooSmall({ width, height }: MediaRef): boolean {
  return Math.min(width, height) < LEAST_SIDE;
}

/** The last part of an address or a path. */
function fileName(address: string): string {
  const last = address.split(/[?#]/u)[0]?.split(/[\\/]/u).at(-1) ?? "";
  try {
    return decodeURIComponent(last);
  } catch {
    // A stray per cent sign: it is no escape.
    return last;
  }
}

function sameName(name: string, address: string): boolean {
  const [one, other] = [name, fileName(address)].map((text) => text.trim().toLowerCase());
  const stem = (text = ""): string => text.replace(/\.[a-z0-9]{2,4}$/u, "");
  return one === other || (stem(one) === stem(other) && stem(one) !== "");
}

/** "image", "screenshot 3" or a file's name say nothing to a viewer. */
function captionOf(alt: string): string | null {
  const text = alt.replace(/[*_`]/g, "").trim();
  const bare =
    /^(?:(?:image|picture|photo|figure|fig|screenshot|screen shot|img|bild|logo)[\s._-]*\d*|[\w-]+\.[a-z0-9]{2,4})$/iu;
  return text === "" || bare.test(text) ? null : text;
}
