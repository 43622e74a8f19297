import assert from "node:assert/strict";
import test from "node:test";
import type { StatementVisual, StoryScene, Visual } from "../../../artifacts/storyboard.ts";
import { besideOf } from "../illustrations/beside-thoughts.ts";
import { film } from "../plan.fixture.ts";
import { showsView, withViews } from "./choose-views.ts";

const scene = (visual: Visual, narration: string[] = []): StoryScene => ({
  index: 1,
  role: "section",
  title: "A scene",
  narration:
    narration.length > 0 || visual.kind !== "statement"
      ? narration
      : [visual.text, ...(visual.more ?? []).map(({ text }) => text)],
  visual,
  sources: [],
});
const told = (text: string, ...more: string[]): StoryScene =>
  scene({
    kind: "statement",
    text,
    ...(more.length > 0 ? { more: more.map((one) => ({ text: one })) } : {}),
  });
const beside = ({ visual }: StoryScene): (string | null)[] => {
  assert.ok(visual.kind === "statement");
  return besideOf(visual);
};
const shown = (scenes: StoryScene[], title = "News", language = "en") =>
  withViews(scenes, { title, language }).map(beside);

test("what takes place somewhere is seen there, the same through its scene", () => {
  assert.deepEqual(
    shown([
      told("In the kitchen the dough rests for an hour", "It grows to twice its size"),
      told("Nobody knows why", "It was ever so"),
    ]),
    [
      ["kitchen-view", "kitchen-view"],
      [null, null],
    ],
  );
  assert.deepEqual(
    shown([told("Die Schüler sitzen im Klassenzimmer", "Die Tafel ist grün")], "Neues", "de"),
    [["classroom-view", "classroom-view"]],
  );
  assert.deepEqual(shown([told("図書館の閲覧室は九時に開きます。貸出は二週間です。")], "お知らせ", "ja"), [
    ["library-view"],
  ]);
});

test("a place that is named once, in passing, is not seen", () => {
  assert.deepEqual(
    shown([told("The van was late", "It had stopped at a warehouse"), told("Then it rained")]),
    [[null, null], [null]],
  );
});

test("drawings, things in a row and warnings stand where they are", () => {
  const visual: StatementVisual = {
    kind: "statement",
    text: "The farmer rises at five and feeds the cattle",
    more: [
      { text: "A rooster calls", illustration: "rooster" },
      { text: "Never enter the barn alone", illustration: null, warns: true },
      { text: "The harvest begins in July" },
    ],
  };
  assert.deepEqual(shown([scene(visual, ["The farmer rises."])]), [
    ["farm-view", "rooster", null, "farm-view"],
  ]);
});

test("never two places in one scene; where two are named as often there is none", () => {
  const both = told("The library and its reading room are open", "The museum and its exhibition are new");
  assert.deepEqual(shown([both]), [[null, null]]);
});

test("where all is about one place its opening shows it, and some scenes that name none", () => {
  const opening: StoryScene = { ...scene({ kind: "title", title: "Our allotment" }, ["Our allotment."]), role: "opening" }; // prettier-ignore
  const scenes = withViews(
    [
      opening,
      told("It is free"),
      told("It is open all year"),
      told("Seeds are in the shed, and compost is by the gate"),
      told("Ask Ola"),
      told("That is all"),
      told("Goodbye"),
    ],
    { title: "Our allotment", language: "en" },
  );
  assert.equal(scenes[0]?.visual.kind === "title" && scenes[0].visual.illustration, "garden-view");
  const seen = scenes.map(showsView);
  assert.deepEqual(seen[3], true);
  assert.ok(seen.filter((one) => one).length <= 4);
  assert.ok(seen.slice(1).some((one) => !one));
});

test("no place is seen more than twice", () => {
  const scenes = Array.from({ length: 9 }, () => told("The nurse sees patients in the clinic"));
  assert.equal(withViews(scenes, { title: "A day", language: "en" }).filter(showsView).length, 2);
});

test("nothing is painted over death, over trouble, and nothing of today over old times", () => {
  const clinic = told("The nurse sees patients in the clinic", "Two of them died");
  assert.deepEqual(shown([clinic]), [[null, null]]);
  const trouble = scene({ kind: "statement", heading: "The problem", text: "The nurse sees patients in the clinic" }, ["The nurse."]); // prettier-ignore
  assert.deepEqual(shown([trouble]), [[null]]);
  const factory = told("In 1851 the factory had one production line", "In 1860 it had two");
  assert.deepEqual(shown([factory]), [[null, null]]);
  const city = told("In 1851 the metropolis had no skyline yet", "In 1860 city dwellers fled the smoke");
  assert.deepEqual(shown([city]), [[null, null]]);
  const farm = told("In 1851 the farmer had cattle and a barn");
  assert.deepEqual(shown([farm]), [["farm-view"]]);
  const obituary = told("The nurse saw patients in the clinic");
  assert.deepEqual(shown([obituary], "In memory of Ann Lee"), [[null]]);
});

test("a list, a figure or a quotation has the place that its words name beside it", () => {
  const list = scene({ kind: "bullets", heading: "In the kitchen", items: [{ label: "Dough" }] }, ["Dough."]);
  const film = { title: "News", language: "en" };
  assert.deepEqual(withViews([list], film), [{ ...list, view: "kitchen-view" }]);
  const plain = scene({ kind: "bullets", heading: "Then", items: [{ label: "Dough" }] }, ["Dough."]);
  assert.deepEqual(withViews([plain], film), [plain]);
  const grave = scene({ kind: "quote", text: "She died in the clinic" }, [
    "The nurse said she died in the clinic.",
  ]);
  assert.deepEqual(withViews([grave], film), [grave]);
  const table = scene({ kind: "table", heading: "In the kitchen", columns: [], rows: [] } as never, [
    "Dough.",
  ]);
  assert.deepEqual(withViews([table], film), [table]);
});

test("the same scenes come back where nothing is named", () => {
  assert.deepEqual(withViews([], { title: "", language: "en" }), []);
  const odd = told("🥕".repeat(40), "");
  assert.deepEqual(withViews([odd], { title: "", language: "xx-unknown" }), [odd]);
});

test("a planned film has its places, and a story that names where it is paints that", () => {
  const brief = `# A morning of work

## Arriving
Pupils hang up their coats. The teacher waits at the door.

## The first lesson
The lesson begins at nine. Homework is handed in.

## In the kitchen
Nobody hurries. It is time to think.`;
  assert.ok(film(brief).scenes.some(showsView));
  const sea = `# The keeper\n\nA story.\n\nThe keeper stood by the sea. Waves broke on the rocks. In the kitchen the lamp was out.`;
  const story = film(sea);
  if (story.scenes.some(({ place }) => place !== undefined) && story.style.style === "cinematic_story")
    assert.ok(!story.scenes.some(showsView));
});

test("no view is seen in more than two scenes, lists and openings among them", () => {
  const opening: StoryScene = { ...scene({ kind: "title", title: "In the kitchen" }, ["In the kitchen."]), role: "opening" }; // prettier-ignore
  const lists = Array.from(
    { length: 7 },
    () =>
    scene({ kind: "bullets", heading: "In the kitchen", items: [{ label: "Dough" }] }, ["The dough rests in the kitchen."]), // prettier-ignore
  );
  const seen = withViews([opening, ...lists, scene({ kind: "bullets", heading: "Then", items: [] }, ["Enjoy."])], { title: "In the kitchen", language: "en" }); // prettier-ignore
  assert.equal(seen.filter(showsView).length, 2);
});

test("a place outdoors is not seen by day beside a sentence of the night, unless that only says when to come", () => {
  const garden = (text: string): (string | null)[] | undefined =>
    shown([told("In the garden the beds are dug", text, "The garden rests")], "The garden")[0];
  assert.deepEqual(garden("At night the moths come"), ["garden-view", null, "garden-view"]);
  assert.deepEqual(garden("In fog the bell is rung"), ["garden-view", null, "garden-view"]);
  assert.deepEqual(garden("Nobody waits"), ["garden-view", "garden-view", "garden-view"]);
  assert.deepEqual(garden("It is open at night from 8 to 11 pm"), ["garden-view", "garden-view", "garden-view"]); // prettier-ignore
});
