import assert from "node:assert/strict";
import { test } from "node:test";
import { withoutRunOns } from "./run-ons.ts";

/** What a letter with this sentence becomes, without its frame. */
function told(sentence: string, greeting = "Hello,"): string {
  const [before, behind] = [`${greeting}\n\n`, "\n"];
  const text = withoutRunOns(before + sentence + behind);
  assert.equal(text.length, before.length + sentence.length + behind.length);
  return text.slice(before.length, -behind.length);
}

test("commas that end a sentence in a letter become stops, in many languages", () => {
  for (const [greeting, sentence, expected] of [
    ["Hello,", "The open day is on Saturday 12 July from 11 until 4 at Brewery Lane, there'll be tea and a plant doctor who looks at your tomatoes.", "The open day is on Saturday 12 July from 11 until 4 at Brewery Lane. There'll be tea and a plant doctor who looks at your tomatoes."],
    ["Hello,", "The new place is 14 Shore Yard, that's two minutes from the old one, so could you make us a wee film that tells them.", "The new place is 14 Shore Yard. That's two minutes from the old one. So could you make us a wee film that tells them."],
    ["Hello,", "If you'd like a plot ring me on 01453 555 0172 or write to plots@lane.example, the list closes on the last day of August.", "If you'd like a plot ring me on 01453 555 0172 or write to plots@lane.example. The list closes on the last day of August."],
    ["Hallo,", "Angefangen hat alles 1925 im Hinterzimmer vom Gasthaus Krone, da waren es elf Männer und ein Klavier, dem zwei Tasten fehlten, was keinen störte.", "Angefangen hat alles 1925 im Hinterzimmer vom Gasthaus Krone. Da waren es elf Männer und ein Klavier, dem zwei Tasten fehlten, was keinen störte."],
    ["Bonjour,", "je tiens avec mon mari une petite ferme pédagogique à Saint-Aubin, on voudrait un film de deux minutes pour les écoles.", "je tiens avec mon mari une petite ferme pédagogique à Saint-Aubin. On voudrait un film de deux minutes pour les écoles."],
    ["Hola,", "La fiesta es el sábado 20 de septiembre a las 18:00 en la plaza de La Ribera, habrá paella para todos, música y juegos.", "La fiesta es el sábado 20 de septiembre a las 18:00 en la plaza de La Ribera. Habrá paella para todos, música y juegos."],
    ["Hoi,", "Het feest is op zaterdag 6 september van 13.00 tot 17.00 uur op de Zwolseweg 144, er is limonade en een springkussen voor iedereen.", "Het feest is op zaterdag 6 september van 13.00 tot 17.00 uur op de Zwolseweg 144. Er is limonade en een springkussen voor iedereen."],
    ["नमस्ते,", "मेला 14 दिसंबर, रविवार को सुबह 10 बजे से जयपुर के रामलीला मैदान में है, हमारी दुकान का नंबर 27 है।", "मेला 14 दिसंबर, रविवार को सुबह 10 बजे से जयपुर के रामलीला मैदान में है। हमारी दुकान का नंबर 27 है।"],
    ["Merhaba,", "25 Ekim Cumartesi saat 11.00'de atölyede hepinizle birlikte bir tadım günü yapıyoruz, gelmek isteyenler 20 Ekim'e kadar bizi arasın ya da buradan yazsın.", "25 Ekim Cumartesi saat 11.00'de atölyede hepinizle birlikte bir tadım günü yapıyoruz. Gelmek isteyenler 20 Ekim'e kadar bizi arasın ya da buradan yazsın."],
  ] as const)
    assert.equal(told(sentence, greeting), expected);
}); // prettier-ignore

test("a comma that may belong to its clause stays", () => {
  for (const sentence of [
    // What hangs on the next clause, and short asides.
    "Every morning long before it opens and in every kind of weather, we walk the dogs down to the harbour and back again.",
    "When the children of the village school arrive at our gate, they wash their hands and feed the chickens and the goats.",
    "The boat that my grandfather built in the winter of 1931, you know, still floats and takes eight people out to the island.",
    // Things of a row, and prices.
    "Your child needs a school bag big enough for a folder, a lunch box they can open on their own, and a change of clothes.",
    "A plot costs £48 a year with water and the use of the shed, it's £26 for half of one and £20 for those who are over 65.",
    // What was and what is.
    "In the old practice people waited for fifty minutes on a cold bench in the hall, now it takes twenty minutes at the most.",
    // Short ones are read at once.
    "It's free, you bring your own bike.",
    // What somebody said.
    'The captain said "the boat is yours", we took it out the very same evening and sailed it around the whole of the bay.',
  ])
    assert.equal(told(sentence), sentence);
});

test("only letters are read so, and what goes on behind a request stays with it", () => {
  const prose = "The mill stood by the river for two hundred years until the flood of 1903, it was never built again by anyone.";
  assert.equal(withoutRunOns(prose), prose);
  assert.equal(withoutRunOns(`# The mill\n\nHello,\n\n${prose}`), `# The mill\n\nHello,\n\n${prose}`);
  const asks = "My son says I should send buyers a film instead of the PDF so kindly do the needful, I'll put down everything and you may choose.";
  assert.equal(told(asks), asks);
}); // prettier-ignore
