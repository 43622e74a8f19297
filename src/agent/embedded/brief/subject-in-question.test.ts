import assert from "node:assert/strict";
import { test } from "node:test";
import { withoutOrder } from "./order.ts";
import { subjectAlone } from "./subject-alone.ts";
import { subjectInQuestion } from "./subject-in-question.ts";

const STORIES: Readonly<Record<string, string>> = {
  en: "The garden began three years ago. Today 180 children work there.",
  de: "Der Garten begann vor drei Jahren. Heute arbeiten dort 180 Kinder.",
  fr: "Le jardin a commencé il y a trois ans. Aujourd'hui 180 élèves y travaillent.",
  es: "El huerto empezó hace tres años. Hoy participan 180 alumnos.",
  it: "L'orto è nato tre anni fa. Oggi ci lavorano 180 alunni.",
  pt: "A horta começou há três anos. Hoje trabalham lá 180 alunos.",
  nl: "De tuin begon drie jaar geleden. Nu werken er 180 kinderen.",
};

test("a question that asks for a film names what it is about, without whom or what it is for", () => {
  for (const [language, asked, subject] of [
    [
      "en",
      "Can you make us a short film about the school garden for the parents' evening?",
      "The school garden",
    ],
    [
      "de",
      "Machst du uns ein kurzes Video über den Schulgarten für den Elternabend am Donnerstag?",
      "Der Schulgarten",
    ],
    ["de", "Könnt ihr uns einen Film über den Schulgarten machen?", "Der Schulgarten"],
    [
      "fr",
      "Tu peux nous faire une petite vidéo sur le jardin de l'école pour la réunion de jeudi ?",
      "Le jardin de l'école",
    ],
    [
      "es",
      "¿Nos haces un vídeo corto sobre el huerto del colegio para la reunión de padres del jueves?",
      "El huerto del colegio",
    ],
    ["it", "Ci fai un video breve sull'orto della scuola per la riunione di giovedì?", "L'orto della scuola"],
    ["it", "Potresti farci un video sulla scuola?", "La scuola"],
    ["pt", "Podes fazer um vídeo sobre a horta da escola para a reunião de pais?", "A horta da escola"],
    ["nl", "Kunnen jullie een filmpje over de schooltuin maken voor de ouderavond?", "De schooltuin"],
  ] as const)
    // prettier-ignore
    assert.equal(withoutOrder(`${asked}\n\n${STORIES[language] ?? ""}`).subject, subject, asked);
});

test("a question that names nothing, or asks for no film, names none", () => {
  for (const asked of [
    "Can you turn this into a film of about 90 seconds?",
    "Why do so many films end in the rain?",
    "Könnt ihr daraus ein Video machen?",
    "We need a film about the garden.",
  ])
    assert.equal(subjectInQuestion([asked]), null, asked);
});

test("what the story tells of stays in what a film is called, and German names are subjects", () => {
  const told = "Sniffer dogs looked for the lost hikers through the night.";
  assert.equal(subjectAlone("The search for the lost hikers", told), "The search for the lost hikers");
  assert.equal(subjectAlone("The search for the annual general meeting", told), "The search");
  assert.equal(subjectAlone("Prizes for the winners", told), "Prizes for the winners");
  assert.equal(subjectAlone("Unseren Garten", ""), "Unser Garten");
  assert.equal(subjectAlone("Die Gärten", ""), "Die Gärten");
});
