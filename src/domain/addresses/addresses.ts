import { ServiceError } from "../../kernel/errors.ts";
import { isPublicAddress, judgeHost } from "../../kernel/public-address.ts";

/** All addresses of a name; empty or rejected when it does not resolve just now. */
export type Resolve = (name: string) => Promise<readonly string[]>;

/** A name that does not resolve just now is let through: it is checked again before each use. */
async function isPublic(hostname: string, resolve: Resolve): Promise<boolean> {
  const judged = judgeHost(hostname);
  if (judged !== "name") return judged === "public";
  const addresses = await resolve(hostname).catch(() => []);
  return addresses.every(isPublicAddress);
}

function invalidCallback(message: string): ServiceError {
  return new ServiceError("invalid_webhook_url", message, { param: "callback_url" });
}

/**
 * @throws ServiceError `invalid_webhook_url` for what is not HTTPS on port 443, `unsafe_webhook_url`
 *   for an address that is not public.
 */
export async function checkCallbackUrl(text: string, resolve: Resolve): Promise<void> {
  const url = URL.parse(text);
  // `URL` forgives blanks, tabs and backslashes; a receiver's address has none.
  if (url === null || /[\s\\]/.test(text)) throw invalidCallback("callback_url is not a URL.");
  if (url.protocol !== "https:") throw invalidCallback("callback_url must be an https address.");
  if (url.port !== "") throw invalidCallback("callback_url must use port 443.");
  if (url.username !== "" || url.password !== "")
    throw invalidCallback("callback_url must not hold credentials.");
  if (!(await isPublic(url.hostname, resolve))) {
    throw new ServiceError("unsafe_webhook_url", "callback_url must be a public address.", {
      param: "callback_url",
    });
  }
}

/** @throws ServiceError `invalid_parameter` for what is not a public http(s) URL. */
export async function checkPublicUrl(text: string, param: string, resolve: Resolve): Promise<void> {
  const url = URL.parse(text);
  const refuse = (message: string): ServiceError => new ServiceError("invalid_parameter", message, { param });
  if (url === null || /[\s\\]/.test(text)) throw refuse(`${param} is not a URL.`);
  if (url.protocol !== "https:" && url.protocol !== "http:") throw refuse(`${param} must be an http(s) URL.`);
  if (url.username !== "" || url.password !== "") throw refuse(`${param} must not hold credentials.`);
  if (!(await isPublic(url.hostname, resolve))) throw refuse(`${param} must be a public address.`);
}
