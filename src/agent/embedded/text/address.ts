import { withParticle } from "./with-particle.ts";
import type { Emphasis } from "../../../artifacts/cue.ts";
import { isCall } from "../materials/call-to-action.ts";
import { countWords } from "./sentences.ts";

/** Where to write or to look: what ends with it is remembered, not a remark on a list. */
export const ADDRESS =
  /(?<![\w.+-])[\w.+-]+@[\w-]+\.\w|\b(?:www\.|https?:\/\/)|\b[a-z0-9-]{2,}\.(?:com|org|net|io|app|dev|eu|info|shop|example|co|ai|tv|uk|de|fr|es|it|pt|nl|pl|ru|jp|kr|cn|in|br|tr|at|ch)(?!\w|\.\w)/u;

const REST = /^[\w./@:?=&%~#-]*[\w/]/u;
const BEGINS = /(?:(?:https?:\/\/)?(?:www\.)?|[\w.+-]+@)[\w.-]*$/u;

/** The one address that a text names, however often; null where it names none or several. */
export function onlyAddress(text: string): string | null {
  const named = new Set(addressSpans(text).map(({ start, end }) => text.slice(start, end)));
  const [only] = named;
  return only === undefined || named.size > 1 ? null : only;
}

/** Where the one address of a text stands; null where there is none or more than one. */
function addressSpan(text: string): Emphasis | null {
  const [only, ...others] = addressSpans(text);
  return only === undefined || others.length > 0 || only.end <= only.start ? null : only;
}

/** Where the addresses of a text stand, whole, in UTF-16 units. */
export function addressSpans(text: string): Emphasis[] {
  const found = [...text.matchAll(new RegExp(ADDRESS, "gu"))].map(({ index }): Emphasis => {
    const start = index - (BEGINS.exec(text.slice(0, index))?.[0].length ?? 0);
    return { start, end: start + (REST.exec(text.slice(start))?.[0].length ?? 0) };
  });
  // "https://lumen.example" is found twice.
  return found.filter(({ start }, at) => !(start < (found[at - 1]?.end ?? 0)));
}

/**
 * "Order yours before 15 December", with the address that the brief names elsewhere: who decides at the end of a film
 * sees where to go. The text as it is where it has its own, or the brief has none or several. `called`: a sentence
 * right before it sent them there, and what follows takes its place.
 */
export function withAddress(text: string, address: string | undefined, called = false): string {
  if (address === undefined || addressSpans(text).length > 0 || !(called || isCall(text))) return text;
  return `${text.replace(/[.!。！]+$/u, "")} · ${address}`;
}

const MOST_BESIDE = 16;

/** An address stands out, and large where few words lead to it and follow it; null for a text without one. */
export function setAroundAddress(text: string): { emphasis: Emphasis[]; point?: Emphasis } | null {
  const address = addressSpan(text);
  return address === null ? null : setAround(text, address);
}

/** Where to go, or whom to call, large between the few words around it. */
export function setAround(text: string, address: Emphasis): { emphasis: Emphasis[]; point?: Emphasis } {
  const around = [text.slice(0, address.start), text.slice(address.end)];
  // "佐々木（電話 | 0472-33-1188）まで": brackets are not parted.
  if (/[(（][^)）]*$/u.test(around[0] ?? "")) return { emphasis: [address] };
  if (/^\(.*\)$/u.test(text.slice(address.start, address.end).trim()))
    return { emphasis: [{ start: address.start + 1, end: address.end - 1 }] };
  const stands =
    around.some((part) => countWords(part) > 0) && around.every((part) => countWords(part) <= MOST_BESIDE);
  return { emphasis: [address], ...(stands ? { point: withParticle(text, address) } : {}) };
}
