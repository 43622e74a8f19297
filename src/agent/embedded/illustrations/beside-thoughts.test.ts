import assert from "node:assert/strict";
import test from "node:test";
import type { StatementVisual } from "../../../artifacts/storyboard.ts";
import { besideItsOwn, besideOf, thingsBeside, withBeside } from "./beside-thoughts.ts";
import { readerFor } from "./lexicons.ts";

const english = readerFor("en");
assert.ok(english !== null);

const statement = (...thoughts: string[]): StatementVisual => {
  const [text = "", ...more] = thoughts;
  return {
    kind: "statement",
    text,
    ...(more.length === 0 ? {} : { more: more.map((later) => ({ text: later })) }),
  };
};
const any = (): boolean => true;
const never = (): boolean => false;

test("a thing is drawn beside the thought that names it, and those that go on about it", () => {
  const visual = statement(
    "The station is closed on Sundays",
    "An owl lives under its roof",
    "It hunts after dark",
    "Tickets are sold next door",
  );
  assert.deepEqual(thingsBeside(visual, english, { isFree: any, isTold: never }), [
    null,
    "owl",
    "owl",
    "ticket",
  ]);
});

test("what goes on about the last sentence's subject keeps its drawing, no other does", () => {
  const shown = (...thoughts: string[]) =>
    thingsBeside(statement(...thoughts), english, { isFree: any, isTold: never });
  // It is a typewriter's part that goes on here, not the bell's house.
  assert.deepEqual(shown("The shop is on Wayne Avenue. Ring before noon.", "It is the oldest of its kind"), [
    "storefront",
    null,
  ]);
  assert.deepEqual(
    shown("She raised four children and taught a parrot to swear", "Her last words were kind")[1],
    null,
  );
  assert.deepEqual(shown("The castle stands on a rock", "It is nine hundred years old"), [
    "castle",
    "castle",
  ]);
});

test("a thing whose noun means something else is not taken by another of its words", () => {
  const shown = (text: string) => thingsBeside(statement(text), english, { isFree: any, isTold: any });
  assert.deepEqual(shown("We threw away 340 wheels of cheese"), ["cheese-wedge"]);
  assert.deepEqual(shown("We threw away 340 wheels of Brie"), [null]);
});

test("each sentence of a thought is read by itself", () => {
  const shown = (text: string) => thingsBeside(statement(text), english, { isFree: any, isTold: never });
  assert.deepEqual(
    shown(
      "In the long weeks before the winter a great many people came by. The ambulance takes eight minutes.",
    ),
    ["ambulance"],
  );
});

test("three things at the most, none that the film has shown, no sign, nothing at a long thought's end", () => {
  const visual = statement(
    "A penguin looked at us",
    "A wolf howled",
    "A camel knelt",
    "A moose slept",
    "The valve was lost",
  );
  assert.deepEqual(thingsBeside(visual, english, { isFree: any, isTold: never }), [
    "penguin",
    "wolf",
    "camel",
    null,
    null,
  ]);
  assert.deepEqual(
    thingsBeside(visual, english, { isFree: (drawing) => drawing !== "penguin", isTold: never }),
    [null, "wolf", "camel", "moose", null],
  );
  const long = statement(
    "Every morning before the town awoke the old man went down the hill to buy his wife a fresh croissant",
  );
  assert.deepEqual(thingsBeside(long, english, { isFree: any, isTold: never }), [null]);
});

test("a scene's drawing is all of its thoughts' where most of them speak of it, or its heading does", () => {
  const few = statement(
    "Bring a list of your medicines",
    "The check-up is on Saturday",
    "The hall opens at nine",
  );
  assert.deepEqual(besideItsOwn(few, "pill", english), ["pill", null, null]);
  const most = statement("A bee dances", "Its sisters follow", "The bees fly out");
  assert.deepEqual(besideItsOwn(most, "honeybee", english), ["honeybee", "honeybee", "honeybee"]);
  assert.deepEqual(besideItsOwn({ ...few, heading: "Your medicine" }, "pill", english), [
    "pill",
    "pill",
    "pill",
  ]);
});

test("what is written down reads as it was", () => {
  const visual = statement("One", "Two", "Three", "Four");
  for (const beside of [
    [null, null, null, null],
    ["owl", "owl", "owl", "owl"],
    [null, "owl", "owl", "ticket"],
    ["owl", null, "fox", "fox"],
  ]) {
    const written = withBeside(visual, beside);
    assert.deepEqual(besideOf(written), beside);
    assert.deepEqual(withBeside(written, [null, null, null, null]), visual);
  }
});

test("people are not drawn as their tools, unless the film is about them", () => {
  const visual = statement("We got nurses, bakers and cleaners", "A butcher lent us his van");
  assert.deepEqual(thingsBeside(visual, english, { isFree: any, isTold: never }), [null, "van"]);
  assert.deepEqual(
    thingsBeside(statement("A nurse comes at night"), english, {
      isFree: any,
      isTold: never,
      film: "stethoscope",
    }),
    ["stethoscope"],
  );
});

test("what a film names once, and late, is named in passing; what it comes back to is not", () => {
  const passing = statement("On a grey morning in March they spoke of a wolf");
  assert.deepEqual(thingsBeside(passing, english, { isFree: any, isTold: never }), [null]);
  assert.deepEqual(thingsBeside(passing, english, { isFree: any, isTold: any }), ["wolf"]);
  assert.deepEqual(thingsBeside(statement("A wolf came by"), english, { isFree: any, isTold: never }), [
    "wolf",
  ]);
});

test("teeth that children lose are no milk", () => {
  const teeth: [string, string][] = [
    ["en", "Milk teeth fall out at six"],
    ["de", "Milchzähne fallen mit sechs aus"],
    ["fr", "Les dents de lait tombent à six ans"],
    ["es", "Los dientes de leche se caen"],
    ["hi", "दूध के दाँत 20 होते हैं"],
    ["ru", "Молочные зубы выпадают"],
  ];
  for (const [base, text] of teeth) {
    const reader = readerFor(base);
    assert.ok(reader !== null);
    assert.ok(
      !thingsBeside(statement(text), reader, { isFree: any, isTold: any }).includes("glass-of-milk"),
      text,
    );
  }
});
