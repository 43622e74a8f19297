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
