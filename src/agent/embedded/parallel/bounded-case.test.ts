import assert from "node:assert/strict";
import { test } from "node:test";
import * as fc from "fast-check";
import { film, shown } from "../plan.fixture.ts";
import { boundedCase, boundedCases } from "./bounded-case.ts";

const CASES: [language: string, sentence: string, label: string, detail: string][] = [
  ["en", "Up to £250 your team lead signs.", "Up to £250", "Your team lead signs"],
  ["en", "Below 5 °C the fungus sleeps.", "Below 5 °C", "The fungus sleeps"],
  ["de", "Bis 250 Euro unterschreibt die Teamleitung.", "Bis 250 Euro", "unterschreibt die Teamleitung"],
  ["fr", "Au-delà de 2 000 €, le directeur signe.", "Au-delà de 2 000 €", "Le directeur signe"],
  ["it", "Oltre i 30 gradi, le api ventilano.", "Oltre i 30 gradi", "Le api ventilano"],
  ["ru", "До 500 рублей решает менеджер.", "До 500 рублей", "решает менеджер"],
  ["zh", "250元以下由组长签字。", "250元以下", "由组长签字"],
  ["ja", "10万円以下は課長が承認します。", "10万円以下", "課長が承認します"],
  ["ko", "25만 원 이하는 팀장이 승인합니다.", "25만 원 이하", "팀장이 승인합니다"],
  ["ar", "حتى 500 ريال يوقّع المدير.", "حتى 500 ريال", "يوقّع المدير"],
];

test("a sentence that begins with the amounts for which it holds is these and what holds", () => {
  for (const [language, sentence, label, detail] of CASES)
    assert.deepEqual(boundedCase(sentence, language), { label, detail }, sentence);
});

test("one sentence may tell several cases, and no amount of a single one stands alone", () => {
  const told = "Above £2 the supervisor counts again, and above £10 the manager signs.";
  assert.deepEqual(
    boundedCases(told, "en").map(({ label, detail }) => [label, detail]),
    [
      ["Above £2", "The supervisor counts again"],
      ["Above £10", "The manager signs"],
    ],
  );
  const lone = shown("Count twice. Above £200 the supervisor counts again.", "en");
  assert.equal(lone.kind, "statement");
});

test("a sentence that tells how much there is bounds nothing", () => {
  const told: [string, string][] = [
    ["en", "Over 5 metres of snow fell in one night."],
    ["en", "More than 3,000 animals live here."],
    ["en", "Above £2 million was raised in a week."],
    ["en", "From 1950 the mill stood still."],
    ["de", "Über 30 Prozent stammen aus Wind."],
    ["zh", "全镇有250人。"],
  ];
  for (const [language, sentence] of told) assert.equal(boundedCase(sentence, language), null, sentence);
});

test("two cases and more stand beside each other, no amount of them by itself", () => {
  const { scenes } = film(
    "# Who signs\n\n## By amount\n\nUp to £250 your team lead signs. Above £250 your team lead passes it to the finance desk. Above £2,000 the finance desk passes it to a director.",
    "en",
  );
  const listed = scenes.flatMap(({ visual }) => (visual.kind === "bullets" ? visual.items : []));
  assert.deepEqual(
    listed.map(({ label }) => label),
    ["Up to £250", "Above £250", "Above £2,000"],
  );
  assert.ok(scenes.every(({ visual }) => visual.kind !== "number"));
});

test("of any sentence nothing is lost and nothing added", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...CASES.map(([language]) => language)),
      fc.array(
        fc.constantFrom("up to", "bis", "250", "£", "€", "the", "wird", ",", "signs", "以下", "は", "5 °C"),
        {
          maxLength: 14,
        },
      ),
      (language, words) => {
        const sentence = words.join(" ");
        const found = boundedCase(sentence, language);
        if (found === null) return;
        const letters = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
        const both = letters(found.label + found.detail);
        const whole = letters(sentence);
        // A particle that joins the halves may go.
        assert.ok(whole.length - both.length <= 3, sentence);
        assert.ok(whole.startsWith(letters(found.label)) && whole.endsWith(letters(found.detail)), sentence);
      },
    ),
  );
});
