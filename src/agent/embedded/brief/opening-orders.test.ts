import assert from "node:assert/strict";
import { test } from "node:test";
import { storyOf } from "../naming/story-of.ts";
import { withoutOrder } from "./order.ts";
import { withoutOpeningOrders } from "./opening-orders.ts";

const TEXT = "## A\nA heap needs air and water in equal parts.\n\n## B\nTurn it every two weeks.";

function told(source: string): string {
  return withoutOrder(source).text.replace(/\s+/gu, " ").trim();
}

test("an opening paragraph above a title is an order as a whole, in many languages", () => {
  const openings = [
    "For engineers who know hash tables. Goal: they can size one. Keep it dry, no jokes; under three minutes please.",
    "Lanzamiento para redes sociales y tienda en línea. Público: personas en pisos pequeños. Tono: directo, sin exagerar. No mencionar a la competencia.",
    "Короткий фильм-рассказ для вечера памяти. Зрители — старшеклассники. Без пафоса, спокойно.",
    "対象:新入社員。目標:声を上げられるようになること。明るすぎない、落ち着いた調子でお願いします。",
    "Pour le comité directeur, réunion de rentrée. Objectif : comprendre. Merci de ne pas mettre de musique triomphale.",
    "用途:民宿前台的屏幕,静音播放。看的人多半是刚到的客人。不要像导游词,节奏慢一点。",
    "Hedef kitle: aileler ve öğrenciler. Abartısız, sakin bir dil kullanın. İki dakikayı geçmesin.",
  ];
  for (const opening of openings) {
    const order = withoutOrder(`${opening}\n\n# Heaps\n\n${TEXT}`);
    assert.equal(order.text.trim().slice(0, 7), "# Heaps", opening);
    assert.notEqual(order.wishes.length, 0, opening);
  }
});

test("below a title and without one, sentences on the film, its viewers and its manner are not told", () => {
  const openings = [
    "This film is for new volunteers. Keep the language plain, and please no stock-photo cheerfulness.",
    "Der Film läuft auf unserem Messestand in Hannover. Zielgruppe sind Architekten und Planer. Keine Werbesprache, Fakten genügen.",
    "यह फ़िल्म हमारे पुस्तकालय में दिखाई जाएगी। दर्शक नौ से बारह साल के बच्चे हैं, इसलिए भाषा सरल रखें।",
    "Esta película se mostrará en el centro de visitantes. Los espectadores son niños de primaria. Que no parezca una clase, por favor.",
    "이 영상은 안내소에서 상영합니다. 보는 분들은 대부분 관광객입니다. 과장된 표현은 피해 주세요.",
  ];
  for (const opening of openings) {
    assert.equal(told(`# Heaps\n\n${opening}\n\n${TEXT}`), told(`# Heaps\n\n${TEXT}`), opening);
    assert.equal(told(`${opening}\n\nA heap needs air and water in equal parts.`), "A heap needs air and water in equal parts."); // prettier-ignore
  }
  assert.equal(withoutOrder(`${openings[2]}\n\nA heap needs air and water.`).audience, "नौ से बारह साल के बच्चे");
});

test("facts and quotations of an opening are told, and so is what only sounds like an order", () => {
  const fact = "In 1983 one man decided not to press a button.";
  assert.match(told(`Audience: parents of year 4. ${fact} Keep it calm.\n\n# Heaps\n\n${TEXT}`), /In 1983.*button\. # Heaps/u); // prettier-ignore
  const texts = [
    `For two hundred years people believed that swamps made them ill. They were wrong.\n\n# Heaps\n\n${TEXT}`,
    "The goal of football is simple. Get the ball between two posts more often than the others.",
    "No mencionar la guerra era la regla en nuestra casa. Mi abuela la rompió una tarde de 1962.",
    `# The talkies\n\nThe film was shown for the first time in 1927. The audience was silent for a minute.\n\n${TEXT}`,
    `# The Globe\n\nThe audience is part of the show. They should stand, shout and laugh.\n\n${TEXT}`,
    `# The reading room\n\nNo jokes, no music, no phones: that was the rule of the room.\n\n${TEXT}`,
  ];
  for (const text of texts) assert.equal(told(text), text.replace(/\s+/gu, " "), text);
});

test("beside a request its topic is the title, what leads in is not told, and what is to come last is named", () => {
  const order = withoutOrder(
    "Hi there,\n\nI'd love a short film for our spring meeting. It's about composting, because half of us get it wrong.\n\nWhat I'd like people to understand is roughly this. A heap needs air, so there's a bigger point as well, but don't preach.\n\nCould you end with the work day? It's Saturday at ten.\n\nThanks,\nMargaret",
  );
  assert.equal(order.subject, "Composting");
  assert.equal(order.text.replace(/\s+/gu, " ").trim(), "Half of us get it wrong. A heap needs air. The work day is Saturday at ten."); // prettier-ignore
});

test("a text that opens with where a story begins is called by whose story it is", () => {
  const text = "चंद्रयान-3 की कहानी एक असफलता से शुरू होती है। चंद्रयान-3 चाँद पर उतरा।";
  assert.equal(storyOf("चंद्रयान-3 की कहानी एक असफलता से शुरू होती है।", text, "hi"), "चंद्रयान-3");
  assert.equal(storyOf("Die Geschichte der zwei beginnt in der Schule.", "Die Geschichte der zwei beginnt.", "de"), null); // prettier-ignore
});

test("beside the label of an audience or a goal below the title, how the film is made is not told", () => {
  const notes = [
    "*For: households on the lane. Tone: neighbourly, not preachy. About 90 seconds.*",
    "*Style: plain, whiteboard if possible. For residents who missed the letter.*",
    "Zielgruppe: Aushilfen. Ziel: jeder kennt die Kisten. Farben freundlich, Schrift groß.",
    "Público: monitores. Objetivo: saber qué hacer. Voz tranquila, imágenes reales si es posible.",
    "Public : familles. But : donner envie de monter. Durée : 1 min 30.",
    "受众：社区老人及其家属。目标：知道在哪里打。语速请慢一些。",
    "대상: 심사역. 목표: 조건을 이해한다. 톤은 차분하고 자신 있게.",
    "दर्शक: छोटे किसान। लक्ष्य: वे आवेदन करना जानें। भाषा सरल रखें।",
    "Для кого: нові учасники. Мета: щоб кожен знав правила. Стиль — легкий, мальований.",
    "الجمهور: الزوار الجدد. الهدف: السلامة للجميع. صوت هادئ وصور واضحة من فضلكم.",
    "対象：新入社員。ねらい：正しく動ける。テンポよく、字幕つきで。",
  ];
  for (const note of notes) {
    const kept = told(`# Heaps\n\n${note}\n\n${TEXT}`);
    assert.doesNotMatch(kept, /90|whiteboard|Schrift|Voz|Durée|语速|톤|भाषा|Стиль|صوت|テンポ/u, note);
    assert.match(kept, /A heap needs air/u);
  }
});

test("beside such a label facts are told", () => {
  for (const fact of [
    "The hut lies at 2,100 metres.",
    "Style is everything in this house, from the door handles to the chimneys.",
    "The voice of the warden is the first thing you hear.",
  ])
    assert.ok(told(`# Heaps\n\nAudience: hikers. ${fact}\n\n${TEXT}`).includes(fact), fact);
  assert.ok(told(`# Die Stimme der Wale\n\nZielgruppe: Familien. Die Stimme eines Wals trägt 800 Kilometer weit.\n\n${TEXT}`).includes("800")); // prettier-ignore
  assert.ok(told(`# 山小屋\n\n対象：登山客。\n\n## 一\n\n六月に開きます。\n\n## 二\n\n皆さんにスープがあります。\n`).includes("スープ")); // prettier-ignore
});

test("one paragraph above the title that says for whom is an order, and a date, a name or a fact there is none", () => {
  for (const note of [
    "Para visitantes de un museo de historia; es un cuento, no una lección. Que al final sientan el peso de la plata.",
    "市内に住む子育て世帯に向けた案内です。電話する目安がわかることを目標にします。BGMは静かめにお願いします。",
  ])
    assert.equal(
      told(`${note}\n\n# Heaps\n\n${TEXT} ${"A heap is warm inside. ".repeat(6)}`).slice(0, 7),
      "# Heaps",
    );
  for (const line of [
    "1850–2024",
    "Museum of the River, Saltby",
    "Das Rad drehte sich bis 1950. Dann kam der Strom.",
  ])
    assert.ok(
      told(`${line}\n\n# Heaps\n\n${TEXT} ${"A heap is warm inside. ".repeat(6)}`).startsWith(line),
      line,
    );
});

test("an introduction is read as a whole: who is meant, where it runs and what they take home are not told", () => {
  const notes = [
    "*For visitors of an engineering museum, aged 14 and up. They should leave knowing that slenderness, not weight, mattered.*",
    "For home bakers who have given up once already. They know flour and salt; they do not know why. Ninety seconds, warm.",
    "本片为一家桥梁博物馆的序厅而作,观众是普通游客,站着看完。看完后他们应当明白:为什么不倒。",
    "Para gente que abre la factura y la guarda. Se verá en el móvil, casi siempre sin sonido. Al terminar deberían saber qué pueden cambiar.",
    "Для школьников, которые придут в музей. Смотрят стоя, минуты две. После фильма они должны понимать, почему лёд плавает.",
    "Breve film per la pagina del corso. Chi guarda ha poco tempo. Che si senta capito, e poi incuriosito.",
    "ללקוחות בשוק, שעוצרים לרגע. הסרטון יוקרן על מסך קטן, בלי קול. בסוף הם יודעים לבחור.",
  ];
  for (const note of notes)
    assert.equal(told(`# Heaps\n\n${note}\n\n${TEXT}`), told(`# Heaps\n\n${TEXT}`), note);
  const pico = withoutOrder(`# Pico\n\nFor people who travel light. The film runs on social media, with sound off.\n\n**Claim:** Nine bars. No plug.\n\n${TEXT}`); // prettier-ignore
  assert.equal(pico.audience, "people who travel light");
  assert.equal(pico.closing?.text, "Nine bars. No plug.");
  assert.equal(withoutOrder(`# Heaps\n\n${notes[0]}\n\n${TEXT}`).aim?.startsWith("They should leave"), true);
});

test("an introduction that tells is told, though it names people, viewers and what they can in the end", () => {
  for (const text of [
    "People who ride to work know the feeling. The road is empty and the light is low. They arrive awake.",
    "For people who watch birds, autumn is the best time of the year. They should bring a warm coat, and patience.",
    "Für die Menschen im Tal war der Brunnen alles. Sie sollten ihn nie wieder verlassen.",
    "Owls fly without sound. They can hear a mouse under the snow. At the end of winter they are hungry.",
    "Para los que madrugan hay pan caliente. Los demás lo ven pasar. Al final todos deben esperar.",
    "Le film passe le samedi. Les spectateurs apportent leur chaise. À la fin, ils savent toujours qui a pleuré.",
  ])
    assert.ok(told(`# Heaps\n\n${text}\n\n${TEXT}`).includes(text), text);
  const cinema = "Für die Leute im Tal läuft hier jeden Freitag ein Film. Die Zuschauer bringen Kissen mit. Danach wissen sie, wer weint."; // prettier-ignore
  assert.ok(told(`# Unser Kino im Dorf\n\n${cinema}\n\n${TEXT}`).includes(cinema));
});

test("a line with an address below the text is no title that makes notes of what stands above it", () => {
  const text =
    "Wir hätten gern einen kurzen Film. Sami geht im Juni in Rente. Er fuhr 900.000 Kilometer ohne Unfall. Jedes Kind kannte er beim Namen.\n\nMehr auf www.fahrdienst-nord.example\n";
  const left = text.replace(/^[^.]+\./u, (asked) => " ".repeat(asked.length));
  assert.deepEqual(withoutOpeningOrders(text, left).wishes, []);
});
