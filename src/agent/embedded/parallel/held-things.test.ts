import assert from "node:assert/strict";
import { test } from "node:test";
import { namedThings } from "./named-things.ts";

test("seven to nine short things behind a colon, and what is due in something, are a list", () => {
  for (const [language, sentence, count] of [
    ["en", "A parcel holds food for three days: cereal, pasta, rice, tins of soup and beans, fruit, tea, and UHT milk.", 7],
    ["ja", "中身は次のとおりです：水、乾パン、懐中電灯、電池、ラジオ、軍手、タオル。", 7],
    ["ko", "챙길 것은 다음과 같습니다: 침낭, 매트, 컵, 숟가락, 손전등, 비옷, 모자.", 7],
    ["en", "It should hold a blanket, a torch, jump leads, a shovel and a flask.", 5],
    ["es", "La mochila debe llevar agua, fruta, un chubasquero, crema solar y un mapa.", 5],
    ["de", "In den Kasten gehören Pflaster, Mullbinden, eine Schere und Handschuhe.", 4],
    ["zh", "急救包里要有纱布、绷带、剪刀和体温计。", 4],
    ["ja", "中には、ばんそうこう、包帯、消毒液、はさみが入っています。", 4],
  ] as const)
    assert.equal(namedThings(sentence, language)?.parts.length, count, sentence);
  for (const [language, sentence] of [
    ["es", "Mi abuela debía llevar luto, paciencia, orgullo y silencio."],
    ["zh", "父亲的口袋里总有糖、硬币、烟和一把旧钥匙。"],
    ["en", "Do this: sit, stay still, lie down, roll over."],
  ] as const)
    assert.equal(namedThings(sentence, language), null, sentence);
}); // prettier-ignore

test("what stands in something is headed by it, without its particle, or by what it says", () => {
  assert.equal(namedThings("救急箱の中には、包帯、消毒液、はさみ、体温計が入っています。", "ja")?.lead, "救急箱の中");
  assert.equal(namedThings("中には、包帯、消毒液、はさみ、体温計が入っています。", "ja")?.lead, "中身");
}); // prettier-ignore
