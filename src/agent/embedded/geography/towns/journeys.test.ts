import assert from "node:assert/strict";
import { test } from "node:test";
import type { MapVisual } from "../../../../artifacts/data-visuals.ts";
import { estimateByCharacters } from "../../../estimate-seconds.ts";
import { planFilm } from "../../plan-film.ts";
import { datesAtStops } from "./dates-at-stops.ts";
import { journeysOf, type JourneyStop } from "./read-journey.ts";

const ways = (sentences: string[], base = "en", asked = false): string[] =>
  journeysOf(sentences, base, asked).map(
    ({ stops, legs }) =>
    [stops.map(({ label }) => label).join(" "), ...legs.map(({ from, to }) => `${stops[from]?.label}>${stops[to]?.label}`)].join(" · "), // prettier-ignore
  );

test("a way goes on from sentence to sentence, branches, lists its stations and comes back", () => {
  assert.deepEqual(
    ways(["She was born in Kolkata.", "In 1883 she sailed to New York.", "She studied in Philadelphia."]),
    ["Kolkata New York Philadelphia · Kolkata>New York · New York>Philadelphia"],
  );
  assert.deepEqual(
    ways(
      [
        "En juin, deux astronomes quittent Paris : l’un vers le nord, jusqu’à Dunkerque ; l’autre vers le sud, jusqu’à Barcelone.",
      ],
      "fr",
    ),
    ["Paris Dunkerque Barcelone · Paris>Dunkerque · Paris>Barcelone"],
  );
  assert.deepEqual(ways(["The line ran from Istanbul to Baghdad."]), ["Istanbul Baghdad · Istanbul>Baghdad"]);
  assert.deepEqual(ways(["They came to Rome from Paris."]), ["Paris Rome · Paris>Rome"]);
  assert.deepEqual(ways(["They left Oslo for Bergen.", "From Bergen they returned to Oslo."]), [
    "Oslo Bergen · Oslo>Bergen · Bergen>Oslo",
  ]);
  assert.deepEqual(ways(["Über München und Innsbruck fuhr er nach Verona."], "de"), [
    "München Innsbruck Verona · München>Innsbruck · Innsbruck>Verona",
  ]);
  assert.deepEqual(ways(["Cocoa goes from Abidjan to the Netherlands."]), [
    "Abidjan Netherlands · Abidjan>Netherlands",
  ]);
});

test("places whose distance is told are points; those that are only listed are none", () => {
  assert.deepEqual(ways(["Bergen lies two thousand kilometres north of Lisbon."]), ["Bergen Lisbon"]);
  for (const told of [
    "We have offices in London, Paris and Toronto.",
    "It was 12 degrees in Oslo and 24 in Madrid.",
    "In Leeds it rains, in Cairo it does not.",
    "Jack London never met Paris Hilton in Reading.",
  ])
    assert.deepEqual(ways([told]), [], told);
  // Whoever asks for a map sees where they are.
  assert.equal(ways(["We have offices in London, Paris and Toronto."], "en", true).length, 1);
});

function mapsOf(prompt: string, language = "en"): MapVisual[] {
  const film = planFilm({
    prompt,
    targetLanguage: language,
    duration: "short",
    style: "auto",
    estimateSeconds: estimateByCharacters,
  });
  return (film?.scenes ?? []).flatMap(({ visual, narration }) => {
    if (visual.kind !== "map") return [];
    for (const { label, cue } of visual.places)
      if (cue !== undefined)
        assert.ok(narration[cue.sentence]?.slice(cue.offset).startsWith(label.slice(0, 3)), label);
    return [visual];
  });
}

const BEHIND = "The ship was built to be lifted by the ice. Its hull was round like half a coconut.";

test("a film shows the way while it is told, and words before and behind it", () => {
  const [map, ...others] = mapsOf(
    `# Nansen\n\nHe had waited for nine long years until somebody paid for the ship. He sailed from Oslo in June. The ship stopped in Tromsø to take on coal. ${BEHIND}\n`,
  );
  assert.equal(others.length, 0);
  assert.deepEqual(
    map?.places.map(({ label, area }) => `${area} ${label}`),
    ["NO Oslo", "NO Tromsø"],
  );
  assert.deepEqual(
    map?.ways?.map(({ from, to }) => [from, to]),
    [[0, 1]],
  );
});

test("one town is shown only where a map is asked for, and none where none is wanted", () => {
  const text = `# The wall\n\nIt stood in Berlin for twenty-eight years. Nobody had planned for its end. ${BEHIND}\n`;
  assert.deepEqual(mapsOf(text), []);
  assert.deepEqual(mapsOf(`Please show a map. Make a film for our visitors.\n\n${text}`).map(({ places }) => places.length), [1]); // prettier-ignore
  const told = `# Nansen\n\nHe sailed from Oslo to Tromsø. ${BEHIND}\n`;
  assert.equal(mapsOf(told).length, 1);
  assert.deepEqual(mapsOf(`Make a film for our visitors. No maps please.\n\n${told}`), []);
});

test("somebody who is called as a town is goes and is not gone to", () => {
  for (const told of [
    "Sofia went to Vienna in June.",
    "In June Sofia had travelled to Vienna.",
    "Then Milan left for Vienna.",
    "Her brothers Milan and Roman sailed to Vienna.",
    "They travelled to Vienna with Sofia.",
  ])
    assert.deepEqual(ways([told, "In May she came back to Graz."]), ["Vienna Graz · Vienna>Graz"], told);
  assert.deepEqual(ways(["Im Juni reiste Sofia nach Wien.", "Im Mai kam sie zurück nach Graz."], "de"), [
    "Wien Graz · Wien>Graz",
  ]);
  assert.deepEqual(ways(["La sœur de Sofia partit pour Rome.", "En mai, elle revint à Lyon."], "fr"), [
    "Rome Lyon · Rome>Lyon",
  ]);
});

test("towns that people are called after are gone to where that is said", () => {
  assert.deepEqual(ways(["She travelled from Paris to Milan."]), ["Paris Milan · Paris>Milan"]);
  assert.deepEqual(ways(["The train ran through Vienna, Sofia and Istanbul to Ankara."]).length, 1);
  assert.deepEqual(ways(["Il alla de Milan à Rome."], "fr"), ["Milan Rome · Milan>Rome"]);
  assert.deepEqual(ways(["Milan lies 250 kilometres west of Venice."]), ["Milan Venice"]);
  assert.deepEqual(ways(["Goethe verließ heimlich Karlsbad und reiste nach Rom."], "de"), [
    "Karlsbad Rom · Karlsbad>Rom",
  ]);
});

test("a date belongs to the place of its own clause", () => {
  const stop = (label: string, sentence: number, text: string): JourneyStop => ({ id: label, area: "", at: [0, 0], label, reach: 0, sentence, offset: text.indexOf(label) }); // prettier-ignore
  const datesIn = (told: readonly [text: string, date: string, ...places: string[]][]) => {
    const stops = told.flatMap(([text, , ...places], at) => places.map((place) => stop(place, at, text)));
    const dates = new Map(told.map(([, date], at) => [at, date]));
    return datesAtStops(stops, dates, new Map(told.map(([text], at) => [at, text]))).map((date) => date ?? "–"); // prettier-ignore
  };
  assert.deepEqual(
    datesIn([
      ["بعد ذلك سافر إلى جزر المالديف، وبلغ الصين نحو سنة 1345.", "1345", "المالديف", "الصين"],
      ["عاد إلى فاس في نوفمبر 1349، وفي سنة 1352 عبر الصحراء.", "1352", "فاس", "الصحراء"],
    ]),
    ["–", "1345", "–", "1352"],
  );
  assert.deepEqual(
    datesIn([
      ["In 1883, she sailed to Oslo and Bergen.", "1883", "Oslo", "Bergen"],
      ["She was born in Kolkata, in 1861.", "1861", "Kolkata"],
      ["She left Rome and in 1905 came to Paris.", "1905", "Rome", "Paris"],
      ["She came to Lyon, where in 1907 nobody knew her.", "1907", "Lyon"],
    ]),
    ["1883", "–", "1861", "–", "–", "–"],
  );
});

test("in Arabic a way passes through a list of places and goes on to what follows", () => {
  assert.deepEqual(ways(["مرّ بتلمسان وتونس وطرابلس، ثم وصل إلى الإسكندرية فالقاهرة، ومنها إلى دمشق."], "ar"), [
    "تلمسان تونس طرابلس الإسكندرية القاهرة دمشق · تلمسان>تونس · تونس>طرابلس · طرابلس>الإسكندرية · الإسكندرية>القاهرة · القاهرة>دمشق",
  ]);
});
