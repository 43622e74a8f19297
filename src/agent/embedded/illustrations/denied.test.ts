import assert from "node:assert/strict";
import test from "node:test";
import { DENIED } from "./denied-words.ts";
import { withoutDenied } from "./denied.ts";
import { namedDrawings } from "./named-drawings.fixture.ts";

/** Sentences of notices and stories, and what may be drawn of them. */
const SENTENCES: [base: string, sentence: string, drawings: string[]][] = [
  ["en", "Please do not feed them bread.", []],
  ["en", "Garden ponds can be protected with a net, not with dogs.", []],
  ["en", "We don't work on motorbikes or petrol scooters.", []],
  ["en", "All bicycles except tandems.", ["bicycle"]],
  ["en", "We are next to the fish market.", []],
  ["en", "There is no car park behind the castle.", []],
  ["en", "Not only bees visit it.", ["honeybee"]],
  ["en", "We lend not only books, but a bicycle.", ["bicycle"]],
  ["de", "Es gibt nicht nur Brot, sondern auch einen Hund.", ["dog"]],
  ["fr", "On y trouve non seulement des livres, mais aussi un vélo.", ["bicycle"]],
  ["ja", "本だけでなく、自転車も貸します。", ["bicycle"]],
  ["ru", "Мы выдаём не только книги, но и велосипеды.", ["bicycle"]],
  ["en", "No other owl hunts so quietly.", ["owl"]],
  ["en", "It is not a fish but a dolphin.", ["dolphin"]],
  ["en", "Write to birds@ferry.example.", []],
  ["en", "Try it on goat-shed.example today.", []],
  ["pl", "Falownik buczy jak lodówka.", []],
  ["it", "Il suo verso somiglia a un cane.", []],
  ["fr", "Rangez-le à l’abri de la pluie.", []],
  ["de", "Motorräder nehmen wir nicht an.", []],
  ["de", "Hier wohnen keine Eulen, sondern Spatzen.", ["bird"]],
  ["de", "Wie eine Biene tanzt", ["honeybee"]],
  ["fr", "Les chiens ne sont pas admis.", []],
  ["fr", "Le parking se trouve derrière l’école.", []],
  ["fr", "L’abeille danse.", ["honeybee"]],
  ["es", "No se admiten perros, bicicletas ni gatos.", []],
  ["es", "La abeja baila.", ["honeybee"]],
  ["it", "I cani non possono entrare.", []],
  ["pt", "A oficina fica ao lado da antiga fábrica.", []],
  ["nl", "Honden mogen niet mee.", []],
  ["pl", "Psy nie mogą wchodzić.", []],
  ["ru", "Хлеб, сало и пшено птицам давать нельзя.", []],
  ["tr", "Kumsalda araba sürmeyin.", []],
  ["tr", "Araba hızlı gider.", ["automobile"]],
  ["ar", "لا تستعملوا السيارة.", []],
  ["ar", "تعمل القناة من دون مضخة ولا دراجة.", []],
  ["tr", "Pompasız, bisikletsiz bir hayat.", []],
  ["hu", "Bicikli nélkül élünk.", []],
  ["ja", "自転車無しで暮らす。", []],
  ["ca", "Vivim sense bicicleta.", []],
  ["hi", "साइकिल के बिना जीवन।", []],
  ["bn", "সাইকেল ছাড়া জীবন।", []],
  ["hi", "रोटी मत डालिए।", []],
  ["zh", "公园里请不要喂面包。", []],
  ["ja", "自転車は入れません。", []],
  ["ja", "コンピュータは部屋ほど大きかった。", ["desktop-computer"]],
  ["ko", "자동차는 들어갈 수 없다.", []],
  ["ko", "자동차가 지나간다.", ["automobile"]],
];

test("what is denied, excepted or only near is not drawn", () => {
  for (const [base, sentence, drawings] of SENTENCES)
    assert.deepEqual(
      namedDrawings(base, sentence),
      drawings,
      `${base}: ${sentence} → ${withoutDenied(sentence, base)}`,
    );
});

test("a list before a denied verb is denied as a whole", () => {
  assert.doesNotMatch(withoutDenied("Хлеб, сало и пшено птицам давать нельзя.", "ru"), /Хлеб/u);
  assert.match(withoutDenied("Im Garten steht ein Baum, doch Bienen kommen keine.", "de"), /Baum/u);
});

test("every pattern of the lists can be read, and leaves a plain sentence as it is", () => {
  for (const base of Object.keys(DENIED)) assert.equal(withoutDenied("1 2 3.", base), "1 2 3.");
});

test("what is denied of a thing does not deny the thing", () => {
  for (const [base, text, kept] of [
    ["en", "The fan that nobody hears", "fan"],
    ["es", "El ventilador que no se oye", "ventilador"],
    ["fr", "Le ventilateur qui ne fait pas de bruit", "ventilateur"],
    ["it", "Il ventilatore che non si sente", "ventilatore"],
    ["pt", "O ventilador que não se ouve", "ventilador"],
    ["de", "Der Ventilator, den man nicht hört", "Ventilator"],
  ] as const)
    assert.match(withoutDenied(text, base), new RegExp(kept, "u"), text);
  assert.doesNotMatch(withoutDenied("This is not the fan that you know", "en"), /fan/u);
});
