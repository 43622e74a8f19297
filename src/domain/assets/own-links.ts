import { assetIdOfOwner } from "./types.ts";

/**
 * The asset that a link of ours leads to: null for any other address, `0`, which nobody has, for a link of ours to
 * something else. Whether the link has expired says nothing: what counts is whose asset it is.
 */
export function assetIdOfLink(text: string, baseUrl: string): string | null {
  const files = `${baseUrl}/files/`;
  if (!text.startsWith(files)) return null;
  return String(assetIdOfOwner(text.slice(files.length).split("/")[0] ?? "") ?? 0);
}
