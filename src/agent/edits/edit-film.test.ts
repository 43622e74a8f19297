import assert from "node:assert/strict";
import { test } from "node:test";
import * as fc from "fast-check";
import type { EditResult } from "../../artifacts/edit.ts";
import type { Storyboard } from "../../artifacts/storyboard.ts";
import { checkStoryboard } from "../check-storyboard.ts";
import { editFilm } from "./edit-film.ts";
import { BRIEF, planned, requestFor } from "./testing/film.ts";

const film = await planned();
const request = requestFor(BRIEF);

function edit(instruction: string, from: Storyboard = film): Extract<EditResult, { kind: "edited" }> {
  const result = editFilm(from, instruction, request);
  if (result.kind !== "edited") throw new Error(result.question.text);
  return result;
}

/** A scene without its number. */
const bare = (scene: object): string => JSON.stringify({ ...scene, index: 0 });

const reference = fc.oneof(
  fc.integer({ min: 1, max: 9 }).map((number) => `scene ${number}`),
  fc.constantFrom(
    "the intro",
    "the vote",
    "the last scene",
    "cost",
    "the timeline",
    "the part about wind at sea",
  ),
);
const sentence = fc.constantFrom(
  "Panels last thirty years.",
  "The roof is flat: it holds 40 kg.",
  "Why not? Ask.",
);
const instruction = fc.oneof(
  reference.map((one) => `drop ${one}`),
  reference.map((one) => `make ${one} shorter`),
  reference.map((one) => `make ${one} longer`),
  reference.map((one) => `cut 4 seconds from ${one}`),
  reference.map((one) => `split ${one}`),
  fc.tuple(reference, reference).map(([one, other]) => `swap ${one} and ${other}`),
  fc.tuple(reference, reference).map(([one, other]) => `move ${one} after ${other}`),
  fc.tuple(reference, reference).map(([one, other]) => `merge ${one} and ${other}`),
  fc.tuple(reference, fc.constantFrom("table", "bar chart", "list", "process", "timeline", "comparison")).map(([one, as]) => `show ${one} as a ${as}`),
  fc.tuple(reference, fc.constantFrom("“Yes”", "A longer name: with a colon", "“日本語”")).map(([one, title]) => `rename ${one} to ${title}`),
  fc.constantFrom("module", "permits", "years", "40", "80,000", "storage", "solar", "the").chain((word) =>
    fc.constantFrom("collector", "x", "permission of the city", "41.5", "").map((to) => to === "" ? `remove the word “${word}”` : `replace “${word}” with “${to}”`)),
  fc.tuple(reference, sentence).map(([one, text]) => `add to ${one}: “${text}”`),
  fc.tuple(reference, sentence).map(([one, text]) => `${one} should say: “${text}”`),
  fc.tuple(reference, sentence).map(([one, text]) => `add a scene about roofs before ${one}: “${text}”`),
); // prettier-ignore

test("whatever is asked, a film stays a film, and what was not touched stays as it was", () => {
  fc.assert(
    fc.property(fc.array(instruction, { minLength: 1, maxLength: 4 }), (wishes) => {
      const before = JSON.stringify(film);
      const result = editFilm(film, wishes.join("\n"), request);
      assert.equal(JSON.stringify(film), before, "the film given is not changed");
      if (result.kind === "question") {
        assert.match(result.question.text, /Nothing has been changed yet\.$/);
        return;
      }
      assert.deepEqual(checkStoryboard(result.storyboard), []);
      assert.equal(result.before.length, result.storyboard.scenes.length);
      assert.ok(result.done.length > 0, "every wish is answered");
      const numbers = result.before.filter((one) => one !== null);
      assert.equal(new Set(numbers).size, numbers.length, "no scene is there twice");
      // A title may be replaced word by word, so only what wishes can name is checked here: see below for exact ones.
      if (wishes.every((wish) => /^(?:drop|swap|move)/.test(wish)))
        for (const [at, was] of result.before.entries())
          assert.equal(bare(result.storyboard.scenes[at] ?? {}), bare(film.scenes[(was ?? 0) - 1] ?? {}));
    }),
    { numRuns: 300 },
  );
});

test("only the scenes that are named change", () => {
  const cases: [string, number[]][] = [
    ["make scene 4 shorter", [4]],
    ["say 'collector' instead of 'module'", [3]],
    ["show the timeline as steps", [7]],
    ["rename scene 6 to Brakes; add to scene 5: “It is loud.”", [5, 6]],
    ["change the title to The loud takeover", [1]],
    ["replace “Storage” with “Batteries” in scene 6", [6]],
  ];
  for (const [wish, touched] of cases) {
    const { storyboard } = edit(wish);
    const changed = storyboard.scenes.filter((scene, at) => bare(scene) !== bare(film.scenes[at] ?? {}));
    assert.deepEqual(
      changed.map(({ index }) => index),
      touched,
      wish,
    );
  }
});

test("words are replaced in singular and plural, in their case, in what is said and shown", () => {
  const { storyboard } = edit("say “solar panel” instead of “module”");
  const [first, second] = storyboard.scenes[2]?.narration ?? [];
  assert.match(first ?? "", /the price of solar panels fell/);
  assert.match(second ?? "", /^A solar panel pays/);
  const an = edit("say “inverter” instead of “module”").storyboard.scenes[2]?.narration[1];
  assert.match(an ?? "", /^An inverter pays/);
  const capitals = edit("replace storage with batteries").storyboard.scenes[5];
  assert.match(JSON.stringify(capitals?.visual), /"label":"Batteries"/);
});

test("a figure that is replaced is drawn as it reads", () => {
  const visual = edit("replace “35.4%” with “40%” in scene 2").storyboard.scenes[1]?.visual;
  assert.ok(visual?.kind === "chart");
  assert.deepEqual([visual.series[0]?.values[0], visual.series[0]?.displays[0]], [40, "40%"]);
  const elsewhere = edit("replace 80,000 with 90,000").storyboard.scenes.at(-1);
  assert.match(JSON.stringify(elsewhere), /90,000/);
  assert.doesNotMatch(JSON.stringify(elsewhere), /80,000/);
});

test("what was cut for brevity comes back from the brief", () => {
  const short = edit("make scene 4 shorter").storyboard;
  assert.ok((short.scenes[3]?.narration.length ?? 9) < (film.scenes[3]?.narration.length ?? 0));
  const long = edit("make scene 4 longer", short).storyboard;
  assert.deepEqual(long.scenes[3]?.narration, film.scenes[3]?.narration);
  const none = editFilm(film, "make scene 4 longer", request);
  assert.ok(none.kind === "question");
  assert.match(none.question.text, /Your brief has nothing more about scene 4/);
});

test("a list keeps its points when the voice names fewer of them", () => {
  const short = edit("make scene 6 half as long").storyboard.scenes[5];
  assert.ok(short?.visual.kind === "bullets");
  assert.equal(short.visual.items.length, 3);
  assert.ok(short.narration.length < (film.scenes[5]?.narration.length ?? 0));
});

test("a film can be shortened as a whole, by about what was asked", () => {
  const seconds = (scenes: Storyboard["scenes"]): number =>
    scenes.reduce((sum, { narration }) => sum + request.estimateSeconds(narration.join(" "), "en"), 0);
  const { storyboard } = edit("make the film 15 seconds shorter");
  const less = seconds(film.scenes) - seconds(storyboard.scenes);
  assert.ok(less >= 14 && less < 25, `${less} seconds`);
});

test("an added recap forgets what was dropped", async () => {
  const brief = `# Four metals\n\n${[
    "Iron melts at 1538 degrees",
    "Copper melts at 1085 degrees",
    "Tin melts at 232 degrees",
    "Lead melts at 327 degrees",
  ]
    .map((fact) => `## ${fact.split(" ")[0] ?? ""}\n${fact}. It is dug from the ground in many countries.`)
    .join("\n\n")}`;
  const metals = await planned(brief);
  const recap = metals.scenes.at(-1);
  assert.equal(recap?.role, "summary");
  const names = ["Iron", "Copper", "Tin", "Lead"].filter((name) =>
    recap?.narration[0]?.toLowerCase().includes(name.toLowerCase()),
  );
  const gone = names[1] ?? "";
  const result = editFilm(metals, `drop the ${gone} scene`, requestFor(brief));
  assert.ok(result.kind === "edited");
  const adapted = result.storyboard.scenes.at(-1);
  assert.doesNotMatch(JSON.stringify(adapted), new RegExp(gone, "i"));
  assert.match(adapted?.narration[0] ?? "", new RegExp(names[0] ?? "?", "i"));
  assert.match(result.done.join(" "), /no longer mentions/);
  assert.deepEqual(checkStoryboard(result.storyboard), []);
});

test("an answer goes on where the question stopped", () => {
  const ask = (wish: string) => {
    const result = editFilm(film, wish, request);
    assert.ok(result.kind === "question", wish);
    return result.question;
  };
  const answered = (wish: string, reply: string): string[] => {
    const result = editFilm(film, reply, request, ask(wish));
    assert.ok(result.kind === "edited", `${wish} / ${reply}: ${JSON.stringify(result)}`);
    return result.done;
  };
  const wind = "drop the wind scene";
  assert.match(ask(wind).text, /scene 4, “Wind at sea”; scene 5, “Wind on land”/i);
  for (const reply of [
    "5",
    "scene 5",
    "the second one",
    "the one about land",
    "Wind on land",
    "the last one",
    "drop scene 5",
  ])
    assert.deepEqual(answered(wind, reply), ["Scene 5, “Wind on land”, is gone."], reply);
  assert.deepEqual(answered(wind, "none of them"), []);
  assert.deepEqual(answered("make it pop and drop scene 2", "drop scene 3"), ["Scene 3, “Cost”, is gone."]);
  assert.deepEqual(answered("drop scene 2 and make it pop", "1"), [
    "Scene 2, “Where power comes from”, is gone.",
  ]);
  assert.deepEqual(
    answered("drop scene 2, add a scene about roofs and swap 3 and 4", "Roofs are flat. They hold panels."),
    [
      "Scene 2, “Where power comes from”, is gone.",
      "“Cost” and “Wind at sea” changed places.",
      "New is scene 7, “Roofs”.",
    ],
  );
  const again = editFilm(film, "make it shine", request, ask(wind));
  assert.ok(again.kind === "question", "a reply that is not understood is asked about again");
});

test("what nobody names any more comes with what was before it, not alone at the beginning", () => {
  const table = edit("show scene 2 as a table").storyboard.scenes[1]?.visual;
  assert.ok(table?.kind === "table");
  assert.ok(table.cues?.every((cue) => cue !== null));
  const short = edit("make the timeline shorter").storyboard.scenes[6];
  assert.ok(short?.visual.kind === "timeline");
  const { events } = short.visual;
  assert.ok(short.narration.length < events.length);
  assert.ok(events.every(({ cue }) => cue !== undefined));
  const last = events.at(-1)?.cue;
  assert.equal(last?.sentence, short.narration.length - 1);
  assert.ok((last?.offset ?? 0) > (events.at(-2)?.cue?.offset ?? 0));
});

test("a drawing stays while its scene speaks of it, and never outlives that", async () => {
  const bees = await planned(
    "# Why bees matter\n\nBees carry pollen.\n\n## A day of a bee\nA bee visits two hundred flowers on one trip, and comes home heavy with pollen.\n\n## Winter\nBees sit close together. They eat honey.",
  );
  const drawingOf = ({ scenes }: Storyboard) => {
    const visual = scenes[0]?.visual;
    return visual?.kind === "title" ? visual.illustration : null;
  };
  assert.equal(drawingOf(bees), "honeybee");
  assert.equal(drawingOf(edit("change the title to “Small workers”", bees)["storyboard"]), "honeybee");
  const ants = edit("replace “bee” with “ant”", bees).storyboard;
  assert.equal(drawingOf(ants), undefined);
  assert.doesNotMatch(JSON.stringify(ants), /honeyant/);
});

test("the film's grounds wear what it shows: an edit takes away what no scene shows any more, and adds nothing", async () => {
  const bees = await planned(
    "# Why bees matter\n\nBees carry pollen.\n\n## Food\nA jar of honey takes two million flowers. Bees make bread of pollen.\n\n## Winter\nBees sit close together. A candle of wax burns slowly.",
  );
  assert.ok(bees.emblems?.includes("honeybee"), String(bees.emblems));
  const same = edit("change the title to “Small workers”", bees).storyboard;
  assert.deepEqual(same.emblems, bees.emblems);
  const ants = edit("replace “bee” with “ant”", bees).storyboard;
  assert.ok(ants.emblems?.includes("honeybee") === false);
  assert.ok(ants.emblems.every((emblem) => bees.emblems?.includes(emblem)));
  const given = edit("show a drawing of a rocket in scene 1", bees).storyboard;
  assert.ok(given.emblems?.includes("rocket") === false);
});

test("a drawing is changed, given and taken by saying so; what was asked for stays", () => {
  const drawingIn = ({ scenes }: Storyboard, number: number) => {
    const visual = scenes[number - 1]?.visual;
    return visual?.kind === "title" || visual?.kind === "statement" ? visual.illustration : null;
  };
  const given = edit("show a drawing of a rocket in scene 1", film);
  assert.equal(drawingIn(given.storyboard, 1), "rocket");
  assert.match(given.done.join(" "), /Scene 1, “The quiet takeover”, now has a drawing of: rocket\./);
  const renamed = edit("change the title to “Sun and wind”", given.storyboard).storyboard;
  assert.equal(drawingIn(renamed, 1), "rocket");
  assert.equal(drawingIn(edit("remove the drawing from the intro", renamed).storyboard, 1), undefined);
  const asks = (instruction: string) => {
    const result = editFilm(film, instruction, request);
    return result.kind === "question" ? result.question.text : "";
  };
  assert.match(asks("show a drawing of a unicorn in scene 1"), /no drawing of “a unicorn” in the set/);
  assert.match(asks("show a drawing of a rocket in scene 2"), /only titles and statements have a drawing/);
  const bare = edit("remove the drawing from scene 1", given.storyboard).storyboard;
  const again = editFilm(bare, "remove the drawing from scene 1", request);
  assert.ok(again.kind === "question" && /has no drawing/.test(again.question.text));
});

test("a painted place is given by its name and taken again, and goes where the words no longer speak of it", async () => {
  const drawingIn = ({ scenes }: Storyboard, number: number) => {
    const visual = scenes[number - 1]?.visual;
    return visual?.kind === "title" || visual?.kind === "statement" ? visual.illustration : null;
  };
  const given = edit("show a picture of a classroom in scene 1");
  assert.equal(drawingIn(given.storyboard, 1), "classroom-view");
  assert.ok(given.storyboard.emblems?.includes("classroom-view") !== true);
  const renamed = edit("change the title to “Sun and wind”", given.storyboard).storyboard;
  assert.equal(drawingIn(renamed, 1), "classroom-view");
  assert.equal(drawingIn(edit("no picture in scene 1", renamed).storyboard, 1), undefined);
  const meeting = await planned(
    "# An evening\n\n## Everybody is there\nThe committee meeting follows its agenda. Nobody is in a hurry.\n\n## After that\nIt is late. They go their ways.",
  );
  assert.equal(drawingIn(meeting, 2), "meeting-view");
  const zoo = edit("scene 2 should say “The lions yawn at noon.”", meeting).storyboard;
  assert.notEqual(drawingIn(zoo, 2), "meeting-view");
});
