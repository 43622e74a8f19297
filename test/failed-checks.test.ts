/** A film that does not pass its checks is not delivered; what they found stays with its render. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { ended, startStudio } from "./support/studio.ts";

const BRIEF = `# Two kinds of tides

## Spring tides
- Sun and moon pull together
- High water is at its highest
- They come at new and full moon

## Neap tides
- Sun and moon pull at a right angle
- High water is at its lowest
- They come a week later
`;

type Render = {
  status: string;
  progress: number | null;
  video_url: string | null;
  subtitle_urls: unknown;
  error: { code: string; message: string; retryable: boolean } | null;
  quality_report: {
    passed: boolean;
    findings: { severity: string; code: string; message: string; scene_index?: number }[];
  } | null;
};

/** A renderer that loses all but the ground of this scene, as a defect of a component would. */
let lost: number | null = null;
const studio = await startStudio(({ renderPool }) => ({
  renderPool: {
    ...renderPool,
    render: async (segment, ...rest) =>
      renderPool.render(
        segment.sceneIndex === lost
          ? { ...segment, layers: segment.layers.filter(({ id }) => id === "background") }
          : segment,
        ...rest,
      ),
  },
}));

test("a render that fails its check tells all that was found", { timeout: 180_000 }, async () => {
  const { service } = studio;
  await studio.work();
  const id = await studio.create({ prompt: BRIEF });
  const turn = await studio.turnWhen(id, ended, 150);
  assert.equal(turn.status, "completed", JSON.stringify(turn));
  const path = `/v1/video-agents/conversations/${id}/renders`;
  const render = async (body: object): Promise<Render> => {
    const asked = await service.call("POST", path, { body });
    assert.equal(asked.status, 202, JSON.stringify(asked.body));
    const { render_id: renderId } = (asked.body as { data: { render_id: string } }).data;
    for (;;) {
      const answer = await service.call("GET", `${path}/${renderId}`);
      const { data } = answer.body as { data: Render };
      if (!["queued", "running"].includes(data.status)) return data;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  lost = 2;
  const failed = await render({ aspect_ratio: "1:1", resolution: "720p" });
  assert.equal(failed.status, "failed", JSON.stringify(failed));
  assert.deepEqual(
    [failed.progress, failed.video_url, failed.subtitle_urls, failed.error],
    [
      null,
      null,
      null,
      {
        code: "render_failed",
        message: "The film failed its check: scene 2 shows nothing",
        retryable: false,
      },
    ],
  );
  assert.equal(failed.quality_report?.passed, false);
  assert.deepEqual(
    failed.quality_report.findings.filter(({ severity }) => severity === "error"),
    [
      {
        severity: "error",
        code: "empty_picture",
        message: "scene 2 shows nothing",
        scene_index: 2,
      },
    ],
  );
  const listed = (await service.call("GET", path)).body as { data: { items: Render[] } };
  assert.deepEqual(listed.data.items[0]?.quality_report, failed.quality_report);

  lost = null;
  const other = await render({ aspect_ratio: "9:16", resolution: "720p" });
  assert.equal(other.status, "completed", JSON.stringify(other));
  assert.equal(other.quality_report?.passed, true);
});

test(
  "a message whose film fails its check fails, costs nothing and keeps the report",
  {
    timeout: 180_000,
  },
  async () => {
    lost = 1;
    const before = await studio.balance();
    const id = await studio.create({ prompt: BRIEF.replaceAll("tides", "currents") });
    const turn = await studio.turnWhen(id, ended, 150);
    assert.equal(turn.status, "failed", JSON.stringify(turn));
    assert.deepEqual(turn.error, {
      code: "render_failed",
      message: "The film failed its check: scene 1 shows nothing",
      retryable: false,
    });
    assert.equal(turn.cost_credits, 0);
    assert.deepEqual(await studio.balance(), before);
    const { movie_report: report } = await studio.deps.db
      .selectFrom("messages")
      .select("movie_report")
      .where("id", "=", turn.message_id)
      .executeTakeFirstOrThrow();
    const { findings } = report as { findings: { code: string }[] };
    assert.ok(findings.some(({ code }) => code === "empty_picture"));
  },
);
