import assert from "node:assert/strict";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { after, describe, test } from "node:test";
import { SVG, png } from "../../../test/support/sample-files.ts";
import { errorOf, startService, type Answer } from "../../../test/support/service.ts";
import { beginMessage } from "../../domain/conversations/progress.ts";

let served = 0;
let serve: (response: ServerResponse) => void = (response) => response.end(png(8, 6));
const elsewhere = createServer((_request, response) => {
  served += 1;
  serve(response);
});
await new Promise<void>((resolve) => elsewhere.listen(0, "127.0.0.1", resolve));
after(() => elsewhere.close());
const LOGO = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/brand/acme.png`;

const service = await startService({ isAllowed: (address) => address === "127.0.0.1" });
await service.workspace();
const stranger = await service.workspace();
const ROOT = "/v1/brand-kits";

type Kit = Record<string, unknown> & { id: number; brand_logo: string | null };

const dataOf = (answer: Answer): Kit => (answer.body as { data: Kit }).data;

async function make(body: object, headers: Record<string, string> = {}): Promise<Kit> {
  const answer = await service.call("POST", ROOT, { body, headers });
  assert.equal(answer.status, 201, JSON.stringify(answer.body));
  return dataOf(answer);
}

async function uploaded(
  name: string,
  bytes: Buffer | string,
  key?: string,
): Promise<{ id: number; url: string }> {
  const form = new FormData();
  form.append("files", new Blob([bytes]), name);
  const sent = new Response(form);
  const answer = await service.call("POST", "/v1/assets", {
    ...(key === undefined ? {} : { key }),
    raw: Buffer.from(await sent.arrayBuffer()),
    headers: { "content-type": sent.headers.get("content-type") ?? "" },
  });
  const [asset] = (answer.body as { data: { id: number; url: string }[] }).data;
  assert.ok(asset !== undefined);
  return asset;
}

async function refused(
  body: object,
  detail: { message: string; param: string },
  status = 400,
): Promise<void> {
  const blobs = service.files.bytes.size;
  const answer = await service.call("POST", ROOT, { body });
  assert.equal(answer.status, status);
  assert.deepEqual(errorOf(answer), { error: { code: "invalid_parameter", ...detail } });
  assert.equal(service.files.bytes.size, blobs, "nothing is kept of it");
}

describe("making one", () => {
  test("with a name alone: colours are derived", async () => {
    const { id, created_at: created, updated_at: updated, ...rest } = await make({ brand_name: "Acme" });
    assert.ok(Number.isInteger(id) && Number.isInteger(created) && updated === created);
    assert.deepEqual(rest, {
      brand_name: "Acme",
      brand_logo: null,
      content_style_description: "",
      theme_color: { primary: "#2f55d4", accent: "#264095", background: "#ffffff", text: "#14181f" },
      contrast_warnings: [],
    });
  });

  test("with everything", async () => {
    const logo = await uploaded("logo.svg", SVG);
    const kit = await make({
      brand_name: "Łódź & Co",
      brand_logo: logo.id,
      content_style_description: "Warm, plain words.",
      theme_color: { primary: "#ABC", accent: "#102030", background: "#FFFFFF", text: "#777" },
    });
    assert.equal(kit.brand_logo, logo.url);
    assert.deepEqual(kit["theme_color"], {
      primary: "#aabbcc",
      accent: "#102030",
      background: "#ffffff",
      text: "#777777",
    });
    assert.deepEqual(kit["contrast_warnings"], [
      {
        foreground: "text",
        background: "background",
        ratio: 4.47,
        minimum: 4.5,
        message: "Text #777777 on background #ffffff has a contrast of 4.47:1; at least 4.5:1 is readable.",
      },
    ]);
    assert.deepEqual(dataOf(await service.call("GET", `${ROOT}/${kit.id}`)), kit);
  });

  test("derived colours can be read, whatever is given", async () => {
    for (const theme_color of [
      { background: "#000" },
      { background: "#888888" },
      { text: "#fff" },
      { text: "#ffff00" },
      { text: "#999" },
      { text: "#777777" },
      { primary: "#ff0000" },
      { accent: "#00ff00", background: "#7f7f7f" },
    ]) {
      const kit = await make({ brand_name: "x", theme_color });
      assert.deepEqual(kit["contrast_warnings"], [], JSON.stringify(kit["theme_color"]));
    }
  });

  for (const [name, body, message, param] of [
    ["no name", {}, "brand_name is required.", "brand_name"],
    ["a blank name", { brand_name: "  " }, "brand_name must not be blank.", "brand_name"],
    [
      "a name too long",
      { brand_name: "x".repeat(121) },
      "brand_name must have at most 120 characters.",
      "brand_name",
    ],
    [
      "a tone too long",
      { brand_name: "x", content_style_description: "x".repeat(2_001) },
      "content_style_description must have at most 2000 characters.",
      "content_style_description",
    ],
    [
      "no colour",
      { brand_name: "x", theme_color: { primary: "red" } },
      "theme_color.primary must match ^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$.",
      "theme_color.primary",
    ],
    [
      "an unknown asset",
      { brand_name: "x", brand_logo: 999_999_999 },
      "There is no such asset.",
      "brand_logo",
    ],
    [
      "an unknown asset's link",
      { brand_name: "x", brand_logo: "http://files.example/files/asset_999999999/x.png" },
      "There is no such asset.",
      "brand_logo",
    ],
    [
      "a link to something else of ours",
      { brand_name: "x", brand_logo: "http://files.example/files/msg_1/preview.mp4" },
      "There is no such asset.",
      "brand_logo",
    ],
    [
      "text that is no URL",
      { brand_name: "x", brand_logo: "our logo" },
      "brand_logo is not a URL.",
      "brand_logo",
    ],
    [
      "a private address",
      { brand_name: "x", brand_logo: "http://10.0.0.1/logo.png" },
      "brand_logo must be a public address.",
      "brand_logo",
    ],
  ] as const) {
    test(`not with ${name}`, () => refused(body, { message, param }));
  }

  test("an unknown field, with those that are known", async () => {
    const answer = await service.call("POST", ROOT, {
      body: { brand_name: "x", theme_color: { border: "#fff" } },
    });
    assert.deepEqual(errorOf(answer), {
      error: {
        code: "invalid_parameter",
        message: "theme_color.border is not known here.",
        param: "theme_color.border",
        allowed: ["primary", "accent", "background", "text"],
      },
    });
  });

  test("lengths on the allowed side", async () => {
    await make({ brand_name: "ü".repeat(120), content_style_description: "x".repeat(2_000) });
  });
});

describe("its logo", () => {
  test("an asset that is no picture, and one of somebody else's", async () => {
    const notes = await uploaded("notes.md", "x");
    await refused(
      { brand_name: "x", brand_logo: String(notes.id) },
      { message: `Asset ${notes.id} is not an image.`, param: "brand_logo" },
    );
    const theirs = await uploaded("theirs.png", png(), stranger.apiKey);
    for (const brand_logo of [theirs.id, theirs.url]) {
      const answer = await service.call("POST", ROOT, { body: { brand_name: "x", brand_logo } });
      assert.equal(answer.status, 403);
      assert.deepEqual(errorOf(answer), {
        error: { code: "insufficient_scope", message: "This asset belongs to another workspace." },
      });
    }
  });

  test("from elsewhere is archived, once a key", async () => {
    serve = (response) => response.end(png(8, 6));
    const before = served;
    const headers = { "idempotency-key": "kit-with-a-logo" };
    const kit = await make({ brand_name: "Acme", brand_logo: LOGO }, headers);
    assert.match(kit.brand_logo ?? "", /^http:\/\/files\.example\/files\/asset_\d+\/acme\.png\?/);
    const file = await service.call("GET", (kit.brand_logo ?? "").slice("http://files.example".length), {
      key: null,
    });
    assert.equal(file.headers.get("content-type"), "image/png");
    const blobs = service.files.bytes.size;
    const again = await service.call("POST", ROOT, {
      body: { brand_name: "Acme", brand_logo: LOGO },
      headers,
    });
    assert.equal(again.headers.get("idempotency-replayed"), "true");
    assert.deepEqual(dataOf(again), kit);
    assert.equal(served, before + 1);
    assert.equal(service.files.bytes.size, blobs);
    const other = await service.call("POST", ROOT, { body: { brand_name: "Other" }, headers });
    assert.equal(other.status, 409);
  });

  test("from elsewhere is cleaned when it is SVG, and refused when it is no picture", async () => {
    serve = (response) => response.end(SVG);
    const { brand_logo: logo } = await make({ brand_name: "Acme", brand_logo: LOGO });
    const file = await service.call("GET", (logo ?? "").slice("http://files.example".length), { key: null });
    assert.doesNotMatch(String(file.body), /script|onload/);
    const nothing = "brand_logo does not lead to an image (jpg, png, gif, webp or svg).";
    for (const [bytes, message] of [
      ["<html><body>Not found</body></html>", nothing],
      [Buffer.from("%PDF-1.7\n"), nothing],
      ["", nothing],
      [
        png(4, 3, { width: 50_000, height: 50_000 }),
        '"acme.png" is 50000×50000; a picture may have at most 16384 pixels a side and 64 million in all.',
      ],
    ] as const) {
      serve = (response) => response.end(bytes);
      await refused({ brand_name: "x", brand_logo: LOGO }, { message, param: "brand_logo" });
    }
    serve = (response) => response.writeHead(500).end();
    const message = "brand_logo could not be fetched: the other side answered HTTP 500.";
    await refused({ brand_name: "x", brand_logo: LOGO }, { message, param: "brand_logo" });
  });

  test("goes when its asset is deleted", async () => {
    const logo = await uploaded("logo.png", png());
    const kit = await make({ brand_name: "x", brand_logo: logo.url });
    await service.call("DELETE", `/v1/assets/${logo.id}`);
    assert.equal(dataOf(await service.call("GET", `${ROOT}/${kit.id}`)).brand_logo, null);
  });
});

describe("the rest of its life", () => {
  test("PUT replaces all of it, DELETE ends it", async () => {
    const logo = await uploaded("logo.png", png());
    const kit = await make({
      brand_name: "Old",
      brand_logo: logo.id,
      content_style_description: "x",
      theme_color: { primary: "#123456" },
    });
    const put = await service.call("PUT", `${ROOT}/${kit.id}`, { body: { brand_name: "New" } });
    assert.equal(put.status, 200);
    const { id, brand_name, brand_logo, content_style_description, created_at } = dataOf(put);
    assert.deepEqual(
      { id, brand_name, brand_logo, content_style_description, created_at },
      {
        id: kit.id,
        brand_name: "New",
        brand_logo: null,
        content_style_description: "",
        created_at: kit["created_at"],
      },
    );
    assert.notDeepEqual(dataOf(put)["theme_color"], kit["theme_color"]);
    const back = await service.call("PUT", `${ROOT}/${kit.id}`, {
      body: { brand_name: "New", brand_logo: logo.url },
    });
    assert.equal(dataOf(back).brand_logo, logo.url);
    const gone = await service.call("DELETE", `${ROOT}/${kit.id}`);
    assert.deepEqual(gone.body, { data: { id: kit.id, deleted: true } });
    assert.equal((await service.call("GET", `${ROOT}/${kit.id}`)).status, 404);
  });

  test("unknown ones, another workspace's, and the list", async () => {
    const { apiKey } = await service.workspace();
    for (const [method, body] of [["GET"], ["PUT", { brand_name: "x" }], ["DELETE"]] as const) {
      for (const id of ["999999999", "x", "0"]) {
        const answer = await service.call(method, `${ROOT}/${id}`, { body });
        assert.equal(answer.status, 404);
        assert.deepEqual(errorOf(answer), {
          error: { code: "not_found", message: "There is no such brand kit." },
        });
      }
      const kit = await make({ brand_name: "Mine" });
      const answer = await service.call(method, `${ROOT}/${kit.id}`, { key: apiKey, body });
      assert.equal(answer.status, 403);
      assert.deepEqual(errorOf(answer), {
        error: { code: "insufficient_scope", message: "This brand kit belongs to another workspace." },
      });
    }
    for (const brand_name of ["a", "b", "c"])
      await service.call("POST", ROOT, { key: apiKey, body: { brand_name } });
    const list = await service.call("GET", `${ROOT}?limit=2&offset=1`, { key: apiKey });
    const { items, ...rest } = dataOf(list) as unknown as { items: Kit[] };
    assert.deepEqual(
      items.map((kit) => kit["brand_name"]),
      ["b", "a"],
    );
    assert.deepEqual(rest, { total: 3, limit: 2, offset: 1 });
  });
});

describe("in a conversation", () => {
  const CONVERSATIONS = "/v1/video-agents/conversations";
  let count = 0;
  const create = (brand_kit_id: unknown, key?: string): Promise<Answer> =>
    service.call("POST", CONVERSATIONS, {
      ...(key === undefined ? {} : { key }),
      body: { prompt: "Tides", video_config: { brand_kit_id } },
      headers: { "idempotency-key": `branded-${(count += 1)}-key` },
    });

  test("is kept as it was when the conversation began, its logo with it", async () => {
    const logo = await uploaded("logo.png", png(8, 6));
    const kit = await make({
      brand_name: "Acme",
      brand_logo: logo.id,
      content_style_description: "Warm.",
      theme_color: { primary: "#abc" },
    });
    const answer = await create(String(kit.id));
    assert.equal(answer.status, 202);
    const { conversation_id: id, message_id: messageId } = dataOf(answer) as unknown as Record<
      string,
      string
    >;
    await service.call("DELETE", `${ROOT}/${kit.id}`);
    await service.call("DELETE", `/v1/assets/${logo.id}`);
    const work = await beginMessage(service.db, messageId ?? "");
    const brand = work?.videoConfig.brand;
    const key = brand?.logo?.key ?? "";
    assert.deepEqual(brand, {
      name: "Acme",
      tone: "Warm.",
      colors: { primary: "#aabbcc" },
      logo: { kind: "image", key, width: 8, height: 6, name: "logo.png" },
    });
    assert.ok(service.files.bytes.has(key), "the film still needs it");
    await service.call("POST", `${CONVERSATIONS}/${id}/stop`);
    await service.db
      .updateTable("messages")
      .set({ status: "stopped" })
      .where("id", "=", messageId ?? "")
      .execute();
    assert.equal((await service.call("DELETE", `${CONVERSATIONS}/${id}`)).status, 200);
    assert.ok(!service.files.bytes.has(key));
  });

  test("unknown ones and another workspace's", async () => {
    for (const id of [999_999_999, "x"]) {
      const answer = await create(id);
      assert.equal(answer.status, 400);
      assert.deepEqual(errorOf(answer), {
        error: {
          code: "invalid_parameter",
          message: "There is no such brand kit.",
          param: "video_config.brand_kit_id",
        },
      });
    }
    const kit = await make({ brand_name: "Mine" });
    const answer = await create(kit.id, stranger.apiKey);
    assert.equal(answer.status, 403);
    assert.deepEqual(errorOf(answer), {
      error: { code: "insufficient_scope", message: "This brand kit belongs to another workspace." },
    });
  });
});
