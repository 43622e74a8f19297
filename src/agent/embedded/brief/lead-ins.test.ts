import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";
import { withoutLeadIns } from "./lead-ins.ts";

const squeezed = (text: string): string => text.replace(/\s+/gu, " ").trim();

test("what leads up to the words of the film is cut before its colon, and the words are kept", () => {
  for (const [said, told] of [
    [
      "What it should say: last year passengers left 41,200 things.",
      "Last year passengers left 41,200 things.",
    ],
    ["**The main message:** wash the filter once a month.", "Wash the filter once a month."],
    ["Was rein muss: er gibt 200 Kilo Äpfel weg.", "Er gibt 200 Kilo Äpfel weg."],
    ["Ce qu'il faut dire : la ligne rouvre lundi.", "La ligne rouvre lundi."],
    ["Lo que tiene que decir: la biblioteca abre los domingos.", "La biblioteca abre los domingos."],
    ["Quello che deve dire: il pane costa 5 euro.", "Il pane costa 5 euro."],
    ["A mensagem principal: o forno fecha em julho.", "O forno fecha em julho."],
    ["Wat erin moet: de brug gaat om acht uur open.", "De brug gaat om acht uur open."],
    ["Co trzeba powiedzieć: miód gęstnieje zimą.", "Miód gęstnieje zimą."],
    ["Что нужно сказать: мёд густеет зимой.", "Мёд густеет зимой."],
    ["Söylenmesi gerekenler: kütüphane her gün açık.", "Kütüphane her gün açık."],
    ["要说的是：茶馆建于1908年。", "茶馆建于1908年。"],
    ["伝えたいことは：席は26席です。", "席は26席です。"],
    ["꼭 들어가야 할 내용: 문은 아홉 시에 엽니다.", "문은 아홉 시에 엽니다."],
    ["מה צריך להגיד: היא אופה כל יום שישי.", "היא אופה כל יום שישי."],
    ["ما يجب أن يقال: المحل مفتوح كل يوم.", "المحل مفتوح كل يوم."],
  ] as const) {
    const { text, wishes } = withoutLeadIns(said, false);
    assert.equal(squeezed(text), told);
    assert.equal(text.length, said.length);
    assert.equal(wishes.length, 1, said);
  }
});

test("looser words go beside a request only, and a text's own labels stay", () => {
  for (const [said, told] of [
    ["Contenu : la ligne 4 rouvre le 2 septembre.", "La ligne 4 rouvre le 2 septembre."],
    ["内容は：築120年の農家を直しました。", "築120年の農家を直しました。"],
    ["Bref, on gagne 11 minutes.", "On gagne 11 minutes."],
    ["Kurz gesagt: das Bad macht zu.", "Das Bad macht zu."],
    ["Resumindo: ela fecha em julho.", "Ela fecha em julho."],
    ["Короче, суть такая: мёд густеет зимой.", "Мёд густеет зимой."],
    ["Dus eigenlijk gaan we verhuizen naar Gent.", "Gaan we verhuizen naar Gent."],
  ] as const) {
    assert.equal(squeezed(withoutLeadIns(said, true).text), told);
    assert.equal(withoutLeadIns(said, false).text, said);
  }
  for (const said of [
    "How it works: whatever is found goes to the terminus.",
    "Opening hours: Tuesday to Saturday.",
    "He knew what to say: nothing at all about it.",
    "Brief: a letter of one page.",
    "What you should know: the lift stops at nine.",
  ])
    assert.equal(withoutLeadIns(said, true).text, said);
});

test("a mail's film begins with what it was to say", () => {
  const { title, scenes } = film(
    "Hi Dana,\n\ncan you make us a short film about the lost property office?\n\nWhat it should say: last year passengers left 41,200 things on our trains and we gave back 17,800 of them. Most people never ask.\n\nHow it works: whatever is found is brought to the terminus the same evening. By noon it is in our list.\n\nThanks\nRuth\n",
  );
  const told = scenes.flatMap(({ narration }) => narration);
  assert.equal(title, "The lost property office");
  assert.ok(told.includes("Last year passengers left 41,200 things on our trains and we gave back 17,800 of them.")); // prettier-ignore
  assert.ok(told.some((one) => one.startsWith("How it works")));
  assert.doesNotMatch(told.join(" "), /should say/u);
});

test("each clause of what is to be mentioned is a sentence", () => {
  const mentioned = (said: string): string => withoutLeadIns(said, true).text.replaceAll(/ +/gu, " ").trim();
  assert.equal(
    mentioned("We open at six. Mention that he patented it in 1851 and that a machine makes 800 stitches."),
    "We open at six. He patented it in 1851. A machine makes 800 stitches.",
  );
  const plain = "He said that it rains and that it pours. They mention nothing and that is that.";
  assert.equal(withoutLeadIns(plain, true).text, plain);
});
