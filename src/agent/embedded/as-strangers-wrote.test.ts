import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "./plan.fixture.ts";

const last = (section: string, language: string) =>
  film(`# Film\n\n## A\n\nRobins sing at night.\n\n${section}`, language).scenes.at(-1);

test("what each point forbids is not forbidden above them too", () => {
  const scene = last(
    "## Never\n\n- Never promise a time.\n- Never blame a colleague.\n- Never post it online.",
    "en",
  );
  assert.equal(scene?.narration[0], "Never promise a time.");
  const german = last(
    "## Niemals\n\n- Niemals Wasser auf brennendes Fett gießen\n- Niemals den Deckel vom Topf heben",
    "de",
  );
  assert.equal(german?.narration[0], "Niemals Wasser auf brennendes Fett gießen.");
});

test("steps that say which day they are have no other count", () => {
  const scene = last(
    "## Yedi gün\n\n1. Birinci gün unu karıştırın.\n2. İkinci gün bekleyin.\n3. Üçüncü gün yarısını atın.",
    "tr",
  );
  assert.deepEqual(scene?.narration.slice(1), ["Birinci gün unu karıştırın.", "İkinci gün bekleyin.", "Üçüncü gün yarısını atın."]); // prettier-ignore
  const chinese = last("## 點餐\n\n1. 先說飲料名稱。\n2. 再說甜度。\n3. 最後說冰塊。", "zh-Hant");
  assert.deepEqual(chinese?.narration.slice(1), ["先說飲料名稱。", "再說甜度。", "最後說冰塊。"]);
});

test("years that are set apart by their type alone are a history", () => {
  const scene = last("## Van ramp naar plan\n\n- **1421** De Sint-Elisabethsvloed verzwelgt dertig dorpen.\n- **1932** De Afsluitdijk maakt een meer.\n- **1953** De Watersnoodramp kost 1.836 mensen het leven.", "nl"); // prettier-ignore
  assert.ok(scene?.visual.kind === "timeline");
  assert.deepEqual(scene.visual.events.map(({ date }) => date), ["1421", "1932", "1953"]); // prettier-ignore
  const amounts = last("## Besucher\n\n- 1500 Kinder\n- 1800 Frauen\n- 2000 Männer", "de");
  assert.notEqual(amounts?.visual.kind, "timeline");
});

test("the parts of a night are named by their stage", () => {
  const scene = last("## How the night is shared out\n\nHealthy adults spend 5 % of the night in N1, 50 % in N2, 20 % in N3 and 25 % in REM.", "en"); // prettier-ignore
  assert.ok(scene?.visual.kind === "chart");
  assert.deepEqual(scene.visual.categories, ["N1", "N2", "N3", "REM"]);
});

test("a quotation that its speaker interrupts between commas is one sentence, and a pronoun is no speaker", () => {
  const scene = last('## The light\n\n"As long as it burned," he said, "I knew you were alive."', "en");
  assert.ok(scene?.visual.kind === "quote");
  assert.equal(scene.visual.text, "As long as it burned, I knew you were alive.");
  assert.equal(scene.visual.attribution, undefined);
});

test("Hebrew joins a Hebrew word without a hyphen", () => {
  const scene = last(
    "## מי עובר כאן?\n\n| מין | מספר בשנה |\n|---|---|\n| חסידה | 500,000 |\n| שקנאי | 50,000 |\n| עיט | 140,000 |",
    "he",
  );
  assert.match(scene?.narration.join(" ") ?? "", / ושקנאי /u);
});

test("a sum of money that would be is no name with a price", () => {
  const scene = last("## Was es kostet\n\nEine Ampel würde 380.000 Euro kosten, dazu jedes Jahr 12.000 Euro für Strom und Wartung.", "de"); // prettier-ignore
  assert.notEqual(scene?.visual.kind, "table");
});

test("two numbers that are set against each other are both marked", () => {
  const scene = last(
    "## Sicherer\n\nAn einer Kreuzung gibt es 32 Konfliktpunkte, im Kreisverkehr nur 8.",
    "de",
  );
  assert.ok(scene?.visual.kind === "statement");
  assert.deepEqual(scene.visual.emphasis?.map(({ start, end }) => scene.visual.kind === "statement" && scene.visual.text.slice(start, end)), ["32", "8"]); // prettier-ignore
  assert.equal(scene.visual.point, undefined);
});

test("what is the same twice is unchanged, and the second of two times says only its own", () => {
  const scene = last("## Growth\n\n| Channel | Q3 last year | Q3 this year |\n|---|---|---|\n| Web shop | £1.1m | £1.6m |\n| Telephone | £1.4m | £1.2m |\n| Field sales | £1.4m | £1.4m |", "en"); // prettier-ignore
  assert.deepEqual(scene?.narration.slice(-3), ["Web shop: Q3 last year £1.1m and this year £1.6m.", "Telephone: from £1.4m to £1.2m.", "Field sales: unchanged at £1.4m."]); // prettier-ignore
});

test("months keep their order, and a unit of two words is said once", () => {
  const scene = last(
    "## كم ننتج؟\n\n| الشهر | الإنتاج (كيلوواط ساعة) |\n|---|---|\n| يناير | 410 |\n| أبريل | 620 |\n| يوليو | 710 |",
    "ar",
  );
  assert.equal(scene?.narration.at(-1), "الإنتاج: يناير 410 كيلوواط ساعة وأبريل 620 ويوليو 710.");
});

test("a comment runs on into the commands below it, and a drawing of letters is no code", () => {
  const scene = last("## The commands\n\n```bash\ngit fetch origin\ngit rebase origin/main\n# fix conflicts, then\ngit add .\ngit rebase --continue\n```", "en"); // prettier-ignore
  assert.equal(scene?.narration.at(-1), "Fix conflicts, then git add and git rebase --continue.");
  const drawn = last("## Before and after\n\n```text\nA---B---C\n     \\\n      D\n```", "en");
  assert.deepEqual(drawn?.narration, ["Before and after."]);
});

test("four words are a quotation where somebody says them, and what stands before it is read", () => {
  const russian = last(
    "## Озеро\n\n«Байкал не прощает небрежности», — говорит гидробиолог Олег Тимошкин.",
    "ru",
  );
  assert.ok(russian?.visual.kind === "quote");
  const polish = film("# Enigma\n\nW grudniu odtworzył maszynę, której nigdy nie widział.\n\nDopiero w 1973 roku świat poznał ich nazwiska.\n\n„To nie była magia” – powiedział Rejewski. – „To była praca.”", "pl"); // prettier-ignore
  const quote = polish.scenes.at(-1);
  assert.ok(quote?.visual.kind === "quote");
  assert.equal(quote.visual.text, "To nie była magia. To była praca.");
  assert.equal(quote.visual.attribution, "Rejewski");
  assert.equal(quote.narration.length, 1);
});

test("a head that leads into its cell has no colon", () => {
  const scene = last("## Tige\n\n| Tige | Pour | Poids |\n|---|---|---|\n| Basse | chemins faciles | 700 g |\n| Haute | pierriers | 1 400 g |\n| Mi-haute | montagne | 1 000 g |", "fr"); // prettier-ignore
  assert.match(scene?.narration[1] ?? "", /^Basse : pour chemins faciles/u);
});

test("nothing is ticked off beside what must never be done, and no stop clings to an address", () => {
  const tasks = last(
    "## What to do when somebody falls\n\n- Stay calm\n- Call 999 at once\n- Never take off a helmet",
    "en",
  );
  assert.ok(tasks?.visual.kind === "bullets" && tasks.visual.toDo === undefined);
  const address = last("## Help\n\nQuestions? Ask Mo at the desk or write to crew@kestrel.example.", "en");
  assert.ok(address?.visual.kind === "statement");
  assert.ok(address.visual.text.endsWith("crew@kestrel.example"), address.visual.text);
});

test("the year of a loan is numbered, and a thing without its article is not counted", () => {
  const loan = last("## How it turns\n\n| Year | Interest | Capital |\n|---|---|---|\n| 1 | €11,902 | €5,285 |\n| 10 | €9,616 | €7,571 |\n| 20 | €5,900 | €11,287 |", "en"); // prettier-ignore
  assert.match(loan?.narration[2] ?? "", /^Year 10: /u);
  const checks = last(
    "## The three checks\n\n1. Knot: figure eight, tail of 30 cm.\n2. Device: loaded the right way.\n3. Buckles: all of them.",
    "en",
  );
  assert.ok(!checks?.narration.join(" ").includes("The first is Knot"));
});

test("calcium is no football, a firm's bird is no bird, pH keeps its letters", () => {
  const italian = film(
    "# La roccia\n\n## Che cos'è\n\nLa dolomia è un carbonato di calcio e magnesio.\n\n## Dove\n\nSta sulle cime.",
    "it",
  );
  assert.ok(!JSON.stringify(italian.scenes).includes("soccer-ball"));
  const firm = film(
    "# Your first week at Kestrel Climbing\n\n## Monday\n\nYou get your key and your mentor.\n\n## Later\n\nYou climb.",
    "en",
  );
  assert.ok(!JSON.stringify(firm.scenes).includes("eagle"));
  assert.equal(last("## 산도\n\npH는 6.5에서 시작합니다.", "ko")?.narration[0], "pH는 6.5에서 시작합니다.");
});

test("two things that are sold are two sides, not a row of small columns", () => {
  const table =
    "| Bottiglia | Capsula | Invecchiamento | Prezzo |\n|---|---|---|---|\n| Affinato | bianca | 12 anni | 48 € |\n| Extravecchio | oro | 25 anni | 95 € |";
  const scene = last(`## L'offerta\n\n${table}`, "it");
  assert.ok(scene?.visual.kind === "comparison");
  assert.deepEqual(scene.visual.sides.map(({ title }) => title), ["Affinato", "Extravecchio"]); // prettier-ignore
  assert.deepEqual(scene.visual.sides[1]?.points.map(({ aspect, text }) => [aspect, text]), [["Capsula", "oro"], ["Invecchiamento", "25 anni"], ["Prezzo", "95 €"]]); // prettier-ignore
  const years = last(
    "## Umsatz\n\n| Jahr | Umsatz | Kosten | Gewinn |\n|---|---|---|---|\n| 2023 | 10 € | 8 € | 2 € |\n| 2024 | 12 € | 9 € | 3 € |",
    "de",
  );
  assert.notEqual(years?.visual.kind, "comparison");
});

test("what is compared is not announced, what stands before a later figure is read", () => {
  const compared = last(
    "## Two ways\n\n| | One | Duo |\n|---|---|---|\n| Price | €59 | €99 |\n| Ring | Amber | White |\n| Fits | Posts | Bars |",
    "en",
  );
  assert.ok(!compared?.narration.some((said) => /things to compare/u.test(said)));
  const { scenes } = film(
    "# Bias\n\n## The mistake\n\nIn 1936 the Literary Digest asked 2.4 million Americans how they would vote. It predicted a landslide for Landon. Roosevelt won 46 of 48 states.\n\n## After\n\nNobody laughed.",
    "en",
  );
  assert.ok(
    scenes.some(
      ({ visual }) => visual.kind === "statement" && visual.text === "It predicted a landslide for Landon",
    ),
  );
  const asked = scenes.find(({ visual }) => visual.kind === "number");
  assert.ok(asked?.visual.kind === "number");
  assert.equal(
    asked.visual.figures[0]?.label,
    "Americans asked by the Literary Digest in 1936 how they would vote",
  );
});

test("an ordinal takes no second colon, and a German list keeps its sentences apart", () => {
  const steps = last(
    "## Die Stationen\n\n1. Anmeldung: Ausweis zeigen.\n2. Untersuchung: Puls messen.\n3. Spende: ruhig liegen.",
    "de",
  );
  assert.equal(steps?.narration[1], "Erstens, Anmeldung: Ausweis zeigen.");
  const list = last("## Danach\n\n- Viel trinken\n- Am selben Tag kein Sport\n- Nicht rauchen", "de");
  assert.deepEqual(list?.narration, ["Danach: Viel trinken.", "Am selben Tag kein Sport.", "Nicht rauchen."]);
});

test("no gables stand where the Incas built", () => {
  const story = film(
    "# Machu Picchu, la ciudad que nadie perdió\n\nEl inca mandó construir la ciudad entre dos montañas.\n\nLa ciudad quedó cubierta por la selva.\n\nHoy la ciudad recibe visitantes en la montaña.",
    "es",
  );
  assert.ok(!JSON.stringify(story.scenes).includes('"place":"town"'));
});

test("where, when and how to reach somebody stands together at the end", () => {
  const scene = last(
    "## Passez nous voir\n\n12, rue d'Austerlitz, Lyon. Du mardi au samedi, de 9 h à 18 h 30. Téléphone : 04 72 00 12 34.",
    "fr",
  );
  assert.ok(scene?.visual.kind === "bullets");
  assert.equal(scene.visual.items.length, 3);
  const story = last("## Fin\n\nElle rentre à Lyon. Il pleut. Elle dort jusqu'à midi.", "fr");
  assert.notEqual(story?.visual.kind, "bullets");
});

test("an event of a few is told whole, and no sentence is torn at an ellipsis", () => {
  const scene = last("## Three nights\n\n- 1859: during the Carrington Event auroras were seen as far south as the Caribbean, and telegraph operators worked with their batteries unplugged.\n- 1989: a storm on 13 March blacked out Quebec for nine hours.\n- 2024: on 10 May the first extreme, G5, storm since 2003 lit the sky over Italy, Mexico and Florida.", "en"); // prettier-ignore
  assert.ok(scene?.visual.kind === "timeline");
  assert.ok(scene.visual.events.every(({ text }) => !text.endsWith("…")));
  assert.match(scene.visual.events[0]?.text ?? "", /unplugged$/u);
});

test("a row of things in Chinese is not torn, nor a sentence into the count above it", () => {
  const scene = last(
    "## 少年\n\n母親對他說，男兒志在四方，不該像籬笆裡的小雞、車轅下的小馬，還親手為他縫製了遠遊冠。",
    "zh-Hant",
  );
  assert.ok(!JSON.stringify(scene?.visual).includes('"車轅下'));
  const rows = last(
    "## Orders\n\nOrders holds three rows: Ada bought twice in 2024, for 40 and 25 euros. Ben bought once.",
    "en",
  );
  assert.notEqual(rows?.visual.kind, "bullets");
});

test("what is to be done in an emergency is no quotation, and its number stands large", () => {
  const warning = last("## Hemen arayın\n\n> Şiddetli ağrı ya da ani görme kaybı varsa beklemeyin.", "tr");
  assert.equal(warning?.visual.kind, "statement");
  const number = last("## Son\n\nIşık Göz Merkezi, 24 saat: 0212 555 01 40", "tr");
  assert.ok(number?.visual.kind === "statement");
  const { point, text } = number.visual;
  assert.equal(text.slice(point?.start, point?.end), "0212 555 01 40");
});

test("what they can do besides is nothing to find out", () => {
  const opening = film("Goal: they can explain where the colours of the northern lights come from, and read a forecast.\n\n# Why the sky glows\n\n## The Sun\n\nThe Sun blows a stream of particles.\n\n## The air\n\nIt glows.", "en").scenes[0]; // prettier-ignore
  assert.ok(opening?.narration.includes("By the end, you can explain where the colours of the northern lights come from, and read a forecast."), opening?.narration.join(" ")); // prettier-ignore
});

test("two releases are told from the one to the other, and a product in -ly is no adverb", () => {
  const scene = last(
    "## Faster\n\nWith Ledgerly 5.2 the three slowest reports are ready before you have let go of the mouse.\n\n| Report | 5.1 | 5.2 |\n|---|---|---|\n| VAT return | 5.2 s | 0.9 s |\n| Ledgers | 8.4 s | 1.1 s |\n| Debtors | 12.0 s | 2.3 s |",
    "en",
  );
  assert.deepEqual(scene?.narration.slice(-3), ["VAT return: 5.2 s in 5.1 and 0.9 s in 5.2.", "Ledgers: from 8.4 to 1.1 s.", "Debtors: from 12.0 to 2.3 s."]); // prettier-ignore
});

test("for how long a price is paid is said with the first, and a verb alone signs nothing", () => {
  const fees = last(
    "## الرسوم\n\n| الفئة | السعر سنويًا |\n|---|---|\n| طالب | 20 ريالًا |\n| بالغ | 60 ريالًا |\n| عائلة | 100 ريال |",
    "ar",
  );
  const told = fees?.narration.filter((sentence) => /\p{Nd}/u.test(sentence)) ?? [];
  assert.match(told[0] ?? "", /سنويًا/u);
  assert.doesNotMatch(told[1] ?? "", /سنويًا/u);
  const quote = last(
    "## El viaje\n\nEl profesor se llamaba Hiram Bingham. «Apenas podía creer lo que veía», escribió.",
    "es",
  );
  assert.ok(quote?.visual.kind === "quote" && quote.visual.attribution === undefined);
});

test("a museum's brief: for whom and how long is not told, its last line ends the film, a chain with a gap is drawn", () => {
  const { scenes } = film(
    "# Why a quartz watch keeps time\n\nFor visitors aged 12 and up at a small clock museum; about two minutes.\n\n## The chip\n\nA chip halves the signal again and again.\n\n```\n32768 → 16384 → 8192 → … → 2 → 1\n```\n\nThat beat nudges a little motor.\n\n## From cupboard to wrist\n\n- **1927**: Warren Marrison builds the first quartz clock at Bell Labs. It fills a cabinet.\n- **1969**: Seiko sells the Astron in Tokyo for 450,000 yen.\n- **Today**: the crystal itself costs a few cents.\n\nPlease end on this: every quartz watch is an instrument playing a note too high for us to hear.",
    "en",
  );
  const told = scenes.flatMap(({ narration }) => narration);
  assert.ok(told.includes("And today, the crystal itself costs a few cents."), told.join("\n"));
  assert.ok(!told.some((one) => /visitors|minutes|things to know|please/iu.test(one)), told.join("\n"));
  const end = scenes.at(-1)?.visual;
  assert.ok(end?.kind === "title");
  assert.equal(end.title, "Every quartz watch is an instrument playing a note too high for us to hear");
  const chain = scenes.find(({ visual }) => visual.kind === "diagram")?.visual;
  assert.ok(chain?.kind === "diagram");
  assert.deepEqual(
    chain.nodes.map(({ label }) => label),
    ["32768", "16384", "8192", "2", "1"],
  );
  assert.deepEqual(
    chain.edges.map(({ label }) => label),
    [undefined, undefined, "…", undefined],
  );
});

test("a varnish is no last line", () => {
  const end = last(
    "## The top\n\nSand it twice. Finish with a coat of this: clear varnish, thinned by half.",
    "en",
  );
  assert.match(end?.narration.join(" ") ?? "", /Finish with a coat/u);
});

test("pandas that are counted like years are counted, and what a clause goes on to say of its share is seen", () => {
  const { scenes } = film(
    "# 大熊猫为什么吃竹子\n\n大熊猫是熊，却几乎只吃竹子。\n\n## 营养\n\n竹子的营养只有17%能被吸收。\n\n## 数量变化\n| 年份 | 野生大熊猫 |\n|---|---|\n| 1988 | 1114 |\n| 2003 | 1596 |\n| 2014 | 1864 |\n",
    "zh",
  );
  const chart = scenes.find(({ visual }) => visual.kind === "chart")?.visual;
  assert.ok(chart?.kind === "chart");
  assert.deepEqual(chart.series[0]?.values, [1114, 1596, 1864]);
  const share = scenes.find(({ narration }) => narration.some((said) => said.includes("17%")))?.visual;
  assert.ok(share?.kind === "statement");
  assert.equal(share.text, "竹子的营养只有17%能被吸收");
});

test("a label ends before no verb that waits for its object, and says where to behind what was done", () => {
  const climbs = last("## The flight\n\nThirty locks follow each other. A boat needs about five hours to climb 67 metres.", "en"); // prettier-ignore
  assert.notEqual(climbs?.visual.kind, "number");
  const sent = last("## Water\n\nEvery passage sends about 170,000 litres downhill.", "en")?.visual;
  assert.ok(sent?.kind === "number");
  assert.equal(sent.figures[0]?.label, "sent downhill by every passage");
});

test("a measure late in its sentence is no picture by itself, a formula no summary, a brief's own last line the end", () => {
  const { scenes } = film(
    "# Quimby\n\nShe wrote for a magazine.\n\n## Fifty-nine minutes\n\nShe climbed to 1,800 metres, then dived until she saw water. Fifty-nine minutes after Dover she landed on a beach near Hardelot, 40 kilometres south of Calais.\n\n## Energy\n\nThe energy grows with the square of the speed:\n\n$$E = \\frac{1}{2} m v^2$$\n\n## More\n\nThe engine had 50 horses. It weighed 70 kg.\n\n## What it brings\n\n- More range\n- Less dust\n\nLooking ahead saves most.",
    "en",
  );
  const shown = JSON.stringify(scenes.map(({ visual }) => visual));
  assert.doesNotMatch(shown, /"label":"south of Calais"/u);
  assert.equal(scenes.at(-1)?.narration.at(-1), "Looking ahead saves most.");
});

test("who writes for everybody and volunteers trains nobody", () => {
  const text =
    "受众：关心长江生态的市民和环保志愿者。目标：看懂江豚数量的变化。\n\n# 长江江豚的二十年\n\n长江江豚没有背鳍，嘴角上扬。\n\n## 为什么减少\n- 过度捕捞\n- 航运繁忙\n";
  assert.notEqual(film(text, "zh").style.style, "professional_training");
});

test("who asks for food at home sees food, and a canal's lock has no key", () => {
  const illustration = (text: string, language: string): string | undefined => {
    const visual = film(text, language).scenes[0]?.visual;
    return visual?.kind === "title" ? visual.illustration : undefined;
  };
  assert.equal(
    illustration("# How a Lock Lifts a Boat\n\nA canal cannot run uphill. A lock lets a boat climb.\n\n## The parts of a lock\n\n- Two pairs of gates\n- Paddles, small doors that let water through\n", "en"), // prettier-ignore
    "motor-boat",
  );
  assert.equal(
    illustration("# Pracownia Ceramiki\n\nMała pracownia.\n\n## Co robimy\n\n- Toczenie na kole: miski, kubki\n- Lepienie z gliny\n", "pl"), // prettier-ignore
    "amphora",
  );
});

test("a lead lies within one sentence, and what is named behind it stands whole below it", () => {
  const steps = (section: string, language: string) => {
    const visual = last(section, language)?.visual;
    return visual?.kind === "process" ? visual.steps.map(({ title, detail }) => [title, detail]) : [];
  };
  const kitchen = "## The order of work\n\n1. Turn off fryers and grills first. Oil needs 40 minutes to cool.\n2. Label every tray.\n3. Write the fridge temperatures in the log. Fridges: 2 to 5 °C. Freezer: −18 °C or colder."; // prettier-ignore
  assert.deepEqual(steps(kitchen, "en").at(-1), ["Write the fridge temperatures in the log", "Fridges: 2 to 5 °C. Freezer: −18 °C or colder"]); // prettier-ignore
  const german = "## Ablauf\n\n1. Öfen ausschalten.\n2. Tragen Sie die Temperaturen ein. Kühlschrank: 2 bis 5 °C. Gefriertruhe: −18 °C oder kälter."; // prettier-ignore
  assert.equal(steps(german, "de").at(-1)?.[0], "Tragen Sie die Temperaturen ein");
  // A colon of the first sentence still leads.
  const cool = "## Abends\n\n1. Cool leftovers down: from 65 °C to 10 °C within 90 minutes.\n2. Label every tray."; // prettier-ignore
  assert.deepEqual(steps(cool, "en")[0]?.[0], "Cool leftovers down");
});

test("no ordinal is said before a step that has one itself", () => {
  const kitchen = last("## Work\n\n1. Turn off fryers and grills first.\n2. Label every tray.\n3. Mop the floor.", "en"); // prettier-ignore
  assert.deepEqual(kitchen?.narration.slice(-3), ["Turn off fryers and grills first.", "Second, label every tray.", "Finally, mop the floor."]); // prettier-ignore
  const french = last("## Travail\n\n1. Éteignez d’abord les friteuses.\n2. Étiquetez les bacs.\n3. Lavez le sol.", "fr"); // prettier-ignore
  assert.ok(french?.narration.includes("Éteignez d’abord les friteuses."));
});

test("the dot of an abbreviation that ends a figure's sentence stays", () => {
  const plan = film("# Closing\n\n## Why\n\nOf the 26 accidents in our canteens last year, 14 were after 8 p.m. Floors are wet.", "en"); // prettier-ignore
  const visual = plan.scenes.map((scene) => scene.visual).find(({ kind }) => kind === "number");
  assert.ok(visual?.kind === "number" && visual.figures[0]?.label.endsWith("8 p.m."), JSON.stringify(visual));
});
