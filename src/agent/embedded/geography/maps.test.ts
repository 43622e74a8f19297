import assert from "node:assert/strict";
import { test } from "node:test";
import type { StoryScene } from "../../../artifacts/storyboard.ts";
import { estimateByCharacters } from "../../estimate-seconds.ts";
import { planFilm } from "../plan-film.ts";
import { areSurelyPlaces, findPlaces } from "./find-places.ts";
import { placeNamed } from "./place-names.ts";

/** The scene that a section with this body becomes. */
function planned(body: string, language = "en", heading = "How things are"): StoryScene {
  const film = planFilm({
    prompt: `# A report on many things\n\n## ${heading}\n\n${body}\n`,
    targetLanguage: language,
    duration: "short",
    style: "auto",
    estimateSeconds: estimateByCharacters,
  });
  const scene = film?.scenes.find(({ role }) => role !== "opening");
  assert.ok(scene);
  return scene;
}

function areasOf(scene: StoryScene): string[] {
  return scene.visual.kind === "map" ? scene.visual.places.map(({ area }) => area) : [scene.visual.kind];
}

const areas = (text: string, language = "en") => findPlaces(text, language).map(({ area }) => area);

test("names are known in many languages, whatever the apostrophe, the hyphen, the article or the flag", () => {
  for (const [name, language, area] of [
    ["Côte d’Ivoire", "fr", "CI"],
    ["Côte d'Ivoire", "en", "CI"],
    ["the Netherlands", "en", "NL"],
    ["🇧🇷 Brazil", "en", "BR"],
    ["USA", "de", "US"],
    ["Elfenbeinküste", "de", "CI"],
    ["الجزائر", "ar", "DZ"],
    ["越南", "zh", "VN"],
    ["韓国", "ja", "KR"],
    ["भारत", "hi", "IN"],
    ["South America", "en", "south_america"],
    ["Afrika", "de", "africa"],
  ] as const)
    assert.equal(placeNamed(name, language), area, name);
  for (const name of ["Brazil nuts", "Turkeys", "Paris", "", "the"])
    assert.equal(placeNamed(name, "en"), null, name);
});

test("countries are found in prose as whole names, the longest first", () => {
  assert.deepEqual(areas("South Sudan borders Kenya; Sudan does not border Papua New Guinea."), [
    "SS",
    "KE",
    "SD",
    "PG",
  ]);
  assert.deepEqual(areas("Norwegens Kabel reicht bis Deutschland.", "de"), ["NO", "DE"]);
  assert.deepEqual(areas("تصدر الجزائر الغاز إلى إيطاليا وفرنسا", "ar"), ["DZ", "IT", "FR"]);
  assert.deepEqual(areas("中国和日本与越南", "zh"), ["CN", "JP", "VN"]);
});

test("there is no country where none is meant", () => {
  for (const text of [
    "The Gulf of Mexico and the Panama Canal.",
    "New Mexico, New Jersey and Indiana.",
    "An Indian summer with American coffee and French fries.",
    "It gave us the US-style menu.",
  ])
    assert.deepEqual(areas(text), [], text);
  for (const text of ["Georgia, Jordan and Chad met.", "Turkey and China", "Brazil and Peru"])
    assert.equal(areSurelyPlaces(findPlaces(text, "en")), false, text);
  assert.notEqual(
    planned("Michael Jordan ate turkey in Georgia, and Chad brought the china.").visual.kind,
    "map",
  );
});

test("countries are found as each language writes them in a sentence, and named as they stand alone", () => {
  for (const [language, text, expected] of [
    ["ru", "Россия продаёт газ Китаю, а в Германии, Южной Корее и США растёт спрос.", "RU:Россия CN:Китай DE:Германия KR:Южная Корея US:США"],
    ["ru", "Из Египта в Нидерланды и Польшу", "EG:Египет NL:Нидерланды PL:Польша"],
    ["ar", "تصدر السعودية النفط إلى الصين وللجزائر غاز تبيعه لإيطاليا وايطاليا", "SA:السعودية CN:الصين DZ:الجزائر IT:إيطاليا"],
    ["he", "הייצוא מגרמניה לצרפת ובאיטליה", "DE:גרמניה FR:צרפת IT:איטליה"],
    ["hi", "भारत में, चीन से और नेपाल को", "IN:भारत CN:चीन NP:नेपाल"],
    ["ja", "インドネシアとインドはペルーより、マリより大きい。", "ID:インドネシア IN:インド PE:ペルー ML:マリ"],
    ["zh", "印度尼西亚和印度、马里", "ID:印度尼西亚 IN:印度 ML:马里"],
    ["ko", "한국은 베트남에서, 인도네시아까지 그리고 독일과", "KR:한국 VN:베트남 ID:인도네시아 DE:독일"],
    ["tr", "Türkiye’nin Almanya'ya ve Fransa’dan", "TR:Türkiye DE:Almanya FR:Fransa"],
    ["fr", "L’Italie, le Brésil et d’Allemagne", "IT:Italie BR:Brésil DE:Allemagne"],
    ["es", "De España a Perú y Japón", "ES:España PE:Perú JP:Japón"],
    ["de", "in den Niederlanden und den Vereinigten Staaten, Norwegens Kabel", "NL:Niederlande US:Vereinigte Staaten NO:Norwegen"],
  ] as const)
    assert.equal(findPlaces(text, language).map(({ area, label }) => `${area}:${label}`).join(" "), expected); // prettier-ignore
});

test("seas, rivers, canals, languages, persons, cities and countries that are none light nothing", () => {
  for (const [language, text] of [
    ["en", "The Indian Ocean, the South China Sea, the Niger River and the Mozambique Channel."],
    ["en", "Paris Hilton, George Washington, Michael Jordan, Jordan Peterson and Chad Smith."],
    ["en", "China cups, Brazil nuts, guinea pigs and a Panama hat."],
    ["en", "Atlantis, Wakanda, Prussia, Yugoslavia, Crimea, Scotland, Bavaria and Tokyo."],
    ["en", "Northern Ireland and Rhode Island"],
    ["fr", "Le golfe du Mexique, la mer de Chine et le canal de Panama"],
    ["es", "El golfo de México y el canal de Panamá"],
    ["de", "Der Golf von Mexiko und der Panamakanal"],
    ["ar", "خليج المكسيك وقناة بنما وبحر الصين"],
    ["he", "תעלת פנמה ומפרץ מקסיקו"],
    ["hi", "मेक्सिको की खाड़ी"],
    ["ja", "インド洋と日本海とパナマ運河と中国語とマリア"],
    ["zh", "印度洋、日本海、巴拿马运河、墨西哥湾和马里兰"],
    ["ko", "인도양과 멕시코만, 중국어"],
    ["tr", "Meksika Körfezi ve Panama Kanalı"],
  ] as const)
    assert.deepEqual(areas(text, language), [], text);
});

test("words of a language that are also countries do not make a map", () => {
  for (const [language, text] of [
    ["ko", "가장 좋은 수단은 오만 원이다. 인도 옆이다."],
    ["tr", "Mali yıl bitti, Mısır pahalı"],
    ["en", "Georgia, Jordan and Brazil"],
  ] as const)
    assert.equal(areSurelyPlaces(findPlaces(text, language), language), false, text);
  // In German a country is called so and nothing else is.
  assert.ok(areSurelyPlaces(findPlaces("Türkei, Georgien und Jordanien", "de"), "de"));
});

const AGEING =
  "Denmark, Japan and Portugal age fastest. In Italy families are paid for every child. Portugal closes schools. Denmark raises the pension age. Japan builds robots.";

test("heading and lit places agree: all are named, or counted, unless the brief has a heading of its own", () => {
  const headed = (heading: string, body: string, language = "en") => {
    const film = planFilm({
      prompt: `${heading}${body}\n\n## The end\n\nThat was all there is to say about it.\n`,
      targetLanguage: language,
      duration: "short",
      style: "auto",
      estimateSeconds: estimateByCharacters,
    });
    const scene = film?.scenes.find(({ visual }) => visual.kind === "map");
    assert.ok(scene?.visual.kind === "map", body);
    assert.ok(scene.visual.heading === "" || scene.title === scene.visual.heading);
    assert.notEqual(scene.title, "");
    return { heading: scene.visual.heading, lit: scene.visual.places.map(({ area }) => area) };
  };
  assert.deepEqual(headed("# Old and young\n\n", AGEING), { heading: "Denmark, Japan, Portugal and Italy", lit: ["DK", "JP", "PT", "IT"] }); // prettier-ignore
  const five = `${AGEING} Norway has oil. Peru and Chile are young.`;
  assert.equal(headed("# Old and young\n\n", five).heading, "Seven countries");
  assert.equal(headed("# Film\n\n## Where people age\n\n", AGEING).heading, "Where people age");
  assert.deepEqual(headed("# Film\n\n## Denmark, Japan and Portugal\n\n", AGEING).lit, ["DK", "JP", "PT"]);
  const russian =
    "Люди стареют быстро. В Италии и Дании платят за детей. Португалия закрывает школы. Норвегия богата. Япония строит роботов.";
  assert.equal(headed("# Возраст\n\n", russian, "ru").heading, "5 стран");
  // Who visits Vienna, Java or an island that is no state visits more than are lit: nothing is counted.
  for (const more of ["Vienna drinks it too.", "Ships brought robots to Java.", "Martinique builds some."])
    assert.equal(headed("# Old and young\n\n", `${five} Today ${more}`).heading, "", more);
  const german =
    "Dänemark, Japan und Portugal altern schnell. Italien zahlt für jedes Kind. Norwegen hat Öl. In Peru und in Wien tanzt man.";
  assert.equal(headed("# Alter\n\n", german, "de").heading, "");
});

const TABLE = (rows: string[]) =>
  `| Country | Share of the harvest (%) |\n|---|---|\n${rows.map((row) => `| ${row} |`).join("\n")}`;

test("a table of countries is a map with its values, its source beside it, every place at its name", () => {
  const scene = planned(`${TABLE(["Brazil | 39", "Vietnam | 17", "Colombia | 8"])}\n\nSource: ICO`);
  assert.ok(scene.visual.kind === "map");
  assert.deepEqual(
    scene.visual.places.map(({ area, value, display }) => [area, value, display]),
    [
      ["BR", 39, "39%"],
      ["VN", 17, "17%"],
      ["CO", 8, "8%"],
    ],
  );
  assert.equal(scene.visual.source, "Source: ICO");
  assert.equal(scene.visual.caption, "Share of the harvest");
  for (const { label, cue } of scene.visual.places) {
    const said = scene.narration[cue?.sentence ?? -1]?.slice(cue?.offset) ?? "";
    assert.ok(said.startsWith(label), `${label} at "${said}"`);
  }
});

test("a table with a row that is no place, or with more columns, is no map; one for the world may stand in it", () => {
  assert.equal(
    planned(TABLE(["Brazil | 39", "Vietnam | 17", "Bavaria | 8", "Peru | 4"])).visual.kind,
    "chart",
  );
  assert.deepEqual(areasOf(planned(TABLE(["World | 31", "Brazil | 39", "Vietnam | 17", "Peru | 4"]))), [
    "BR",
    "VN",
    "PE",
  ]);
  const wide =
    "| Country | 2013 | 2023 |\n|---|---|---|\n| Brazil | 3 | 4 |\n| Peru | 5 | 6 |\n| Chile | 5 | 6 |";
  assert.equal(planned(wide).visual.kind, "chart");
});

test("lists of countries and prose about countries are maps; a passing mention is not", () => {
  assert.deepEqual(areasOf(planned("- Ethiopia\n- Yemen\n- India")), ["ET", "YE", "IN"]);
  assert.deepEqual(
    areasOf(planned("Finland leads. Norway, Iceland and Denmark follow. Sweden is not far off.")),
    ["FI", "NO", "IS", "DK", "SE"],
  );
  assert.deepEqual(areasOf(planned("Africa grows fastest. Europe shrinks. Asia stands still.")), [
    "africa",
    "europe",
    "asia",
  ]);
  const passing =
    "The plant needs light. It needs water too. Its leaves breathe. It came from Brazil, Peru and Chile once. Its roots hold the soil. Nobody waters it at night. It blooms in spring.";
  assert.notEqual(planned(passing).visual.kind, "map");
  assert.deepEqual(
    areasOf(planned("Deutschland verkauft Strom an Frankreich und Polen.", "de", "Die Nachbarn")),
    ["DE", "FR", "PL"],
  );
});

test("neighbours that say where something else lies make no map of it; countries that something runs through do", () => {
  for (const [language, body] of [
    [
      "en",
      "Lake Prespa lies between Albania in the west and Greece and North Macedonia in the east. Its shore is very low.",
    ],
    [
      "ar",
      "يقع البحر الميت في غور الأردن، بين الأردن من الشرق وفلسطين وإسرائيل من الغرب. شاطئه أخفض نقطة على اليابسة.",
    ],
    ["hu", "A Boden-tó Németország, Ausztria és Svájc között fekszik. Partja nagyon szép."],
  ] as const)
    assert.equal(planned(body, language).visual.kind === "map", false, language);
  // What lies there is on the map itself.
  const sea = planned(
    "The Dead Sea lies between Jordan in the east and Israel in the west. Its shore is very low.",
  );
  assert.equal(sea.visual.kind === "map" && sea.visual.places[0]?.label, "Dead Sea");
  assert.deepEqual(areasOf(planned("The route runs through Austria, Hungary and Serbia. It takes a day.")), [
    "AT",
    "HU",
    "RS",
  ]);
});
