import assert from "node:assert/strict";
import { test } from "node:test";
import { aboutOfRequest } from "./about-of-request.ts";
import { askedOfSender } from "./asked-of-sender.ts";
import { purposeTold } from "./purpose-told.ts";

test("what a film is there to explain is what it is about", () => {
  for (const [language, wish, what] of [
    [
      "en",
      "Purpose is to explain the rooftop solar proposal, not to force anybody.",
      "the rooftop solar proposal",
    ],
    ["en", "The aim of the video is simply to present our new bus plan to parents.", "our new bus plan"],
    ["de", "Ziel des Films ist es, die neue Heizung kurz vorzustellen.", "die neue Heizung"],
    ["fr", "Le but est d'expliquer le nouveau règlement aux locataires.", "le nouveau règlement"],
    ["es", "El objetivo es explicar la reforma del ascensor a los vecinos.", "la reforma del ascensor"],
    ["it", "Lo scopo del video è spiegare il nuovo orario.", "il nuovo orario"],
    ["pt", "O objetivo é explicar a proposta de troca dos elevadores.", "a proposta de troca dos elevadores"],
    ["nl", "Het doel is om het nieuwe afvalplan uit te leggen.", "het nieuwe afvalplan"],
    ["sv", "Syftet är att förklara den nya taxan.", "den nya taxan"],
    ["nb", "Formålet er å presentere den nye planen for beboerne.", "den nye planen"],
    ["ar", "الهدف هو شرح مشروع الطاقة الشمسية، لا الإقناع.", "مشروع الطاقة الشمسية"],
    ["he", "המטרה היא להסביר את תוכנית השיפוץ, לא לשכנע.", "תוכנית השיפוץ"],
    ["hi", "मकसद है सोलर प्रस्ताव समझाना।", "सोलर प्रस्ताव"],
    ["zh", "目的是介绍屋顶光伏方案，不是劝说。", "屋顶光伏方案"],
    ["ja", "目的は太陽光発電計画の説明です。", "太陽光発電計画"],
    ["ko", "목적은 태양광 설치안을 설명하는 것입니다.", "태양광 설치안"],
    ["id", "Tujuannya adalah menjelaskan rencana panel surya kepada warga.", "rencana panel surya"],
  ] as const)
    assert.equal(purposeTold(wish, language), what, wish);
  for (const wish of [
    "The purpose of a valve is to hold back water.",
    "The aim is to win.",
    "Our purpose is clear.",
  ])
    assert.equal(purposeTold(wish, "en"), null, wish);
});

test("what people ask the sender is what their film shows them", () => {
  for (const [language, wish, question] of [
    [
      "en",
      "We get 200 calls from people asking how to shut down their system before the first hard freeze.",
      "how to shut down your system before the first hard freeze",
    ],
    [
      "de",
      "Jede Woche fragen uns Kunden und wir werden gefragt, wie man die Anlage winterfest macht.",
      "wie man die Anlage winterfest macht",
    ],
    [
      "fr",
      "Nos clients nous demandent comment fermer leur piscine pour l'hiver.",
      "comment fermer votre piscine pour l'hiver",
    ],
    [
      "es",
      "Muchos clientes nos preguntan cómo cerrar la piscina en otoño.",
      "cómo cerrar la piscina en otoño",
    ],
    ["it", "I clienti ci chiedono come chiudere la loro piscina.", "come chiudere la piscina"],
    ["ru", "Каждую осень клиенты спрашивают, как слить воду из системы.", "как слить воду из системы"],
  ] as const)
    assert.equal(askedOfSender(wish, language), question, wish);
  for (const wish of [
    "Nobody asks how to.",
    "They ask how we are doing.",
    "Ask us how, and we will tell you.",
  ])
    assert.equal(askedOfSender(wish, "en"), null, wish);
});

test("what a film is about by its own order goes first, and what the text never speaks of is not taken", () => {
  const order = "Please make a video about our pump for customers.";
  const asked = "People keep asking how to shut down their system.";
  assert.equal(aboutOfRequest([asked, order], "en", "The pump of your system."), "Our pump");
  assert.equal(
    aboutOfRequest([asked, "Please make a video, 60 seconds."], "en", "Shut down the system."),
    "How to shut down your system",
  );
  assert.equal(aboutOfRequest([asked, "Please make a video, 60 seconds."], "en", "We bake bread."), null);
});

test("a question goes on behind its brackets, and Arabic ends before its own comma", () => {
  assert.equal(
    aboutOfRequest(
      ["We need an explainer for councillors on how the organics bin (FOGO) has gone."],
      "en",
      "bin",
    ),
    "How the organics bin has gone",
  );
  assert.equal(
    aboutOfRequest(
      [
        "نحتاج إلى فيلم توعوي قصير (من 60 إلى 90 ثانية) عن التبرع بالدم، موجَّه إلى طلبة الجامعة، وسيُعرض على الشاشات.",
      ],
      "ar",
      "التبرع بالدم",
    ),
    "التبرع بالدم",
  );
});
