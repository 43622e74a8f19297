import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";
import { readBrief } from "./read-brief.ts";

const headsOf = (text: string): string[] =>
  readBrief(text).sections.flatMap(({ title }) => (title === null ? [] : [title.shown]));

const FLOODS = `3. Flood gates. The council will fit removable gates on 64 front doors. The work is free to the householder. A surveyor calls between 9 and 20 September and needs fifteen minutes at each door.

4. How they work. Each gate weighs 11 kg and slots into two rails beside the door. Practise once, in the dry. The seal is tightened with the two black knobs, by hand.

5. Warnings. When the river gauge at Mill Weir passes 3.4 metres, you will receive a text message. From then on you have about five hours. Fit the gates first, then move your car to the market square.`;

test("topics that are numbered and told at length are sections, whole", () => {
  assert.deepEqual(headsOf(FLOODS), ["Flood gates", "How they work", "Warnings"]);
  const told = film(FLOODS, "en")
    .scenes.flatMap(({ narration }) => narration)
    .join(" ");
  for (const said of ["free to the householder", "Practise once", "about five hours"])
    assert.ok(told.includes(said), said);
  assert.doesNotMatch(told, /First,|Finally,/u);
});

test("so are those with bold heads and in languages without blanks", () => {
  assert.deepEqual(
    headsOf(
      "- **Fahrpreise.** Die Monatskarte kostet ab Mai 49 Euro. Wer ein Abo hat, zahlt bis Dezember den alten Preis und bekommt danach einen Brief von uns. Kinder unter sechs fahren frei.\n- **Fahrplan.** Die Linie 4 fährt alle zehn Minuten. Abends bleibt es beim Halbstundentakt bis ein Uhr nachts. Am Wochenende hält sie auch am Klinikum, wo bisher nur die Linie 9 gehalten hat.",
    ),
    ["Fahrpreise", "Fahrplan"],
  );
  assert.deepEqual(
    headsOf(
      "1. 受付。来られた方はまず二階の受付で番号札を取ってください。番号は三十番ごとに呼ばれます。順番が来るまでロビーの椅子でお待ちください。\n\n2. 駐車場。駐車場は北門の脇に四十台分あります。満車のときは川沿いの臨時駐車場をご利用ください。歩いて五分です。",
    ),
    ["受付", "駐車場"],
  );
});

test("steps stay a list, and so do items of a line", () => {
  for (const list of [
    "1. Rinse well. Use cold water, never hot. Wait until it runs clear, which takes about a minute and a half.\n2. Dry slowly. Hang the cloth in the shade. Turn it once after an hour so that both sides dry alike.",
    "1. Prices. They rise in May.\n2. Timetable. Line 4 runs every ten minutes.",
    "- Oak: hard and heavy.\n- Pine: soft and light.\n- Ash: bends well.",
  ]) {
    const { intro, sections } = readBrief(`# Title\n\n${list}`);
    const kinds = [...intro, ...sections.flatMap(({ blocks }) => blocks)].map(({ kind }) => kind);
    assert.deepEqual(kinds, ["list"], list);
  }
});
