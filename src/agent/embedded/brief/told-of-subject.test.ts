import assert from "node:assert/strict";
import test from "node:test";
import { film } from "../plan.fixture.ts";
import { readBrief } from "./read-brief.ts";

const BODY: Record<string, string> = {
  en: "The first years were hard, and the roof leaked every winter. Nobody left.\n\nToday forty people work there.",
  fr: "Les premières années furent dures, et le toit fuyait chaque hiver. Personne n'est parti.\n\nAujourd'hui quarante personnes y travaillent.",
  es: "Los primeros años fueron duros, y el tejado goteaba cada invierno. Nadie se fue.\n\nHoy trabajan allí cuarenta personas.",
};

const read = (request: string, language = "en") => {
  const brief = readBrief(`${request}\n\n${BODY[language] ?? ""}`);
  const [first] = [...brief.intro, ...brief.sections.flatMap(({ blocks }) => blocks)];
  return { title: brief.title?.shown, first: first?.kind === "paragraph" ? first.text.spoken : null };
};

test("whom a request describes names the film, and what it tells of them is its first sentence", () => {
  assert.deepEqual(
    read(
      "We would like a film for the farewell evening of Walter Okafor, who has tuned our pianos for thirty-eight years and retires in June.",
    ),
    {
      title: "Walter Okafor",
      first: "Walter Okafor has tuned our pianos for thirty-eight years and retires in June.",
    },
  );
  assert.deepEqual(
    read(
      "Could you make a short video about Maria Delgado-Reyes, who runs the bakery on Holm Street and turned seventy last week?",
    ),
    {
      title: "Maria Delgado-Reyes",
      first: "Maria Delgado-Reyes runs the bakery on Holm Street and turned seventy last week.",
    },
  );
  assert.deepEqual(
    read("Nous voudrions un petit film sur Jeanne Morvan, qui tient le phare depuis vingt-deux ans.", "fr"),
    { title: "Jeanne Morvan", first: "Jeanne Morvan tient le phare depuis vingt-deux ans." },
  );
});

test("a clause with a subject of its own only names; what is said to the maker is not told", () => {
  const admired = read("We need a film for our colleague Peter Lindqvist, who we all admire and often ask.");
  assert.equal(admired.title, "Peter Lindqvist");
  assert.match(admired.first ?? "", /^The first years/u);
  assert.equal(
    read(
      "We need a film about Peter Lindqvist, who has run the foundry since 1994, and it should last a minute.",
    ).first,
    "Peter Lindqvist has run the foundry since 1994.",
  );
});

test("the film opens with whom it is about", () => {
  const { title, scenes } = film(
    `We need a film about Peter Lindqvist, who has run the foundry since 1994.\n\n${BODY["en"] ?? ""}`,
  );
  const told = scenes.flatMap(({ narration }) => narration);
  assert.equal(title, "Peter Lindqvist");
  assert.ok(told.includes("Peter Lindqvist has run the foundry since 1994."));
  assert.ok(told.every((sentence) => !sentence.includes("We need a film")));
});
