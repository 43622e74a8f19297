import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { film } from "../plan.fixture.ts";
import { splitSentences } from "../text/sentences.ts";
import { loopFrom } from "./told-loop.ts";

function loop(text: string, language: string, headings: string[] = []) {
  return loopFrom({ sentences: splitSentences(text, language), language, headings }, 0);
}

function stations(text: string, language: string): string[] | null {
  return loop(text, language)?.parts.map(({ label }) => label) ?? null;
}

test("what begins again is a ring of its stations, in many languages", () => {
  for (const [language, text, expected] of [
    [
      "en",
      "Water evaporates from the sea, rises and cools into clouds, falls as rain, runs through rivers back to the sea, and it all starts again.",
      [
        "Water evaporates from the sea",
        "Rises and cools into clouds",
        "Falls as rain",
        "Runs through rivers back to the sea",
      ],
    ],
    [
      "de",
      "Man kauft auf Kredit. Die Raten fressen den Lohn auf. Am Monatsende fehlt Geld, also nimmt man einen neuen Kredit auf, und der Kreis schließt sich.",
      [
        "Man kauft auf Kredit",
        "Die Raten fressen den Lohn auf",
        "Am Monatsende fehlt Geld",
        "Also nimmt man einen neuen Kredit auf",
      ],
    ],
    [
      "fr",
      "On achète à crédit. Les mensualités mangent le salaire. L'argent manque à la fin du mois. On emprunte de nouveau, et la boucle est bouclée.",
      [
        "On achète à crédit",
        "Les mensualités mangent le salaire",
        "L'argent manque à la fin du mois",
        "On emprunte de nouveau",
      ],
    ],
    [
      "es",
      "El pistón aspira la mezcla, la comprime, la bujía la enciende y los gases salen. Luego el proceso comienza de nuevo.",
      ["El pistón aspira la mezcla", "La comprime", "La bujía la enciende", "Los gases salen"],
    ],
    [
      "it",
      "L'acqua evapora dal mare, sale e si raffredda in nuvole, cade come pioggia, e tutto ricomincia.",
      ["L'acqua evapora dal mare", "Sale e si raffredda in nuvole", "Cade come pioggia"],
    ],
    [
      "pt",
      "Compra-se a crédito. Os juros comem o salário. No fim do mês falta dinheiro. Pede-se outro empréstimo, e tudo começa de novo.",
      [
        "Compra-se a crédito",
        "Os juros comem o salário",
        "No fim do mês falta dinheiro",
        "Pede-se outro empréstimo",
      ],
    ],
    [
      "nl",
      "De kikker legt eitjes in de sloot. Uit de eitjes komen kikkervisjes. De kikkers leggen zelf eitjes, en de cirkel is rond.",
      [
        "De kikker legt eitjes in de sloot",
        "Uit de eitjes komen kikkervisjes",
        "De kikkers leggen zelf eitjes",
      ],
    ],
    [
      "pl",
      "Kupujemy na kredyt. Raty zjadają pensję. Bierzemy następny kredyt i koło się zamyka.",
      ["Kupujemy na kredyt", "Raty zjadają pensję", "Bierzemy następny kredyt"],
    ],
    [
      "ru",
      "Бабочка откладывает яйцо на лист. Из яйца выходит гусеница. Из куколки вылетает новая бабочка, и цикл повторяется.",
      ["Бабочка откладывает яйцо на лист", "Из яйца выходит гусеница", "Из куколки вылетает новая бабочка"],
    ],
    [
      "tr",
      "Su denizden buharlaşır, yükselip bulutlarda soğur, yağmur olarak düşer ve her şey yeniden başlar.",
      ["Su denizden buharlaşır", "Yükselip bulutlarda soğur", "Yağmur olarak düşer"],
    ],
    [
      "ar",
      "تضع الفراشة بيضة على ورقة. تخرج من البيضة يرقة. تخرج من الشرنقة فراشة جديدة، وتتكرر الدورة.",
      ["تضع الفراشة بيضة على ورقة", "تخرج من البيضة يرقة", "تخرج من الشرنقة فراشة جديدة"],
    ],
    [
      "he",
      "הפרפר מטיל ביצה על עלה. מן הביצה בוקע זחל. מן הגולם יוצא פרפר חדש, והמחזור מתחיל שוב.",
      ["הפרפר מטיל ביצה על עלה", "מן הביצה בוקע זחל", "מן הגולם יוצא פרפר חדש"],
    ],
    [
      "hi",
      "तितली पत्ते पर अंडा देती है। अंडे से इल्ली निकलती है। प्यूपा से नई तितली निकलती है और चक्र फिर से शुरू होता है।",
      ["तितली पत्ते पर अंडा देती है", "अंडे से इल्ली निकलती है", "प्यूपा से नई तितली निकलती है"],
    ],
    [
      "zh",
      "海水蒸发，升到空中变成云，落下成为雨，顺着河流回到大海，一切又重新开始。",
      ["海水蒸发", "升到空中变成云", "落下成为雨", "顺着河流回到大海"],
    ],
    [
      "ja",
      "ちょうが葉に卵を産みます。卵から幼虫がかえります。幼虫はさなぎになります。これが繰り返されます。",
      ["ちょうが葉に卵を産みます", "卵から幼虫がかえります", "幼虫はさなぎになります"],
    ],
    [
      "ko",
      "나비가 잎에 알을 낳습니다. 알에서 애벌레가 나옵니다. 애벌레는 번데기가 됩니다. 이 과정이 반복됩니다.",
      ["나비가 잎에 알을 낳습니다", "알에서 애벌레가 나옵니다", "애벌레는 번데기가 됩니다"],
    ],
    [
      "sv",
      "Vattnet dunstar från havet, stiger och kyls till moln, faller som regn, och allt börjar om.",
      ["Vattnet dunstar från havet", "Stiger och kyls till moln", "Faller som regn"],
    ],
  ] as const)
    // prettier-ignore
    assert.deepEqual(stations(text, language), expected, text);
});

test("what flows back to where it was, and what is the more for itself, comes round without being said to", () => {
  for (const [language, text, count] of [
    [
      "en",
      "The pump sends warm water to the radiators, from there it returns to the boiler, is heated and sent out again.",
      3,
    ],
    [
      "en",
      "Young people leave the town. The shops lose customers and close. With fewer shops there are fewer jobs, so even more young people leave.",
      4,
    ],
    [
      "en",
      "More customers mean more reviews. More reviews raise our ranking. A higher ranking brings more customers.",
      3,
    ],
    [
      "de",
      "Der Verdichter presst das Gas zusammen. An der Rückseite gibt es Wärme ab. Innen nimmt es Wärme auf und strömt zum Verdichter zurück.",
      3,
    ],
    [
      "fr",
      "La pompe envoie l'eau chaude vers les radiateurs, de là elle revient à la chaudière, y est réchauffée et repart.",
      3,
    ],
    [
      "ru",
      "Насос гонит тёплую воду в батареи, оттуда она возвращается в котёл, нагревается и снова уходит в батареи.",
      3,
    ],
  ] as const) {
    // prettier-ignore
    const found = loop(text, language);
    assert.equal(found?.parts.length, count, text);
    assert.equal(found?.closing, null);
  }
});

test("half of a way round is not all of it", () => {
  const text =
    "The heart pumps blood to the lungs. There it picks up oxygen. It flows back to the heart and is pumped into the body. It returns to the heart, and the round begins again.";
  assert.equal(loop(text, "en")?.parts.length, 5);
});

test("what ends, what only does something again, commands and stories are no loop", () => {
  for (const [language, text] of [
    ["en", "We mix flour and water, knead the dough, let it rise, bake it and sell it in the morning."],
    ["en", "Switch the router off, wait ten seconds, switch it on again and check the light."],
    [
      "en",
      "She left the village, crossed the river, lost her way and came back to the village, and the story begins again.",
    ],
    ["en", "School starts again on Monday. The canteen opens at eight. The buses run as usual."],
    // A way back is the end of a walk, of a request, of a purchase.
    [
      "en",
      "The fox leaves the den at dusk, crosses the road, catches a vole and returns to the den with it.",
    ],
    [
      "en",
      "The browser sends a request to the server, the server asks the database, the database answers, and the server sends a page back to the browser.",
    ],
    ["en", "The customer returns the shoes, we check them, and the money goes back to the customer."],
    ["es", "El sendero sale del pueblo, sube al mirador, baja al río y vuelve al pueblo."],
    ["zh", "浏览器向服务器发送请求，服务器查询数据库，数据库返回结果，服务器再把页面返回给浏览器。"],
    ["en", "Sales fall in spring. They rise in summer. In autumn sales fall again."],
    ["en", "The virus spreads. Doctors test people. The virus spreads more."],
    ["en", "If the screen freezes, hold the button, wait for the logo and begin again at step three."],
    ["de", "Die Schule beginnt wieder am Montag. Die Mensa öffnet um acht. Die Busse fahren wie immer."],
    ["fr", "Elle quitta le village, traversa la rivière, se perdit dans la forêt et revint au village."],
    ["ru", "Он покинул деревню, перешёл реку, заблудился в лесу и вернулся в деревню."],
    ["ar", "ترك القرية، وعبر النهر، وضاع في الغابة، ثم عاد إلى القرية."],
    ["ja", "彼は村を出て、川を渡り、森で道に迷い、村に戻った。"],
    // Two stations are a line and back.
    ["en", "Water rises and falls, and it all starts again."],
    ["en", "Is it true that water rises, cools, falls as rain, and it all starts again?"],
  ] as const)
    // prettier-ignore
    assert.equal(stations(text, language), null, text);
});

test("a station that would have to be cut leaves the loop told", () => {
  const long = "the long grey river carries all of it slowly past the old towns and bridges of the plain";
  assert.equal(
    loop(`Water rises from the sea, falls as rain, ${long}, and it all starts again.`, "en"),
    null,
  );
});

test("the ring closes with the words that close it, and what stands around it stays told", () => {
  const before = "Nobody makes new water, and nobody has to.";
  const told =
    "The sun warms the ocean. The vapour rises and cools into clouds. Rain falls on the hills. Streams carry it back to the ocean.";
  const again = "Then the journey begins again.";
  const { scenes } = film(`# Rain\n\n## Where it goes\n\n${told} ${again} ${before}`);
  const scene = scenes.find(({ visual }) => visual.kind === "process");
  assert.ok(scene?.visual.kind === "process");
  const { steps, cycle, closing } = scene.visual;
  assert.equal(cycle, true);
  assert.deepEqual(steps.map(({ cue }) => cue?.sentence), [1, 2, 3, 4]); // prettier-ignore
  assert.deepEqual(closing, { sentence: 5, offset: 0 });
  // Before it the heading asks.
  assert.equal(scene.narration.slice(1).join(" "), `${told} ${again}`);
  assert.ok(scenes.some(({ narration }) => narration.includes(before)));
});

test("whatever a text is, stations are its own words and none is empty", () => {
  const piece = fc.constantFrom("water rises", "it falls", "the sea", "and it all starts again", "back to the sea", "then", "so on", "and", "more water", "2019"); // prettier-ignore
  fc.assert(
    fc.property(
      fc.array(piece, { minLength: 1, maxLength: 12 }),
      fc.constantFrom(", ", ". "),
      (pieces, mark) => {
        const text = `${pieces.join(mark)}.`;
        const found = loop(text, "en");
        if (found === null) return;
        assert.ok(found.parts.length >= 3 && found.parts.length <= 7);
        for (const { label, said } of found.parts) {
          assert.ok(label.trim() !== "" && text.includes(said), label);
          assert.ok(text.toLowerCase().includes(label.toLowerCase().slice(0, 6)), label);
        }
      },
    ),
  );
});

test("a sentence that says what is not leads to a loop, and is no station of it", () => {
  const loopItself = "La sansa va a scaldare le serre, la cenere delle serre torna negli oliveti come concime, gli olivi danno nuove olive e tutto ricomincia.";
  assert.equal(stations(`Niente si butta. ${loopItself}`, "it"), null);
  assert.deepEqual(stations(loopItself, "it"), [
    "La sansa va a scaldare le serre",
    "La cenere delle serre torna negli oliveti come concime",
    "Gli olivi danno nuove olive",
  ]);
}); // prettier-ignore

test("stations whose first steps were told before them are steps in a row, without the way back", () => {
  const visualOf = (text: string) => {
    const { scenes } = film(`# Heat\n\n${text}\n`);
    const visual = scenes.map((scene) => scene.visual).find(({ kind }) => kind === "process");
    assert.ok(visual?.kind === "process", text);
    return visual;
  };
  const rest =
    "The hot gas passes through a second coil indoors and gives its heat to the water in the radiators. As it cools it becomes liquid again, goes through a narrow valve, drops in pressure, and the circle starts over.";
  const part = visualOf(
    `A fan draws outside air over a coil. Inside the coil runs a liquid, the refrigerant, which boils at minus forty. A compressor then squeezes that gas, and squeezing makes it hot. ${rest}`,
  );
  assert.equal(part.cycle, false);
  assert.equal(part.closing, undefined);
  const whole = visualOf(rest);
  assert.equal(whole.cycle, true);
});

test("what stands behind a colon that heads a way is the first station", () => {
  const told =
    "So funktioniert es: Ein Ventilator saugt Luft an. Ein Kältemittel nimmt die Wärme der Luft auf und verdampft. Ein Kompressor presst den Dampf zusammen. Die Wärme geht in das Heizungswasser über, und der Kreislauf beginnt von vorn.";
  assert.equal(stations(told, "de")?.[0], "Ein Ventilator saugt Luft an");
  assert.equal(stations(told, "de")?.length, 4);
});
