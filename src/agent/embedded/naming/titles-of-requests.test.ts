import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";
import { welcomeAsked } from "../brief/film-opener.ts";
import { markedBehindFilm } from "../brief/subject-of-request.ts";
import { bareTitle } from "./bare-title.ts";
import { metName } from "./introduced-name.ts";
import { nameInRequest } from "./name-in-request.ts";
import { namedBusiness } from "./named-business.ts";
import { isNoTitle } from "./no-title.ts";
import { pieceOfRequest } from "./piece-of-request.ts";
import { topicLabelled } from "./topic-labelled.ts";
import { twoOptions } from "./two-options.ts";

test("a topic behind a label names the film, and a mail's head does not", () => {
  for (const [language, said, source, name] of [
    ["en", "Topic: why do cats purr???", "", "Why do cats purr?"],
    ["it", "Video per la terza. Argomento: perché il cielo è rosso?", "", "Perché il cielo è rosso?"],
    ["zh", "主题：都江堰——为什么今天还在用？", "", "都江堰——为什么今天还在用？"],
    ["pl", "Temat: jak zimują pszczoły", "Temat: jak zimują pszczoły", null],
    ["ru", "Тема: Re: материал", "Тема: Re: материал", null],
    ["en", "Topic: film for the website", "", null],
    ["en", "The topic came up: nobody knew.", "", null],
  ] as const)
    assert.equal(topicLabelled([said], source, language), name, said);
});

test("a shop that a film is ordered for names it", () => {
  for (const [said, name] of [
    ["40 sec video for my shop The Button Drawer, 18 Cinder Lane, we mend zips", "The Button Drawer"],
    ["Kurzes Video für meine Änderungsschneiderei Knopf & Faden in Bamberg", "Knopf & Faden"],
    ["une vidéo pour ma boutique Le Fil Perdu, 4 rue des Lices", "Le Fil Perdu"],
    ["Taller de calzado en Valladolid, Tacón y Media, lo abrió mi abuelo", "Tacón y Media"],
    ["filmik dla mojej pracowni „Szpulka”, ul. Lniana 3", "Szpulka"],
    ["A video for my shop in Leeds, we mend zips", null],
    ["Taller de calzado en Bilbao, España, lo abrió mi abuelo", null],
    ["A video for our shop on Saturday", null],
    ["The shop Harrods is in London.", null],
  ] as const)
    assert.equal(namedBusiness([said]), name, said);
});

test("a welcome is called by its place, wherever a sentence asks for it", () => {
  for (const [said, name] of [
    [
      "Could you make us a short welcome film, about 90 seconds, for new stewards on the Harwell–Skarnes ferry?",
      "Welcome to the Harwell–Skarnes ferry",
    ],
    [
      "Pouvez-vous faire un film d'accueil d'une minute pour les nouveaux bénévoles à l'épicerie La Corbeille ?",
      "Bienvenue à l'épicerie La Corbeille",
    ],
    [
      "Necesitamos un vídeo de bienvenida para los nuevos voluntarios en el refugio Huellas.",
      "Bienvenidos al refugio Huellas",
    ],
    [
      "Film powitalny dla nowych osób w magazynie Logis-Tar w Strykowie.",
      "Witamy w magazynie Logis-Tar w Strykowie",
    ],
    ["We need a welcome video for the new trainees.", null],
  ] as const)
    assert.equal(welcomeAsked([said]), name, said);
});

test("a piece of a request names the film whose text speaks of all of it", () => {
  const told = "Wash the wild garlic twice. Toast the hazelnuts. Pound the garlic with salt.";
  const said = "the recipe is my nan's, wild garlic pesto with hazelnuts, and I'd like a film for the group, with the steps.";
  assert.equal(pieceOfRequest([said], told, "en"), "Wild garlic pesto with hazelnuts");
  assert.equal(pieceOfRequest([said], "It opens at nine.", "en"), null);
  assert.equal(pieceOfRequest(["I want a film, and they wash garlic twice, so be it."], told, "en"), null);
}); // prettier-ignore

test("two options ask which of them", () => {
  assert.equal(twoOptions("Option A. Gas hob\ncosts £1,900\n\nOption B. Induction hob\ncosts £2,600", "en"), "Gas hob or induction hob?");
  assert.equal(twoOptions("**Optie A – Warmtepomp**\n- stil\n\n**Optie B – Pelletketel**\n- warm", "nl"), "Warmtepomp of pelletketel?");
  assert.equal(twoOptions("Variante 1: Gasherd\nVariante 2: Induktionsherd", "de"), "Gasherd oder Induktionsherd?");
  assert.equal(twoOptions("Option A. One\nOption B. Two\nOption C. Three", "en"), null);
  assert.equal(twoOptions("The option A. was better.", "en"), null);
}); // prettier-ignore

test("what is set off behind a colon, presented or quoted is a name", () => {
  assert.equal(markedBehindFilm(["Need a dev explainer:", "**find the slow query with `EXPLAIN`**."]), "Find the slow query with EXPLAIN");
  assert.equal(markedBehindFilm(["We need a short film: two minutes, calm voice."]), null);
  assert.equal(metName(["Your plant is drowning.", "This is Sipwell."], "Sipwell. Sipwell! Sipwell turns pale."), "Sipwell");
  assert.equal(metName(["This is London."], "London is large."), null);
  assert.equal(nameInRequest(['إحنا جمعية "أثر" ومحتاجين فيديو قصير'], "ar"), "جمعية أثر");
  assert.equal(nameInRequest(["मेरी नानी बुंदेलखंड की ये कहानी सुनाया करती थीं"], "hi"), "बुंदेलखंड की कहानी");
}); // prettier-ignore

test("labels of orders and times are no titles, marks of notes no words of one", () => {
  for (const label of ["[0:00]", "10:02", "Inhalt", "Messages clés", "伝えたいこと", "Formulaire de demande"])
    assert.ok(isNoTitle(label), label);
  for (const title of ["Closing", "The hook of a crane", "Inhalt eines Rucksacks", "24", "Notes of a gardener"])
    assert.ok(!isNoTitle(title), title);
  assert.equal(bareTitle("Q. Is ear wax dirty?"), "Is ear wax dirty?");
  assert.equal(bareTitle("問い→クラスに誕生日が同じペアがいる？"), "クラスに誕生日が同じペアがいる？");
  assert.equal(bareTitle("A. No"), "A. No");
}); // prettier-ignore

test("a first sentence in a row of deeds is cut behind the first", () => {
  const story = "On midsummer night the seals come up on the skerry, and step out of their skins, and dance by the light of the moon. A fisherman saw them. He took one skin and hid it. At dawn the others slid back to the sea. One woman stayed.";
  assert.equal(film(story).title, "On midsummer night the seals come up on the skerry");
}); // prettier-ignore

test("a told opening that wants something on a subject names the film", () => {
  const { title } = film(
    "I run a small history channel and want something on the Boston molasses flood but told properly. It was January 1919, a Wednesday. There was a steel tank in the North End, 50 feet high. It had leaked since the day it was built. Then the rivets went, and the flood came down the street.",
  );
  assert.equal(title, "The Boston molasses flood");
});

test("who runs a place is called by it, by three words at least", () => {
  const found = (text: string): string | null => namedBusiness([text]);
  assert.equal(
    found("I run the Harbour Street Night Shelter in Grimsby and we need a short film."),
    "Harbour Street Night Shelter",
  );
  assert.equal(found("Ich leite die Freie Schule Lindental."), "Freie Schule Lindental");
  assert.equal(found("I run the London Marathon every year."), null);
  assert.equal(found("We are the best."), null);
});
