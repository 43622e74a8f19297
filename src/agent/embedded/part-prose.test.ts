import assert from "node:assert/strict";
import { test } from "node:test";
import { estimateByCharacters } from "../estimate-seconds.ts";
import { planFilm } from "./plan-film.ts";

const scenesOf = (body: string, language = "en", heading = "## The valley\n\n") =>
  (
    planFilm({
      prompt: `# A film about something\n\n## First of all\n\nIt begins.\n\n${heading}${body}\n\n## The end\n\nThat was all.`,
      targetLanguage: language,
      duration: "short",
      style: "auto",
      estimateSeconds: estimateByCharacters,
    })?.scenes ?? []
  ).slice(2, -1);
const kinds = (body: string, language?: string) => scenesOf(body, language).map(({ visual }) => visual.kind);

const LONG = "The boiler in the cellar is older than most of the people who live in the house today.";
const TABLE =
  "| System | Price | Lifetime |\n|---|---|---|\n| Gas | £3,000 | short |\n| Heat pump | £11,000 | long |";
const LIST = "- dry storage for pellets\n- somebody for the ash\n- radiators that are large";

test("what leads up to a picture for longer than a breath is a scene of its own, whatever the picture is", () => {
  for (const [picture, kind] of [
    [TABLE, "table"],
    [LIST, "bullets"],
    ["1. Cut the canes\n2. Press the clay\n3. Pack them tightly", "process"],
    ["The bill fell by 42 percent within the first winter.", "number"],
  ] as const)
    assert.deepEqual(kinds(`${LONG}\n\n${picture}`), ["statement", kind], kind);
});

test("a short lead stays with its picture, and so does the sentence that announces it", () => {
  assert.deepEqual(kinds(`Two systems can do it.\n\n${TABLE}`), ["table"]);
  assert.deepEqual(kinds(`These are the three things that a new stove needs:\n\n${LIST}`), ["bullets"]);
  const [told, table] = scenesOf(`${LONG} Two systems can do it:\n\n${TABLE}`);
  assert.equal(told?.narration.at(-1), LONG);
  assert.equal(table?.narration[0], "Two systems can do it.");
  assert.equal(told?.visual.kind === "statement" ? told.visual.heading : "", "The valley");
  assert.equal(table?.visual.kind === "table" ? table.visual.heading : "", "The valley");
});

test("without a heading a picture is not headed once more by what was told before", () => {
  const film = planFilm({
    prompt: `# A film about something\n\nIt begins.\n\n${LONG} Two systems can do it:\n\n${TABLE}\n\nThat was all.`,
    targetLanguage: "en",
    duration: "short",
    style: "auto",
    estimateSeconds: estimateByCharacters,
  });
  const table = film?.scenes.find(({ visual }) => visual.kind === "table")?.visual;
  assert.ok(table?.kind === "table");
  assert.ok(!LONG.startsWith(table.heading) || table.heading === "", table.heading);
  const arabic = scenesOf(
    "اليوم يشرب العالم أكثر من ملياري فنجان كل يوم من القهوة الساخنة. وتنتج البرازيل وحدها نحو ثلث المحصول العالمي، تليها فيتنام ثم كولومبيا.",
    "ar",
    "",
  );
  for (const { visual } of arabic) if (visual.kind === "map") assert.match(visual.heading, /البرازيل/u);
});

test("a heading that asks is no scene by itself", () => {
  const scenes = scenesOf(LIST, "en", "## Where the water of the valley comes from in summer\n\n");
  assert.deepEqual(
    scenes.map(({ visual }) => visual.kind),
    ["bullets"],
  );
});

test("two figures with another story between them are two pictures", () => {
  const story =
    "Nobody in the village had believed that the old mill could ever run again, least of all the miller.";
  const scenes = scenesOf(`The bill fell by 42 percent. ${story} In the end it made 310,000 kilowatt hours.`);
  assert.deepEqual(
    scenes.map(({ visual }) => visual.kind),
    ["number", "statement", "number"],
  );
  assert.equal(scenes[1]?.narration[0], story);
  const figures = scenes.map(({ visual }) => (visual.kind === "number" ? visual.figures.length : 0));
  assert.deepEqual(figures, [1, 0, 1]);
});

test("an enumeration at the end of a long sentence is told, not waited for", () => {
  const late =
    "In a shed on the edge of the town, with hardly any heating and for very little money, they found three things: polonium, radium and a way to measure both.";
  assert.ok(!kinds(late).includes("bullets"));
});

test("a question before its list is read above it, and is no scene by itself", () => {
  const list = "- Call for help and fetch the first aider.\n- Lay the person flat and raise the legs.\n- Loosen tight clothing and open a window.\n"; // prettier-ignore
  const question = "What should you do first when a colleague faints at work?";
  const film = planFilm({
    prompt: `# Fainting at work\n\n${question}\n\n${list}\nMost people come round within two minutes. If they do not, call an ambulance.`,
    targetLanguage: "en",
    duration: "short",
    style: "auto",
    estimateSeconds: estimateByCharacters,
  });
  const [, answer, ...others] = film?.scenes ?? [];
  assert.ok(answer?.visual.kind === "bullets");
  assert.equal(answer.visual.heading, question);
  assert.equal(answer.narration[0], question);
  assert.ok(others.every(({ narration }) => !narration.includes(question)));
});
