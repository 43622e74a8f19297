import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";
import { withoutWishedEnd } from "./wished-end.ts";

const BODY = "The bakery bakes one hundred loaves a day and sells them all by noon.";

test("words that a film is to end with are its last line, wherever they are given", () => {
  for (const [order, line] of [
    ["Finish with something like: come at 8, the smell is free", "Come at 8, the smell is free"],
    ["Maybe finish on something along the lines of: good night, Grace.", "Good night, Grace"],
    ["Say at the end: see you at the zebra.", "See you at the zebra"],
    ["Am Ende soll stehen: Wer pflanzt, der bleibt.", "Wer pflanzt, der bleibt"],
    ["Zum Schluss so etwas wie: kommt einfach vorbei.", "Kommt einfach vorbei"],
    ["À dire à la fin : merci de votre patience.", "Merci de votre patience"],
    ["Finir par un truc du genre : on vous attend à bord.", "On vous attend à bord"],
    ["Acabar con algo así: el domingo también se lee.", "El domingo también se lee"],
    ["Finire con qualcosa tipo: vieni alle 8, il profumo è gratis", "Vieni alle 8, il profumo è gratis"],
    ["No fim dizer: obrigado, avó Celeste.", "Obrigado, avó Celeste"],
    ["Eindigen met iets als: breng hem maar.", "Breng hem maar"],
    ["Na koniec coś w stylu: teraz możesz pospać.", "Teraz możesz pospać"],
    ["Закончить чем-то вроде: густой — значит настоящий.", "Густой — значит настоящий"],
    ["Sonunda şöyle bir şey desin: gel, otur, oku.", "Gel, otur, oku"],
    ["结尾说：茶凉了，再续一碗。", "茶凉了，再续一碗"],
    ["最後はこんな感じで：おかえりなさい。", "おかえりなさい"],
    ["마지막은 이런 느낌으로: 언제든 오세요.", "언제든 오세요"],
    ["לסיים במשהו כמו: שבת שלום, סבתא.", "שבת שלום, סבתא"],
    ["في النهاية نقول: أهلاً بكم في كل وقت.", "أهلاً بكم في كل وقت"],
  ] as const) {
    for (const source of [`${BODY}\n\n${order}\n\n${BODY}\n`, `- ${BODY}\n- ${order}\n`]) {
      const found = withoutWishedEnd(source);
      assert.equal(found.closing?.text, line);
      assert.equal(found.text.length, source.length);
      assert.equal(found.text.includes(order.slice(0, 8)), false, found.text);
    }
  }
});

test("what ends otherwise is told, and so is what somebody says", () => {
  for (const said of [
    `${BODY} Finish with a coat of varnish.`,
    `${BODY} At the end: 12 loaves are left over.`,
    `${BODY} At the end of the day they say: see you tomorrow.`,
    `${BODY} Am Ende sagte er: Das war gut so.`,
    `${BODY} Mit so etwas wie einem Kamm wird die Wolle gekämmt.`,
    `${BODY} Alla fine disse qualcosa: era ora.`,
    `${BODY} В конце концов они сказали: пора домой.`,
  ])
    assert.equal(withoutWishedEnd(said).text, said);
});

test("a document's film ends with what its middle section wants said at the end", () => {
  const { scenes } = film(
    "# Crossing Mill Lane\n\n## Why it matters\n\nEvery morning 240 children cross Mill Lane. In three years there were 9 accidents.\n\nSay at the end: see you at the zebra.\n\n## What we do\n\nTwo volunteers stand at the crossing from 8:15. The council decides in May.\n",
  );
  const told = scenes.flatMap(({ narration }) => narration);
  assert.equal(told.at(-1), "See you at the zebra.");
  assert.doesNotMatch(told.join(" "), /at the end/u);
});

test("a text that orders a film gives its last line in few words, and a picture is none", () => {
  for (const [order, line] of [
    ["Chiudete con: passate a sentire il profumo.", "Passate a sentire il profumo"],
    ["On voudrait finir par : venez avec des bottes !", "Venez avec des bottes !"],
    ["Sluit maar af met: iedereen mag wippen.", "Iedereen mag wippen"],
    ["A última frase: O mar está à tua espera.", "O mar está à tua espera"],
    ["Na końcu: Przyjdźcie głodni!", "Przyjdźcie głodni!"],
    ["Son cümle şu olsun: Ekmeğinizi getirin, yağ bizden.", "Ekmeğinizi getirin, yağ bizden"],
    ["आख़िर में यह कहें: हमारे हाथ, हमारा नाम।", "हमारे हाथ, हमारा नाम"],
  ] as const)
    assert.equal(withoutWishedEnd(`${BODY}\n\nWe need a video.\n\n${order}\n`).closing?.text, line);
  assert.equal(withoutWishedEnd(`${BODY}\n\nChiudete con: passate a sentire il profumo.\n`).closing, null);
  for (const picture of ["Chiudete con: una panoramica del borgo.", "Na końcu: logo"])
    assert.equal(withoutWishedEnd(`${BODY}\n\nWe need a video.\n\n${picture}\n`).closing, null);
});
