import assert from "node:assert/strict";
import { test } from "node:test";
import { isGreeting } from "./greetings.ts";
import { film } from "../plan.fixture.ts";

test("lines that name things are a list, though they are typed small", () => {
  const { scenes } = film(
    "# Which plan\n\nfree - 2 users, 1 mailbox\nteam - up to 15 users, 5 mailboxes\npro - everything, and an API\n\nStay free as long as you can.",
  );
  const list = scenes.find(({ visual }) => visual.kind === "bullets")?.visual;
  assert.ok(list?.kind === "bullets");
  assert.deepEqual(
    list.items.map(({ label }) => label),
    ["Free", "Team", "Pro"],
  );
});

test("two such lines, or lines of prose, stay as they are", () => {
  const { scenes } = film("# A day\n\nthe cat sat - as it does - on the mat.\n\nIt slept. Nobody came.");
  assert.ok(!scenes.some(({ visual }) => visual.kind === "bullets"));
});

test("who greets may ask how it goes", () => {
  for (const line of ["Oi gente, td bem?", "Hola a todos, ¿qué tal?", "Hi team, how are you?", "Hallo zusammen, wie geht's euch?"]) assert.ok(isGreeting(line), line); // prettier-ignore
  for (const line of ["How are you feeling today?", "Tudo bem com o seu cabelo?", "Alles gut?"]) assert.ok(!isGreeting(line), line); // prettier-ignore
});

test("who signs behind a slash is not told, and a crane is no tap", () => {
  const { scenes } = film(
    "Hej! Vi behöver en liten film till hemsidan.\n\nSjösättningen är lördag 25 april klockan 9. Kerstin säger vilken tur ni har i kranen. Förra året lyfte vi 84 båtar på fem timmar.\n\n/Lennart",
  );
  const told = scenes.flatMap(({ narration }) => narration).join(" ");
  assert.ok(!told.includes("Lennart"), told);
  assert.ok(!JSON.stringify(scenes).includes('"tap"'));
});
