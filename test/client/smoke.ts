/** A caller that knows the service by its generated types only; run by `generated-client.test.ts`. */
import createClient from "openapi-fetch";
import type { paths } from "./api.ts";

const [baseUrl = "", apiKey = ""] = process.argv.slice(2);
const client = createClient<paths>({ baseUrl, headers: { authorization: `Bearer ${apiKey}` } });

function expect(holds: boolean, what: string): void {
  if (!holds) throw new Error(`the generated client: ${what}`);
}

const made = await client.POST("/v1/video-agents/conversations", {
  params: { header: { "Idempotency-Key": "generated-client-1" } },
  body: {
    prompt: "# Leaves\n\n## Light\nLeaves catch light.",
    video_config: { video_style: "clean_lecture" },
  },
});
if (made.data === undefined) throw new Error(JSON.stringify(made.error));
const { conversation_id: id, status } = made.data.data;
expect(status === "running", `a new message is ${status}`);
const path = { conversation_id: id };

const listed = await client.GET("/v1/video-agents/conversations", { params: { query: { limit: 5 } } });
expect(listed.data?.data.items[0]?.conversation_id === id, "the conversation is not listed");

const messages = await client.GET("/v1/video-agents/conversations/{conversation_id}/messages", {
  params: { path },
});
const message = messages.data?.data.items[0];
expect(message?.next_action === null && message.message_files.length === 0, "the message has another shape");

const busy = await client.POST("/v1/video-agents/conversations/{conversation_id}", {
  params: { path, header: { "Idempotency-Key": "generated-client-2" } },
  body: { prompt: "shorter" },
});
expect(busy.response.status === 409 && busy.error?.error.code === "conversation_busy", "busy is no 409");

const stopped = await client.POST("/v1/video-agents/conversations/{conversation_id}/stop", {
  params: { path },
});
expect(
  stopped.data?.data.status === "stopping" || stopped.data?.data.status === "stopped",
  "it does not stop",
);

const capacity = await client.GET("/v1/account/capacity");
expect((capacity.data?.data.rpm ?? 0) > 0, "no capacity");

type CreateBody =
  paths["/v1/video-agents/conversations"]["post"]["requestBody"]["content"]["application/json"];
// @ts-expect-error: a style outside of the contract must not compile.
const wrong: CreateBody["video_config"] = { video_style: "loud" };
expect(wrong !== undefined, "unreachable");
console.log("ok");
