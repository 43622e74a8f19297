/** "Resources and their fields": every field of every table, in the states in which it says something else. */
import assert from "node:assert/strict";
import { png } from "../support/sample-files.ts";
import {
  completed,
  conversation,
  create,
  dataOf,
  finishRender,
  fresh,
  is,
  latestMessage,
  paused,
  render,
  service,
  type Body,
  type Ids,
} from "./support/caller.ts";
import { LISTING, comesLater, walk } from "./support/walk.ts";

type Samples = { running: Body; asked: Body; outlined: Body; done: Body };

async function samplesOf(read: (ids: Ids) => Promise<Body>): Promise<Samples> {
  return {
    running: await read(await create()),
    asked: await read(await paused("reply")),
    outlined: await read(await paused("confirm_outline")),
    done: await read(await completed()),
  };
}

// All is asked for before the first walk: a test that is declared begins to run, and the service ends with the
// last of them.
const NONE = {} as Samples;
const conversations = LISTING ? NONE : await samplesOf(conversation);
const messages = LISTING ? NONE : await samplesOf(latestMessage);

const outline = (messages.outlined?.["outline"] ?? {}) as Body;

const scene = ((outline["scenes"] as Body[] | undefined) ?? [{}])[0] ?? {};

async function rendersOf(): Promise<{ queued: Body; done: Body; superseded: Body }> {
  const film = await completed();
  const first = await render(film);
  const queued = await render(film);
  const path = `${film.path}/renders`;
  const superseded = dataOf(await service.call("GET", `${path}/${first.render_id}`));
  const shown = dataOf(await service.call("GET", `${path}/${queued.render_id}`));
  await finishRender(queued.render_id);
  const done = dataOf(await service.call("GET", `${path}/${queued.render_id}`));
  return { queued: shown, done, superseded };
}

const renders = LISTING ? { queued: {}, done: {}, superseded: {} } : await rendersOf();

async function upload(): Promise<Body> {
  const form = new FormData();
  form.append("files", new Blob([png()]), "leaf.png");
  const sent = new Response(form);
  const answer = await service.call("POST", "/v1/assets", {
    raw: Buffer.from(await sent.arrayBuffer()),
    headers: { "content-type": sent.headers.get("content-type") ?? "" },
  });
  return dataOf<Body[]>(answer)[0] ?? {};
}

const asset = LISTING ? {} : await upload();

async function brandKit(): Promise<Body> {
  const answer = await service.call("POST", "/v1/brand-kits", {
    headers: fresh(),
    body: {
      brand_name: "Leaf & Co",
      brand_logo: asset["id"],
      content_style_description: "Warm and plain.",
      theme_color: { primary: "#0a7", accent: "#FFB000" },
    },
  });
  return dataOf(answer);
}

const kit = LISTING ? {} : await brandKit();

const credits = LISTING ? {} : dataOf(await service.call("GET", "/v1/account/credits"));

async function capacityOf(): Promise<Body> {
  const { apiKey } = await service.workspace("pro", { rpm: 20, concurrency: 2, monthlyBudget: 50_000 });
  await service.call("POST", "/v1/video-agents/conversations", {
    key: apiKey,
    body: { prompt: "x" },
    headers: fresh(),
  });
  return dataOf(await service.call("GET", "/v1/account/capacity", { key: apiKey }));
}

const capacity = LISTING ? {} : await capacityOf();

/** The field in each of the states: running, paused for a reply, paused with an outline, completed. */
function across(samples: Samples, field: string): unknown[] {
  return [samples.running, samples.asked, samples.outlined, samples.done].map((one) => one[field]);
}

function each(samples: Samples, field: string, check: (value: unknown) => boolean): void {
  for (const value of across(samples, field)) assert.ok(check(value), `${field}: ${JSON.stringify(value)}`);
}

const STATES = ["queued", "paused", "paused", "completed"];
const NEXT = [null, "reply", "confirm_outline", null];

walk("Conversation summary", {
  conversation_id: () => each(conversations, "conversation_id", is.string),
  status: () => assert.deepEqual(across(conversations, "status"), STATES),
  next_action: () => assert.deepEqual(across(conversations, "next_action"), NEXT),
  created_at: () => each(conversations, "created_at", is.unixSeconds),
  updated_at: () => each(conversations, "updated_at", is.unixSeconds),
  cost_credits: async () => {
    assert.deepEqual(across(conversations, "cost_credits"), [180, 0, 0, 92.4]);
    const film = await completed();
    const next = await service.call("POST", film.path, { body: { prompt: "shorter" }, headers: fresh() });
    const hold = dataOf(next)["cost_credits"] as number;
    assert.equal(
      (await conversation(film))["cost_credits"],
      Math.round((92.4 + hold) * 100) / 100,
      "the sum",
    );
  },
  preview_video_url: () => {
    const [running, asked, outlined, done] = across(conversations, "preview_video_url");
    assert.deepEqual([running, asked, outlined], [null, null, null]);
    assert.ok(is.url(done));
  },
});

walk("Message", {
  conversation_id: () => each(messages, "conversation_id", is.string),
  message_id: () => each(messages, "message_id", is.string),
  status: () => assert.deepEqual(across(messages, "status"), STATES),
  next_action: () => assert.deepEqual(across(messages, "next_action"), NEXT),
  outline: () => {
    const present = [messages.running, messages.asked, messages.outlined, messages.done];
    assert.deepEqual(
      present.map((one) => "outline" in one),
      [false, false, true, true],
    );
  },
  created_at: () => each(messages, "created_at", is.unixSeconds),
  error: () => each(messages, "error", is.null),
  query: () => each(messages, "query", (query) => query === "# Leaves\n\n## Light\nGreen."),
  answer: () =>
    assert.deepEqual(across(messages, "answer"), ["", "What do you say?", "What do you say?", "I made it."]),
  message_files: () => each(messages, "message_files", is.array),
  preview_video_url: () => {
    const [running, , , done] = across(messages, "preview_video_url");
    assert.equal(running, null);
    assert.ok(is.url(done));
  },
  cost_credits: () => assert.deepEqual(across(messages, "cost_credits"), [180, 0, 0, 92.4]),
});

walk("Outline object", {
  title: () => assert.equal(outline["title"], "Leaves"),
  total_scenes: () => assert.equal(outline["total_scenes"], 1),
  estimated_duration_seconds: () => assert.equal(outline["estimated_duration_seconds"], 61),
  visual_style: () => assert.equal(outline["visual_style"], "clean_lecture"),
  confirmed: () => {
    assert.equal(outline["confirmed"], false);
    assert.equal((messages.done["outline"] as Body)["confirmed"], true);
  },
  scenes: () => assert.ok(is.array(outline["scenes"])),
});

walk("Scene object", {
  index: () => assert.equal(scene["index"], 1),
  title: () => assert.equal(scene["title"], "Leaves"),
  intent: () => assert.equal(scene["intent"], "Opens the film."),
  type: () => assert.equal(scene["type"], "title"),
  estimated_duration_seconds: () => assert.equal(scene["estimated_duration_seconds"], 5),
});

walk("Render", {
  conversation_id: () => assert.ok(is.string(renders.done["conversation_id"])),
  render_id: () => assert.ok(is.string(renders.done["render_id"])),
  message_id: () => assert.ok(is.string(renders.done["message_id"])),
  status: () =>
    assert.deepEqual(
      [renders.queued["status"], renders.done["status"], renders.superseded["status"]],
      ["queued", "completed", "superseded"],
    ),
  progress: () => {
    assert.ok(renders.queued["progress"] === null || is.integer(renders.queued["progress"]));
    assert.equal(renders.done["progress"], 100);
  },
  video_url: () => {
    assert.equal(renders.queued["video_url"], null);
    assert.ok(is.url(renders.done["video_url"]));
  },
  created_at: () => assert.ok(is.unixSeconds(renders.done["created_at"])),
});

walk("Asset", {
  id: async () => {
    assert.ok(is.integer(asset["id"]));
    for (const id of [asset["id"], String(asset["id"])])
      await create({ prompt: "x", files: [{ asset_id: id }] });
  },
  name: () => assert.equal(asset["name"], "leaf.png"),
  url: () => assert.ok(is.url(asset["url"])),
  mimetype: () => assert.equal(asset["mimetype"], "image/png"),
  created_at: () => assert.ok(is.unixSeconds(asset["created_at"])),
  updated_at: () => assert.ok(is.unixSeconds(asset["updated_at"])),
});

walk("Brand kit", {
  id: async () => {
    assert.ok(is.integer(kit["id"]));
    for (const id of [kit["id"], String(kit["id"])]) {
      await create({ prompt: "x", video_config: { brand_kit_id: id } });
    }
  },
  brand_name: () => assert.equal(kit["brand_name"], "Leaf & Co"),
  brand_logo: () => assert.ok(is.url(kit["brand_logo"])),
  content_style_description: () => assert.equal(kit["content_style_description"], "Warm and plain."),
  theme_color: () => {
    const colors = kit["theme_color"] as Body;
    assert.deepEqual(Object.keys(colors).toSorted(), ["accent", "background", "primary", "text"]);
    for (const color of Object.values(colors)) assert.match(String(color), /^#[0-9a-f]{6}$/);
    assert.equal(colors["primary"], "#00aa77");
  },
  created_at: () => assert.ok(is.unixSeconds(kit["created_at"])),
  updated_at: () => assert.ok(is.unixSeconds(kit["updated_at"])),
});

comesLater(
  "Avatar",
  [
    "id",
    "name",
    "avatar_type",
    "status",
    "training_status",
    "preview_status",
    "selectable",
    "stage",
    "preview_image_url",
    "preview_video_url",
    "error",
    "created_at",
    "updated_at",
  ],
  "with the presenters",
);

walk("Credits (account)", {
  balance_credits: () => assert.ok(is.number(credits["balance_credits"])),
  base_credits: () => assert.ok(is.number(credits["base_credits"])),
  monthly_free_credits: () => assert.equal(credits["monthly_free_credits"], 0),
  plan: () => assert.equal(credits["plan"], "boundless"),
  shared_with_platform: () => assert.equal(credits["shared_with_platform"], true),
  payment_mode: () => assert.equal(credits["payment_mode"], "prepaid"),
});

walk("Capacity (account)", {
  rpm: () => assert.equal(capacity["rpm"], 20),
  concurrency: () => assert.equal(capacity["concurrency"], 2),
  active_tasks: () => assert.equal(capacity["active_tasks"], 1),
  available_slots: () => assert.equal(capacity["available_slots"], 1),
  monthly_budget_credits: () => assert.equal(capacity["monthly_budget_credits"], 500),
  spent_credits: () => assert.equal(capacity["spent_credits"], 0),
  reserved_credits: () => assert.equal(capacity["reserved_credits"], 180),
  remaining_budget_credits: () => assert.equal(capacity["remaining_budget_credits"], 320),
});
