import assert from "node:assert/strict";
import { test } from "node:test";
import { shown } from "../plan.fixture.ts";
import type { StatementVisual } from "../../../artifacts/storyboard.ts";
import { phrasesFor } from "../phrases/phrases.ts";
import type { SceneContext, Utterance } from "./draft.ts";
import { numberCandidate } from "./number.ts";
import { statementCandidate } from "./statement.ts";

const context = (language: string): SceneContext => ({
  language, base: language, phrases: phrasesFor(language), topic: "", heading: "", spokenHeading: "", ownHeading: false, names: new Set(),
}); // prettier-ignore
const cue = () => ({ sentence: 0, offset: 0 });
const told = (text: string): Utterance[] => [{ text, weight: 1, marks: [] }];

/** "figure / label" for each card; "–" where the sentence stands. */
function cards(text: string, language: string): string {
  const visual = numberCandidate(told(text), context(language), true)?.visual(cue);
  return visual?.kind === "number" ? visual.figures.map(({ figure, label }) => `${figure.display} / ${label}`).join(" + ") : "–"; // prettier-ignore
}

/** The sentence with *its marks* and its ^point^. */
function statement(text: string, language: string): string {
  const visual = statementCandidate(told(text), [], context(language)).visual(cue) as StatementVisual;
  const signs = [...(visual.emphasis ?? []).map((one) => ({ ...one, sign: "*" })), ...(visual.point === undefined ? [] : [{ ...visual.point, sign: "^" }])]; // prettier-ignore
  const places = signs.flatMap(({ start, end, sign }) => [{ at: start, sign }, { at: end, sign }]); // prettier-ignore
  return places.toSorted((a, b) => b.at - a.at).reduce((out, { at, sign }) => out.slice(0, at) + sign + out.slice(at), visual.text); // prettier-ignore
}

test("a name with a dot in it is one word of a label", () => {
  assert.equal(cards("Node.js handles 10,000 connections at once.", "en"), "10,000 / connections handled by Node.js at once"); // prettier-ignore
  assert.equal(cards("Amazon.co.uk sold 12 million books in 1998.", "en"), "12 million / books sold by Amazon.co.uk in 1998"); // prettier-ignore
  assert.doesNotMatch(
    cards("Wildberries.ru обслуживает 60 миллионов клиентов.", "ru"),
    /\/ .*обслуживает ru/u,
  );
  assert.doesNotMatch(cards("The U.S. has 330 million people.", "en"), /\/ Has/u);
});

test("where a figure is only told when, its sentence stands", () => {
  const text = "The service had 20 million members in 2017 and passed 100 million in December 2022.";
  assert.equal(cards(text, "en"), "–");
  assert.match(statement(text, "en"), /\*20 million\*.*\*100 million\*/u);
});

test("a figure in a phrase that opens its sentence is not labelled by the next clause", () => {
  for (const text of [
    "After 4 hours of training it was stronger than Stockfish 8.",
    "After 3 weeks of rain the river was higher than ever.",
    "With 500 kilograms of flour they baked all winter.",
  ])
    // prettier-ignore
    assert.equal(cards(text, "en"), "–", text);
  assert.equal(cards("The mill grinds 900 kilograms of flour a day.", "en"), "900 kg / Flour, per day");
});

test("a figure shows what it is said of, or its sentence stands", () => {
  for (const [language, text] of [
    ["en", "Lake Maracaibo in Venezuela gets the most: about 233 flashes per square kilometre each year."],
    ["en", "In Norway, 88 percent of new cars are electric."],
    ["en", "Norway leads the list: roughly 88 percent of new cars are electric."],
    ["de", "Spitzenreiter ist Norwegen: 88 Prozent der neuen Autos fahren elektrisch."],
    ["fr", "En Norvège, 88 % des voitures neuves sont électriques."],
    ["es", "Noruega va a la cabeza: el 88 % de los coches nuevos son eléctricos."],
    ["pl", "Na czele jest Norwegia: 88 procent nowych aut to elektryki."],
    ["zh", "挪威领先：88%的新车是电动车。"],
  ] as const)
    assert.equal(cards(text, language), "–", text);
  for (const [language, text, expected] of [
    ["en", "One thing is clear: volunteers planted 3,000 trees.", "3,000 / trees planted by volunteers"],
    [
      "en",
      "In 2023 the FBI's Complaint Center received 298,878 complaints about phishing.",
      "298,878 / complaints about phishing received by the FBI's Complaint Center in 2023",
    ],
    ["en", "In March 4,000 people visited the museum.", "4,000 people / visited the museum in March"],
    [
      "de",
      "In Norwegen sind 88 Prozent der neuen Autos elektrisch.",
      "88 % / der neuen Autos sind in Norwegen elektrisch",
    ],
    ["de", "Der Preis: 12 Euro pro Person.", "12 Euro / Der Preis, pro Person"],
  ] as const)
    // prettier-ignore
    assert.equal(cards(text, language), expected, text);
});

test("what leads up to a figure is not below it, and what rounds it not as large", () => {
  assert.equal(cards("Example: you see a flash and count 12 seconds.", "en"), "–");
  assert.equal(statement("Example: you see a flash and count 12 seconds.", "en"), "Example: ^you see a flash and count *12 seconds^*"); // prettier-ignore
  assert.equal(
    statement("Lake Maracaibo in Venezuela gets the most: about 233 flashes per square kilometre each year.", "en"),
    "Lake Maracaibo in Venezuela gets the most: about ^*233* flashes per square kilometre each year^",
  ); // prettier-ignore
});

test("no number of a spoken sum is marked by itself", () => {
  for (const [language, text, expected] of [
    [
      "en",
      "12 divided by 3 is 4, so the storm is 4 kilometres away.",
      "12 divided by 3 is 4, so the storm is *4 kilometres* away",
    ],
    [
      "de",
      "12 geteilt durch 3 ist 4, also ist das Gewitter 4 Kilometer entfernt.",
      "12 geteilt durch 3 ist 4, also ist das Gewitter *4 Kilometer* entfernt",
    ],
    [
      "es",
      "12 dividido entre 3 es 4, así que la tormenta está a 4 kilómetros.",
      "12 dividido entre 3 es 4, así que la tormenta está a *4 kilómetros*",
    ],
    [
      "it",
      "12 diviso 3 fa 4, quindi il temporale è a 4 chilometri.",
      "12 diviso 3 fa 4, quindi il temporale è a *4 chilometri*",
    ],
    [
      "nl",
      "12 gedeeld door 3 is 4, dus het onweer is 4 kilometer ver.",
      "12 gedeeld door 3 is 4, dus het onweer is *4 kilometer* ver",
    ],
    [
      "ru",
      "12 делить на 3 равно 4, значит, до грозы 4 километра.",
      "12 делить на 3 равно 4, значит, до грозы *4 километра*",
    ],
    [
      "en",
      "It is 3 times larger than 4 football pitches.",
      "It is *3 times* larger than *4* football pitches",
    ],
  ] as const)
    // prettier-ignore
    assert.equal(statement(text, language), expected);
});

test("a score, a ratio or a span is one mark", () => {
  for (const [language, text, marked] of [
    [
      "de",
      "2023 wurden erstmals mehr E-Bikes als Fahrräder ohne Motor verkauft: 53 zu 47 Prozent.",
      "*53 zu 47 Prozent",
    ],
    ["en", "In 1997 Deep Blue beat world champion Garry Kasparov 3.5 to 2.5.", "*3.5 to 2.5"],
    ["en", "They won the final 3–1 in front of 60,000 people.", "*3–1*"],
    ["en", "The odds were 100 to 1 against him.", "*100 to 1*"],
    ["en", "Each bird flies from 2 to 5 km a day.", "*from 2 to 5 km*"],
    ["de", "Zwischen 20 und 40 Millionen Menschen starben an der Grippe.", "*Zwischen 20 und 40 Millionen"],
    ["fr", "L'Uruguay a gagné la finale 4 à 2.", "*4 à 2*"],
    ["es", "Uruguay ganó la final 4 a 2.", "*4 a 2*"],
    ["ru", "От гриппа умерли от 20 до 40 миллионов человек.", "*от 20 до 40 миллионов человек"],
    ["ru", "Матч закончился со счётом 3 : 2.", "*3 : 2*"],
    ["ja", "決勝は3対2で勝ちました。", "*3対2*"],
    ["zh", "决赛以3比2获胜。", "*3比2*"],
    ["ko", "결승은 3대 2로 끝났다.", "*3대 2*"],
  ] as const)
    // prettier-ignore
    assert.ok(statement(text, language).replaceAll("^", "").includes(marked), statement(text, language));
  for (const text of ["The desk is open from 10 to 2.", "Children of 6 to 9 may come on bus 12."])
    assert.doesNotMatch(statement(text, "en"), /\*/u);
});

test("a change keeps those of whom it is told", () => {
  for (const [language, text] of [
    ["en", "In the other six schools, absences fell only from 8.2 to 7.9."],
    ["de", "In der Vergleichsgruppe, so der Bericht, sanken die Fehltage von 9,4 auf 9,1."],
    ["fr", "Dans le groupe témoin, les absences sont passées de 9,4 à 9,1 jours."],
  ] as const) {
    const visual = shown(text, language);
    const who = /^\p{L}+ (\p{L}+ \p{L}+)/u.exec(text)?.[1] ?? "";
    assert.ok(JSON.stringify(visual).includes(who), `${text} ${JSON.stringify(visual)}`);
  }
});
