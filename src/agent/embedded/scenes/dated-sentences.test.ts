import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { film } from "../plan.fixture.ts";
import { splitSentences } from "../text/sentences.ts";
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
      ["By 1921", "The network had forty stations"],
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
      ["1886", "Carl Benz meldete sein Patent an"],
      ["1908", "Ford begann mit dem Modell T"],
      ["1997", "Hybridautos fahren in Serie"],
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

const LONG: [base: string, told: string[], shown: [string, string][]][] = [
  ["en", [
    "In 1848 a group of merchants, tired of waiting for newspapers from the capital, rented two rooms above a bakery and opened a reading society.",
    "In 1872 the society, which by then had more than four thousand books, moved into a former convent near the river.",
    "During the night of 11 May 1944 a bomb destroyed the east wing and with it nearly all the maps.",
    "After 1961 the library lent more books than ever before.",
  ], [
    ["1848", "A group of merchants opened a reading society"],
    ["1872", "The society moved into a former convent near the river"],
    ["11 May 1944", "A bomb destroyed the east wing and with it nearly all the maps"],
    ["After 1961", "The library lent more books than ever before"],
  ]],
  ["de", [
    "Im Jahr 1588 ließ der Graf die erste hölzerne Brücke bauen, weil die Fähre bei Hochwasser tagelang nicht fahren konnte.",
    "Erst 1740 entstand die heutige Brücke aus Sandstein, die der Baumeister Johann Kessler in nur drei Jahren vollendete.",
    "Im April 1945 sprengten Pioniere die beiden mittleren Bögen, um den Vormarsch der Amerikaner aufzuhalten.",
    "Seit 1998 dürfen nur noch Fußgänger und Radfahrer über die Brücke.",
  ], [
    ["1588", "Der Graf ließ die erste hölzerne Brücke bauen"],
    ["1740", "Die heutige Brücke entstand aus Sandstein"],
    ["April 1945", "Pioniere sprengten die beiden mittleren Bögen"],
    ["1998", "Nur noch Fußgänger und Radfahrer dürfen über die Brücke"],
  ]],
  ["fr", [
    "En 1854, l'ingénieur Léonce Reynaud acheva la tour actuelle, haute de cinquante-sept mètres.",
    "Le phare fut électrifié en 1904, ce qui mit fin pour toujours au vieux métier d'allumeur.",
    "Depuis 1986, le phare fonctionne sans gardien.",
  ], [
    ["1854", "L'ingénieur Léonce Reynaud acheva la tour actuelle"],
    ["1904", "Le phare fut électrifié"],
    ["1986", "Le phare fonctionne sans gardien"],
  ]],
  ["es", [
    "En 1884 el arquitecto Jerónimo de la Gándara terminó el edificio actual, con capacidad para mil doscientos espectadores.",
    "En 1952 el teatro se convirtió en cine, porque los espectáculos ya no daban dinero.",
    "En 1999, tras seis largos años de obras, volvió a abrir sus puertas con una ópera de Verdi.",
  ], [
    ["1884", "El arquitecto Jerónimo de la Gándara terminó el edificio actual"],
    ["1952", "El teatro se convirtió en cine"],
    ["1999", "Volvió a abrir sus puertas con una ópera de Verdi"],
  ]],
  ["pt", [
    "Em 1767 o marquês de Pombal fundou a fábrica do Rato para abastecer de loiça uma Lisboa que ainda se reconstruía.",
    "Em 1849 um grupo de ceramistas abriu uma nova oficina em Sacavém, onde se produziam mais de mil peças por dia.",
    "Em 1910, com a queda da monarquia, a procura de azulejos religiosos diminuiu muito.",
  ], [
    ["1767", "O marquês de Pombal fundou a fábrica do Rato"],
    ["1849", "Um grupo de ceramistas abriu uma nova oficina em Sacavém"],
    ["1910", "A procura de azulejos religiosos diminuiu muito"],
  ]],
  ["nl", [
    "In 1891 tekende ingenieur Cornelis Lely het eerste plan voor een dijk die de Zuiderzee van de zee zou afsluiten.",
    "In 1927 begonnen duizenden arbeiders met de bouw van de dijk.",
    "Op 28 mei 1932 werd het laatste gat gesloten.",
  ], [
    ["1891", "Ingenieur Cornelis Lely tekende het eerste plan voor een dijk"],
    ["1927", "Duizenden arbeiders begonnen met de bouw van de dijk"],
    ["28 mei 1932", "Het laatste gat werd gesloten"],
  ]],
  ["ru", [
    "Первая линия длиной одиннадцать километров открылась 15 мая 1935 года.",
    "В 1941 году станции стали бомбоубежищами, где ночью укрывались сотни тысяч жителей.",
    "В 2016 году открылось Московское центральное кольцо, по которому поезда ходят под открытым небом.",
  ], [
    ["15 мая 1935", "Первая линия длиной одиннадцать километров открылась"],
    ["1941", "Станции стали бомбоубежищами"],
    ["2016", "Открылось Московское центральное кольцо"],
  ]],
  ["zh", [
    "1865年，李鸿章在上海虹口购买了一家美国人的铁厂，建立了江南制造局。",
    "1918年，船厂为美国政府建造了四艘万吨货轮，这是中国第一次为西方大国造船。",
    "1953年，船厂改名为江南造船厂。",
  ], [
    ["1865年", "李鸿章在上海虹口购买了一家美国人的铁厂"],
    ["1918年", "船厂为美国政府建造了四艘万吨货轮"],
    ["1953年", "船厂改名为江南造船厂"],
  ]],
  ["ja", [
    "1872年、新橋と横浜の間に日本で最初の鉄道が開業し、それまで一日かかった道のりが五十三分に縮まった。",
    "1914年、赤レンガの東京駅が完成した。",
    "1945年の空襲で駅舎の丸屋根が焼け落ちた。",
  ], [
    ["1872年", "新橋と横浜の間に日本で最初の鉄道が開業"],
    ["1914年", "赤レンガの東京駅が完成した"],
    ["1945年", "空襲で駅舎の丸屋根が焼け落ちた"],
  ]],
  ["ar", [
    "في عام 1349 أنشأ السلطان أبو عنان المكتبة التي تضم اليوم آلاف المخطوطات النادرة.",
    "في عام 1963 أصبحت القرويين جامعة حديثة تابعة للدولة.",
    "في عام 2016 أعيد افتتاح المكتبة بعد ترميم دام أربع سنوات.",
  ], [
    ["1349", "أنشأ السلطان أبو عنان المكتبة"],
    ["1963", "أصبحت القرويين جامعة حديثة تابعة للدولة"],
    ["2016", "أعيد افتتاح المكتبة بعد ترميم دام أربع سنوات"],
  ]],
]; // prettier-ignore

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
      // Nobody on the axis is "they", and "it" is neither the firm nor the lab.
      [
        "They founded the firm in 1960.",
        "Their first joint product went on sale in 1963.",
        "By 1970 it was installed in 61 ports.",
      ],
      ["It costs 1500 euros to rent.", "It takes 1800 steps.", "It has 2000 seats."],
      ["In 1905 and 1906 they built.", "From 1910 to 1912 they dug.", "Then came the war."],
    ];
    for (const told of none) assert.equal(datedSentences(told, "en"), null, told.join(" "));
  });

  it("of long sentences has the event of each, shortened by its grammar", () => {
    for (const [base, told, shown] of LONG) {
      const found = datedSentences(told, base);
      assert.deepEqual(
        [...(found?.values() ?? [])].map(({ date, text }) => [date, text]),
        shown,
        base,
      );
    }
  });

  it("is the longest row of dated sentences; what stands before and after it is told by itself", () => {
    const row = [
      "In 1894 Joseph Hallam opened a bakery in Mill Lane.",
      "By 1911 he owned four shops.",
      "His daughter Edith took over the business in 1938.",
    ];
    const before = "The bakery has always been a family business with few words.";
    const after = "During the war the bakery made nothing but a grey loaf, which nobody liked.";
    const { scenes } = film(
      `# Bread\n\n## The bakery\n${[before, ...row, after].join(" ")}\n\n## Today\nThe ovens are warm.`,
    );
    const at = scenes.findIndex(({ visual }) => visual.kind === "timeline");
    assert.deepEqual(scenes[at]?.narration, row);
    assert.deepEqual(scenes[at - 1]?.narration, [before]);
    assert.deepEqual(scenes[at + 1]?.narration, [after]);
  });

  it("is not told on an axis where an event cannot be shortened without loss", () => {
    for (const sentence of [
      "1968 beschloss der Stadtrat nach langem Streit im ganzen Land, die alte Straßenbahn durch neue Busse zu ersetzen.",
      "In 1887 the old canal was sold at a great loss to the very company that was building a much larger one beside it.",
    ]) {
      const base = sentence.startsWith("In") ? "en" : "de";
      assert.equal(datedSentences([sentence, sentence, sentence], base), null, sentence);
    }
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

it("a date and a colon of any width open an event, and an age between two of them is one", () => {
  const told = ["605年：建成。", "唐代:中书令张嘉贞为它作铭。", "1933年:梁思成前来测绘。", "1991年：美国土木工程师学会把它定为国际土木工程历史古迹。"]; // prettier-ignore
  const shown = [...(datedSentences(told, "zh")?.values() ?? [])].map(({ date, text }) => `${date}|${text}`);
  assert.deepEqual(shown, ["605年|建成", "唐代|中书令张嘉贞为它作铭", "1933年|梁思成前来测绘", "1991年|美国土木工程师学会把它定为国际土木工程历史古迹"]); // prettier-ignore
  const { scenes } = film(
    "# A canal\n\n## How it grew\n\n1774: the first lock is dug. 1789: the canal reaches the coal. War years: the boats lie idle. 1951: the last cargo.\n",
  );
  const line = scenes.find(({ visual }) => visual.kind === "timeline");
  assert.deepEqual(line?.visual.kind === "timeline" ? line.visual.events.map(({ date }) => date) : [], ["1774", "1789", "War years", "1951"]); // prettier-ignore
  assert.equal(
    datedSentences(["Note: salt eats iron.", "Tip: rinse the tools.", "Care: do not drink."], "en"),
    null,
  );
});

it("a month without its year is of the year that was told before", () => {
  const plans: [language: string, sentences: string[], dates: string[]][] = [
    ["en", ["In March 2026 the pool opens.", "In June the slide follows.", "By October the whole bath is finished."], ["March 2026", "June", "By October"]],
    ["de", ["Im März 2026 öffnet das Bad.", "Im Juni folgt die Rutsche.", "Im Oktober ist alles fertig."], ["März 2026", "Juni", "Oktober"]],
    ["fr", ["En mars 2026, la piscine ouvre.", "En juin, le toboggan suit.", "En octobre, tout est fini."], ["mars 2026", "juin", "octobre"]],
    ["zh", ["2025年3月，城北分馆开放。", "6月，少儿馆改造完成。", "10月，古籍数字平台上线。"], ["2025年3月", "6月", "10月"]],
    ["ko", ["2025년 3월 도서관이 문을 엽니다.", "6월 어린이실 공사가 끝납니다.", "10월 새 버스가 다닙니다."], ["2025년 3월", "6월", "10월"]],
  ]; // prettier-ignore
  for (const [language, sentences, dates] of plans) {
    const found = [...(datedSentences(sentences, language)?.values() ?? [])];
    assert.deepEqual(found.map(({ date }) => date), dates); // prettier-ignore
    assert.equal(new Set(found.map(({ year }) => year)).size, 1);
  }
  // A year alone has no month to go on from.
  assert.equal(datedSentences(["In 1950 the pool opened.", "In June the slide followed.", "In October it closed."], "en"), null); // prettier-ignore
});

it("a span of years in words is one date, and German events all have their subject first, or none", () => {
  const told = (text: string, base: string) =>
    [...(datedSentences(splitSentences(text, base), base)?.values() ?? [])].map(({ date, text: event }) => `${date}: ${event}`); // prettier-ignore
  assert.deepEqual(
    told(
      "From 1792 to 1798 two men measured the arc. In 1799 a standard was made. In 1875 seventeen countries signed.",
      "en",
    ),
    ["1792–1798: Two men measured the arc", "1799: A standard was made", "1875: Seventeen countries signed"],
  );
  assert.deepEqual(
    told(
      "1791 schlug die Akademie vor, den zehnten Teil zu nehmen. 1799 goss man einen Urmeter aus Platin. 1875 unterzeichneten siebzehn Staaten die Meterkonvention. Seit 1983 wird das Meter über das Licht bestimmt.",
      "de",
    ).slice(-3),
    ["1799: goss man einen Urmeter aus Platin", "1875: unterzeichneten siebzehn Staaten die Meterkonvention", "1983: wird das Meter über das Licht bestimmt"], // prettier-ignore
  );
});

it("years before Christ, and of three digits beside others, are dates", () => {
  const dates = (text: string, base: string) =>
    [...(datedSentences(splitSentences(text, base), base)?.values() ?? [])].map(({ date }) => date);
  assert.deepEqual(
    dates(
      "Nel 138 a.C. l'imperatore mandò un uomo. Nel 552 due monaci portarono le uova. Nel 1271 Marco Polo partì.",
      "it",
    ),
    ["138 a.C.", "552", "1271"],
  );
  assert.deepEqual(
    dates("In 44 BC Caesar was killed. In 476 the last emperor fell. In 1453 the other Rome fell.", "en"),
    ["44 BC", "476", "1453"],
  );
  // Out of order, and things that are counted.
  assert.deepEqual(dates("In 476 the last emperor fell. In 44 BC Caesar was killed. In 27 BC Rome had a prince.", "en"), []); // prettier-ignore
  assert.deepEqual(dates("In 250 villages people vote. In 300 they do not. In 400 nobody asks.", "en"), []);
});

it("a clause behind a semicolon is not the event, and one clause is whole though it is a line longer", () => {
  const told = datedSentences(
    [
      "In 1889 the first electric tram ran between Box Hill and Doncaster, through orchards and past angry farmers; it closed in 1896.",
      "By 1891 the cable network was one of the largest in the world.",
      "In 1922 Jean-François Champollion saw that the signs stand for sounds as well as for ideas.",
    ],
    "en",
  );
  assert.deepEqual(
    [...(told?.values() ?? [])].map(({ date, text }) => [date, text]),
    [
      ["1889", "The first electric tram ran between Box Hill and Doncaster"],
      ["By 1891", "The cable network was one of the largest in the world"],
      ["1922", "Jean-François Champollion saw that the signs stand for sounds as well as for ideas"],
    ],
  );
});
