import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";

const headings = (prompt: string): string[] =>
  film(prompt).scenes.flatMap(({ role, visual }) =>
    role === "opening" ? [] : ["heading" in visual ? (visual.heading ?? "") : ""],
  );

test("strong words that open paragraphs head what they open, with any sign behind them, in many languages", () => {
  const cases: [prompt: string, expected: string[]][] = [
    [
      "# Update\n\n**What went well.** Revenue rose to €4.2 million, 12% more than in September.\n\n**Staffing:** we hired three engineers and one designer. Two people left.\n\n**Next month —** We move the billing service. The old one is switched off.",
      ["What went well", "Staffing", "Next month"],
    ],
    [
      "# Bericht\n\n**Ausleihen.** Im dritten Quartal wurden 48.200 Medien ausgeliehen.\n\n**Personal –** Zwei Stellen sind neu besetzt. Frau Yilmaz leitet die Abteilung.",
      ["Ausleihen", "Personal"],
    ],
    [
      "# 社区花园月报\n\n**进展顺利。** 本月有36户人家加入，番茄收成达到210公斤。\n\n**遇到的问题：** 水泵坏了两次。周末停水三个小时。",
      ["进展顺利", "遇到的问题"],
    ],
    [
      "# Отчёт\n\n**Что сделано.** Покрашены 14 классов. Заменены окна на втором этаже.\n\n**Что не успели.** Спортзал закрыт до ноября. Не хватает двух электриков.",
      ["Что сделано", "Что не успели"],
    ],
    [
      "# تقرير\n\n**ما تم إنجازه:** طُليت جدران المدرسة كلها. واستُبدلت النوافذ في الطابق الثاني.\n\n**ما تأخر:** القاعة مغلقة حتى نوفمبر. وينقصنا كهربائيان.",
      ["ما تم إنجازه", "ما تأخر"],
    ],
    [
      "# गाँव का तालाब\n\n**क्या हुआ।** तालाब की सफ़ाई पूरी हो गई है। अब वह साफ़ है।\n\n**क्या बाकी है।** किनारे की दीवार टूटी हुई है। मज़दूर अगले महीने आएँगे।",
      ["क्या हुआ", "क्या बाकी है"],
    ],
  ]; // prettier-ignore
  for (const [prompt, expected] of cases)
    assert.deepEqual(headings(prompt).slice(0, expected.length), expected);
});

test("a heading names its chapter and is not told, unless it says something or is leant on", () => {
  const { scenes } = film(
    "# Update\n\n**Staffing:** we hired three engineers and one designer. Two people left.\n\n**Sales are up.** The shop sold twice as many bikes as in May. Most went abroad.\n\n**Fees.** They stay as they are until the end of next year. Members pay nothing.\n\n**Costs — up 3%.** Diesel was the largest part. We changed the supplier in May.",
  );
  const said = (title: string): string[] => scenes.find((scene) => scene.title === title)?.narration ?? [];
  // What says something is said with what it heads, and makes no scene of its own.
  const half = film("# Year\n\n**The office is half empty.** We give back two of five floors in June and save €310,000 a year.\n\n**What we miss.** New colleagues take longer to find their way."); // prettier-ignore
  assert.deepEqual(half.scenes[1]?.narration.length, 2);
  assert.equal(said("Staffing")[0], "We hired three engineers and one designer.");
  assert.equal(said("Sales are up")[0], "Sales are up.");
  assert.match(said("Fees")[0] ?? "", /^Fees stay as they are/u);
  assert.equal(said("Costs")[0], "Costs: up 3%.");
});

test("a plain message is headed by the words before its colons, and named by all of them", () => {
  const mail =
    "Hi all,\n\nStaffing: we hired two nurses for the night shift. The third position is still open.\n\nEquipment: the new scanner arrived on Monday. It will be used from Thursday.\n\nWaiting times: the average wait fell from 54 to 38 minutes. Saturdays are still slow.\n\nBest,\nJonas";
  assert.equal(film(mail).title, "Staffing, equipment and waiting times");
  // Its last sentence, which its figure does not tell, is the last picture.
  assert.deepEqual(headings(mail), ["Staffing", "Equipment", "Waiting times", "Waiting times"]);
  // No blank lines, and capitals with a dash.
  const dense =
    "EFFECTIFS — Nous avons recruté deux mécaniciens. Le poste de chef reste ouvert.\nSÉCURITÉ — Aucun accident ce trimestre. Les extincteurs ont été changés.\nPROCHAINES ÉTAPES — Le nouvel atelier ouvre le 3 mars. Chaque équipe reçoit son plan.";
  assert.deepEqual(headings(dense), ["Effectifs", "Sécurité", "Prochaines étapes"]);
});

test("lists among such passages bear the words above them, and end where the next head begins", () => {
  const dense =
    "Preis: Der Verleih kostet nichts, eine Spende hilft uns aber sehr.\nMitnehmen:\n- Ausweis\n- Helm\n- ein Schloss\nStörungen: Ruft die Nummer auf dem Aufkleber an.";
  assert.deepEqual(headings(dense), ["Preis", "Mitnehmen", "Störungen"]);
  const apart =
    "Opening: The fridge is open day and night.\n\nWhat we take:\n- sealed food\n- fresh fruit\n\nEquipment: Every shelf has\n\n- a lamp\n- a label\n\nCleaning: A volunteer wipes the shelves every evening.";
  assert.deepEqual(headings(apart), ["Opening", "What we take", "Equipment", "Cleaning"]);
  // A list with its lead beside one remark is no such manner.
  const kept = film(
    "# Tools\n\nYou can borrow:\n\n- drills\n- tents\n\nRemember: the shed is cold in winter.",
  );
  assert.ok(kept.scenes.every(({ title }) => title !== "Remember"));
});

test("short facts in a row are a list of facts, and what goes on from one is told", () => {
  const { scenes } = film(
    "# Hoffest\n\n**Wann:** Samstag, 14. Juni, ab 15 Uhr\n\n**Wo:** Hof der Lindenstraße 12\n\n**Essen:** Jeder bringt einen Salat oder einen Kuchen mit. Der Grill wird um 17 Uhr angezündet.",
  );
  const facts = scenes.find(({ visual }) => visual.kind === "bullets")?.visual;
  assert.ok(facts?.kind === "bullets");
  assert.deepEqual(
    facts.items.map(({ label }) => label),
    ["Wann", "Wo"],
  );
  assert.ok(scenes.some(({ title }) => title === "Essen"));
});

test("below a section's heading the passages bear their own, the first with the section's", () => {
  const prompt =
    "# The harbour\n\n## October\n\n**What went well.** Ships landed 12,400 tonnes of fish, 8% more than in September. The new crane works.\n\n**What went badly.** A storm closed the pier for nine days. The ferry lost 3,000 passengers.\n\n## Plans\n\nThe channel is deepened to eleven metres in March.";
  assert.deepEqual([...new Set(headings(prompt))].slice(0, 3), [
    "October: What went well",
    "What went badly",
    "Plans",
  ]);
});

test("one alone, remarks, times, repeated speakers, bold subjects and addresses are no headings", () => {
  const alone =
    "# Bees\n\n**Honey.** It keeps for years if it is closed well.\n\nBees fly up to three kilometres for food.";
  assert.ok(headings(alone).every((heading) => heading !== "Honey"));
  const kept = [
    "# Lamp\n\n**Note:** the lamp gets hot after an hour of use.\n\n**Warning:** never cover it with cloth or paper.",
    "# Talk\n\nAnna: I think that we should leave before noon.\n\nBen: I would rather stay here for the night.\n\nAnna: then we both stay here until the morning.",
    "# Web\n\n**DNS** turns the name of a page into its address.\n\n**HTTP** asks the server for the page itself.",
  ];
  for (const prompt of kept)
    assert.ok(
      film(prompt).scenes.every(({ title }) => !/^(?:Note|Warning|Anna|Ben|DNS|HTTP)$/u.test(title)),
      prompt,
    );
});
