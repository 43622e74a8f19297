import assert from "node:assert/strict";
import test from "node:test";
import { withContentTold, withToldKept } from "./with-content-told.ts";

const told = (source: string): string =>
  withContentTold(source)
    .text.replaceAll(/[ \u00A0]{2,}/gu, " ")
    .trim();
const asked = (film: string, body: string): string => told(`${film}\n\n${body}`).replace(`${film}\n\n`, "");

const EN = "I teach in Bristol and we need a film of a minute.";
const ORDERS: readonly (readonly [film: string, body: string, told: string])[] = [
  [EN, "Please start with Alfred Wegener, who suggested it in 1912, and was not believed.", "Alfred Wegener suggested it in 1912, and was not believed."],
  [EN, "Could you start with the Pantheon in Rome, whose dome has stood for 1,900 years?", "The dome of the Pantheon in Rome has stood for 1,900 years."],
  [EN, "Please tell it through Darren, who has agreed to be named. He is 47 and was a roofer.", "Darren is 47 and was a roofer."],
  [EN, "Please tell it through Darren, who has agreed to be named. Nobody knew where he slept.", "This is Darren's story. Nobody knew where he slept."],
  [EN, "The film should say that a night costs £28, that we have 26 beds and that all are taken.", "A night costs £28. We have 26 beds. All are taken."],
  [EN, "End by asking people to give £28 for one night at lantern.example.", "Give £28 for one night at lantern.example."],
  [EN, "Finish by inviting viewers to the open day on 14 June.", "Come to the open day on 14 June."],
  [EN, "Close by asking viewers what they would pack for a night outdoors.", "What would you pack for a night outdoors?"],
  ["Please make a one-minute explainer for our textile museum.", "Show the needle, the loop, the rotating hook and the bobbin, step by step. Mention that he patented it in 1851 and that it makes 800 stitches.", "The needle, the loop, the rotating hook and the bobbin. He patented it in 1851. It makes 800 stitches."],
  ["Wir brauchen einen Film für unser Museum.", "Zeigen Sie die Nadel, den rotierenden Greifer und die Spule, Schritt für Schritt.", "Die Nadel, der rotierende Greifer und die Spule."],
  ["Il nous faut un film pour le musée.", "Montrez l’aiguille, la boucle, le crochet et la canette, étape par étape.", "L’aiguille, la boucle, le crochet et la canette."],
  ["Somos un museo y queremos un vídeo.", "Muestren la aguja, el lazo, el garfio y la bobina, paso a paso.", "La aguja, el lazo, el garfio y la bobina."],
  ["Ci serve un video per il museo.", "Mostrate l’ago, il cappio e la bobina, passo dopo passo.", "L’ago, il cappio e la bobina."],
  ["Precisamos de um vídeo para o museu.", "Mostrem a agulha, o laço, o gancho e a bobina, passo a passo.", "A agulha, o laço, o gancho e a bobina."],
  ["We willen een film voor het museum.", "Laat de naald, de lus, de grijper en de spoel zien, stap voor stap.", "De naald, de lus, de grijper en de spoel."],
  ["Wir brauchen einen Film für unser Museum.", "Bitte beginnen Sie mit Levi Strauss, der 1829 hier geboren wurde und 1847 nach Amerika auswanderte.", "Levi Strauss wurde 1829 hier geboren und wanderte 1847 nach Amerika aus."],
  ["Wir brauchen einen Film für unser Museum.", "Bitte erwähnen Sie, dass im letzten Jahr, wie jedes Jahr, alle Karten weg waren.", "Dazu kommt, dass im letzten Jahr, wie jedes Jahr, alle Karten weg waren."],
  ["Il nous faut un film pour le musée.", "Merci de préciser que la boîte date de 1890 et qu'elle est en bois. Terminez en demandant au public pourquoi le fromage coule.", "La boîte date de 1890. Elle est en bois. Pourquoi est-ce que le fromage coule ?"],
  ["Somos un comedor y queremos un vídeo.", "Cuéntenlo a través de Paco, que nos ha dado permiso. Tiene 58 años.", "Paco tiene 58 años."],
  ["Somos un comedor y queremos un vídeo.", "Al final pidan a la gente que done en laolla.example.", "Done en laolla.example."],
  ["Potrzebujemy filmu dla muzeum.", "Proszę zacząć od Ignacego Łukasiewicza, który w 1853 roku zapalił lampę.", "Zacznijmy od Ignacego Łukasiewicza, który w 1853 roku zapalił lampę."],
  ["Нужен ролик для музея.", "Пожалуйста, скажите, что вход свободный, и что касса закрыта.", "Вход свободный. Касса закрыта."],
  ["Flamingolar hakkında bir film istiyorum.", "Kuraklığın koloniye etkisine de değinin. Göl yüksektedir.", "Kuraklığın koloniye etkisi. Göl yüksektedir."],
  ["1分の動画を作ってください。", "去年の台風で40世帯が停電したことを伝えてください。最後に、困ったときは総務部まで、と入れてください。", "去年の台風で40世帯が停電しました。 困ったときは総務部まで。"],
  ["짧은 영상을 만들어 주세요.", "1443년에 훈민정음을 만들었다는 것, 지금은 24자를 쓴다는 것을 알려 주세요. 10월 9일이 왜 한글날인지 물으며 밝게 끝내 주세요.", "1443년에 훈민정음을 만들었습니다. 지금은 24자를 씁니다. 10월 9일은 왜 한글날일까요?"],
  ["请做一个一分钟的短片。", "请从毕昇讲起，他在1041年用胶泥刻字。请说明一个字可以反复使用。", "毕昇在1041年用胶泥刻字。 一个字可以反复使用。"],
]; // prettier-ignore

for (const [film, body, content] of ORDERS)
  test(`an order is told as what it carries: ${body.slice(0, 60)}`, () => {
    assert.equal(asked(film, body), content);
  });

test("what is announced heads the paragraph that tells it, and goes within one", () => {
  const letter = `${EN}\n\nPlease start with Ada Byron, who wrote the first program.\n\nThen show the three kinds of loop. One counts and one waits. Explain why they end. Each has a way out.`;
  assert.match(
    told(letter),
    /\*\*Three kinds of loop\.\*\* One counts and one waits\. Each has a way out\.$/u,
  );
});

/** Said to those who are taught, by texts of which a film is ordered. */
const TAUGHT = [
  "Please make a short film of this text for our new guides.\n\nA tour lasts forty minutes. Start with the oldest tree, which was planted in 1790. Show how the leaves fold. Explain why the pond has no fish. Mention that the café closes at five. End with a question, and let people answer.",
  "We need a video for our phone line.\n\nAnswer within three rings. Say that you are a volunteer. Tell people that the call is free. End by asking the caller to repeat the address.",
  "Please turn this into a video for our museum.\n\nShow your ticket at the door. Then show the guard what is in your bag. Start with the top floor. End the call.",
  "Bitte machen Sie daraus einen Film für unsere Lehrlinge.\n\nBegrüßen Sie den Kunden. Sagen Sie deutlich, dass der Kostenvoranschlag kostenlos ist. Enden Sie mit der Frage, wann das Auto gebraucht wird.",
  "Faites une vidéo de ce texte pour nos bénévoles.\n\nAccueillez chaque personne. Dites que tout est gratuit. Terminez en invitant la personne à prendre un café.",
  "この文章で新人向けの動画を作ってください。\n\nお客様に遅れることを伝えてください。入口で会員証を見せてください。料金が変わったことを必ず説明してください。",
  "이 글로 교육 영상을 만들어 주세요.\n\n손님께 10분 늦는다고 알려 주세요. 문을 열어 두세요. 재료가 떨어졌다는 것을 말해 주세요.",
  "请把这段文字做成培训短片。\n\n请告诉医生你的过敏史。请说明来访的原因。请提醒顾客带好随身物品。",
  "# The tour\n\n## Start\n\nStart with Anna, who knows the house.\n\n## The film\n\nThe film should say that the house is old.",
  "Please make a video of this text for our trainees.\n\nWash your hands. Show the needle, the loop and the bobbin, step by step. Press the pedal.",
  "Please make a video for our visitors.\n\nShow the ticket, the pass and your receipt. Doors open at six.",
  "Start with Anna, who knows the house. Tell people that it is old.",
]; // prettier-ignore

test("what those who watch are taught to do and to say stays", () => {
  for (const source of TAUGHT) assert.equal(withContentTold(source).text, source);
});

test("texts keep their length and their lines, and nothing throws on what is no sentence", () => {
  const strange = ["", "A film.", "A film. Tell it through", "A film: start with , who", "film\n***\n(Say that", "영상 는 것을 알려 주세요.", "動画、と入れてください。", "请短片讲起，"]; // prettier-ignore
  for (const source of [...strange, ...ORDERS.map(([film, body]) => `${film}\n\n${body.replaceAll(" ", "\n")}`), ...TAUGHT]) {
    const { text } = withContentTold(source);
    assert.equal(text.length, source.length);
    assert.equal(text.split("\n").length, source.split("\n").length);
  } // prettier-ignore
});

test("what an order carries is told although others take it for a note", () => {
  const source = `${EN} Please tell viewers that it is over in ten minutes. Doors open at six.`;
  const content = withContentTold(source);
  const left = { text: content.text.replace("It is over in ten minutes.", " ".repeat(26)), wishes: ["It is over in ten minutes."], closing: null }; // prettier-ignore
  const kept = withToldKept(left, content);
  assert.match(kept.text, /It is over in ten minutes\./u);
  assert.deepEqual(kept.wishes, []);
  const closing = { ...left, closing: { text: "It is over in ten minutes" } };
  assert.doesNotMatch(withToldKept(closing, content).text, /ten minutes/u);
});
