import type { Emphasis } from "../../../artifacts/storyboard.ts";
import { countWords } from "./sentences.ts";

/** Where to write or to look: what ends with it is remembered, not a remark on a list. */
export const ADDRESS =
  /(?<![\w.+-])[\w.+-]+@[\w-]+\.\w|\b(?:www\.|https?:\/\/)|\b[a-z0-9-]{2,}\.(?:com|org|net|io|app|dev|eu|info|shop|example|co|ai|tv|uk|de|fr|es|it|pt|nl|pl|ru|jp|kr|cn|in|br|tr|at|ch)(?!\w|\.\w)/u;

const REST = /^[\w./@:?=&%~#-]*[\w/]/u;
const BEGINS = /(?:(?:https?:\/\/)?(?:www\.)?|[\w.+-]+@)[\w.-]*$/u;

/** Where the one address of a text stands, whole, in UTF-16 units; null where there is none or more than one. */
function addressSpan(text: string): Emphasis | null {
  const found = [...text.matchAll(new RegExp(ADDRESS, "gu"))].map(({ index }): Emphasis => {
    const start = index - (BEGINS.exec(text.slice(0, index))?.[0].length ?? 0);
    return { start, end: start + (REST.exec(text.slice(start))?.[0].length ?? 0) };
  });
  // "https://lumen.example" is found twice.
  const [only, ...others] = found.filter(({ start }, at) => !(start < (found[at - 1]?.end ?? 0)));
  return only === undefined || others.length > 0 || only.end <= only.start ? null : only;
}

const MOST_BESIDE = 16;

/** An address stands out, and large where few words lead to it and follow it; null for a text without one. */
export function setAroundAddress(text: string): { emphasis: Emphasis[]; point?: Emphasis } | null {
  const address = addressSpan(text);
  if (address === null) return null;
  const around = [text.slice(0, address.start), text.slice(address.end)];
  const stands =
    around.some((part) => countWords(part) > 0) && around.every((part) => countWords(part) <= MOST_BESIDE);
  return { emphasis: [address], ...(stands ? { point: address } : {}) };
}
