/** "Which turn does what": the contract's table row by row, by HTTP, on real films. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { ServiceError } from "../src/kernel/errors.ts";
import { errorOf } from "./support/service.ts";
import { ended, startStudio, type Turn } from "./support/studio.ts";

const BRIEF = `# Keeping bees

## The hive
A hive holds fifty thousand bees. They share one queen. She lays two thousand eggs a day.

## What they need
- Flowers: nectar and pollen from spring to autumn
- Water: a shallow bowl with stones
- Shelter: a dry box out of the wind

## The harvest
The honey is ripe in July. A good hive gives twenty kilograms. The bees keep the rest for winter.
`;

let spoken: number[] = [];
let broken: "planner" | "voice" | null = null;
const studio = await startStudio(({ planner, voice }) => ({
  planner: {
    ...planner,
    outline: async (request) => {
      if (broken === "planner") throw new ServiceError("planning_failed", "The planner is out of order.");
      return planner.outline(request);
    },
  },
  voice: {
    ...voice,
    speakScene: async (request, signal) => {
      if (broken === "voice") throw new ServiceError("planning_failed", "The voice is out of order.");
      spoken.push(request.sceneIndex);
      return voice.speakScene(request, signal);
    },
  },
}));
await studio.work();

const titles = (turn: Turn): string[] => turn.outline?.scenes.map(({ title }) => title) ?? [];
const dataOf = (answer: { body: unknown }): { status: string; cost_credits: number } =>
  (answer.body as { data: { status: string; cost_credits: number } }).data;

test(
  "a completed film is edited: only what is touched is spoken, drawn and paid",
  { timeout: 300_000 },
  async (t) => {
    const id = await studio.create({ prompt: BRIEF });
    const busy = await studio.send(id, { prompt: "make scene 2 shorter" });
    assert.equal(busy.status, 409);
    assert.equal((errorOf(busy) as { error: { code: string } }).error.code, "conversation_busy");
    const first = await studio.turnWhen(id, ended);
    assert.equal(first.status, "completed", JSON.stringify(first));
    assert.deepEqual(titles(first), ["Keeping bees", "The hive", "What they need", "The harvest"]);
    const length = first.usage?.seconds_made ?? 0;
    assert.equal(first.usage?.scenes_made, 4);

    await t.test("nothing runs: stop is refused, and so is outline_action", async () => {
      assert.equal((await studio.stop(id)).status, 409);
      for (const body of [
        { outline_action: "confirm" },
        { outline_action: "revise", prompt: "drop scene 2" },
      ]) {
        const answer = await studio.send(id, body);
        assert.equal(answer.status, 400);
        assert.equal((errorOf(answer) as { error: { param: string } }).error.param, "outline_action");
      }
      for (const field of ["video_config", "require_outline_confirmation"]) {
        const answer = await studio.send(id, {
          prompt: "drop scene 2",
          [field]: field === "video_config" ? {} : true,
        });
        assert.equal(answer.status, 400);
        assert.equal((errorOf(answer) as { error: { code: string } }).error.code, "unsupported_parameter");
      }
    });

    await t.test("a word is replaced", async () => {
      spoken = [];
      const accepted = await studio.send(id, {
        prompt: "Say 'colony' instead of 'hive' in scene 4, please.",
      });
      assert.equal(accepted.status, 202);
      assert.equal(
        dataOf(accepted).cost_credits,
        Math.min(180, Math.ceil(length) + 60),
        "the hold of a follow-up",
      );
      const turn = await studio.turnWhen(id, ended);
      assert.equal(turn.status, "completed", JSON.stringify(turn));
      assert.deepEqual(spoken, [4]);
      assert.equal(turn.usage?.scenes_made, 1);
      assert.equal(turn.usage?.scenes_reused, 3);
      assert.ok(turn.cost_credits > 0 && turn.cost_credits < length / 2, `${turn.cost_credits} of ${length}`);
      assert.equal(turn.cost_credits, turn.usage?.cost_credits);
      assert.match(
        turn.answer,
        /^“hive” is now “colony” in scene 4\. The film is now “Keeping bees”: 4 scenes, /,
      );
    });

    await t.test("scenes change places: nothing is spoken, only passages are drawn", async () => {
      spoken = [];
      const turn = await studio.say(id, "swap 2 and 3");
      assert.deepEqual(titles(turn), ["Keeping bees", "What they need", "The hive", "The harvest"]);
      assert.deepEqual(spoken, []);
      assert.equal(turn.usage?.scenes_made, 0);
      assert.equal(turn.usage?.scenes_reused, 4);
      assert.ok(turn.cost_credits < 3, `${turn.cost_credits}`);
    });

    await t.test("what is not understood is asked about, and nothing is changed", async () => {
      const turn = await studio.say(id, "drop scene 2 and make it pop");
      assert.equal(turn.status, "paused");
      assert.equal(turn.next_action, "reply");
      assert.equal(turn.cost_credits, 0);
      assert.match(
        turn.answer,
        /I did not understand “make it pop”.*\(1\).*\(2\).*Nothing has been changed yet/,
      );
      assert.deepEqual(titles(turn), ["Keeping bees", "What they need", "The hive", "The harvest"]);
      const refused = await studio.send(id, { outline_action: "confirm" });
      assert.equal(refused.status, 400);
    });

    await t.test("a reply goes on with the answer", async () => {
      const turn = await studio.say(id, "the first one");
      assert.equal(turn.status, "completed", JSON.stringify(turn));
      assert.deepEqual(titles(turn), ["Keeping bees", "The hive", "The harvest"]);
      assert.match(turn.answer, /Scene 2, “What they need”, is gone\./);
    });

    await t.test("a text that is missing comes with the reply", async () => {
      const asked = await studio.say(id, "add a scene about winter before the harvest");
      assert.equal(asked.status, "paused");
      assert.match(asked.answer, /What shall the new scene “Winter” say\?/);
      spoken = [];
      const turn = await studio.say(
        id,
        "The bees form a ball around the queen. They burn their honey to stay warm.",
      );
      assert.deepEqual(titles(turn), ["Keeping bees", "The hive", "Winter", "The harvest"]);
      assert.deepEqual(spoken, [3]);
      assert.equal(turn.usage?.scenes_made, 1);
    });

    await t.test("a film keeps at least a scene; never mind costs nothing", async () => {
      const asked = await studio.say(id, "drop scenes 1 to 4");
      assert.equal(asked.next_action, "reply");
      assert.match(asked.answer, /leave no scene/);
      const turn = await studio.say(id, "never mind");
      assert.equal(turn.status, "completed");
      assert.match(turn.answer, /^Nothing was changed\./);
      assert.deepEqual([turn.cost_credits, turn.usage?.scenes_made], [0, 0]);
    });

    await t.test("the conversation's cost is the sum of its messages'", async () => {
      const all = await studio.turns(id);
      const sum = all.reduce((total, one) => total + Math.round(one.cost_credits * 100), 0);
      const answer = await studio.service.call("GET", `/v1/video-agents/conversations/${id}`);
      const { data } = answer.body as { data: { cost_credits: number } };
      assert.equal(Math.round(data.cost_credits * 100), sum);
      for (const one of all) assert.ok(one.cost_credits <= 180);
    });
  },
);

test("an outline is revised, asked about, and confirmed with a last edit", { timeout: 240_000 }, async () => {
  const before = await studio.balance();
  const id = await studio.create({ prompt: BRIEF, require_outline_confirmation: true });
  const outline = await studio.turnWhen(id, ended);
  assert.deepEqual(
    [outline.status, outline.next_action, outline.outline?.confirmed],
    ["paused", "confirm_outline", false],
  );

  const missing = await studio.send(id, { outline_action: "revise" });
  assert.equal(missing.status, 400);
  assert.equal((errorOf(missing) as { error: { param: string } }).error.param, "prompt");

  const revised = await studio.say(id, "drop the part about the harvest", { outline_action: "revise" });
  assert.deepEqual(
    [revised.status, revised.next_action, revised.outline?.confirmed],
    ["paused", "confirm_outline", false],
  );
  assert.deepEqual(titles(revised), ["Keeping bees", "The hive", "What they need"]);
  assert.match(
    revised.answer,
    /^Scene 4, “The harvest”, is gone\. Here is the outline of “Keeping bees”: 3 scenes/,
  );

  const alone = await studio.say(id, "rename scene 2 to “A house of bees”");
  assert.deepEqual([alone.next_action, alone.outline?.confirmed], ["confirm_outline", false]);
  assert.deepEqual(titles(alone), ["Keeping bees", "A house of bees", "What they need"]);

  const asked = await studio.say(id, "drop the one about taxes");
  assert.deepEqual([asked.status, asked.next_action], ["paused", "reply"]);
  const answered = await studio.say(id, "2");
  assert.deepEqual([answered.next_action, answered.outline?.confirmed], ["confirm_outline", false]);
  assert.deepEqual(titles(answered), ["Keeping bees", "What they need"]);
  assert.deepEqual(await studio.balance(), before, "outlines cost nothing");

  const film = await studio.say(id, "move scene 2 to the start", { outline_action: "confirm" });
  assert.equal(film.status, "completed", JSON.stringify(film));
  assert.equal(film.outline?.confirmed, true);
  assert.deepEqual(titles(film), ["What they need", "Keeping bees"]);
  assert.ok(film.cost_credits > 0);
});

test("a confirmed outline is filmed as it is", { timeout: 120_000 }, async () => {
  const id = await studio.create({ prompt: BRIEF, require_outline_confirmation: true });
  await studio.turnWhen(id, ended);
  assert.equal((await studio.send(id, { outline_action: "confirm" })).status, 202);
  const film = await studio.turnWhen(id, ended);
  assert.equal(film.status, "completed");
  assert.equal(film.cost_credits, 0, "the first conversation made these very scenes");
});

test("after a failure a prompt goes on from what there is", { timeout: 120_000 }, async () => {
  broken = "planner";
  const id = await studio.create({ prompt: "# Owls" });
  const failed = await studio.turnWhen(id, ended);
  assert.deepEqual([failed.status, failed.cost_credits, failed.outline], ["failed", 0, undefined]);
  broken = "voice";
  // Nothing was made: the prompt joins the brief.
  const planned = await studio.say(id, "## Hearing\nOwls hear a mouse under the snow. Their face is a dish.");
  assert.deepEqual([planned.status, planned.cost_credits], ["failed", 0]);
  assert.deepEqual(titles(planned), ["Owls", "Hearing"]);
  broken = null;
  // There is an outline: the prompt is about it.
  const film = await studio.say(id, "rename scene 2 to “Ears” and try again");
  assert.equal(film.status, "completed", JSON.stringify(film));
  assert.deepEqual(titles(film), ["Owls", "Ears"]);
});

test("a brief that was asked about is completed by the reply", { timeout: 120_000 }, async () => {
  const id = await studio.create({ prompt: "???" });
  const asked = await studio.turnWhen(id, ended);
  assert.deepEqual([asked.status, asked.next_action, asked.cost_credits], ["paused", "reply", 0]);
  const film = await studio.say(id, "# Snails\n\n## Speed\nA snail moves one metre in twenty minutes.");
  assert.equal(film.status, "completed", JSON.stringify(film));
  assert.deepEqual(titles(film), ["Snails", "Speed"]);
});
