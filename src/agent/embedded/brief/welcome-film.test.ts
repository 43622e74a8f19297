import assert from "node:assert/strict";
import { test } from "node:test";
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
