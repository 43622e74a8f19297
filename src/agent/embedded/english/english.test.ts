import assert from "node:assert/strict";
import { test } from "node:test";
import { isClause, isImperative, isPluralNoun, lowerFirst, properNames } from "./grammar.ts";
import { asQuestion, introduceList } from "./headings.ts";
import { labelSentence } from "./list-narration.ts";
import { englishOpening } from "./opening.ts";
import { subjectOf } from "./subject.ts";

const NAMES = new Set<string>();

test("headings that ask become questions", () => {
  const asked: [string, string | null][] = [
    ["How a leaf makes food", "How does a leaf make food?"],
    ["Why leaves are green", "Why are leaves green?"],
    ["Why this matters", "Why does this matter?"],
    ["Where electricity comes from", "Where does electricity come from?"],
    ["What holds them back", "What holds them back?"],
    ["What they do", "What do they do?"],
    ["What you can do", "What can you do?"],
    ["What you may offer without asking", "What may you offer without asking?"],
    ["What you cannot take", null],
    ["How to help", "How do you help?"],
    ["What to do", "What should you do?"],
    ["What goes in and what comes out", null],
    ["Inside the leaf", null],
    ["How fast", null],
    ["Why rate rises take so long to bite", "Why do rate rises take so long to bite?"],
    ["Why price changes matter to you", "Why do price changes matter to you?"],
    ["What else was going on", "What else was going on?"],
    ["How the ferry subsidy has changed", "How has the ferry subsidy changed?"],
    ["Why the lake has shrunk", "Why has the lake shrunk?"],
    ["How a shop has room for all", "How does a shop have room for all?"],
  ];
  for (const [heading, question] of asked) assert.equal(asQuestion(heading, NAMES), question, heading);
});

test("lists are led into by their heading's words", () => {
  assert.equal(introduceList("Four warning signs", "four", NAMES), "There are four warning signs.");
  assert.equal(
    introduceList("Inside the leaf", "three", NAMES),
    "Inside the leaf, there are three things to know.",
  );
  assert.equal(introduceList("Ingredients", "six", NAMES), "You need six ingredients.");
});

test("labels and details agree in number", () => {
  assert.equal(
    labelSentence("Stomata", "pores on the underside that let carbon dioxide in"),
    "Stomata are pores on the underside that let carbon dioxide in",
  );
  assert.equal(
    labelSentence("Insulin", "a hormone that lowers blood sugar"),
    "Insulin is a hormone that lowers blood sugar",
  );
  assert.equal(
    labelSentence("Circadian light", "shifts from cool to warm"),
    "Circadian light shifts from cool to warm",
  );
  assert.equal(
    labelSentence("Urgency", '"your account closes today"'),
    'Urgency, such as "your account closes today"',
  );
  assert.equal(
    labelSentence("Grid queues", "projects wait years for a connection"),
    "Grid queues: projects wait years for a connection",
  );
});

test("the goal becomes the film's promise, the audience is never named", () => {
  assert.deepEqual(
    englishOpening(
      "How a leaf makes food",
      "after watching they can say what goes in, what comes out, and why leaves are green",
      NAMES,
    ),
    ["How does a leaf make food?", "Let us find out what goes in, what comes out, and why leaves are green."],
  );
  assert.deepEqual(
    englishOpening(
      "How a vaccine is tested",
      "they understand which tests a vaccine passes before a child gets it, and can read one result correctly",
      NAMES,
    )[1],
    "Let us find out which tests a vaccine passes before a child gets it, and how to read one result correctly.",
  );
  assert.deepEqual(
    englishOpening("Stop, check, report", "they stop, check and report within one minute", NAMES),
    ["Stop, check, report."],
  );
  assert.deepEqual(englishOpening("Less waste", "they book a trial", NAMES), ["Less waste."]);
  assert.deepEqual(englishOpening("Solving any quadratic", "they can use the formula", NAMES), [
    "Solving any quadratic.",
    "By the end, you can use the formula.",
  ]);
  assert.deepEqual(englishOpening("New rules", "convince the council", NAMES), ["New rules."]);
});

test("small grammar", () => {
  assert.ok(isImperative("Call the sender on a number you know"));
  assert.ok(isImperative("Plug in the router"));
  assert.ok(!isImperative("Light reactions"));
  assert.ok(isClause("projects wait years for a connection"));
  assert.ok(!isClause("pores on the underside that let carbon dioxide in"));
  assert.ok(isPluralNoun("stomata") && isPluralNoun("light reactions") && !isPluralNoun("glass"));
  const names = properNames("- Coal\n- Calvin cycle\n\nThe cycle of Calvin is old. Stomata open.");
  assert.equal(lowerFirst("Coal", names), "coal");
  assert.equal(lowerFirst("Calvin cycle", names), "Calvin cycle");
  assert.equal(subjectOf("The Great Fire of London began in 1666."), "The Great Fire of London");
  assert.equal(subjectOf("Most people think moths are brown butterflies."), null);
});
