import assert from "node:assert/strict";
import { test } from "node:test";
import { withoutFilmEndsOn } from "./film-ends-on.ts";

const TOLD = "Hold the pot in the left hand and the cup in the right. Begin with the oldest guest.\n\n";

test("what a film is to end on, whatever else is wished of it, is its last line, whole", () => {
  for (const [order, line] of [
    [
      "We want the film to end on the sound of coffee being poured, and then on one sentence: “Not the cup, but who sits down with you.”",
      "Not the cup, but who sits down with you.",
    ],
    [
      "نريد أن ينتهي الفيلم بصوت القهوة وهي تُصبّ، ثم بجملة واحدة: «ليست القهوة ما في الفنجان، بل من جلس ليشربها معك».",
      "ليست القهوة ما في الفنجان، بل من جلس ليشربها معك",
    ],
    [
      "Der Film soll mit dem Klang der Kanne enden, und dann mit einem Satz: „Komm wieder, der Kaffee ist heiß.“",
      "Komm wieder, der Kaffee ist heiß.",
    ],
    ["أحبّ أن ينتهي الفيلم بالدعوة إليه، ثم بجملة أبي زياد: «الخشب يسمع».", "الخشب يسمع"],
  ] as const) {
    const found = withoutFilmEndsOn(TOLD + order);
    assert.equal(found?.closing.text, line);
    assert.equal(found?.text.trim(), TOLD.trim());
    assert.equal(found?.text.length, (TOLD + order).length);
    assert.equal(withoutFilmEndsOn(`${TOLD}## The end\n${order}`)?.text.trim(), TOLD.trim());
  }
});

test("what is said in a story, early, or about no film or no end stays", () => {
  for (const text of [
    `${TOLD}She knew how the evening would end, and said: “Come again.”`,
    `${TOLD}At the end of the film the old man says: “Come again.”`,
    `${TOLD}The film's critics wrote at the end: “Come again.”`,
    `${TOLD}The film shows what her mother always said: “Come again.”`,
    `We want the film to end on one sentence: “Come again.”\n\n${TOLD.repeat(3)}`,
    'The film ends on one sentence: "Come again."',
    "",
  ])
    assert.equal(withoutFilmEndsOn(text), null, text);
});

test("a question that the film is to end with stands without marks", () => {
  for (const [said, line] of [
    ["أتمنى أن يبدأ الفيلم بشابّ يودّع والديه عند باب طنجة، وأن ينتهي بسؤال للطلاب: لو خرجت غدًا في رحلة، فما أول شيء ستكتب عنه؟ وليكن الأسلوب هادئًا ومشوّقًا.", "لو خرجت غدًا في رحلة، فما أول شيء ستكتب عنه؟"],
    ["I'd like the film to end with a question for the pupils: what would you write about first? Keep it calm.", "What would you write about first?"],
    ["Wir möchten am Schluss des Films eine Frage stellen: Was würdest du zuerst aufschreiben?", "Was würdest du zuerst aufschreiben?"],
  ] as const)
    assert.equal(withoutFilmEndsOn(`${TOLD}\n\n${said}`)?.closing.text, line, said);
  for (const told of ["The film raised one question at the end: who pays?", "Her letter ended with a question: who pays?", "I'd like to ask a question: who pays?"])
    assert.equal(withoutFilmEndsOn(`${TOLD}\n\n${told}`), null, told);
}); // prettier-ignore
