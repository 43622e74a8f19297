import assert from "node:assert/strict";
import { test } from "node:test";
import { ageBracketsIn, leavesOutWho } from "./age-brackets.ts";

const found = (text: string, base: string): string[] =>
  ageBracketsIn(text, base).map(({ start, end }) => text.slice(start, end));

test("how old those are who are told of is known in every language", () => {
  for (const [base, text, bracket] of [
    ["en", "Members aged 60 and over pay less.", "aged 60 and over"],
    ["en", "Entry is free for under-16s.", "under-16s"],
    ["en", "People over 65 make up a fifth.", "People over 65"],
    ["de", "Rund 4.200 Menschen ab 60 Jahren fahren mit.", "ab 60 Jahren"],
    ["fr", "Les personnes de 65 ans et plus votent.", "de 65 ans et plus"],
    ["es", "Las personas de 65 años o más pagan 20 euros.", "personas de 65 años o más"],
    ["it", "Le persone di 65 anni e più pagano meno.", "persone di 65 anni e più"],
    ["pt", "Pessoas com mais de 60 anos pagam 15 reais.", "Pessoas com mais de 60 anos"],
    ["nl", "Bewoners van 65 jaar en ouder krijgen korting.", "Bewoners van 65 jaar"],
    ["pl", "Przychodzi 9 osób od 60 lat wzwyż.", "osób od 60 lat wzwyż"],
    ["ru", "Людям от 60 лет вход бесплатный.", "Людям от 60 лет"],
    ["tr", "60 yaş ve üzeri 7 kişi çalışıyor.", "60 yaş ve üzeri"],
    ["ar", "يعيش هنا ٣٢٠٠ شخص فوق سن ٦٠ عامًا.", "فوق سن ٦٠ عام"],
    ["he", "בני 65 ומעלה משלמים פחות.", "בני 65 ומעלה"],
    ["hi", "60 वर्ष से अधिक उम्र के 140 किसान।", "60 वर्ष से अधिक उम्र"],
    ["ja", "65歳以上の利用者は1万人です。", "65歳以上"],
    ["zh", "我国60岁及以上人口有2.97亿。", "60岁及以上"],
    ["ko", "60세 이상 이용자는 5,100명입니다.", "60세 이상"],
  ] as const)
    assert.ok(
      found(text, base)[0]?.startsWith(bracket),
      `${base}: ${text} → ${found(text, base).join(" | ")}`,
    );
});

test("how long something lasts, how much it is and how old one is are no brackets", () => {
  for (const [base, text] of [
    ["en", "It has run for over 60 years."],
    ["en", "He is 47 and a roofer."],
    ["en", "Prices rose by over 65 percent, and 60 and 70 are even."],
    ["de", "Seit über 60 Jahren fährt die Bahn."],
    ["fr", "Elle existe depuis plus de 60 ans."],
    ["zh", "72岁的陈阿姨说。"],
    ["ja", "60%以上が賛成した。"],
    ["xx", "60 and over"],
  ] as const)
    assert.deepEqual(found(text, base), [], text);
});

test("a label that leaves out whose share it is says another thing", () => {
  const text = "Les personnes de 65 ans et plus représentent 22 % des adhérents.";
  assert.ok(leavesOutWho("Des adhérents", text, "fr"));
  assert.ok(!leavesOutWho("Les personnes de 65 ans et plus", text, "fr"));
  assert.ok(!leavesOutWho("Of the town", "A fifth of the town is asleep.", "en"));
});

test("what counts money, time or length is no age", () => {
  for (const [language, text] of [
    ["it", "Il prezzo è sceso sotto i 900 euro."],
    ["it", "Costa sotto i 90 euro."],
    ["nl", "Kaartjes zijn er vanaf 20 euro."],
    ["it", "Sotto i 90 per cento è poco."],
    ["nl", "Vanaf 20 personen is het goedkoper."],
    ["nl", "Onder de 60 meter is het koud."],
    ["en", "Over 60 percent agree."],
    ["el", "Δώρα άνω των 60 ευρώ."],
  ] as const)
    assert.deepEqual(ageBracketsIn(text, language), [], text);
  // "Met", "per" and "por" begin no unit by themselves.
  for (const [language, text] of [
    ["nl", "Mensen boven de 60 met diabetes eten anders."],
    ["it", "Gli over 60 per la prima volta sono di più."],
    ["es", "Los mayores de 60 por fin votan."],
  ] as const)
    assert.equal(ageBracketsIn(text, language).length, 1, text);
  assert.equal(ageBracketsIn("Chi è sotto i 18 anni entra gratis.", "it").length, 1);
});
