import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";
import { withoutOrder } from "./order.ts";

const told = (source: string): string =>
  withoutOrder(source)
    .text.replaceAll(/[\s\u00A0]+/gu, " ")
    .trim();

/** A fact that is told, and one that is confided, wherever it stands. */
const CONFIDED: readonly (readonly [language: string, told: string, confided: readonly string[]])[] = [
  ["en", "Check-in is from 4 pm.", ["The key safe code is 9182, but please keep that out of the video.", "Its password is heron77, don't show it on screen.", "bin store code is 4471 but thats only for the caretaker so NOT in the film obviously.", "Mr Dunne in 22 has complained three times, but leave him out of it.", "my own mobile is 07700 900 318 thats just for you.", "Off the record, we had fleas in August.", "The union logo is red, but keep the union logo out of it.", "Internal note: we pay the cleaner 60 pounds per visit.", "I'm not sure about the price, so better not mention it.", "and please dont mention the leak in flat 9."]],
  ["de", "Das Becken ist 50 Meter lang.", ["Der Code für die Hintertür ist 5519, der gehört natürlich nicht in den Film.", "Die Sache mit dem Rohrbruch bitte nicht erwähnen.", "Unter uns gesagt ist Herr Lutz krank.", "Meine Handynummer ist 0171 5550123, die ist nur für Sie.", "Herrn Maurer bitte außen vor lassen."]],
  ["fr", "Le bassin mesure 25 mètres.", ["Le code du local est 7730, à ne surtout pas mettre dans le film.", "Ne parlez pas de la panne.", "Entre nous, M. Vidal est parti fâché.", "Mon portable est le 06 12 55 01 99, juste pour toi."]],
  ["es", "El horno alcanza 300 grados.", ["La clave es 7711, no lo pongáis en el vídeo.", "Entre nosotros, el jefe se va en mayo.", "Mi móvil es 600 123 456, solo para ti."]],
  ["it", "La vasca è lunga 25 metri.", ["Il codice è 4410, non mettetelo nel video.", "Detto tra noi, il bagnino va via.", "Il mio numero è 333 1234567, solo per te."]],
  ["nl", "Het bad is 25 meter lang.", ["De code is 4410, die hoort niet in de film.", "Mijn nummer is 06 12345678, alleen voor jou."]],
  ["ru", "Бассейн длиной 25 метров.", ["Код двери 4410, это не для видео.", "Между нами, директор уходит в мае."]],
]; // prettier-ignore

for (const [language, fact, confided] of CONFIDED)
  test(`${language}: what is confided to the maker is not told, with the fact that it speaks of`, () => {
    for (const sentence of confided) {
      const brief = `Here is the text. ${ASKED[language]}\n\n${fact} ${sentence} ${fact}\n\n${fact}`;
      const left = told(brief);
      assert.ok(!left.includes(sentence.slice(0, 12)), `${sentence} → ${left}`);
      assert.equal(left.split(fact).length - 1, 3, left);
      assert.ok(withoutOrder(brief).wishes.length > 0, "it is named");
    }
  });

const ASKED: Readonly<Record<string, string>> = {
  en: "Can you make a short film out of this?",
  de: "Könnt ihr daraus einen kurzen Film machen?",
  fr: "Pouvez-vous en faire une petite vidéo ?",
  es: "¿Podéis hacer un vídeo corto con esto?",
  it: "Potete fare un video breve con questo testo?",
  nl: "Kun je hier een filmpje van maken?",
  ru: "Можете сделать из этого короткий ролик?",
};

test("a remark takes the sentence before along", () => {
  assert.equal(
    told(
      "Can you make a short film out of this?\n\nThe beach is near. The owner is my cousin. Better not mention it. Dogs are welcome.",
    ),
    "The beach is near. Dogs are welcome.",
  );
});

test("where nobody asks for a film, texts on secrets and screens are told", () => {
  for (const text of [
    "# Phishing\n\nNever tell anybody your code. Off the record, half of us have done it. A password is only for you, not for the help desk.",
    "# Zwischen uns\n\nDer Zaun steht seit 1961. Man soll ihn nicht erwähnen, sagte die Großmutter. Das bleibt unter uns.",
    "# Entre nous\n\nIl y a un fleuve entre nous et la ville. On ne parle pas de la guerre.",
  ])
    assert.equal(told(text).length, text.replaceAll(/\s+/gu, " ").length, told(text));
});

test("no film shows a code that must not be shown", () => {
  const { scenes } = film(
    "Welcome to Elm Lodge, a cottage for six.\n\nCheck-in is from 4 pm. The key safe code is 9182, but please keep that out of the video.\n\nDogs are welcome at 15 pounds a stay.",
  );
  assert.doesNotMatch(JSON.stringify(scenes), /9182/u);
});

test("what is to be kept out of an eye is no secret", () => {
  const text =
    "# Your operation\n\nWhat to expect.\n\n## At home\n\nWear the shield at night. Do not rub the eye, and keep soap and shampoo out of it. No swimming for four weeks.";
  assert.match(told(text), /keep soap and shampoo out of it/u);
  assert.match(told(`${text} Can you make a short film out of this?`), /keep soap and shampoo out of it/u);
});
