import assert from "node:assert/strict";
import { describe, test } from "node:test";
import * as fc from "fast-check";
import type { Operation, Place } from "./operations.ts";
import { readInstruction } from "./read-instruction.ts";
import { sayOperation } from "./say-operation.ts";
import { planned } from "./testing/film.ts";
import { Unclear } from "./unclear.ts";

// 1 The quiet takeover, 2 Where power comes from, 3 Cost, 4 Wind at sea, 5 Wind on land,
// 6 What holds them back, 7 A timeline for our city, 8 The vote
const film = await planned();
const some = { kind: "some" } as const;

const UNDERSTOOD: [string, Operation[]][] = [
  ["make scene 3 shorter", [{ kind: "shorten", scenes: [3], by: some }]],
  ["drop the part about cost", [{ kind: "drop", scenes: [3] }]],
  ["Drop the second-to-last scene.", [{ kind: "drop", scenes: [7] }]],
  ["swap 2 and 4", [{ kind: "swap", scenes: [2, 4] }]],
  ["say 'solar panel' instead of 'module'", [{ kind: "replace", from: "module", to: "solar panel", scenes: null }]],
  ["replace “Coal” with “Lignite” in scene 2", [{ kind: "replace", from: "Coal", to: "Lignite", scenes: [2] }]],
  ["In scene 2, replace coal with lignite", [{ kind: "replace", from: "coal", to: "lignite", scenes: [2] }]],
  ["remove the word “quiet”", [{ kind: "replace", from: "quiet", to: "", scenes: null }]],
  ["replace “solar” with “sun” everywhere except scene 3", [{ kind: "replace", from: "solar", to: "sun", scenes: [1, 2, 4, 5, 6, 7, 8] }]],
  ["delete the second sentence of scene 8", [{ kind: "replace", from: "It costs 80,000 and binds us to nothing else.", to: "", scenes: [8] }]],
  ["could scene 7 be a list instead?", [{ kind: "show-as", scene: 7, as: "bullets" }]],
  ["remove the drawing from scene 3", [{ kind: "illustrate", scene: 3, drawing: null }]],
  ["scene 3 without the illustration", [{ kind: "illustrate", scene: 3, drawing: null }]],
  ["change the picture of scene 3 to a rocket", [{ kind: "illustrate", scene: 3, drawing: "rocket" }]],
  ["use a drawing of a camera in the intro", [{ kind: "illustrate", scene: 1, drawing: "camera" }]],
  ["Illustrate cost with coins.", [{ kind: "illustrate", scene: 3, drawing: "coin" }]],
  ["rename scene 2 to Our power", [{ kind: "title-scene", scene: 2, title: "Our power" }]],
  ["call scene 3 The price", [{ kind: "title-scene", scene: 3, title: "The price" }]],
  ["change the title to \"Sun and wind\"", [{ kind: "title-film", title: "Sun and wind" }]],
  ["move the timeline to the end", [{ kind: "move", scenes: [7], place: { at: "end" } }]],
  ["put cost before the timeline", [{ kind: "move", scenes: [3], place: { before: 7 } }]],
  ["the vote should come first", [{ kind: "move", scenes: [8], place: { at: "start" } }]],
  ["start with what holds them back", [{ kind: "move", scenes: [6], place: { at: "start" } }]],
  ["move scene 5 one place up", [{ kind: "move", scenes: [5], place: { by: -1 } }]],
  ["drop the intro; shorten the summary", [{ kind: "drop", scenes: [1] }, { kind: "shorten", scenes: [8], by: some }]],
  ["delete scenes 2-4", [{ kind: "drop", scenes: [2, 3, 4] }]],
  ["delete the first two scenes and the last one", [{ kind: "drop", scenes: [1, 2, 8] }]],
  ["keep only scenes 1, 3 and 8", [{ kind: "keep", scenes: [1, 3, 8] }]],
  ["drop everything except the intro and cost", [{ kind: "drop", scenes: [2, 4, 5, 6, 7, 8] }]],
  ["cut 5 seconds from scene 6", [{ kind: "shorten", scenes: [6], by: { kind: "by", seconds: 5 } }]],
  ["make scene 6 half as long", [{ kind: "shorten", scenes: [6], by: { kind: "half" } }]],
  ["make it shorter", [{ kind: "shorten", scenes: [1, 2, 3, 4, 5, 6, 7, 8], by: some }]],
  ["Scene 6 is too long. Make it shorter.", [{ kind: "shorten", scenes: [6], by: some }]],
  ["make scene 3 shorter and scene 4 longer", [{ kind: "shorten", scenes: [3], by: some }, { kind: "lengthen", scenes: [4] }]],
  ["turn scene 2 into a table", [{ kind: "show-as", scene: 2, as: "table" }]],
  ["show the timeline as steps", [{ kind: "show-as", scene: 7, as: "process" }]],
  ["use a line chart for scene 2", [{ kind: "show-as", scene: 2, as: "line chart" }]],
  ["merge scenes 4 and 5", [{ kind: "merge", scenes: [4, 5] }]],
  ["split scene 6 in two", [{ kind: "split", scene: 6 }]],
  [
    "remove the last scene and add a scene about storage after the timeline: Batteries keep the sun. They lose a tenth.",
    [
      { kind: "drop", scenes: [8] },
      { kind: "add", title: "Storage", text: "Batteries keep the sun. They lose a tenth.", place: { after: 7 } },
    ],
  ],
  [
    "Add a closing scene called “Thanks”: Thank you. Then swap scenes 2 and 3.",
    [
      { kind: "add", title: "Thanks", text: "Thank you.", place: { at: "end" } },
      { kind: "swap", scenes: [2, 3] },
    ],
  ],
  [
    "add a scene about cutting: Cut the branch. Drop the rest. Move on.",
    [{ kind: "add", title: "Cutting", text: "Cut the branch. Drop the rest. Move on.", place: { at: "body" } }],
  ],
  ["scene 3 should say: Modules are cheap.", [{ kind: "say", scene: 3, text: "Modules are cheap." }]],
  ["add \"It rains.\" to scene 4", [{ kind: "extend", scene: 4, text: "It rains." }]],
  ["mention in scene 4 that ships are rare", [{ kind: "extend", scene: 4, text: "Ships are rare." }]],
  ["Can you please drop scene 2, and then rename scene 3 to “Price”? Thanks!", [{ kind: "drop", scenes: [2] }, { kind: "title-scene", scene: 3, title: "Price" }]],
  ["1. Drop scene 2\n2. Swap 3 and 4", [{ kind: "drop", scenes: [2] }, { kind: "swap", scenes: [3, 4] }]],
  ["rename scene 6 to \"Brakes\" and move it before cost", [{ kind: "title-scene", scene: 6, title: "Brakes" }, { kind: "move", scenes: [6], place: { before: 3 } }]],
  ["drop the scene about permitts for wind on land", [{ kind: "drop", scenes: [5] }]],
  ["never mind", [{ kind: "nothing" }]],
  ["go on", [{ kind: "nothing" }]],
  ["Lösche Szene 3", [{ kind: "drop", scenes: [3] }]],
  ["déplace la scène 4 à la fin", [{ kind: "move", scenes: [4], place: { at: "end" } }]],
  ["intercambia las escenas 2 y 4", [{ kind: "swap", scenes: [2, 4] }]],
]; // prettier-ignore

const ASKED: [string, string][] = [
  ["make it pop", "not-understood"],
  ["drop scene 2 and make it pop", "not-understood"],
  ["What is the weather?", "not-understood"],
  ["replace “solar” with “sun” wherever you like", "not-understood"],
  ["translate it to German", "not-understood"],
  ["drop scene 99", "no-scene"],
  ["drop scene 0", "no-scene"],
  ["move the quote to the end", "no-scene"],
  ["drop the part about taxes", "no-scene"],
  ["drop the wind scene", "which-scene"],
  ["shorten the part about permits", "which-scene"],
  ["turn scenes 2 and 3 into a table", "one-scene"],
  ["cut scene 3 in half", "choose"],
  ["only two scenes", "choose"],
  ["add a scene about storage", "text-missing"],
  ["change foobar to quux", "no-words"],
];

describe("everyday English", () => {
  for (const [instruction, expected] of UNDERSTOOD) {
    test(instruction.slice(0, 70), () => assert.deepEqual(readInstruction(instruction, film), expected));
  }
  for (const [instruction, expected] of ASKED) {
    test(`asks: ${instruction}`, () => {
      assert.throws(
        () => readInstruction(instruction, film),
        (error) => error instanceof Unclear && error.doubt.kind === expected,
      );
    });
  }
});

const number = fc.integer({ min: 1, max: film.scenes.length });
const numbers = fc
  .uniqueArray(number, { minLength: 1, maxLength: 4 })
  .map((all) => all.toSorted((a, b) => a - b));
const several = fc
  .uniqueArray(number, { minLength: 2, maxLength: 4 })
  .map((all) => all.toSorted((a, b) => a - b));
const word = fc.constantFrom(
  "cost",
  "solar",
  "and",
  "then",
  "drop",
  "scene",
  "3",
  "to",
  "the",
  "wind",
  "a: b",
  "swap",
);
const text = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(" "));
const place: fc.Arbitrary<Place> = fc.oneof(
  fc.constantFrom<Place>({ at: "start" }, { at: "end" }),
  number.map((before) => ({ before })),
  number.map((after) => ({ after })),
);
const operation: fc.Arbitrary<Operation> = fc.oneof(
  text.map((title) => ({ kind: "title-film" as const, title })),
  fc.record({ kind: fc.constant("title-scene" as const), scene: number, title: text }),
  fc.record({ kind: fc.constant("drop" as const), scenes: numbers }),
  fc.record({ kind: fc.constant("move" as const), scenes: numbers, place }),
  several.map((all) => ({ kind: "swap" as const, scenes: [all[0] ?? 1, all[1] ?? 2] as [number, number] })),
  fc.record({ kind: fc.constant("add" as const), title: text, text, place }),
  fc.record({ kind: fc.constant("extend" as const), scene: number, text }),
  fc.record({ kind: fc.constant("say" as const), scene: number, text }),
  fc.record({ kind: fc.constant("shorten" as const), scenes: numbers, by: fc.constantFrom(some, { kind: "half" as const }, { kind: "by" as const, seconds: 4 }) }),
  fc.record({ kind: fc.constant("lengthen" as const), scenes: numbers }),
  fc.record({ kind: fc.constant("replace" as const), from: text, to: fc.oneof(text, fc.constant("")), scenes: fc.option(numbers) }),
  fc.record({ kind: fc.constant("show-as" as const), scene: number, as: fc.constantFrom("bar chart" as const, "table" as const, "bullets" as const, "process" as const) }),
  fc.record({ kind: fc.constant("illustrate" as const), scene: number, drawing: fc.option(fc.constantFrom("rocket", "cloud-with-rain", "flag-in-hole", "globe-showing-europe-africa")) }),
  several.map((scenes) => ({ kind: "merge" as const, scenes })),
  number.map((scene) => ({ kind: "split" as const, scene })),
); // prettier-ignore

test("an operation that is said is read as itself, alone and in a row", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(operation, { minLength: 1, maxLength: 4, selector: (one) => JSON.stringify(one) }),
      fc.constantFrom("\n", "; ", " and then "),
      (operations, joint) => {
        const said = operations.map(sayOperation).join(joint);
        assert.deepEqual(readInstruction(said, film), JSON.parse(JSON.stringify(operations)), said);
      },
    ),
    { numRuns: 400 },
  );
});

test("any text is read or asked about, in no time", () => {
  const bait = [
    "drop ".repeat(4_000),
    `swap ${"the scene about ".repeat(800)}`,
    `${"a and ".repeat(3_000)}b`,
    `make ${"scene 3 ".repeat(2_000)}shorter`,
    '"'.repeat(20_000),
    `add a scene ${"about x ".repeat(1_500)}: y`,
    "then ".repeat(4_000),
    "\n".repeat(20_000),
    "Cut. ".repeat(4_000),
  ];
  const check = (instruction: string): void => {
    const begun = performance.now();
    try {
      readInstruction(instruction, film);
    } catch (error) {
      if (!(error instanceof Unclear)) throw error;
    }
    const took = performance.now() - begun;
    assert.ok(took < 3_000, `${Math.round(took)} ms for ${instruction.slice(0, 60)}`);
  };
  for (const one of bait) check(one);
  fc.assert(
    fc.property(
      fc.array(fc.oneof(word, fc.string({ unit: "binary", maxLength: 12 })), { maxLength: 40 }),
      (parts) => check(parts.join(" ")),
    ),
    { numRuns: 300 },
  );
});
