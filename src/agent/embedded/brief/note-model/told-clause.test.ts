import assert from "node:assert/strict";
import { test } from "node:test";
import { restOfNote, toldClause, withoutNote } from "./told-clause.ts";

const TOLD: [note: string, told: string][] = [
  ["Right, so the new washing machines are going in on Tues 3 June and I've had the same questions about nine times, so here's the lot in one go.", "The new washing machines are going in on Tues 3 June."],
  ["After the near miss on the Line 4 palletiser on 12 March I want something we can play at the start of every shift next week.", "The near miss on the Line 4 palletiser on 12 March."],
  ["Die neuen Waschmaschinen kommen am 3. Juni in den Keller, und ich bin ab morgen im Urlaub.", "Die neuen Waschmaschinen kommen am 3. Juni in den Keller."],
  ["Les nouvelles machines arrivent au sous-sol le 3 juin et je voudrais que tout le monde le sache.", "Les nouvelles machines arrivent au sous-sol le 3 juin."],
  ["Après l'incident du 12 mars sur la ligne 4, nous voudrions quelque chose à passer à chaque équipe.", "L'incident du 12 mars sur la ligne 4."],
]; // prettier-ignore
for (const [note, told] of TOLD)
  test(`the clause of a note that tells when something comes is told: ${told}`, () => {
    const source = `${note} It is shut.`;
    const text = withoutNote(source, source, { start: 0, end: note.length });
    assert.equal(text.length, source.length);
    assert.equal(text.replace(/\s+/gu, " ").trim(), `${told} It is shut.`);
    assert.ok(!restOfNote(note).includes(told.slice(4, -1)), restOfNote(note));
  });

test("a note without such a clause goes whole", () => {
  for (const note of [
    "HR gets 200 tickets each month-end and I've got a team of two.",
    "I need it by 3 June and I have no time.",
    "The film is to be shown on 3 June at the open day, and I want it short.",
    "After the film on 12 March I want to go home.",
    "No music on this please, just the voice.",
    "The new machines are going in on 3 June.",
  ])
    assert.equal(toldClause(note), null, note);
});

test("what others took out of a text does not come back", () => {
  const [note = ""] = TOLD[0] ?? [];
  const gone = " ".repeat(note.length);
  assert.equal(withoutNote(note, gone, { start: 0, end: note.length }), gone);
});
