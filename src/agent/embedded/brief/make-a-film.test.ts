import assert from "node:assert/strict";
import test from "node:test";
import { asksForFilm } from "./asks-for-film.ts";
import { withoutOrder } from "./order.ts";

test("who bids somebody to make a film orders it, in every language", () => {
  for (const said of [
    "Macht bitte einen kurzen Film über unser Theater für die Stadtführung.",
    "Faites-nous un film court pour le hall.",
    "Merci de faire un petit film pour l'accueil.",
    "Por favor, hagan un vídeo corto para el museo.",
    "Fate per favore un film breve e tranquillo per il museo del mare.",
    "Façam, por favor, um filme curto para o museu.",
    "Maak alsjeblieft een kort filmpje voor in de hal.",
    "Zróbcie proszę krótki film dla muzeum.",
    "Сделайте, пожалуйста, спокойный фильм для набережной.",
    "Gör gärna en kort film till entrén.",
    "Lütfen müze için kısa bir film yapın.",
    "संग्रहालय के लिए एक छोटी फ़िल्म बनाइए।",
    "Φτιάξτε ένα σύντομο βίντεο για τους επισκέπτες.",
  ])
    assert.equal(asksForFilm(said, false), true, said);
});

test("readers who are told to film something, and films that are none, order nothing", () => {
  for (const said of [
    "Make a video of the leak and send it to the caretaker.",
    "Machen Sie ein kurzes Video vom Schaden.",
    "Macht einen Film über euer Haustier.",
    "Faites un film du compteur avant de partir.",
    "Die Brüder machten 1895 einen kurzen Film.",
    "Build a trailer with two axles.",
    "Create a thin film of oil on the surface.",
  ])
    assert.equal(asksForFilm(said, false), false, said);
});

test("below a title, with a mark or without, the request and who watches are not told", () => {
  const story = "Nel 1873 il faro fu acceso per la prima volta. La sua luce arrivava a ventiquattro miglia.";
  const order =
    "Fate per favore un film breve per il museo. Gli spettatori lo guardano in piedi, fra una sala e l'altra.";
  for (const title of ["# Il faro", "Il faro"])
    assert.equal(
      withoutOrder(`${title}\n\n${order}\n\n${story}`).text.replaceAll(/\s+/gu, " ").trim(),
      `${title} ${story}`,
    );
  const told = "Das Publikum sitzt auf Kirchenbänken aus dem Jahr 1790.";
  assert.match(
    withoutOrder(`# Das Theater\n\nMacht bitte einen Film darüber. ${told}\n\n1912 brannte es ab.`).text,
    /1790/u,
  );
});
