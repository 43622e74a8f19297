/** Downloads from the public internet for a caller: every hop checked, and connected to what was checked. */
import { createWriteStream } from "node:fs";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { isPublicAddress, judgeHost } from "../../kernel/public-address.ts";
import type { Resolve } from "./addresses.ts";

/** Where we may go, and how names are looked up. */
export type Reach = {
  resolve: Resolve;
  /** Public addresses where left out; tests allow their own machine. */
  isAllowed?: (address: string) => boolean;
};

export type FetchLimits = {
  /** Of what is read; may depend on what the other side says of it. */
  maxBytes: number | ((answer: Answered) => number);
  timeoutMs: number;
  /** The longest wait for the next bytes; the whole time where left out. */
  idleMs?: number;
  /** Calls it off: rejects with the signal's reason. */
  signal?: AbortSignal;
};

type FailureDetail = { passing?: boolean; isTooLarge?: boolean };

/** Why it did not work, in words for the caller. */
export class FetchFailed extends Error {
  override readonly name = "FetchFailed";
  /** Whether it may go better in a moment. */
  readonly passing: boolean;
  readonly isTooLarge: boolean;

  constructor(
    message: string,
    { passing = false, isTooLarge = false, ...options }: ErrorOptions & FailureDetail = {},
  ) {
    super(message, options);
    this.passing = passing;
    this.isTooLarge = isTooLarge;
  }
}

/** What the other side says of a file. */
export type Answered = {
  /** The last part of the path that was reached, decoded; may be empty. */
  name: string;
  /** In lower case, without parameters; empty where it is not said. */
  contentType: string;
};

export type Fetched = Answered & { sizeBytes: number };

const MAX_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** The one address to connect to. All addresses of a name must be allowed: nobody chooses for us which. */
async function checkedAddress(url: URL, { resolve, isAllowed = isPublicAddress }: Reach): Promise<string> {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) !== 0) {
    if (isAllowed(host)) return host;
    throw new FetchFailed("must be a public address");
  }
  if (judgeHost(host) !== "name") throw new FetchFailed("must be a public address");
  const addresses = await resolve(host).catch(() => []);
  const [first] = addresses;
  if (first === undefined)
    throw new FetchFailed("could not be fetched: its name does not resolve", { passing: true });
  if (!addresses.every((address) => isAllowed(address))) throw new FetchFailed("must be a public address");
  return first;
}

function parseUrl(text: string, base?: URL): URL {
  const url = URL.parse(text, base?.href);
  if (url === null || /[\s\\]/.test(text)) throw new FetchFailed("is not a URL");
  if (url.protocol !== "https:" && url.protocol !== "http:") throw new FetchFailed("must be an http(s) URL");
  if (url.username !== "" || url.password !== "") throw new FetchFailed("must not hold credentials");
  return url;
}

/** `end` is called once nothing has come for `ms`. */
type Idle = { ms: number | undefined; end: () => void };

/** Asks `url` at the address that was checked, whatever its name says by now. */
async function ask(
  url: URL,
  address: string,
  { ms, end }: Idle,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const lookup: LookupFunction = (_host, options, done) => {
    const family = isIP(address);
    if (options.all === true) done(null, [{ address, family }]);
    else done(null, address, family);
  };
  const send = url.protocol === "https:" ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const headers = { "user-agent": "Lanternist", accept: "*/*", "accept-encoding": "identity" };
    const request = send(url, { lookup, agent: false, signal, headers }, resolve);
    request.on("error", reject);
    // Holds for the answer too: it comes on the same connection.
    if (ms !== undefined) request.setTimeout(ms, end);
    request.end();
  });
}

function bounded(maxBytes: number, count: (bytes: number) => void): Transform {
  let sum = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sum += chunk.length;
      count(sum);
      if (sum > maxBytes) done(tooLarge(maxBytes));
      else done(null, chunk);
    },
  });
}

function tooLarge(maxBytes: number): FetchFailed {
  return new FetchFailed(`is larger than ${Math.floor(maxBytes / 1_048_576)} MB`, { isTooLarge: true });
}

async function download(
  text: string,
  path: string,
  reach: Reach,
  maximum: FetchLimits["maxBytes"],
  idle: Idle,
  signal: AbortSignal,
): Promise<Fetched> {
  let url = parseUrl(text);
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const answer = await ask(url, await checkedAddress(url, reach), idle, signal);
    const { statusCode = 0, headers } = answer;
    if (REDIRECTS.has(statusCode) && headers.location !== undefined) {
      answer.destroy();
      url = parseUrl(headers.location, url);
      continue;
    }
    const encoding = headers["content-encoding"] ?? "identity";
    if (statusCode !== 200 || encoding !== "identity") {
      answer.destroy();
      const why = statusCode === 200 ? `content-encoding ${encoding}` : `HTTP ${statusCode}`;
      throw new FetchFailed(`could not be fetched: the other side answered ${why}`, {
        passing: statusCode === 429 || statusCode >= 500,
      });
    }
    const contentType = (headers["content-type"] ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
    const answered: Answered = { name: lastPart(url), contentType };
    const maxBytes = typeof maximum === "number" ? maximum : maximum(answered);
    if (Number(headers["content-length"] ?? 0) > maxBytes) {
      answer.destroy();
      throw tooLarge(maxBytes);
    }
    let sizeBytes = 0;
    const count = bounded(maxBytes, (sum) => (sizeBytes = sum));
    await pipeline(answer, count, createWriteStream(path, { flags: "wx" }), { signal });
    return { ...answered, sizeBytes };
  }
  throw new FetchFailed(`could not be fetched: more than ${MAX_REDIRECTS} redirects`);
}

function lastPart(url: URL): string {
  try {
    return decodeURIComponent(url.pathname.split("/").at(-1) ?? "");
  } catch {
    return "";
  }
}

/**
 * Downloads `url` into a new file. Addresses are resolved once a hop, checked, and the connection goes to
 * the checked one; redirects are followed, each checked the same way.
 * @throws FetchFailed with words that follow the name of the field.
 */
export async function fetchPublic(
  url: string,
  path: string,
  reach: Reach,
  limits: FetchLimits,
): Promise<Fetched> {
  const timeout = AbortSignal.timeout(limits.timeoutMs);
  const silence = new AbortController();
  const idle = { ms: limits.idleMs, end: () => silence.abort() };
  const signal = AbortSignal.any([timeout, silence.signal, ...(limits.signal ? [limits.signal] : [])]);
  try {
    return await download(url, path, reach, limits.maxBytes, idle, signal);
  } catch (error) {
    if (limits.signal?.aborted === true) throw limits.signal.reason;
    if (error instanceof FetchFailed) throw error;
    if (timeout.aborted || silence.signal.aborted)
      throw new FetchFailed("could not be fetched: it took too long", { cause: error });
    // Of our own disk: nothing that the other side did.
    if (error instanceof Error && "syscall" in error && "path" in error) throw error;
    // Of the network and of TLS; what we would do wrong ourselves has no code.
    if (error instanceof Error && "code" in error)
      throw new FetchFailed("could not be fetched: the connection failed", { cause: error, passing: true });
    throw error;
  }
}
