import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { errorOf, startService } from "../../../test/support/service.ts";
import { beginMessage } from "../../domain/conversations/progress.ts";
import { completeMessage, type Completion } from "../../domain/conversations/settle.ts";
import {
  beginRender,
  completeRender,
  failRender,
  reportRenderProgress,
} from "../../domain/renders/progress.ts";

const service = await startService();
await service.workspace();
const ROOT = "/v1/video-agents/conversations";
let count = 0;
const write = (): Record<string, string> => ({ "idempotency-key": `render-test-${(count += 1)}` });

type Ids = { conversation_id: string; message_id: string };
type Render = Record<string, unknown> & { render_id: string; status: string };

const FILM: Completion = {
  answer: "I made it.",
  previewKey: "delivered/film.mp4",
  thumbnailKey: "delivered/poster.jpg",
  durationSeconds: 92.4,
  secondsMade: 92.4,
  scenesMade: 5,
  scenesReused: 0,
  degradations: [{ code: "duration_below_range", message: "The brief has too few words." }],
  movieReport: {
    durationSeconds: 92.4,
    width: 1920,
    height: 1080,
    fps: 30,
    bytes: 10,
    loudnessLufs: -16,
    truePeakDbtp: -2,
    findings: [],
  },
  files: [{ name: "captions.vtt", key: "delivered/captions.vtt", mimetype: "text/vtt" }],
};

async function create(body: object = { prompt: "x" }): Promise<Ids> {
  const answer = await service.call("POST", ROOT, { body, headers: write() });
  assert.equal(answer.status, 202, JSON.stringify(answer.body));
  return (answer.body as { data: Ids }).data;
}

async function film(body?: object): Promise<Ids & { path: string }> {
  const ids = await create(body);
  await beginMessage(service.db, ids.message_id);
  service.files.bytes.set(FILM.previewKey, Buffer.from("0123456789"));
  assert.equal(await completeMessage(service.db, ids.message_id, FILM), true);
  return { ...ids, path: `${ROOT}/${ids.conversation_id}` };
}

async function render(path: string, body?: object): Promise<Render> {
  const answer = await service.call("POST", `${path}/renders`, body === undefined ? {} : { body });
  assert.equal(answer.status, 202, JSON.stringify(answer.body));
  return (answer.body as { data: Render }).data;
}

async function get(path: string): Promise<Render> {
  return ((await service.call("GET", path)).body as { data: Render }).data;
}

describe("a completed message", () => {
  test("shows film, cost and what fell short", async () => {
    const made = await film({
      prompt: "x",
      files: [{ url: "https://example.com/a.md", name: "notes" }],
      video_config: { enable_initial_ai_video: true },
    });
    const list = await service.call("GET", `${made.path}/messages`);
    const message = (list.body as { data: { items: Record<string, unknown>[] } }).data.items[0];
    assert.ok(message !== undefined);
    assert.deepEqual(
      { ...message, created_at: 0, preview_video_url: 0 },
      {
        conversation_id: made.conversation_id,
        message_id: made.message_id,
        status: "completed",
        next_action: null,
        created_at: 0,
        error: null,
        query: "x",
        answer:
          "I made it. No engine for generated clips is connected; the film opens with a designed title.",
        message_files: [
          {
            asset_id: null,
            name: "notes",
            url: "https://example.com/a.md",
            type: "document",
            files_role: null,
            mimetype: null,
          },
        ],
        preview_video_url: 0,
        cost_credits: 92.4,
        degradations: [
          {
            code: "ai_video_not_available",
            message: "No engine for generated clips is connected; the film opens with a designed title.",
          },
          { code: "duration_below_range", message: "The brief has too few words." },
        ],
        progress: null,
        usage: { scenes_made: 5, scenes_reused: 0, seconds_made: 92.4, cost_credits: 92.4 },
      },
    );
    const conversation = await get(made.path);
    assert.deepEqual(
      [conversation["status"], conversation["cost_credits"], conversation["preview_video_url"]],
      ["completed", 92.4, message["preview_video_url"]],
    );
  });
});

describe("files", () => {
  const linkOf = async (): Promise<{ link: string; path: string }> => {
    const { path } = await film();
    const url = new URL(String((await get(path))["preview_video_url"]));
    assert.equal(url.origin, "http://files.example");
    return { link: url.pathname + url.search, path };
  };

  test("whole, by HEAD, by range, and not beyond", async () => {
    const { link } = await linkOf();
    const file = async (method: string, headers: Record<string, string> = {}) => {
      const answer = await service.call(method, link, { key: null, headers });
      return [
        answer.status,
        answer.body,
        answer.headers.get("content-length"),
        answer.headers.get("content-range"),
      ];
    };
    assert.deepEqual(await file("GET"), [200, "0123456789", "10", null]);
    assert.deepEqual(await file("HEAD"), [200, "", "10", null]);
    assert.deepEqual(await file("GET", { range: "bytes=2-4" }), [206, "234", "3", "bytes 2-4/10"]);
    assert.deepEqual(await file("HEAD", { range: "bytes=2-4" }), [206, "", "3", "bytes 2-4/10"]);
    assert.deepEqual(await file("GET", { range: "bytes=7-" }), [206, "789", "3", "bytes 7-9/10"]);
    assert.deepEqual(await file("GET", { range: "bytes=-2" }), [206, "89", "2", "bytes 8-9/10"]);
    assert.deepEqual(await file("GET", { range: "bytes=5-99" }), [206, "56789", "5", "bytes 5-9/10"]);
    assert.deepEqual(await file("GET", { range: "bytes=0-1,3-4" }), [200, "0123456789", "10", null]);
    const beyond = await service.call("GET", link, { key: null, headers: { range: "bytes=10-" } });
    assert.equal(beyond.status, 416);
    assert.equal(beyond.headers.get("content-range"), "bytes */10");
    assert.deepEqual(errorOf(beyond), {
      error: { code: "range_not_satisfiable", message: "The file has 10 bytes." },
    });
    const whole = await service.call("GET", link, { key: null });
    assert.deepEqual(
      ["content-type", "accept-ranges", "x-content-type-options", "content-disposition"].map((name) =>
        whole.headers.get(name),
      ),
      ["video/mp4", "bytes", "nosniff", 'inline; filename="preview.mp4"'],
    );
    const known = { "if-none-match": whole.headers.get("etag") ?? "" };
    assert.equal((await service.call("GET", link, { key: null, headers: known })).status, 304);
    const changed = { range: "bytes=2-4", "if-range": '"another"' };
    assert.deepEqual((await file("GET", changed))[0], 200);
  });

  test("a changed link, another name, and a deleted owner", async () => {
    const { link, path } = await linkOf();
    const refused = {
      error: {
        code: "insufficient_scope",
        message: "This link has expired or was changed. Read the resource again for a new one.",
      },
    };
    for (const other of [
      link.replace("preview", "captions"),
      link.replace(/expires=\d/, "expires=9"),
      `${link}x`,
    ]) {
      const answer = await service.call("GET", other, { key: null });
      assert.equal(answer.status, 403, other);
      assert.deepEqual(errorOf(answer), refused);
    }
    const deleted = await service.call("DELETE", path);
    assert.deepEqual(deleted.body, { data: { conversation_id: path.split("/").at(-1), deleted: true } });
    assert.equal((await service.call("GET", link, { key: null })).status, 404);
    assert.equal((await service.call("DELETE", path)).status, 404);
    assert.equal(service.files.bytes.has(FILM.previewKey), true, "others still point to it");
  });
});

describe("renders", () => {
  test("default options, work sent, then completed", async () => {
    const made = await film();
    const asked = await render(made.path);
    assert.deepEqual(
      { ...asked, created_at: 0, render_id: "" },
      {
        conversation_id: made.conversation_id,
        render_id: "",
        message_id: made.message_id,
        status: "queued",
        progress: null,
        video_url: null,
        created_at: 0,
        resolution: "1080p",
        aspect_ratio: "16:9",
        fps: 30,
        captions: "track",
        duration_seconds: null,
        thumbnail_url: null,
        subtitle_urls: null,
        transcript_url: null,
        completed_at: null,
        error: null,
        scenes_made: null,
        scenes_reused: null,
        quality_report: null,
      },
    );
    assert.deepEqual(service.work.at(-1), { kind: "render", renderId: asked.render_id });
    const work = await beginRender(service.db, asked.render_id);
    assert.equal(work?.previewKey, FILM.previewKey);
    await reportRenderProgress(service.db, asked.render_id, 41.6);
    const path = `${made.path}/renders/${asked.render_id}`;
    const running = await get(path);
    assert.deepEqual([running.status, running["progress"]], ["running", 42]);
    service.files.bytes.set("delivered/r.mp4", Buffer.from("film"));
    await completeRender(service.db, asked.render_id, {
      videoKey: "delivered/r.mp4",
      thumbnailKey: "delivered/r.jpg",
      vttKey: "delivered/r.vtt",
      srtKey: "delivered/r.srt",
      durationSeconds: 92.4,
      scenesMade: 0,
      scenesReused: 5,
      qualityReport: {
        passed: true,
        findings: [{ severity: "warning", code: "contrast", message: "Close.", sceneIndex: 2 }],
      },
    });
    const done = await get(path);
    assert.deepEqual([done.status, done["progress"], done["scenes_reused"]], ["completed", 100, 5]);
    assert.deepEqual(done["quality_report"], {
      passed: true,
      findings: [{ severity: "warning", code: "contrast", message: "Close.", scene_index: 2 }],
    });
    const url = new URL(String(done["video_url"]));
    assert.equal((await service.call("GET", url.pathname + url.search, { key: null })).body, "film");
    assert.equal(
      await failRender(service.db, asked.render_id, { code: "x", message: "", retryable: false }),
      false,
    );
    const removed = await service.call("DELETE", path);
    assert.deepEqual(removed.body, { data: { render_id: asked.render_id, deleted: true } });
    assert.equal(service.files.bytes.has("delivered/r.mp4"), false);
  });

  test("a newer render of the same options supersedes, others do not", async () => {
    const { path } = await film();
    const first = await render(path);
    const vertical = await render(path, { aspect_ratio: "9:16" });
    const second = await render(path, {});
    const list = (await service.call("GET", `${path}/renders`)).body as {
      data: { items: Render[]; total: number };
    };
    assert.deepEqual(
      list.data.items.map((one) => [one.render_id, one.status]),
      [
        [second.render_id, "queued"],
        [vertical.render_id, "queued"],
        [first.render_id, "superseded"],
      ],
    );
    assert.equal(list.data.total, 3);
    assert.equal(await beginRender(service.db, first.render_id), null);
  });

  test("a newer film supersedes renders that follow the newest, not those of a named message", async () => {
    const made = await film();
    const following = await render(made.path, { resolution: "720p" });
    const named = await render(made.path, { message_id: made.message_id });
    const next = await service.call("POST", made.path, { body: { prompt: "shorter" }, headers: write() });
    const { message_id: messageId } = (next.body as { data: Ids }).data;
    const work = await beginMessage(service.db, messageId);
    assert.deepEqual(
      [work?.instruction, work?.newestFilm],
      ["shorter", { messageId: made.message_id, durationSeconds: 92.4 }],
    );
    await completeMessage(service.db, messageId, FILM);
    assert.equal((await get(`${made.path}/renders/${following.render_id}`)).status, "superseded");
    assert.equal((await get(`${made.path}/renders/${named.render_id}`)).status, "queued");
  });

  test("refusals", async () => {
    const busy = await create();
    const running = await service.call("POST", `${ROOT}/${busy.conversation_id}/renders`);
    assert.equal(running.status, 409);
    assert.equal((errorOf(running) as { error: { code: string } }).error.code, "conversation_busy");
    const stopped = await service.call("POST", `${ROOT}/${busy.conversation_id}/stop`);
    assert.equal(stopped.status, 202);
    const none = await service.call("POST", `${ROOT}/${busy.conversation_id}/renders`);
    assert.deepEqual(errorOf(none), {
      error: { code: "not_renderable", message: "No message of this conversation has completed yet." },
    });
    const { path } = await film();
    const unknown = await service.call("POST", `${path}/renders`, { body: { message_id: busy.message_id } });
    assert.deepEqual(errorOf(unknown), {
      error: {
        code: "invalid_parameter",
        message: "message_id is not a message of this conversation.",
        param: "message_id",
      },
    });
    const fps = await service.call("POST", `${path}/renders`, { body: { fps: 25 } });
    assert.deepEqual(errorOf(fps), {
      error: {
        code: "invalid_parameter",
        message: "fps must be one of: 24, 30, 60.",
        param: "fps",
        allowed: [24, 30, 60],
      },
    });
  });
});

describe("stop", () => {
  test("a queued turn ends at once and costs nothing; then nothing runs", async () => {
    const made = await create();
    const path = `${ROOT}/${made.conversation_id}`;
    const answer = await service.call("POST", `${path}/stop`);
    assert.deepEqual(answer.body, { data: { ...made, status: "stopping", cost_credits: 180 } });
    const shown = await get(path);
    assert.deepEqual([shown.status, shown["cost_credits"]], ["stopped", 0]);
    const again = await service.call("POST", `${path}/stop`);
    assert.equal(again.status, 409);
    assert.deepEqual(errorOf(again), {
      error: { code: "not_running", message: "Nothing runs in this conversation." },
    });
  });

  test("a running turn becomes stopping, twice the same, and a late film does not complete it", async () => {
    const made = await create();
    const path = `${ROOT}/${made.conversation_id}`;
    await beginMessage(service.db, made.message_id);
    const first = await service.call("POST", `${path}/stop`);
    const second = await service.call("POST", `${path}/stop`);
    assert.deepEqual([first.status, second.status], [202, 202]);
    assert.deepEqual(first.body, second.body);
    assert.equal(await completeMessage(service.db, made.message_id, FILM), false);
    const shown = await get(path);
    assert.deepEqual(
      [shown.status, shown["cost_credits"], shown["preview_video_url"]],
      ["stopped", 92.4, null],
    );
  });
});
