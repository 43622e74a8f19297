import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../../plan.fixture.ts";
import { splitSentences } from "../../text/sentences.ts";
import { factsOfRequest } from "./request-facts.ts";

const facts = (text: string, language: string, told = "") =>
  factsOfRequest(splitSentences(text, language), told, language);

test("what a request invites to is told with its day and hour, in the nominative", () => {
  for (const [language, text, line] of [
    ["en", "Could you make a film for our open day on 14 June at 11?", "Open day on 14 June at 11"],
    ["de", "Wir brauchen ein Video für unseren Tag der offenen Tür am 3. Mai von 10 bis 16 Uhr.", "Tag der offenen Tür am 3. Mai von 10 bis 16 Uhr"],
    ["es", "Necesitamos un vídeo para nuestra jornada de puertas abiertas del 22 de marzo a las 17 h.", "Jornada de puertas abiertas del 22 de marzo a las 17 h"],
    ["nl", "Wij willen graag een filmpje voor onze open dag op zaterdag 12 april van 10 tot 15 uur.", "Open dag op zaterdag 12 april van 10 tot 15 uur"],
    ["en", "Please make a short film for our summer fair on Saturday 5 July from 2 pm.", "Summer fair on Saturday 5 July from 2 pm"],
    ["tr", "12 Nisan Cumartesi saat 14'teki açık kapı günümüz için kısa bir video istiyoruz.", "12 Nisan Cumartesi saat 14'teki açık kapı günü"],
    ["ru", "Нам нужен ролик ко дню открытых дверей 12 апреля в 11:00.", "День открытых дверей 12 апреля в 11:00"],
  ] as const)
    assert.equal(facts(text, language).event?.line, line); // prettier-ignore
});

test("where a firm is found at a fair is told", () => {
  for (const [language, text, line] of [
    ["fr", "Bonjour, il nous faut une vidéo pour notre stand C14 au salon Agri, du 16 au 18 mai.", "Stand C14 au salon Agri, du 16 au 18 mai"],
    ["de", "Für unseren Stand A31 in Halle 5 auf der InnoTrans vom 24. bis 26. September brauchen wir ein kurzes Video.", "Stand A31 in Halle 5 auf der InnoTrans vom 24. bis 26. September"],
    ["it", "Ci serve un video per il nostro stand 45 alla fiera di Rimini, dal 9 all'11 ottobre.", "Stand 45 alla fiera di Rimini, dal 9 all'11 ottobre"],
    ["pl", "Prosimy o film na nasze stoisko D8 na targach Budma, od 5 do 7 września.", "Stoisko D8 na targach Budma, od 5 do 7 września"],
    ["ja", "5月16日から18日の農業展のブースC-14で流す動画をお願いします。", "5月16日から18日の農業展のブースC-14"],
    ["zh", "请为我们在上海农博会A12展位做一个短片，展会时间是5月16日到18日。", "上海农博会A12展位，5月16日到18日"],
  ] as const)
    assert.equal(facts(text, language).stand?.line, line); // prettier-ignore
});

test("what somebody sells is told with its price", () => {
  const { offer } = facts(
    "Hi, I'm Piero from Forno Bruni, we bake sourdough at 4 euros a loaf. Could you make a video for our customers?",
    "en",
  );
  assert.equal(offer?.line, "We bake sourdough at 4 euros a loaf");
});

test("when the film is wanted, where it is shown, what it may cost and what the text tells is not", () => {
  for (const [language, text] of [
    ["en", "We need a one-minute video by 14 June for the waiting room screen."],
    ["en", "I need this film for the board meeting on 6 May."],
    ["de", "Wir brauchen das Video bis zum 20. Oktober, Budget 400 Euro, für unsere Website."],
    ["fr", "Il nous faut la vidéo avant le 3 mars, deux minutes maximum, pour notre page d'accueil."],
  ] as const)
    assert.deepEqual(facts(text, language), { event: null, stand: null, offer: null }, text);
  const told = "Our open day is on 14 June at 11.";
  assert.equal(facts("Make a film for our open day on 14 June at 11.", "en", told).event, null);
});

test("an event names a film without a name, a stand ends it, and nothing of them is left over", () => {
  const day = film(
    "Hi! Could you make a film for our open day on 14 June at 11? Visitors can try the potter's wheel. There is a kiln firing at noon. Children glaze a tile to take home.",
  );
  assert.equal(day.title, "Open day");
  assert.deepEqual(day.scenes[0]?.narration, ["Open day on 14 June at 11."]);
  const stand = film(
    "Bonjour, il nous faut une vidéo pour notre stand C14 au salon Agri, du 16 au 18 mai. Notre semoir sème trois rangs à la fois. Il règle la profondeur tout seul. La batterie tient huit heures.",
    "fr",
  );
  const said = stand.scenes.flatMap(({ narration }) => narration);
  assert.equal(said.at(-1), "Stand C14 au salon Agri, du 16 au 18 mai.");
  assert.equal(said.filter((one) => one.includes("18 mai")).length, 1);
});
