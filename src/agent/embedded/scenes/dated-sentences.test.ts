import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { film } from "../plan.fixture.ts";
import { datedSentences } from "./dated-sentences.ts";

const HISTORIES: Record<string, { told: string[]; shown: [string, string][] }> = {
  en: {
    told: [
      "In 1905 the first line opened between the harbour and the market.",
      "By 1921 the network had forty stations.",
      "The war closed it in 1940.",
      "On 3 May 1956 it opened again.",
    ],
    shown: [
      ["1905", "The first line opened between the harbour and the market"],
      ["1921", "The network had forty stations"],
      ["1940", "The war closed it"],
      ["3 May 1956", "It opened again"],
    ],
  },
  de: {
    told: [
      "Im Jahr 1886 meldete Carl Benz sein Patent an.",
      "1908 begann Ford mit dem Modell T.",
      "Seit 1997 fahren Hybridautos in Serie.",
    ],
    shown: [
      ["1886", "meldete Carl Benz sein Patent an"],
      ["1908", "begann Ford mit dem Modell T"],
      ["1997", "fahren Hybridautos in Serie"],
    ],
  },
  fr: {
    told: [
      "En 1889, la tour ouvre au public.",
      "Dès 1906, elle sert à la radio.",
      "Le 14 juillet 1964, elle est classée.",
    ],
    shown: [
      ["1889", "La tour ouvre au public"],
      ["1906", "Elle sert à la radio"],
      ["14 juillet 1964", "Elle est classée"],
    ],
  },
  es: {
    told: [
      "En 1492 llegó Colón.",
      "En el año 1519 Magallanes partió.",
      "A partir de 1565 cruzaron el Pacífico.",
    ],
    shown: [
      ["1492", "Llegó Colón"],
      ["1519", "Magallanes partió"],
      ["1565", "Cruzaron el Pacífico"],
    ],
  },
  it: {
    told: [
      "Nel 1347 la peste arriva a Messina.",
      "Nel 1557 il fiume travolge i ponti.",
      "Dal 1630 si contano i morti.",
    ],
    shown: [
      ["1347", "La peste arriva a Messina"],
      ["1557", "Il fiume travolge i ponti"],
      ["1630", "Si contano i morti"],
    ],
  },
  pt: {
    told: ["Em 1500 Cabral chegou.", "Em 1808 a corte veio.", "Em 7 de setembro de 1822 o país ficou livre."],
    shown: [
      ["1500", "Cabral chegou"],
      ["1808", "A corte veio"],
      ["7 de setembro de 1822", "O país ficou livre"],
    ],
  },
  ru: {
    told: [
      "Город основан в 1005 году на границе.",
      "В 1438 году Казань стала столицей.",
      "В 1804 году открылся университет.",
    ],
    shown: [
      ["1005", "Город основан на границе"],
      ["1438", "Казань стала столицей"],
      ["1804", "Открылся университет"],
    ],
  },
  tr: {
    told: [
      "1453 yılında İstanbul fethedildi.",
      "1923'te Cumhuriyet ilan edildi.",
      "29 Ekim 1933'te yıl kutlandı.",
    ],
    shown: [
      ["1453", "İstanbul fethedildi"],
      ["1923", "Cumhuriyet ilan edildi"],
      ["29 Ekim 1933", "Yıl kutlandı"],
    ],
  },
  ar: {
    told: [
      "في القرن التاسع اكتشف الرعاة البن.",
      "في عام ١٤١٤ وصلت القهوة إلى مكة.",
      "وفي سنة ١٥٥٤ افتتح أول مقهى.",
      "منذ عام ١٧٢٣ تزرع في الكاريبي.",
    ],
    shown: [
      ["القرن التاسع", "اكتشف الرعاة البن"],
      ["١٤١٤", "وصلت القهوة إلى مكة"],
      ["١٥٥٤", "افتتح أول مقهى"],
      ["١٧٢٣", "تزرع في الكاريبي"],
    ],
  },
  he: {
    told: ["ב-1909 נוסדה תל אביב.", "בשנת 1948 קמה המדינה.", "ב-1967 פרצה מלחמה."],
    shown: [
      ["1909", "נוסדה תל אביב"],
      ["1948", "קמה המדינה"],
      ["1967", "פרצה מלחמה"],
    ],
  },
  hi: {
    told: ["1857 में पहला विद्रोह हुआ।", "सन 1885 में कांग्रेस बनी।", "वर्ष 1947 में भारत आज़ाद हुआ।"],
    shown: [
      ["1857", "पहला विद्रोह हुआ"],
      ["1885", "कांग्रेस बनी"],
      ["1947", "भारत आज़ाद हुआ"],
    ],
  },
  ja: {
    told: ["1854年に日本は開国した。", "1868年、明治時代が始まった。", "1872年10月14日に鉄道が開業した。"],
    shown: [
      ["1854年", "日本は開国した"],
      ["1868年", "明治時代が始まった"],
      ["1872年10月14日", "鉄道が開業した"],
    ],
  },
  ko: {
    told: ["1392년에 조선이 세워졌다.", "1446년 한글이 반포되었다.", "1592년에는 임진왜란이 일어났다."],
    shown: [
      ["1392년", "조선이 세워졌다"],
      ["1446년", "한글이 반포되었다"],
      ["1592년", "임진왜란이 일어났다"],
    ],
  },
  zh: {
    told: ["1368年，朱元璋建立明朝。", "1405年郑和第一次下西洋。", "1421年明成祖迁都北京。"],
    shown: [
      ["1368年", "朱元璋建立明朝"],
      ["1405年", "郑和第一次下西洋"],
      ["1421年", "明成祖迁都北京"],
    ],
  },
};

describe("prose that tells a history", () => {
  for (const [base, { told, shown }] of Object.entries(HISTORIES))
    it(`in ${base}: dates, and what happened`, () => {
      const found = datedSentences(told, base);
      assert.deepEqual(
        [...(found?.values() ?? [])].map(({ date, text }) => [date, text]),
        shown,
      );
    });

  it("is none out of the order of time, with few dates, or about something else", () => {
    const none = [
      ["In 1940 it closed for good.", "In 1921 it was large.", "In 1905 it opened there."],
      ["In 1905 it opened there.", "In 1921 it was large."],
      [
        "In 1905 it opened there.",
        "People liked it a lot.",
        "It was cheap.",
        "In 1921 it grew.",
        "In 1940 it closed.",
      ],
      ["It costs 1500 euros to rent.", "It takes 1800 steps.", "It has 2000 seats."],
      ["In 1905 and 1906 they built.", "From 1910 to 1912 they dug.", "Then came the war."],
    ];
    for (const told of none) assert.equal(datedSentences(told, "en"), null, told.join(" "));
  });

  it("is told as it is written, beside its axis", () => {
    const { told = [] } = HISTORIES["it"] ?? {};
    const plan = film(
      `# I ponti\n\n## La storia\n${told.join(" ")}\n\n## Oggi\nI ponti sono dodici e belli.`,
      "it",
    );
    const scene = plan.scenes.find(({ visual }) => visual.kind === "timeline");
    assert.deepEqual(scene?.narration, told);
    assert.ok(scene?.visual.kind === "timeline");
    assert.deepEqual(
      scene.visual.events.map(({ cue }) => cue),
      told.map((_, sentence) => ({ sentence, offset: 0 })),
    );
  });
});
