import assert from "node:assert/strict";
import { describe, it } from "node:test";
import * as fc from "fast-check";
import { film } from "../plan.fixture.ts";
import { withoutBoilerplate } from "./boilerplate.ts";

const told = (text: string): string =>
  withoutBoilerplate(text)
    .text.trim()
    .replaceAll(/\s*\n\s*/gu, "\n");

const RELEASE = `FOR IMMEDIATE RELEASE

Northwind launches a battery ferry

OSLO, 4 March 2026 -- The ship carries 300 passengers and crosses in 23 minutes.

Tickets stay at the same price.

About Northwind
Northwind was founded in 1954 and operates 14 ships.

Media contact:
Per Hansen, Head of Communications
Phone: +47 22 00 00 00

press@northwind.example

###`;

describe("what frames a text", () => {
  it("of the press: head, contact, what the company is, and the end", () => {
    const { text, leftOut } = withoutBoilerplate(RELEASE);
    assert.equal(text.length, RELEASE.length);
    assert.equal(text.indexOf("Tickets"), RELEASE.indexOf("Tickets"));
    assert.ok(text.trim().startsWith("Northwind launches") && text.trim().endsWith("the same price."));
    assert.deepEqual(leftOut, ["“FOR IMMEDIATE RELEASE”", "“About Northwind”", "“Media contact”"]);
  });

  it("of a page: navigation, cookies, rights, subscriptions, in many languages", () => {
    const frames = [
      "Accueil | Recettes | Desserts | Connexion",
      "Nous utilisons des cookies pour améliorer votre expérience.",
      "We use cookies to improve your experience. Accept all cookies.",
      "Diese Website verwendet Cookies. Einstellungen ändern.",
      "Мы используем файлы cookie.",
      "Click here to unsubscribe.",
      "Чтобы отписаться, нажмите здесь.",
      "إلغاء الاشتراك",
      "© 2024 Les Carnets. Tous droits réservés.",
      "Alle Rechte vorbehalten.",
      "版权所有 2024",
      "4 min read",
    ];
    for (const frame of frames)
      for (const text of [
        `${frame}\n\nThe tide turns twice a day.`,
        `The tide turns twice a day.\n\n${frame}`,
      ])
        assert.equal(told(text), "The tide turns twice a day.", frame);
  });

  it("which is no frame, is told: cookies that are baked, lines of verse, a motto, reading at school", () => {
    for (const text of [
      "# Grandma's Christmas tin\n\nFor the cookies use cold butter. These cookies improve overnight.\n\nRoll the dough thin.",
      "# No-bake cake\n\nFor the base we use cookies and butter.\n\nPress it flat.",
      "# Der Aufzug\n\nEin Knopf\nein Ruck\nnach oben\ndie Stadt wird klein",
      "The heron\n\nOne leg in the water,\none leg in the air.\n\n--\n\nNobody has seen him move.",
      "Swim · Bike · Run\n\nOur club trains four times a week.",
      "# Reading\n\nEvery pupil does a 20 minute read at night.\n\nParents sign a card.",
      "# Water\n\nA tap that drips loses twenty litres a day.\n\nShare this with one neighbour",
    ])
      assert.equal(withoutBoilerplate(text).text, text, text);
  });

  it("of a mail: its signature", () => {
    assert.equal(
      told("The hall is closed on Monday.\n\n-- \nJo Reed\nFacilities\n555 0100"),
      "The hall is closed on Monday.",
    );
  });

  it("leaves what a text is about", () => {
    const texts = [
      "# Cookies on the web\n\nWe use cookies to improve the site, says nearly every page.",
      "# How to unsubscribe\n\n- Click unsubscribe at the foot of the mail",
      "# Butter cookies\n\nWe use cookies of the day before.",
      "# About whales\n\nAbout blue whales\nThey are larger than any dinosaur.",
      "| Home | Guests | Score |\n|---|---|---|\n| A | B | 3 |",
      "The shop opens at nine. Bring a bag. The newsletter tells of sales.",
      "```\n© 2024 All rights reserved\n```",
      "All rights reserved.",
    ];
    for (const text of texts) assert.deepEqual(withoutBoilerplate(text), { text, leftOut: [] });
  });

  it("takes only its own sentence out of a line of others", () => {
    const text = "The shop opens at nine. Bring a bag. Sign up for our newsletter.";
    assert.equal(told(text), "The shop opens at nine. Bring a bag.");
  });

  it("is named to the caller, never left out silently", () => {
    const plan = film(RELEASE);
    assert.equal(plan.title, "Northwind launches a battery ferry");
    const said = plan.scenes.flatMap(({ narration }) => narration).join(" ");
    assert.ok(!said.includes("1954") && !said.includes("Hansen"), said);
    const found = plan.degradations.find(({ code }) => code === "brief_shortened");
    assert.match(found?.message ?? "", /“About Northwind”, “Media contact”/u);
  });

  it("never moves a place, and never takes all of a text", () => {
    const pieces = [...RELEASE.split("\n"), "-- ", "4 min read", "A | B | C", "© 2024", "Some words."];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 14 }), (lines) => {
        const source = lines.join("\n");
        const { text } = withoutBoilerplate(source);
        assert.equal(text.length, source.length);
        for (let at = 0; at < text.length; at += 1) assert.ok(text[at] === " " || text[at] === source[at]);
        assert.equal(/[\p{L}\p{N}]{2}/u.test(text), /[\p{L}\p{N}]{2}/u.test(source));
      }),
    );
  });
});
