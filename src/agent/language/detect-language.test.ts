import assert from "node:assert/strict";
import { test } from "node:test";
import { detectLanguage } from "./detect-language.ts";

const SAMPLES: [text: string, language: string][] = [
  ["Why is the sky blue", "en"],
  ["How a leaf makes food", "en"],
  ["Warum ist der Himmel blau?", "de"],
  ["Pourquoi le ciel est-il bleu ?", "fr"],
  ["¿Por qué el cielo es azul?", "es"],
  ["Perché il cielo è blu?", "it"],
  ["Por que o céu é azul? Não é por causa do mar.", "pt"],
  ["Waarom is de lucht blauw en niet groen?", "nl"],
  ["Dlaczego niebo jest niebieskie i co to jest?", "pl"],
  ["Почему небо голубое", "ru"],
  ["Чому небо блакитне і яке воно є", "uk"],
  ["Ролик про нашу школу. Вона була заснована в 1912 році.", "uk"],
  ["Сябры, патрэбны кароткі фільм пра нашу бібліятэку.", "be"],
  [
    "Поезд из Москвы шёл в Запоріжжя почти сутки. Мы ехали вчетвером, пили чай и смотрели в окно, а за ним были только поля, поля и опять поля.",
    "ru",
  ],
  ["为什么天空是蓝色的", "zh"],
  ["為什麼天空是藍色的，這個問題很多學生會問", "zh-Hant"],
  ["空はなぜ青いのですか", "ja"],
  ["하늘은 왜 파란가요", "ko"],
  ["لماذا السماء زرقاء", "ar"],
  ["چرا آسمان آبی است و چه کسی می‌داند", "fa"],
  ["आसमान नीला क्यों है", "hi"],
  ["ทำไมท้องฟ้าถึงเป็นสีฟ้า", "th"],
  ["למה השמיים כחולים", "he"],
  ["Γιατί ο ουρανός είναι μπλε", "el"],
  ["Gökyüzü neden mavi ve bu nasıl olur?", "tr"],
  // A few words, without the small ones: lists of prices, notices, what somebody types in a chat.
  ["Espresso 2.20\nCappuccino 3.10\nCroissant 1.90\nBaguette sandwich 5.40\nTea 2.50", "en"],
  ["Grandma's radio plays only one station.", "en"],
  ["Coffee tasting\nLatte art\nHome brewing", "en"],
  ["Brot 3,20\nMilch 1,10\nKäse 4,80\nEier 2,90", "de"],
  ["Katze entlaufen, grau, hört auf Milo", "de"],
  ["vide grenier dimanche 14 juin", "fr"],
  ["L'ascenseur est en panne.", "fr"],
  ["Hola a todos. Hoy os enseño a hacer jabón. Hacen falta aceite, agua y sosa.", "es"],
  ["Habitación 45\nDesayuno 9\nPerro 5", "es"],
  ["Il negozio apre alle nove. C'è pane fresco.", "it"],
  ["Smarrito gatto grigio, risponde a Milo", "it"],
  ["A loja abre às nove. Há pão fresco.", "pt"],
  ["As abelhas dançam. As abelhas votam.", "pt"],
  ["La biblioteca estarà tancada els dilluns de juliol per obres.", "ca"],
  ["Per què el cel és blau?", "ca"],
  ["El tren va a Madrid con dos paradas", "es"],
  ["I ragazzi vanno al mare con la nonna.", "it"],
  ["Rommelmarkt op het plein met koek en limonade", "nl"],
  ["Per bor alene på øen. Hver aften tænder han lyset.", "da"],
  ["Vi åbner igen på mandag. Kaffen er gratis hele ugen.", "da"],
  ["Taget drypper. Stigen er lånt af naboen.", "da"],
  ["Vi åpner igjen på mandag. Kaffen er gratis hele uken.", "nb"],
  ["Loppemarked i gården med kake og saft", "nb"],
  ["Vi öppnar igen på måndag. Kaffet är gratis hela veckan.", "sv"],
  ["Pizza 95 kr\nSallad 75 kr\nLäsk 25 kr", "sv"],
  ["Hissi ei toimi.", "fi"],
  ["Winda nie działa.", "pl"],
  ["Asansör çalışmıyor.", "tr"],
  ["A lift nem működik.", "hu"],
  ["Thang máy không hoạt động.", "vi"],
  ["", "en"],
  ["12 345 !!!", "en"],
];

for (const [text, language] of SAMPLES) {
  test(`${JSON.stringify(text)} is ${language}`, () => assert.equal(detectLanguage(text), language));
}

test("a few foreign words do not turn a text", () => {
  assert.equal(
    detectLanguage("This tool is called 二十四 and it shows the twenty-four solar terms of the year."),
    "en",
  );
  assert.equal(detectLanguage("这个工具叫做 Fjordsync，用 Rust 写成，可以在两台电脑之间同步文件夹。"), "zh");
});

test("a short text of few small words is told by letters that no other language writes", () => {
  assert.equal(detectLanguage("Basen ma sześć torów. Dorośli płacą 18 zł za godzinę, emeryci 12 zł."), "pl");
  assert.equal(detectLanguage("Dziadek dał mi 20 zł, babcia 10 zł. Zostało jeszcze pięć złotych."), "pl");
  // Names from elsewhere tell nothing.
  assert.equal(detectLanguage("The museum shows paintings by Żmurko and Gieryński from Łódź."), "en");
});

test("trigrams choose only between languages that the small words speak for", () => {
  const walk =
    "En tur rundt om søen\n\nTag støvler på, for stien er våd, og en madpakke med til 4 personer.\n2 l vand\n8 boller\n400 g ost\n\nGå ned til broen, og følg de røde pæle. Er vandet for højt, så vend om ved skuret og gå en anden dag. Vent ved leddet, når køerne er ude; de er rolige, men store. Turen er 6 km og tager 2 timer.";
  assert.equal(detectLanguage(walk), "da");
  // Its near relative keeps what is its own.
  const norwegian =
    "En tur rundt vannet\n\nTa støvler på, for stien er våt, og en matpakke med til 4 personer.\n2 l vann\n8 boller\n400 g ost\n\nGå ned til broen, og følg de røde pålene. Er vannet for høyt, så snu ved skuret og gå en annen dag. Vent ved grinden når kyrne er ute; de er rolige, men store. Turen er 6 km og tar 2 timer.";
  assert.equal(detectLanguage(norwegian), "nb");
});

test("two of something in Spanish is no Portuguese article", () => {
  const text = "# Dos ofertas para la cocina\n\nComparamos dos ofertas.\n\nPrecio: 6.200 euros\nPlazo: 4 semanas\nGarantía: 2 años\nIncluye el desmontaje"; // prettier-ignore
  assert.equal(detectLanguage(text), "es");
});
