import type { Emphasis } from "../../../artifacts/cue.ts";
import { contactsIn } from "./contacts.ts";
import { setAround } from "../text/address.ts";
import { appointmentIn } from "../text/appointment-span.ts";
import { streetAddresses } from "../text/street-address.ts";

/** Of a sentence so much may be set large. */
const MOST_SHARE = 0.75;

/**
 * As `setAroundAddress`, for when and where a letter asks its viewers to come: "The open day is on | Saturday 12 July from 11 until 4 | at
 * Brewery Lane", "Our new address is | 14 Shore Yard". Null for a sentence that names neither, or several streets.
 */
export function setAroundInvitation(text: string, base: string): ReturnType<typeof setAround> | null {
  const when = appointmentIn(text, base);
  const [street, another] = streetAddresses(text);
  const at = street === undefined || another !== undefined ? -1 : text.indexOf(street);
  const span = when ?? (at < 0 ? null : { start: at, end: at + (street?.length ?? 0) });
  if (span === null || span.end - span.start > text.length * MOST_SHARE) return null;
  return setAround(text, { start: span.start, end: span.end });
}

/** "Website is kestrel.example and the phone is 0131 496 0143": of several ways none is the point, and all of them stand out. */
export function markedWays(text: string): { emphasis: Emphasis[] } | null {
  const ways = contactsIn(text).map(({ start, end }) => ({ start, end }));
  return ways.length < 2 ? null : { emphasis: ways };
}
