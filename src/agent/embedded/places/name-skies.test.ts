import assert from "node:assert/strict";
import { test } from "node:test";
import type { Sky } from "../../../artifacts/sky.ts";
import type { StoryScene, Visual } from "../../../artifacts/storyboard.ts";
import { withSkies } from "./name-skies.ts";

function scene(...thoughts: string[]): StoryScene {
  const [text = "", ...more] = thoughts;
  const visual: Visual = { kind: "statement", text, more: more.map((thought) => ({ text: thought })) };
  return { index: 1, title: text, role: "section", narration: thoughts, visual, sources: [] };
}

/** The sky over each thought of each scene. */
function skies(scenes: readonly StoryScene[], language = "en"): (Sky | null)[][] {
  return withSkies(scenes, { language }).map(({ sky = null, visual }) => {
    if (visual.kind !== "statement") return [sky];
    let over: Sky | null = sky;
    return [
      sky,
      ...(visual.more ?? []).map((thought) => (over = thought.sky === undefined ? over : thought.sky)),
    ];
  });
}

test("weather stays through its scene and the next, and not longer", () => {
  const told = [scene("A storm rose.", "The ship lost her engines."), scene("The keeper saw her."), scene("He wrote it down.")]; // prettier-ignore
  assert.deepEqual(skies(told), [["storm", "storm"], ["storm"], [null]]);
});

test("a storm ends where one hears when to come or whom to ring, and under another heading", () => {
  const told = (text: string): StoryScene[] => [scene("A storm rose."), scene(text)];
  for (const practical of ["We are open from 10 to 6 pm.", "Open 9:30–14:00.", "Ring 01584 496 0172.", "Write to hello@mill.example."])
    assert.deepEqual(skies(told(practical)), [["storm"], [null]], practical); // prettier-ignore
  for (const story of ["She lost 10 to 15 men.", "At 23:40 she struck the rock.", "They had 4 boats."])
    assert.deepEqual(skies(told(story)), [["storm"], ["storm"]], story);
  assert.deepEqual(skies([scene("मेला सुबह 11 बजे से रात 8 बजे तक है।")], "hi"), [[null]]);
  const under = (heading: string, one: StoryScene): StoryScene => ({ ...one, visual: { ...one.visual, heading } as Visual }); // prettier-ignore
  assert.deepEqual(skies([under("The night of 1953", scene("A storm rose.")), under("The museum", scene("It has two rooms."))]), [["storm"], [null]]); // prettier-ignore
  assert.deepEqual(skies([under("The night of 1953", scene("A storm rose.")), under("The night of 1953", scene("The dyke broke."))]), [["storm"], ["storm"]]); // prettier-ignore
});

test("weather of any day is over with its sentence", () => {
  const canal = [
    scene("Un bateau fait le tour de l'Espagne, avec les tempêtes et les pirates.", "Depuis les Romains on rêve d'un canal."),
    scene("Riquet n'est pas ingénieur."),
  ]; // prettier-ignore
  assert.deepEqual(skies(canal, "fr"), [["storm", null], [null]]);
  assert.deepEqual(skies([scene("Storms came from the west.", "He stayed.")]), [["storm", null]]);
});

test("a later time, a clear sky or other weather end it; a night or rain do not end a storm", () => {
  assert.deepEqual(skies([scene("A gale blew.", "In the rain they rowed out.", "That night two came back.", "At dawn the beach was empty.")]), [["storm", "storm", "storm", "dawn"]]); // prettier-ignore
  assert.deepEqual(skies([scene("A gale blew.", "Four years later she fell ill.")]), [["storm", null]]);
  assert.deepEqual(skies([scene("Fog lay on the fjord.", "Then the sky cleared.")]), [["fog", null]]);
  assert.deepEqual(skies([scene("Fog lay on the fjord.", "The fog lifted.")]), [["fog", null]]);
  assert.deepEqual(skies([scene("A gale blew.", "An hour later the mast broke.")]), [["storm", "storm"]]);
});

test("in each language the sky is that of the sentence", () => {
  const told: [string, string, Sky][] = [
    ["de", "Ein Nordweststurm drückte das Wasser gegen die Deiche.", "storm"],
    ["de", "Im Morgengrauen fuhr der Zug ab.", "dawn"],
    ["fr", "Le brouillard est monté de la vallée.", "fog"],
    ["fr", "La neige tombait depuis trois jours.", "snowfall"],
    ["es", "Subió a la torre bajo la lluvia.", "rain"],
    ["it", "Una sera pioveva così forte che il torrente salì.", "rain"],
    ["pt", "Naquela noite ninguém dormiu.", "night"],
    ["nl", "In de nacht luidde de klok.", "night"],
    ["pl", "O świcie wyszli w góry.", "dawn"],
    ["ru", "Буря сорвала крышу с дома.", "storm"],
    ["ja", "霧の朝、船は出た。", "fog"],
    ["zh", "黎明时分他们出发了。", "dawn"],
    ["ko", "눈보라가 사흘 동안 몰아쳤다.", "snowfall"],
    ["ar", "هبت عاصفة على السفينة.", "storm"],
    ["tr", "Şafakta köye vardılar.", "dawn"],
  ];
  for (const [language, sentence, sky] of told)
    assert.deepEqual(skies([scene(sentence)], language), [[sky]], sentence);
});

test("what only sounds like weather is none, nor what is denied or compared", () => {
  for (const text of [
    "The article met a storm of protest.",
    "They weathered the storm.",
    "It was a perfect storm of debt and bad luck.",
    "No rain fell for two years.",
    "It had not rained since March.",
    "He ran like a storm through the house.",
    "The truth dawned on her.",
    "The idea came to him while brainstorming.",
    "Dr John Snow drew a map.",
    "He worked the night shift.",
    "The rain forest begins behind the village.",
    "They worked through the fog of that year.",
    "In case of rain we meet in the hall.",
  ])
    assert.deepEqual(skies([scene(text)]), [[null]], text);
  assert.deepEqual(skies([scene("Es hatte seit März nicht geregnet.")], "de"), [[null]]);
  assert.deepEqual(skies([scene("雨天の場合は中止します。")], "ja"), [[null]]);
  assert.deepEqual(skies([scene("Il n'avait jamais plu, sans pluie la terre se fendait.")], "fr"), [[null]]);
});

test("a table has no weather, a quotation in a storm has; a drawing of weather gives way to it", () => {
  const table: StoryScene = {
    ...scene("x"),
    visual: { kind: "table", heading: "T", columns: [{ label: "a", align: "start" }], rows: [["b"]] },
  };
  const quote: StoryScene = { ...scene("x"), visual: { kind: "quote", text: "Hold on!" } };
  assert.deepEqual(skies([scene("A gale blew."), table]), [["storm"], [null]]);
  assert.deepEqual(skies([scene("A gale blew."), quote]), [["storm"], ["storm"]]);
  const drawn = scene("It was raining.");
  const [told] = withSkies([{ ...drawn, visual: { ...drawn.visual, illustration: "cloud-with-rain" } as Visual }], { language: "en" }); // prettier-ignore
  assert.ok(told !== undefined && !("illustration" in told.visual) && told.sky === "rain");
});

test("a title's sky is its own; a language without words for the weather has none", () => {
  const title: StoryScene = { ...scene("x"), role: "opening", narration: ["Midnight on the pass."], visual: { kind: "title", title: "Midnight on the pass" } }; // prettier-ignore
  assert.deepEqual(skies([title, scene("Ann was ten.")]), [["night"], [null]]);
  assert.deepEqual(skies([scene("Dhoruba ilianza usiku.")], "sw"), [[null]]);
});

test("how the weather is as a rule is no weather of the moment", () => {
  const rules: [string, string][] = [
    ["en", "It rained for only a few weeks a year."],
    ["en", "When the rain comes, the water rises."],
    ["de", "Regen fällt hier nur im Winter."],
    ["fr", "Quand la pluie vient, l'eau monte."],
    ["hi", "साल में कुछ ही हफ़्ते बारिश होती थी।"],
    ["ja", "雨の日も走ります。"],
  ];
  for (const [language, sentence] of rules)
    assert.deepEqual(skies([scene(sentence)], language), [[null]], sentence);
  assert.deepEqual(skies([scene("All night the rain beat on the roof.")]), [["rain"]]);
});
