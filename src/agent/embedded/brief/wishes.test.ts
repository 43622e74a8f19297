import assert from "node:assert/strict";
import { test } from "node:test";
import { wishesIn } from "./wishes.ts";

test("a length by its name and a style are wishes, in any language", () => {
  for (const said of [
    "Length about two minutes, in a calm and clear style.",
    "Duración de unos dos minutos, con un estilo tranquilo y claro.",
    "Durée d'environ deux minutes, dans un style calme et clair.",
    "Durata di circa due minuti, con uno stile calmo.",
    "Duração de cerca de dois minutos, em tom calmo.",
    "Dauer etwa zwei Minuten, in einem ruhigen Stil.",
    "Длительность около двух минут, спокойный стиль.",
    "المدة دقيقتان تقريبًا، بأسلوب هادئ وواضح.",
    "時長約兩分鐘，語氣平靜。",
    "長さは約2分、落ち着いた口調で。",
    "Upbeat, not silly.",
    "وليكن الأسلوب هادئًا ومشوّقًا.",
  ])
    assert.ok(wishesIn(said, true).size > 0, said);
});

test("for whom or where the film is, and nothing else, is a wish", () => {
  for (const said of [
    "HR explainer for people who have handed in their notice at Corvane Ltd.",
    "An explainer for people who rent.",
    "Launch film, energetic.",
    "Ein kurzer Imagefilm, modern.",
    "কৃষকদের জন্য, সহজ ভাষায়।",
    "Per i visitatori, un minuto e mezzo, tono caldo.",
    "For a Sunday documentary slot.",
    "For our website and the waiting room.",
    "Для школьников, простыми словами.",
    "給老顧客的短片，溫暖一點。",
    "子ども向けの短い動画です。",
    "பள்ளி மாணவர்களுக்கான சிறு படம்.",
    "গ্রামের মহিলাদের জন্য একটি ছোট ভিডিও।",
  ])
    assert.ok(wishesIn(said, false).size > 0, said);
  for (const said of [
    "For people who rent, the law has changed.",
    "A slot for documentaries was added on Sunday.",
    "這部短片在柏林得獎。",
    "The film for people who fly was banned in 1962.",
  ])
    assert.equal(wishesIn(said, false).size, 0, said);
});

test("how long something takes and how somebody spoke is told", () => {
  for (const said of [
    "The duration of the voyage was two years.",
    "La durée de vie d'une abeille est de six semaines.",
    "المدة التي قضاها في السجن خمس سنوات.",
    "Die Dauer der Reise betrug zwei Monate.",
  ])
    assert.equal(wishesIn(said, true).size, 0, said);
});
