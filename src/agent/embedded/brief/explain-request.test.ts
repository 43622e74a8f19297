import assert from "node:assert/strict";
import { test } from "node:test";
import { explainedIn, withoutExplainRequest } from "./explain-request.ts";

const TOLD =
  "A heat pump works like a fridge in reverse. A fan draws outdoor air over a coil. The refrigerant boils and soaks up heat.";
const asked = (paragraph: string) => withoutExplainRequest(`${paragraph}\n\n${TOLD}`);

test("who asks for an explanation is no part of the film, nor is why it is asked", () => {
  const found = asked(
    "We're thinking of replacing our gas boiler. Please explain to homeowners in about a minute how an air source heat pump works and what it costs.",
  );
  assert.equal(found.text.trim(), TOLD);
  assert.equal(found.subject, "How an air source heat pump works and what it costs");
  assert.equal(found.audience, "homeowners");
  assert.equal(found.wishes.length, 2);
});

test("an explanation is asked for in many languages", () => {
  for (const [said, subject, audience] of [
    ["Bitte erklärt Hausbesitzern in etwa einer Minute, wie eine Wärmepumpe funktioniert.", "Wie eine Wärmepumpe funktioniert", "Hausbesitzern"],
    ["Könnt ihr unseren Gästen in einer Minute erklären, wie die Sauna funktioniert?", "Wie die Sauna funktioniert", "Gästen"],
    ["Merci d'expliquer aux élèves, en une minute environ, comment on fait du compost.", "Comment on fait du compost", "élèves"],
    ["Explica por favor a los vecinos, en un minuto, cómo funciona el autoconsumo.", "Cómo funciona el autoconsumo", "vecinos"],
    ["Per favore spiegate agli inquilini in circa un minuto come si separano i rifiuti.", "Come si separano i rifiuti", "inquilini"],
    ["Por favor, explique aos pais em cerca de um minuto como o mosquito se reproduz.", "Como o mosquito se reproduz", "pais"],
    ["Bitte den Gästen in einer Minute erklären, wie die Sauna funktioniert.", "Wie die Sauna funktioniert", "Gästen"],
    ["Necesitamos que expliquéis a los socios cómo se usa el DVA en dos minutos.", "Cómo se usa el DVA", "socios"],
    ["Leg aan de collega's in een minuut uit hoe de ontruiming werkt.", "Hoe de ontruiming werkt", "collega's"],
    ["Proszę wyjaśnić czytelnikom w około minutę, jak oddać książkę.", "Jak oddać książkę", "czytelnikom"],
    ["Пожалуйста, объясните жильцам примерно за минуту, как работает станция.", "Как работает станция", "жильцам"],
    ["Lütfen velilere bir dakikada arıların neden tehlikeli olmadığını anlatın.", "Arıların neden tehlikeli olmadığı", "veliler"],
    ["保護者に向けて、一分くらいで、正しい手の洗い方を説明してください。", "正しい手の洗い方", "保護者"],
    ["请用一分钟左右给老年人讲讲电话诈骗是怎么回事。", "电话诈骗是怎么回事", "老年人"],
    ["주민들에게 일 분 정도로 새 분리수거 방법을 설명해 주세요.", "새 분리수거 방법", "주민들"],
    ["من فضلكم اشرحوا للطلاب في دقيقة تقريبًا كيف نوفر الماء.", "كيف نوفر الماء", "الطلاب"],
    ["בבקשה הסבירו לתלמידים בדקה בערך איך להתנהג ברעידת אדמה.", "איך להתנהג ברעידת אדמה", "תלמידים"],
    ["कृपया गाँव वालों को लगभग एक मिनट में समझाइए कि मलेरिया कैसे फैलता है।", "मलेरिया कैसे फैलता है", "गाँव वालों"],
  ] as const)
    assert.deepEqual(explainedIn(said), { subject, audience, timed: true }, said); // prettier-ignore
});

test("who is meant is told from what is asked, and what only points back is no title", () => {
  const who = explainedIn("Please explain to people who live here how the siren works.");
  assert.equal(who?.subject, "How the siren works");
  const congés = explainedIn(
    "Pourriez-vous expliquer aux collègues comment on pose ses congés et qui les valide ?",
  );
  assert.equal(congés?.subject, "Comment on pose ses congés et qui les valide");
  const back = explainedIn(
    "Could you please explain to members, in under a minute, when to use it and what it says?",
  );
  assert.deepEqual(back, { subject: null, audience: "members", timed: true });
});

test("a length behind the question is no part of the subject", () => {
  const found = explainedIn("Please explain to visitors how the mill grinds flour in under two minutes.");
  assert.deepEqual(found, { subject: "How the mill grinds flour", audience: "visitors", timed: true });
});

test("what is said to viewers stays", () => {
  for (const paragraph of [
    "Ask three questions before you buy. Please explain to visitors how the lock works. Then hand them the key.",
    "Our lift is new. Tell the driver how many you are.",
    "We have a new lock. Explain to your guests how it works.",
    "We're thinking of replacing our gas boiler. Our house is from 1932.",
    "Our station opened in 1859. Explain that to anyone who says the sea here is calm.",
    "We are forty-three voices. I'm Nuala, I stand in the second row, and I'll tell you how a song gets into our programme.",
    "Wir erklären Hausbesitzern in einer Minute, wie eine Wärmepumpe funktioniert.",
    "Notre école a un bac. Je vous explique comment on fait du compost.",
    "The guide explains to visitors how the mill works.",
    "The mill has stood here since 1740. Explain how it works.",
    "我们的水车建于1740年。请向右转。",
  ])
    assert.equal(asked(paragraph).wishes.length, 0, paragraph);
});

test("below a title an explanation is asked for where it says how long it takes", () => {
  assert.equal(asked("The closing shift\n\nExplain to guests how the bill is split.").wishes.length, 0);
  const timed = asked("Heat pumps\n\nPlease explain in about a minute how a heat pump works.");
  assert.equal(timed.wishes.length, 1);
  assert.equal(timed.subject, null);
  assert.match(timed.text, /^Heat pumps/u);
});

test("a sender's own figures are told, and a request without a text stands as it is", () => {
  const found = asked("Our school used 4,200 litres a day. Please explain to pupils how to save water.");
  assert.match(found.text, /4,200 litres/u);
  assert.doesNotMatch(found.text, /Please/u);
  const alone = "Please explain to pupils in a minute how to save water.";
  assert.equal(withoutExplainRequest(alone).text, alone);
});

test("long and broken input is read in no time", () => {
  const started = performance.now();
  for (const text of [
    "explain ".repeat(5000),
    `${"we ".repeat(9000)}.\n\n${TOLD}`,
    "请给".repeat(4000),
    "a\n\n".repeat(4000),
  ])
    withoutExplainRequest(text);
  assert.ok(performance.now() - started < 1500);
});
