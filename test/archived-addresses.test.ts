/** What is attached by its address: fetched by the worker, kept as an asset, used as one; and all that may go wrong. */
import assert from "node:assert/strict";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { readdir } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { after, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { halves } from "../src/film/media/sample-pictures.fixture.ts";
import { sha256 } from "../src/kernel/hash.ts";
import { ended, startStudio, type Turn } from "./support/studio.ts";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const PICTURE = halves(640, 360, "jpeg");
const NOTES = `# Two colours\n\n## Red and blue meet\n\nRed stands on the left and blue on the right. They meet in the middle.\n`;
let asked: string[] = [];
let reached: () => void = () => {};
const busyTwice = new Map<string, number>();

/** What the other side says, by path. */
const SITE: Record<string, Answer> = {
  "/notes.md": (_request, response) => response.writeHead(200, { "content-type": "text/plain" }).end(NOTES),
  // A name that says nothing, a type that says nothing, and a way around.
  "/picture": (_request, response) => response.writeHead(302, { location: "/cdn/42?signature=secret" }).end(),
  "/cdn/42": (_request, response) =>
    response.writeHead(200, { "content-type": "application/octet-stream" }).end(PICTURE),
  "/report.pdf": (_request, response) => response.end("%PDF-1.7\n1 0 obj\n"),
  "/gone.png": (_request, response) => response.writeHead(404).end(),
  "/inward.png": (_request, response) =>
    response.writeHead(301, { location: "http://169.254.169.254/meta" }).end(),
  "/silent.png": (_request, response) => void response.writeHead(200).write(PICTURE.subarray(0, 100)),
  "/claims.mp4": (_request, response) => response.writeHead(200, { "content-length": "70000000" }).end(),
  "/large.png": (_request, response) =>
    response.end(Buffer.concat([halves(64, 64), Buffer.alloc(11_000_000)])),
  "/page.html": (_request, response) =>
    response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><p>Hello"),
  "/tool.png": (_request, response) => response.end(Buffer.from("MZ\u0090\0\u0003\0\0\0", "latin1")),
  "/empty.md": (_request, response) => response.end(),
  "/moment.md": (request, response) => {
    const url = request.url ?? "";
    busyTwice.set(url, (busyTwice.get(url) ?? 0) + 1);
    if ((busyTwice.get(url) ?? 0) < 3) response.writeHead(503).end();
    else response.writeHead(200, { "content-type": "text/markdown" }).end(NOTES);
  },
  "/waits.md": () => reached(),
};
const server = createServer((request, response) => {
  const path = request.url ?? "";
  asked.push(path);
  (SITE[path.split("?")[0] ?? ""] ?? SITE["/gone.png"])?.(request, response);
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const { port } = server.address() as AddressInfo;
after(() => {
  server.closeAllConnections();
  server.close();
});
const studio = await startStudio();
await studio.work();

const at = (path: string): string => `http://elsewhere.example.com:${port}${path}`;
const BRIEF =
  "# Rain\n\n## Where rain comes from\n\nWater rises from the sea, cools and falls again as rain.\n";

type File = { asset_id: number | null; name: string; url: string; type: string; mimetype: string | null };
type Planned = Turn & { message_files: File[] };

/** A turn that was planned, with an outline to confirm: no film is needed to see what it would show. */
async function planned(files: object[], prompt = BRIEF): Promise<Planned> {
  const id = await studio.create({ prompt, files, require_outline_confirmation: true });
  const turn = await studio.turnWhen(id, ended, 60);
  assert.equal(turn.status, "paused", JSON.stringify(turn));
  return turn as Planned;
}

async function assets(): Promise<
  { id: number; name: string; mimetype: string; sha256: string; url: string }[]
> {
  const answer = await studio.service.call("GET", "/v1/assets");
  return (answer.body as { data: { items: Awaited<ReturnType<typeof assets>> } }).data.items;
}

test("a document and a picture by their addresses become assets, and scenes", async () => {
  asked = [];
  const turn = await planned(
    [
      { url: at("/notes.md"), files_role: "primary" },
      { url: at("/picture"), name: "Two colours" },
    ],
    "Make a short film of the attached notes.",
  );
  assert.deepEqual(
    turn.outline?.scenes.filter(({ type }) => type === "image").length,
    1,
    JSON.stringify(turn.outline),
  );
  assert.deepEqual(
    turn.degradations.filter(({ code }) => code.startsWith("attachment")),
    [],
  );
  const kept = await assets();
  assert.deepEqual(
    kept.map(({ name, mimetype }) => [name, mimetype]),
    [
      ["Two colours.jpg", "image/jpeg"],
      ["notes.md", "text/markdown"],
    ],
  );
  assert.equal(kept[0]?.sha256, sha256(PICTURE));
  assert.deepEqual(
    turn.message_files.map(({ asset_id, name, url, type, mimetype }) => [
      asset_id,
      name,
      url,
      type,
      mimetype,
    ]),
    [
      [kept[1]?.id, "notes.md", kept[1]?.url, "document", "text/markdown"],
      [kept[0]?.id, "Two colours", kept[0]?.url, "image", "image/jpeg"],
    ],
  );
  const { pathname, search } = new URL(kept[1]?.url ?? "");
  assert.equal((await studio.service.call("GET", pathname + search, { key: null })).body, NOTES);
  assert.deepEqual(asked.toSorted(), ["/cdn/42?signature=secret", "/notes.md", "/picture"], "each once");
});

test("what cannot be had costs only itself, and is told with its reason", async () => {
  const before = (await assets()).length;
  const paths = ["/gone.png", "/inward.png", "/silent.png", "/claims.mp4", "/large.png"];
  const turn = await planned(paths.map((path) => ({ url: at(path) })));
  const more = await planned(
    ["/page.html", "/tool.png?token=secret", "/empty.md", "/report.pdf", "/gone.png"].map((path) => ({
      url: at(path),
    })),
  );
  const told = [...turn.degradations, ...more.degradations].map(({ code, message }) => [code, message]);
  const out = "It is left out.";
  const expected = [
    ["attachment_not_fetched", `“gone.png” could not be fetched: the other side answered HTTP 404. ${out}`],
    [
      "attachment_not_fetched",
      `“inward.png” could not be fetched: its address must be a public address. ${out}`,
    ],
    ["attachment_not_fetched", `“silent.png” could not be fetched: it took too long. ${out}`],
    ["attachment_too_large", `“claims.mp4” is larger than 60 MB. ${out}`],
    ["attachment_too_large", `"large.png" is larger than 10 MB. ${out}`],
    ["attachment_unsupported", `"page.html" is of a type that is not taken. ${out}`],
    ["attachment_unsupported", `"tool.png" is of a type that is not taken. ${out}`],
    ["attachment_unsupported", `"empty.md" is empty. ${out}`],
    ["attachments_not_read", "Markdown, pictures and clips are read so far; left out: report.pdf."],
    ["attachment_not_fetched", `“gone.png” could not be fetched: the other side answered HTTP 404. ${out}`],
  ];
  for (const one of expected)
    assert.ok(
      told.some((other) => other.join() === one.join()),
      `${one.join(" ")} in ${JSON.stringify(told)}`,
    );
  assert.equal(told.filter(([code]) => code?.startsWith("attachment")).length, expected.length);
  // Those that were not had keep their address; the document that is not read yet is kept all the same.
  assert.deepEqual(
    turn.message_files.map(({ asset_id, url }) => [asset_id, url]),
    paths.map((path) => [null, at(path)]),
  );
  assert.equal((await assets()).length, before + 1);
  assert.deepEqual(await readdir(studio.deps.temporaryFolder), []);
});

test("a busy server is asked again; of two equal addresses one file is made", async () => {
  const url = at("/moment.md");
  const turn = await planned([{ url }, { url, name: "Again" }]);
  assert.equal(busyTwice.get("/moment.md"), 3);
  const [first, second] = turn.message_files;
  assert.ok(first?.asset_id && first.asset_id === second?.asset_id);
  assert.deepEqual([first.name, second.name], ["Again.md", "Again"]);
});

test("a link of ours is the asset that it leads to, without a fetch", async () => {
  const [asset] = await assets();
  const turn = await planned([{ url: asset?.url }]);
  assert.equal(turn.message_files[0]?.asset_id, asset?.id);
  const { workspaceId, apiKey } = await studio.service.workspace();
  assert.ok(workspaceId !== "");
  const body = { prompt: BRIEF, files: [{ url: "https://example.com/a.md" }, { url: asset?.url }] };
  const headers = { "idempotency-key": "of-a-stranger" };
  const answer = await studio.service.call("POST", "/v1/video-agents/conversations", {
    key: apiKey,
    body,
    headers,
  });
  assert.equal(answer.status, 403);
  const unknown = {
    prompt: BRIEF,
    files: [{ url: "http://files.example/files/asset_999999/a.md?expires=1" }],
  };
  const refused = await studio.service.call("POST", "/v1/video-agents/conversations", {
    body: unknown,
    headers,
  });
  assert.deepEqual((refused.body as { error: object }).error, {
    code: "invalid_parameter",
    message: "There is no such asset.",
    param: "files[0].url",
  });
});

test("a stop while it is fetched ends at once; the next turn fetches it for itself", async () => {
  const waiting = new Promise<void>((resolve) => (reached = resolve));
  const before = (await assets()).length;
  const start = await studio.balance();
  const files = [{ url: at("/waits.md"), files_role: "primary", name: "Words" }];
  const id = await studio.create({ prompt: BRIEF, files, require_outline_confirmation: true });
  await waiting;
  await studio.stop(id);
  const stopped = await studio.turnWhen(id, ended, 5);
  assert.equal(stopped.status, "stopped");
  assert.deepEqual(await studio.balance(), start);
  assert.equal((await assets()).length, before);
  // The fetch lets go of its folder a moment after its turn has ended.
  const { temporaryFolder } = studio.deps;
  for (let tries = 0; tries < 60 && (await readdir(temporaryFolder)).length > 0; tries += 1) await pause(50);
  assert.deepEqual(await readdir(temporaryFolder), []);
  SITE["/waits.md"] = SITE["/notes.md"] ?? assert.fail();
  const turn = (await studio.say(id, "Go on.")) as Planned;
  assert.equal(turn.status, "paused", JSON.stringify(turn));
  assert.deepEqual(turn.message_files, [], "it was not given with this turn");
  assert.ok(JSON.stringify(turn.outline).includes("Red and blue meet"), JSON.stringify(turn.outline));
  const [kept] = await assets();
  assert.equal(kept?.name, "Words.md");
  assert.deepEqual((await studio.turns(id))[0], stopped, "what has ended does not change");
  // Its bytes go with the conversation and its asset, not before.
  const key = (
    await studio.deps.db
      .selectFrom("assets")
      .select("blob_key")
      .where("id", "=", kept.id)
      .executeTakeFirstOrThrow()
  ).blob_key;
  await studio.service.call("DELETE", `/v1/assets/${kept.id}`);
  assert.ok(await studio.deps.blobs.info(key));
  await studio.service.call("DELETE", `/v1/video-agents/conversations/${id}`);
  assert.equal(await studio.deps.blobs.info(key), null);
});
