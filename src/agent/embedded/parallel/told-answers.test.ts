import assert from "node:assert/strict";
import { test } from "node:test";
import { splitSentences } from "../text/sentences.ts";
import { answersFrom } from "./told-answers.ts";

/** "heading: label=value" of each answer. */
function told(text: string, language: string): string | null {
  const found = answersFrom(splitSentences(text, language), 0, language);
  return found === null ? null : `${found.lead}: ${found.shows.parts.map(({ label, display }) => `${label}=${display}`).join("; ")}`; // prettier-ignore
}

const ANSWERS: [language: string, text: string, expected: string][] = [
  ["en", "52 % complained about delays, 29 % about full trains and 24 % about prices.", "Complained about …: Delays=52 %; Full trains=29 %; Prices=24 %"],
  ["en", "52% of passengers complained about delays. 29% complained about full trains and 24% complained about prices.", "Passengers complained about …: Delays=52%; Full trains=29%; Prices=24%"],
  ["en", "Of the 300 people we asked, 47% wanted later opening hours, 38% wanted more seats and 22% wanted a children's corner.", "Wanted …: Later opening hours=47%; More seats=38%; Children's corner=22%"],
  ["de", "52 % beklagten sich über Verspätungen, 29 % über volle Wagen und 24 % über die Preise.", "Beklagten sich über …: Verspätungen=52 %; Volle Wagen=29 %; Die Preise=24 %"],
  ["de", "Von den 300 Befragten wünschten sich 47 % längere Öffnungszeiten, 38 % mehr Sitzplätze und 22 % eine Spielecke.", "Wünschten sich …: Längere Öffnungszeiten=47 %; Mehr Sitzplätze=38 %; Eine Spielecke=22 %"],
  ["fr", "63 % des parents souhaitent une cantine moins chère, 41 % souhaitent un menu végétarien et 28 % souhaitent plus de temps pour manger.", "Parents souhaitent …: Cantine moins chère=63 %; Menu végétarien=41 %; Plus de temps pour manger=28 %"],
  ["es", "El 52 % se quejó de los retrasos, el 29 % de los precios y el 24 % de la limpieza.", "Se quejó de …: Retrasos=52 %; Precios=29 %; Limpieza=24 %"],
  ["it", "Il 52% si lamenta dei ritardi, il 29% dei prezzi e il 24% della pulizia.", "Si lamenta di …: Ritardi=52%; Prezzi=29%; Pulizia=24%"],
  ["pt", "58 % pediram um horário mais longo, 36 % pediram mais lugares de estudo e 27 % pediram livros mais recentes.", "Pediram …: Horário mais longo=58 %; Mais lugares de estudo=36 %; Livros mais recentes=27 %"],
  ["pl", "52% narzekało na opóźnienia, 29% na tłok, a 24% na ceny.", "Narzekało na …: Opóźnienia=52%; Tłok=29%; Ceny=24%"],
  ["ru", "52 % пожаловались на опоздания, 29 % — на тесноту и 24 % — на цены.", "Пожаловались на …: Опоздания=52 %; Тесноту=29 %; Цены=24 %"],
  ["tr", "%52'si gecikmelerden, %29'u kalabalıktan, %24'ü fiyatlardan şikâyet etti.", "… şikâyet etti: Gecikmelerden=%52; Kalabalıktan=%29; Fiyatlardan=%24"],
  ["ar", "52% اشتكوا من التأخير، و29% من الازدحام، و24% من الأسعار.", "اشتكوا من …: التأخير=52%; الازدحام=29%; الأسعار=24%"],
  ["zh", "52%的乘客抱怨晚点，29%抱怨拥挤，24%抱怨票价。", "抱怨…: 晚点=52%; 拥挤=29%; 票价=24%"],
  ["ja", "52%が遅れに不満を述べ、29%が混雑に、24%が料金に不満を述べました。", "…に不満を述べました: 遅れ=52%; 混雑=29%; 料金=24%"],
]; // prettier-ignore

for (const [language, text, expected] of ANSWERS)
  test(`shares of answers: ${text}`, () => {
    assert.equal(told(text, language), expected);
  });

const NONE: [why: string, language: string, text: string][] = [
  ["a whole, which is a ring", "en", "52 % came by train, 28 % by car and 20 % by bike."],
  ["bounded and about", "en", "About 40% wanted later hours, more than 30% more seats and 22% a corner."],
  ["parts of others", "fr", "63 % des parents souhaitent une cantine moins chère, 41 % des enfants veulent des frites et 28 % des profs mangent dehors."],
  ["parts of others", "fr", "40 % des filles et 30 % des garçons gardent leur téléphone au lit."],
  ["other verbs", "de", "52 % sind jünger als 40, 29 % arbeiten in Teilzeit und 24 % leben allein."],
  ["other units", "nl", "52 % van de bezoekers kwam met de trein. De rij voor de wc duurde 29 minuten."],
  ["two only", "en", "52 % complained about delays and 29 % about full trains."],
  ["the dead", "en", "52 % died of hunger, 29 % of cold and 24 % of fever."],
]; // prettier-ignore

for (const [why, language, text] of NONE)
  test(`${why}: no bars: ${text}`, () => {
    assert.equal(told(text, language), null);
  });

test("behind what was asked, with marks about an answer, and before the rest, shares are bars too", () => {
  const told =
    "Et quand on demande aux gens pourquoi ils ne prennent pas leur vélo, 41 % répondent « le chargement », 27 % la météo, 19 % la sécurité, et le reste ne sait pas trop.";
  assert.deepEqual(
    answersFrom([told], 0, "fr")?.shows.parts.map(({ label, value }) => [label, value]),
    [
      ["Chargement", 41],
      ["Météo", 27],
      ["Sécurité", 19],
    ],
  );
});
