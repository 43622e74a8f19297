import assert from "node:assert/strict";
import { test } from "node:test";
import { areHoursAlone } from "./named-beside-times.ts";
import { film } from "./plan.fixture.ts";

test("hours alone are known in the ways that they are written, and what tells more is none", () => {
  for (const text of ["De 14 h à 23 h", "7:00–9:30", "2 a.m. to 5 a.m.", "5 am to noon", "Von 6 bis 9 Uhr", "8点到10点", "9時から17時", "Dalle 8:30 alle 12:00", "С 9:00 до 17:00", "Om 19.30 uur", "오전 9시부터 오후 5시까지"])
    assert.ok(areHoursAlone(text), text);
  for (const text of ["1990–2020", "24 hours", "From 1 to 10", "14 h de train", "Monday 9:00", "9 Uhr: Anstoß", "3", "The 5 a.m. train", "Von A bis Z"])
    assert.ok(!areHoursAlone(text), text);
}); // prettier-ignore

test("a chapter that is called by hours has what happens then beside them, and its heading stays", () => {
  const { scenes } = film(
    "# La journée\n\n## De 14 h à 23 h\n\nL'équipe du soir surveille le télescope. Elle note chaque nuage.\n\n## De 23 h à 7 h\n\nLes astronomes boivent du café. Personne ne parle.\n",
    "fr",
  );
  assert.deepEqual(scenes.slice(1).map(({ title }) => title), [
    "De 14 h à 23 h · L'équipe du soir surveille le télescope",
    "De 23 h à 7 h · Les astronomes boivent du café",
  ]);
  const [, first] = scenes;
  assert.ok(first?.visual.kind === "statement" && first.visual.heading === "De 14 h à 23 h");
}); // prettier-ignore
