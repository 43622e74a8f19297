import assert from "node:assert/strict";
import { test } from "node:test";
import { withoutTextOfItself } from "./text-of-itself.ts";

const squeezed = (text: string): string => text.replace(/\s+/gu, " ").trim();

test("a sentence that only says that a text is going to tell something goes", () => {
  for (const said of [
    "In this article I'll explain it all step by step.",
    "In diesem Beitrag erzähle ich alles der Reihe nach.",
    "Dans cet article, je vous explique tout dans l'ordre.",
    "En este artículo os lo cuento todo paso a paso.",
    "In questo articolo vi spiego tutto passo dopo passo.",
    "Neste texto vou explicar tudo por ordem.",
    "In dit artikel leg ik alles uit.",
    "W tym artykule opowiemy wszystko po kolei.",
    "В этой статье я расскажу обо всём по порядку.",
    "Bu yazıda sırayla anlatayım.",
    "في هذا المقال سنشرح لكم كل شيء بالترتيب.",
    "במאמר הזה אסביר לכם הכול לפי הסדר.",
    "इस लेख में हम आपको सब कुछ क्रम से बताएँगे।",
    "この記事では順番にご紹介します。",
    "本文将依次为大家介绍。",
    "이 글에서는 차례대로 설명하겠습니다.",
  ]) {
    const source = `Why is it dear? ${said}\n\nFirst the harvest.`;
    const { text, wishes } = withoutTextOfItself(source);
    assert.equal(squeezed(text), "Why is it dear? First the harvest.", said);
    assert.equal(text.length, source.length);
    assert.deepEqual(wishes, [said]);
  }
});

test("what tells something beside it is told here", () => {
  for (const [said, told] of [
    ["In this article, we look at how bees dance.", "Here we look at how bees dance."],
    ["In diesem Beitrag erfahren Sie, wie Bienen tanzen.", "Hier erfahren Sie, wie Bienen tanzen."],
    [
      "Dans cet article, nous verrons comment dansent les abeilles.",
      "Ici, nous verrons comment dansent les abeilles.",
    ],
    ["この記事では、ミツバチのダンスを紹介します。", "ここでは、ミツバチのダンスを紹介します。"],
    ["本文将介绍蜜蜂的舞蹈。", "这里将介绍蜜蜂的舞蹈。"],
  ] as const) {
    const { text, wishes } = withoutTextOfItself(said);
    assert.equal(squeezed(text), told);
    assert.equal(text.length, said.length);
    assert.deepEqual(wishes, []);
  }
});

test("what is written in an article of another is told", () => {
  for (const said of [
    "In this article of 1905 Einstein explained the photoelectric effect.",
    "He explained it in this article.",
    "In diesem Text von Goethe steht der Satz dreimal.",
    "Bu evde sırayla anlatayım.",
  ])
    assert.equal(withoutTextOfItself(said).text, said);
});

test("all of it again, to be read, is said to readers", () => {
  const greeted =
    "Liebe Teilnehmerinnen und Teilnehmer, hier noch mal alles zum Nachlesen bzw. jetzt zum Nachschauen.";
  for (const said of [greeted, "Hi everyone, here's the lot in one go.", "Voici tout par écrit."]) {
    const { text, wishes } = withoutTextOfItself(`# Rye\n\n${said} You need 500 g of flour.`);
    assert.equal(squeezed(text), "# Rye You need 500 g of flour.");
    assert.deepEqual(wishes, [said]);
  }
  for (const said of ["Here is everything you need to bake.", "Hier ist alles frisch.", "Here's the lot: 12 chairs."])
    assert.equal(withoutTextOfItself(said).text, said);
}); // prettier-ignore
