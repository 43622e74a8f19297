import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { estimateByCharacters } from "../estimate-seconds.ts";
import { planFilm } from "./plan-film.ts";
import { asQuestion } from "./english/headings.ts";
import { divideIntro } from "./divide-intro.ts";
import { readBrief } from "./brief/read-brief.ts";
import { textOfBrief } from "./text-of-brief.ts";
import { mainClause } from "./text/main-clause.ts";
import { countWords, splitSentences } from "./text/sentences.ts";
import { film, shown } from "./plan.fixture.ts";

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

  const spoken = (text: string): number => estimateByCharacters(text, "en");

  test("that is long leaves its first sentence with the title", () => {
    const divided = divideIntro(brief(long), "en", spoken);
    assert.equal(divided.sections.length, 3);
    assert.deepEqual(
      divided.intro.map((block) => (block.kind === "paragraph" ? block.text.shown : "")),
      ["A coral looks like a plant."],
    );
  });

  test("that is short stays", () => {
    assert.equal(
      divideIntro(brief("A coral looks like a plant. It is none."), "en", spoken).sections.length,
      2,
    );
  });

  test("loses no word, whatever it is", () => {
    const letters = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, "");
    fc.assert(
      fc.property(fc.array(fc.lorem({ mode: "sentences", maxCount: 4 }), { maxLength: 5 }), (paragraphs) => {
        const whole = brief(paragraphs.join("\n\n"));
        assert.equal(letters(textOfBrief(divideIntro(whole, "en", spoken))), letters(textOfBrief(whole)));
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
    ["en", "“We wanted a house and not a warehouse of books,” said nobody.", "said nobody"],
  ] as const) {
    const visual = shown(text, language);
    assert.equal(visual.kind, "quote");
    assert.equal(visual.attribution, attribution);
  }
});

test("an ordinal does not end an audience", () => {
  assert.equal(
    readBrief("# Bienen\n\nZielgruppe: Grundschule, 3. Klasse\n\n## Eins\n\nText.\n").audience,
    "Grundschule, 3. Klasse",
  );
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

describe("a passage whose picture belongs to a part of it", () => {
  const scenesOf = (body: string) => film(`# The reef\n\nA tower in the sea.\n\n## Building\n\n${body}\n\n## The end\n\n- one\n- two\n- three\n`).scenes; // prettier-ignore

  test("is told by thoughts till its figures come, and after them", () => {
    const scenes = scenesOf(
      "Work was only possible from May to September. The first barrack, a hut on iron legs, was swept away by a storm in its first winter. " +
        "Stevenson built another the next spring and asked his men to stay. The tower holds 4,300 tonnes of granite in 1,480 stones. " +
        "Every stone was cut on Mull and shipped across open water. Nobody was lost while it was built, and the men were proud of that for all their lives.",
    );
    const kinds = scenes.map(({ visual }) => visual.kind);
    assert.deepEqual(kinds, ["title", "statement", "number", "statement", "bullets"]);
    assert.deepEqual(scenes[2]?.narration, ["The tower holds 4,300 tonnes of granite in 1,480 stones."]);
    assert.match(JSON.stringify(scenes[1]?.visual), /The first barrack was swept away by a storm/u);
  });

  test("shows a quotation with its speaker named in the middle, and nothing of what is told beside it", () => {
    const scenes = scenesOf(
      'Three men lived there for six weeks at a time, far from any shop. "We knew the weather before the ship did," wrote one keeper, "because the tower spoke first." ' +
        "A boat could land on only one day in four, and the mail was often a month old.",
    );
    const quote = scenes.map(({ visual }) => visual).find(({ kind }) => kind === "quote");
    assert.ok(quote?.kind === "quote");
    assert.equal(quote.text, "We knew the weather before the ship did, because the tower spoke first.");
    assert.equal(quote.attribution, "One keeper");
    assert.equal(scenes.filter(({ visual }) => visual.kind === "statement").length, 2);
  });
});

test("a label alone is no thought: what is behind its colon is shown", () => {
  const scenes = film(
    "# Review\n\nIt was a bad day.\n\n**Root cause:** two limits that depend on each other are kept in two repositories, and nothing checks one against the other.\n\nAll of it was mended within a week by the people on call.\n",
  ).scenes;
  assert.match(JSON.stringify(scenes.map(({ visual }) => visual)), /two limits that depend on each other are kept in two repositories/iu); // prettier-ignore
});

test("dots of abbreviations end no sentence in scripts without capitals; figures of every script number a list", () => {
  assert.deepEqual(splitSentences("கோவில் கி.பி. 1010 ஆம் ஆண்டில் கட்டப்பட்டது. இதன் உயரம் 66 மீட்டர்.", "ta").length, 2); // prettier-ignore
  assert.deepEqual(splitSentences("عام 330 ق.م. دخل الإسكندر. ثم رحل.", "ar").length, 2);
  assert.deepEqual(splitSentences("It ran till 5 p.m. The shop closed.", "en").length, 2);
  const persian = readBrief("# زعفران\n\nمتن.\n\n## مراحل\n\n۱. گل‌ها چیده می‌شوند.\n۲. کلاله‌ها جدا می‌شوند.\n۳. خشک می‌شوند.\n"); // prettier-ignore
  assert.ok(persian.sections.some(({ blocks }) => blocks.some((block) => block.kind === "list" && block.ordered))); // prettier-ignore
});

test("a paragraph of two or three labelled things sets them side by side; notes and answers do not", () => {
  const kindsOf = (body: string) => film(`# Milk\n\nA talk.\n\n## Kinds\n\n${body}\n\n## More\n\n- one\n- two\n- three\n`).scenes.map(({ visual }) => visual.kind); // prettier-ignore
  assert.ok(kindsOf("Cow: mild and sweet, for every day. Goat: strong, and easier to digest.").includes("comparison")); // prettier-ignore
  assert.ok(kindsOf("Robusta: vị đắng mạnh, nhiều caffeine. Arabica: vị chua nhẹ, hương thơm.").includes("comparison")); // prettier-ignore
  assert.ok(!kindsOf("Note: keep it cold at all times. Tip: it lasts a week or so.").includes("comparison"));
});

test("what tells more of the piece before it is none of a row", () => {
  for (const [language, text] of [
    ["de", "Antwort: Zwei Stellen werden neu besetzt, niemand muss sonntags arbeiten, der nicht will."],
    ["fr", "Réponse : deux postes sont créés, personne ne vient le dimanche, qui ne le veut pas."],
    ["nl", "Antwoord: er komen twee banen bij, niemand werkt op zondag, die niet wil."],
  ] as const)
    assert.notEqual(shown(text, language).kind, "bullets", text);
});

test("a decimal comma parts no enumeration, a name in quotation marks is no quotation", () => {
  const menu = JSON.stringify(film("# Kantine\n\nNeu.\n\n## Preis\n\nWas es kostet: Ein Essen kostet 4,20 Euro statt bisher 3,90 Euro.\n\n## Mehr\n\n- a\n- b\n").scenes); // prettier-ignore
  assert.doesNotMatch(menu, /kostet 4"/u);
  const tower = film("# Cordouan\n\nUn phare.\n\n## Histoire\n\nConstruit de 1584 à 1611 à l'embouchure de la Gironde, il est surnommé « le Versailles de la mer ».\n\n## Fin\n\n- a\n- b\n").scenes; // prettier-ignore
  assert.ok(tower.every(({ visual }) => visual.kind !== "quote"));
});

test("a mark that opens what is said stays with it, and prose before a quotation has its own picture", () => {
  assert.deepEqual(splitSentences("嵐が来た。「消すわけにはいかん」と祖父は言った。", "ja"), [
    "嵐が来た。",
    "「消すわけにはいかん」と祖父は言った。",
  ]);
  const body = "大きな台風が来て、波は崖の上まで届いた。停電になり、祖父は朝まで手でレンズを回し続けた。「一隻でも沖にいるなら、消すわけにはいかん」と祖父は言った。"; // prettier-ignore
  const { scenes } = film(`# 灯台\n\n岬の話。\n\n${body}\n`, "ja");
  const quote = scenes.find(({ visual }) => visual.kind === "quote");
  assert.deepEqual(quote?.narration, ["「一隻でも沖にいるなら、消すわけにはいかん」と祖父は言った。"]);
});

test("a step of many words has its first part as its name and the rest below", () => {
  const steps =
    "1. Water the plant\n2. Run the knife around the inside of the old pot, turn it on its side and pull the plant out by the base of the stem, never by the leaves\n3. Fill the pot with compost";
  const { scenes } = film(`# Repotting\n\n## How to repot\n\n${steps}\n`);
  const visual = scenes.map((scene) => scene.visual).find(({ kind }) => kind === "process");
  assert.ok(visual?.kind === "process");
  const [, { title, detail } = { title: "", detail: "" }] = visual.steps;
  assert.equal(title, "Run the knife around the inside of the old pot");
  assert.equal(
    detail,
    "Turn it on its side and pull the plant out by the base of the stem, never by the leaves",
  );
});
