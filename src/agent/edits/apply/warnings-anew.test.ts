import assert from "node:assert/strict";
import { test } from "node:test";
import type { StoryScene } from "../../../artifacts/storyboard.ts";
import { editFilm } from "../edit-film.ts";
import { planned, requestFor } from "../testing/film.ts";

const BRIEF = `# The workshop

## The saw
The saw is from 1950 and its table is cast iron. Never leave the blade running without a guard.

## The lathe
The lathe stands at the window. It turns bowls and table legs, and it is older than the house.

## The finish
We oil every bowl twice, and we let it rest for a week between the two coats.
`;

const film = await planned(BRIEF);
const request = requestFor(BRIEF);

const warningsOf = ({ visual }: StoryScene): string[] =>
  visual.kind === "statement"
    ? [visual, ...(visual.more ?? [])].filter(({ warns }) => warns === true).map(({ text }) => text)
    : [];

function edited(instruction: string): StoryScene[] {
  const result = editFilm(film, instruction, request);
  if (result.kind !== "edited") throw new Error(result.question.text);
  return result.storyboard.scenes;
}

test("a planned film warns where its brief forbids", () => {
  assert.deepEqual(film.scenes.flatMap(warningsOf), ["Never leave the blade running without a guard"]);
});

test("an edit marks what changed words forbid, and leaves every other scene as it is", () => {
  const lathe = film.scenes.findIndex(({ title }) => title === "The lathe");
  const saw = film.scenes.findIndex(({ title }) => title === "The saw");
  const more = edited(`change scene ${lathe + 1} to: Do not wear gloves at the lathe.`);
  assert.deepEqual(more.slice(lathe, lathe + 1).flatMap(warningsOf), ["Do not wear gloves at the lathe"]);
  assert.equal(JSON.stringify(more[saw]), JSON.stringify(film.scenes[saw]));
  const less = edited("replace Never with Always");
  assert.deepEqual(less.flatMap(warningsOf), []);
});
