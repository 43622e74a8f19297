/** The bodies of create and send, field by field: what is accepted, what is refused and how. */
import assert from "node:assert/strict";
import { beginMessage } from "../../src/domain/conversations/progress.ts";
import {
  ROOT,
  assertRefused,
  completed,
  create,
  latestMessage,
  paused,
  send,
  service,
  type Body,
  type Ids,
} from "./support/caller.ts";
import { walk } from "./support/walk.ts";

const HOOK = "https://example.com/hook";

/** Each body is refused with `invalid_parameter` and what is given beside it. */
async function refuses(
  path: string,
  cases: readonly (readonly [body: object, error: Body])[],
): Promise<void> {
  for (const [body, error] of cases) {
    assertRefused(await send(path, body), 400, { code: "invalid_parameter", ...error });
  }
}

const config = (video_config: object): object => ({ prompt: "x", video_config });
const refusesConfig = (cases: readonly (readonly [object, Body])[]): Promise<void> =>
  refuses(
    ROOT,
    cases.map(([one, error]) => [config(one), error]),
  );

async function workOf(ids: Ids): Promise<NonNullable<Awaited<ReturnType<typeof beginMessage>>>> {
  const work = await beginMessage(service.db, ids.message_id);
  assert.ok(work !== null);
  return work;
}

async function configured(one: object): Promise<Body> {
  return (await workOf(await create(config(one)))).videoConfig;
}

async function degradationsOf(one: object): Promise<string[]> {
  const message = await latestMessage(await create(config(one)));
  return (message["degradations"] as { code: string }[]).map(({ code }) => code);
}

function badAttachments(): (readonly [object, Body])[] {
  const files = (...list: unknown[]): object => ({ prompt: "x", files: list });
  const role = ["primary", "reference"];
  const types = ["document", "image", "video"];
  return [
    [files({}), { param: "files[0]" }],
    [files({ url: HOOK }, { asset_id: 1, url: HOOK }), { param: "files[1].url" }],
    [files({ asset_id: 999_999_999 }), { param: "files[0].asset_id" }],
    [files({ url: "ftp://example.com/a" }), { param: "files[0].url" }],
    [files({ url: "http://127.0.0.1/a" }), { param: "files[0].url" }],
    [files({ url: HOOK, name: "x".repeat(256) }), { param: "files[0].name" }],
    [files({ url: HOOK, type: "audio" }), { param: "files[0].type", allowed: types }],
    [files({ url: HOOK, files_role: "main" }), { param: "files[0].files_role", allowed: role }],
    [files(...Array.from({ length: 6 }, () => ({ url: HOOK }))), { param: "files" }],
  ];
}

async function callbacks(path: string): Promise<void> {
  for (const [url, code] of [
    ["http://example.com/", "invalid_webhook_url"],
    ["https://example.com:444/", "invalid_webhook_url"],
    ["https://10.0.0.1/", "unsafe_webhook_url"],
    ["https://localhost/", "unsafe_webhook_url"],
  ] as const) {
    assertRefused(await send(path, { prompt: "x", callback_url: url }), 400, { code, param: "callback_url" });
  }
  const long = `${HOOK}?${"x".repeat(2_049 - HOOK.length - 1)}`;
  await refuses(path, [[{ prompt: "x", callback_url: long }, { param: "callback_url" }]]);
}

async function callbackIds(path: string): Promise<void> {
  await refuses(path, [
    [{ prompt: "x", callback_id: "a" }, { param: "callback_id" }],
    [{ prompt: "x", callback_url: HOOK, callback_id: "" }, { param: "callback_id" }],
    [{ prompt: "x", callback_url: HOOK, callback_id: "a b" }, { param: "callback_id" }],
    [{ prompt: "x", callback_url: HOOK, callback_id: "x".repeat(129) }, { param: "callback_id" }],
  ]);
}

walk("Create conversation", {
  prompt: async () => {
    await create({ prompt: "x".repeat(20_000) });
    await refuses(ROOT, [
      [{}, { param: "prompt" }],
      [{ prompt: " " }, { param: "prompt" }],
      [{ prompt: 1 }, { param: "prompt" }],
      [{ prompt: "x".repeat(20_001) }, { param: "prompt" }],
    ]);
  },
  require_outline_confirmation: async () => {
    assert.equal((await workOf(await create())).requireOutlineConfirmation, false);
    const asked = await create({ prompt: "x", require_outline_confirmation: true });
    assert.equal((await workOf(asked)).requireOutlineConfirmation, true);
    await refuses(ROOT, [
      [{ prompt: "x", require_outline_confirmation: "yes" }, { param: "require_outline_confirmation" }],
    ]);
  },
  video_config: async () => {
    await refuses(ROOT, [[{ prompt: "x", video_config: [] }, { param: "video_config" }]]);
    const { path } = await completed();
    const sent = await send(path, config({}));
    assertRefused(sent, 400, { code: "unsupported_parameter", param: "video_config" });
  },
  files: () => refuses(ROOT, badAttachments()),
  callback_url: async () => {
    await callbacks(ROOT);
    await create({ prompt: "x", callback_url: HOOK });
  },
  callback_id: async () => {
    await callbackIds(ROOT);
    await create({ prompt: "x", callback_url: HOOK, callback_id: "x".repeat(128) });
  },
});

const DURATIONS = ["short", "deep", "long"];
const STYLES = [
  "auto",
  "clean_lecture",
  "science_explainer",
  "professional_training",
  "product_showcase",
  "cinematic_story",
];

walk("video_config", {
  target_language: async () => {
    assert.equal((await configured({}))["targetLanguage"], "en");
    assert.equal((await configured({ target_language: "zh-cn" }))["targetLanguage"], "zh-CN");
    await refusesConfig([
      [{ target_language: "klingon!" }, { param: "video_config.target_language" }],
      [{ target_language: 5 }, { param: "video_config.target_language" }],
    ]);
  },
  video_duration: async () => {
    assert.equal((await configured({}))["videoDuration"], "short");
    for (const one of DURATIONS)
      assert.equal((await configured({ video_duration: one }))["videoDuration"], one);
    await refusesConfig([
      [{ video_duration: "epic" }, { param: "video_config.video_duration", allowed: DURATIONS }],
    ]);
  },
  video_style: async () => {
    assert.equal((await configured({}))["videoStyle"], "auto");
    for (const one of STYLES) assert.equal((await configured({ video_style: one }))["videoStyle"], one);
    await refusesConfig([[{ video_style: "noir" }, { param: "video_config.video_style", allowed: STYLES }]]);
  },
  voice_id: async () => {
    assert.equal((await configured({ voice_id: "espeak-en-us-m1" }))["voiceId"], "espeak-en-us-m1");
    await refusesConfig([[{ voice_id: "nobody" }, { param: "video_config.voice_id" }]]);
  },
  voice_version: async () => {
    assert.equal((await configured({ voice_id: "espeak-en-us-m1", voice_version: 1 }))["voiceVersion"], 1);
    assert.equal((await configured({ voice_id: "espeak-en-us-m1", voice_version: 2 }))["voiceVersion"], 2);
    assert.deepEqual(await degradationsOf({ voice_id: "espeak-en-us-m1", voice_version: 2 }), []);
    await refusesConfig([
      [{ voice_version: 1 }, { param: "video_config.voice_version" }],
      [
        { voice_id: "espeak-en-us-m1", voice_version: 3 },
        { param: "video_config.voice_version", allowed: [1, 2] },
      ],
    ]);
  },
  locale: async () => {
    assert.ok((await degradationsOf({ voice_id: "espeak-en-us-m1", locale: "en-AU" })).length > 0);
    assert.deepEqual(await degradationsOf({ voice_id: "espeak-en-us-m1", locale: "en-US" }), []);
    await refusesConfig([
      [{ locale: "en-AU" }, { param: "video_config.locale" }],
      [{ voice_id: "espeak-en-us-m1", locale: "??" }, { param: "video_config.locale" }],
    ]);
  },
  avatar_id: async () => {
    assert.ok((await degradationsOf({ avatar_id: 7 })).length > 0);
    assert.ok((await degradationsOf({ avatar_id: "7" })).length > 0);
    await refusesConfig([[{ avatar_id: "seven" }, { param: "video_config.avatar_id" }]]);
  },
  brand_kit_id: () =>
    refusesConfig([[{ brand_kit_id: 999_999_999 }, { param: "video_config.brand_kit_id" }]]),
  enable_initial_ai_video: async () => {
    assert.deepEqual(await degradationsOf({ enable_initial_ai_video: false }), []);
    assert.ok((await degradationsOf({ enable_initial_ai_video: true })).length > 0);
    await refusesConfig([
      [{ enable_initial_ai_video: 1 }, { param: "video_config.enable_initial_ai_video" }],
    ]);
  },
});

walk("Send message", {
  prompt: async () => {
    const { path } = await completed();
    await refuses(path, [
      [{}, { param: "prompt" }],
      [{ prompt: "" }, { param: "prompt" }],
      [{ prompt: "x".repeat(20_001) }, { param: "prompt" }],
    ]);
    assert.equal((await send(path, { prompt: "x".repeat(20_000) })).status, 202);
    const outlined = await paused("confirm_outline");
    assert.equal((await send(outlined.path, { outline_action: "confirm" })).status, 202);
  },
  outline_action: async () => {
    const done = await completed();
    await refuses(done.path, [
      [{ prompt: "x", outline_action: "confirm" }, { param: "outline_action" }],
      [
        { prompt: "x", outline_action: "reject" },
        { param: "outline_action", allowed: ["confirm", "revise"] },
      ],
    ]);
  },
  files: async () => {
    const { path } = await completed();
    await refuses(path, badAttachments());
  },
  callback_url: async () => callbacks((await completed()).path),
  callback_id: async () => callbackIds((await completed()).path),
});
