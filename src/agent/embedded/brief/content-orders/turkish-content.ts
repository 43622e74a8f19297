import { capitalise } from "../../text/sentences.ts";
import type { Ordered } from "./order-form.ts";

/** "Kuraklığın koloniye etkisine de değinin": what is touched upon stands in the dative, behind a possessive "-n-" and a vowel. */
const TOUCHED =
  /^(?:(?:lütfen|ayrıca|sonra|filmde|videoda),? )*(?<what>[^,.:;!?"“”\p{Nd}]{4,80}?[ıiuü])n[ea](?: (?:de|da|mutlaka|kısaca|lütfen))* (?:değinin(?:iz)?|değinilsin|değinelim|değinirseniz seviniri[mz]|yer verin(?:iz)?|yer verilsin)(?: lütfen)?$/iu;

/** Whoever watches is bidden to touch upon nothing. */
const OF_SPEAKERS = /değin\p{L}+/iu;

/** What a Turkish order names for the film to tell; null for what orders nothing so. */
export function turkishContent(said: string): Ordered | null {
  const what = TOUCHED.exec(said)?.groups?.["what"]?.trim();
  // One word alone says nothing of anything.
  if (what === undefined || !what.includes(" ")) return null;
  return { told: `${capitalise(what, "tr")}.`, level: OF_SPEAKERS.test(said) ? "sure" : "likely" };
}
