import assert from "node:assert/strict";
import { test } from "node:test";
import { estimateByCharacters } from "../../estimate-seconds.ts";
import { planFilm } from "../plan-film.ts";

const scenesOf = (body: string, targetLanguage: string) =>
  planFilm({
    prompt: `# Kunst\n\n${body}`,
    targetLanguage,
    duration: "short",
    style: "auto",
    estimateSeconds: estimateByCharacters,
  })?.scenes ?? [];

test("a figure does not stand for a sentence whose story is told before it", () => {
  const stories = {
    pl: "Kiedy w 2019 roku właściciel kamienicy chciał podnieść czynsz trzykrotnie, mieszkańcy zebrali w dwa tygodnie 4300 podpisów.",
    en: "When the owner of the building wanted three times the rent in the summer of 2019, the neighbours gathered 4,300 signatures.",
    de: "Als der Eigentümer im Sommer 2019 plötzlich die dreifache Miete verlangte, sammelten die Nachbarn 4300 Unterschriften.",
  };
  for (const [language, story] of Object.entries(stories)) {
    const shown = scenesOf(`${story} Das war alles.`, language).map(({ visual }) => visual);
    assert.ok(!shown.some(({ kind }) => kind === "number"), language);
    assert.ok(JSON.stringify(shown).includes("2019"), language);
  }
});

test("what is said in few words before a figure leaves it its page", () => {
  const shown = scenesOf("In the summer of 2019, the neighbours gathered 4,300 signatures.", "en");
  assert.ok(shown.some(({ visual }) => visual.kind === "number"));
});

test("where the whole sentence comes to its figure late, no page waits for it, and the others are read", () => {
  const scenes = scenesOf(
    "A lighthouse lamp is not very strong. What made it visible far out to sea was the lens. A solid lens of the same power would have weighed over five tonnes; ours weighs 380 kilos.",
    "en",
  );
  assert.deepEqual(
    scenes.slice(1).map(({ visual }) => visual.kind),
    ["statement"],
  );
});

test("a ring has its whole before its part, and is seen with its own sentence alone", () => {
  const scenes = scenesOf(
    "## Why closing matters\n\nA kitchen that is closed well opens fifteen minutes faster. It is also the hour in which most accidents happen: of the 26 accidents in our canteens last year, 14 were after eight. People are tired, floors are wet, and everyone wants to go home.",
    "en",
  );
  const [, ...told] = scenes.filter(({ narration }) => narration.join(" ").length > 20);
  assert.deepEqual(
    told.map(({ visual }) => visual.kind),
    ["number", "statement"],
  );
});

test("a figure does not stand for a sentence whose point is said behind it", () => {
  const points = {
    en: "There are about 2,500 kinds of moth in Britain, and only two of them eat clothes.",
    de: "Es gibt in Deutschland etwa 3.700 Arten von Faltern, und nur zwei davon fressen Kleider.",
    es: "En el país hay unas 4.200 especies de polillas, pero solo dos de ellas comen ropa.",
  };
  for (const [language, point] of Object.entries(points))
    assert.ok(!scenesOf(point, language).some(({ visual }) => visual.kind === "number"), language);
});

test("what is counted in a few words behind a figure is read, and not only heard", () => {
  const shown = scenesOf("In Britain there are about 2,500 kinds of moth. Butterflies: 59 kinds.", "en");
  assert.ok(JSON.stringify(shown.map(({ visual }) => visual)).includes("59"));
});
