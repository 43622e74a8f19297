import { connect, type Socket } from "node:net";

export type Load = {
  /** Answers a second. */
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  requests: number;
};

/** Bytes of one whole answer at the start of `buffer`, or 0 while it is not whole. @throws Error unless it is a 200. */
function answerLength(buffer: Buffer): number {
  const end = buffer.indexOf("\r\n\r\n");
  if (end < 0) return 0;
  const head = buffer.toString("latin1", 0, end);
  if (!head.startsWith("HTTP/1.1 200")) throw new Error(`the server answered ${head.split("\r\n")[0]}`);
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN);
  if (Number.isNaN(length)) throw new Error("the answer tells no length");
  const whole = end + 4 + length;
  return buffer.length >= whole ? whole : 0;
}

/** One connection that asks, waits for the whole answer, and asks again when told to. */
async function openLine(
  host: string,
  port: number,
): Promise<{ ask(request: Buffer): Promise<number>; close(): void }> {
  const socket: Socket = connect({ host, port, noDelay: true });
  await new Promise<void>((resolve, reject) => {
    socket.once("connect", resolve);
    socket.once("error", reject);
  });
  let received = Buffer.alloc(0);
  let settle: { resolve: () => void; reject: (error: Error) => void } | null = null;
  socket.on("data", (chunk) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    try {
      const length = answerLength(received);
      if (length === 0) return;
      received = received.subarray(length);
      settle?.resolve();
    } catch (error) {
      settle?.reject(error as Error);
    }
  });
  socket.on("error", (error) => settle?.reject(error));
  return {
    async ask(request) {
      const start = performance.now();
      await new Promise<void>((resolve, reject) => {
        settle = { resolve, reject };
        socket.write(request);
      });
      return performance.now() - start;
    },
    close: () => socket.destroy(),
  };
}

function summary(times: number[], seconds: number): Load {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return { rate: sorted.length / seconds, p50: at(0.5), p99: at(0.99), requests: sorted.length };
}

/**
 * GET requests over kept connections, to loopback. Without `rate` each connection asks as soon as it has its
 * answer; with it, requests start at that many a second, and the time of one that had to wait for a free
 * connection counts from when it should have started.
 */
export async function load(options: {
  url: string;
  headers?: Record<string, string>;
  connections: number;
  seconds: number;
  rate?: number;
}): Promise<Load> {
  const { hostname, port, pathname, search } = new URL(options.url);
  if (hostname !== "127.0.0.1") throw new Error("load goes to this machine only");
  const headers = Object.entries({ host: `${hostname}:${port}`, ...options.headers });
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  const request = Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines}\r\n`);
  const open = await Promise.all(
    Array.from({ length: options.connections }, () => openLine(hostname, Number(port))),
  );
  const times: number[] = [];
  const start = performance.now();
  const end = start + options.seconds * 1000;
  let started = 0;
  await Promise.all(
    open.map(async (line) => {
      while (performance.now() < end) {
        if (options.rate === undefined) {
          times.push(await line.ask(request));
          continue;
        }
        const due = start + (started * 1000) / options.rate;
        started += 1;
        if (due >= end) return;
        const wait = due - performance.now();
        if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
        await line.ask(request);
        times.push(performance.now() - due);
      }
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  for (const line of open) line.close();
  return summary(times, seconds);
}
