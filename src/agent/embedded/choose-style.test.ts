import assert from "node:assert/strict";
import test from "node:test";
import type { VisualKind } from "../../artifacts/storyboard.ts";
import { VIDEO_STYLES } from "../../artifacts/style.ts";
import { offerSigns } from "./offers.ts";
import { chooseStyle } from "./choose-style.ts";

test("a style that was asked for is taken, without a reason", () => {
  for (const style of VIDEO_STYLES.filter((name) => name !== "auto"))
    assert.deepEqual(chooseStyle(style, null, "Physics, energy and atoms", ["formula"]), {
      style,
      reason: null,
    });
});

const BRIEFS: [string, string, string][] = [
  [
    "professional_training",
    "en",
    "New employees: the fire alarm procedure. Every colleague must know the exits.",
  ],
  ["professional_training", "de", "Unterweisung zum Arbeitsschutz. Alle Mitarbeiter melden Unfälle sofort."],
  [
    "professional_training",
    "de",
    "Feueralarm im Lager: Alle Mitarbeitenden nehmen den nächsten Notausgang zum Sammelplatz B.",
  ],
  ["professional_training", "fr", "Consignes de sécurité pour les salariés et leurs collègues."],
  ["professional_training", "zh", "新员工培训：公司的合规制度与密码要求"],
  ["professional_training", "ar", "تدريب الموظفين على إجراءات السلامة"],
  ["product_showcase", "en", "Introducing the Loop app. Features that customers love, at a fair price."],
  ["product_showcase", "es", "Lanzamiento del producto: la nueva suscripción y su precio para clientes."],
  ["product_showcase", "ja", "新製品の発売。お客様のための新機能と価格。"],
  ["cinematic_story", "en", "The story of a king who was born in a village and died after the war."],
  ["cinematic_story", "it", "La storia di un re che nacque in guerra e morì nel secolo successivo."],
  ["cinematic_story", "pt", "A história da rainha que nasceu durante a guerra e morreu jovem."],
  ["science_explainer", "en", "How atoms and molecules store energy in chemistry."],
  ["science_explainer", "de", "Die Physik der Zelle: Energie in der Biologie."],
  ["science_explainer", "hi", "विज्ञान: ऊर्जा और कोशिका"],
  ["professional_training", "ja", "新入社員のための避難マニュアル。火災のときは上司に報告します。"],
  ["professional_training", "pl", "Szkolenie dla pracowników: bezpieczeństwo i hasła."],
  ["product_showcase", "tr", "Yeni nesil bisiklet: indirim ve ücretsiz kargo ile sipariş verin."],
  ["product_showcase", "he", "המחיר ירד: משלוח חינם ואחריות לכל הלקוחות."],
  ["science_explainer", "ar", "دورة الماء: يتبخر الماء، ثم يتكاثف البخار فتتكون الغيوم، ثم الهطول."],
  ["science_explainer", "ko", "기후와 온도: 이산화탄소 분자가 태양광을 어떻게 바꾸는가"],
  ["science_explainer", "th", "พลังงานแสงอาทิตย์และอุณหภูมิของดาวเคราะห์"],
  ["cinematic_story", "ru", "Легенды о царице: родилась в деревне, война, века."],
  ["clean_lecture", "en", "How to read a train timetable. Look at the left column first."],
];

test("auto hears in the brief's words what kind of film it wants, and says which words", () => {
  for (const [style, language, text] of BRIEFS) {
    const choice = chooseStyle("auto", null, text, ["title", "bullets"]);
    assert.equal(choice.style, style, `${language}: ${text} → ${choice.reason}`);
    assert.match(choice.reason ?? "", new RegExp(`^${style}, because .+\\.$`, "u"));
  }
});

test("a single word does not choose, however often it is said", () => {
  const text = "A product. The product is the result of a multiplication. ".repeat(9);
  assert.equal(chooseStyle("auto", null, text, ["bullets"]).style, "clean_lecture");
});

test("a word inside another is not heard", () => {
  // "app" in "apple", "war" in "warm", "must" in "mustard".
  const text = "Warm apple pie with mustard, priceless and sappy.";
  assert.equal(chooseStyle("auto", null, text, ["bullets"]).style, "clean_lecture");
});

const OFFERS: readonly (readonly [language: string, text: string, sells: boolean])[] = [
  ["en", "We make lights. Our new one comes out on 3 March. It costs €49. Pre-order before 1 March.", true],
  ["de", "Ich verkaufe Honig ab Hof. Ein Glas kostet 9,50 Euro.", true],
  ["pl", "Szyjemy plecaki. Kosztuje 549 zł. Zamówienia: plecaki.example", true],
  ["ko", "저희는 두부를 만들고 있습니다. 4,500원입니다. 예약하시면 배송비가 무료입니다.", true],
  ["en", "A heat pump costs £8,000 to buy. Ask for a survey before you order anything.", false],
  ["en", "My grandmother kept a shop. The baker sells a bun that costs 30 hryvnia there today.", false],
  ["es", "Abriremos los sábados. El carné cuesta 12 €. Puedes reservar plaza en biblioteca.example", false],
  ["de", "Unser Fest ist im Juni. Ein Bier kostet 3 Euro.", false],
]; // prettier-ignore

test("an offer is made by who speaks of what is theirs, and prices alone sell nothing", () => {
  for (const [language, text, sells] of OFFERS) {
    const signs = offerSigns(text, [], language);
    assert.equal(signs.length > 0, sells, `${text} ${signs.join()}`);
    const { style } = chooseStyle("auto", null, text, ["title", "statement"], false, signs);
    assert.equal(style === "product_showcase", sells, text);
  }
});

test("where no word speaks, the structure does", () => {
  const plain = "Nothing that any list has.";
  assert.equal(chooseStyle("auto", null, plain, ["title", "formula"]).style, "science_explainer");
  assert.equal(chooseStyle("auto", null, plain, ["title", "code"]).style, "science_explainer");
  assert.equal(chooseStyle("auto", null, plain, ["quote", "timeline"]).style, "cinematic_story");
  assert.equal(
    chooseStyle("auto", null, plain, ["title", "chart", "chart", "bullets"]).style,
    "science_explainer",
  );
  const prices = "City €420, Tour €515, Cargo €630.";
  assert.equal(chooseStyle("auto", null, prices, ["title", "chart"], true).style, "product_showcase");
  assert.equal(chooseStyle("auto", null, prices, ["title", "chart"], false).style, "clean_lecture");
  const past = "In 1906 a shoemaker bought a uniform. In 1908 the emperor let him go.";
  const prose = ["title", "statement", "statement", "statement"] as const;
  assert.equal(chooseStyle("auto", null, past, prose).style, "cinematic_story");
  assert.equal(chooseStyle("auto", null, past.replaceAll("190", "201"), prose).style, "clean_lecture");
  // Square metres are no year.
  const hall = chooseStyle("auto", null, "面积增加到1100平方米。", [
    "quote",
    "statement",
    "statement",
    "bullets",
  ]);
  assert.equal(hall.style, "clean_lecture");
  const told = "She climbed the steps. He had left her the lamp. She lit it, and her hands were cold.";
  assert.equal(chooseStyle("auto", null, told, ["title", "statement"]).style, "cinematic_story");
  assert.equal(chooseStyle("auto", null, told, ["title", "table"]).style, "clean_lecture");
  const happened = "In 1926 the last two were shot. Fourteen came back through the snow.";
  const kinds = ["title", "statement", "statement", "quote", "chart"] as const;
  assert.equal(chooseStyle("auto", null, happened, kinds).style, "cinematic_story");
  assert.equal(chooseStyle("auto", null, "Nothing of any year.", kinds).style, "clean_lecture");
});

test("who is told when to come and where to turn to hears no story; who begins in an old year and goes on in prose does", () => {
  const kinds = ["title", "statement", "quote", "statement", "statement"] as const;
  const notice =
    "The square fills with smoke at 18:30. She has grilled there for years, and he helps her; she sings.";
  assert.equal(chooseStyle("auto", null, notice, kinds, true).style, "clean_lecture");
  assert.equal(chooseStyle("auto", null, notice, kinds, false).style, "cinematic_story");
  const piano = "In the spring of 1961 the club bought a piano for nine pounds. It went up on two ash poles.";
  const prose = ["title", "statement", "statement", "statement", "statement"] as const;
  assert.equal(chooseStyle("auto", null, piano, prose).style, "cinematic_story");
  assert.equal(chooseStyle("auto", null, piano, ["title", "statement", "bullets", "chart", "statement"]).style, "clean_lecture"); // prettier-ignore
});

test("a lesson with old years in its table, and lists, is no story; a history in prose is", () => {
  const text = "In 1930 the lake stood at 390 metres below the sea, in 1980 at 400.";
  const lesson = [
    "title",
    "statement",
    "number",
    "bullets",
    "statement",
    "chart",
    "bullets",
    "statement",
    "statement",
  ] as const;
  assert.equal(chooseStyle("auto", null, text, lesson).style, "clean_lecture");
  const history = ["title", "statement", "statement", "number", "statement", "statement"] as const;
  assert.equal(chooseStyle("auto", null, text, history).style, "cinematic_story");
});

test("whom a film is for makes no story of how something is made step by step", () => {
  const paper = "美濃和紙\n紙ができるまで。楮の白皮を川の水に浸し、大釜で約二時間煮て、簀桁をゆらします。";
  const told = { audience: "美濃市をはじめて訪れる旅行者", title: "美濃和紙", language: "ja" };
  assert.notEqual(
    chooseStyle("auto", null, paper, ["title", "process"], false, [], told).style,
    "cinematic_story",
  );
  assert.equal(
    chooseStyle("auto", null, paper, ["title", "statement"], false, [], told).style,
    "cinematic_story",
  );
});

test("the reason says what the brief does, and names a price with all its digits", () => {
  const sells = "सोलर लैंप। दाम 1,200 रुपये।";
  const offered = chooseStyle("auto", null, sells, [], false, [], {
    audience: null,
    title: "सोलर लैंप",
    language: "hi",
  });
  assert.match(offered.reason ?? "", /^product_showcase, because the brief sells something \(“.+”\)\.$/u);
  assert.match(offered.reason ?? "", /“1,200 रुपये”/u);
});

test("a school's notice and a year's report are no stories, whatever day or person they name", () => {
  const notice =
    "To the parents. On the first day the bus leaves the harbour at dawn and goes to the island village.";
  const kinds = ["title", "statement", "bullets", "chart", "number", "process", "statement"] as const;
  const told = ["title", "statement", "bullets", "statement", "number", "statement", "statement"] as const;
  const english = { audience: null, title: "", language: "en" };
  const styleOf = (of: readonly VisualKind[]) =>
    chooseStyle("auto", null, notice, of, false, [], english).style;
  assert.equal(styleOf(kinds), "clean_lecture");
  assert.equal(styleOf(told), "cinematic_story");
  const report = "Our year 2024. We lent 61,400 books. March: open till eight. “I came for the rain.”";
  const year = ["title", "number", "chart", "number", "chart", "statement", "quote", "timeline"] as const;
  assert.equal(chooseStyle("auto", null, report, year).style, "clean_lecture");
  const days = ["title", "statement", "statement", "statement", "quote", "timeline"] as const;
  assert.equal(chooseStyle("auto", null, report, days).style, "cinematic_story");
});

test("who asks whether to buy or to rent sells neither", () => {
  const text =
    "Se a usar mais de três dias por semana, compre. Comprar: 4 800 € à partida. Alugar: 119 € por mês.";
  const styleOf = (title: string) =>
    chooseStyle("auto", null, text, ["comparison"], false, [], { audience: null, title, language: "pt" });
  assert.notEqual(styleOf("Bicicleta de carga: comprar ou alugar?").style, "product_showcase");
  const sold = styleOf("A nova bicicleta de carga");
  assert.equal(sold.style, "product_showcase");
  assert.match(sold.reason ?? "", /“4 800 €”/u);
});

test("who asks why is told no story, and plans for next year have not happened", () => {
  const text =
    "De dorpen liggen onder de zeespiegel. Bezoekers zien het gemaal. In de vorige eeuw brak de dijk, in 1953.";
  const kinds = ["title", "number", "timeline", "statement", "quote", "statement"] as const;
  const told = (title: string) => ({ audience: "bezoekers van het waterschap", title, language: "nl" });
  assert.equal(chooseStyle("auto", null, text, kinds, false, [], told("Waarom Nederland niet onderloopt")).style, "science_explainer"); // prettier-ignore
  assert.equal(chooseStyle("auto", null, text, kinds, false, [], told("De ramp")).style, "cinematic_story");
  const plan = "Seit 2019 gab es 43 Unfälle. März 2027: Gemeinderat entscheidet. November 2028: Freigabe.";
  const planned = ["title", "statement", "statement", "timeline", "statement"] as const;
  assert.equal(chooseStyle("auto", null, plan, planned).style, "clean_lecture");
});

test("who meets their own staff sells nothing to them", () => {
  const text =
    "For the all-staff meeting on 14 October. Revenue: £4.2 million. The web shop grew. Free delivery from £180.";
  const audience = { audience: null, title: "Q3: what we learned", language: "en" };
  const choice = chooseStyle("auto", null, text, ["title", "bullets", "chart"], true, ["price", "terms", "shop"], audience); // prettier-ignore
  assert.notEqual(choice.style, "product_showcase");
});

test("what is grave sells nothing, unless it offers something", () => {
  const text =
    "SIM swap fraud: customers lose money. The product is your number; the price is £900, £400 or £120.";
  const told = { audience: null, title: "SIM swap fraud", language: "en" };
  const styleOf = (isGrave: boolean) => chooseStyle("auto", null, text, ["statement"], true, [], { ...told, isGrave }).style; // prettier-ignore
  assert.equal(styleOf(false), "product_showcase");
  assert.notEqual(styleOf(true), "product_showcase");
});

test("steps, and whom to write to, are a welcome and no story, however it began", () => {
  const text =
    "In 1921 begonnen elf vissers met twee boten. Meld je bij de bootsman. Kies een boot. De jeugd roeit ook. Vragen? bestuur@dezwaluw.example";
  const dutch = { audience: null, title: "Welkom", language: "nl" };
  const steps = ["title", "statement", "process", "chart", "statement"] as const;
  assert.equal(chooseStyle("auto", null, text, steps, true, [], dutch).style, "clean_lecture");
});
