import assert from "node:assert/strict";
import { test } from "node:test";
import { film, shown } from "../plan.fixture.ts";

/** Scenes of a text below a title and a first sentence, as `kind: heading: rows`. */
function scenesOf(text: string, language = "en"): string[] {
  return film(`A title of its own\n\nA first sentence about it.\n\n${text}\n`, language)
    .scenes.slice(2)
    .map(({ visual }) => {
      if (visual.kind === "table")
        return `table: ${visual.heading}: ${visual.rows.map((row) => row.join(" = ")).join(" | ")}`;
      if (visual.kind === "timeline")
        return `timeline: ${visual.heading}: ${visual.events.map(({ date, text: told }) => `${date} = ${told}`).join(" | ")}`;
      if (visual.kind === "statement") return `statement: ${visual.heading ?? ""}: ${visual.text}`;
      return visual.kind;
    });
}

test("a price in each line, with dots or without, is a table", () => {
  assert.deepEqual(
    scenesOf(
      "Prices\nPuncture repair incl. tube ........ £16\nGear tuning . . . . . . £18\nWheel truing …… from £20",
    ),
    ["table: Prices: Puncture repair incl. tube = £16 | Gear tuning = £18 | Wheel truing = from £20"],
  );
  assert.deepEqual(scenesOf("Menù\nPanino 5 €\nBirra (0,4 l) 4,50 €\nAcqua 1 €", "it"), [
    "table: Menù: Panino = 5 € | Birra (0,4 l) = 4,50 € | Acqua = 1 €",
  ]);
});

test("a value stays with its own name, whatever stands in the next line", () => {
  assert.deepEqual(
    scenesOf("जाँच के आँकड़े\nसामान्य: 100 से कम\nप्रीडायबिटीज़: 100 से 125\nमधुमेह: 126 या ज़्यादा", "hi"),
    ["table: जाँच के आँकड़े: सामान्य = 100 से कम | प्रीडायबिटीज़ = 100 से 125 | मधुमेह = 126 या ज़्यादा"],
  );
  assert.deepEqual(
    scenesOf("Reading the numbers\nNormal: below 120 over 80\nHigh, stage 1: 130 to 139 or 80 to 89\nHigh, stage 2: 140 or more"),
    ["table: Reading the numbers: Normal = below 120 over 80 | High, stage 1 = 130 to 139 or 80 to 89 | High, stage 2 = 140 or more"],
  ); // prettier-ignore
});

test("hours stand beside their days, and a line without hours among them", () => {
  assert.deepEqual(scenesOf("Opening hours\nTue–Fri 9:00–18:00\nSat 9:30–16:00\nSun + Mon closed"), [
    "table: Opening hours: Tue–Fri = 9:00–18:00 | Sat = 9:30–16:00 | Sun + Mon closed = ",
  ]);
});

test("a programme goes by its hours, day by day", () => {
  const [first, second] = scenesOf(
    "البرنامج\nالخميس\nالساعة 18:00 حفل الافتتاح\nالساعة 19:30 افتتاح المعرض\n\nالجمعة\nالساعة 16:00 ورشة خط الرقعة\nالساعة 18:30 محاضرة عن الأقلام",
    "ar",
  );
  assert.equal(first, "timeline: البرنامج: الخميس: 18:00 = حفل الافتتاح | 19:30 = افتتاح المعرض");
  assert.equal(second, "timeline: الجمعة: 16:00 = ورشة خط الرقعة | 18:30 = محاضرة عن الأقلام");
  assert.deepEqual(scenesOf("Programm\n14:00 Kaffee und Kuchen\n15:30 Kindertheater\nim Zelt\nab 18 Uhr Grillen", "de"), [
    "table: Programm: 14:00 = Kaffee und Kuchen | 15:30 = Kindertheater, im Zelt | ab 18 Uhr = Grillen",
  ]); // prettier-ignore
});

test("an hour is read whole, however it is written", () => {
  const rows = (text: string, language: string): string[] => scenesOf(text, language).map((scene) => scene.replace(/^\w+: [^:]*: /u, "")); // prettier-ignore
  assert.deepEqual(rows("Programme\n9 h 30 – Marché des producteurs\n11 h – Messe en plein air\n22 h 45 – Feu de la Saint-Jean, suivi du bal jusqu'à 2 h", "fr"), ["9 h 30 = Marché des producteurs | 11 h = Messe en plein air | 22 h 45 = Feu de la Saint-Jean, suivi du bal jusqu'à 2 h"]); // prettier-ignore
  assert.deepEqual(rows("Programa\n10:00 h – Apertura de puestos\n13.00 horas – Cata dirigida\nA las 17:30 – Concurso del queso", "es"), ["10:00 h = Apertura de puestos | 13.00 horas = Cata dirigida | 17:30 = Concurso del queso"]); // prettier-ignore
  assert.deepEqual(rows("Programm\n10 Uhr – Gottesdienst im Zelt\n14 Uhr 15 – Seifenkistenrennen", "de"), ["10 Uhr = Gottesdienst im Zelt | 14 Uhr 15 = Seifenkistenrennen"]); // prettier-ignore
  assert.deepEqual(rows("Programme\n9 am Doors open\n6:30 pm Dinner in the barn", "en"), ["9 am = Doors open | 6:30 pm = Dinner in the barn"]); // prettier-ignore
});

test("the head of rows names them alone, and is heard", () => {
  const { scenes } = film(
    "A fair\n\nA first sentence about it.\n\nPrices\nAdults: £8\nChildren: £3\nDogs: £1\n\nBring warm clothes, because the wind comes from the sea.\n\nHow to come\n1. Take bus 6 to the harbour.\n2. Walk along the quay.\n3. Cross the bridge.\n",
  );
  const headings = scenes.slice(2).map(({ visual }) => ("heading" in visual ? visual.heading : undefined));
  assert.deepEqual(headings, ["Prices", undefined, "How to come"]);
  assert.equal(scenes[2]?.narration[0], "Prices.");
});

test("a head above one sentence is no part of it", () => {
  assert.deepEqual(scenesOf("What to bring\nEverybody brings a chair for the evening in the yard."), [
    "statement: What to bring: Everybody brings a chair for the evening in the yard",
  ]);
});

test("prose that an editor wrapped, and verse, are no rows", () => {
  const wrapped =
    "She said: come here and bring the lamp, because the ship that we saw in the\nmorning: it has turned round. He paid £5 for the oil and went up the stairs to the\ngallery, where the wind was strong enough to put out every flame but his.";
  assert.equal(shown(wrapped, "en").kind, "statement");
  const verse =
    "At six the bell, at nine the tide,\nTwo gulls, one mast, the moon beside,\nAnd £5 in a jar, she cried,\nWould pay the ferry to the other side.";
  assert.deepEqual(scenesOf(verse), ["quote"]);
});

test("nine prices take two pictures with one heading, and are no chart", () => {
  const prices = Array.from(
    { length: 9 },
    (_, at) => `Service number ${"abcdefghi"[at]} ..... £${at * 7 + 5}`,
  );
  const scenes = scenesOf(`The price list\n${prices.join("\n")}`);
  assert.equal(scenes.length, 2);
  for (const scene of scenes) assert.match(scene, /^table: The price list: Service/);
  assert.equal(scenes.join(" | ").match(/£/g)?.length, 9);
});

test("words in marks above an address are said, and head nothing", () => {
  const said = film('# The lido\n\nThe lido opened in 1934, and it has 210 members.\n\n## Lessons\n\n"Come in. It is warm."\nTideway Lido, Ferry Lane. Beginners on Mondays at 7.\n').scenes.flatMap(({ narration }) => narration).join(" "); // prettier-ignore
  assert.match(said, /Come in\. It is warm\./u);
});
