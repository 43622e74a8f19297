import assert from "node:assert/strict";
import { test } from "node:test";
import { isGreeting, REGARDS } from "./greetings.ts";
import { handsOver } from "./handed-over.ts";
import { asksForFilm } from "./asks-for-film.ts";
import { withoutOrder } from "./order.ts";

test("a film is asked for in Czech, Finnish and Hungarian", () => {
  for (const text of [
    "Potřebujeme krátké video pro návštěvníky naší farmy.",
    "Mohli byste nám z toho připravit krátký film?",
    "Voisitteko tehdä tästä lyhyen videon asukkaille?",
    "Saisimmeko tästä videon verkkosivuille?",
    "Tarvitsemme pienen videon taloyhtiön kokoukseen.",
    "Kérünk egy rövid videót az új bérlőknek.",
    "Szeretnénk ebből egy kisfilmet a honlapra.",
  ])
    assert.ok(asksForFilm(text, false), text);
});

test("what only speaks of a film, or asks for something else, asks for none", () => {
  for (const text of [
    "Prosíme, zavírejte za sebou dveře.",
    "Potřebujeme více dobrovolníků.",
    "Voisitteko sulkea oven?",
    "Tarvitsemme uusia jäseniä.",
    "Kérünk mindenkit, hogy zárja be az ajtót.",
    "A filmet szombaton vetítjük.",
  ])
    assert.ok(!asksForFilm(text, false), text);
});

test("regards may be followed by a name without a comma, and greet nobody in the middle of a text", () => {
  for (const line of ["Terveisin Kylätoimikunta", "S pozdravem Jana Malá", "Üdvözlettel: Kiss Béla", "Med vänliga hälsningar Lars Ek"])
    assert.ok(REGARDS.test(line), line); // prettier-ignore
  for (const line of ["Hälsningar från Rom", "S pozdravem jsme neuspěli."])
    assert.ok(!REGARDS.test(line), line);
  assert.ok(isGreeting("Jó napot!") && isGreeting("Hyvää päivää!"));
});

test("what only says that the text follows is handed over, what tells is not", () => {
  for (const said of ["Hier der Inhalt:", "Here is the text:", "Hieronder staat de tekst.".slice(0, -1), "Tässä teksti:", "Her er teksten:"])
    assert.ok(handsOver(said), said); // prettier-ignore
  for (const said of [
    "Hier ist der Inhalt der Flasche wichtig",
    "Here is the text that Anna hated",
    "Hier der Preis:",
  ])
    assert.ok(!handsOver(said), said);
});

test("a request that a mail leaves over is no title", () => {
  const body = "A tree frog weighs as much as a coin. It calls from May to June, mostly at night.\n\nIn winter it sleeps under leaves, and its heart hardly beats."; // prettier-ignore
  const { subject, text } = withoutOrder(
    `Hi! Could you make a short video of this for our site? The audience is school children.\n\n${body}`,
  );
  assert.equal(subject, null);
  assert.equal(text.trim(), body);
});
