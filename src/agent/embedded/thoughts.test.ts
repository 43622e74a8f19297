import assert from "node:assert/strict";
import { test } from "node:test";
import type { StatementVisual } from "../../artifacts/storyboard.ts";
import { estimateByCharacters } from "../estimate-seconds.ts";
import { film } from "./plan.fixture.ts";
import { planFilm } from "./plan-film.ts";

function sceneOf(body: string, language = "en") {
  const film = planFilm({
    prompt: `# A film about something\n\n## First of all\n\nIt begins.\n\n## The valley\n\n${body}\n`,
    targetLanguage: language,
    duration: "short",
    style: "auto",
    estimateSeconds: estimateByCharacters,
  });
  const scene = film?.scenes.find(({ title }) => title === "The valley");
  assert.ok(scene !== undefined);
  return scene;
}

test("prose shows one thought after the other, each with its own sentence", () => {
  const { visual, narration } = sceneOf(
    "In 1926 rangers shot the last two wolves of Yellowstone. For seventy years no howl was heard in the valley. " +
      "But the elk grazed where they liked, because nothing made them run. So the young aspens never grew taller than a boot.",
  );
  const { text, cue, more = [] } = visual as StatementVisual;
  assert.equal(text, "In 1926 rangers shot the last two wolves of Yellowstone");
  assert.equal(cue, undefined, "the picture is not empty as the scene begins");
  assert.deepEqual(
    more.map((thought) => thought.text),
    [
      "For seventy years no howl was heard in the valley",
      "But the elk grazed where they liked, because nothing made them run",
      "The young aspens never grew taller than a boot",
    ],
  );
  const spoken = more.map((thought) => narration[thought.cue?.sentence ?? 0]);
  assert.deepEqual(
    spoken.map((sentence) => sentence?.split(" ")[0]),
    ["For", "But", "So"],
  );
});

test("the end of one sentence never stands with the beginning of the next", () => {
  const { visual } = sceneOf(
    "The office moved to the new building behind the harbour in the spring of last year: thirty desks, two quiet rooms and a kitchen. Nobody complained. It rains in, and the lift stops on every floor.",
  );
  assert.ok(visual.kind === "statement");
  assert.deepEqual(
    [visual.text, ...(visual.more ?? []).map(({ text }) => text)],
    [
      "The office moved to the new building behind the harbour in the spring of last year:",
      "Thirty desks, two quiet rooms and a kitchen",
      "Nobody complained. It rains in, and the lift stops on every floor.",
    ],
  );
});

test("a short passage has one thought, and what nothing parts is seen whole when it is said", () => {
  const short = sceneOf("The valley was quiet. Nobody came.").visual as StatementVisual;
  assert.equal(short.more, undefined);
  const long =
    "The committee that was set up by the council in the spring of that year to look into all the complaints of the farmers on both banks came to no conclusion at all.";
  const { text, more = [] } = sceneOf(`${long} The river rose in the night and took the bridge away.`)
    .visual as StatementVisual;
  assert.equal(`${text}.`, long);
  assert.deepEqual(
    more.map((one) => [one.text, one.cue?.sentence]),
    [["The river rose in the night and took the bridge away", 1]],
  );
});

test("years of three digits are years where later ones have four; codes of a protocol are none", () => {
  const dated = "- 762: Baghdad is built\n- 813: a new caliph comes\n- 1258: the city falls";
  const { visual } = sceneOf(dated);
  assert.equal(visual.kind, "timeline");
  assert.deepEqual(
    visual.events.map(({ date }) => date),
    ["762", "813", "1258"],
  );
  const codes = "- 200: all went well\n- 404: there is no such page\n- 500: the server broke";
  assert.notEqual(sceneOf(codes).visual.kind, "timeline");
});

test("times of the day are a timeline, and a colon inside a time divides nothing", () => {
  const day = "- 08:00 Mix flour and water\n- 09:30 Add the salt\n- 18:00 next day: bake it";
  const { visual } = sceneOf(day);
  assert.equal(visual.kind, "timeline");
  assert.deepEqual(
    visual.events.map(({ date, text }) => [date, text]),
    [
      ["08:00", "Mix flour and water"],
      ["09:30", "Add the salt"],
      ["18:00 next day", "Bake it"],
    ],
  );
  const ratio = sceneOf("- mix 1:2 for walls\n- mix 1:4 for floors\n- wait").visual;
  assert.deepEqual(ratio.kind === "bullets" ? ratio.items.map(({ detail }) => detail) : ratio.kind, [
    undefined,
    undefined,
    undefined,
  ]);
});

test("a list below the title has a picture of its own", () => {
  const film = planFilm({
    prompt:
      "# Release 2.4\n\n- Faster start\n- Passkeys for everyone\n- No importer\n\n## How to update\n\nTap it.",
    targetLanguage: "en",
    duration: "short",
    style: "auto",
    estimateSeconds: estimateByCharacters,
  });
  assert.deepEqual(
    film?.scenes.slice(0, 2).map(({ visual }) => visual.kind),
    ["title", "bullets"],
  );
});

test("sentences too short to be read alone share the screen, and a question waits for its answer", () => {
  const { visual } = sceneOf(
    "The experts laughed. But the clock ran, and it cost less than half a week's wages. Who bought it? Nobody knew at first who would ever want such a thing.",
  );
  const { text, more = [] } = visual as StatementVisual;
  assert.equal(text, "The experts laughed. But the clock ran, and it cost less than half a week's wages.");
  assert.deepEqual(
    more.map((thought) => thought.text),
    ["Who bought it?", "Nobody knew at first who would ever want such a thing"],
  );
});

test("a story is told and not listed; a quotation that goes on is one, with whoever said it", () => {
  const story = sceneOf(
    "Vavilov was in prison. His friends stayed behind. Nobody was left alone with the seeds.",
  );
  assert.equal(story.visual.kind, "statement");
  const quote = sceneOf('"To walk was difficult," one survivor said later. "To stop eating was not difficult at all."'); // prettier-ignore
  assert.deepEqual(quote.visual.kind === "quote" && [quote.visual.text, quote.visual.attribution], [
    "To walk was difficult. To stop eating was not difficult at all.",
    "One survivor",
  ]);
  const asked = sceneOf('"When was the war over?" he asked, and the man in the doorway looked at him.').narration; // prettier-ignore
  assert.equal(asked.length, 1);
});

test("more in apposition is no thing of a row", () => {
  const { visual } = sceneOf(
    "Ils découvrent deux éléments : le polonium, nommé d'après leur pays, et le radium.",
    "fr",
  );
  assert.equal(visual.kind, "statement");
});

test("an amount in a thought is marked, with the whole of its word; years and rows of amounts are not", () => {
  const marked = (body: string, language?: string): string[] => {
    const { visual } = sceneOf(body, language);
    assert.equal(visual.kind, "statement", body);
    return [visual, ...(visual.more ?? [])].flatMap(({ text, emphasis = [] }) =>
      emphasis.map(({ start, end }) => text.slice(start, end)),
    );
  };
  const walk =
    "Nobody knew the way, and in 1915 nobody had a map of it. They walked 36 kilometres over hills that none had crossed before them, on foot and by night. Then they slept where they stood.";
  assert.deepEqual(marked(walk), ["36 kilometres"]);
});

test("a stretch behind a full-width colon keeps its first sign", () => {
  const { visual } = sceneOf(
    "这家公司在新的一年里的目标很清楚： 把所有费用降低一半，让客户满意。大家都同意。",
    "zh",
  );
  const said =
    visual.kind === "statement" ? [visual.text, ...(visual.more ?? []).map(({ text }) => text)] : [];
  assert.match(said.join(""), /把所有费用/u);
});

test("what answers a question in quotation marks is said by somebody else", () => {
  const { visual } = sceneOf(
    "“Where are you all going with those boats?” the guard asked. “To the sea, before the ice comes back.” Nobody laughed.",
  );
  const [text, who] = visual.kind === "quote" ? [visual.text, visual.attribution] : ["", ""];
  assert.deepEqual([text, who], ["Where are you all going with those boats?", "The guard"]);
});

test("a clause behind its joint stands as a sentence, what is none keeps the joint", () => {
  const { text, more = [] } = sceneOf(
    "The swifts nest under old tiles and in narrow gaps beneath the eaves, and a pair will return to the same hole year after year. Then came the frost of that long winter, and nothing moved.",
  ).visual as StatementVisual;
  assert.deepEqual(
    [text, ...more.map((one) => one.text)],
    [
      "The swifts nest under old tiles and in narrow gaps beneath the eaves",
      "A pair will return to the same hole year after year",
      "Then came the frost of that long winter, and nothing moved",
    ],
  );
});

test("a sentence in two voices is one picture; a stretch by itself begins with a great letter, a relative clause not", () => {
  const thoughts = (body: string): string[] => {
    const { text, more = [] } = sceneOf(body).visual as StatementVisual;
    return [text, ...more.map((later) => later.text)];
  };
  const moon = "The Moon pulls on the whole Earth, but it pulls a little harder on the side that faces it";
  assert.deepEqual(thoughts(`${moon}. The water there is drawn into a gentle bulge.`)[0], moon);
  const harbour =
    "The old planet turns very slowly beneath these two wide bulges of water, and every harbour on the coast is carried through both of them in a day, ebb and flood, in storm and in calm, whatever its people do.";
  assert.ok(
    thoughts(harbour).some((text) => text.startsWith("Every harbour")),
    thoughts(harbour).join(" | "),
  );
  const engineer =
    "The company was founded in a shed behind the harbour by Ada Achebe, who had been working on pressure sensors for submarines for years.";
  assert.ok(
    thoughts(engineer).every((text) => !text.startsWith("Who ")),
    thoughts(engineer).join(" | "),
  );
});

test("a question that the heading asks is not shown once more below it", () => {
  const film = planFilm({
    prompt: `# البحر الميت: بحيرة تتراجع\n\n## أين يقع\n\nيقع البحر الميت في غور الأردن بين جبلين عاليين.\n\n## النتيجة\n\nينخفض السطح كل سنة.\n`,
    targetLanguage: "ar",
    duration: "short",
    style: "auto",
    estimateSeconds: estimateByCharacters,
  });
  const { visual, narration } = film?.scenes[1] ?? {};
  assert.ok(visual?.kind === "statement");
  assert.equal(narration?.[0], "أين يقع؟");
  assert.equal(visual.heading, "أين يقع");
  assert.equal(visual.text, "يقع البحر الميت في غور الأردن بين جبلين عاليين");
});

test("Korean sentences are as long as they are said, and who speaks stands with what is said", () => {
  const { visual } = sceneOf(
    "너무 짧으면 물이 생기고, 너무 길면 배추가 죽는다. 할머니는 말씀하셨다. “소금은 시간이 하는 일이다.” 그해 겨울, 항아리 하나가 아직 남아 있었다. 우리는 뚜껑을 열었다. 맛은 그대로였다.",
    "ko",
  );
  const { text, more = [] } = visual as StatementVisual;
  assert.deepEqual(
    [text, ...more.map((thought) => thought.text)],
    [
      "너무 짧으면 물이 생기고, 너무 길면 배추가 죽는다",
      "할머니는 말씀하셨다. “소금은 시간이 하는 일이다.”",
      "그해 겨울, 항아리 하나가 아직 남아 있었다. 우리는 뚜껑을 열었다.",
      "맛은 그대로였다",
    ],
  );
});

test("of two cases each has the screen for itself, and what it comes to is its point", () => {
  const { visual } = sceneOf("If you ride it more than three days a week, buy. If you ride it less, rent.");
  const { text, point, more = [] } = visual as StatementVisual;
  assert.equal(text.slice(point?.start, point?.end), "buy");
  assert.deepEqual(
    more.map((later) => later.text.slice(later.point?.start, later.point?.end)),
    ["rent"],
  );
});

test("a first sentence that names its scene is seen where no heading shows it, and a question that a heading asks is not", () => {
  const shown = (brief: string): string[] =>
    film(brief).scenes.flatMap(({ visual }) =>
      visual.kind === "statement" ? [visual.text, ...(visual.more ?? []).map(({ text }) => text)] : [],
    );
  const bare = shown("# Harbour festival\n\nThe boats land on Friday.\n\nPlease leave the car at Kilmory field. The shuttle runs every ten minutes from there to the quay and back.\n"); // prettier-ignore
  assert.ok(
    bare.some((text) => text.includes("Please leave the car")),
    bare.join(" | "),
  );
  const headed = shown("# Limescale\n\nTap water carries chalk.\n\n## What heat does\n\nWhen water is heated, the calcium comes out of solution and settles on the hottest surface as limescale.\n"); // prettier-ignore
  assert.ok(!headed.some((text) => /heat do\?/u.test(text)), headed.join(" | "));
});

test("a relative clause that has the screen for itself goes on with its “and”, in a capital as every page", () => {
  const visual = film(
    "# The stone\n\n## For whom\nIt is meant for grown-up visitors who stand in front of the case, or who listen at home, and who have never heard how a broken slab of stone gave a dead language its voice back.\n",
    "en",
  ).scenes[1]?.visual;
  assert.equal(visual?.kind, "statement");
  assert.match(visual.more?.[0]?.text ?? "", /^And who have never heard/u);
});

test("a sentence that begins as its heading does is shown where it says more", () => {
  const visual = film(
    "# 大相撲\n\n## 決まり手\n決まり手は全部で八十二手あります。よく見られるのは次の三つです。\n- 押し出し：相手を押して出す\n- 寄り切り：体を寄せて出す\n- 上手投げ：まわしを取って投げる\n",
    "ja",
  ).scenes[1]?.visual;
  assert.equal(visual?.kind, "statement");
  assert.equal(visual.text, "決まり手は全部で八十二手あります");
});
