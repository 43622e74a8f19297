import assert from "node:assert/strict";
import test from "node:test";
import { film } from "../plan.fixture.ts";
import { withoutHurriedWords } from "./hurried-words.ts";
import { subjectOfHurried, toldInRequest } from "./hurried-subject.ts";

const ASKED = "We need a short film (a minute or so) for the landing page of the Harrow Road Tool Library.";

/** What a mail's film says. */
const told = (...lines: string[]): { title: string; told: string[] } => {
  const { title, scenes } = film(["Hi there,", ...lines, "Thanks a million!\nPriya"].join("\n\n"));
  return { title, told: scenes.flatMap(({ narration }) => narration) };
};

test("what is to be mentioned is told, and not that it is", () => {
  const said = told(
    ASKED,
    "Anyone in the borough can join. You reserve online and pick it up on a Saturday.",
    "Also pls mention that we're looking for volunteers, esp. people who can fix small engines, and that we take donations of tools but NOT petrol chainsaws.",
    "Oh and there's a drop-in on Thursday 22 February at 2pm. No need to put my name in it.",
  );
  assert.equal(said.title, "Harrow Road Tool Library");
  assert.ok(said.told.includes("We're looking for volunteers, especially people who can fix small engines."));
  assert.ok(said.told.includes("We take donations of tools but NOT petrol chainsaws."));
  assert.ok(said.told.some((one) => one.startsWith("There's a drop-in on Thursday 22 February")));
  assert.ok(
    said.told.every((one) => !/mention|my name|^Oh/u.test(one)),
    said.told.join("\n"),
  );
});

test("who watches, as the reason of an order, and where something is to be said are left out whole", () => {
  const said = told(
    "We need a short film for the tenants of Garrick House. Most people living there are over 60, so please no jargon and keep it calm!!",
    "Basically: both lifts are being replaced. They're 49 years old. Lift A goes first, from 4 March to 26 April.",
    "So there will always be one lift running, that's the main thing people are worried about and I'd like it said early on.",
  );
  assert.equal(said.title, "Both lifts are being replaced");
  assert.ok(said.told.includes("So there will always be one lift running."));
  assert.equal(said.told.filter((one) => /both lifts are being/iu.test(one)).length, 1);
  assert.ok(
    said.told.every((one) => !/over 60|said early|\. !|basically/iu.test(one)),
    said.told.join("\n"),
  );
});

test("a text keeps its length, and what only sounds so its words", () => {
  for (const text of [
    "Oh and Brenda does the tea. Please mention that it rains.\nSo basically: pagers go off.",
    "She told people that the bridge was closed. Basically sound, it stood for years.",
    "Many of them left, so the village is quiet. Our name is on the door.",
  ])
    assert.equal(withoutHurriedWords(text).text.length, text.length);
  const plain =
    "Many of them left, so the village is quiet. They say that it rains. Our name is on the door.";
  assert.equal(withoutHurriedWords(plain).text, plain);
});

test("a mail names its film by what it is about, else by whom it is for", () => {
  const subjectOf = (wish: string): string | null => subjectOfHurried([wish]);
  assert.equal(
    subjectOf("need a 1 min film for the staff of Bellweather Care Homes about the new rota app."),
    "The new rota app",
  );
  assert.equal(
    subjectOf("can u do a short film for our new volunteers at the lifeboat station in Whitby?"),
    "The lifeboat station in Whitby",
  );
  assert.equal(subjectOf("We need a short film by Friday."), null);
});

test("when something opens is told, though the request says it", () => {
  assert.equal(
    toldInRequest([
      "We need a short film for the library, we open to the public on Saturday 14 March and the council wants something to link to.",
    ]),
    "We open to the public on Saturday 14 March.",
  );
  assert.equal(toldInRequest(["We need it by 14 March.", "we open the meeting with it"]), null);
});

test("hours are no ends of sentences", () => {
  const text = "we've got a charging room, open 6 a.m. to 11 p.m. every day. it is free";
  assert.match(withoutHurriedWords(text).text, /6 a\.m\. to 11 p\.m\. every day\. It is free/u);
});

test("what opens is told without the wish for the film behind it", () => {
  for (const wish of ["and I'd love a short film for the shop page", "so we'd need a short film"])
    assert.equal(
      toldInRequest([`We're launching Dripwell on Thursday 15 May ${wish}, no longer than 90 seconds.`]),
      "We're launching Dripwell on Thursday 15 May.",
    );
});
