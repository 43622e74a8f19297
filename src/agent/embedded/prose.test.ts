import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import type { Visual } from "../../artifacts/storyboard.ts";
import { estimateByCharacters } from "../estimate-seconds.ts";
import { planFilm } from "./plan-film.ts";
import { asQuestion } from "./english/headings.ts";
import { divideIntro } from "./divide-intro.ts";
import { readBrief } from "./brief/read-brief.ts";
import { textOfBrief } from "./text-of-brief.ts";
import { sharesOfText } from "./scenes/shares.ts";
import { parseNumber } from "./text/figures.ts";
import { mainClause } from "./text/main-clause.ts";
import { countWords, withoutStop } from "./text/sentences.ts";

function film(prompt: string, language = "en") {
  const planned = planFilm({
    prompt,
    targetLanguage: language,
    duration: "short",
    style: "auto",
    estimateSeconds: estimateByCharacters,
  });
  assert.ok(planned !== null);
  return planned;
}

/** What a section of one paragraph shows. */
function shown(body: string, language: string): Visual {
  const { scenes } = film(`# Film\n\n## A\n\n${body}\n\n## B\n\n${body}\n`, language);
  const scene = scenes[1];
  assert.ok(scene !== undefined);
  return scene.visual;
}

describe("figures in many languages", () => {
  const said: [language: string, text: string, display: string, value: number][] = [
    ["ar", "أنقذت اللقاحات 154 مليون إنسان خلال خمسين سنة.", "154 مليون", 154],
    ["ar", "يغطي السد ٨٣٪ من الأرض.", "٨٣٪", 83],
    ["hi", "इस योजना से 25 लाख परिवार जुड़े हैं।", "25 लाख", 25],
    ["ru", "Завод выпустил 12 миллионов машин.", "12 миллионов", 12],
    ["ja", "この町には154万人が住んでいます。", "154万人", 154],
    ["ko", "이 도시에는 154만 명이 삽니다.", "154만", 154],
    ["he", "החיסונים הצילו 154 מיליון בני אדם.", "154 מיליון", 154],
    ["tr", "Şehirde 15 milyon kişi yaşıyor.", "15 milyon", 15],
    ["it", "Vi abitavano circa 60 milioni di persone.", "60 milioni", 60],
  ];
  for (const [language, text, display, value] of said) {
    test(`${language}: ${display}`, () => {
      const visual = shown(text, language);
      assert.equal(visual.kind, "number");
      const [figure] = visual.figures;
      assert.ok(figure?.figure.display.startsWith(display), figure?.figure.display);
      assert.equal(figure?.figure.value, value);
      assert.ok(figure.label.length > 0);
    });
  }

  test("a year is no figure, and a letter of the next word no unit", () => {
    for (const [language, text] of [
      ["it", "Nel 212 l'imperatore Caracalla diede la cittadinanza a quasi tutti gli uomini."],
      ["de", "Im Jahr 212 gab der Kaiser allen das Bürgerrecht."],
      ["fr", "L'an 800 vit le couronnement de Charlemagne à Rome."],
      ["en", "In 212, the emperor made nearly everybody a citizen."],
      ["ru", "В 988 году князь крестил город на Днепре."],
    ] as const)
      assert.notEqual(shown(text, language).kind, "number", text);
  });

  test("digits of other scripts and groups by twos have their value", () => {
    assert.equal(parseNumber("١٬٢٣٤٫٥", "ar"), 1234.5);
    assert.equal(parseNumber("१,५४,०००", "hi"), 154_000);
    assert.equal(parseNumber("1,54,000", "hi"), 154_000);
    assert.equal(parseNumber("154,000", "en"), 154_000);
    assert.equal(parseNumber("12:3", "en"), null);
  });
});

test("years before and after the era make a timeline and keep their dots", () => {
  for (const [language, one, two] of [
    ["it", "753 a.C.", "476 d.C."],
    ["de", "753 v. Chr.", "476 n. Chr."],
    ["fr", "753 av. J.-C.", "476 apr. J.-C."],
    ["zh", "公元前753年", "476年"],
    ["en", "753 BC", "476 AD"],
  ] as const) {
    const { scenes } = film(
      `# Rome\n\n## Dates\n\n- ${one}: Roma\n- ${two}: Odoacer\n\n## End\n\nIt fell.\n`,
      language,
    );
    const visual = scenes[1]?.visual;
    assert.equal(visual?.kind, "timeline", one);
    assert.deepEqual(
      visual.events.map(({ date }) => date),
      [one, two],
    );
  }
  assert.equal(withoutStop("Er lebte 9 v. Chr."), "Er lebte 9 v. Chr.");
  assert.equal(withoutStop("The end."), "The end");
});

describe("the part of a sentence that is shown", () => {
  test("a main clause stands for a long sentence", () => {
    for (const [sentence, clause] of [
      [
        "When the water stays more than one degree above the usual summer maximum for four weeks, the algae begin to make toxic oxygen.",
        "The algae begin to make toxic oxygen",
      ],
      [
        "We have had 14 pages in the last month, 9 of them at night, and three people carried most of it.",
        "We have had 14 pages in the last month",
      ],
      [
        "When wind passes a bridge, it sheds small whirls, first on one side of the deck and then on the other side of it.",
        "When wind passes a bridge, it sheds small whirls",
      ],
      ["That is bleaching: the coral is not dead yet, but it is starving.", "The coral is not dead yet"],
      [
        "Wenn das Wasser vier Wochen lang mehr als ein Grad wärmer ist als im üblichen Sommer, stoßen die Korallen ihre Algen ab.",
        "Stoßen die Korallen ihre Algen ab",
      ],
    ] as const)
      assert.equal(mainClause(sentence, 11, 16, sentence.startsWith("Wenn") ? "de" : "en"), clause);
  });

  test("is never longer than asked, and null where no clause stands alone", () => {
    assert.equal(
      mainClause(
        "Because nobody had asked and everybody had assumed that somebody else surely would have done it long ago",
        8,
        10,
        "en",
      ),
      null,
    );
    fc.assert(
      fc.property(fc.lorem({ maxCount: 40 }), fc.integer({ min: 4, max: 16 }), (text, most) => {
        const clause = mainClause(text, Math.min(8, most), most, "en");
        assert.ok(clause === null || countWords(clause) <= most);
      }),
    );
  });
});

test("a greeting is not the subject of a message", () => {
  for (const [prompt, title] of [
    [
      "Team, quick note on the new on-call rotation starting Monday. We had 14 pages last month. It is weekly now.",
      "The new on-call rotation starting Monday",
    ],
    [
      "Liebe Kolleginnen, die Kantine wird im März umgebaut. Wir essen solange im Zelt. Es gibt Suppe.",
      "Die Kantine wird im März umgebaut",
    ],
  ] as const)
    assert.equal(film(prompt, prompt.startsWith("Team") ? "en" : "de").title, title);
});

test("a brief may name its style; the caller's own choice wins", () => {
  const prompt =
    "# Pocketwise\n\nStyle: product showcase\n\nIt shows one number a day.\n\n## Why\n\nIt is calm.\n";
  const planned = film(prompt);
  assert.equal(planned.style.style, "product_showcase");
  assert.match(planned.style.reason ?? "", /the brief asks for it/);
  assert.doesNotMatch(JSON.stringify(planned.scenes), /Style:/);
  const asked = planFilm({
    prompt,
    targetLanguage: "en",
    duration: "short",
    style: "clean_lecture",
    estimateSeconds: estimateByCharacters,
  });
  assert.equal(asked?.style.style, "clean_lecture");
  const content = film("# Rooms\n\nStyle: Gothic revival with a little brick.\n\n## Nave\n\nIt is long.\n");
  assert.match(JSON.stringify(content.scenes), /Gothic/, "what names no style of ours is content");
});

describe("an introduction", () => {
  const brief = (intro: string) =>
    readBrief(`# A title\n\n${intro}\n\n## One\n\nFirst.\n\n## Two\n\nSecond.\n`);
  const long =
    "A coral looks like a plant. Tiny algae live in its skin and feed it with sugar made from sunlight. In return they get shelter and all the carbon dioxide that they need.";

  test("that is long leaves its first sentence with the title", () => {
    const divided = divideIntro(brief(long), "en");
    assert.equal(divided.sections.length, 3);
    assert.deepEqual(
      divided.intro.map((block) => (block.kind === "paragraph" ? block.text.shown : "")),
      ["A coral looks like a plant."],
    );
  });

  test("that is short stays", () => {
    assert.equal(divideIntro(brief("A coral looks like a plant. It is none."), "en").sections.length, 2);
  });

  test("loses no word, whatever it is", () => {
    const letters = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, "");
    fc.assert(
      fc.property(fc.array(fc.lorem({ mode: "sentences", maxCount: 4 }), { maxLength: 5 }), (paragraphs) => {
        const whole = brief(paragraphs.join("\n\n"));
        assert.equal(letters(textOfBrief(divideIntro(whole, "en"))), letters(textOfBrief(whole)));
      }),
    );
  });
});

test("a heading of measure asks as it stands", () => {
  assert.equal(asQuestion("How much was lost", new Set()), "How much was lost?");
  assert.equal(asQuestion("How many reefs are left", new Set()), "How many reefs are left?");
  assert.equal(asQuestion("How long it takes", new Set()), null);
});

test("lines that each open with a picture are a list", () => {
  const { scenes } = film(
    "Morning stretch\n\n🌅 Reach for the ceiling\n🔄 Roll your shoulders\n🙆 Turn your head\n",
  );
  assert.ok(scenes.some(({ visual }) => visual.kind === "bullets" && visual.items.length === 3));
});

test("strong words that open a sentence are its label, and the sentence is said as it stands", () => {
  const { scenes } = film(
    "# Parts\n\n## What each does\n\n- **DNS** turns the name into an address\n- **Ingress** picks the right service\n- **Never** share your password with anybody\n\n## End\n\nThat is all.\n",
  );
  const visual = scenes[1]?.visual;
  assert.equal(visual?.kind, "bullets");
  assert.deepEqual(
    visual.items.map(({ label, detail }) => [label, detail]),
    [
      ["DNS", "turns the name into an address"],
      ["Ingress", "picks the right service"],
      ["Never share your password with anybody", undefined],
    ],
  );
  assert.ok(scenes[1]?.narration.includes("DNS turns the name into an address."));
});

test("who said it stands below a quotation in running text", () => {
  for (const [language, text, attribution] of [
    [
      "fr",
      "« Nous voulions une maison, pas un entrepôt », dit la directrice, Leïla Benali.",
      "La directrice, Leïla Benali",
    ],
    ["en", "“We wanted a house and not a warehouse of books,” said Leila Benali.", "Leila Benali"],
    ["en", "“We wanted a house and not a warehouse of books,” said nobody.", undefined],
  ] as const) {
    const visual = shown(text, language);
    assert.equal(visual.kind, "quote");
    assert.equal(visual.attribution, attribution);
  }
});

test("a sentence that opens with a figure is one, and shares are shown though they stand in the introduction", () => {
  const { scenes } = film(
    "# Should we go remote?\n\nWe asked all 312 employees in October. 71% want to stay hybrid, 22% want full remote, 7% want the office every day.\n\n## Costs\n\nNone.\n\n## End\n\nSoon.\n",
  );
  const visual = scenes.find((scene) => scene.visual.kind === "chart")?.visual;
  assert.equal(visual?.kind, "chart");
  assert.deepEqual(visual.categories, [
    "Want to stay hybrid",
    "Want full remote",
    "Want the office every day",
  ]);
});

test("an ordinal does not end an audience", () => {
  assert.equal(
    readBrief("# Bienen\n\nZielgruppe: Grundschule, 3. Klasse\n\n## Eins\n\nText.\n").audience,
    "Grundschule, 3. Klasse",
  );
});

test("a single figure among much else does not stand for all of it", () => {
  const visual = shown(
    "Three days at home, two in the office. It keeps teams together and costs €1.1 million a year for the building. New colleagues learn faster when they sit next to somebody who knows the way.",
    "en",
  );
  assert.equal(visual.kind, "statement");
});

test("a sentence that sets two things against each other is a comparison", () => {
  const visual = shown(
    "Inner join vs left join: inner join drops rows without a partner, left join keeps all rows of the first table.",
    "en",
  );
  assert.equal(visual.kind, "comparison");
  assert.deepEqual(
    visual.sides.map(({ title, points }) => [title, points[0]?.text]),
    [
      ["Inner join", "Drops rows without a partner"],
      ["Left join", "Keeps all rows of the first table"],
    ],
  );
});

test("code speaks louder for a style than customers and orders do", () => {
  const code = "```sql\nSELECT total FROM orders JOIN customers USING (id);\n```";
  const planned = film(`# SQL joins\n\nCustomers and orders.\n\n## Inner\n\n${code}\n\n## Left\n\n${code}\n`);
  assert.equal(planned.style.style, "science_explainer");
});

test("a passage without a heading shows its first sentence too", () => {
  const { scenes } = film(
    "The rota begins on Monday. The rota of the nurses is weekly from now on. Whoever is first answers within ten minutes of the call. Nobody needs to be asked twice about it.\n",
  );
  const told = scenes.flatMap(({ visual }) =>
    visual.kind === "statement" ? [visual.text, ...(visual.more ?? []).map(({ text }) => text)] : [],
  );
  assert.ok(told.includes("The rota of the nurses is weekly from now on"), told.join(" | "));
});

test("parts of a whole that a sentence names are a donut, and are said as written", () => {
  const visual = shown("Mais de metade era plástico: 61% plástico, 17% vidro, 12% metal e 10% outros.", "pt");
  assert.equal(visual.kind, "chart");
  assert.equal(visual.chart, "donut");
  assert.deepEqual(visual.categories, ["Plástico", "Vidro", "Metal", "Outros"]);
  assert.deepEqual(visual.series[0]?.values, [61, 17, 12, 10]);
  const other = shown("Growth was 61% in May, 17% in June and 12% in July.", "en");
  assert.notEqual(other.kind, "chart", "what does not come to a hundred is no whole");
});

test("a share of anything is never misread", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 3, maxLength: 7 }), (values) => {
      const parts = values.map((value, at) => `${String(value)}% part ${"abcdefg".charAt(at)}`);
      const shares = sharesOfText(`${parts.slice(0, -1).join(", ")} and ${parts.at(-1) ?? ""}.`, "en");
      const sum = values.reduce((total, value) => total + value, 0);
      assert.equal(shares !== null, Math.abs(sum - 100) <= 1.5);
      if (shares !== null)
        assert.deepEqual(
          shares.points.map(({ value }) => value),
          values,
        );
    }),
  );
});

test("a factor is told with what it compares, and a tagline without its name", () => {
  const visual = shown(
    "Indoor light is 100 times weaker than daylight. We need at least 2,500 lux in the morning.",
    "en",
  );
  assert.equal(visual.kind, "number");
  assert.equal(visual.figures[0]?.label, "Indoor light is 100 times weaker than daylight");
  const { scenes } = film(
    "# Lumen\n\nTagline: Better sleep starts at breakfast.\n\n## Why\n\nLight matters.\n",
  );
  const [title] = scenes;
  assert.equal(
    title?.visual.kind === "title" ? title.visual.subtitle : "",
    "Better sleep starts at breakfast",
  );
});

test("a heading that is a figure is shown large, and said", () => {
  const { scenes } = film(
    "# Bees\n\n## 35,000\n\nThat many bees live in one hive in June.\n\n## 1969\n\nThat year a man walked on the moon.\n",
  );
  const [, bees, moon] = scenes;
  assert.equal(bees?.visual.kind, "number");
  assert.equal(bees.visual.figures[0]?.label, "That many bees live in one hive in June");
  assert.equal(bees.narration[0], "35,000.");
  assert.notEqual(moon?.visual.kind, "number", "a year counts nothing");
});

test("a label does not end in the word that its noun hangs on", () => {
  const visual = shown("Since 1967 a second is 9,192,631,770 swings of a caesium atom.", "en");
  assert.equal(visual.kind === "number" ? visual.figures[0]?.label : "", "Swings of a caesium atom");
});

test("one word is no label where its short sentence says more", () => {
  const visual = shown("Jedes Jahr stecken sich 500.000 Menschen im Krankenhaus an.", "de");
  assert.equal(
    visual.kind === "number" ? visual.figures[0]?.label : "",
    "Jedes Jahr stecken sich 500.000 Menschen im Krankenhaus an",
  );
  const row = shown("La erupción duró 85 días y destruyó más de 1.600 edificios.", "es");
  assert.equal(row.kind === "number" ? row.figures[1]?.label : "", "Edificios");
});

test("a message is told without its signature, named by what it is about, and its brackets stay whole", () => {
  const { title, scenes } = film(
    "Hi everyone,\n\nplease read this before Monday. The clinic moves to Oak Street 12 on 9 March.\n\nWhat changes for patients:\n- appointments are made online\n- blood tests need no appointment any more\n- the children's ward has its own entrance\n\nQuestions? Ask Rosa (ext. 214) or come to the kitchen.\n\nThank you all, Dr. Meyer\n",
  );
  assert.equal(title, "The clinic moves to Oak Street 12 on 9 March");
  const told = scenes.flatMap(({ narration }) => narration);
  assert.ok(told.includes("Ask Rosa (ext. 214) or come to the kitchen."), told.join("|"));
  assert.equal(told.filter((sentence) => sentence.startsWith("What changes")).length, 1);
  assert.ok(!told.some((sentence) => sentence.includes("Meyer") || sentence.includes("everyone")));
  const list = scenes.find(({ visual }) => visual.kind === "bullets")?.visual;
  assert.equal(list?.kind === "bullets" ? list.items[0]?.label : "", "Appointments are made online");
});

test("of unequal bars the one farthest from its neighbour stands out", () => {
  const { scenes } = film(
    "# Seas\n\n## Salt\n\n| Sea | g/l |\n|---|---|\n| Dead | 340 |\n| Red | 41 |\n| Black | 18 |\n| Baltic | 8 |\n\n## End\n\nSalt stays.\n",
  );
  const visual = scenes[1]?.visual;
  assert.equal(visual?.kind === "chart" ? visual.highlight : undefined, 0);
});

test("two last sentences take each other's place rather than make a list of one", () => {
  const { scenes } = film(
    "# Dome\n\n## The view\n\nIt is dark up there.\n\n## Visit us\n\nEvery Friday from September to April at eight. Bring a warm coat for the night.\n",
  );
  const last = scenes.at(-1)?.visual;
  assert.equal(last?.kind, "statement");
  assert.equal(last.more?.[0]?.text, "Bring a warm coat for the night");
});

test("only things to do are ticked", () => {
  const list = (items: string, heading = "The list", language = "en") => {
    const { scenes } = film(`# Film\n\n## ${heading}\n\n${items}\n\n## End\n\nThat is all.\n`, language);
    const visual = scenes[1]?.visual;
    assert.equal(visual?.kind, "bullets");
    return visual.toDo;
  };
  assert.equal(
    list("- Wear your badge at all times\n- Keep the fire doors shut\n- Report what looks odd"),
    true,
  );
  assert.equal(
    list("- Overfishing near the coast\n- Pollution of the river\n- Dams without a ladder"),
    undefined,
  );
  assert.equal(
    list("- Badge sichtbar tragen\n- Türen geschlossen halten\n- Seltsames melden", "Regeln", "de"),
    true,
  );
  assert.equal(
    list("- Überfischung der Küste\n- Verschmutzung der Flüsse\n- Staudämme", "Gründe", "de"),
    undefined,
  );
});
