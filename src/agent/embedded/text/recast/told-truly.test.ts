import assert from "node:assert/strict";
import { test } from "node:test";
import { shown } from "../../plan.fixture.ts";

/** What a sentence shows large: "figure / label", several by ";"; "" where the figure stays within its sentence. */
function large(text: string, language: string): string {
  const visual = shown(text, language);
  if (visual.kind !== "number") return "";
  return visual.figures
    .map(({ figure, label }) => `${figure.display} / ${label}`)
    .join("; ")
    .replaceAll(/[\u00A0\u202F]/gu, " ");
}

function all(rows: readonly (readonly [language: string, text: string, shown: string])[]): void {
  for (const [language, text, expected] of rows) assert.equal(large(text, language), expected, text);
}

test("what is denied is no picture, in any language that is turned", () => {
  for (const [language, text] of [
    ["en", "The pump did not cut the bill by $48,000."],
    ["en", "We failed to reduce emissions by 40%."],
    ["en", "Revenue never reached €4 million."],
    ["en", "Revenue almost reached €4 million."],
    ["en", "Costs haven't risen 12%."],
    ["en", "Nobody bought 3,000 copies."],
    ["en", "Few hotels offered 3,000 rooms."],
    ["en", "We hardly sold 3,000 tickets."],
    ["en", "The minister denied that the city paid $48,000."],
    ["en", "Revenue did not double in five years."],
    ["en", "Costs did not fall from 80 to 20 percent."],
    ["en", "The airline has yet to carry 2,000,000 passengers."],
    ["en", "The shop no longer employs 1,300 people."],
    ["en", "Neither bakery sold 4,000 loaves that week."],
    ["de", "Kaum ein Händler verkaufte 2.500 Fahrräder."],
    ["de", "Der Umsatz stieg nicht auf 4 Millionen Euro."],
    ["de", "Der Verein hat keine 3.000 Mitglieder."],
    ["fr", "Les prix n'ont pas augmenté de 12 %."],
    ["fr", "La ville n'a jamais versé 250 000 euros pour le toit."],
    ["es", "La ciudad nunca pagó 3.000 euros por el parque."],
    ["es", "Los costes no bajaron un 12 por ciento."],
    ["it", "I prezzi non sono saliti del 12 %."],
    ["pt", "O museu nunca recebeu 850.000 euros."],
    ["nl", "De prijzen stegen niet met 12 procent."],
    ["sv", "Kommunen betalar aldrig 3 000 kronor."],
    ["nb", "Prisen steg ikke med 12 prosent."],
    ["da", "Kommunen betalte aldrig 3.000 kroner."],
    ["pl", "Ceny nie wzrosły o 12 procent."],
    ["ru", "Цены не выросли на 12 %."],
    ["uk", "Ціни не зросли на 12 %."],
    ["ja", "売上は4億円に達しませんでした。"],
    ["ko", "매출은 4억 원에 달하지 못했습니다."],
    ["zh", "收入没有达到400万元。"],
    ["tr", "Gelir 4 milyon liraya ulaşmadı."],
    ["hi", "एक पैनल की कीमत 18,000 रुपये नहीं है।"],
    ["ar", "لم تبلغ الإيرادات 4.2 مليون دولار."],
    ["he", "המחיר לא עלה ל-4,000 שקל."],
  ] as const)
    assert.equal(large(text, language), "", text);
});

test("a label that goes on from its figure keeps what denies it", () => {
  all([
    ["en", "About 3,000 people never came back.", "3,000 people / never came back"],
    ["en", "Each year 3,000 people don't use the room.", "3,000 people / don't use the room each year"],
    ["en", "The council sold 3,000 homes to tenants, not to investors.", "3,000 / homes sold by the council to tenants"],
    ["en", "No fewer than 3,000 people work here.", "3,000 people / work here, at least"],
  ]); // prettier-ignore
});

test("what may be, what is aimed at and what somebody says stands as it is said, without a sign", () => {
  all([
    ["en", "The plan aims to cut emissions by 40%.", ""],
    ["en", "The new law would cut the bill by $48,000.", ""],
    ["en", "Critics say the city wasted $48,000.", "$48,000 / Critics say the city wasted"],
    ["en", "The city wasted $48,000, critics say.", ""],
    ["en", "Had we sold 3,000 tickets, we could go on.", ""],
    ["en", "Without help we would have lost 3,000 trees.", "3,000 trees / Without help we would have lost"],
    ["en", "Revenue should reach €4 million.", "€4 million / revenue should reach"],
    ["en", "In May the city paid $48,000.", "$48,000 / paid by the city in May"],
    ["de", "Die Stadt will 3.000 Wohnungen bauen.", "3.000 / Wohnungen will die Stadt bauen"],
    ["es", "La ciudad quiere construir 3.000 viviendas.", "3.000 / viviendas que la ciudad quiere construir"],
    ["fr", "Les prix pourraient augmenter de 12 %.", ""],
    ["it", "Secondo il comune i prezzi sono saliti del 12 %.", ""],
    ["ru", "По словам мэра, цены выросли на 12 %.", ""],
  ]); // prettier-ignore
});

test("who stands before a passive did not do it", () => {
  for (const text of [
    "The workers were paid $3,000 each month.",
    "The school was promised 3,000 books by the city.",
    "We were given 3,000 books last year.",
  ])
    assert.doesNotMatch(large(text, "en"), /by the (?:workers|school)|(?:paid|given|promised)$/u, text);
});

test("a bound is told and never signed, and a place is no bound", () => {
  all([
    ["en", "Revenue fell below €4 million.", "€4 million / Revenue, at most"],
    ["en", "Unemployment fell to below 5%.", "5% / Unemployment, at most"],
    ["en", "The share rose to at least 40%.", "40% / Share, at least"],
    ["en", "The submarine dives below 2,000 metres.", ""],
    ["it", "Il prezzo è sceso sotto i 900 euro.", "900 euro / Il prezzo, al massimo"],
    ["en", "The road passes under 1,200 trees.", ""],
    ["en", "We talked about 3,000 animals.", ""],
    ["en", "The zoo feeds about 3,000 animals.", "3,000 / animals fed by the zoo"],
    ["de", "Der Tunnel führt unter 3.000 Häusern hindurch.", ""],
    ["de", "Wir sprachen über 3.000 Tiere.", ""],
    ["sv", "Vi sålde under 1 400 dagar.", ""],
    ["es", "El precio subió hasta 400 euros.", "400 euros / El precio"],
    ["it", "Il prezzo salì fino a 400 euro.", "400 euro / Il prezzo"],
    ["nl", "De huur steeg tot 900 euro.", "900 euro / Huur"],
    ["da", "Prisen steg op til 400 kroner.", "400 kroner / Prisen"],
  ]); // prettier-ignore
});

test("nouns that are written like verbs are none", () => {
  for (const [language, text] of [
    ["fr", "L'entreprise a connu une forte progression de 12 %."],
    ["fr", "Le site enregistre une légère baisse de 12 %."],
    ["fr", "La boutique propose de belles montres à 300 euros."],
    ["pt", "Uma boa casa a 3.000 euros."],
    ["es", "La ciudad es pequeña, solo 3.000 personas."],
  ] as const)
    assert.doesNotMatch(large(text, language), /^[+−]|que solo|\/ (?:Uma boa|.*belles)$/u, text);
  all([
    ["fr", "Les ventes ont augmenté de 12 %.", "+12 % / Les ventes"],
    ["fr", "La facture a baissé de 12 %.", "−12 % / La facture"],
    ["fr", "Le prix est monté à 4 000 euros.", "4 000 euros / Le prix"],
    ["pt", "As vendas subiram para 4 milhões de euros.", "4 milhões de euros / As vendas"],
  ]);
});

test("by how much something differs is not how much it is", () => {
  for (const [language, text] of [
    ["en", "The bridge is 300 metres longer than the old one."],
    ["en", "The flat costs €900 less than last year."],
    ["en", "The market has 40 stalls fewer."],
    ["de", "Die Miete kostet 900 Euro weniger."],
    ["fr", "Le pont est 300 mètres plus long."],
    ["es", "El puente mide 300 metros más."],
  ] as const)
    assert.equal(large(text, language), "", text);
  all([
    ["en", "The pump saves $48,000 less than planned.", ""],
    ["en", "We counted 412,300 visits, 6% more than the year before.", "412,300 / visits counted; 6% / more than the year before"],
  ]); // prettier-ignore
});

test("a change has its sign from its own verb only", () => {
  all([
    ["en", "The harbour lost 1,200 jobs.", "1,200 jobs / The harbour lost"],
    ["en", "Unemployment fell to about 5%.", "5% / Unemployment"],
    ["es", "La fábrica redujo los residuos un 30 %.", ""],
    ["nb", "Prisen steg med 12 prosent.", "+12 % / Prisen"],
  ]);
  assert.doesNotMatch(large("The charity that lost a lawsuit paid 3,000 euros.", "en"), /−/u);
});

test("what those who are counted do is no name of theirs, and a short form of a verb is no part of who did it", () => {
  all([
    ["en", "We've counted 212 coming out of the church roof this June.", ""],
    ["en", "They've sold 9,312 books since March.", "9,312 / books sold since March"],
  ]);
});
