import assert from "node:assert/strict";
import { test } from "node:test";
import { nameOfText } from "../name-of-text.ts";
import { opensWithTopic, whomAndWhere } from "./whom-and-where.ts";

test("a request that says only for whom and where names a film", () => {
  for (const [wish, title, language] of [
    ["Fais une petite vidéo pour les nouveaux vendeurs de notre boulangerie.", "Pour les nouveaux vendeurs de notre boulangerie", "fr"],
    ["Make a short video for the new volunteers at our animal shelter.", "For the new volunteers at our animal shelter", "en"],
    ["Mach bitte ein kurzes Video für die neuen Mitarbeiter unserer Gärtnerei.", "Für die neuen Mitarbeiter unserer Gärtnerei", "de"],
    ["Haz un vídeo corto para los nuevos socios de nuestro huerto urbano.", "Para los nuevos socios de nuestro huerto urbano", "es"],
    ["Faça um vídeo curto para os novos voluntários do nosso banco alimentar.", "Para os novos voluntários do nosso banco alimentar", "pt"],
  ] as const)
    assert.equal(whomAndWhere([wish], language), title); // prettier-ignore
});

test("a place to show it, an occasion and a subject name nothing of the kind", () => {
  for (const wish of [
    "Make a short video for our website.",
    "Make a short video for children.",
    "Make a short video for our members about our new hall.",
    "We watched a film for the volunteers at our shelter.",
    "Make a video for the 40 staff of our office on 3 May.",
  ])
    assert.equal(whomAndWhere([wish], "en"), null, wish);
});

test("a first sentence about what the text goes on about is a title", () => {
  assert.ok(
    opensWithTopic(
      "Composting turns waste into soil",
      "Composting turns waste into soil. Composting needs air. Good composting smells of earth.",
    ),
  );
  assert.ok(
    !opensWithTopic(
      "Doors open at eight",
      "Doors open at eight. Wash your hands. Never open two doors at once.",
    ),
  );
});

test("a German name with an adjective keeps its article where a sentence begins with it", () => {
  const museum = "Das Deutsche Museum in München ist groß. Das Deutsche Museum steht auf einer Insel.";
  assert.equal(nameOfText("Das Deutsche Museum in München ist groß.", museum, "de"), "Das Deutsche Museum");
  const bosch = "Die Robert Bosch ist ein Schiff. Die Robert Bosch fährt nach Norden.";
  assert.equal(nameOfText("Die Robert Bosch ist ein Schiff.", bosch, "de"), "Robert Bosch");
});

test("where a film is shown is no name of it", () => {
  for (const [wish, language] of [
    ["Hola, necesito un vídeo corto para la sala de espera de nuestra clínica dental en Zaragoza.", "es"],
    ["Could you make a short video for the waiting room of our clinic.", "en"],
    ["Wir brauchen einen Film für das Schaufenster in unserem Laden.", "de"],
  ] as const)
    assert.equal(whomAndWhere([wish], language), null, wish);
});
