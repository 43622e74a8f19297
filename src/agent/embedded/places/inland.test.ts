import assert from "node:assert/strict";
import { test } from "node:test";
import type { StoryScene } from "../../../artifacts/storyboard.ts";
import { namePlaces } from "./name-places.ts";
import { withNamedThings } from "./named-things.ts";

function filmOf(title: string, sentences: readonly string[], language: string): StoryScene[] {
  const scenes = [title, ...sentences].map((sentence, at): StoryScene => ({
    index: at + 1,
    title: sentence,
    role: at === 0 ? "opening" : "section",
    narration: [sentence],
    visual: at === 0 ? { kind: "title", title: sentence } : { kind: "statement", text: sentence },
    sources: [],
  }));
  return withNamedThings(namePlaces(scenes, { title, language }), { title, language });
}

const placesOf = (title: string, sentences: readonly string[], language: string) =>
  filmOf(title, sentences, language).map(({ place }) => place);

test("boats, locks and harbours of a film on a canal or a river are on it, not at sea", () => {
  const films: [language: string, title: string, sentences: string[]][] = [
    ["fr", "L'histoire du canal", ["La péniche attend à l'écluse.", "Il passe 4 300 bateaux en 1869.", "Le port était plein."]], // prettier-ignore
    ["en", "The story of the canal", ["A barge waits at the lock.", "In 1869 it had 4,300 boats.", "The harbour was full."]], // prettier-ignore
    ["de", "Die Geschichte des Kanals", ["Ein Lastkahn wartet an der Schleuse.", "Im Jahr fuhren 4300 Boote.", "Der Hafen war voll."]], // prettier-ignore
    ["nl", "Het verhaal van het kanaal", ["Een trekschuit wacht bij de sluis.", "Er voeren 4300 boten.", "De haven was vol."]], // prettier-ignore
    ["ru", "История канала", ["Баржа ждёт у шлюза.", "За год прошло 4300 лодок.", "Порт был полон."]],
    ["ja", "運河の物語", ["はしけが閘門で待つ。", "一年に四千の船が通った。", "港は満杯だった。"]],
  ];
  for (const [language, title, sentences] of films)
    assert.deepEqual(placesOf(title, sentences, language), ["river", "river", "river", "river"], title);
});

test("a film at sea stays there, be it that it comes up a river; a channel of a television is no water", () => {
  const sentences = ["The ship left the coast.", "The ocean was calm.", "It came up the river to the harbour."]; // prettier-ignore
  assert.deepEqual(placesOf("The last voyage", sentences, "en"), ["sea", "sea", "sea", "river"]);
  assert.deepEqual(placesOf("Un canal nuevo", ["El canal emite desde 1990.", "El canal cambia."], "es"), [
    undefined,
    undefined,
    undefined,
  ]);
});

test("grain that is carried is in no field, that which is reaped is", () => {
  const sentences = ["La rivière monte.", "Le dernier chargement de blé passe.", "On moissonne le blé."];
  assert.deepEqual(placesOf("Le fleuve", sentences, "fr"), ["river", "river", undefined, "fields"]);
});

test("a film on a bridge has it in sight at its river, a film on a railway its train where that is told of", () => {
  const bridge = filmOf("Le pont-canal de Saint-Aubrac", ["La rivière coupe le canal.", "Le chantier ouvre en 1791."], "fr"); // prettier-ignore
  assert.deepEqual(
    bridge.map(({ visual }) => ("illustration" in visual ? visual.illustration : undefined)),
    ["bridge", "bridge", "bridge"],
  );
  const railway = filmOf("Le canal", ["Le fleuve est large.", "Puis le chemin de fer arrive en 1870."], "fr"); // prettier-ignore
  const { visual } = railway[2] ?? { visual: null };
  assert.ok(visual?.kind === "statement" && visual.illustration === "locomotive");
});

test("boats that are lost each year are no end of boats, and a bridge that was saved stands", () => {
  const film = filmOf(
    "Le canal",
    [
      "Chaque année dix péniches chavirent dans la rivière.",
      "On compte 4 300 bateaux.",
      "Menacé de démolition, le pont est sauvé.",
    ],
    "fr",
  );
  assert.deepEqual(
    film.slice(1).map(({ visual }) => (visual.kind === "statement" ? visual.illustration : null)),
    [undefined, "ship", "bridge"],
  );
});
