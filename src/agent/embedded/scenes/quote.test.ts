import assert from "node:assert/strict";
import { test } from "node:test";
import { film, shown } from "../plan.fixture.ts";

test("a quotation that a said-clause interrupts is one, with its clause", () => {
  for (const [language, text, whole, who] of [
    ["en", '"A light does not ask who is out there," she told a radio reporter. "It is just lit."', "A light does not ask who is out there. It is just lit.", "she told a radio reporter"],
    ["de", "„Ein Licht fragt nicht, wer da draußen ist“, sagte sie einer Reporterin. „Es brennt einfach.“", "Ein Licht fragt nicht, wer da draußen ist. Es brennt einfach.", "sagte sie einer Reporterin"],
    ["fr", "« Une lumière ne demande pas qui est dehors », disait-elle à une journaliste. « Elle est allumée, c'est tout. » La lampe fut automatisée en 1997.", "Une lumière ne demande pas qui est dehors. Elle est allumée, c'est tout.", "disait-elle à une journaliste"],
    ["ru", "«Свет не спрашивает, кто там снаружи», — сказала она журналистке. «Он просто горит».", "Свет не спрашивает, кто там снаружи. Он просто горит.", "сказала она журналистке"],
  ] as const) {
    const visual = shown(text, language);
    assert.equal(visual.kind, "quote", text);
    assert.deepEqual([visual.text, visual.attribution], [whole, who]);
  }
}); // prettier-ignore

test("a short second half that goes on between commas belongs to the quotation, and no name to its marks", () => {
  const [said] = ["“I have a house,” said Magnus, “and a fire.” He did not answer what she asked."];
  const visual = shown(said, "en");
  assert.equal(visual.kind, "quote");
  assert.deepEqual([visual.text, visual.attribution], ["I have a house, and a fire.", "Magnus"]);
});

test("where it cannot be told how its halves join, it stands as it is written", () => {
  const text = "“A light,” she told a radio reporter, “does not ask who is out there.”";
  const visual = shown(text, "en");
  assert.equal(visual.kind, "statement");
  assert.equal(visual.text, text);
});

test("a quotation of several sentences is one, with whoever said it before or behind it, in any marks", () => {
  for (const [language, text, whole, who] of [
    ["en", '"We waited for the bus. It never came," said Mrs Alder, who lives above the landing.', "We waited for the bus. It never came.", "Mrs Alder"],
    ["en", "‘I know them by the engine. I don’t need to look,’ says Pat Rowe.", "I know them by the engine. I don’t need to look.", "Pat Rowe"],
    ["en", 'Ruth Penn said: "People tell me things at three. I listen."', "People tell me things at three. I listen.", "Ruth Penn"],
    ["de", "»Der Stuhl ist älter als ich. Er hört auf niemanden«, sagt Hanna Brück.", "Der Stuhl ist älter als ich. Er hört auf niemanden.", "Hanna Brück"],
    ["fr", "« Je tire la corde. L'eau fait le reste », explique Marcel Aubin, passeur depuis vingt ans.", "Je tire la corde. L'eau fait le reste.", "Marcel Aubin, passeur depuis vingt ans"],
    ["pl", "„Zegar nie lubi pośpiechu. Klient też się uczy” – mówi Jan Wrona.", "Zegar nie lubi pośpiechu. Klient też się uczy.", "Jan Wrona"],
    ["ja", "「薪は毎朝割ります。電気には頼りません。」と山本さんは話します。", "薪は毎朝割ります。電気には頼りません。", "山本さん"],
    ["zh", "“书不怕旧。怕的是没人翻。”店主周明说。", "书不怕旧。怕的是没人翻。", "店主周明"],
    ["fa", "حسن کریمی می‌گوید: «سنگ از من پیرتر است. هر صبح آن را گوش می‌کنم.»", "سنگ از من پیرتر است. هر صبح آن را گوش می‌کنم.", "حسن کریمی"],
    ["ar", "«الكتاب لا يشيخ. القارئ هو الذي يتعب»، يقول سعيد المنصوري.", "الكتاب لا يشيخ. القارئ هو الذي يتعب.", "سعيد المنصوري"],
    ["ar", "«البحر يعطي ويأخذ. واليوم أخذ.»", "البحر يعطي ويأخذ. واليوم أخذ.", undefined],
    ["pt", "«Queremos chegar aos 35 % de reciclagem em 2026», afirmou a vereadora Marta Queirós.", "Queremos chegar aos 35 % de reciclagem em 2026", "A vereadora Marta Queirós"],
    ["nl", 'Ingenieur Johan van Veen zei het al: "Wie niet wil dijken, moet wijken."', "Wie niet wil dijken, moet wijken.", "Ingenieur Johan van Veen"],
    ["en", 'One of our members, Tom, always says: "Your nose knows before the clock does."', "Your nose knows before the clock does.", "One of our members, Tom"],
    ["en", '"I have never seen a hub open this smoothly." Dana Whitlock, COO', "I have never seen a hub open this smoothly.", "Dana Whitlock, COO"],
    ["en", '"We got our street back after thirty years" (Maya Lund, resident).', "We got our street back after thirty years", "Maya Lund, resident"],
    ["de", "Wie mein Opa immer sagte: „Ein guter Apfel braucht drei kalte Nächte.“", "Ein guter Apfel braucht drei kalte Nächte.", "Mein Opa"],
    ["de", "„Wir haben alle sehr lange auf diesen Tag gewartet.“ Großer Applaus im Saal.", "Wir haben alle sehr lange auf diesen Tag gewartet.", undefined],
    ["it", "«Il pane non si misura con l'orologio», ha spiegato il fornaio Gino Ferri.", "Il pane non si misura con l'orologio", "Il fornaio Gino Ferri"],
    ["ja", "店主の山本さんは「薪は毎朝割ります。電気には頼りません」と話します。", "薪は毎朝割ります。電気には頼りません。", "店主の山本さん"],
    ["hi", 'सरपंच मीरा देवी कहती हैं, "पानी आया तो गाँव वापस आया।"', "पानी आया तो गाँव वापस आया।", "सरपंच मीरा देवी"],
    ["hi", '"पानी आया तो गाँव वापस आया," सरपंच मीरा देवी कहती हैं।', "पानी आया तो गाँव वापस आया", "सरपंच मीरा देवी"],
    ["tr", 'Muhtar Ayşe Yılmaz, "Bu köprü hepimizin hayatını değiştirdi" dedi.', "Bu köprü hepimizin hayatını değiştirdi", "Muhtar Ayşe Yılmaz"],
    ["he", 'יוסי כהן אומר: "הבצק יודע מה השעה. אני רק עוזר לו."', "הבצק יודע מה השעה. אני רק עוזר לו.", "יוסי כהן"],
  ] as const) {
    const visual = shown(text, language);
    assert.equal(visual.kind, "quote", text);
    assert.deepEqual([visual.text, visual.attribution], [whole, who]);
  }
}); // prettier-ignore

test("what a thing is called is nobody's words", () => {
  for (const [language, text] of [
    ["en", 'The film "A Long Way Down the River" was shot on this bridge.'],
    ["fa", "«هزار و یک شب در بغداد قدیم» پرخواننده‌ترین کتاب آن است."],
  ] as const)
    assert.equal(shown(text, language).kind, "statement", text);
});

test("who signs below a quotation is said with it, and no part of what comes after", () => {
  const { scenes } = film(
    '# Update\n\n## Thank you\n\n"I have never seen a hub open this smoothly." Dana Whitlock, COO\n\nQuestions go to the desk before Friday.\n\n## B\n\nThe hall is open.\n',
  );
  const at = scenes.findIndex(({ visual }) => visual.kind === "quote");
  assert.deepEqual(scenes[at]?.narration.at(-1), "Dana Whitlock, COO.");
  assert.doesNotMatch(JSON.stringify(scenes[at + 1]), /Whitlock/u);
});

test("single marks hold a quotation where somebody says it, and apostrophes none", () => {
  for (const [language, text, whole] of [
    [
      "nl",
      "'Ik ken nu meer buren dan in twintig jaar flat', zegt Fatima el Idrissi (58).",
      "Ik ken nu meer buren dan in twintig jaar flat",
    ],
    [
      "en",
      "‘I don’t miss the noise at all,’ says Mary Dodd, who worked here for forty years.",
      "I don’t miss the noise at all",
    ],
  ] as const) {
    const visual = shown(text, language);
    assert.ok(visual.kind === "quote", text);
    assert.equal(visual.text, whole);
  }
  assert.notEqual(shown("The dogs' owners and the cats' friends said nothing. It's the '60s, say the papers.", "en").kind, "quote"); // prettier-ignore
});

test("what several people say is a quotation each, with their names, in any marks", () => {
  for (const [language, text, whole] of [
    ["en", '"I made it at 3,000 metres. My tent-mate cried." — Jonas, mountain guide\n"It replaced the machine at home. I did not plan that." — Amara, architect', ["Jonas, mountain guide", "Amara, architect"]],
    ["fr", "« On n'a plus froid aux pieds. » (Luc Moreau, Lyon)\n\n« Je ne m'en passe plus ! » — Inès, infirmière", ["Luc Moreau, Lyon", "Inès, infirmière"]],
    ["de", "- „Ich höre ihn nicht mehr. Das ist das größte Lob.“ – Marta Kühn, Hebamme aus Köln\n- „Er hat sich nach zwei Jahren bezahlt gemacht.“ – Jens, 41", ["Marta Kühn, Hebamme aus Köln", "Jens, 41"]],
    ["ja", "「もう手放せません。朝が楽しみです。」（大阪府・40代女性）\n「赤ちゃんが起きません。本当に静かです。」（田中美咲さん）", ["大阪府・40代女性", "田中美咲さん"]],
    ["ru", "«Лучшее место в городе.» — Анна, Казань\n«Приходим каждую весну, уже двадцать лет.» — семья Орловых", ["Анна, Казань", "семья Орловых"]],
    ["es", "> «Huele desde la plaza.»\n> Antonio, 72 años", ["Antonio, 72 años"]],
    ["en", 'Tom Ashby (driver): "You trust the box more than your own eyes."\nMina Patel (guard): "It is the only light for ten miles."', ["Tom Ashby (driver)", "Mina Patel (guard)"]],
  ] as const) {
    const { scenes } = film(`# A\n\n## B\n\n${text}\n\n## C\n\n${text.slice(1, 30)}.\n`, language);
    const said = scenes.flatMap(({ visual, narration }) =>
      visual.kind === "quote" ? [{ who: visual.attribution, last: narration.at(-1)?.replace(/[.。]$/u, "") }] : [],
    );
    assert.deepEqual(said.slice(0, whole.length), whole.map((who) => ({ who, last: who })), text);
  }
}); // prettier-ignore

test("marks that hold no one's signed words leave a passage as it is", () => {
  for (const text of [
    'Right answer: "Let me check the folder"\nWrong answer: "I do not think so at all"',
    '"Let me check", and then open the allergen folder.',
    '"The Night of the Wolves" is a film by Ana Ruiz.',
  ])
    assert.notEqual(shown(text, "en").kind, "quote", text);
});

test("when and to whom something was said stands with it, and a sentence that goes on around marks stands whole", () => {
  for (const [language, text, around] of [
    [
      "en",
      '"If you will not go, Father, I shall go alone," Grace is said to have told him.',
      [undefined, "Grace is said to have told him"],
    ],
    [
      "en",
      "In 1865 Charles Dickens's magazine wrote: \"The carpenter's daughter has won a name for herself.\"",
      [undefined, "Charles Dickens's magazine, 1865"],
    ],
    [
      "pt",
      "A resposta ficou célebre: «Enterrar os mortos e cuidar dos vivos.»",
      ["A resposta ficou célebre", undefined],
    ],
    [
      "de",
      "Sie schrieb ihrer Mutter: „Wir haben jetzt Eis im Sommer, und alle kommen.“",
      ["Sie schrieb ihrer Mutter", undefined],
    ],
    [
      "pl",
      "Zapytana kiedyś, czego się wtedy w nocy bała, odpowiedziała: „Że zasnę i nie zobaczę świtu”.",
      ["Zapytana kiedyś, czego się wtedy w nocy bała, odpowiedziała", undefined],
    ],
    [
      "es",
      "«No vendemos pan, vendemos mañanas», dice hoy su nieta Carmen Ortiz.",
      [undefined, "Su nieta Carmen Ortiz"],
    ],
  ] as const) {
    const visual = shown(text, language);
    assert.ok(visual.kind === "quote", text);
    assert.deepEqual([visual.lead, visual.attribution], around);
  }
  assert.equal(shown('Visitors often call it "The little cathedral of the railway" and take pictures.', "en").kind, "statement"); // prettier-ignore
});

test("words of which something is told have no speaker", () => {
  const visual = shown('"This fails when the list is empty; could we return early?" is a review.', "en");
  assert.equal(visual.kind, "statement");
});

test("a quotation is no half, its credit no date of something else, and where it was said stands apart", () => {
  const quoteOf = (prompt: string, language: string) => {
    const visual = film(prompt, language).scenes.at(-1)?.visual;
    return visual?.kind === "quote" ? visual.attribution : visual?.kind;
  };
  const it = "# La seta\n\nPer più di mille anni carovane di cammelli collegarono la Cina al Mediterraneo.\n\n## Marco Polo\n\n"; // prettier-ignore
  assert.equal(quoteOf(`${it}« Non ho raccontato la metà di ciò che ho visto », disse Marco Polo sul letto di morte.`, "it"), "Marco Polo, sul letto di morte"); // prettier-ignore
  assert.equal(quoteOf(`${it}«Non ho raccontato la metà di ciò che ho visto», disse Marco Polo nel 1324.`, "it"), "Marco Polo, 1324"); // prettier-ignore
  const pt =
    "# A onda\n\nNa Praia do Norte formam-se as maiores ondas surfadas do mundo inteiro.\n\n## O medo\n\n";
  assert.equal(quoteOf(`${pt}«O medo nunca desaparece; aprende-se a dançar com ele», diz Garrett McNamara, que em 2011 pôs a Nazaré no mapa.`, "pt"), "Garrett McNamara"); // prettier-ignore
  const he = "# מים במדבר\n\nבנגב יורדים מעט גשמים בשנה, ובכל זאת מגדלים שם עגבניות ותמרים.\n\n## בלאס\n\n";
  assert.equal(quoteOf(`${he}״טיפה אחת במקום הנכון שווה דלי במקום הלא נכון״, נהג בלאס לומר.`, "he"), "בלאס"); // prettier-ignore
  const th = "# ผัดไทย\n\nผัดไทยเป็นอาหารที่คนทั้งโลกรู้จัก แต่หลายคนไม่รู้ว่ามันเพิ่งเกิดเมื่อไม่นานมานี้\n\n## ป้าสมศรี\n\n"; // prettier-ignore
  assert.equal(quoteOf(`${th}"ความลับคือไฟแรงและมือเร็ว" ป้าสมศรีซึ่งขายผัดไทยมา 40 ปีบอก`, "th"), "ป้าสมศรี"); // prettier-ignore
});
