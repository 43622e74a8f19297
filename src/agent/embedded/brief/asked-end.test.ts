import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";
import { withoutWishedEnd } from "./wished-end.ts";

const BODY = "The bakery bakes one hundred loaves a day and sells them all by noon.\n\n";

test("who asks for a last line in its marks has it, in many languages", () => {
  for (const [order, line] of [
    ['Can you end on "Ask us, we\'ve opened both"?', "Ask us, we've opened both"],
    ["Could you finish with 'Come early, we're out by noon'?", "Come early, we're out by noon"],
    ["And could we close the film with the line “Bread is for today”, please?", "Bread is for today"],
    ['We\'d like it to end with "See you at six".', "See you at six"],
    ['Please finish on "Come and smell it."', "Come and smell it"],
    ['Could the last line be "Bring a bag"?', "Bring a bag"],
    ['The last words should be "Bring a bag".', "Bring a bag"],
    ["Kannst du mit „Fragt uns, wir haben beides probiert“ enden?", "Fragt uns, wir haben beides probiert"],
    ["Könnt ihr den Film bitte mit dem Satz »Bis morgen um sechs« schließen?", "Bis morgen um sechs"],
    ["Am Schluss bitte „Bis morgen um sechs“ einblenden.", "Bis morgen um sechs"],
    ["Pouvez-vous terminer par « Demandez-nous conseil » ?", "Demandez-nous conseil"],
    ["J'aimerais que la vidéo se termine sur « À demain matin ».", "À demain matin"],
    ["¿Podéis acabar con «Pregúntenos, hemos abierto los dos»?", "Pregúntenos, hemos abierto los dos"],
    ["Que acabe con «Hasta mañana a las seis».", "Hasta mañana a las seis"],
    ["Potete chiudere con «Chiedete a noi»?", "Chiedete a noi"],
    ["Podem terminar com “Perguntem-nos”, por favor?", "Perguntem-nos"],
    ["Kunnen jullie eindigen met “Vraag het ons gerust”?", "Vraag het ons gerust"],
    ["Kan de film met “Tot morgenvroeg” afsluiten?", "Tot morgenvroeg"],
    ["Kan ni sluta med ”Fråga oss i butiken”?", "Fråga oss i butiken"],
    ["Czy możecie zakończyć słowami „Do zobaczenia o szóstej”?", "Do zobaczenia o szóstej"],
    ["Можете закончить словами «Спросите нас»?", "Спросите нас"],
    ["Можете закінчити фразою «Запитайте нас»?", "Запитайте нас"],
    ["Filmi “Bize sorun” sözüyle bitirebilir misiniz?", "Bize sorun"],
    ["هل يمكنكم إنهاء الفيلم بعبارة «اسألونا»؟", "اسألونا"],
    ['אפשר לסיים עם "תשאלו אותנו"?', "תשאלו אותנו"],
    ["क्या आप फ़िल्म को “हमसे पूछिए” से समाप्त कर सकते हैं?", "हमसे पूछिए"],
  ] as const) {
    const found = withoutWishedEnd(`${BODY}${order}\n`);
    assert.equal(found.closing?.text, line, order);
    assert.equal(found.text.slice(BODY.length).trim(), "", found.text);
  }
});

test("an address behind the words ends the film below them", () => {
  for (const order of [
    'And can it end with "Give a bed. Tonight." and the web address harbour.example',
    'Please finish on "Give a bed. Tonight." and our website harbour.example.',
    "Pouvez-vous terminer par « Give a bed. Tonight. » et l'adresse harbour.example ?",
  ]) {
    const found = withoutWishedEnd(`${BODY}${order}\n`);
    assert.equal(found.closing?.text, "Give a bed. Tonight.", order);
    assert.equal(found.closing?.address, "harbour.example", order);
    assert.equal(found.text.slice(BODY.length).trim(), "", found.text);
  }
});

test("how a letter, a call or a lesson ends is told", () => {
  for (const said of [
    'End your letter with "Yours sincerely".',
    'Can you end a sentence on "with"? Yes.',
    'He could end any quarrel with "Tea?".',
    'Her last words were "I am not tired".',
    "Er konnte jeden Brief mit „Dein Otto“ beenden.",
    "On peut finir un mail par « Cordialement ».",
    "Podemos terminar una carta con «Un saludo».",
  ])
    assert.equal(withoutWishedEnd(`${BODY}${said}\n`).closing, null, said);
});

test("the line closes the film, and the order is not told", () => {
  const { scenes } = film(
    'Subject: clip for the shop window\n\nHi,\n\nCustomers ask whether bread freezes well. It does. Slice the loaf, wrap the slices and take out what you need. It keeps for three months at minus 18 degrees.\n\nCan you end on "Ask at the counter, we know"?\n\nThanks\nAda',
  );
  const said = scenes.flatMap(({ narration }) => narration);
  assert.match(said.at(-1) ?? "", /^Ask at the counter, we know/u);
  assert.ok(!said.some((one) => /end on/iu.test(one)));
});
