import assert from "node:assert/strict";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, test } from "node:test";
import {
  FetchFailed,
  fetchPublic,
  type Answered,
  type Fetched,
  type FetchLimits,
  type Reach,
} from "./fetch-public.ts";

const folder = await mkdtemp(join(tmpdir(), "fetch-"));
const asked: IncomingMessage[] = [];
let answer: (request: IncomingMessage, response: ServerResponse) => void = (_request, response) =>
  response.end();
const server = createServer((request, response) => {
  asked.push(request);
  answer(request, response);
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const { port } = server.address() as AddressInfo;
after(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

let count = 0;
const own: Reach = { resolve: async () => ["127.0.0.1"], isAllowed: (address) => address === "127.0.0.1" };

async function fetchIt(
  url: string,
  { reach = own, ...limits }: Partial<FetchLimits> & { reach?: Reach } = {},
): Promise<Fetched & { text: string }> {
  const path = join(folder, String((count += 1)));
  const fetched = await fetchPublic(url, path, reach, { maxBytes: 1_048_576, timeoutMs: 5_000, ...limits });
  return { ...fetched, text: await readFile(path, "utf8") };
}

async function refused(promise: Promise<unknown>, words: RegExp): Promise<void> {
  await assert.rejects(promise, (error) => error instanceof FetchFailed && words.test(error.message));
}

describe("fetching for a caller", () => {
  test("connects to the address that was checked, once, under the name that was asked", async () => {
    answer = (_request, response) =>
      response.writeHead(200, { "content-type": "Text/Plain; charset=utf-8" }).end("hello");
    let lookups = 0;
    const changing: Reach = {
      ...own,
      // A name that is public while it is checked and private ever after.
      resolve: async () => ((lookups += 1) === 1 ? ["127.0.0.1"] : ["10.0.0.1"]),
    };
    const fetched = await fetchIt(`http://logos.example.com:${port}/a/my%20logo.png?x=1`, {
      reach: changing,
    });
    assert.deepEqual(fetched, {
      name: "my logo.png",
      contentType: "text/plain",
      sizeBytes: 5,
      text: "hello",
    });
    assert.equal(lookups, 1);
    assert.equal(asked.at(-1)?.headers.host, `logos.example.com:${port}`);
  });

  for (const url of [
    "http://127.0.0.1/",
    "http://2130706433/",
    "http://0177.0.0.1/",
    "http://127.1/",
    "http://[::1]/",
    "http://[::ffff:127.0.0.1]/",
    "http://[fe80::1]/",
    "http://169.254.169.254/latest/meta-data",
    "http://localhost/",
    "http://printer.local/",
    "http://metadata.internal/",
    "http://intranet/",
  ]) {
    test(`refuses ${url}`, async () => {
      await refused(fetchIt(url, { reach: { resolve: async () => [] } }), /^must be a public address$/);
    });
  }

  test("refuses a name with one private address, and one without any", async () => {
    const reach = (addresses: string[]): Reach => ({ resolve: async () => addresses });
    await refused(
      fetchIt("http://a.example.com/", { reach: reach(["93.184.216.34", "10.0.0.1"]) }),
      /public/,
    );
    await refused(fetchIt("http://a.example.com/", { reach: reach([]) }), /does not resolve/);
  });

  test("refuses what is no plain http(s) URL", async () => {
    await refused(fetchIt("ftp://a.example.com/"), /http\(s\)/);
    await refused(fetchIt("file:///etc/passwd"), /http\(s\)/);
    await refused(fetchIt("http://me:secret@a.example.com/"), /credentials/);
    await refused(fetchIt("nothing"), /is not a URL/);
  });

  test("follows a few redirects, and checks each", async () => {
    answer = (request, response) => {
      if (request.url === "/end") response.end("there");
      else response.writeHead(302, { location: request.url === "/1" ? "/end" : "/1" }).end();
    };
    assert.equal((await fetchIt(`http://127.0.0.1:${port}/0`)).text, "there");
    answer = (_request, response) => response.writeHead(302, { location: "http://169.254.169.254/" }).end();
    await refused(fetchIt(`http://127.0.0.1:${port}/`), /^must be a public address$/);
    answer = (_request, response) => response.writeHead(302, { location: "file:///etc/passwd" }).end();
    await refused(fetchIt(`http://127.0.0.1:${port}/`), /http\(s\)/);
    answer = (_request, response) => response.writeHead(302, { location: "/again" }).end();
    await refused(fetchIt(`http://127.0.0.1:${port}/`), /redirects/);
  });

  test("bounds what it reads, whatever the length says", async () => {
    const maxBytes = 2 * 1_048_576;
    answer = (_request, response) => response.writeHead(200, { "content-length": "3000000" }).end();
    await refused(fetchIt(`http://127.0.0.1:${port}/`, { maxBytes }), /larger than 2 MB/);
    answer = (_request, response) => {
      const more = (): void => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536)));
        if (!response.destroyed) response.once("drain", more);
      };
      more();
    };
    await refused(fetchIt(`http://127.0.0.1:${port}/`, { maxBytes }), /larger than 2 MB/);
    answer = (_request, response) => response.writeHead(200, { "content-length": "10" }).end("short");
    await refused(fetchIt(`http://127.0.0.1:${port}/`), /connection failed|could not be fetched/);
  });

  test("does not wait for ever", async () => {
    answer = () => undefined;
    await refused(fetchIt(`http://127.0.0.1:${port}/`, { timeoutMs: 200 }), /too long/);
    answer = (_request, response) => {
      const drip = setInterval(() => response.write("x"), 50);
      response.once("close", () => clearInterval(drip));
    };
    await refused(fetchIt(`http://127.0.0.1:${port}/`, { timeoutMs: 300 }), /too long/);
    answer = (_request, response) => void response.write("x");
    const began = performance.now();
    await refused(fetchIt(`http://127.0.0.1:${port}/`, { idleMs: 200 }), /too long/);
    assert.ok(performance.now() - began < 2_000, "silence is not waited for");
    answer = () => undefined;
    await refused(fetchIt(`http://127.0.0.1:${port}/`, { idleMs: 200 }), /too long/);
    assert.ok(performance.now() - began < 3_000, "nor for an answer that never begins");
    const off = new AbortController();
    const fetching = fetchIt(`http://127.0.0.1:${port}/`, { signal: off.signal });
    setTimeout(() => off.abort(new Error("called off")), 100);
    await assert.rejects(fetching, /called off/);
  });

  test("the other side's words decide how much is read", async () => {
    answer = (_request, response) => response.writeHead(200, { "content-type": "image/png" }).end("12345");
    const maxBytes = ({ name, contentType }: Answered): number => `${name} ${contentType}`.length;
    assert.equal((await fetchIt(`http://127.0.0.1:${port}/a.png`, { maxBytes })).sizeBytes, 5);
    await refused(fetchIt(`http://127.0.0.1:${port}/a.png`, { maxBytes: () => 4 }), /larger than/);
  });

  test("tells what the other side did, and whether it may pass", async () => {
    for (const [status, passing] of [
      [404, false],
      [410, false],
      [403, false],
      [429, true],
      [503, true],
    ] as const) {
      answer = (_request, response) => response.writeHead(status).end();
      await assert.rejects(
        fetchIt(`http://127.0.0.1:${port}/`),
        (error) =>
          error instanceof FetchFailed &&
          error.passing === passing &&
          error.message.endsWith(`HTTP ${status}`),
      );
    }
    answer = (_request, response) => response.writeHead(200, { "content-encoding": "gzip" }).end("x");
    await refused(fetchIt(`http://127.0.0.1:${port}/`), /content-encoding gzip/);
    answer = (request) => request.socket.destroy();
    await refused(fetchIt(`http://127.0.0.1:${port}/`), /connection failed/);
  });
});
