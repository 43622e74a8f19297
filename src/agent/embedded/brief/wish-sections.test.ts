import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { withoutWishSections } from "./wish-sections.ts";

const ABOVE = "# Oysters\n\nWe grow oysters in mesh bags on steel trestles, and the sea comes back across the shore faster than people expect.\n\n"; // prettier-ignore
const BELOW = "\n\n## Prices\n\nA dozen costs 12 pounds.";
const squeezed = (text: string): string => text.replaceAll(/\s+/gu, " ");

describe("withoutWishSections", () => {
  it("takes out what the sender wishes of the film, in the languages that are read", () => {
    for (const section of [
      "## What we'd like to see\n\n- A map with her route. The line should grow as the story goes on.\n- A timeline would help.\n- No invented portrait.",
      "## Look and tone\n\nFriendly but not childish. Blues and greens, please. Keep the pace gentle.",
      "**For the film**\n\nA calm voice. No sad music, please.",
      "## So stellen wir uns den Film vor\n\nWarme Farben wie Lehm und Glut. Ruhig erzählt, nicht zu schnell. Bitte keine Blasmusik.",
      "## Ce que nous aimerions voir\n\n- Une frise chronologique serait utile.\n- Pas de musique triste, s'il vous plaît.",
      "## Cómo me lo imagino\n\nColores de barro y de maíz. Que hable como una tía, sin prisas. No me pongan mariachi.",
      "## Come lo immagino\n\nColori chiari: bianco e rosa. Una voce tranquilla. Niente mandolini, per favore.",
      "## O que gostaríamos de ver\n\nUm mapa com o caminho. Sem música triste, por favor.",
      "## Wat we graag willen zien\n\nEen tijdlijn zou mooi zijn. Graag rustige muziek.",
      "## Jak to sobie wyobrażamy\n\nSpokojny głos, bez pośpiechu. Nie pokazujcie twarzy.",
      "## Как мы это видим\n\nСпокойный голос. Без грустной музыки, пожалуйста.",
      "## Så tänker vi oss filmen\n\nEn lugn röst. Ingen sorglig musik, tack.",
      "## كيف نتخيل الفيلم\n\nصوت هادئ. بدون موسيقى حزينة، من فضلكم.",
      "## איך אנחנו מדמיינים את הסרטון\n\nקול רגוע. בלי מוזיקה עצובה, בבקשה.",
      "## वीडियो के लिए\n\nआवाज़ शांत हो। उदास संगीत न हो, कृपया।",
      "## ভিডিওটি কেমন চাই\n\nকণ্ঠ শান্ত হোক। দুঃখের গান নয়, দয়া করে।",
      "## 视频要求\n\n旁白要安静。请不要用悲伤的音乐。",
      "## 動画についての希望\n\n落ち着いた声でお願いします。悲しい音楽はなしで。",
      "## 영상에 바라는 점\n\n차분한 목소리면 좋겠습니다.".replace("영상에 바라는 점", "영상 요청 사항"),
      "## Practical\n\nSubtitles burned in, please. 16:9. We need it by 3 March. Invoice to the treasurer.",
    ]) {
      const { text, wishes } = withoutWishSections(ABOVE + section + BELOW, true);
      assert.equal(squeezed(text), squeezed(ABOVE + BELOW), section);
      assert.equal(text.length, (ABOVE + section + BELOW).length);
      assert.ok(wishes.length > 0);
    }
  });

  it("reads each sentence as a wish by itself, and leaves what the film is to end with", () => {
    const source = `${ABOVE}## How I imagine it\n\n- A map with the route.\n- No sad music, please.\n\nClosing words: "The sea comes back."`;
    const { text, wishes } = withoutWishSections(source, true);
    assert.deepEqual(wishes, ["A map with the route.", "No sad music, please."]);
    assert.match(text, /Closing words: "The sea comes back\."$/u);
  });

  it("leaves wishes that are told: of a survey, of a lesson on design, of a house", () => {
    for (const source of [
      `# What residents would like to see\n\nResults of the spring survey.\n\n${ABOVE}## What we'd like to see\n\n- A map with the footpaths\n- A timeline of the works, please\n- No loud music`,
      `# Designing a page\n\n${ABOVE}## Look and tone\n\nA page has a look and a tone. No music can save a dull voice.`,
      `${ABOVE}## How I imagine it\n\nThe sea was here before us. My grandfather heard its voice. The trestles stood on the shore.`,
      `${ABOVE}## Practical\n\nPlease bring boots. Open from 10 to 4. No dogs.`,
      `${ABOVE}## Please note\n\nThe tide turns at noon. Keep to the path.`,
      `${ABOVE}## So stellen wir es uns vor\n\nEine helle Halle. Bitte keine Musik, sagten 61 Prozent.`,
      `${ABOVE}## Notes\n\nOysters are eaten raw. They are kept cold.`,
    ])
      assert.deepEqual(withoutWishSections(source, true), { text: source, wishes: [] }, source);
  });

  it("reads what somebody imagines generously, and keeps what happened", () => {
    const section =
      "## What we'd like to see\n\n- A map with her route: Rochefort – Tahiti – Mauritius – back to France. The line should grow as the story goes on.\n- A timeline would help; people lose the thread.\n- A look like a herbarium sheet: cream paper, handwritten labels, dull greens.\n- No invented portrait presented as real. The only well-known picture of her was made after her death.";
    const { text, wishes } = withoutWishSections(ABOVE + section, false);
    assert.equal(
      squeezed(text),
      squeezed(`${ABOVE} The only well-known picture of her was made after her death.`),
    );
    assert.equal(wishes.length, 6);
    for (const one of [
      "## Cómo me lo imagino\n\nColores de barro, de maíz y de comal: rojo ladrillo, amarillo, negro. Que hable como una tía en la cocina, de tú, sin prisas.",
      "Pour l'image : un seul rouge, un fond écru, le trait d'une gravure. Pas de clavecin. La voix sera posée, presque basse.",
      "So stelle ich mir den Film vor: Farben wie Wachs und Honig, viel Ruhe, keine Blasmusik. Die Stimme gern eine ältere Frau.",
      "## 그려 주셨으면 하는 것\n\n1. 세 수레를 나란히 놓고 폭의 차이를 보여 주는 그림\n2. 가격 막대그래프",
      "## যা চাই না\n\nকাঁদতে থাকা শিশুর ছবি দেবেন না। করুণা নয়, সম্মান চাই। রং হোক নীল আর সবুজ।",
      "## What we don't want\n\nNo sad music. Please don't show the old shed.",
    ])
      assert.equal(squeezed(withoutWishSections(`${ABOVE}${one}`, true).text), squeezed(ABOVE), one);
  });

  it("reads a look and a tone as wishes among a brief's own heads, and nowhere else", () => {
    const look = "**Look**\n- Brand colours: dark blue #14284B and orange #F28C28\n- Modern, clean. NO sepia\n\n**Tone**\n- Warm but brisk. Talk like a helpful person in a shop\n\n"; // prettier-ignore
    const call = '**Call to action**\n- "Get the box down."';
    const asks = `${ABOVE}A film for our stall.\n\n`;
    assert.equal(squeezed(withoutWishSections(asks + look + call, false).text), squeezed(asks + call));
    // A product's page has such heads as well.
    assert.equal(withoutWishSections(ABOVE + look + call, false).text, ABOVE + look + call);
    assert.equal(withoutWishSections(ABOVE + look, true).text, ABOVE + look);
    const end = "## 7. Schlusssatz\n\n„Erst messen.“";
    const german = "## 6. Gestaltung\n\nStreng und sachlich. Keine Musik mit Spannung, keine Unfallbilder. Anrede: „Sie“.\n\n"; // prettier-ignore
    assert.equal(squeezed(withoutWishSections(ABOVE + german + end, true).text), squeezed(ABOVE + end));
    const painter = "## Colours and style\n\nNo black at all. Slow, calm blues and soft greens over the whole canvas.\n\n## Last words\n\nShe painted until May."; // prettier-ignore
    assert.equal(withoutWishSections(ABOVE + painter, true).text, ABOVE + painter);
  });

  it("leaves the rules of a house, a brand's guidelines and what a village wants", () => {
    for (const source of [
      `${ABOVE}## What we don't want\n\n- No loud music after ten\n- No bicycles in the hall\n- Please no videos of the children`,
      `# Brand design for new staff\n\n${ABOVE}## Colours\n\nNavy #1B2A41 and cream #F7F0E0.\n\n## Tone of voice\n\nPlain and helpful. Never say "delighted".\n\n## Last words\n\nKeep it short.`,
      `${ABOVE}## What we want\n\n- Clean water\n- A school with a roof\n- A road to the harbour`,
      `${ABOVE}## The look\n\nModern, clean.\n\n## Who it's for\n\nPeople who walk to work.`,
    ])
      assert.equal(withoutWishSections(source, true).text, source, source);
  });

  it("never takes all of a text", () => {
    const source = "## For the film\n\nA calm voice. No music, please.";
    assert.equal(withoutWishSections(source, true).text, source);
    assert.equal(withoutWishSections("", true).text, "");
  });
});
