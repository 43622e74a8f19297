import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";
import { subjectOfOnboarding } from "./onboarding-film.ts";
import { subjectOfWelcome } from "./welcome-film.ts";

test("a film that welcomes or presents is of whom it presents", () => {
  for (const [wish, subject] of [
    ["Hi, here is the content for the welcome video of the Saint-Malo running club.", "The Saint-Malo running club"],
    ["Voici le contenu pour la vidéo d'accueil du club de course à pied de Saint-Malo.", "Le club de course à pied de Saint-Malo"],
    ["Il nous faut un film de présentation de l'atelier Brun, svp.", "L’atelier Brun"],
    ["Hier kommt der Inhalt für das Begrüßungsvideo des Lauftreffs Saint-Malo.", "Lauftreff Saint-Malo"],
    ["Das Imagevideo des Hauses am See wäre dringend.", "Haus am See"],
    ["Aquí va el contenido para el vídeo de bienvenida del club de atletismo de Vigo.", "El club de atletismo de Vigo"],
    ["Ecco i testi per il video di presentazione della biblioteca di Lucca.", "La biblioteca di Lucca"],
    ["Segue o texto do vídeo de boas-vindas da escola Aurora.", "A escola Aurora"],
    ["Hier de tekst voor de welkomstvideo van de roeivereniging Aegir.", "De roeivereniging Aegir"],
    ["We need a welcome video for the new trainees.", null],
    ["Das Begrüßungsvideo der neuen Auszubildenden soll kurz sein.", null],
    ["The film of the year was about bees.", null],
  ] as const)
    assert.equal(subjectOfWelcome([wish]), subject, wish);
}); // prettier-ignore

test("a film for beginners is named by where they begin, and what is said of them is not told", () => {
  for (const [wish, subject] of [
    [
      "Can you make a short onboarding film for the new people on our night desk at the Marlowe hotel?",
      "Onboarding: our night desk at the Marlowe hotel",
    ],
    ["We need an induction video for warehouse staff, please.", "Induction for warehouse staff"],
    ["Wir brauchen einen Onboarding-Film für unser Lager in Köln.", "Onboarding für unser Lager in Köln"],
    ["Il nous faut une vidéo d'intégration pour nos vendeurs.", "Intégration pour nos vendeurs"],
    ["Serve un video di inserimento per i nuovi baristi.", "Inserimento per i nuovi baristi"],
    ["Make a training film for our staff.", null],
    ["The film of the year was about bees.", null],
  ] as const)
    assert.equal(subjectOfOnboarding([wish]), subject, wish);
  const request = "Hi team,\n\ncan you make an onboarding film for the new people on our night desk? They start on 1 December and most have never worked in a hotel.\n\n"; // prettier-ignore
  const said = film(`${request}The shift runs from 22:45 to 7:15. Read the log book first. Then count the cash drawer with a colleague.\n\nThanks!\nJo`).scenes.flatMap(({ narration }) => narration); // prettier-ignore
  assert.ok(
    said.every((sentence) => !/They start/u.test(sentence)),
    said.join(" | "),
  );
  assert.ok(said.some((sentence) => /22:45/u.test(sentence)));
});

test("when to watch it is said of the film, and not in it", () => {
  const said = film("# Welcome to Basecamp climbing hall\n\nThis film is for everyone who climbs with us for the first time. Please watch it before you tie in.\n\n## Before you climb\n\n- Harness closed\n- Knot tied\n- Partner checked").scenes.flatMap(({ narration }) => narration); // prettier-ignore
  assert.ok(
    said.every((sentence) => !/watch it|This film/u.test(sentence)),
    said.join(" | "),
  );
});
