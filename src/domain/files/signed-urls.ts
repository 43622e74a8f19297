import { createHmac, timingSafeEqual } from "node:crypto";

const WINDOW_SECONDS = 6 * 3600;
const LONGEST_SECONDS = 30 * 3600;
/** Signatures remembered: those who poll ask for the same links again and again. */
const MOST_REMEMBERED = 1_000;

/**
 * Signs links to files. The expiry is rounded to windows of six hours, so that an answer that was
 * read again within a window is the same, byte for byte; a link is good for 24 to 30 hours.
 */
export type FileUrls = {
  /** Absolute address of a file that belongs to a message or render. */
  sign(ownerId: string, name: string, now: Date): string;
  /** Whether the address was signed by us and has not expired. */
  verify(ownerId: string, name: string, expires: string, signature: string, now: Date): boolean;
};

export function makeFileUrls(options: { baseUrl: string; secret: string }): FileUrls {
  function signatureOf(ownerId: string, name: string, expires: number): string {
    return createHmac("sha256", options.secret).update(`${ownerId}/${name}\n${expires}`).digest("base64url");
  }
  const remembered = new Map<string, string>();
  function link(ownerId: string, name: string, expires: number): string {
    const signature = signatureOf(ownerId, name, expires);
    return `${options.baseUrl}/files/${ownerId}/${encodeURIComponent(name)}?expires=${expires}&signature=${signature}`;
  }
  return {
    sign(ownerId, name, now) {
      const seconds = Math.floor(now.getTime() / 1000);
      const expires = seconds - (seconds % WINDOW_SECONDS) + LONGEST_SECONDS;
      const what = `${expires}/${ownerId}/${name}`;
      const known = remembered.get(what);
      if (known !== undefined) return known;
      if (remembered.size >= MOST_REMEMBERED) remembered.clear();
      const made = link(ownerId, name, expires);
      remembered.set(what, made);
      return made;
    },
    verify(ownerId, name, expires, signature, now) {
      if (!/^\d{1,12}$/.test(expires)) return false;
      const wanted = Buffer.from(signatureOf(ownerId, name, Number(expires)));
      const given = Buffer.from(signature);
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return false;
      return Number(expires) * 1000 > now.getTime();
    },
  };
}
