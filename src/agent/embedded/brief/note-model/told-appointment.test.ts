import assert from "node:assert/strict";
import { test } from "node:test";
import { withoutOrder } from "../order.ts";
import { callsWhoCan, remarkOn, tellsAppointment } from "./told-appointment.ts";
import { unitsOf } from "./units.ts";

test("when and where viewers are to come is told; until when a maker is to send a film is not", () => {
  for (const line of ["Thurs 14 May, 7.30pm, upstairs bar", "Sa., 3. Oktober, 15 Uhr, Gemeindehaus", "jeudi 14 mai, 19 h 30, salle des fêtes", "Thurs 14 May, 7.30pm, upstairs bar at the rink", "Samstag, 16. November, 9:00 Uhr, Backstube", "Sitzung Donnerstag, 16.10., 19:30 Uhr, Musiksaal"])
    assert.ok(tellsAppointment(line), line);
  for (const line of [
    "We need this by Thursday 14 May, 5pm",
    "By Thursday 14 May, 5pm please",
    "bis Freitag, 15. Mai, 12 Uhr",
    "Deadline: Fri 15 May, noon",
    "木曜日 5月14日 19時までに",
    "We show it on 14 May, 7.30pm, in the bar",
    "Date: 4 June, 22:31",
    "LABEL 02 [1974.3.11]",
    "I need it by 14 May, 7.30pm",
    "the video is for 14 May at 19:30",
    "Donnerstag, 16.10., 19:30 Uhr, bitte mit Musik",
    "Right, so the new machines are going in on Tuesday 3 June and I've had the same questions nine times over, so here's the lot in one go",
  ])
    assert.ok(!tellsAppointment(line), line);
}); // prettier-ignore

test("a remark in brackets belongs to the rest of its own line only", () => {
  const source = "Upstairs bar at the rink (lift at the back)\n\n(for the members at home)\n\nIce (and snow) melts.";
  const units = unitsOf(source, source);
  const remarks = units.map((_, at) => remarkOn(source, units, at));
  assert.deepEqual(remarks.filter((at) => at !== null), [0]);
}); // prettier-ignore

test("the hour and place of a meeting below its title stay, with their bracket; the note below them goes", () => {
  const brief = `HARWICK BOWLS CLUB - AGM

Tues 12 March, 7pm, function room at the Plough (ramp at the side)

quick film for members who never read the email please!! nothing fancy, no music

1. Apologies + minutes of last year
2. Chair's report (Ann)
3. Treasurer - we ended the season £310 down, first loss since 2015. Green keeping went up from £90 to £112 a week in July though
4. Membership: 41 last season, 38 the season before. 5 of the new ones came through the open day in May
5. Election of a secretary. Joan standing down after 6 yrs
6. AOB

Tea and cake after.`;
  const { text, wishes } = withoutOrder(brief);
  assert.match(text, /Tues 12 March, 7pm, function room at the Plough \(ramp at the side\)/u);
  assert.doesNotMatch(text, /quick film|no music/u);
  assert.ok(wishes.some((wish) => wish.includes("quick film")));
});

test("who calls all that can speaks to no maker", () => {
  for (const call of [
    "Bitte bis Montag bei mir melden, wer begleiten kann.",
    "Anyone who can help, tell me by Monday.",
    "Que me avise quien pueda venir el sábado.",
    "Chi può dare una mano mi scriva.",
    "Кто может помочь, напишите мне.",
  ])
    assert.ok(callsWhoCan(call), call);
  for (const note of ["Let me know by Monday if you can do it.", "Wer schaut sich das an?", "Please make it so that a child can follow."])
    assert.ok(!callsWhoCan(note), note);
}); // prettier-ignore
