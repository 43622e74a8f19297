/** "Authentication": the scope of every endpoint, with it and with every other scope but it. */
import assert from "node:assert/strict";
import { createKey } from "../../src/domain/keys/keys.ts";
import { SCOPES, type Scope } from "../../src/domain/keys/scopes.ts";
import { ROOT, assertRefused, completed, fresh, render, service, type Ids } from "./support/caller.ts";
import { LISTING, comesLater, walk } from "./support/walk.ts";

const ids: Ids = LISTING ? { conversation_id: "", message_id: "", path: "" } : await completed();
const renderId = LISTING ? "" : (await render(ids)).render_id;
const owner = LISTING ? "" : await ownerOf(ids);

async function ownerOf({ conversation_id: id }: Ids): Promise<string> {
  const row = await service.db
    .selectFrom("conversations")
    .select("workspace_id")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return row.workspace_id;
}

type Endpoint = readonly [method: string, path: string, body?: object];

async function needs(scope: Scope, endpoints: readonly Endpoint[]): Promise<void> {
  const without = await createKey(service.db, {
    workspaceId: owner,
    scopes: SCOPES.filter((one) => one !== scope),
  });
  const only = await createKey(service.db, { workspaceId: owner, scopes: [scope] });
  for (const [method, path, body] of endpoints) {
    const options = { body, headers: method === "GET" ? {} : fresh() };
    const refused = await service.call(method, path, { key: without.apiKey, ...options });
    assertRefused(refused, 403, { code: "insufficient_scope" });
    const admitted = await service.call(method, path, { key: only.apiKey, ...options });
    assert.notEqual(admitted.status, 401, `${method} ${path}`);
    assert.notEqual(admitted.status, 403, `${method} ${path}: ${JSON.stringify(admitted.body)}`);
  }
}

walk("Scopes", {
  "List, get conversation; list messages; list and get renders": () =>
    needs("video_agents:read", [
      ["GET", ROOT],
      ["GET", ids.path],
      ["GET", `${ids.path}/messages`],
      ["GET", `${ids.path}/renders`],
      ["GET", `${ids.path}/renders/${renderId}`],
    ]),
  "Create conversation; send message; stop conversation": () =>
    needs("video_agents:write", [
      ["POST", ROOT, { prompt: "x" }],
      ["POST", ids.path, { prompt: "shorter" }],
      ["POST", `${ids.path}/stop`, {}],
    ]),
  "Upload assets": () => needs("assets:write", [["POST", "/v1/assets", {}]]),
  "Get brand kit": () => needs("brand_kits:read", [["GET", "/v1/brand-kits/1"]]),
  "Credits; capacity": () =>
    needs("account:read", [
      ["GET", "/v1/account/credits"],
      ["GET", "/v1/account/capacity"],
    ]),
});
comesLater("Scopes", ["List avatars"], "with the presenters");
