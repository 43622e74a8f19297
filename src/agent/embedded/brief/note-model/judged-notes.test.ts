import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { withoutOrder } from "../order.ts";
import { withoutJudgedNotes } from "./judged-notes.ts";
import { noteLikelihood } from "./note-likelihood.ts";

/** Sentences of ten briefs by people who had seen neither the sentences that the weights were learned from nor any rule. */
const NOTES = [
  "We get the same phone calls every April so hopefully this saves some of them!",
  "Please don't mention last year's accident.",
  "Should be understandable to people who have never been to us.",
  "It'll be shown on the clubhouse telly and then go on our Facebook page, so square if you can.",
  "Please don't make it jolly, people have been worried.",
  "Please keep it plain, he hated drama.",
  "Merci de garder un ton simple, elle n'aime pas qu'on en fasse trop.",
  "Il faudrait finir là-dessus, sans musique triste si possible.",
  "करीब दो मिनट का वीडियो चाहिए।",
  "भाषा आसान रखें, जैसे क्लास में समझाते हैं।",
  "12월부터 정기배송을 시작하는데 인스타에 올릴 세로 영상이 필요해요.",
  "1분 정도면 좋겠고, 너무 광고 같지 않게 해주세요.",
  "Daraus soll ein kurzes Video fürs Handy werden (Instagram der Stadt, hochkant).",
  "Bitte keine Hammer-Bilder, in Deutschland hat kein Richter einen Hammer!",
  "高校1年「物理基礎」の授業で、波の単元の最初に流す動画です。",
  "2分前後、生徒はギターを触ったことがない子がほとんどです。",
  "لا تبالغوا في المديح لو سمحتم، المزارعون يكرهون الإعلانات.",
];
const TOLD = [
  "When you arrive, call us on VHF channel 12 before you pass the breakwater.",
  "Don't just come in, the ferry needs the whole channel when she turns.",
  "We open on the second Saturday of the month in the Methodist hall.",
  "Visits went up from 18,400 in 2023 to 23,150 in 2024.",
  "In the spring of 1961 the climbing club in our valley bought an upright piano at a school auction for nine pounds.",
  "Yvonne Lacaze est née en 1936 à Saint-Cirgues, dans le Lot, au-dessus du fournil de son père.",
  "घर में हर महीने बिजली का बिल आता है, पर ज़्यादातर लोग उसे बस भर देते हैं।",
  "어머니가 1998년에 시작하신 가게를 제가 4년 전에 물려받았습니다.",
  "Schöffen sind ehrenamtliche Richterinnen und Richter in Strafsachen.",
  "弦をはじくと、両端が止まったまま真ん中が大きく揺れます。",
  "كل سنة يخسر المزارع الصغير جزءاً من محصوله قبل أن يصل إلى السوق.",
  "No próximo sábado, 12 de setembro, a Praça de Bocage volta a encher-se de fumo, música e sardinhas.",
  "As portas abrem às 17h00, o concurso de assadores começa às 18h30 e o baile vai até à meia-noite.",
];

test("sentences that it never saw: most notes are likely, no sentence that tells is", () => {
  const likely = NOTES.filter((said) => noteLikelihood(said) >= 0.5);
  assert.ok(likely.length >= NOTES.length - 3, NOTES.filter((said) => !likely.includes(said)).join("\n"));
  assert.deepEqual(
    TOLD.filter((said) => noteLikelihood(said) >= 0.5),
    [],
  );
});

const TELLS =
  "The hut stands at 1,840 metres and there was no road then. They started on a Saturday in June, eleven men and a mule. It took nine days in all.";

test("notes go from the paragraphs at a text's edges, with what stands between them, and the text is as long as before", () => {
  const notes =
    "We get the same phone calls every April so hopefully this saves some of them! It will be on the screen in the waiting room, so captions would help. Please don't mention last year's accident.";
  const source = `${notes}\n\n${TELLS}\n\n${TELLS}`;
  const { text, wishes } = withoutJudgedNotes(source, source);
  assert.equal(text.trim(), `${TELLS}\n\n${TELLS}`);
  assert.equal(text.length, source.length);
  assert.equal(wishes.length, 3);
});

test("what stands in the middle, quotes somebody or says where to turn stays", () => {
  const ask = "Please keep it plain, he hated drama.";
  const middle = `${TELLS}\n\n${TELLS}\n\n${ask}\n\n${TELLS}\n\n${TELLS}\n\n${TELLS}`;
  assert.equal(withoutJudgedNotes(middle, middle).text, middle);
  for (const said of ['"Please keep it plain and don\'t make it jolly," he said.', "Please call 01555 340 212 if you need photos!"]) {
    const source = `${said}\n\n${TELLS}`;
    assert.equal(withoutJudgedNotes(source, source).text, source);
  }
}); // prettier-ignore

test("whom to ask about the film goes with the notes beside it, whom to call stays", () => {
  const notes = "Could you send me a first version by Thursday?";
  const asked = `It'll be shown on the clubhouse telly, so square and about a minute please.\n\n${TELLS}\n\n${notes} My number is 01706 555 0142 if anything's unclear.`;
  assert.equal(withoutJudgedNotes(asked, asked).text.trim(), TELLS);
  const call = "Want to help? Call me on 01706 555 0142.";
  const source = `${TELLS}\n\n${call}\n\nThanks so much, and let me know if you need photos!`;
  assert.ok(withoutJudgedNotes(source, source).text.includes(call));
});

test("an order for the last line gives its words", () => {
  for (const [ask, line] of [
    ['Could you end on: "Opening day is Saturday 10 May. The water will be warm."', "Opening day is Saturday 10 May. The water will be warm."],
    ["最後に「次の時間は、ゴムひもで自分の弦を作ります。輪ゴムを1本持ってきてください。」と伝えてください。", "次の時間は、ゴムひもで自分の弦を作ります。輪ゴムを1本持ってきてください。"],
  ] as const) {
    const { closing, text } = withoutOrder(`# Lido\n\n${TELLS}\n\n${ask}`);
    assert.equal(closing?.text, line);
    assert.ok(!text.includes(ask.slice(0, 6)));
  }
}); // prettier-ignore

test("any text: nothing is lost but whole sentences, and never all of it", () => {
  const sentence = fc.constantFrom(...NOTES, ...TOLD);
  const paragraph = fc.array(sentence, { minLength: 1, maxLength: 4 }).map((some) => some.join(" "));
  fc.assert(
    fc.property(fc.array(paragraph, { minLength: 1, maxLength: 6 }), (paragraphs) => {
      const source = paragraphs.join("\n\n");
      const { text, wishes } = withoutJudgedNotes(source, source);
      assert.equal(text.length, source.length);
      assert.ok(text.trim() !== "");
      assert.ok(wishes.every((wish) => source.includes(wish)));
      for (let at = 0; at < text.length; at += 1)
        assert.ok(text[at] === source[at] || text[at] === " ", "blanked or left");
    }),
    { numRuns: 60 },
  );
});

test("what a heading of its own names is told, though it sounds like an order; what speaks of the film is not", () => {
  const text = (last: string): string =>
    `# Hoof care\n\n## Every day\n\nPick out the feet and look at the frog. A healthy one is firm and smells of nothing.\n\n## ${last}`;
  for (const last of [
    "When to call\n\nIf the heat lasts for a day, call your vet. Please don't give any painkillers!",
    "מתי להתקשר\n\nאם החום נמשך יותר מיום, התקשרו לווטרינר. אל תיתנו משככי כאבים!",
    "Когда звонить\n\nЕсли жар держится дольше суток, звоните врачу. Пожалуйста, не давайте обезболивающих!",
  ])
    assert.equal(withoutJudgedNotes(text(last), text(last)).text, text(last));
});

test("a last paragraph that only says what not to do is told; with a word of the film it is a note", () => {
  const text = (last: string): string =>
    `Новий код доступу\n\nБанк надсилає код на ваш телефон, коли ви платите в мережі. Код діє п'ять хвилин.\n\n${last}`;
  const warning = text(
    "Не кажіть нікому пароль із листа! Працівники банку ніколи не питають його телефоном.",
  );
  assert.equal(withoutJudgedNotes(warning, warning).text, warning);
  const note = text("Будь ласка, не ставте музику у відео. Ролик має бути коротким, до хвилини.");
  assert.notEqual(withoutJudgedNotes(note, note).text, note);
});
