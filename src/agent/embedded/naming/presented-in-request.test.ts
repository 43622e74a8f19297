import assert from "node:assert/strict";
import test from "node:test";
import { presentedIn } from "./presented-in-request.ts";

test("what a film is ordered to present names it", () => {
  for (const [language, wish, name] of [
    ["fr", "Pouvez-vous faire une vidéo d'environ une minute pour présenter notre atelier vélo aux nouveaux habitants ?", "Notre atelier vélo"],
    ["es", "Necesitamos un vídeo corto para dar a conocer el huerto del barrio a los vecinos.", "El huerto del barrio"],
    ["it", "Ci serve un breve video per presentare la nostra biblioteca ai nuovi studenti.", "La nostra biblioteca"],
    ["pt", "Precisamos de um vídeo para apresentar a nossa orquestra juvenil aos pais.", "A nossa orquestra juvenil"],
    ["de", "Wir brauchen einen kurzen Film, um unseren Kinderchor neuen Familien vorzustellen.", "Unser Kinderchor"],
    ["en", "We need a short video to introduce our seed library to new members.", "Our seed library"],
    ["ar", "نريد فيلمًا قصيرًا، نحو دقيقتين، عن مطبخ الحيّ الخيري في مدينتنا، لنعرضه على المتبرعين.", "مطبخ الحيّ الخيري"],
    ["hi", 'हमें अपने मिट्टी के फ़िल्टर "शीतल" के लिए एक छोटी फ़िल्म चाहिए।', "शीतल"],
    ["he", "אנחנו צריכים סרטון קצר של דקה וחצי על הגינה הקהילתית שלנו, לפתיחת העונה.", "הגינה הקהילתית שלנו"],
    ["ko", "우리 동네 합창단을 소개하는 1분짜리 영상을 부탁드립니다.", "우리 동네 합창단"],
    ["zh", "请为老年人做一个两分钟左右的短片，教大家如何识别电话诈骗。", "如何识别电话诈骗"],
  ] as const)
    assert.equal(presentedIn(wish, language), name, wish);
}); // prettier-ignore

test("what presents something else, or orders no film, names none", () => {
  for (const [language, wish] of [
    ["fr", "Nous voulons présenter notre atelier aux habitants."],
    ["en", "The video is to present at 9."],
    ["en", "We need a film to show at the meeting."],
    ["de", "Der Film soll ruhig sein und niemanden erschrecken."],
    ["zh", "请做一个短片，语气要亲切。"],
  ] as const)
    assert.equal(presentedIn(wish, language), null, wish);
});

test("whose story it is names it", () => {
  assert.equal(presentedIn("أستاذ سامي، هذه حكاية جدي التي حدثتك عنها.", "ar"), "حكاية جدي");
  assert.equal(presentedIn("संपादक जी, यह कहानी मेरी माँ की है।", "hi"), "मेरी माँ की कहानी");
  assert.equal(presentedIn("यह कहानी सुनकर सब हँसे।", "hi"), null);
});
