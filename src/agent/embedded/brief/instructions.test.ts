import assert from "node:assert/strict";
import { test } from "node:test";
import { degradationsOf } from "../degradations.ts";
import { film } from "../plan.fixture.ts";
import { withoutOrder } from "./order.ts";

const told = (source: string): string => withoutOrder(source).text.replace(/\s+/gu, " ").trim();

test("what its sender marks as a note to the maker is not told, and named", () => {
  const notes = [
    ["The mill ground flour for nine villages.", "(Note for the editor: please do not show tractors. Logo follows by e-mail.)"],
    ["The mill ground flour for nine villages.", "*Internal. Do not quote the owner's name in the film.*"],
    ["Das Moor wächst einen Millimeter im Jahr.", "(Anmerkung für die Redaktion: Bitte keine Frösche zeigen.)"],
    ["Le phare a été allumé en 1847.", "(Note pour le monteur : merci de ne pas montrer de tempête.)"],
    ["Ведро весит три тонны.", "(Примечание для монтажёра: пожалуйста, не показывайте аварии.)"],
    ["避難訓練は毎年九月に行います。", "（編集者へ：炎の映像は使わないでください。）"],
  ] as const; // prettier-ignore
  for (const [text, note] of notes) {
    const order = withoutOrder(`${text}\n\n${note}`);
    assert.equal(order.text.trim(), text);
    assert.equal(order.wishes.length, 1, note);
  }
});

test("a form above the text is read and not told, on one line or several", () => {
  const ladder = withoutOrder("Training video: Using a ladder\nAudience: new staff, first day. Tone: clear, no jokes. Length 90 s.\n\nFace the ladder."); // prettier-ignore
  assert.equal(ladder.text.replace(/\s+/gu, " ").trim(), "Using a ladder Face the ladder.");
  assert.equal(ladder.audience, "new staff, first day");
  assert.equal(told("Hedef kitle: yeni çalışanlar. Üslup: sade. Süre: 90 saniye.\n\nMerdiveni kurun."), "Merdiveni kurun."); // prettier-ignore
  assert.equal(told("- Publikum: Azubis\n- Ton: ruhig\n- Format: 16:9\n\nSäuren stehen allein."), "Säuren stehen allein."); // prettier-ignore
  const tren = withoutOrder("Queremos un vídeo breve para nuestra campaña «Menos vuelos». Público: gente de 25 a 45 años.\n\nHoy casi nadie va en tren."); // prettier-ignore
  assert.deepEqual([tren.text.trim(), tren.project, tren.audience], ["Hoy casi nadie va en tren.", "Menos vuelos", "gente de 25 a 45 años"]); // prettier-ignore
});

test("what is wanted without a verb, and what its pictures are to avoid, is not told", () => {
  const orders = [
    "Film for our website and the screen in the shop window, about 60 seconds, friendly but not cute.",
    "For our museum's waiting room: a calm two-minute explainer for adults with no science background.",
    "For the memorial evening on 3 October. Quiet, please, with room to breathe. No statistics-style graphics.",
    "Un testo per i visitatori della nostra torrefazione storica.",
    "Für die Trauerfeier am 8. November. Bitte ruhig und ohne Diagramme.",
  ];
  for (const order of orders) assert.equal(told(`${order}\n\nIt began in 1956.`), "It began in 1956.", order);
  assert.equal(told("It rises.\n\nPlease avoid cartoon faces on the Moon."), "It rises.");
  assert.equal(told("Stadtwerke Lindenau – Pressestelle\nBetreff: Freibad öffnet\n\nLiebe Lindenauer,\n\nes ist so weit."), "es ist so weit."); // prettier-ignore
});

test("content that looks like a note is told", () => {
  const texts = [
    "Quiet, please. The heron is fishing.\n\nThen it strikes.",
    "Please avoid the main entrance on Saturday.\n\nUse the side door.",
    "The ferry sails at nine.\n\n(Dogs travel free, but please keep them on a lead.)",
    "Programme\nMusic: Anna Brandt, piano. Voice: Ilse Korn. Duration: 2 hours.\n\nDoors open at five.",
    "Style: Art Nouveau. Colours: oiled oak. Length 180 cm.\n\nIt was made in Nancy.",
    "Note for hikers: the path is closed after rain. Take the forest road, please.",
    "Note to the editor: so began every letter.\n\nWe kept them all.",
    "*Calm, clear, cold: that was the morning of the launch.*\n\nThe crew had slept.",
    "Audience: 4,200. Score: 2-0. Goals: Osei and Brandt.\n\nIt rained.",
    "A two-minute walk from the station: our new office has room for ninety people.\n\nCome in.",
    "Un film pour les enfants a été tourné ici en 1962.\n\nLa place est là.",
  ];
  for (const text of texts) assert.equal(withoutOrder(text).text, text);
});

test("a length that is not followed is said, and a language only where somebody asked for it", () => {
  const { degradations } = film("A short film for our website, 10 minutes.\n\nThe wheel turned in 1764. It ground flour for nine villages. In 1952 it stopped."); // prettier-ignore
  assert.ok(degradations.some(({ code, message }) => code === "length_wish_not_followed" && message.includes("10 minutes"))); // prettier-ignore
  const facts = {
    language: "de",
    words: 200,
    seconds: 62,
    sentencesLeftOut: [],
    dropped: [],
    wishes: ["ca. 60 Sekunden"],
  };
  const request = { prompt: "", targetLanguage: "en", duration: "short", style: "auto", estimateSeconds: () => 1 } as const; // prettier-ignore
  assert.deepEqual(degradationsOf({ ...request, languageByDefault: true }, facts), []);
  assert.deepEqual(degradationsOf(request, facts).map(({ code }) => code), ["language_not_translated"]); // prettier-ignore
});
