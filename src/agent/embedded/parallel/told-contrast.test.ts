import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { film } from "../plan.fixture.ts";
import { splitSentences } from "../text/sentences.ts";
import { contrastAt } from "./told-contrast.ts";

function shown(text: string, language: string): Record<string, string[]> | null {
  const shows = contrastAt(splitSentences(text, language), 0, language)?.shows;
  if (shows?.form === "sides")
    return Object.fromEntries(
      shows.sides.map(({ title, points }) => [title, points.map((point) => point.text)]),
    );
  if (shows?.form === "bars")
    return Object.fromEntries(shows.parts.map(({ label, display }) => [label, [display]]));
  return shows?.form === "table"
    ? Object.fromEntries(shows.rows.map(({ cells }) => [cells[0], [cells[1]]]))
    : null;
}

test("two openings set what they open against each other, and head it, in many languages", () => {
  for (const [language, text, expected] of [
    [
      "en",
      "In summer the lake warms and its layers do not mix. In winter it cools and the water turns over.",
      {
        "In summer": ["The lake warms and its layers do not mix"],
        "In winter": ["It cools and the water turns over"],
      },
    ],
    [
      "en",
      "Inside the cave the air is still. Outside it storms for half of the year.",
      { "Inside the cave": ["The air is still"], Outside: ["It storms for half of the year"] },
    ],
    [
      "en",
      "In the past patients waited six weeks for a scan. Today they wait six days.",
      { "In the past": ["Patients waited six weeks for a scan"], Today: ["They wait six days"] },
    ],
    // Behind its opening the verb stands in front: it goes on in small letters.
    [
      "de",
      "Früher brauchte ein Brief vier Tage. Heute braucht eine Mail eine Sekunde.",
      { Früher: ["brauchte ein Brief vier Tage"], Heute: ["braucht eine Mail eine Sekunde"] },
    ],
    [
      "fr",
      "En été, le lac se réchauffe. En hiver, il refroidit et l'eau se retourne.",
      { "En été": ["Le lac se réchauffe"], "En hiver": ["Il refroidit et l'eau se retourne"] },
    ],
    [
      "es",
      "Antes una carta tardaba cuatro días. Ahora un correo tarda un segundo.",
      { Antes: ["Una carta tardaba cuatro días"], Ahora: ["Un correo tarda un segundo"] },
    ],
    [
      "it",
      "In primavera il campo è verde. In autunno è bruno e silenzioso.",
      { "In primavera": ["Il campo è verde"], "In autunno": ["È bruno e silenzioso"] },
    ],
    [
      "pt",
      "Antigamente uma carta demorava quatro dias. Hoje um email demora um segundo.",
      { Antigamente: ["Uma carta demorava quatro dias"], Hoje: ["Um email demora um segundo"] },
    ],
    [
      "nl",
      "In de lente is het veld groen. In de herfst is het bruin en stil.",
      { "In de lente": ["is het veld groen"], "In de herfst": ["is het bruin en stil"] },
    ],
    [
      "pl",
      "Wiosną pole jest zielone. Jesienią jest brunatne i ciche.",
      { Wiosną: ["Pole jest zielone"], Jesienią: ["Jest brunatne i ciche"] },
    ],
    [
      "ru",
      "Летом озеро прогревается. Зимой оно остывает и вода перемешивается.",
      { Летом: ["Озеро прогревается"], Зимой: ["Оно остывает и вода перемешивается"] },
    ],
    [
      "tr",
      "İlkbaharda tarla yeşildir ve kuşlarla doludur. Sonbaharda kahverengi ve sessizdir.",
      { İlkbaharda: ["Tarla yeşildir ve kuşlarla doludur"], Sonbaharda: ["Kahverengi ve sessizdir"] },
    ],
    [
      "ar",
      "في الربيع يكون الحقل أخضر. في الخريف يكون بنيًا وصامتًا.",
      { "في الربيع": ["يكون الحقل أخضر"], "في الخريف": ["يكون بنيًا وصامتًا"] },
    ],
    ["he", "בקיץ האגם מתחמם. בחורף הוא מתקרר.", { בקיץ: ["האגם מתחמם"], בחורף: ["הוא מתקרר"] }],
    [
      "zh",
      "夏天湖水变暖，上下层不混合。冬天湖水变冷，上下翻转。",
      { 夏天: ["湖水变暖，上下层不混合"], 冬天: ["湖水变冷，上下翻转"] },
    ],
    [
      "ja",
      "春は畑が緑で、ひばりがたくさんいます。秋は茶色で静かです。",
      { 春: ["畑が緑で、ひばりがたくさんいます"], 秋: ["茶色で静かです"] },
    ],
    [
      "ko",
      "봄에는 들판이 푸르고 종달새가 가득합니다. 가을에는 갈색이고 조용합니다.",
      { 봄: ["들판이 푸르고 종달새가 가득합니다"], 가을: ["갈색이고 조용합니다"] },
    ],
    [
      "sv",
      "På sommaren värms sjön. På vintern kyls den och vattnet vänder.",
      { "På sommaren": ["värms sjön"], "På vintern": ["kyls den och vattnet vänder"] },
    ],
  ] as const)
    // prettier-ignore
    assert.deepEqual(shown(text, language), expected, text);
});

test("of two things the same is told: their names are what stands before it", () => {
  for (const [language, text, expected] of [
    [
      "en",
      "Arteries carry blood away from the heart; veins carry it back.",
      { Arteries: ["Carry blood away from the heart"], Veins: ["Carry it back"] },
    ],
    [
      "en",
      "Sharks have a skeleton of cartilage, but bony fish have one of bone.",
      { Sharks: ["Have a skeleton of cartilage"], "Bony fish": ["Have one of bone"] },
    ],
    [
      "en",
      "Where Bash splits a variable at its spaces, Zsh keeps it whole.",
      { Bash: ["Splits a variable at its spaces"], Zsh: ["Keeps it whole"] },
    ],
    [
      "de",
      "Mieter zahlen jeden Monat, während Eigentümer einmal zahlen.",
      { Mieter: ["Zahlen jeden Monat"], Eigentümer: ["Einmal zahlen"] },
    ],
    [
      "de",
      "Arterien führen das Blut vom Herzen weg, Venen führen es zurück.",
      { Arterien: ["Führen das Blut vom Herzen weg"], Venen: ["Führen es zurück"] },
    ],
    [
      "fr",
      "Les artères emportent le sang loin du cœur, tandis que les veines l'y ramènent.",
      { Artères: ["Emportent le sang loin du cœur"], Veines: ["L'y ramènent"] },
    ],
    [
      "fr",
      "Un taux fixe reste le même pendant dix ans, alors qu'un taux variable suit le marché.",
      { "Un taux fixe": ["Reste le même pendant dix ans"], "Un taux variable": ["Suit le marché"] },
    ],
    [
      "es",
      "Las arterias llevan la sangre lejos del corazón, mientras que las venas la devuelven.",
      { Arterias: ["Llevan la sangre lejos del corazón"], Venas: ["La devuelven"] },
    ],
    [
      "ru",
      "Артерии несут кровь от сердца, а вены несут её обратно.",
      { Артерии: ["Несут кровь от сердца"], Вены: ["Несут её обратно"] },
    ],
    [
      "pl",
      "Tętnice prowadzą krew od serca, natomiast żyły prowadzą ją z powrotem.",
      { Tętnice: ["Prowadzą krew od serca"], Żyły: ["Prowadzą ją z powrotem"] },
    ],
    [
      "tr",
      "Atardamarlar kanı kalpten uzağa taşır, toplardamarlar ise geri getirir.",
      { Atardamarlar: ["Kanı kalpten uzağa taşır"], Toplardamarlar: ["Geri getirir"] },
    ],
    [
      "zh",
      "动脉把血液带离心脏，而静脉把血液带回心脏。",
      { 动脉: ["把血液带离心脏"], 静脉: ["把血液带回心脏"] },
    ],
    [
      "ja",
      "動脈は血液を心臓から運び出しますが、静脈は血液を心臓に戻します。",
      { 動脈: ["血液を心臓から運び出します"], 静脈: ["血液を心臓に戻します"] },
    ],
  ] as const)
    // prettier-ignore
    assert.deepEqual(shown(text, language), expected, text);
});

test("one amount of each and one measure of both are bars, and what they cost are rows", () => {
  for (const [language, text, expected] of [
    [
      "en",
      "The old boiler burned 30 litres a day; the new one burns 12.",
      { "The old boiler": ["30 litres a day"], "The new one": ["12"] },
    ],
    [
      "en",
      "By day the desert reaches 45 degrees. At night it falls to 5.",
      { "By day": ["45 degrees"], "At night": ["5"] },
    ],
    [
      "de",
      "Der alte Kessel verbrannte 30 Liter am Tag, der neue verbrennt 12.",
      { "Der alte Kessel": ["30 Liter am Tag"], "Der neue": ["12"] },
    ],
    [
      "fr",
      "L'ancienne lampe consommait 60 watts, la nouvelle en consomme 7.",
      { "L'ancienne lampe": ["60 watts"], "La nouvelle": ["7"] },
    ],
    [
      "ru",
      "Старый котёл сжигал 30 литров в день, новый сжигает 12.",
      { "Старый котёл": ["30 литров в день"], Новый: ["12"] },
    ],
    ["en", "Bread costs £2; milk costs £1.", { Bread: ["£2"], Milk: ["£1"] }],
  ] as const)
    // prettier-ignore
    assert.deepEqual(shown(text, language), expected, text);
  // Two units are no one measure, and "by 3" says nothing without its verb.
  assert.notEqual(contrastAt(["The old boiler burns 30 litres; the new one burns 12 kilos."], 0, "en")?.shows.form, "bars"); // prettier-ignore
  assert.deepEqual(shown("Prices fall by 3 percent; wages fall by 2.", "en"), { Prices: ["Fall by 3 percent"], Wages: ["Fall by 2"] }); // prettier-ignore
});

test("what is believed and what is so, what to do and what not", () => {
  assert.deepEqual(
    shown("Many people think ravens are bad parents. In fact they feed their young for months.", "en"),
    { "Many people think": ["Ravens are bad parents"], "In fact": ["They feed their young for months"] },
  );
  assert.deepEqual(
    shown(
      "Muchos creen que los cuervos son malos padres. En realidad cuidan a sus crías durante meses.",
      "es",
    ),
    { "Muchos creen": ["Los cuervos son malos padres"], "En realidad": ["Cuidan a sus crías durante meses"] },
  );
  assert.deepEqual(
    shown("Do look at the listeners and breathe between sentences. Don't read from the slide or hurry to the end.", "en"),
    { Do: ["Look at the listeners", "Breathe between sentences"], "Don’t": ["Read from the slide", "Hurry to the end"] },
  ); // prettier-ignore
});

test("times that pass, things beside each other, orders, conditions and stories are no contrast", () => {
  for (const [language, text] of [
    ["en", "While the rice boils, chop the onions and warm the oil."],
    ["en", "While the village slept, the river rose over its banks."],
    ["en", "In summer we drove to the coast. In winter we stayed at home and painted the hall."],
    ["en", "In spring the lambs are born. In autumn the fair comes to town."],
    ["en", "Inside you find bread, milk and newspapers. Outside there is a bench."],
    ["en", "In spring we sow. In summer we water. In autumn we harvest."],
    ["en", "Today it is sunny; tomorrow rain is expected."],
    ["en", "In the past I lived near the docks. Today my sister lives there."],
    ["en", "Sales rose by 12 percent; costs fell by 3."],
    ["en", "The plan is good. The budget, on the other hand, is not."],
    ["en", "Many people think about the party. In fact the vote is on Sunday."],
    ["en", "Do call us any time. Don't forget your card."],
    ["en", "Unlike last year, the tickets are sold online."],
    // A word that both have may be a noun, or a word that ties.
    ["en", "A freshly painted wall reflects the light, while a dark wall takes it in."],
    ["en", "Symbols listed below a formula are its legend; a list of other things stays one."],
    ["en", "Only normal messages are filtered, error messages are not."],
    // Where the verb stands last, the first word that both have is its object.
    ["bn", "রবিবারের ক্লাস হবে না; তার বদলে ক্লাস হবে মঙ্গলবার।"],
    ["hi", "रविवार की बैठक नहीं होगी; उसके बदले बैठक मंगलवार को होगी।"],
    ["de", "Im Frühling kommen die Lämmer zur Welt. Im Herbst kommt der Jahrmarkt."],
    ["de", "Die Gemälde sind dreihundert Jahre alt, und jedes Licht bleicht sie aus."],
    ["de", "Vorbestellungen sind ab dem 3. März möglich, die Auslieferung beginnt am 14. April."],
    ["de", "Früher wohnte ich am Hafen. Heute wohnt meine Schwester dort."],
    ["fr", "En été, nous sommes allés à la mer. En hiver, nous sommes restés à la maison."],
    ["fr", "Si la valeur est inférieure à dix, la lampe est rouge."],
    ["es", "En verano fuimos al mar. En invierno nos quedamos en casa."],
    ["it", "D'estate andammo al mare. D'inverno restammo a casa."],
    ["ru", "Летом мы ездили на море. Зимой мы сидели дома."],
    ["da", "Hver aften tænder han lyset, og hver morgen skriver han vejret i en bog."],
    ["ar", "دورة الماء تسخن الشمس مياه البحار والأنهار، فيتبخر الماء ويصعد إلى السماء."],
    ["zh", "夏天我们去了海边。冬天我们待在家里。"],
    ["ja", "予約受付は3月3日に始まり、開館は4月14日です。"],
    ["ko", "여름에는 바다에 갔습니다. 겨울에는 집에 있었습니다."],
  ] as const)
    // prettier-ignore
    assert.equal(shown(text, language), null, text);
});

test("a language whose words are not known sets nothing against another", () => {
  for (const [language, text] of [
    ["hu", "A kisebb egység 38 decibeles, mint egy csendes könyvtár."],
    ["fi", "Uusi malli painaa 12 kiloa, mallia kevyempi kuin vanha."],
  ] as const)
    // prettier-ignore
    assert.equal(shown(text, language), null, text);
});

test("a contrast is said as it is written and each column comes with its words", () => {
  const before = "The lake behind the mill is forty metres deep.";
  const told = "In summer it warms and its layers do not mix. In winter it cools and turns over.";
  const { scenes } = film(`# The lake\n\n## Its year\n\n${before} ${told}`);
  const scene = scenes.find(({ visual }) => visual.kind === "comparison");
  assert.ok(scene?.visual.kind === "comparison");
  assert.deepEqual(scene.visual.sides.map(({ title }) => title), ["In summer", "In winter"]); // prettier-ignore
  assert.equal(scene.narration.slice(-2).join(" "), told);
  const cues = scene.visual.sides.map(({ points }) => points[0]?.cue?.sentence);
  assert.ok((cues[0] ?? 0) < (cues[1] ?? 0));
  assert.ok(scenes.some(({ narration }) => narration.includes(before)));
});

test("whatever a text is, both columns have a head, and points that are its own words", () => {
  const piece = fc.constantFrom("In summer", "in winter", "it cools", "the lake warms", "cats have fur", "dogs have tails", "while", "burns 12", "the old one", "and", "not"); // prettier-ignore
  fc.assert(
    fc.property(
      fc.array(piece, { minLength: 2, maxLength: 8 }),
      fc.constantFrom(" ", ", ", "; ", ". "),
      (pieces, mark) => {
        const text = `${pieces.join(mark)}.`;
        const found = contrastAt(splitSentences(text, "en"), 0, "en");
        if (found?.shows.form !== "sides") return;
        for (const { title, points } of found.shows.sides) {
          assert.ok(title.trim() !== "" && points.length > 0);
          for (const { text: told, said } of points) {
            assert.ok(text.toLowerCase().includes(told.toLowerCase()), told);
            assert.ok(text.includes(said), said);
          }
        }
      },
    ),
  );
});

test("signs of a formula are no two things", () => {
  assert.equal(
    contrastAt(["Where v is the rate, [S] is the concentration and K_M is the half of it."], 0, "en"),
    null,
  );
  assert.equal(contrastAt(["x grows with time, while y shrinks with it."], 0, "en"), null);
});
