import assert from "node:assert/strict";
import { test } from "node:test";
import { shown } from "../plan.fixture.ts";
import { gappedRow } from "./gapped-row.ts";
import { measuredRow } from "./measured-row.ts";

/** "measure: label=display" of the row that begins with the first of the sentences. */
function row(sentences: string[], language: string, read = measuredRow): string | null {
  const told = read(sentences, 0, language);
  if (told === null) return null;
  return `${told.measure ?? "–"}: ${told.points.map(({ label, display }) => `${label}=${display}`).join(", ")}`;
}

const MEASURED: [language: string, sentences: string[], row: string][] = [
  ["en", ["Tower A is 320 m tall, tower B 443 m and tower C 828 m."], "Height: Tower A=320 m, Tower B=443 m, Tower C=828 m"],
  ["en", ["The Eiffel Tower is 330 m tall.", "The Empire State Building is 443 m.", "The Burj Khalifa is 828 m tall."], "Height: Eiffel Tower=330 m, Empire State Building=443 m, Burj Khalifa=828 m"],
  ["en", ["An elephant weighs about 6,000 kg, a hippo 1,800 kg and a giraffe 1,200 kg."], "Weight: Elephant=6,000 kg, Hippo=1,800 kg, Giraffe=1,200 kg"],
  ["en", ["Anna is 12 years old, Ben 14 and Carl 9."], "Age: Anna=12 years, Ben=14 years, Carl=9 years"],
  ["en", ["The film is 120 minutes long, the play 95 minutes and the concert 80 minutes."], "–: Film=120 minutes, Play=95 minutes, Concert=80 minutes"],
  ["de", ["Eine Maus wird 2 Jahre alt, ein Pferd 30 Jahre und eine Schildkröte 150 Jahre."], "Alter: Maus=2 Jahre, Pferd=30 Jahre, Schildkröte=150 Jahre"],
  ["fr", ["Le chêne mesure 31 m de haut, le hêtre 27 m et le bouleau 18 m."], "Hauteur: Chêne=31 m, Hêtre=27 m, Bouleau=18 m"],
  ["es", ["Un elefante pesa 6.000 kg, un hipopótamo 1.800 kg y una jirafa 1.200 kg."], "Peso: Elefante=6.000 kg, Hipopótamo=1.800 kg, Jirafa=1.200 kg"],
  ["it", ["La torre è alta 330 m, il grattacielo 443 m e il faro 28 m."], "Altezza: Torre=330 m, Grattacielo=443 m, Faro=28 m"],
  ["pt", ["A torre mede 330 m de altura, o prédio 443 m e o farol 28 m."], "Altura: Torre=330 m, Prédio=443 m, Farol=28 m"],
  ["nl", ["De toren is 330 meter hoog, de flat 44 meter en de molen 28 meter."], "Hoogte: Toren=330 m, Flat=44 m, Molen=28 m"],
  ["sv", ["En elefant väger 6 000 kg, en flodhäst 1 800 kg och en giraff 1 200 kg."], "Vikt: Elefant=6 000 kg, Flodhäst=1 800 kg, Giraff=1 200 kg"],
  ["pl", ["Słoń waży 6000 kg, hipopotam 1800 kg, a żyrafa 1200 kg."], "Waga: Słoń=6000 kg, Hipopotam=1800 kg, Żyrafa=1200 kg"],
  ["ru", ["Слон весит 6000 кг, бегемот 1800 кг, а жираф 1200 кг."], "Вес: Слон=6000 кг, Бегемот=1800 кг, Жираф=1200 кг"],
]; // prettier-ignore

for (const [language, sentences, told] of MEASURED)
  test(`one measure of several things is a row: ${sentences.join(" ")}`, () =>
    assert.equal(row(sentences, language), told));

const OTHERS: [why: string, language: string, sentence: string][] = [
  ["measures of one thing", "en", "The truck is 12 m long, 2.5 m wide and 4 m high."],
  ["different measures", "en", "The tower is 320 m high, the bridge 40 m wide and the tunnel 828 m long."],
  [
    "differences",
    "en",
    "The hall is 20 m longer than the pool, the gym 30 m longer and the barn 4 m longer.",
  ],
  ["different units", "en", "The elephant weighs 6 tonnes, the hippo 1,800 kg and the giraffe 1,200 kg."],
  ["times that may be when", "en", "The bus is 12 minutes, the train 8 minutes and the tram 4 minutes."],
  ["two things", "en", "Tower A is 320 m tall and tower B 443 m."],
  ["a pronoun", "en", "It is 320 m tall, tower B 443 m and tower C 828 m."],
  ["a denial", "en", "Tower A is not 320 m tall, tower B 443 m and tower C 828 m."],
];

for (const [why, language, sentence] of OTHERS)
  test(`no row, ${why}: ${sentence}`, () => assert.equal(measuredRow([sentence], 0, language), null));

test("heights are bars and no cards; three edges of one thing are its box", () => {
  const heights = shown(
    "La tour Eiffel mesure 330 mètres, l'Empire State Building 443 mètres et la Burj Khalifa 828 mètres.",
    "fr",
  );
  assert.ok(heights.kind === "chart");
  assert.deepEqual(heights.categories, ["Tour Eiffel", "Empire State Building", "Burj Khalifa"]);
  assert.equal(shown("The truck is 12 m long, 2.5 m wide and 4 m high.", "en").kind, "sketch");
});

const COUNTS: [language: string, sentence: string, row: string][] = [
  ["en", "Chess drew 84 children, pottery 61, robotics 57 and choir 22.", "Children: Chess=84, Pottery=61, Robotics=57, Choir=22"],
  ["en", "The north beach saw 1,240 visitors a day, the south beach 860 and the pier 310.", "Visitors a day: North beach=1,240, South beach=860, Pier=310"],
  ["de", "Der Chor hat 84 Mitglieder, das Orchester 61 und die Band 12.", "Mitglieder: Chor=84, Orchester=61, Band=12"],
  ["fr", "La chorale compte 84 membres, l'orchestre 61 et la fanfare 22.", "Membres: Chorale=84, Orchestre=61, Fanfare=22"],
  ["es", "El coro tiene 84 miembros, la orquesta 61 y la banda 22.", "Miembros: Coro=84, Orquesta=61, Banda=22"],
  ["nl", "Het koor heeft 84 leden, het orkest 61 en de band 22.", "Leden: Koor=84, Orkest=61, Band=22"],
]; // prettier-ignore

for (const [language, sentence, told] of COUNTS)
  test(`what is counted is named at the first: ${sentence}`, () =>
    assert.equal(row([sentence], language, gappedRow), told));

test("numbers of which nothing says what they count are no row", () => {
  for (const sentence of [
    "Anna scored 12, Ben 14 and Carl 9.",
    "Rome had 4 gates, Milan in 1950 had 3 and Turin 2.",
    "Anna has 4 cats, Ben 3 dogs and Carl 2 fish.",
  ])
    assert.equal(row([sentence], "en", gappedRow), null, sentence);
});

test("among names written large the small word behind the first is its verb", () => {
  const share = shown("España cultiva el 46 %, Italia el 22 %, Túnez el 9 % y Grecia el 8 %.", "es");
  assert.ok(share.kind === "chart");
  assert.deepEqual(share.categories, ["España", "Italia", "Túnez", "Grecia"]);
});
